import { describe, expect, it } from "vitest";
import { besides } from "../src/games/sftmg/besides";
import { clash } from "../src/games/sftmg/clash";
import {
  attackItem,
  benchItems,
  cardItem,
  deckItem,
  dieItem,
  discardItem,
  faceOf,
  fighterItem,
  handItem,
  meterItem,
  momentItem,
  regions,
  rosterItem,
  spaceItem,
  spaceName,
  stageItem,
  stayItems,
  subjects,
  tokenItems,
  turnItem,
  ultraItem,
} from "../src/games/sftmg/model";
import {
  across,
  broken,
  colourOf,
  down,
  figureOf,
  groundOf,
  happened,
  indexOf,
  linksAfter,
  offered,
  otherSeat,
  otherSeats,
  pickable,
  rangeTo,
  reaches,
  reachOf,
  seesTo,
  selecting,
  stacks,
  standsOn,
  stepFrom,
  takeable,
  thingOn,
} from "../src/games/sftmg/reading";
import { weakest } from "../src/lib/origin";
import type { Attack, Card, Figure, FightBook, FightView, Side } from "../src/games/sftmg/types";
import type { GameEvent } from "../src/lib/protocol";

const card = (more: Partial<Card> = {}): Card => ({
  type: "Strike",
  fighter: "Ryu",
  copies: 2,
  dice: 2,
  reach: "range 1",
  range: [1, 1],
  charge: 0,
  dash: 0,
  left: [],
  right: [],
  ex: false,
  keywords: [],
  text: "",
  counter: "Against a Strike: Draw 1 card.",
  moment: "",
  defense: 0,
  about: "",
  facts: [],
  ...more,
});

const book: FightBook = {
  cards: {
    "Bait!": card({ type: "Bait!", fighter: null, dice: 0, reach: "", text: "Lures." }),
    Jab: card({ right: ["red"] }),
    Hadoken: card({
      type: "Projectile",
      dice: 3,
      reach: "range 2-5",
      range: [2, 5],
      left: ["red", "green"],
      ex: true,
      text: "Knockback 1.",
    }),
    Whirl: card({ type: "Special", reach: "Charge 2", range: [0, 0], charge: 2 }),
    Lunge: card({ type: "Special", reach: "Dash 2", range: [0, 0], dash: 2 }),
    Calm: card({ type: "Event", dice: 0, reach: "", moment: "Free Action", text: "Draw 1 card.", defense: 2 }),
    Storm: card({ type: "Ultra", dice: 5, reach: "range 1-8", range: [1, 8], text: "Loud." }),
  },
  fighters: {
    Ryu: {
      move: 3,
      health: 25,
      archetype: "Balanced",
      ultra: "Storm",
      about: "Wanders.",
      cards: [["Jab", 2]],
      facts: [{ about: "name", origin: "printed", why: "p. 1" }],
    },
    Sagat: { move: 2, health: 27, archetype: "Zoner", ultra: "Storm", about: "", cards: [], facts: [] },
  },
  stages: {
    Dojo: {
      objects: [{ name: "Rocks", spaces: ["d4", "f4"], large: false, solid: false }],
      versus: ["b5", "h5"],
      multiplayer: [],
      about: "Petals.",
      facts: [],
    },
  },
  faces: {},
};
const anyBook = book as unknown as Record<string, unknown>;

/** A string of 81 signs, the same everywhere but on some spaces. */
function field(all: string, but: Record<string, string> = {}): string {
  const signs = Array.from({ length: 81 }, () => all);
  for (const [at, sign] of Object.entries(but)) signs[indexOf(at)] = sign;
  return signs.join("");
}

const side = (more: Partial<Side> = {}): Side => ({
  fighter: "Ryu",
  bench: [],
  team: 1,
  wins: 0,
  health: 25,
  meter: 0,
  named: null,
  deck: 30,
  discards: [],
  hand_size: 0,
  hand: [],
  table: [],
  stays: [],
  boons: [],
  links: {},
  ...more,
});

const figure = (seat: string, name: string, at: string, more: Partial<Figure> = {}): Figure => ({
  seat,
  name,
  at,
  health: 20,
  max: 25,
  meter: 3,
  gauge: 8,
  move: 3,
  ranges: field(".", { [at]: "0", e6: "1", e8: "3", a1: "5" }),
  sees: field("1", { a1: "0" }),
  ...more,
});

