// Who we are to the server: a guest by a cookie, or an account.

import * as api from "./api";
import { problem } from "./format";
import type { Me } from "./protocol";
import { settings } from "./settings.svelte";

class Who {
  me: Me | null = $state.raw(null);
  trouble = $state("");
  private asked: Promise<void> | null = null;

  /** The name to sit down with; the server knows the one of an account. */
  get name(): string {
    return settings.name || (this.me?.name ?? "");
  }

  /** Be somebody: without a cookie no match would be known as ours. */
  ready(): Promise<void> {
    this.asked ??= this.ask();
    return this.asked;
  }

  async login(name: string, password: string): Promise<void> {
    this.be(await api.login(name, password));
  }

  async register(name: string, password: string): Promise<void> {
    this.be(await api.register(name, password));
  }

  async logout(): Promise<void> {
    this.be(await api.logout());
    settings.name = "";
  }

  private async ask(): Promise<void> {
    try {
      this.be(await api.me());
    } catch (error) {
      this.trouble = problem(error);
      this.asked = null;
    }
  }

  private be(me: Me): void {
    this.me = me;
    this.trouble = "";
    if (me.account) settings.name = me.name;
  }
}

export const who = new Who();
