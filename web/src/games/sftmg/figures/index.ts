import type { Component } from "svelte";

import Akuma from "./Akuma.svelte";
import Bison from "./Bison.svelte";
import ChunLi from "./ChunLi.svelte";
import Ken from "./Ken.svelte";
import Ryu from "./Ryu.svelte";
import Sagat from "./Sagat.svelte";
import Somebody from "./Somebody.svelte";
import Vega from "./Vega.svelte";
import Zangief from "./Zangief.svelte";

/** Who draws whom, head to chest on 100 x 100, and the colour behind them. */
interface Look {
  Bust: Component;
  colour: string;
  frame?: string; // a boss's
}

const looks: Record<string, Look> = {
  Ryu: { Bust: Ryu, colour: "#7f93a8" },
  Ken: { Bust: Ken, colour: "#f0913a" },
  "Chun-Li": { Bust: ChunLi, colour: "#7fc4e8" },
  Sagat: { Bust: Sagat, colour: "#5f8f5a" },
  Zangief: { Bust: Zangief, colour: "#c4574f" },
  Vega: { Bust: Vega, colour: "#b48ad8" },
  "M. Bison": { Bust: Bison, colour: "#8a7ac0" },
  Akuma: { Bust: Akuma, colour: "#7a4a66" },
  "Boss M. Bison": { Bust: Bison, colour: "#3b2358", frame: "#9a4fe0" },
  "Boss Akuma": { Bust: Akuma, colour: "#3b2358", frame: "#9a4fe0" },
  "Nemesis M. Bison": { Bust: Bison, colour: "#27506b" },
  "Nemesis Akuma": { Bust: Akuma, colour: "#6b2727" },
};

export const lookOf = (name: string): Look => looks[name] ?? { Bust: Somebody, colour: "#8d879c" };
