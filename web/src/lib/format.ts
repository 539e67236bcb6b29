// Numbers, times and lists in words.

import { s } from "../strings";
import type { ClockPlan } from "./protocol";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What the server says, as a sentence: it leaves out the capital and the full stop. */
export function sentence(said: string): string {
  const text = said.trim();
  if (!text) return "";
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

export function problem(error: unknown): string {
  return error instanceof Error && error.message ? sentence(error.message) : s.common.wentWrong;
}

/** Ann; Ann and Bob; Ann, Bob and Cid. */
export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${s.common.and} ${last}`;
}

/** How long ago that was, both in milliseconds since 1970. */
export function ago(then: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  if (seconds < MINUTE) return s.common.justNow;
  if (seconds < HOUR) return s.common.minutesAgo(Math.floor(seconds / MINUTE));
  if (seconds < DAY) return s.common.hoursAgo(Math.floor(seconds / HOUR));
  return s.common.daysAgo(Math.floor(seconds / DAY));
}

/** 45 s; 2 min; 1 min 30 s. */
export function span(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  const rest = seconds % MINUTE;
  if (!minutes) return s.common.seconds(rest);
  return rest ? `${s.common.minutes(minutes)} ${s.common.seconds(rest)}` : s.common.minutes(minutes);
}

export function clockWords(clock: ClockPlan): string {
  if (clock.kind === "none") return s.common.noClock;
  if (clock.kind === "move") return s.common.perMove(span(clock.seconds));
  return s.common.chess(span(clock.seconds), span(clock.increment));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** The words that somebody searches for, in small letters. */
export function wanted(query: string): string[] {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];
}

export function hits(text: string, words: readonly string[]): boolean {
  const small = text.toLowerCase();
  return words.every((word) => small.includes(word));
}

/** A text cut where a wanted word begins or ends. */
export function marks(text: string, words: readonly string[]): Piece[] {
  if (!words.length) return [{ text, hit: false }];
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const any = new RegExp(`(${longestFirst.map(literally).join("|")})`, "giu");
  return text
    .split(any)
    .map((piece, at) => ({ text: piece, hit: at % 2 === 1 }))
    .filter((piece) => piece.text);
}

function literally(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
