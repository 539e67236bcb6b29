import type { CardType, Height } from "./types";

/** The colour of each type of cards. */
export const typeColour: Record<CardType, string> = {
  attack: "#d8432e",
  foundation: "#7d6a52",
  action: "#2f7df6",
  asset: "#1f9384",
  backup: "#8a4fd0",
  character: "#d39a16",
  token: "#b0558a",
  card: "#6a6480",
};

/** The colour of each attack and block zone. */
export const heightColour: Record<Height, string> = { high: "#e8402c", mid: "#e9a820", low: "#2f7df6" };

export const HEIGHTS: Height[] = ["high", "mid", "low"];

/** The symbols: a colour and a drawing in a field of 24 by 24. */
export const symbolLook: Record<string, { colour: string; path: string }> = {
  fire: {
    colour: "#d8432e",
    path: "M12 4c1 4 5 5.5 5 10a5 5 0 0 1-10 0c0-2.5 1.5-3.5 2-5.5 1 .5 1.6 1.5 1.6 2.5C12.2 9 12.6 6.5 12 4Z",
  },
  water: { colour: "#2674c9", path: "M12 4c3 4.5 5 7 5 9.5a5 5 0 0 1-10 0C7 11 9 8.5 12 4Z" },
  earth: { colour: "#7a5a33", path: "M4 18 10 7l3 5 2-3 5 9Z" },
  air: {
    colour: "#4e8ea3",
    path: "M4 8.5h9a2 2 0 1 0-2-2.3M4 12h13a2.2 2.2 0 1 1-2 3M4 15.5h7a2 2 0 1 1-1.8 2.8",
  },
  good: {
    colour: "#b98a0c",
    path: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3.5v2.5M12 18v2.5M3.5 12H6M18 12h2.5M6 6l1.7 1.7M16.3 16.3 18 18M18 6l-1.7 1.7M7.7 16.3 6 18",
  },
  evil: { colour: "#5b2d86", path: "M16.5 5A8 8 0 1 0 16.5 19 6.3 6.3 0 0 1 16.5 5Z" },
  life: { colour: "#2b8a4b", path: "M5 19C5 10 10 5 19 5c0 9-5 14-12.5 12.5M5 19c2-4 5-7 9-9" },
  death: {
    colour: "#3b3846",
    path: "M12 4a6.5 6.5 0 0 0-4 11.6V19h8v-3.4A6.5 6.5 0 0 0 12 4ZM9.3 11v1.6M14.7 11v1.6M12 19v-2.5",
  },
  order: { colour: "#365f9e", path: "M5.5 5.5h13v13h-13ZM5.5 12h13M12 5.5v13" },
  chaos: { colour: "#b03a78", path: "M12 4v16M4 12h16M6.3 6.3l11.4 11.4M17.7 6.3 6.3 17.7" },
  void: {
    colour: "#22303f",
    path: "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  },
  all: {
    colour: "#6d6a78",
    path: "M12 3.5 14.3 9.7 20.5 12l-6.2 2.3L12 20.5l-2.3-6.2L3.5 12l6.2-2.3Z",
  },
  infinity: {
    colour: "#8a6d00",
    path: "M12 12c-2-3-3.5-4-5-4a4 4 0 0 0 0 8c1.5 0 3-1 5-4s3.5-4 5-4a4 4 0 0 1 0 8c-1.5 0-3-1-5-4Z",
  },
};
