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
    path: "M12 4c1 4 5 5.500 5 10a5 5 0 0 1-10 0c0-2.500 1.500-3.500 2-5.500 1 .5 1.600 1.500 1.600 2.500C12.200 9 12.600 6.500 12 4Z",
  },
  water: { colour: "#2674c9", path: "M12 4c3 4.500 5 7 5 9.500a5 5 0 0 1-10 0C7 11 9 8.500 12 4Z" },
  earth: { colour: "#7a5a33", path: "M4 18 10 7l3 5 2-3 5 9Z" },
  air: {
    colour: "#4e8ea3",
    path: "M4 8.500h9a2 2 0 1 0-2-2.300M4 12h13a2.200 2.200 0 1 1-2 3M4 15.500h7a2 2 0 1 1-1.800 2.800",
  },
  good: {
    colour: "#b98a0c",
    path: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3.500v2.500M12 18v2.500M3.500 12H6M18 12h2.500M6 6l1.700 1.700M16.300 16.300 18 18M18 6l-1.700 1.700M7.700 16.300 6 18",
  },
  evil: { colour: "#5b2d86", path: "M16.500 5A8 8 0 1 0 16.500 19 6.300 6.300 0 0 1 16.500 5Z" },
  life: { colour: "#2b8a4b", path: "M5 19C5 10 10 5 19 5c0 9-5 14-12.500 12.500M5 19c2-4 5-7 9-9" },
  death: {
    colour: "#3b3846",
    path: "M12 4a6.500 6.500 0 0 0-4 11.600V19h8v-3.400A6.500 6.500 0 0 0 12 4ZM9.300 11v1.600M14.700 11v1.600M12 19v-2.500",
  },
  order: { colour: "#365f9e", path: "M5.500 5.500h13v13h-13ZM5.500 12h13M12 5.500v13" },
  chaos: { colour: "#b03a78", path: "M12 4v16M4 12h16M6.300 6.300l11.400 11.400M17.700 6.300 6.300 17.700" },
  void: {
    colour: "#22303f",
    path: "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z",
  },
  all: {
    colour: "#6d6a78",
    path: "M12 3.500 14.300 9.700 20.500 12l-6.200 2.300L12 20.500l-2.300-6.200L3.500 12l6.200-2.300Z",
  },
  infinity: {
    colour: "#8a6d00",
    path: "M12 12c-2-3-3.500-4-5-4a4 4 0 0 0 0 8c1.500 0 3-1 5-4s3.500-4 5-4a4 4 0 0 1 0 8c-1.500 0-3-1-5-4Z",
  },
};
