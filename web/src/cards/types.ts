// What goes over HTTP about cards, pools and decks: kumite/server/cards/shapes.py, as types.

import type { Card } from "../games/universus/types";

export type State = "understood" | "partly" | "not";

export interface WrittenCard {
  game: string;
  name: string;
  type: string;
  text: string;
  wording: string | null;
  version: string;
  difficulty: number | null;
  check: number | null;
  block: number | null;
  block_zone: string | null;
  speed: number | null;
  zone: string | null;
  damage: number | null;
  hand_size: number | null;
  health: number | null;
  symbols: string[];
  keywords: string[];
  traits: string[];
  back?: WrittenCard | null;
}

export interface ReadAbility {
  text: string;
  understood: boolean;
  words: string; // the engine's own
  tree: string[];
  label: string;
  why: string;
  start: number; // of the words that are not understood
  end: number;
  back: boolean; // whether it is on the other side of the card
}

export interface ReadCard {
  name: string;
  state: State;
  house: boolean;
  wording: string;
  set: string;
  face: Card | null;
  abilities: ReadAbility[];
  unread: string[];
  faults: string[];
  notes: string[];
  warnings: string[];
  sheet: string; // a card that is tried, as text
}

export interface Terms {
  types: string[];
  symbols: string[];
  attunes: boolean; // whether a symbol can be attuned
  zones: string[];
  wordings: string[];
  keywords: string[];
  rated: string[];
  traits: string[];
  character_traits: string[];
  fields: Record<string, string[]>; // what only cards of a type have
  words: Record<string, string>; // those that are this game's own
  sidebar: number; // cards, or none
  leads: number; // how many of a deck's cards its starting character is
  games: Record<string, string>; // whose decks are built, and their titles
}

export interface Facets {
  types: string[];
  symbols: string[];
  keywords: string[];
  difficulties: number[];
}

export interface FoundCards {
  total: number;
  states: Record<State, number>;
  cards: ReadCard[];
  facets: Facets;
}

export interface PoolSummary {
  id: string;
  name: string;
  state: "reading" | "ready" | "failed";
  made: number;
  cards: number;
  done: number;
  understood: number;
  partly: number;
  nothing: number;
  twice: number;
  trouble: string;
}

export interface Reason {
  reason: string;
  count: number;
  cards: number;
  examples: string[];
}

export interface PoolInFull {
  pool: PoolSummary;
  reasons: Reason[];
}

export type Listing = [string, number][];

export interface BuiltDeck {
  name: string;
  game: string;
  character: string;
  symbol: string;
  cards: Listing;
  sidebar: Listing;
  format: string;
  about: string;
  pool: string | null;
}

export interface Bar {
  label: string;
  n: number;
}

export interface BlockBars {
  zone: string;
  n: number;
  modifiers: Bar[];
}

export interface DeckNumbers {
  cards: number;
  sidebar: number;
  difficulty: number;
  check: number;
  types: Bar[];
  difficulties: Bar[];
  checks: Bar[];
  blocks: BlockBars[];
  unblocking: number;
  symbols: Bar[];
}

export interface Fault {
  reason: string;
  rules: string[];
}

export interface JudgedDeck {
  legal: boolean;
  faults: Fault[];
  warnings: Fault[];
  numbers: DeckNumbers;
  symbols: string[];
  faces: Record<string, Card | null>;
  unclear: string[];
  text: string;
}

export interface OpeningHand {
  hand: string[];
  then: string[];
  chances: { label: string; chance: number; average: number }[];
}

export interface SavedDeck {
  id: string;
  changed: number;
  deck: BuiltDeck;
}

/** What is searched for; what is empty is not asked. */
export interface Wish {
  game: string;
  pool: string;
  house: "yes" | "no";
  q: string;
  type: string;
  symbol: string;
  keyword: string;
  least: string;
  most: string;
  state: string;
}
