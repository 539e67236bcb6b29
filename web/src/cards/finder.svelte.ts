// Searching cards: what is wanted, what was found, and more of it.

import { problem } from "../lib/format";
import * as cards from "./api";
import { Later } from "./cut";
import type { FoundCards, ReadCard, Wish } from "./types";

const PAUSE = 200; // milliseconds without a change until it is asked
export const PAGE = 40;

export function anything(pool = "", house: "yes" | "no" = "yes", game = ""): Wish {
  return { game, pool, house, q: "", type: "", symbol: "", keyword: "", least: "", most: "", state: "" };
}

export class Finder {
  wish: Wish = $state(anything());
  found: FoundCards | null = $state.raw(null);
  shown: ReadCard[] = $state.raw([]);
  trouble = $state("");
  busy = $state(false);
  private turn = 0;
  private later = new Later(PAUSE);

  constructor(wish: Wish) {
    this.wish = wish;
  }

  /** Ask soon, with what is wanted now; for a component's `$effect`. */
  follow(): () => void {
    const wish = { ...this.wish };
    this.later.soon(() => void this.ask(wish, []));
    return () => this.later.stop();
  }

  more = (): Promise<void> => this.ask({ ...this.wish }, this.shown);

  clear = (): void => {
    this.wish = anything(this.wish.pool, this.wish.house, this.wish.game);
  };

  get filtered(): boolean {
    const { type, symbol, keyword, least, most, state, q } = this.wish;
    return [type, symbol, keyword, least, most, state, q].some(Boolean);
  }

  private async ask(wish: Wish, before: ReadCard[]): Promise<void> {
    const now = ++this.turn;
    this.busy = true;
    try {
      const found = await cards.search(wish, before.length, PAGE);
      if (now !== this.turn) return;
      this.found = found;
      this.shown = [...before, ...found.cards];
      this.trouble = "";
    } catch (error) {
      if (now === this.turn) this.trouble = problem(error);
    }
    if (now === this.turn) this.busy = false;
  }
}
