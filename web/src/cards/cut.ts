// Small things about cards: cutting texts, splitting lists, counting copies. No rules.

import type { Listing, ReadAbility } from "./types";

/** The text of an ability before, at and after the words that are not understood. */
export function cut(ability: ReadAbility): { before: string; marked: string; after: string } {
  const { text, understood, start, end } = ability;
  if (understood || start < 0 || end <= start || end > text.length) return { before: text, marked: "", after: "" };
  return { before: text.slice(0, start), marked: text.slice(start, end), after: text.slice(end) };
}

/** "Kick, Combo (Punch, Low)" is two words: a comma in brackets is none. */
export function listed(text: string): string[] {
  return text
    .split(/[,•;\n](?![^(]*\))/)
    .map((word) => word.trim())
    .filter(Boolean);
}

export const copiesOf = (listing: Listing, name: string): number => listing.find(([each]) => each === name)?.[1] ?? 0;

/** The same listing with so many more copies of a card, none of it if none is left. */
export function withMore(listing: Listing, name: string, more: number): Listing {
  const now = copiesOf(listing, name);
  const n = Math.min(999, now + more);
  if (!now) return n > 0 ? [...listing, [name, n]] : listing;
  return listing.map(([each, had]): [string, number] => [each, each === name ? n : had]).filter(([, n]) => n > 0);
}

export const total = (listing: Listing): number => listing.reduce((sum, [, n]) => sum + n, 0);

/** A number somebody has typed, or nothing. */
export function numbered(text: string | number | null | undefined): number | null {
  const said = String(text ?? "").trim();
  return /^[+-]?\d{1,3}$/.test(said) ? Number(said) : null;
}

/** Does the latest thing some time after the last one was asked for. */
export class Later {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private milliseconds: number) {}

  soon(act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, this.milliseconds);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
