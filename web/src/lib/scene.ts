// What the shared page and a game's table module have to do with each other: the whole contract.
// The page knows no game, the module knows no socket, and neither knows a rule.

import type { Component } from "svelte";
import type { Choice, GameEvent, View } from "./protocol";

/** Something on the table, in words. The drawn table and the text mode show the same items. */
export interface Item {
  label: string; // "Yetiquette, Frontline, 7 of 9 HP"
  place?: string; // its name in `Choice.at`; whoever touches it means the options about it
  wish?: string; // what one would say to use it; asked as "why not ..." while there is no option about it
  subject?: string; // its name in the game's book (`Book`): there is more to read about it
}

/** A part of the table: one player's team, a hand, the middle. */
export interface Region {
  title: string;
  items: Item[];
}

/** Everything printed in a game that the table shows: GET /api/games/ID/book. What it holds is the game's own. */
export type Book = Record<string, unknown>;

/** What a table is drawn from, and what it may do. */
export interface Scene {
  view: View;
  book: Book;
  near: string; // the seat at the lower edge: one's own, or the first
  names: Record<string, string>; // seat -> what to call whoever plays it
  events: GameEvent[]; // what has just happened: animations follow these
  beat: number; // counts updates; another one means that `events` are new
  moving: boolean; // whether animations are wanted
  choices(place: string): Choice[]; // the options about this thing
  touch(item: Item, from?: HTMLElement): void; // choose its option, ask which of them, or say why there is none
  read(subject: string, item?: Item): void; // open the page of the book about this; of what was touched it also tells why not
  answer?(option: string, remark: string): void; // choose by itself, as the player has asked for; the log says so
}

/** A game's table: all that a new game adds to the client. */
export interface TableModule {
  Table: Component<{ scene: Scene }>; // draws it
  Subject: Component<{ book: Book; subject: string; view: View | null }>; // a page of the book: a fighter, a card
  Pilot?: Component<{ scene: Scene }>; // what the player lets the table decide by itself; beside the question
  regions(view: View, book: Book, near: string): Region[]; // the same in words, for the text mode
  subjects(book: Book): { group: string; names: string[] }[]; // everything there are pages about
}
