// Reading a view: what lies where, what has just happened, where options lead. No words, no drawing, no rules.

import type { GameEvent } from "../../lib/protocol";
import {
  FACE_DOWN,
  UNSEEN,
  type Ability,
  type Attack,
  type Check,
  type Piece,
  type Status,
  type VersusView,
} from "./types";

export const otherSeat = (view: VersusView, seat: string): string =>
  Object.keys(view.seats).find((each) => each !== seat) ?? seat;

export const seatNumber = (view: VersusView, seat: string): number => Object.keys(view.seats).indexOf(seat);

/** Whether decks are still to be chosen. */
export const choosing = (view: VersusView): boolean => Object.values(view.seats).some(({ character }) => !character);

/** Whether a name tells which card it is. */
export const isKnown = (name: string): boolean => name !== UNSEEN && name !== FACE_DOWN && name !== "";

export const isTurned = (piece: Piece): boolean => piece.marks.includes("committed");

/** Marks that are drawn as signs: how it lies is seen anyway. */
export const signs = (piece: Piece): string[] => piece.marks.filter((mark) => mark !== "committed");

export interface Stack {
  name: string;
  count: number;
}

/** Cards by name, in the order in which they lie. */
export function stacks(cards: string[]): Stack[] {
  const found: Stack[] = [];
  for (const name of cards) {
    const stack = found.find((each) => each.name === name);
    if (stack) stack.count += 1;
    else found.push({ name, count: 1 });
  }
  return found;
}

// Places: the names that the game's book.py and this table agree on; what lies in play has its own, `at`

export const handPlace = (name: string): string => `card ${name}`;
export const pilePlace = (seat: string, pile: "deck" | HiddenPile): string => `${seat}.${pile}`;
export const deckPlace = (name: string): string => `deck ${name}`;
export const TURN_PLACE = "turn"; // whatever passes on

export type HiddenPile = "discards" | "removed";

// Printed lines

export interface Line {
  keyword: string; // that gives it, or nothing
  symbols: string[]; // one of which the character must have
  before: string; // its name, and what else stands before its kind
  kind: string; // Enhance, Form, Response, Blitz, or nothing
  label: string; // the same as it is printed
  text: string;
}

const SYMBOL = /\{([a-z]+)\}\s*/g;

/** What is written on a card, ability by ability; below that what its keywords come to, if they say more than their name:
a small card has no room for all of it. */
export function lines(face: { abilities: Ability[] }): Line[] {
  const said = face.abilities.filter(({ text }) => text).map(lineOf);
  return [...said.filter(({ keyword }) => !keyword), ...said.filter(({ keyword }) => keyword)];
}

function lineOf({ type, label = type, keyword, text }: Ability): Line {
  const line = { keyword, symbols: [], before: "", kind: "", label: "", text };
  if (type === "Continuous") return line;
  const header = text.slice(0, text.indexOf(":") + 1);
  const at = header.search(new RegExp(`(?<![\\w'])${label}(?=[ :])`));
  if (at < 0) return { ...line, kind: type, label };
  const lead = text.slice(0, at);
  const symbols = [...lead.matchAll(SYMBOL)].map(([, symbol]) => symbol ?? "");
  const before = lead.replace(SYMBOL, "").replace(/[-\s]+$/, "");
  return { keyword, symbols, before, kind: type, label, text: text.slice(at + label.length).replace(/^:?\s*/, "") };
}

/** What may be chosen in a text, each on a line of its own. */
export const listed = (text: string): string => text.replace(/(?<=[.:]) - /g, "\n• ");

// The steps of a turn, and where it stands

export interface Stop {
  id: string;
  now: boolean;
  done: boolean;
}

const START = ["Ready Step", "Review Step", "Draw Step"];
const ATTACK = ["Enhance Step", "Block Step", "Damage Step"];

/** The way through this turn: its phases, and the steps of the one in which it is.  The first turn of a game has nothing
before its Combat Phase, and where text boxes are blank no attack has an Enhance Step. */
export function stops(view: VersusView): Stop[] {
  const first = view.words?.["Start Phase"] ?? "Start Phase";
  const phase = START.includes(view.phase) ? first : view.phase;
  const steps = view.blank ? ATTACK.slice(1) : ATTACK;
  const way = [first, "Combat Phase", "End Phase"].flatMap((each) => {
    if (each === first) return phase === each ? START : view.turns === 1 ? [] : [each];
    return each === "Combat Phase" && view.attack ? [each, ...steps] : [each];
  });
  const step = view.attack?.step === "resolved" ? "Damage Step" : view.attack?.step;
  const at = way.indexOf(step ?? (phase === first && !START.includes(view.phase) ? "Ready Step" : view.phase));
  return way.map((id, i) => ({ id, now: i === at, done: i < at }));
}

