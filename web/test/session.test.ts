// The line to a table: what is said again, what is not, and what is made of updates. The server here is a script.
import { beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import type { Update } from "../src/lib/protocol";

class Line {
  static all: Line[] = [];
  said: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason });
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(you: string | null, missed?: number): void {
    this.onopen?.();
    this.tell({ type: "welcome", table: "t", you, protocol: 1, heartbeat: 10, missed });
  }
}

function update(seq: number, you: string | null = "P1", events: string[] = []): Partial<Update> {
  return {
    type: "update",
    seq,
    events: events.map((text) => ({ what: "Note", text, rules: [] })),
    clock: null,
    q: seq,
    menu: [],
    view: { game: "g", mode: "m", you, question: null, outcome: null },
  };
}

const kept = new Map<string, string>();
let online: (() => void)[] = [];

beforeEach(() => {
  Line.all = [];
  online = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("addEventListener", (_: string, act: () => void) => online.push(act));
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody is asked for a cookie here")));
});

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function come(query = ""): Promise<{ session: import("../src/lib/session.svelte").Session; line: Line }> {
  const { Session } = await import("../src/lib/session.svelte");
  const session = new Session("t", query);
  await vi.advanceTimersByTimeAsync(0);
  return { session, line: Line.all.at(-1) as Line };
}

async function again(): Promise<Line> {
  await vi.advanceTimersByTimeAsync(1000);
  return Line.all.at(-1) as Line;
}

describe("a session", () => {
  it("goes to the table by its link and says hello first", async () => {
    const { session, line } = await come("?seat=P2&key=k");
    expect(line.url).toBe("ws://here/api/tables/t/socket?seat=P2&key=k");
    line.welcome("P2");
    expect(line.said).toEqual([{ type: "hello" }]);
    expect(session.connection).toBe("here");
  });

  it("sends what has no reply again, under the same name, and only that", async () => {
    const { session, line } = await come();
    line.welcome("P1");
    line.tell(update(1));
    const first = session.answer("draw");
    const second = session.say({ type: "undo" });
    const [, answer, undo] = line.said;
    line.tell({ type: "ok", id: answer?.id, seq: 2 });
    expect((await first).type).toBe("ok");
    line.close();
    expect(session.connection).toBe("lost");
    const next = await again();
    next.welcome("P1", 0);
    expect(next.said).toEqual([{ type: "hello", since: 1 }, undo]);
    next.tell({ type: "refused", id: undo?.id, reason: "no" });
    expect(await second).toMatchObject({ type: "refused", reason: "no" });
  });

  it("holds what is said while the line is down", async () => {
    const { session, line } = await come();
    line.welcome("P1");
    line.tell(update(1));
    line.close();
    const asked = session.say({ type: "concede" });
    const next = await again();
    expect(next.said).toEqual([]);
    next.welcome("P1", 0);
    expect(next.said[1]).toMatchObject({ type: "concede" });
    next.tell({ type: "ok", id: next.said[1]?.id, seq: 2 });
    expect((await asked).type).toBe("ok");
  });

  it("takes missed updates in order, once each, and a fresh view as it is", async () => {
    const { session, line } = await come();
    line.welcome("P1");
    line.tell(update(7, "P1", ["seven"]));
    line.tell(update(7, "P1", ["seven"]));
    line.tell(update(8, "P1", ["eight"]));
    expect(session.log.map((one) => one.text)).toEqual(["seven", "eight"]);
    line.close();
    const next = await again();
    next.welcome("P1"); // the server does not know what we missed: everything anew, even with a lower number
    next.tell(update(3, "P1", ["three"]));
    expect(session.update?.seq).toBe(3);
  });

  it("asks for everything when something is missing", async () => {
    const { session, line } = await come();
    line.welcome("P1");
    line.tell(update(1));
    line.tell(update(3));
    expect(session.update?.seq).toBe(1);
    const next = await again();
    next.welcome("P1");
    expect(next.said[0]).toEqual({ type: "hello" });
  });

  it("begins anew when it sits down", async () => {
    const { session, line } = await come("?seat=P2&key=k");
    line.welcome("P2");
    line.tell(update(9, null));
    expect(session.seated).toBe(false);
    line.tell({ type: "welcome", table: "t", you: "P2", protocol: 1, heartbeat: 10 });
    line.tell(update(2, "P2"));
    expect(session.seated).toBe(true);
    expect(line.said.filter((one) => one.type === "hello")).toHaveLength(1);
  });

  it("ends where it is not wanted, and says why to whoever waits", async () => {
    const { session, line } = await come();
    line.welcome("P1");
    line.tell(update(1));
    const asked = session.say({ type: "undo" });
    line.close(4403, "somebody else's seat");
    expect(await asked).toMatchObject({ type: "refused", reason: "somebody else's seat" });
    expect(session.connection).toBe("ended");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all).toHaveLength(1);
  });

  it("asks the next server what a leaving one refused", async () => {
    const { session, line } = await come();
    line.welcome("P1");
    line.tell(update(1));
    line.tell({ type: "bye", reason: "the server is being restarted" });
    const asked = session.answer("draw");
    line.tell({ type: "refused", id: line.said[1]?.id, reason: "being restarted" });
    line.close(1012);
    const next = await again();
    next.welcome("P1", 0);
    expect(next.said[1]).toEqual(line.said[1]);
    next.tell({ type: "ok", id: next.said[1]?.id, seq: 2 });
    expect((await asked).type).toBe("ok");
  });

  it("comes back to a server that has missed it, and not to one that does not want it", async () => {
    const { session, line } = await come();
    line.welcome("P1");
    line.tell({ type: "bye", reason: "nothing was heard for 30 seconds", again: true });
    line.close(1008, "nothing was heard for 30 seconds");
    expect(session.connection).toBe("lost");
    const next = await again();
    next.welcome("P1");
    next.tell({ type: "bye", reason: "too many messages", again: false });
    next.close(1008, "too many messages");
    expect(session.connection).toBe("ended");
  });

  it("notices a line that is dead", async () => {
    const { session, line } = await come();
    line.welcome("P1");
    line.tell(update(1));
    await vi.advanceTimersByTimeAsync(20_000);
    line.tell({ type: "pong" });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(session.connection).toBe("here");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(Line.all.length).toBeGreaterThan(1);
    expect(session.connection).toBe("lost");
  });

  it("asks for everything when it has become somebody else", async () => {
    const { session, line } = await come();
    line.welcome(null);
    line.tell(update(3, null));
    line.close();
    const next = await again();
    next.welcome("P2", 0); // another tab sat down meanwhile
    const third = await again();
    third.welcome("P2");
    expect(third.said[0]).toEqual({ type: "hello" });
    third.tell(update(2, "P2"));
    expect(session.seated).toBe(true);
  });

  it("comes back at once when the network does", async () => {
    const { line } = await come();
    line.welcome("P1");
    line.close();
    for (const act of online) act();
    expect(Line.all).toHaveLength(2);
  });

  it("keeps the log over a reload, and marks what it missed", async () => {
    const first = await come();
    first.line.welcome("P1");
    first.line.tell(update(1, "P1", ["one"]));
    first.session.close();
    const second = await come();
    second.line.welcome("P1");
    second.line.tell(update(1, "P1", ["one"]));
    expect(second.session.log.map((one) => one.text)).toEqual(["one"]);
    second.session.close();
    const third = await come();
    third.line.welcome("P1");
    third.line.tell(update(4, "P1", ["four"]));
    expect(third.session.log.map((one) => one.what)).toEqual(["Note", "Gap", "Note"]);
  });
});
