// A table that is being planned, and the plan that is sent.

import type { ClockPlan, Game, NewTable, Setting } from "../lib/protocol";

export const ME = "me";
export const FRIEND = "friend";

type Value = string | number | boolean;

/** A number's values are the usual one, the least and the greatest. */
export function kindOf(setting: Setting): "switch" | "number" | "choice" {
  const usual = setting.values[0];
  if (typeof usual === "boolean") return "switch";
  return typeof usual === "number" ? "number" : "choice";
}

export class Draft {
  mode: string = $state("");
  options: Record<string, Value> = $state({});
  seats: string[] = $state([]); // for each: me, a friend, or a bot
  public = $state(true);
  clock: ClockPlan["kind"] = $state("none");
  seconds = $state(60); // for each decision
  minutes = $state(10); // for the whole match
  increment = $state(10);

  constructor(
    readonly game: Game,
    against: string,
  ) {
    this.mode = game.modes[0] ?? "";
    this.seats = game.seats.map((_, at) => (at ? against : ME));
    this.public = against !== FRIEND;
    this.options = Object.fromEntries(game.settings.map((setting) => [setting.name, setting.values[0] ?? ""]));
  }

  /** The seat we take; none if we only watch. */
  get mine(): string | undefined {
    return this.game.seats[this.seats.indexOf(ME)];
  }

  get invites(): boolean {
    return this.seats.includes(FRIEND);
  }

  /** Somebody sits down; whoever takes our seat sends us away, and we sit in one seat only. */
  put(at: number, whom: string): void {
    if (whom === FRIEND) this.public = false; // a friend's seat is kept, unless somebody wants it otherwise
    this.seats = this.seats.map((now, other) => {
      if (other === at) return whom;
      return whom === ME && now === ME ? FRIEND : now;
    });
  }

  plan(name: string): NewTable {
    const changed = this.game.settings.filter((one) => this.options[one.name] !== one.values[0]);
    return {
      game: this.game.id,
      mode: this.mode,
      options: Object.fromEntries(changed.map((one) => [one.name, this.options[one.name]])),
      seats: this.seats.map((whom) => (whom === ME || whom === FRIEND ? "human" : whom)),
      clock: this.clockPlan(),
      public: this.public,
      free: this.public,
      sit: this.mine,
      name,
    };
  }

  private clockPlan(): ClockPlan {
    if (this.clock === "none") return { kind: "none", seconds: 0, increment: 0 };
    if (this.clock === "move") return { kind: "move", seconds: this.seconds, increment: 0 };
    return { kind: "chess", seconds: this.minutes * 60, increment: this.increment };
  }
}
