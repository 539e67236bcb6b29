import type { Component } from "svelte";

import AmoebaBandita from "./AmoebaBandita.svelte";
import Coldergeist from "./Coldergeist.svelte";
import Crabacus from "./Crabacus.svelte";
import Frankfurterer from "./Frankfurterer.svelte";
import Grandparkour from "./Grandparkour.svelte";
import LaLi from "./LaLi.svelte";
import Minotaxer from "./Minotaxer.svelte";
import Origamimi from "./Origamimi.svelte";
import Pogorilla from "./Pogorilla.svelte";
import PorkAndBrains from "./PorkAndBrains.svelte";
import Sharkfist from "./Sharkfist.svelte";
import Slumberjack from "./Slumberjack.svelte";
import Sumoose from "./Sumoose.svelte";
import Tyranosorcerer from "./Tyranosorcerer.svelte";
import Yetiquette from "./Yetiquette.svelte";

/** Who draws whom: a fighter's printed name and the component that renders its <g> on a 200 x 200 tile. */
export const portraits: Record<string, Component> = {
  Frankfurterer,
  Slumberjack,
  Tyranosorcerer,
  "Amoeba Bandita": AmoebaBandita,
  "Pork and Brains": PorkAndBrains,
  Pogorilla,
  Sharkfist,
  "La Li": LaLi,
  Coldergeist,
  Minotaxer,
  Sumoose,
  Grandparkour,
  Crabacus,
  Origamimi,
  Yetiquette,
};

/** What Portrait adds around a fighter: the colour of its tile, and where its eyes are, to cross them out. */
export interface Look {
  colour: string;
  eyes: [number, number][];
}

const look = (colour: string, ...eyes: [number, number][]): Look => ({ colour, eyes });

export const looks: Record<string, Look> = {
  Frankfurterer: look("#dd4a3c", [79, 56], [105, 56]),
  Slumberjack: look("#5557b8", [68, 66], [106, 66]),
  Tyranosorcerer: look("#9a5bd0", [107, 62]),
  "Amoeba Bandita": look("#f0913a", [83, 83], [115, 83]),
  "Pork and Brains": look("#a9653f", [90, 95], [122, 95]),
  Pogorilla: look("#f4c22e", [99, 51], [123, 52]),
  Sharkfist: look("#1b87a8", [91, 60], [116, 60]),
  "La Li": look("#f58cbb", [76, 82], [105, 82]),
  Coldergeist: look("#2d62c9", [82, 77], [122, 77]),
  Minotaxer: look("#d8bb83", [86, 69], [118, 69]),
  Sumoose: look("#3f9a58", [92, 60], [117, 58]),
  Grandparkour: look("#a9cc3d", [84, 54], [110, 53]),
  Crabacus: look("#6fd0b6", [81, 40], [119, 40]),
  Origamimi: look("#a8326f", [91, 82], [119, 81]),
  Yetiquette: look("#8b9fe0", [87, 66], [115, 65]),
};
