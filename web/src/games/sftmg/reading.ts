// Reading a view: who stands where, what reaches how far, what has just happened. No words, no drawing, no rules.

import type { GameEvent } from "../../lib/protocol";
import type { Card, Figure, FightView, Thing } from "./types";

export const SIDE = 9;
const COLUMNS = "abcdefghi";

// Spaces

/** Where a stage that is joined to the first one lies, by the letter before its spaces' names; in stages. */
const JOINED: Record<string, [number, number]> = { "": [0, 0], N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
const STAGES = Object.keys(JOINED);

const stageOf = (at: string): string => at.slice(0, -2);

/** Columns to the right and rows up from a1 of the first stage. */
export const columnOf = (at: string): number => COLUMNS.indexOf(at.at(-2) ?? "") + SIDE * JOINED[stageOf(at)]![0];
export const rowOf = (at: string): number => Number(at.at(-1)) - 1 + SIDE * JOINED[stageOf(at)]![1];

/** Where a space is in the strings of a figure: a1, b1 ... i9 of its stage. */
export const indexOf = (at: string): number => (Number(at.at(-1)) - 1) * SIDE + COLUMNS.indexOf(at.at(-2) ?? "");

function nameOf(column: number, row: number): string {
  const [x, y] = [Math.floor(column / SIDE), Math.floor(row / SIDE)];
  const stage = STAGES.find((each) => JOINED[each]![0] === x && JOINED[each]![1] === y);
  return stage === undefined ? "" : stage + COLUMNS.charAt(column - x * SIDE) + String(row - y * SIDE + 1);
}

/** The spaces as they lie, the uppermost row first; "" where there is none. */
export interface Ground {
  left: number; // the first column
  top: number; // the uppermost row
  lines: string[][];
}

/** All there is to stand on: the strip, or the first stage and those joined to it. */
export function groundOf(view: FightView): Ground {
  const joined = ["", ...(view.joined?.stages ?? []).map(({ side }) => side)];
  const sides = joined.map((side) => JOINED[side]!);
  const columns = sides.flatMap(([x]) => [SIDE * x, SIDE * x + SIDE - 1]);
  const rows = view.strip.length ? view.strip.map(rowOf) : sides.flatMap(([, y]) => [SIDE * y, SIDE * y + SIDE - 1]);
  const [left, right, low, top] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  const line = (row: number): string[] => upTo(left, right).map((column) => nameOf(column, row));
  const lines = upTo(low, top)
    .reverse()
    .map((row) => line(row).map((at) => (joined.includes(stageOf(at)) ? at : "")));
  return { left, top, lines };
}

const upTo = (least: number, greatest: number): number[] =>
  Array.from({ length: greatest - least + 1 }, (_, n) => least + n);

/** Where a space is drawn, counted in spaces from the upper left. */
export const across = (ground: Ground, at: string): number => columnOf(at) - ground.left;
export const down = (ground: Ground, at: string): number => ground.top - rowOf(at);

/** What a drawing of the whole ground shows, a hundred for each space. */
export const frameOf = ({ lines }: Ground): string =>
  `0 0 ${String((lines[0]?.length ?? 0) * 100)} ${String(lines.length * 100)}`;

/** The space so many columns and rows further, or the last one on the way to the border. */
export function stepFrom(ground: Ground, at: string, columns: number, rows: number): string {
  let here = at;
  for (let n = Math.max(Math.abs(columns), Math.abs(rows)); n > 0; n--) {
    const [x, y] = [across(ground, here) + Math.sign(columns), down(ground, here) - Math.sign(rows)];
    here = ground.lines[y]?.[x] || here;
  }
  return here;
}

/** How far a space is from a figure, by the server's count; null where no range can be counted. */
export function rangeTo(figure: Figure, at: string): number | null {
  const found = known(figure, at).ranges?.charAt(indexOf(at)) ?? "";
  return /\d/.test(found) ? Number(found) : null;
}

export const seesTo = (figure: Figure, at: string): boolean => known(figure, at).sees?.charAt(indexOf(at)) === "1";

/** The strings about the stage on which a space is. */
const known = (figure: Figure, at: string): { ranges?: string; sees?: string } =>
  stageOf(at) ? (figure.beyond?.[stageOf(at)] ?? {}) : figure;

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

const BEFORE = ["select", "ready", "set"]; // the phases before the first turn of a round

/** Whether everything is still being laid out for a round, and it is nobody's turn yet. */
export const settingUp = (view: FightView): boolean => BEFORE.includes(view.phase) && !view.outcome;

/** The Characters that can be picked now, as far as this seat is asked; else all of them. */
export function pickable(view: FightView, names: string[]): string[] {
  const options = view.question?.options ?? [];
  const found = names.filter((name) => options.includes(`pick ${name}`));
  const taken = Object.values(view.fighters).map(({ name }) => name);
  return found.length ? names.filter((name) => found.includes(name) || taken.includes(name)) : names;
}

/** Everybody else: partners first, then team by team. */
export function otherSeats(view: FightView, seat: string): string[] {
  const rank = (each: string): number => (allied(view, seat, each) ? 0 : (view.seats[each]?.team ?? 0));
  return Object.keys(view.seats)
    .filter((each) => each !== seat)
    .sort((a, b) => rank(a) - rank(b));
}

export const allied = (view: FightView, seat: string, other: string): boolean =>
  view.seats[seat]?.team === view.seats[other]?.team;

/** The opponent that matters: whoever is in the same attack, or the first one on the stage; of two the other one. */
export function otherSeat(view: FightView, seat: string): string {
  const foes = otherSeats(view, seat).filter((each) => !allied(view, seat, each));
  const fights = (each: string): boolean =>
    [view.attack?.by, view.attack?.target].includes(view.seats[each]?.fighter ?? "");
  return foes.find(fights) ?? foes.find((each) => figureOf(view, each)?.at) ?? foes[0] ?? seat;
}

/** The class of what belongs to a seat: in its own colour, or in that of its team where there are teams. */
export const seatClass = (view: FightView, seat: string): string => `seat-${String(colourOf(view, seat))}`;

export const colourOf = (view: FightView, seat: string): number =>
  paired(view) ? (view.seats[seat]?.team ?? 1) - 1 : seatNumber(view, seat);

/** Whether anybody has partners. */
export function paired(view: FightView): boolean {
  const teams = Object.values(view.seats).map((side) => side.team);
  return new Set(teams).size < teams.length;
}

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

/** Whether a stage is to be chosen for what lies behind a broken Wall. */
export const joining = (view: FightView): boolean =>
  (view.question?.options ?? []).some((option) => option.startsWith("join "));

/** The spaces that the open question's options name. */
export function offered(view: FightView): string[] {
  const named = (view.question?.options ?? []).flatMap((option) => option.match(/\b[NESW]?[a-i][1-9]\b/g) ?? []);
  return groundOf(view)
    .lines.flat()
    .filter((at) => named.includes(at));
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
