// What a universus view and book hold: kumite/games/universus/view.py and book.py, as types.

import type { GameEvent, View } from "../../lib/protocol";
import type { Book, Scene } from "../../lib/scene";
import type { Terms } from "../../strings/universus";
import type { Gaze } from "./gaze.svelte";

export type CardType = "action" | "asset" | "attack" | "backup" | "card" | "character" | "foundation" | "token";
export type Height = "high" | "mid" | "low";
export type Status = "undecided" | "not blocked" | "partially blocked" | "completely blocked";
export type Pile = "stage" | "pool" | "momentum";

/** A card nobody at this seat has seen, and one that lies with its back up. */
export const UNSEEN = "?";
export const FACE_DOWN = "face down";

// The view

/** A card in play, as it is now. */
export interface Piece {
  at: string; // P1.stage.2: its place
  name: string;
  facedown: boolean;
  ready: boolean | null; // null where that means nothing
  marks: string[];
  token: boolean;
  starting: boolean;
  type: CardType;
  counters: Record<string, number>;
  keywords: string[];
  traits: string[];
  front?: string; // the printed card, where its other side is in force
  copy?: string; // what a face-down card is a copy of
  to?: string; // the place of the card it is attached to
  stamina?: [number, number];
  speed?: number;
  damage?: number;
  zone?: Height | null;
  pending?: boolean;
}

export interface Side {
  character: string | null;
  health: number;
  max: number;
  wins: number;
  limit: number;
  desperation: boolean;
  deadlock: boolean;
  unlocked: number;
  deck: number;
  hand_size: number;
  hand: string[];
  stage: string[];
  pool: string[];
  momentum: string[];
  discards: string[];
  removed: string[];
  aside: string[];
  cards: Record<Pile, Piece[]>;
}

export interface Attack {
  card: string;
  by: string;
  target: string | null; // a backup, or the character
  speed: number;
  damage: number;
  zone: Height | null;
  keywords: string[];
  traits: string[];
  step: string | null;
  status: Status;
  block: string | null;
  dropped: boolean;
  dealt: number;
}

export interface Check {
  by: string;
  card: string | null;
  value: number;
  need: number | null;
  for: string;
}

export interface VersusView extends View {
  phase: string;
  round: number;
  wins_needed: number;
  turn: string;
  first: string;
  turns: number;
  seats: Record<string, Side>;
  attack: Attack | null;
  stack: string[];
  playing: string[];
  check: Check | null;
  effects: string[];
  words?: Terms; // those that are this edition's own
  blank?: boolean; // whether text boxes count as empty
  brought?: Record<string, Card>; // cards that only this match has, as the book has its own
}

// The book

export interface Ability {
  title: string; // what an option calls it
  type: string; // "Enhance", "Response" ... "Continuous"
  label?: string; // what this edition prints for the type, if it has a word of its own
  keyword: string; // the keyword that gives it, or nothing
  name: string;
  text: string;
}

/** One side of a printed card. Numbers that its type does not have are 0. */
export interface Face {
  name: string;
  version: string;
  type: CardType;
  difficulty: number | null;
  check: number | null;
  block: { modifier: number; zone: Height } | null;
  symbols: string[];
  keywords: string[];
  traits: string[];
  speed: number;
  zone: Height | null;
  damage: number;
  hand_size: number;
  health: number;
  stamina: number;
  abilities: Ability[];
  trees?: SkillTree[];
}

/** What a character unlocks, one ability after the other. */
export interface SkillTree {
  name: string;
  abilities: Ability[];
}

export interface Card extends Face {
  back: Face | null;
  front?: string; // of the other side of a card, which has a name of its own: the card
  origin: string;
  note: string;
  vitals?: Record<string, string>; // of characters, in an edition that has such
}

export interface Deck {
  character: string;
  symbol: string;
  about: string;
  cards: [string, number][];
  sidebar: [string, number][];
  leads?: number; // how many of its cards the starting character is, where it is among them
}

export interface VersusBook {
  cards: Record<string, Card>;
  decks: Record<string, Deck>;
  words?: Terms;
}

export const versusView = (view: View): VersusView => view as VersusView;

/** The book, with the cards that this match brings; its parts are there even before it has arrived. */
export function versusBook(book: Book, view: View | null = null): VersusBook {
  const known = { cards: {}, decks: {}, ...book } as unknown as VersusBook;
  const { brought, blank } = view ? versusView(view) : {};
  const cards = bothSides({ ...known.cards, ...brought });
  if (!blank) return { ...known, cards };
  const bare = Object.entries(cards).map(([name, card]) => [name, { ...card, keywords: [], abilities: [] }]);
  return { ...known, cards: Object.fromEntries(bare) as Record<string, Card> };
}

/** By which name the book has the other side of a card: mostly its own. */
export const backKey = (front: string, back: string): string => (front === back ? `${front} (transformed)` : back);

export const fullName = (face: Face): string => (face.version ? `${face.name} ${face.version}` : face.name);

/** The other sides of cards stand among them by their own names, each with the front as its other side. */
function bothSides(cards: Record<string, Card>): Record<string, Card> {
  for (const [name, card] of Object.entries(cards))
    if (card.back && !card.front)
      cards[backKey(name, fullName(card.back))] ??= { ...card, ...card.back, back: card, front: name };
  return cards;
}

/** What every part of the table gets: the scene, and the same view and book with their real types. */
export interface Arena {
  scene: Scene;
  view: VersusView;
  book: VersusBook;
  near: string;
  far: string;
  own: boolean; // whether the near side is the reader's
  fresh: GameEvent[]; // what has just happened, for a moment
  gaze: Gaze; // what is pointed at
}