const attack = (more: Partial<Attack> = {}): Attack => ({
  by: "Sagat",
  target: "Ryu",
  card: "?",
  faceup: false,
  follows: false,
  reaction: null,
  answer: null,
  boosts: 0,
  dice: null,
  block_dice: null,
  spent: false,
  rolled: [],
  blocks: [],
  damage: null,
  ...more,
});

const view = (more: Partial<FightView> = {}): FightView => ({
  game: "sftmg",
  strip: [],
  mode: "versus",
  you: "P1",
  question: null,
  outcome: null,
  phase: "fight",
  round: 1,
  rounds_to_win: 2,
  turns: 3,
  total: 3,
  turn: "P1",
  first: "P1",
  order: ["P1", "P2"],
  token: 1,
  actions: 2,
  stage: "Dojo",
  objects: [
    { name: "Rocks", at: "d4", large: false, solid: false },
    { name: "Sakura Trees", at: "e7", large: true, solid: false },
  ],
  seats: {
    P1: side({
      meter: 3,
      wins: 1,
      hand: ["Jab", "Hadoken", "Jab", "Calm"],
      hand_size: 4,
      links: { Jab: ["Hadoken"] },
      discards: ["Whirl", "Calm"],
    }),
    P2: side({
      fighter: "Sagat",
      team: 2,
      hand: ["Bait!", "?", "?"],
      hand_size: 3,
      stays: ["Calm"],
      boons: ["+1 die"],
    }),
  },
  fighters: { Ryu: figure("P1", "Ryu", "e5"), Sagat: figure("P2", "Sagat", "g5", { max: 27 }) },
  attack: null,
  ...more,
});

const event = (what: string, more: Record<string, unknown> = {}): GameEvent => ({ what, text: "", rules: [], ...more });
const asked = (what: string, options: string[]) => ({ seat: "P1", what, prompt: "", rules: [], options });

