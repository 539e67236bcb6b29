// A table that is being planned, and the plan that is sent.

import type { ClockPlan, Game, GameMode, NewTable, Setting } from "../lib/protocol";

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
    private readonly against: string,
  ) {
    this.mode = game.modes[0] ?? "";
    this.seats = game.seats.map((_, at) => (at ? against : ME));
    this.public = against !== FRIEND;
    this.options = Object.fromEntries(game.settings.map((setting) => [setting.name, setting.values[0] ?? ""]));
  }

  /** What the server tells of the chosen mode. */
  get table(): GameMode | undefined {
    return this.game.tables.find((one) => one.mode === this.mode);
  }

  /** What can be set in the chosen mode; `fighter5` is the fifth seat's, and there may be no such seat. */
  get settings(): Setting[] {
    const { table } = this;
    if (!table) return this.game.settings;
    const seated = (name: string): boolean => Number(/\d+$/.exec(name)?.[0] ?? 0) <= this.places.length;
    return table.settings
      .filter(seated)
      .map((name) => [...table.own, ...this.game.settings].find((one) => one.name === name))
      .filter((one) => one !== undefined);
  }

  /** What decides how many sit there, and the rest. */
  get sizing(): Setting | undefined {
    return this.settings.find((one) => one.name === this.table?.sized_by);
  }

  get others(): Setting[] {
    return this.settings.filter((one) => one !== this.sizing);
  }

  /** What a setting is now; another mode may not have the value that was chosen. */
  value(setting: Setting): Value | undefined {
    const now = this.options[setting.name];
    return kindOf(setting) !== "choice" || setting.values.includes(now ?? "") ? now : setting.values[0];
  }

  /** The team of each seat; none where everybody plays alone. */
  get teams(): number[] {
    const { table } = this;
    const found = table?.teams[String(table.sized_by === null ? "" : this.options[table.sized_by])] ?? [];
    return new Set(found).size < found.length ? found : [];
  }

  /** The seats of the chosen mode, as many as its settings make. */
  get places(): string[] {
    const { table } = this;
    if (!table) return this.game.seats;
    const sized = table.sized_by === null ? undefined : table.sizes[String(this.options[table.sized_by])];
    const many = sized ?? table.seats.length;
    return Array.from({ length: many }, (_, at) => table.seats[at] ?? `P${String(at + 1)}`);
  }

  /** Who sits at a place: whom somebody chose, or whoever plays against us. */
  at(place: number): string {
    return this.seats[place] ?? this.against;
  }

  /** The seat we take; none if we only watch. */
  get mine(): string | undefined {
    return this.places[this.seats.indexOf(ME)];
  }

  get invites(): boolean {
    return this.places.some((_, at) => this.at(at) === FRIEND);
  }

  /** Somebody sits down; whoever takes our seat sends us away, and we sit in one seat only. */
  put(at: number, whom: string): void {
    if (whom === FRIEND) this.public = false; // a friend's seat is kept, unless somebody wants it otherwise
    this.seats = this.places.map((_, other) => {
      const now = this.at(other);
      if (other === at) return whom;
      return whom === ME && now === ME ? FRIEND : now;
    });
  }

  plan(name: string): NewTable {
    const changed = this.settings.filter((one) => this.value(one) !== one.values[0]);
    return {
      game: this.game.id,
      mode: this.mode,
      options: Object.fromEntries(changed.map((one) => [one.name, this.value(one)])),
      seats: this.places.map((_, at) => this.at(at)).map((whom) => (whom === ME || whom === FRIEND ? "human" : whom)),
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
