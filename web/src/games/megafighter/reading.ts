// Reading a view: who stands where, which cards lie how, what has just happened. No words, no drawing.

import { weakest, type Fact, type Origin } from "../../lib/origin";
import type { GameEvent } from "../../lib/protocol";
import { UNSEEN, type Card, type Colour, type Fighter, type MegaBook, type MegaView } from "./types";

const COLOURS: Record<string, Colour> = { B: "blue", Y: "yellow", R: "red" };
export const LETTERS: Record<Colour, string> = { blue: "B", yellow: "Y", red: "R" };

export function otherSeat(view: MegaView, seat: string): string {
  return Object.keys(view.seats).find((each) => each !== seat) ?? seat;
}

export function seatNumber(view: MegaView, seat: string): number {
  return Object.keys(view.seats).indexOf(seat);
}

// Fighters

export interface Team {
  front: string | null; // who stands large; empty while a new one is chosen
  rest: string[]; // the others, those who can still fight first
}

export function team(view: MegaView, seat: string): Team {
  const { front, side } = view.seats[seat]!;
  const out = Object.keys(view.fighters).filter(
    (name) => view.fighters[name]!.seat === seat && view.fighters[name]!.place === "out",
  );
  if (front || side.length || !out.length) return { front, rest: [...side, ...out] };
  const last = out.find((name) => view.strike?.hits[name]) ?? out[0]!;
  return { front: last, rest: out.filter((name) => name !== last) };
}

/** Whether both teams are complete, so that only the Frontlines are to be chosen. */
export function teamsComplete(view: MegaView): boolean {
  return Object.values(view.seats).every((side) => side.side.length + (side.front ? 1 : 0) >= 3);
}

/** Damage on its way to a fighter; none once it has arrived. */
export function coming(view: MegaView, name: string): number {
  if (view.outcome || view.fighters[name]?.place === "out") return 0;
  return view.strike?.hits[name] ?? 0;
}

/** Whom a Block would most likely protect: the fighter of this seat that is hit, its Frontline before others. */
export function endangered(view: MegaView, seat: string): string | null {
  const front = view.seats[seat]!.front;
  if (front && coming(view, front)) return front;
  const hit = Object.keys(view.strike?.hits ?? {}).find((name) => view.fighters[name]?.seat === seat);
  return hit ?? front ?? view.seats[seat]!.side[0] ?? null;
}

// Cards

export interface Stack {
  name: string;
  count: number;
}

/** Cards by kind, in the order of the book, those nobody has seen last. */
export function stacks(cards: string[], book: MegaBook): Stack[] {
  const order = [...Object.keys(book.cards), UNSEEN];
  return order
    .map((name) => ({ name, count: cards.filter((card) => card === name).length }))
    .filter((stack) => stack.count > 0);
}

export interface ComboCard {
  name: string;
  button: Colour | undefined; // the upright one
}

/** A card of the combo row: "B/Y as Y". */
export function comboCard(entry: string): ComboCard {
  const at = entry.lastIndexOf(" as ");
  if (at < 0) return { name: entry, button: undefined };
  return { name: entry.slice(0, at), button: COLOURS[entry.slice(at + 4)] };
}

/** A card's Buttons with the upright one first. */
export function turned(card: Card, upright?: Colour): Colour[] {
  return upright && card.buttons[0] !== upright ? [...card.buttons].reverse() : card.buttons;
}

// What has just happened

export interface Happening {
  hurt: number;
  healed: number;
  blocked: number;
  out: boolean;
  entered: boolean; // another place
  acted: boolean; // attacks, taunts, uses an Ability
}

const nothing = (): Happening => ({ hurt: 0, healed: 0, blocked: 0, out: false, entered: false, acted: false });

const HAPPENINGS: Record<string, (to: Happening, n: number) => void> = {
  Struck: (to, n) => (to.hurt += n),
  Hurt: (to, n) => (to.hurt += n),
  Healed: (to, n) => (to.healed += n),
  Blocked: (to, n) => (to.blocked += n),
  Prevented: (to, n) => (to.blocked += n),
  KnockedOut: (to) => (to.out = true),
  WentFront: (to) => (to.entered = true),
  WentBack: (to) => (to.entered = true),
  LinedUp: (to) => (to.entered = true),
  Drafted: (to) => (to.entered = true),
  Performed: (to) => (to.acted = true),
  Taunted: (to) => (to.acted = true),
  Used: (to) => (to.acted = true),
};

/** What these events did to a fighter; nothing if they are not about it. */
export function happened(events: GameEvent[], fighter: string): Happening | null {
  let found: Happening | null = null;
  for (const event of events) {
    const note = HAPPENINGS[event.what];
    if (!note || event.fighter !== fighter) continue;
    found ??= nothing();
    note(found, Number(event.n ?? 0));
  }
  return found;
}

const TOKENS: Record<string, ["super" | "swap", 1 | -1]> = {
  GainedSuper: ["super", 1],
  SpentSuper: ["super", -1],
  LostSuper: ["super", -1],
  GainedSwap: ["swap", 1],
  SpentSwap: ["swap", -1],
};

/** How many tokens a seat (by number) has just gained or lost. */
export function tokenChange(events: GameEvent[], seat: number, kind: "super" | "swap"): number {
  let change = 0;
  for (const event of events) {
    const [what, sign] = TOKENS[event.what] ?? [];
    if (what === kind && sign && event.who === seat) change += sign * Number(event.n ?? 0);
  }
  return change;
}

// Where facts come from

/** The facts about an Attack, an Ability ("Timber Kick"), or the fighter itself (""), each by its own name. */
export function sources(facts: Fact[], thing: string): Fact[] {
  const prefix = thing && `${thing}: `;
  return facts
    .filter((fact) => (thing ? fact.about.startsWith(prefix) : !fact.about.includes(": ")))
    .map((fact) => ({ ...fact, about: fact.about.slice(prefix.length) }));
}

/** The weakest origin of anything about a thing. */
export function origin(fighter: Fighter, thing: string): Origin {
  return weakest(sources(fighter.facts, thing));
}