describe("the stage", () => {
  it("lies with a9 at the upper left, and counts from a1", () => {
    const { lines } = groundOf(view());
    expect(lines[0]?.[0]).toBe("a9");
    expect(lines[8]?.[8]).toBe("i1");
    expect([indexOf("a1"), indexOf("b1"), indexOf("a2"), indexOf("i9")]).toEqual([0, 1, 9, 80]);
  });

  it("is walked over by arrows, up to the border", () => {
    const ground = groundOf(view());
    expect(stepFrom(ground, "e5", 0, 1)).toBe("e6");
    expect(stepFrom(ground, "e5", -1, 0)).toBe("d5");
    expect(stepFrom(ground, "a1", -1, 0)).toBe("a1");
    expect(stepFrom(ground, "e5", 99, 0)).toBe("i5");
  });

  it("may be a strip, of which only its own row is drawn", () => {
    const strip = groundOf(view({ strip: [..."abcdefghi"].map((column) => `${column}5`) }));
    expect(strip.lines).toEqual([["a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5"]]);
    expect([across(strip, "c5"), down(strip, "c5")]).toEqual([2, 0]);
    expect(stepFrom(strip, "c5", 0, 1)).toBe("c5");
  });

  it("may have others joined to it, and nothing in the corners between them", () => {
    const at = (side: string, gap: [string, string]) => ({ side, stage: "Dojo", turned: "upright", gap });
    const joined = { left: 0, stages: [at("N", ["e9", "Ne1"]), at("E", ["i5", "Ea5"])] };
    const ground = groundOf(view({ joined }));
    expect([ground.lines.length, ground.lines[0]!.length]).toEqual([18, 18]);
    expect([ground.lines[0]![0], ground.lines[0]![9], ground.lines[17]![9]]).toEqual(["Na9", "", "Ea1"]);
    expect([stepFrom(ground, "i5", 1, 0), stepFrom(ground, "e9", 0, 1)]).toEqual(["Ea5", "Ne1"]);
    expect(stepFrom(ground, "Ea9", 0, 1)).toBe("Ea9");
    expect([across(ground, "Ea1"), down(ground, "Ea1")]).toEqual([9, 17]);
    const west = groundOf(view({ joined: { left: 0, stages: [at("W", ["a5", "Wi5"])] } }));
    expect([west.lines[8]![0], across(west, "a1")]).toEqual(["Wa1", 9]);
    expect(offered(view({ joined, question: asked("move", ["move Ea5", "move a5"]) }))).toEqual(["a5", "Ea5"]);
    expect(spaceName(view({ joined }), "Ea5")).toBe("Ea5, passage to or from Dojo");
    expect(besides(view({ joined }))[0]!.text).toBe(
      "Dojo north, passage e9/Ne1; Dojo east, passage i5/Ea5; 0 stages may still be joined",
    );
    const far = figure("P1", "Ryu", "e5", { beyond: { E: { ranges: field("+", { a5: "5" }), sees: field("1") } } });
    expect([rangeTo(far, "Ea5"), rangeTo(far, "Ea6"), rangeTo(far, "Na1")]).toEqual([5, null, null]);
    expect([seesTo(far, "Ea6"), seesTo(far, "Na1")]).toEqual([true, false]);
  });

  it("knows who and what stands where", () => {
    expect(standsOn(view(), "e5")).toBe("Ryu");
    expect(standsOn(view(), "d4")).toBeUndefined();
    expect(thingOn(view(), "d4")?.name).toBe("Rocks");
    expect(figureOf(view(), "P2")?.name).toBe("Sagat");
    expect(otherSeat(view(), "P1")).toBe("P2");
  });

  it("reads ranges and sight as the server gave them", () => {
    const ryu = figureOf(view(), "P1")!;
    expect([rangeTo(ryu, "e5"), rangeTo(ryu, "e8"), rangeTo(ryu, "b2")]).toEqual([0, 3, null]);
    expect([seesTo(ryu, "e8"), seesTo(ryu, "a1")]).toEqual([true, false]);
    expect(rangeTo({ ...ryu, ranges: undefined }, "e8")).toBeNull();
  });

  it("shades what a card reaches: in range and seen", () => {
    const ryu = figureOf(view(), "P1")!;
    const hadoken = book.cards.Hadoken!;
    const spaces = groundOf(view()).lines.flat();
    expect(spaces.filter((at) => reaches(hadoken, ryu, at))).toEqual(["e8"]);
    expect(reaches(book.cards.Jab!, ryu, "e6")).toBe(true);
    expect([reachOf(book.cards.Whirl!), reachOf(book.cards.Lunge!)]).toEqual([
      [1, 2],
      [1, 3],
    ]);
  });

  it("finds the spaces that options name", () => {
    const options = ["stay", "move e6", "throw into Rocks at d4, landing c3", "attack Sagat with Jab"];
    expect(offered(view({ question: asked("move", options) }))).toEqual(["e6", "d4", "c3"]);
    expect(offered(view())).toEqual([]);
  });

  it("is not there before it is chosen", () => {
    expect(selecting(view({ phase: "select" }))).toBe(true);
    expect(selecting(view({ phase: "ready", stage: null, fighters: {} }))).toBe(true);
    expect(selecting(view({ stage: null }))).toBe(false); // a described position on an empty board
    expect(selecting(view())).toBe(false);
  });
});

