// Reading a view: who stands where, what reaches how far, what has just happened. No words, no drawing, no rules.

import type { GameEvent } from "../../lib/protocol";
import type { Card, Fact, Figure, FightView, Origin, Thing } from "./types";

export const SIDE = 9;
const COLUMNS = "abcdefghi";

// Spaces

/** The spaces as they lie: a9 to i9 first, a1 to i1 last. */
export const ROWS: string[][] = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((row) => [...COLUMNS].map((column) => column + row));

export const columnOf = (at: string): number => COLUMNS.indexOf(at.charAt(0));
export const rowOf = (at: string): number => Number(at.charAt(1)) - 1;

/** Where a space is in the strings of a figure: a1, b1 ... i9. */
export const indexOf = (at: string): number => rowOf(at) * SIDE + columnOf(at);

/** The space so many columns and rows further, or the last one on the way to the border. */
export function stepFrom(at: string, columns: number, rows: number): string {
  const keep = (n: number): number => Math.max(0, Math.min(SIDE - 1, n));
  return COLUMNS.charAt(keep(columnOf(at) + columns)) + (keep(rowOf(at) + rows) + 1);
}

/** How far a space is from a figure, by the server's count; null where no range can be counted. */
export function rangeTo(figure: Figure, at: string): number | null {
  const found = figure.ranges?.charAt(indexOf(at)) ?? ".";
  return found === "." || found === "" ? null : Number(found);
}

export const seesTo = (figure: Figure, at: string): boolean => figure.sees?.charAt(indexOf(at)) === "1";

/** The least and the greatest range at which a card could hit; a Charge or Dash may come that far. */
export function reachOf(card: Card): [number, number] {
  if (card.charge) return [1, card.charge];
  if (card.dash) return [1, card.dash + 1];
  return card.range;
}

export function reaches(card: Card, figure: Figure, at: string): boolean {
  const range = rangeTo(figure, at);
  const [least, greatest] = reachOf(card);
  return range !== null && range >= least && range <= greatest && seesTo(figure, at);
}

// Who and what

export const otherSeats = (view: FightView, seat: string): string[] =>
  Object.keys(view.seats).filter((each) => each !== seat);

export const allied = (view: FightView, seat: string, other: string): boolean =>
  view.seats[seat]?.team === view.seats[other]?.team;

/** The opponent that matters: whoever is in the same attack, or the first one on the stage; of two the other one. */
export function otherSeat(view: FightView, seat: string): string {
  const foes = otherSeats(view, seat).filter((each) => !allied(view, seat, each));
  const fights = (each: string): boolean =>
    [view.attack?.by, view.attack?.target].includes(view.seats[each]?.fighter ?? "");
  return foes.find(fights) ?? foes.find((each) => figureOf(view, each)?.at) ?? foes[0] ?? seat;
}

/** Classes for what belongs to a seat: near or far, and in its colour. */
export const seatClass = (view: FightView, near: string, seat: string): string =>
  `${seat === near ? "of-near" : "of-far"} seat-${String(seatNumber(view, seat))}`;

export const seatNumber = (view: FightView, seat: string): number => Object.keys(view.seats).indexOf(seat);

export function figureOf(view: FightView, seat: string): Figure | undefined {
  return view.fighters[view.seats[seat]?.fighter ?? ""];
}

/** The label of whoever stands on a space. */
export const standsOn = (view: FightView, at: string): string | undefined =>
  Object.keys(view.fighters).find((label) => view.fighters[label]!.at === at);

export const thingOn = (view: FightView, at: string): Thing | undefined =>
  view.objects.find((thing) => thing.at === at);

/** Whether Characters and stage are still to be chosen. */
export function selecting(view: FightView): boolean {
  return view.phase === "select" || (view.stage === null && !Object.values(view.fighters).some(({ at }) => at));
}

/** The spaces that the open question's options name. */
export function offered(view: FightView): string[] {
  const named = (view.question?.options ?? []).flatMap((option) => option.match(/\b[a-i][1-9]\b/g) ?? []);
  return ROWS.flat().filter((at) => named.includes(at));
}

// Cards

export interface Stack {
  name: string;
  count: number;
}

/** Cards by kind, in the order in which they came. */
export function stacks(cards: string[]): Stack[] {
  const found: Stack[] = [];
  for (const name of cards) {
    const stack = found.find((each) => each.name === name);
    if (stack) stack.count += 1;
    else found.push({ name, count: 1 });
  }
  return found;
}

/** The other cards of a hand that could follow this one in a combo. */
export function linksAfter(view: FightView, seat: string, name: string): string[] {
  const { links, hand } = view.seats[seat]!;
  const spare = (other: string): number => hand.filter((card) => card === other).length - (other === name ? 1 : 0);
  return (links[name] ?? []).filter((other) => spare(other) > 0 || (other === name && onTable(view, seat, name)));
}

const onTable = (view: FightView, seat: string, name: string): boolean => view.seats[seat]!.table.includes(name);

/** Cards an option names that lie in one's discard pile. */
export function takeable(view: FightView, seat: string): string[] {
  const { discards } = view.seats[seat]!;
  const options = view.question?.seat === seat ? (view.question.options ?? []) : [];
  return [...new Set(discards)].filter((name) => options.includes(`take ${name}`));
}

// What has just happened

export interface Happening {
  hurt: number;
  healed: number;
  ignored: number;
  out: boolean;
  path: string[]; // spaces it went over
}

const PATHS = ["Walked", "Charged", "Dashed", "Pushed", "Knocked", "Thrown", "Put", "Stood"];
const AMOUNTS: Record<string, "hurt" | "healed" | "ignored"> = {
  Struck: "hurt",
  Harmed: "hurt",
  Healed: "healed",
  Ignored: "ignored",
};

/** What these events did to a Character; nothing if they are not about it. */
export function happened(events: GameEvent[], label: string): Happening | null {
  const found: Happening = { hurt: 0, healed: 0, ignored: 0, out: false, path: [] };
  let any = false;
  for (const event of events) {
    const amount = AMOUNTS[event.what];
    if (event.name !== label || !(amount || PATHS.includes(event.what) || event.what === "KnockedOut")) continue;
    any = true;
    if (amount) found[amount] += Number(event.n ?? 0);
    else if (event.what === "KnockedOut") found.out = true;
    else found.path.push(...(event.path as string[]));
  }
  return any ? found : null;
}

/** Objects that have just been destroyed. */
export function broken(events: GameEvent[]): { thing: string; at: string }[] {
  return events
    .filter((event) => event.what === "Broke")
    .map((event) => ({ thing: String(event.thing), at: String(event.at) }));
}

// Where facts come from

const RANK: Origin[] = ["printed", "deduced", "ours"];

/** The weakest origin of these facts: "printed" only if all of them are, and "ours" if nothing is known. */
export function weakest(facts: Fact[]): Origin {
  if (!facts.length) return "ours";
  return RANK[Math.max(...facts.map((fact) => RANK.indexOf(fact.origin)))]!;
}
