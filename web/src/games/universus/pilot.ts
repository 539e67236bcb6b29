// Passing by itself: what the player has asked for, and when that is over. It knows no rules either: it answers only
// questions in which one may respond or enhance, only the viewer's own, and only by the option that says "pass".
// Where that is the only option, the server passes after a while of its own, which tells nobody anything.

import type { GameEvent } from "../../lib/protocol";
import type { VersusView } from "./types";

export const HABITS = ["never", "attack", "turn"] as const;
export type Habit = (typeof HABITS)[number];

const KINDS = ["respond", "enhance"];
const PASS = "pass";

/** What was asked for, and when: in which turn, at which update. */
export interface Order {
  habit: Habit;
  turn: number;
  beat: number;
}

export const NEVER: Order = { habit: "never", turn: 0, beat: 0 };

/** The answer to give by itself, or null. */
export function passes({ habit }: Order, view: VersusView): string | null {
  const { question, you, outcome } = view;
  if (habit === "never" || !question || outcome || you === null || question.seat !== you) return null;
  return KINDS.includes(question.what ?? "") && (question.options ?? []).includes(PASS) ? PASS : null;
}

/** Whether what the player waited for has come; what is taken back or said at the table ends it, too. */
export function ends(order: Order, view: VersusView, beat: number, events: GameEvent[]): boolean {
  if (order.habit === "never") return false;
  if (view.outcome || view.turns < order.turn) return true;
  if (beat === order.beat) return false; // these events are older than the wish
  if (events.some(({ what }) => what === "Note")) return true;
  if (view.turn === view.you && view.turns > order.turn) return true;
  return order.habit === "attack" && events.some(({ what }) => what === "enter");
}
