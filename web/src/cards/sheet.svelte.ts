// A card somebody writes: what stands in the form, and the card that is sent.

import { s } from "../strings";
import { listed, numbered } from "./cut";
import type { WrittenCard } from "./types";

const KEY = "kumite card"; // and the game, where it is not the first
const GAME = "kumite card game";
const FIRST = "universus";
const OFF = "off";
const SYMBOLS: Record<string, string[]> = { [FIRST]: ["fire", "air", "order"], ufs: ["good", "air", "order"] };

export interface Fields {
  name: string;
  type: string;
  version: string;
  wording: string;
  difficulty: string;
  check: string;
  block: string;
  block_zone: string;
  speed: string;
  zone: string;
  damage: string;
  hand_size: string;
  health: string;
  keywords: string;
  traits: string;
  text: string;
  symbols: Record<string, string>; // "on" or "attuned"
  back: Fields | null; // the other side
}

/** The card that the form begins with. */
export function example(game = FIRST): Fields {
  return {
    ...exampleWords(game),
    type: "attack",
    version: "",
    wording: "",
    difficulty: "4",
    check: "3",
    block: "2",
    block_zone: "mid",
    speed: "3",
    zone: "mid",
    damage: "4",
    hand_size: "6",
    health: "25",
    traits: "",
    symbols: Object.fromEntries((SYMBOLS[game] ?? SYMBOLS[FIRST] ?? []).map((name) => [name, "on"])),
    back: null,
  };
}

export const exampleWords = (game: string) => s.cards.workshop.examples[game] ?? s.cards.workshop.example;

/** The card as the server takes it; `only` names what its type has and others have not. */
export function written(fields: Fields, only: Record<string, string[]>, game = FIRST): WrittenCard {
  const own = only[fields.type] ?? [];
  const number = (name: "speed" | "damage" | "hand_size" | "health") =>
    own.includes(name) ? numbered(fields[name]) : null;
  const symbols = Object.entries(fields.symbols).filter(([, state]) => state !== OFF);
  const block = fields.block_zone ? numbered(fields.block) : null;
  return {
    game,
    name: fields.name.trim(),
    type: fields.type,
    text: fields.text,
    wording: fields.wording || null,
    version: fields.type === "character" ? fields.version.trim() : "",
    difficulty: numbered(fields.difficulty),
    check: numbered(fields.check),
    block,
    block_zone: block === null ? null : fields.block_zone,
    speed: number("speed"),
    zone: own.includes("zone") ? fields.zone : null,
    damage: number("damage"),
    hand_size: number("hand_size"),
    health: number("health"),
    symbols: symbols.map(([name, state]) => (state === "attuned" ? `attuned:${name}` : name)),
    keywords: listed(fields.keywords),
    traits: listed(fields.traits),
    back: fields.back?.name.trim() ? written(fields.back, only, game) : null,
  };
}

/** The form with this card in it. */
function filled(card: WrittenCard): Fields {
  const said = Object.entries(card).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]);
  const symbols = card.symbols.map((word) => [word.replace("attuned:", ""), word.includes(":") ? "attuned" : "on"]);
  const strings = said.map(([name, value]) => [name, String(value ?? "")]);
  const { game, ...fields } = Object.fromEntries(strings) as Record<string, string>;
  return {
    ...example(game),
    ...fields,
    symbols: Object.fromEntries(symbols) as Record<string, string>,
    back: card.back ? filled(card.back) : null,
  };
}

const NEXT: Record<string, string> = { off: "on", on: "attuned", attuned: "off" };

export class Sheet {
  game = $state("");
  fields: Fields = $state(example());

  constructor(game: string | null) {
    this.game = game ?? load(GAME) ?? FIRST;
    this.fields = kept(this.game);
  }

  /** A card of another game; this one waits until somebody comes back to it. */
  turnTo(game: string): void {
    this.keep();
    this.game = game;
    this.fields = kept(game);
    this.keep();
  }

  symbol(name: string): string {
    return this.fields.symbols[name] ?? OFF;
  }

  /** Off, on, attuned, and off again; infinity is never attuned, and in some games nothing is. */
  turn(name: string, attunes = true): void {
    const now = this.symbol(name);
    this.fields.symbols[name] = (name === "infinity" || !attunes) && now === "on" ? OFF : (NEXT[now] ?? OFF);
  }

  /** Another side to write on, or none. */
  turnOver(): void {
    const blank = { ...example(this.game), name: "", keywords: "", text: "", block_zone: "", symbols: {} };
    this.fields.back = this.fields.back ? null : { ...blank, type: this.fields.type };
  }

  /** A card that was written as text. */
  take(card: WrittenCard): void {
    this.fields = filled(card);
  }

  keep(): void {
    try {
      localStorage.setItem(place(this.game), JSON.stringify(this.fields));
      localStorage.setItem(GAME, this.game);
    } catch {
      return; // then it lasts as long as the page
    }
  }

  clear(): void {
    this.fields = { ...example(this.game), name: "", keywords: "", text: "" };
  }
}

const place = (game: string) => (game === FIRST ? KEY : `${KEY} ${game}`);

function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Those entries that a side of a card still has, over the usual ones. */
function known(found: object, usual: Fields, game: string): Fields {
  const kept = Object.entries(found).filter(
    ([name, value]) => name in usual && typeof value === typeof usual[name as keyof Fields] && value !== null,
  );
  const { back, ...own } = Object.fromEntries(kept) as Partial<Fields>;
  return { ...usual, ...own, back: back ? known(back, example(game), game) : null };
}

/** What was written here last, however old that is. */
function kept(game: string): Fields {
  const usual = example(game);
  try {
    const found: unknown = JSON.parse(load(place(game)) ?? "null");
    if (typeof found !== "object" || found === null) return usual;
    return known(found, usual, game);
  } catch {
    return usual;
  }
}
