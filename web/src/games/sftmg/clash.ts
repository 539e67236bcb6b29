// The attack on the table: as the view tells it, and as the events tell its end, so that it can still be looked at.

import type { GameEvent } from "../../lib/protocol";
import type { Attack, Face, FightView } from "./types";

export interface Clash extends Attack {
  over: boolean; // it is not being made any more
  ending: "" | "whiff" | "missed" | "canceled";
}

const blank: Clash = {
  by: "",
  target: "",
  card: "?",
  faceup: false,
  follows: false,
  reaction: null,
  answer: null,
  boosts: 0,
  dice: null,
  block_dice: null,
  spent: false,
  rolled: [],
  blocks: [],
  damage: null,
  over: false,
  ending: "",
};

const card = (event: GameEvent): string => (event.cards as string[] | undefined)?.[0] ?? "?";

type Change = (event: GameEvent) => Partial<Clash>;

const CHANGES: Record<string, Change> = {
  Attacked: (event) => ({
    ...blank,
    by: String(event.name),
    target: String(event.target),
    card: String(event.card ?? "?"),
    faceup: Boolean(event.faceup),
  }),
  Revealed: (event) => ({ card: card(event), faceup: true }),
  CounteredWith: (event) => ({ reaction: "counter", answer: card(event) }),
  Blocks: (event) => ({ reaction: "block", block_dice: Number(event.n) }),
  Rolled: (event) => rolled(event),
  Struck: (event) => ({ damage: Number(event.n) }),
  Whiffed: () => ({ ending: "whiff", damage: 0 }),
  Missed: () => ({ ending: "missed" }),
  Canceled: () => ({ ending: "canceled" }),
};

function rolled(event: GameEvent): Partial<Clash> {
  const faces = event.faces as Face[];
  if (event.purpose === "attack") return { rolled: faces };
  return event.purpose === "block" ? { blocks: faces } : {};
}

/** Whether these events are about an attack at all. */
const tells = (events: GameEvent[]): boolean => events.some(({ what }) => what in CHANGES && what !== "Rolled");

/** The attack now: the one being made, else the last one as it ended. */
export function clash(before: Clash | null, view: FightView, events: GameEvent[]): Clash | null {
  const same = before && !before.over ? before.ending : "";
  if (view.attack) return { ...view.attack, over: false, ending: ending(same, events) };
  if (!tells(events)) return before && { ...before, over: true };
  let now = before && !before.over ? before : blank;
  for (const event of events) now = { ...now, ...CHANGES[event.what]?.(event) };
  return now.by ? { ...now, over: true } : before;
}

/** Of the attack being made: as it was, unless these events tell of it, or of another one. */
function ending(before: Clash["ending"], events: GameEvent[]): Clash["ending"] {
  let found = before;
  for (const event of events) found = CHANGES[event.what]?.(event).ending ?? found;
  return found;
}
