import { describe, expect, test } from "vitest";
import { copiesOf, cut, listed, numbered, total, withMore } from "../src/cards/cut";
import { example, written } from "../src/cards/sheet.svelte";
import type { Listing, ReadAbility } from "../src/cards/types";
import { versusBook } from "../src/games/universus/types";
import type { View } from "../src/lib/protocol";
import { match } from "../src/lib/router.svelte";

describe("texts of cards", () => {
  const ability = (start: number, end: number, understood = false): ReadAbility => ({
    text: "Enhance: Bake 1 card.",
    understood,
    words: "",
    tree: [],
    label: "",
    why: "",
    start,
    end,
    back: false,
  });

  test("the words that are not understood are cut out", () =>
    expect(cut(ability(9, 15))).toEqual({ before: "Enhance: ", marked: "Bake 1", after: " card." }));

  test.each([
    [0, 0],
    [-1, 4],
    [9, 99],
    [7, 3],
  ])("a place that is none marks nothing: %i to %i", (start, end) =>
    expect(cut(ability(start, end))).toEqual({ before: "Enhance: Bake 1 card.", marked: "", after: "" }),
  );

  test("what is understood has no marks", () => expect(cut(ability(9, 15, true)).marked).toBe(""));

  test("commas within brackets part nothing", () =>
    expect(listed(" Kick, Combo (Punch, Low),, Stun: 2 ")).toEqual(["Kick", "Combo (Punch, Low)", "Stun: 2"]));

  test.each([
    ["3", 3],
    [" +2 ", 2],
    ["-1", -1],
    ["", null],
    ["two", null],
    ["2.5", null],
    [4, 4],
    [null, null],
  ])("%j is the number %j", (text, n) => expect(numbered(text)).toBe(n));
});

describe("copies", () => {
  const listing: Listing = [
    ["Jab", 3],
    ["Step", 1],
  ];

  test("are counted", () => {
    expect([copiesOf(listing, "Jab"), copiesOf(listing, "None"), total(listing)]).toEqual([3, 0, 4]);
  });

  test("are added and taken away in their place", () => {
    expect(withMore(listing, "Jab", 1)).toEqual([
      ["Jab", 4],
      ["Step", 1],
    ]);
    expect(withMore(listing, "Step", -1)).toEqual([["Jab", 3]]);
    expect(withMore(listing, "New", 1).at(-1)).toEqual(["New", 1]);
    expect(withMore(listing, "New", -1)).toEqual(listing);
  });
});

describe("a card that is written", () => {
  const only = { attack: ["speed", "zone", "damage"], character: ["hand_size", "health"] };

  test("an attack has its numbers and no character's", () => {
    const card = written(example(), only);
    expect([card.speed, card.zone, card.damage, card.hand_size, card.health]).toEqual([3, "mid", 4, null, null]);
    expect(card.symbols).toEqual(["fire", "air", "order"]);
    expect(card.wording).toBeNull();
  });

  test("without a zone there is no block, attuned symbols say so", () => {
    const card = written({ ...example(), block_zone: "", symbols: { fire: "attuned", air: "off" } }, only);
    expect([card.block, card.block_zone, card.symbols]).toEqual([null, null, ["attuned:fire"]]);
  });
});

test.each([
  ["/workshop", { page: "workshop" }],
  ["/decks", { page: "decks" }],
  ["/decks/new", { page: "builder", id: "new" }],
  ["/pools", { page: "pools" }],
  ["/pools/abc", { page: "pool", id: "abc" }],
  ["/workshop/x", { page: "lost" }],
])("%s is a page", (path, route) => expect(match(path)).toEqual(route));

test("cards that a match brings are read like those of the book", () => {
  const view = { brought: { Kettle: { name: "Kettle" } } } as unknown as View;
  const book = { cards: { Jab: { name: "Jab" } } };
  expect(Object.keys(versusBook(book, view).cards)).toEqual(["Jab", "Kettle"]);
  expect(Object.keys(versusBook(book).cards)).toEqual(["Jab"]);
});
