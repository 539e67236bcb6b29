// Reading a view: what lies where, what has just happened, where options lead. No words, no drawing, no rules.

import type { GameEvent } from "../../lib/protocol";
import {
  FACE_DOWN,
  UNSEEN,
  type Ability,
  type Attack,
  type Check,
  type Face,
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
  before: string; // its name, and what else stands before its kind
  kind: string; // Enhance, Form, Response, Blitz, or nothing
  label: string; // the same as it is printed
  text: string;
}

/** What is written on a card, ability by ability; keywords that say no more than their name stand above it. */
export function lines(face: { abilities: Ability[] }): Line[] {
  return face.abilities
    .filter(({ text }) => text)
    .map(({ type, label = type, keyword, text }) => {
      if (type === "Continuous") return { keyword, before: "", kind: "", label: "", text };
      const header = text.slice(0, text.indexOf(":") + 1);
      const at = header.search(new RegExp(`(?<![\\w'])${label}(?=[ :])`));
      if (at < 0) return { keyword, before: "", kind: type, label, text };
      const before = text.slice(0, at).replace(/[-\s]+$/, "");
      return { keyword, before, kind: type, label, text: text.slice(at + label.length).replace(/^:?\s*/, "") };
    });
}

export const fullName = (face: Face): string => (face.version ? `${face.name} ${face.version}` : face.name);

// The steps of a turn, and where it stands

export interface Stop {
  id: string;
  now: boolean;
  done: boolean;
}

const START = ["Ready Step", "Review Step", "Draw Step"];
const ATTACK = ["Enhance Step", "Block Step", "Damage Step"];

/** The way through this turn: its phases, and the steps of the one in which it is. */
export function stops(view: VersusView): Stop[] {
  const first = view.words?.["Start Phase"] ?? "Start Phase";
  const phase = START.includes(view.phase) ? first : view.phase;
  const way = [first, "Combat Phase", "End Phase"].flatMap((each) => {
    if (each === first && phase === each) return START;
    return each === "Combat Phase" && view.attack ? [each, ...ATTACK] : [each];
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
const newTurn = (events: GameEvent[]): boolean => told(events, "TurnBegan") !== undefined;

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
  if (newTurn(events)) before = null;
  const seats = Object.keys(view.seats);
  for (const event of events) {
    const card = (event.cards as string[] | undefined)?.[0] ?? null;
    const by = seats[Number(event.by)] ?? "";
    if (event.what === "check") {
      const known = before && !before.over && before.card === card ? before.need : null;
      const need = event.detail ? Number(event.detail) : known;
      before = { by, card, value: Number(event.amount), need, for: String(event.note ?? ""), over: true, result: "" };
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
    [...cards.stage, ...cards.pool, ...cards.momentum].filter((piece) => piece.name === name),
  );
}