describe("cards", () => {
  it("are gathered by kind as they came", () => {
    expect(stacks(["Jab", "Hadoken", "Jab"])).toEqual([
      { name: "Jab", count: 2 },
      { name: "Hadoken", count: 1 },
    ]);
  });

  it("link to others, and to another of their own", () => {
    expect(linksAfter(view(), "P1", "Jab")).toEqual(["Hadoken"]);
    const own = (hand: string[]) => view({ seats: { P1: side({ hand, links: { Jab: ["Jab"] } }), P2: side() } });
    expect(linksAfter(own(["Jab"]), "P1", "Jab")).toEqual([]);
    expect(linksAfter(own(["Jab", "Jab"]), "P1", "Jab")).toEqual(["Jab"]);
  });

  it("lie in the discard pile until an option takes one", () => {
    expect(takeable(view(), "P1")).toEqual([]);
    expect(takeable(view({ question: asked("take back", ["none", "take Whirl"]) }), "P1")).toEqual(["Whirl"]);
  });

  it("say their corner in words", () => {
    expect(faceOf(book.cards.Hadoken!)).toBe("Projectile, 3 dice, range 2-5, Linkers: left red/green, right none, EX");
    expect(faceOf(book.cards.Calm!)).toBe("Event, Free Action, Defense 2");
    expect(faceOf(book.cards["Bait!"]!)).toBe("Bait!");
  });

  it("say of themselves what one needs to choose them", () => {
    const item = cardItem(view(), book, "P1", { name: "Jab", count: 2 });
    expect(item.label).toBe(
      "Jab: Strike, 2 dice, range 1, Linkers: left none, right red. Links to Hadoken. 2 of these.",
    );
    expect(item).toMatchObject({ place: "card Jab", subject: "Jab", wish: "attack Sagat with Jab" });
    expect(cardItem(view(), book, "P1", { name: "?", count: 2 })).toEqual({ label: "2 unseen cards" });
  });

  it("are wished for differently before, against and behind an attack", () => {
    const wish = (name: string, more: Partial<FightView> = {}) =>
      cardItem(view(more), book, "P1", { name, count: 1 }).wish;
    expect(wish("Calm")).toBe("play Calm");
    expect(wish("Jab", { attack: attack() })).toBe("counter with Jab");
    expect(wish("Calm", { attack: attack() })).toBe("play Calm");
    expect(wish("Calm", { attack: attack({ reaction: "block" }) })).toBe("boost with Calm");
    expect(wish("Hadoken", { attack: attack({ by: "Ryu", target: "Sagat" }) })).toBe("combo Hadoken");
    expect(wish("Jab", { you: null })).toBeUndefined();
  });

  it("have an Ultra beside them", () => {
    expect(ultraItem(view(), book, "P1")).toEqual({
      label: "Ultra, Storm: 5 dice, range 1-8. Loud.",
      place: "ultra Storm",
      subject: "Storm",
      wish: "attack Sagat with Storm",
    });
    expect(ultraItem(view({ fighters: {} }), book, "P1")).toBeNull();
  });
});

describe("what has just happened", () => {
  it("adds up what befell a Character, and which way it went", () => {
    const events = [
      event("Walked", { name: "Ryu", path: ["e6", "e7"] }),
      event("Struck", { name: "Ryu", n: 3 }),
      event("Harmed", { name: "Ryu", n: 1 }),
      event("Knocked", { name: "Ryu", path: ["e8"] }),
      event("Healed", { name: "Sagat", n: 2 }),
    ];
    expect(happened(events, "Ryu")).toMatchObject({ hurt: 4, path: ["e6", "e7", "e8"], out: false });
    expect(happened(events, "Sagat")).toMatchObject({ hurt: 0, healed: 2 });
    expect(happened([event("KnockedOut", { name: "Ryu" })], "Ryu")?.out).toBe(true);
    expect(happened([event("TurnBegan", { name: "Ryu" })], "Ryu")).toBeNull();
    expect(broken([event("Broke", { thing: "Rocks", at: "d4" })])).toEqual([{ thing: "Rocks", at: "d4" }]);
  });

  it("shows the attack as the view has it, facedown as long as it is", () => {
    const now = clash(null, view({ attack: attack() }), [event("Attacked", { name: "Sagat", target: "Ryu" })]);
    expect(now).toMatchObject({ by: "Sagat", card: "?", over: false, ending: "" });
  });

  it("does not forget that an attack was canceled while it is still on the table", () => {
    const canceled = clash(null, view({ attack: attack() }), [event("Canceled", { card: "Jab", by: "Jab" })]);
    const later = clash(canceled, view({ attack: attack() }), [event("Thrown", {})]);
    expect([canceled?.ending, later?.ending]).toEqual(["canceled", "canceled"]);
    const next = clash(later, view({ attack: attack() }), [event("Attacked", { name: "Ryu", target: "Sagat" })]);
    expect(next?.ending).toBe("");
  });

  it("remembers how an attack ended that is gone from the view", () => {
    const before = clash(null, view({ attack: attack({ reaction: "block", block_dice: 2 }) }), []);
    const after = clash(before, view(), [
      event("Revealed", { cards: ["Jab"] }),
      event("Rolled", { purpose: "attack", faces: ["H", "CR"] }),
      event("Rolled", { purpose: "block", faces: ["B", "M"] }),
      event("Struck", { name: "Ryu", n: 2 }),
      event("TurnBegan", {}),
    ]);
    expect(after).toMatchObject({ card: "Jab", rolled: ["H", "CR"], blocks: ["B", "M"], damage: 2, over: true });
    expect(clash(after, view(), [event("Walked", {})])).toEqual(after);
  });

  it("starts anew with every attack, also when several are told at once", () => {
    const old = { ...clash(null, view({ attack: attack({ card: "Jab", damage: 3 }) }), [])!, over: true };
    const told = clash(old, view(), [
      event("Attacked", { name: "Ryu", target: "Sagat", card: "Hadoken", faceup: true }),
      event("Whiffed", { name: "Ryu" }),
    ]);
    expect(told).toMatchObject({ by: "Ryu", card: "Hadoken", damage: 0, ending: "whiff", rolled: [] });
    expect(clash(null, view(), [event("Whiffed", { name: "Ryu" })])).toBeNull();
  });
});