// What is shown of an attack and a check after they are over

export interface ShownAttack extends Attack {
  over: boolean;
}

export interface ShownCheck extends Check {
  over: boolean;
  result: "" | "pass" | "fail";
}

const told = (events: GameEvent[], what: string): GameEvent | undefined =>
  events.filter((event) => event.what === what).at(-1);
const gameOver = (events: GameEvent[]): boolean => told(events, "GameOver") !== undefined; // and the next one follows
const newTurn = (events: GameEvent[]): boolean => gameOver(events) || told(events, "TurnBegan") !== undefined;

/** The games won so far, in the order of the seats: "1 : 0"; nothing where a match is one game. */
export const standing = (view: VersusView): string =>
  view.wins_needed > 1
    ? Object.values(view.seats)
        .map(({ wins }) => wins)
        .join(" : ")
    : "";

/** The attack now; else the last one as it ended, until the next turn. */
export function attackNow(before: ShownAttack | null, view: VersusView, events: GameEvent[]): ShownAttack | null {
  if (view.attack) return { ...view.attack, over: false };
  if (!before || newTurn(events)) return null;
  if (before.over) return before;
  const ended = told(events, "resolve");
  const status = (told(events, "block")?.note as Status | undefined) ?? (ended?.note as Status | undefined);
  const dealt = Number(told(events, "deal")?.amount ?? before.dealt);
  return { ...before, over: true, step: "resolved", status: status ?? before.status, dealt };
}

/** The check now; else the last one, with its result, until the next turn. */
export function checkNow(before: ShownCheck | null, view: VersusView, events: GameEvent[]): ShownCheck | null {
  if (view.check?.card) return { ...view.check, over: false, result: "" };
  if (gameOver(events) && !view.outcome) return null;
  if (newTurn(events)) before = null;
  const seats = Object.keys(view.seats);
  for (const event of events) {
    const card = (event.cards as string[] | undefined)?.[0] ?? null;
    const by = seats[Number(event.by)] ?? "";
    if (event.what === "check") {
      const known = before && !before.over && before.card === card ? before.need : null;
      const need = event.detail ? Number(event.detail) : known;
      const value = Number(event.amount) + Number(event.change ?? 0);
      before = { by, card, value, need, for: String(event.note ?? ""), over: true, result: "" };
    } else if ((event.what === "pass" || event.what === "fail") && before) {
      before = { ...before, over: true, result: event.what };
    }
  }
  return before && { ...before, over: true };
}

/** How much health a seat's character has just gained, below 0 lost. */
export function swing(events: GameEvent[], seat: number): number {
  let n = 0;
  for (const event of events) {
    if (event.who !== seat || !["gain", "lose"].includes(event.what) || event.to) continue;
    n += (event.what === "gain" ? 1 : -1) * Number(event.amount ?? 0);
  }
  return n;
}

/** Health as it is shown: once it is over, less than nothing is nothing; before, the number counts. */
export const healthLeft = (view: VersusView, seat: string): number => {
  const { health } = view.seats[seat]!;
  return view.outcome ? Math.max(0, health) : health;
};

/** Whether health counts yet: between the games of a match it is not set. */
export const healthIsSet = (view: VersusView, seat: string): boolean =>
  view.turns > 0 || view.seats[seat]!.health > 0 || Boolean(view.outcome);

/** The card that another one is attached to. */
export const holder = (view: VersusView, piece: Piece): Piece | undefined =>
  Object.values(view.seats)
    .flatMap(({ cards }) => cards.stage)
    .find(({ at }) => piece.to !== undefined && at === piece.to);

/** What the one who is asked has to decide: a check that falls short is another thing than a card's own cost. */
export function askedFor(view: VersusView): string {
  const { what = "", options = [] } = view.question ?? {};
  return what === "commit" && !options.includes("fail") && !options.some((each) => each.startsWith("commit "))
    ? "pick"
    : what;
}

/** The cards of this name that lie on the table. */
export function piecesOf(view: VersusView, name: string): Piece[] {
  return Object.values(view.seats).flatMap(({ cards }) =>
    [...cards.stage, ...cards.pool, ...cards.momentum].filter(({ name: now, front }) => now === name || front === name),
  );
}

/** About how many rows a seat's stage fills beside its momentum, where both have so many pixels. */
export function rowsOf(view: VersusView, seat: string, wide: number): number {
  const { stage, momentum } = view.seats[seat]!.cards;
  const across = stage.reduce((sum, { marks }) => sum + (marks.includes("committed") ? 79 : 67), 0);
  return Math.ceil(across / Math.max(130, wide - 15 - Math.min(216, 14 + 48 * Math.max(1, momentum.length))));
}
