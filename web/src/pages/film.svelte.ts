// A finished match on its way here, a few frames at a time, and where in it we are.

import * as api from "../lib/api";
import { problem } from "../lib/format";
import type { Frame, Replay } from "../lib/protocol";
import { seek, type Stride, type Way } from "../lib/seek";

const CHUNK = 40; // frames
const PACE = 1400; // milliseconds a frame, at speed 1

export const SPEEDS = [0.5, 1, 2, 4];

export class Film {
  head: Replay | null = $state.raw(null); // what is known of the match besides its frames
  frames: (Frame | undefined)[] = $state.raw([]);
  at = $state(0);
  forward = $state(false); // whether the last step was one to the next frame: then what happened moves
  trouble = $state("");
  playing = $state(false);
  speed = $state(1);
  private coming = new Map<number, Promise<void>>();
  private steps = Promise.resolve(); // one after the other, however long the frames between take to come
  private jumps = 0;
  private closed = false;

  constructor(
    readonly table: string,
    start: number,
  ) {
    this.at = Math.max(0, Math.floor(start) || 0);
    void this.begin();
  }

  get total(): number {
    return this.head?.total ?? 0;
  }

  get frame(): Frame | null {
    return this.frames[this.at] ?? null;
  }

  /** First where we are, then everything, in the background. */
  begin = async (): Promise<void> => {
    this.trouble = "";
    try {
      await this.chunk(this.at);
      if (this.at >= this.total) this.at = Math.max(0, this.total - 1);
      for (let n = 0; n < this.total && !this.closed; n += CHUNK) await this.chunk(n);
    } catch (error) {
      this.trouble = problem(error);
      this.playing = false;
    }
  };

  close(): void {
    this.closed = true;
  }

  /** Straight to this frame; steps that are still looking for theirs are given up. */
  async go(n: number): Promise<void> {
    this.jumps++;
    await this.show(n);
  }

  step(way: Way, stride: Stride): Promise<void> {
    const jumps = this.jumps;
    const one = async (): Promise<void> => {
      if (jumps !== this.jumps) return;
      const to = await seek(this.get, this.total, this.at, way, stride);
      if (jumps === this.jumps) await this.show(to);
    };
    return (this.steps = this.steps.then(() => this.known(one)));
  }

  private async show(n: number): Promise<void> {
    const to = Math.max(0, Math.min(this.total - 1, n));
    this.forward = to === this.at + 1;
    this.at = to;
    await this.known(() => this.chunk(to));
  }

  toggle(): void {
    if (!this.playing && this.at === this.total - 1) void this.go(0);
    this.playing = !this.playing;
  }

  /** Play on while it is wanted; for an `$effect`, which begins anew with every frame. */
  run(): (() => void) | undefined {
    if (!this.playing || !this.frame) return undefined;
    if (this.at >= this.total - 1) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => void this.show(this.at + 1), PACE / this.speed);
    return () => clearTimeout(timer);
  }

  private get = async (n: number): Promise<Frame> => {
    await this.chunk(n);
    const frame = this.frames[n];
    if (!frame) throw new Error();
    return frame;
  };

  private async known(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.trouble = problem(error);
      this.playing = false;
    }
  }

  /** Fetch the frames around this one, once. */
  private chunk(n: number): Promise<void> {
    const from = n - (n % CHUNK);
    let coming = this.coming.get(from);
    if (!coming) {
      coming = this.fetch(from);
      this.coming.set(from, coming);
      coming.catch(() => this.coming.delete(from));
    }
    return coming;
  }

  private async fetch(from: number): Promise<void> {
    const part = await api.replay(this.table, from, CHUNK);
    const frames = [...this.frames];
    frames.length = part.total;
    for (const frame of part.frames) frames[frame.n] = frame;
    this.frames = frames;
    this.head ??= part;
  }
}
