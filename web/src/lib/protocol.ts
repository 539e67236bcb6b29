// What goes over the socket and over HTTP: docs/protocol.md and /api/openapi.json, as types.

export interface GameEvent {
  what: string;
  text: string;
  rules: string[];
  [more: string]: unknown; // what the game itself tells of it
}

export interface Question {
  seat: string;
  // only for whoever is asked:
  what?: string;
  prompt?: string;
  rules?: string[];
  options?: string[];
}

export interface Outcome {
  winners: string[];
  reason: string;
  rules: string[];
}

/** Everything a seat may know. What else it holds is the game's own: each table module has a type for that. */
export interface View {
  game: string;
  mode: string;
  you: string | null;
  question: Question | null;
  outcome: Outcome | null;
  [more: string]: unknown;
}

/** An option of the open question: what to send, what it means, and which things on the table it is about. */
export interface Choice {
  option: string;
  hint: string;
  heading: string;
  at: string[];
}

export type Clock =
  | { kind: "move"; seconds: number; spent_ms: number; running: string | null }
  | { kind: "chess"; left_ms: Record<string, number>; increment: number; running: string | null };

export interface Chair {
  seat: string;
  name: string;
  bot: string | null;
  taken: boolean;
}

export type Status = "open" | "playing" | "over";

export interface TableState {
  id: string;
  status: Status;
  seats: Chair[];
  games?: boolean; // whether it is a match of several games, so that one of them can be conceded
  commitment: string | null;
  seed: string | null;
  undo: { seat: string; agreed: string[] } | null;
  rematch: { agreed: string[]; table: string | null } | null;
}

export interface Update {
  type: "update";
  seq: number;
  events: GameEvent[];
  clock: Clock | null;
  q: number | null;
  menu: Choice[] | null;
  view: View;
  table: TableState;
}

export interface Reply {
  type: "ok" | "refused" | "because";
  id?: string | null;
  reason?: string;
  rules?: string[];
  seq?: number;
  q?: number | null;
}

export type Told =
  | Update
  | Reply
  | {
      type: "welcome";
      table: string;
      you?: string | null;
      protocol: number;
      heartbeat: number;
      missed?: number | null;
    }
  | { type: "people"; here: Record<string, boolean>; watching: number }
  | { type: "emote"; seat: string; emote: string }
  | { type: "pong" }
  | { type: "trouble"; reason: string }
  | { type: "bye"; reason: string; again?: boolean };

export type Command =
  | { type: "answer"; q: number; option: string }
  | { type: "why"; text: string }
  | { type: "sit"; name: string }
  | { type: "takeover"; seat: string; bot: string }
  | { type: "concede"; game?: boolean }
  | { type: "undo" | "agree" | "decline" | "back" | "rematch" };

// Over HTTP

export interface Setting {
  name: string;
  values: (string | number | boolean)[]; // the first is the default; for a number its least and greatest follow
  meaning: string;
  rules: string[];
}

/** A mode: the settings it has, its seats as it comes, and what each value of `sized_by` makes of them. */
export interface GameMode {
  mode: string;
  settings: string[];
  seats: string[];
  sized_by: string | null;
  sizes: Record<string, number>; // how many seats
  teams: Record<string, number[]>; // seat by seat, from 1; under "" where nothing is to be set
  own: Setting[]; // what is another thing in this mode
}

export interface Game {
  id: string;
  title: string;
  modes: string[];
  settings: Setting[];
  seats: string[]; // of the first mode
  tables: GameMode[];
}

export interface Me {
  user: string;
  name: string;
  account: boolean;
}

export interface ClockPlan {
  kind: "none" | "move" | "chess";
  seconds: number;
  increment: number;
}

export interface TableSummary {
  id: string;
  game: string;
  mode: string;
  status: Status;
  seats: Chair[];
  public: boolean;
  free: boolean;
  changed: number; // milliseconds since 1970
  result: Outcome | null;
}

export interface MyTable extends TableSummary {
  you: string; // the seat one has there
}

export interface TableInFull extends TableSummary {
  clock: ClockPlan;
  commitment: string | null;
  seed: string | null;
}

export interface NewTable {
  game: string;
  mode?: string;
  options?: Record<string, unknown>;
  seats: string[]; // "human" or a bot's name, for each seat
  clock?: ClockPlan;
  public?: boolean; // listed
  free?: boolean; // anybody may take a free seat
  sit?: string;
  name?: string;
  from?: { table: string; at: number }; // go on from a point of one's own finished match
}

export interface Made {
  id: string;
  url: string;
  spectate: string;
  seats: { seat: string; bot: string | null; url: string | null }[];
}

export interface Rule {
  id: string; // MEGA-TURN-03
  topic: string; // TURN
  source: string; // where in the rulebook
  kind: string;
  rule: string; // the sentence
}

export interface Ruling {
  id: string;
  topic: string;
  about: string[]; // ids of rules
  problem: string;
  ruling: string;
}

export interface Example {
  id: string;
  topic: string;
  source: string;
  rules: string[];
  scenario: string;
  expected: string;
}

export interface RuleBook {
  game: string;
  title: string;
  rules: Rule[];
  rulings: Ruling[];
  examples: Example[];
}

/** A finished match, so many decisions at a time. Frame 0 is the table before the first one. */
export interface Replay {
  table: string;
  game: string;
  mode: string;
  seats: Chair[];
  total: number; // frames
  result: Outcome | null;
  frames: Frame[];
}

export interface Frame {
  n: number;
  at: number; // answers of the record so far
  seat: string | null; // who decided
  option: string | null; // what
  turn: number;
  action: string; // in words; another one begins where this changes
  events: GameEvent[];
  view: View;
}
