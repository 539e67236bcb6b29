import type { CardType, Linker } from "./types";

/** The colour of each type of cards, and of each Linker. */
export const typeColour: Record<CardType, string> = {
  Strike: "var(--red)",
  Special: "var(--blue)",
  Projectile: "var(--jade)",
  "Bait!": "color-mix(in oklch, var(--blue) 45%, var(--red))",
  "Focus Attack": "color-mix(in oklch, var(--jade) 45%, var(--blue))",
  Super: "var(--gold)",
  Event: "var(--soft)",
  Ultra: "color-mix(in oklch, var(--gold) 55%, var(--red))",
};

export const linkerColour: Record<Linker, string> = {
  red: "var(--red)",
  blue: "var(--blue)",
  green: "var(--jade)",
  yellow: "var(--yellow)",
};

export const linkerLetter: Record<Linker, string> = { red: "R", blue: "B", green: "G", yellow: "Y" };
