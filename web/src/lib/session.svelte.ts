// One client at one table, over as many connections as that takes. Nothing is lost and nothing happens twice:
// what has no reply is sent again, with its id, when the connection is back.

import { s } from "../strings";
import { me } from "./api";
import type { Choice, Clock, Command, GameEvent, Reply, TableState, Told, Update, View } from "./protocol";

const PROTOCOL = 1;
const SOON = 300; // milliseconds before the first try to come back; then twice as long each time
const LONGEST = 8000;
const SILENCE = 2.5; // heartbeats
const KEPT = 400; // lines of the log
const FINAL = [1008, 4403, 4404]; // whoever is sent away with these need not come back

export type Connection = "connecting" | "here" | "lost" | "ended";

export interface LogLine extends GameEvent {
  n: number;
}

interface Sent {
  text: string;
  done: (reply: Reply) => void;
}

export class Session {
  connection: Connection = $state("connecting");
  trouble = $state(""); // one sentence about the connection, or about a mistake of the server's
  you: string | null = $state(null); // our seat, or the free one we are invited to
  update: Update | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  here: Record<string, boolean> = $state.raw({});
  watching = $state(0);
  emotes: { n: number; seat: string; emote: string }[] = $state.raw([]);
  seenAt = 0; // when the last update came, for clocks

  private socket: WebSocket | null = null;
  private welcome = false;
  private leaving = false; // the server has said goodbye
  private seq: number | null = null;
  private logged = { who: "", seq: 0 };
  private sent = new Map<string, Sent>();
  private ids = Math.random().toString(36).slice(2, 10);
  private count = 0;
  private tries = 0;
  private timer = 0;
  private heart = 0;
  private heartbeat = 10_000; // milliseconds
  private heardAt = 0;
  private closed = false;

