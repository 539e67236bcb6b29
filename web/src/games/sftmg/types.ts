// What an sftmg view and book hold: kumite/games/sftmg/view.py and book.py, as types.

import type { Fact } from "../../lib/origin";
import type { GameEvent, View } from "../../lib/protocol";
import type { Book, Scene } from "../../lib/scene";
import type { Gaze } from "./gaze.svelte";
import type { Ground } from "./reading";

export type Linker = "red" | "blue" | "green" | "yellow";
export type Face = "HB" | "CR" | "H" | "B" | "M";
export type CardType = "Strike" | "Special" | "Projectile" | "Bait!" | "Focus Attack" | "Super" | "Event" | "Ultra";

/** A card nobody at this seat has seen. */
export const UNSEEN = "?";

// The view

export interface Side {
  fighter: string | null; // its label
  team: number;
  bench: string[]; // Characters that come after this one
  wins: number;
  health: number;
  meter: number;
  named: string | null;
  deck: number;
  discards: string[];
  hand_size: number;
  hand: string[];
  table: string[];
  stays: string[];
  boons: string[];
  links: Record<string, string[]>;
}

export interface Figure {
  seat: string;
  name: string;
  at: string | null;
  health: number;
  max: number;
  meter: number;
  gauge: number; // Meter it can hold
  move: number;
  ranges?: string; // space by space: a1, b1 ... i9
  sees?: string;
  beyond?: Record<string, { ranges: string; sees: string }>; // the same for each stage joined, by its side
}

export interface Thing {
  name: string;
  at: string;
  large: boolean;
  solid: boolean;
}

export interface Attack {
  by: string;
  target: string;
  card: string;
  faceup: boolean;
  follows: boolean;
  reaction: "block" | "counter" | "event" | null;
  answer: string | null;
  boosts: number;
  dice: number | null;
  block_dice: number | null;
  spent: boolean;
  rolled: Face[];
  blocks: Face[];
  damage: number | null;
}

export interface FightView extends View {
  phase: string;
  round: number;
  rounds_to_win: number;
  turns: number;
  total: number;
  turn: string;
  first: string;
  order: (string | null)[]; // who holds which Turn Order token
  token: number; // the one whose turn it is, from 1
  strip: string[]; // the only spaces there are, where the stage is a strip
  tags?: number[]; // Tag Team tokens, team by team
  guard?: { seat: string | null; dice: number }; // the Guard token of a Free-for-All
  trios?: Record<string, string[]>; // 3-on-3: all three Characters of each player
  challenge?: { name: string; owner: string | null; text: string } | null; // Boss Mode: the card in force
  challenges?: { deck: number; discards: string[] };
  continues?: { challengers: number; boss: number };
  power_ups?: PowerUps;
  joined?: { left: number; stages: Joined[] }; // where Walls may be broken
  actions: number;
  stage: string | null;
  objects: Thing[];
  seats: Record<string, Side>;
  fighters: Record<string, Figure>;
  attack: Attack | null;
}

/** A stage beyond a broken Wall; its spaces have the side's letter before their names. */
export interface Joined {
  side: string; // N, E, S, W
  stage: string;
  turned: string;
  gap: [string, string]; // the spaces on both sides of the passage
}

/** Power-Up tokens: nobody knows what a facedown one is. */
export interface PowerUps {
  lying: string[]; // spaces with a facedown token
  unseen: Record<string, number>; // what those can still be
  dealt: Record<string, number>; // still to be placed
  saved: Record<string, string[]>; // face up before their player
  picked: Record<string, number>; // this turn
  used: Record<string, number>;
}

// The book

export interface Card {
  type: CardType;
  fighter: string | null;
  copies: number;
  dice: number;
  reach: string;
  range: [number, number];
  charge: number;
  dash: number;
  left: Linker[];
  right: Linker[];
  ex: boolean;
  keywords: string[];
  text: string;
  counter: string;
  moment: string;
  defense: number;
  about: string;
  facts: Fact[];
}

export interface Fighter {
  move: number;
  health: number;
  archetype: string;
  ultra: string;
  about: string;
  cards: [string, number][];
  facts: Fact[];
}

export interface StageThing {
  name: string;
  spaces: string[];
  large: boolean;
  solid: boolean;
}

export interface Stage {
  objects: StageThing[];
  versus: string[];
  multiplayer: string[];
  about: string;
  facts: Fact[];
}

export interface FightBook {
  cards: Record<string, Card>;
  fighters: Record<string, Fighter>;
  stages: Record<string, Stage>;
  faces: Record<string, { hits: number; blocks: number; meter: number }>;
}

export const fightView = (view: View): FightView => view as FightView;

/** The book; its parts are there even before it has arrived. */
export const fightBook = (book: Book): FightBook =>
  ({ cards: {}, fighters: {}, stages: {}, faces: {}, ...book }) as unknown as FightBook;

/** What every part of the table gets: the scene, and the same view and book with their real types. */
export interface Arena {
  scene: Scene;
  view: FightView;
  book: FightBook;
  ground: Ground;
  near: string;
  far: string; // the opponent that matters: of two the other one
  others: string[]; // everybody but near
  own: boolean; // whether the near side is the reader's
  fresh: GameEvent[]; // what has just happened, for a moment
  gaze: Gaze; // what is pointed at
}
