// A deck that is being built: its cards here, what is said of it by the server.

import { problem } from "../lib/format";
import { s } from "../strings";
import * as cards from "./api";
import { copiesOf, Later, total, withMore } from "./cut";
import type { BuiltDeck, JudgedDeck, Listing, Terms } from "./types";

const PAUSE = 200;
const KEY = "kumite deck";

export const none = (pool: string | null = null, game = "universus"): BuiltDeck => ({
  name: "",
  game,
  character: "",
  symbol: "",
  cards: [],
  sidebar: [],
  format: "",
  about: "",
  pool,
});

export type Place = "cards" | "sidebar";

export class Building {
  deck: BuiltDeck = $state(none());
  id = $state(""); // of a deck that is kept
  judged: JudgedDeck | null = $state.raw(null);
  terms: Terms | null = $state.raw(null); // of its game
  byHand = $state(false);
  busy = $state(false);
  trouble = $state("");
  said = $state(""); // the last change, for those who do not see it
  dirty = $state(false);
  private turn = 0;
  private later = new Later(PAUSE);
  private drafts: Record<string, BuiltDeck> = {};

  start(deck: BuiltDeck, id = ""): void {
    this.deck = { ...none(), ...deck };
    this.id = id;
    this.dirty = false;
  }

  /** A deck of another game; this one waits until somebody comes back to it. */
  turnTo(game: string): void {
    this.drafts[this.deck.game] = this.deck;
    this.judged = null;
    this.start(this.drafts[game] ?? none(this.deck.pool, game));
    this.keep();
  }

  /** What is different in this game's decks; for a component's `$effect`. */
  learn(): void {
    const game = this.deck.game;
    void cards.terms(game).then((terms) => {
      if (game === this.deck.game) this.terms = terms;
    });
  }

  count(name: string, place: Place = "cards"): number {
    return copiesOf(this.deck[place], name);
  }

  change(name: string, more: number, place: Place = "cards"): void {
    this.deck[place] = withMore(this.deck[place], name, more);
    const words = s.cards.builder;
    this.said = (place === "cards" ? words.inDeck : words.inSidebar)(name, this.count(name, place));
    this.touch();
  }

  /** The character that begins the game; the symbol is chosen anew if it is none of its own. */
  lead(name: string, symbols: string[]): void {
    this.deck.character = name;
    const own = symbols.map((symbol) => symbol.replace("attuned ", ""));
    if (!own.includes(this.deck.symbol) && !own.includes("infinity")) this.deck.symbol = own[0] ?? "";
    this.touch();
  }

  touch(): void {
    this.dirty = true;
    this.keep();
  }

  /** So many cards, the starting character among them where that is how the game counts. */
  get size(): number {
    return total(this.deck.cards) + (this.deck.character ? (this.terms?.leads ?? 0) : 0);
  }

  get aside(): number {
    return total(this.deck.sidebar);
  }

  /** The cards by their types, in the order of the server's words for them. */
  sections(order: string[]): { type: string; cards: Listing; n: number }[] {
    const type = (name: string) => this.judged?.faces[name]?.type ?? "other";
    return [...order, "other"]
      .map((each) => {
        const found = this.deck.cards.filter(([name]) => (order.includes(type(name)) ? type(name) : "other") === each);
        return { type: each, cards: found, n: total(found) };
      })
      .filter(({ n }) => n > 0);
  }

  /** Ask what the rules say, soon; for a component's `$effect`. */
  follow(): () => void {
    const deck = $state.snapshot(this.deck) as BuiltDeck;
    const byHand = this.byHand;
    this.later.soon(() => void this.ask(deck, byHand));
    return () => this.later.stop();
  }

  private async ask(deck: BuiltDeck, byHand: boolean): Promise<void> {
    const now = ++this.turn;
    this.busy = true;
    try {
      const judged = await cards.judge(deck, byHand);
      if (now !== this.turn) return;
      this.judged = judged;
      this.trouble = "";
    } catch (error) {
      if (now === this.turn) this.trouble = problem(error);
    }
    if (now === this.turn) this.busy = false;
  }

  async save(): Promise<void> {
    const kept = await cards.saveDeck($state.snapshot(this.deck) as BuiltDeck, this.id);
    this.id = kept.id;
    this.deck.name = kept.deck.name;
    this.dirty = false;
    forget();
  }

  /** What is not saved survives a reload. */
  private keep(): void {
    if (this.id) return;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.deck));
    } catch {
      return; // then it lasts as long as the page
    }
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** The deck that was begun here and not saved. */
export function begun(): BuiltDeck | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<BuiltDeck> | null;
    return found && Array.isArray(found.cards) && Array.isArray(found.sidebar) ? { ...none(), ...found } : null;
  } catch {
    return null;
  }
}