describe("items", () => {
  it("name a space by whoever or whatever stands there", () => {
    expect(spaceName(view(), "e5")).toBe("e5, Ryu");
    expect(spaceName(view(), "d4")).toBe("d4, Rocks");
    expect(spaceName(view(), "e7")).toBe("e7, Sakura Trees (large)");
    expect(spaceItem(view(), "c3")).toEqual({ label: "c3", place: "space c3", wish: "move c3" });
    expect(spaceItem(view({ you: null }), "c3").wish).toBeUndefined();
  });

  it("tell a Character's dials", () => {
    expect(fighterItem(view(), "Ryu")).toEqual({
      label: "Ryu, your Character on e5, 20 of 25 Health, 3 of 8 Meter, 1 round won",
      place: "fighter Ryu",
      subject: "Ryu",
    });
    expect(fighterItem(view({ you: null }), "Sagat").label).toContain("P2's Character on g5");
  });

  it("give places to one's own dials and piles only", () => {
    expect(meterItem(view(), "P1")).toEqual({ label: "Your Meter: 3 of 8", place: "meter", wish: "ex" });
    expect(meterItem(view(), "P2")).toEqual({ label: "Opposing Meter: 0 of 8" });
    expect(deckItem(view(), "P1")).toMatchObject({ place: "deck", wish: "draw" });
    expect(deckItem(view(), "P2")).toEqual({ label: "Opposing Battle Deck, 30 cards" });
    expect(discardItem(view(), "P1")).toEqual({ label: "Your discard pile, 2 cards, Calm last", subject: "Calm" });
    expect(discardItem(view(), "P2")).toEqual({ label: "Opposing discard pile, 0 cards" });
  });

  it("tell of another hand only its size and what is known", () => {
    expect(handItem(view(), "P2")).toEqual({ label: "Opposing hand, 3 cards; known: Bait!" });
  });

  it("tell what is in play and what waits", () => {
    expect(stayItems(view(), book, "P2").map((item) => item.label)).toEqual([
      "Opposing Calm, in play: Draw 1 card.",
      "For opposing next attack: +1 die",
    ]);
  });

  it("tell the attack, and nothing of a facedown card", () => {
    expect(attackItem(view()).label).toBe("No attack at the moment");
    expect(attackItem(view({ attack: attack() }))).toEqual({
      label: "Sagat attacks Ryu with a facedown card; Ryu has not reacted yet",
    });
    const rolled = attack({
      card: "Jab",
      faceup: true,
      reaction: "block",
      boosts: 2,
      rolled: ["CR", "HB"],
      blocks: ["B"],
      damage: 2,
    });
    expect(attackItem(view({ attack: rolled }))).toEqual({
      label:
        "Sagat attacks Ryu with Jab; Ryu blocks, boosted by 2; attack dice: Critical, Hit or Block; block dice: Block; 2 damage",
      subject: "Jab",
    });
    const countered = attack({ reaction: "counter", answer: "Jab" });
    expect(attackItem(view({ attack: countered })).label).toContain("Ryu counters with Jab");
  });

  it("know the turn and the dice", () => {
    expect(momentItem(view()).label).toBe("Round 1, turn 3, P1: Fight!, 2 Actions left");
    for (const [phase, said] of Object.entries({ select: "Select!", ready: "Ready!", set: "Set!" }))
      expect(momentItem(view({ phase, question: null })).label).toBe(`Round 1, ${said}: nobody's turn yet`);
    expect(momentItem(view({ phase: "draw" })).label).toContain("turn 3, P1: Draw!");
    expect(turnItem()).toEqual({ label: "End the turn", place: "turn", wish: "end" });
    expect(dieItem(["B", "M"], 1)).toEqual({ label: "Block die 2: Meter", place: "die 1" });
  });

  it("describe who and where before the fight", () => {
    const early = view({ phase: "select", fighters: { Ryu: figure("P1", "Ryu", "") } });
    expect(rosterItem(early, book, "Ryu").label).toContain("picked by P1");
    expect(rosterItem(early, book, "Sagat")).toMatchObject({ place: "fighter Sagat", wish: "pick Sagat" });
    expect(stageItem(book, "Dojo")).toEqual({
      label: "Dojo: 2 Rocks. Petals.",
      place: "stage Dojo",
      wish: "stage Dojo",
      subject: "Dojo",
    });
  });
});

