// Something that is fetched: what came, what went wrong, and another try.

import { problem } from "./format";

export class Load<T> {
  value: T | null = $state.raw(null);
  trouble = $state("");
  busy = $state(false);
  private latest = 0;

  constructor(private fetcher: () => Promise<T>) {
    void this.run();
  }

  /** Fetch it (again); what came before stays until then, and a late answer of an earlier try is dropped. */
  run = async (): Promise<void> => {
    const turn = ++this.latest;
    this.busy = true;
    try {
      const value = await this.fetcher();
      if (turn === this.latest) this.come(value);
    } catch (error) {
      if (turn === this.latest) this.fail(error);
    }
  };

  private come(value: T): void {
    this.value = value;
    this.trouble = "";
    this.busy = false;
  }

  private fail(error: unknown): void {
    this.trouble = problem(error);
    this.busy = false;
  }
}

/** Do this again and again while somebody looks, and at once when they look again. For a component's `$effect`. */
export function whileSeen(milliseconds: number, act: () => void): () => void {
  const ifSeen = () => {
    if (!document.hidden) act();
  };
  const timer = setInterval(ifSeen, milliseconds);
  document.addEventListener("visibilitychange", ifSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ifSeen);
  };
}
