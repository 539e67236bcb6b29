import type { AbilityClass } from "./types";

/** The printed colour of each class of Abilities. */
export const kindColour: Record<AbilityClass, string> = {
  ongoing: "var(--good)",
  "only on your turn": "var(--blue)",
  "only on opponent's turn": "color-mix(in oklch, var(--blue) 55%, var(--red))", // purple
  "red bar": "var(--red)",
};