describe("the table in words", () => {
  it("goes from the far side over the stage to the hand", () => {
    const question = asked("move", ["stay", "move e6"]);
    const found = regions(view({ question }), anyBook, "P1");
    expect(found.map((region) => region.title)).toEqual([
      "Opposing side",
      "The fight",
      "Stage: Dojo",
      "Spaces to choose from",
      "Your side",
      "Hand",
    ]);
    expect(found[2]!.items.map((item) => item.label)).toEqual([
      "e7, Sakura Trees (large)",
      "e5, Ryu",
      "g5, Sagat",
      "d4, Rocks",
    ]);
    expect(found[3]!.items).toEqual([{ label: "e6; range 1 of Sagat, in sight", place: "space e6" }]);
    expect(found[5]!.items.map((item) => item.place)).toEqual(["card Jab", "card Hadoken", "card Calm", "ultra Storm"]);
  });

  const seats = {
    P1: side(),
    P2: side({ fighter: "Sagat", team: 2 }),
    P3: side({ fighter: "Ken", hand: ["Jab"], hand_size: 1 }),
    P4: side({ fighter: "Vega", team: 2 }),
  };
  const fighters = {
    Ryu: figure("P1", "Ryu", "e5"),
    Sagat: figure("P2", "Sagat", "g5", { health: 0 }),
    Ken: figure("P3", "Ken", "a1"),
    Vega: figure("P4", "Vega", "i9"),
  };

  it("shows every player of many, partners first, and the Guard token", () => {
    const four = view({ seats, fighters, order: ["P1", null, "P3", "P4"], guard: { seat: "P4", dice: 2 } });
    const found = regions(four, anyBook, "P1");
    expect(found.map((region) => region.title).filter((title) => /side/i.test(title))).toEqual([
      "Side of P3",
      "Side of P2",
      "Side of P4",
      "Your side",
    ]);
    expect(found[1]!.items[0]!.label).toBe("Sagat, P2's Character on g5, KO'd, 3 of 8 Meter, team 2");
    expect(found[2]!.items[0]!.label).toContain("Guard token, 2 more Block Dice");
    expect(found[0]!.items.map((item) => item.label).join()).toContain("Jab");
    expect(found[3]!.items[0]!.label).toContain("turn order P1, nobody, P3, P4");
    expect(found[3]!.items[1]!.label).toBe("Guard token: Vega, 2 more Block Dice");
    expect(regions({ ...four, guard: { seat: null, dice: 0 } }, anyBook, "P1")[3]!.items[1]!.label).toBe(
      "Guard token: nobody has it",
    );
  });

  it("gives a team one colour, and everybody their own where there are none", () => {
    const four = view({ seats, fighters });
    expect(Object.keys(seats).map((seat) => colourOf(four, seat))).toEqual([0, 1, 0, 1]);
    expect(otherSeats(four, "P2")).toEqual(["P4", "P1", "P3"]);
    const alone = view({ seats: { ...seats, P3: side({ team: 3 }), P4: side({ team: 4 }) }, fighters });
    expect(Object.keys(seats).map((seat) => colourOf(alone, seat))).toEqual([0, 1, 2, 3]);
  });

  it("tells who waits for a tag, and the tokens of each team", () => {
    const off = { ...fighters, Ken: figure("P3", "Ken", "", { at: null }) };
    const found = regions(view({ seats, fighters: off, tags: [2, 3] }), anyBook, "P1");
    expect(found[0]!.items[0]!.label).toContain("waits off the stage");
    expect(found[1]!.items[0]!.label).not.toContain("waits");
    expect(found[3]!.items.slice(1, 3).map((item) => item.label)).toEqual([
      "Tag Team tokens of team 1: 2 left",
      "Tag Team tokens of team 2: 3 left",
    ]);
  });

  it("tells the Challenge card in force, and the Continue tokens", () => {
    const boss = { challenges: { deck: 18, discards: ["Rage"] }, continues: { challengers: 1, boss: 1 } };
    const said = (more: Partial<FightView>): string[] =>
      besides(view({ ...boss, ...more })).map(({ tag, name, text }) => `${tag}: ${name ?? "-"}: ${text}`);
    expect(said({ challenge: { name: "Dread", owner: null, text: "All are afraid." } })).toEqual([
      "Boss Challenge: Dread: All are afraid. 18 more in the deck; before it: Rage.",
      "Continue tokens: -: 1 of the challengers, 1 of the boss",
    ]);
    expect(said({ challenge: null })[0]).toContain("None yet.");
    expect(besides(view())).toEqual([]);
  });

  it("tells who of three is out and who comes", () => {
    const three = view({
      seats: { P1: side({ bench: ["Vega"] }), P2: side({ fighter: "Sagat", team: 2 }) },
      trios: { P1: ["Ken", "Ryu", "Vega"], P2: ["Sagat"] },
    });
    expect(benchItems(three, "P1").map((item) => item.label)).toEqual(["Ken, KO'd", "Vega comes next"]);
    expect(benchItems(three, "P2")).toEqual([]);
  });

  it("shows where Power-Up tokens lie, and whose are saved", () => {
    const power_ups = {
      lying: ["d5", "e5"],
      unseen: { Health: 2, Action: 0, Draw: 1 },
      dealt: { P1: 0, P2: 0 },
      saved: { P1: ["Health"], P2: ["Draw"] },
      picked: { P1: 0, P2: 0 },
      used: {},
    };
    const now = view({ power_ups });
    expect(spaceName(now, "d5")).toBe("d5, a facedown Power-Up token");
    expect(spaceName(now, "e5")).toBe("e5, Ryu, a facedown Power-Up token");
    expect(tokenItems(now, "P1")).toEqual([
      { label: "Your Power-Up token: Health", place: "token Health", wish: "use Health" },
    ]);
    expect(tokenItems(now, "P2")).toEqual([{ label: "Opposing Power-Up token: Draw" }]);
    expect(besides(now)[0]!.text).toBe("2 facedown; they may be 2 Health, Draw");
    expect(regions(now, anyBook, "P1")[2]!.items.map((item) => item.place)).toContain("space d5");
  });

  it("offers the Characters one may pick, and shows those that are taken", () => {
    const question = asked("pick", ["pick Sagat"]);
    const picking = view({ phase: "select", question, fighters: { Ryu: figure("P1", "Ryu", "") } });
    expect(pickable(picking, ["Ryu", "Sagat", "Vega"])).toEqual(["Ryu", "Sagat"]);
    expect(pickable(view({ question: null }), ["Ryu", "Vega"])).toEqual(["Ryu", "Vega"]);
  });

  it("has the dice that can be rolled again", () => {
    const rolled = attack({ by: "Ryu", target: "Sagat", card: "Jab", faceup: true, blocks: ["B", "HB"] });
    const middle = regions(view({ attack: rolled }), anyBook, "P1")[1]!;
    expect(middle.items.map((item) => item.place).filter(Boolean)).toEqual(["die 0", "die 1", "turn"]);
  });

  it("lists Characters and stages before the fight", () => {
    const found = regions(view({ phase: "select", stage: null, fighters: {} }), anyBook, "P1");
    expect(found.map((region) => region.title)).toEqual(["Characters", "Stages"]);
  });

  it("has pages about Characters, stages and all cards", () => {
    expect(subjects(anyBook)).toEqual([
      { group: "Characters", names: ["Ryu", "Sagat"] },
      { group: "Stages", names: ["Dojo"] },
      { group: "Cards of every deck", names: ["Bait!"] },
      { group: "Cards of Ryu", names: ["Jab", "Hadoken", "Whirl", "Lunge", "Calm", "Storm"] },
    ]);
  });
});

describe("provenance", () => {
  it("is as weak as its weakest fact", () => {
    const fact = (origin: "printed" | "deduced" | "ours") => ({ about: "x", origin, why: "" });
    expect(weakest([fact("printed"), fact("deduced")])).toBe("deduced");
    expect(weakest([fact("printed")])).toBe("printed");
    expect(weakest([])).toBe("ours");
  });
});
