// What a Megafighter view and book hold: kumite/games/megafighter/view.py and book.py, as types.

import type { Fact } from "../../lib/origin";
import type { Book, Scene } from "../../lib/scene";
import type { GameEvent, View } from "../../lib/protocol";

export type Colour = "blue" | "yellow" | "red";
export type AbilityClass = "ongoing" | "only on your turn" | "only on opponent's turn" | "red bar";
export type Place = "front" | "side" | "out";

/** A card nobody at this seat has seen. */
export const UNSEEN = "?";

export interface Side {
  front: string | null;
  side: string[];
  picked: string | null;
  super: number;
  swap: number;
  taunt: number;
  costs: Record<string, number>;
  hand_size: number;
  hand: string[];
  allocated: string[];
}

export interface Standing {
  seat: string;
  place: Place;
  hp: number;
  damage: number;
  health: number;
}

export interface Strike {
  fighter: string;
  attack: string;
  hits: Record<string, number>;
  blocked: boolean;
  strung: boolean;
}

export interface MegaView extends View {
  tokens_block: boolean;
  phase: string;
  turns: number;
  turn: string;
  first: string;
  actions: number;
  deck: number;
  discards: string[];
  combo: string[];
  pool: string[];
  seats: Record<string, Side>;
  fighters: Record<string, Standing>;
  strike: Strike | null;
}

export interface Card {
  buttons: Colour[];
  block: number;
  bonus: "" | "super" | "swap";
}

export interface Attack {
  name: string;
  buttons: Colour[];
  cost: number;
  damage: Damage;
  text: string;
}

/** To the opposing Frontline, each on the Sideline, one of them; and how much more when strung onto a Combo. */
export interface Damage {
  front: number;
  side: number;
  chosen: number;
  strung: number;
}

export interface Ability {
  name: string;
  class: AbilityClass;
  cost: number;
  text: string;
}

export interface Fighter {
  hp: number;
  label: string;
  about: string;
  attacks: Attack[];
  abilities: Ability[];
  facts: Fact[];
}

export interface MegaBook {
  cards: Record<string, Card>;
  fighters: Record<string, Fighter>;
}

export const megaView = (view: View): MegaView => view as MegaView;
export const megaBook = (book: Book): MegaBook => book as unknown as MegaBook;

/** What every part of the table gets: the scene, and the same view and book with their real types. */
export interface Arena {
  scene: Scene;
  view: MegaView;
  book: MegaBook;
  near: string;
  far: string;
  own: boolean; // whether the near side is the reader's
  fresh: GameEvent[]; // what has just happened, for half a second
}
