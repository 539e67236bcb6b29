// Passing by itself: what the player has asked for, and when that is over. It knows no rules either: it answers only
// questions in which one may respond or enhance, only the viewer's own, and only by the option that says "pass".

import type { GameEvent } from "../../lib/protocol";
import type { VersusView } from "./types";

export const HABITS = ["never", "only", "attack", "turn"] as const;
export type Habit = (typeof HABITS)[number];

const KINDS = ["respond", "enhance"];
const PASS = "pass";

/** The turn in which a habit was chosen: "until my next turn" needs to know. */
export interface Order {
  habit: Habit;
  since: number;
}

/** Whether the open question is one that may be passed by itself. */
function passable(view: VersusView): boolean {
  const { question, you, outcome } = view;
  if (!question || outcome || you === null || question.seat !== you) return false;
  return KINDS.includes(question.what ?? "") && (question.options ?? []).includes(PASS);
}

/** The answer to give by itself, or null. */
export function passes(order: Order, view: VersusView): string | null {
  if (order.habit === "never" || !passable(view)) return null;
  if (order.habit === "only" && view.question?.options?.length !== 1) return null;
  return PASS;
}

/** Whether what the player waited for has come; what is taken back or said at the table ends it, too. */
export function ends(order: Order, view: VersusView, events: GameEvent[]): boolean {
  if (order.habit === "never" || order.habit === "only") return false;
  if (view.outcome || view.turns < order.since || events.some(({ what }) => what === "Note")) return true;
  if (view.turn === view.you && view.turns > order.since) return true;
  return order.habit === "attack" && events.some(({ what }) => what === "enter");
}
