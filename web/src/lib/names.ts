// What things are called: games by their rules, seats by who plays them, settings and topics in words.

import { s } from "../strings";
import type { Chair, Outcome, RuleBook } from "./protocol";
import { list } from "./format";

const PREFIXES: Record<string, string> = { MEGA: "megafighter", SFTMG: "sftmg", UFS: "ufs", UVS: "universus" };

/** The game whose rule this is: MEGA-TURN-03 is Megafighter's. Null for what is no id. */
export function gameOf(id: string): string | null {
  const prefix = /^([A-Z]+)-[A-Z0-9]+-\d+$/.exec(id)?.[1] ?? "";
  return Object.hasOwn(PREFIXES, prefix) ? (PREFIXES[prefix] ?? null) : null;
}

/** The address of a rule in the browser of rules. */
export function ruleAddress(id: string): string {
  return `/rules/${gameOf(id) ?? ""}#${id}`;
}

export function botName(bot: string): string {
  const [kind = "", budget = ""] = bot.split(":");
  const name = said(s.bots, kind) ?? kind;
  return budget ? s.botWithBudget(name, budget) : name;
}

/** Whoever plays a seat. */
export function chairName(chair: Chair): string {
  if (!chair.taken) return s.common.freeSeat;
  if (chair.bot && (chair.name === chair.bot || !chair.name)) return botName(chair.bot);
  return chair.name || chair.seat;
}

/** Seat by seat what to call whoever plays it; two of the same name are told apart by their seats. */
export function seatNames(chairs: readonly Chair[]): Record<string, string> {
  const names = chairs.map(chairName);
  const told = (name: string, seat: string) =>
    names.filter((other) => other === name).length > 1 ? `${name} (${seat})` : name;
  return Object.fromEntries(chairs.map((chair, at) => [chair.seat, told(names[at] ?? chair.seat, chair.seat)]));
}

/** What the server says of seats, with the names of whoever plays there: "P1 draws" -> "Ann draws". */
export function spoken(text: string, names: Record<string, string>): string {
  return Object.entries(names).reduce(
    (said, [seat, name]) => said.replaceAll(new RegExp(`\\b${seat}\\b( \\([^)]*\\))?`, "g"), () => name),
    text,
  );
}

/** As one writes it: with a capital at the beginning and a full stop at the end. */
export function sentence(text: string): string {
  const said = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(said) || !said ? said : `${said}.`;
}

/** Who won, in words. */
export function resultWords(result: Outcome, chairs: readonly Chair[]): string {
  const names = seatNames(chairs);
  const winners = result.winners.map((seat) => names[seat] ?? seat);
  return winners.length ? s.common.won(list(winners)) : s.common.draw;
}

/** loose_combos -> Loose combos. */
export function inWords(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A topic of the rules in words; where its rules are told by chapters of the rulebook, the chapter of the first one. */
export function topicName({ game, rules }: Pick<RuleBook, "game" | "rules">, topic: string): string {
  const own = said(s.topics, `${game} ${topic}`);
  const source = s.byChapter.includes(game) ? rules.find((rule) => rule.topic === topic)?.source : undefined;
  return own ?? (source && chapter(source)) ?? said(s.topics, topic) ?? inWords(topic.toLowerCase());
}

/** "003, Characters, E Maximum Vitality; Card Pool" -> "Characters". */
function chapter(source: string): string {
  const place = source.replace(/^\d+, */, "").split(/;|, [A-Z] | \(/)[0]!;
  return place.charAt(0).toUpperCase() + place.slice(1);
}

export function modeMeaning(game: string, mode: string): string {
  return said(s.modes, `${game} ${mode}`) ?? "";
}

export function gameLine(game: string): string {
  return said(s.games, game) ?? "";
}

function said(words: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