  constructor(
    readonly table: string,
    private query: string, // ?seat=P2&key=..., of an invitation
  ) {
    this.remember();
    void me() // whoever sits down is known by a cookie
      .catch(() => undefined)
      .then(() => this.closed || this.connect());
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  get view(): View | null {
    return this.update?.view ?? null;
  }

  get state(): TableState | null {
    return this.update?.table ?? null;
  }

  get clock(): Clock | null {
    return this.update?.clock ?? null;
  }

  /** The options of our open question; empty while we are not asked. */
  get menu(): Choice[] {
    return this.update?.menu ?? [];
  }

  /** Whether we look over the shoulder of nobody: a seat of our own, and not only the invitation to one. */
  get seated(): boolean {
    return this.you !== null && this.view?.you === this.you;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.socket?.close();
  }

  /** Say something; the reply comes when it is on the server's disk, however often the line breaks. */
  say(command: Command): Promise<Reply> {
    if (this.closed || this.connection === "ended") return Promise.resolve({ type: "refused", reason: this.trouble });
    const id = `${this.ids}-${++this.count}`;
    return new Promise((done) => {
      const sent = { text: JSON.stringify({ ...command, id }), done };
      this.sent.set(id, sent);
      if (this.welcome) this.socket?.send(sent.text);
    });
  }

  /** Something for everybody to see now; if the line is down, it is not worth being said later. */
  gesture(emote: string): void {
    if (this.welcome) this.socket?.send(JSON.stringify({ type: "emote", emote }));
  }

  async answer(option: string): Promise<Reply> {
    const q = this.update?.q;
    if (q == null) return { type: "refused", reason: "" };
    const reply = await this.say({ type: "answer", q, option });
    performance.mark("acked", { detail: reply.seq });
    return reply;
  }

  // The line

  private connect(): void {
    clearTimeout(this.timer);
    this.leaving = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket${this.query}`);
    this.socket = socket;
    socket.onopen = () => {
      const known = this.seq !== null && this.view?.you === this.you;
      socket.send(JSON.stringify(known ? { type: "hello", since: this.seq } : { type: "hello" }));
    };
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.heardAt = Date.now();
      this.hear(JSON.parse(String(message.data)) as Told);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.off(event.code, event.reason);
    };
  }

  private off(code: number, reason: string): void {
    this.socket = null;
    this.welcome = false;
    clearInterval(this.heart);
    if (this.closed) return;
    if (FINAL.includes(code) && !this.leaving) return this.end(reason || this.trouble);
    this.connection = "lost";
    const wait = Math.min(LONGEST, SOON * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  private end(reason: string): void {
    this.connection = "ended";
    this.trouble = reason;
    for (const sent of this.sent.values()) sent.done({ type: "refused", reason });
    this.sent.clear();
  }

  /** Somebody looks again, or the network is back: do not wait any longer. */
  private hurry = (): void => {
    this.checkLife();
    if (this.connection === "lost" && !this.socket && !document.hidden) {
      this.tries = 0;
      this.connect();
    }
  };

  private beat(): void {
    this.checkLife();
    this.socket?.send('{"type":"ping"}');
  }

  /** A line on which nothing was heard for several heartbeats is dead, whatever the browser thinks. */
  private checkLife(): void {
    if (!this.welcome || Date.now() - this.heardAt < SILENCE * this.heartbeat) return;
    const dead = this.socket;
    this.off(1006, "");
    dead?.close();
  }

  // Hearing

  private hear(told: Told): void {
    switch (told.type) {
      case "welcome":
        return this.comeIn(told);
      case "update":
        return this.see(told);
      case "ok":
      case "refused":
      case "because":
        return this.reply(told);
      case "people":
        this.here = told.here ?? {};
        this.watching = told.watching ?? 0;
        return;
      case "emote":
        this.emotes = [...this.emotes.slice(-5), { n: ++this.count, seat: told.seat, emote: told.emote }];
        return;
      case "bye":
        this.leaving = told.again ?? true;
        this.trouble = told.reason;
        return;
      case "trouble":
        this.trouble = told.reason;
    }
  }

  private comeIn(told: Extract<Told, { type: "welcome" }>): void {
    if (told.protocol !== PROTOCOL) {
      this.closed = true;
      this.socket?.close();
      return this.end(s.table.connection.renewed);
    }
    const before = this.update ? this.you : (told.you ?? null);
    this.you = told.you ?? null;
    if (told.missed == null) this.seq = null;
    else if (before !== this.you) return this.startOver(); // what we have seen was not this seat's
    if (this.welcome) return; // we sat down: only the updates begin anew
    this.welcome = true;
    this.leaving = false;
    this.connection = "here";
    this.trouble = "";
    this.tries = 0;
    clearInterval(this.heart);
    this.heartbeat = told.heartbeat * 1000;
    this.heart = window.setInterval(() => this.beat(), this.heartbeat);
    for (const sent of this.sent.values()) this.socket?.send(sent.text);
  }

  private see(update: Update): void {
    if (this.seq !== null && update.seq <= this.seq) return;
    if (this.seq !== null && update.seq !== this.seq + 1) return this.startOver();
    this.seq = update.seq;
    this.trouble = "";
    this.seenAt = performance.now();
    this.update = update;
    this.note(update);
  }

  /** Come back and ask for everything. */
  private startOver(): void {
    this.seq = null;
    this.socket?.close();
  }

  /** The log grows by what is new; it outlives a reload of the page. */
  private note(update: Update): void {
    const who = update.view.you ?? "";
    const kept = this.logged.who === who ? this.logged.seq : 0;
    this.logged = { who, seq: update.seq };
    if (update.seq <= kept) return;
    const gap: GameEvent[] = kept && update.seq > kept + 1 ? [{ what: "Gap", text: s.table.logGap, rules: [] }] : [];
    const last = this.log.at(-1)?.n ?? 0;
    const lines = [...gap, ...update.events].map((event, i) => ({ ...event, n: last + i + 1 }));
    this.log = [...this.log, ...lines].slice(-KEPT);
    this.keep();
  }

  /** A line of our own in the log: something was done here that nobody has touched. */
  remark(text: string): void {
    const line = { what: "Note", text, rules: [], n: (this.log.at(-1)?.n ?? 0) + 1 };
    this.log = [...this.log, line].slice(-KEPT);
    this.keep();
  }

  private keep(): void {
    try {
      sessionStorage.setItem(`log ${this.table}`, JSON.stringify({ ...this.logged, log: this.log }));
    } catch {
      // a full or forbidden storage costs the log of a reloaded page, nothing else
    }
  }

  private remember(): void {
    try {
      const { who, seq, log } = JSON.parse(sessionStorage.getItem(`log ${this.table}`) ?? "null") ?? {};
      if (Array.isArray(log) && typeof seq === "number") [this.log, this.logged] = [log, { who, seq }];
    } catch {
      // as above
    }
  }

  private reply(told: Reply): void {
    if (!told.id) return void (this.trouble = told.type === "refused" ? (told.reason ?? "") : "");
    if (told.type === "refused" && this.leaving) return; // a server on its way out takes nothing: the next one is asked
    const sent = this.sent.get(told.id);
    this.sent.delete(told.id);
    sent?.done(told);
  }
}
