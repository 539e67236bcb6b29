import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/lib/protocol";
import {
  abilitiesOf,
  abilityItem,
  attackItem,
  cardItem,
  comboItem,
  deckItem,
  discardItem,
  faceOf,
  fighterItem,
  handItem,
  laidItem,
  regions,
  strikeItem,
  subjects,
  superItem,
  swapItem,
  turnItem,
} from "../src/games/megafighter/model";
import {
  comboCard,
  coming,
  endangered,
  happened,
  origin,
  otherSeat,
  sources,
  stacks,
  team,
  teamsComplete,
  tokenChange,
  turned,
} from "../src/games/megafighter/reading";
import type { Fighter, MegaBook, MegaView, Side, Standing } from "../src/games/megafighter/types";
import { s as words } from "../src/strings";

const hit = (front: number, side = 0, chosen = 0, strung = 0) => ({ front, side, chosen, strung });

const side = (more: Partial<Side> = {}): Side => ({
  front: null,
  side: [],
  picked: null,
  super: 0,
  swap: 0,
  taunt: 2,
  costs: {},
  hand_size: 0,
  hand: [],
  allocated: [],
  ...more,
});

const standing = (seat: string, place: Standing["place"], hp: number, damage = 0): Standing => ({
  seat,
  place,
  hp,
  damage,
  health: Math.max(0, hp - damage),
});

const view = (more: Partial<MegaView> = {}): MegaView => ({
  game: "megafighter",
  mode: "standard",
  you: "P1",
  question: { seat: "P1", what: "act" },
  outcome: null,
  tokens_block: true,
  phase: "action",
  turns: 3,
  turn: "P1",
  first: "P1",
  actions: 2,
  deck: 30,
  discards: ["B/Y", "R +super"],
  combo: [],
  pool: [],
  seats: {
    P1: side({
      front: "Yeti",
      side: ["Shark"],
      super: 4,
      swap: 1,
      costs: { Bite: 0, Pow: 3 },
      hand_size: 3,
      hand: ["R +super", "B/Y", "B/Y"],
    }),
    P2: side({ front: "Moose", side: [], super: 1, hand_size: 3, hand: ["B/Y block 2", "?", "?"] }),
  },
  fighters: {
    Yeti: standing("P1", "front", 9, 2),
    Shark: standing("P1", "side", 12),
    Crab: standing("P1", "out", 10, 11),
    Moose: standing("P2", "front", 13, 5),
  },
  strike: null,
  ...more,
});

const fighter = (hp: number, attacks: Fighter["attacks"], abilities: Fighter["abilities"]): Fighter => ({
  hp,
  label: "",
  about: "",
  attacks,
  abilities,
  facts: [
    { about: "name", origin: "printed", why: "page 4" },
    { about: "hp", origin: "ours", why: "balanced" },
    { about: "Bite: name", origin: "printed", why: "page 4" },
    { about: "Bite: buttons", origin: "deduced", why: "a key" },
    { about: "Pow: name", origin: "printed", why: "page 4" },
  ],
});

const book: MegaBook = {
  cards: {
    "B/Y": { buttons: ["blue", "yellow"], block: 0, bonus: "" },
    "B/Y block 2": { buttons: ["blue", "yellow"], block: 2, bonus: "" },
    "R +super": { buttons: ["red"], block: 0, bonus: "super" },
  },
  fighters: {
    Yeti: fighter(
      9,
      [
        { name: "Bite", buttons: ["blue", "yellow"], cost: 0, damage: hit(2), text: "2 to Frontline Fighter." },
        { name: "Pow", buttons: ["red", "red"], cost: 4, damage: hit(5), text: "5 to Frontline Fighter." },
      ],
      [{ name: "Manners", class: "only on opponent's turn", cost: 2, text: "Opponent discards a card." }],
    ),
    Shark: fighter(12, [], [{ name: "Undertow", class: "ongoing", cost: 0, text: "Draw 1." }]),
    Crab: fighter(10, [], [{ name: "Shell", class: "red bar", cost: 0, text: "1 less." }]),
    Moose: fighter(13, [], []),
  },
};

const strike = { fighter: "Moose", attack: "Toss", hits: { Shark: 1 }, blocked: false, strung: false };
const anyBook = book as unknown as Record<string, unknown>;
const event = (what: string, more: Record<string, unknown>): GameEvent => ({ what, text: "", rules: [], ...more });

describe("reading a view", () => {
  it("puts those who can still fight before the fallen", () => {
    expect(team(view(), "P1")).toEqual({ front: "Yeti", rest: ["Shark", "Crab"] });
  });

  it("leaves the Frontline empty while a new one is chosen, and shows somebody when all are out", () => {
    const seats = { P1: side({ side: ["Shark"] }), P2: side() };
    expect(team(view({ seats }), "P1")).toEqual({ front: null, rest: ["Shark", "Crab"] });
    const out = { Yeti: standing("P1", "out", 9, 9), Crab: standing("P1", "out", 10, 10) };
    expect(team(view({ seats: { P1: side(), P2: side() }, fighters: out }), "P1")).toEqual({
      front: "Yeti",
      rest: ["Crab"],
    });
    const blow = { ...strike, hits: { Crab: 4 } };
    const beaten = view({ seats: { P1: side(), P2: side() }, fighters: out, strike: blow });
    expect(team(beaten, "P1")).toEqual({ front: "Crab", rest: ["Yeti"] });
  });

  it("knows the other seat and when both teams are complete", () => {
    expect(otherSeat(view(), "P1")).toBe("P2");
    expect(teamsComplete(view())).toBe(false);
    const three = side({ side: ["A", "B", "C"] });
    expect(teamsComplete(view({ seats: { P1: three, P2: three } }))).toBe(true);
    expect(teamsComplete(view({ seats: { P1: three, P2: side({ side: ["A", "B"] }) } }))).toBe(false);
  });

  it("gathers equal cards in the order of the book, unseen ones last", () => {
    expect(stacks(["?", "R +super", "B/Y", "?", "B/Y"], book)).toEqual([
      { name: "B/Y", count: 2 },
      { name: "R +super", count: 1 },
      { name: "?", count: 2 },
    ]);
  });

  it("turns a card of the combo so that the played Button is upright", () => {
    expect(comboCard("B/Y block 2 as Y")).toEqual({ name: "B/Y block 2", button: "yellow" });
    expect(turned(book.cards["B/Y"]!, "yellow")).toEqual(["yellow", "blue"]);
    expect(turned(book.cards["B/Y"]!, "blue")).toEqual(["blue", "yellow"]);
    expect(turned(book.cards["R +super"]!, "red")).toEqual(["red"]);
  });

  it("tells damage on its way, but none after the end", () => {
    expect(coming(view({ strike }), "Shark")).toBe(1);
    expect(coming(view({ strike }), "Yeti")).toBe(0);
    const outcome = { winners: ["P2"], reason: "", rules: [] };
    expect(coming(view({ strike, outcome }), "Shark")).toBe(0);
  });

  it("thinks of the fighter that is hit when somebody wants to block", () => {
    expect(endangered(view({ strike }), "P1")).toBe("Shark");
    expect(endangered(view({ strike: { ...strike, hits: { Shark: 1, Yeti: 2 } } }), "P1")).toBe("Yeti");
    expect(endangered(view(), "P1")).toBe("Yeti");
  });
});

describe("what has just happened", () => {
  it("adds up what befell a fighter", () => {
    const events = [
      event("Struck", { fighter: "Yeti", n: 3, slot: 0 }),
      event("Hurt", { fighter: "Yeti", n: 1, slot: 0 }),
      event("KnockedOut", { fighter: "Yeti", slot: 0 }),
      event("Healed", { fighter: "Shark", n: 2, slot: 1 }),
    ];
    expect(happened(events, "Yeti")).toMatchObject({ hurt: 4, healed: 0, out: true });
    expect(happened(events, "Shark")).toMatchObject({ hurt: 0, healed: 2, out: false });
    expect(happened(events, "Moose")).toBeNull();
  });

  it("counts tokens gained and spent, by seat and kind", () => {
    const events = [
      event("GainedSuper", { who: 0, n: 2 }),
      event("SpentSuper", { who: 0, n: 3 }),
      event("GainedSwap", { who: 1, n: 1 }),
    ];
    expect(tokenChange(events, 0, "super")).toBe(-1);
    expect(tokenChange(events, 0, "swap")).toBe(0);
    expect(tokenChange(events, 1, "swap")).toBe(1);
  });
});

describe("provenance", () => {
  it("finds the facts about a thing and its weakest origin", () => {
    const yeti = book.fighters.Yeti!;
    expect(sources(yeti.facts, "Bite").map((fact) => fact.about)).toEqual(["name", "buttons"]);
    expect(sources(yeti.facts, "").map((fact) => fact.about)).toEqual(["name", "hp"]);
    expect(origin(yeti, "Bite")).toBe("deduced");
    expect(origin(yeti, "Pow")).toBe("printed");
    expect(origin(yeti, "")).toBe("ours");
  });
});

describe("items", () => {
  it("says of a fighter whose it is, where it stands, how it is and what is coming", () => {
    expect(fighterItem(view({ strike }), book, "Shark")).toEqual({
      label: "Shark, your Sideline, 12 of 12 HP, 1 damage coming",
      place: "fighter Shark",
      subject: "Shark",
      wish: "swap Shark",
    });
    expect(fighterItem(view(), book, "Moose").label).toBe("Moose, opposing Frontline, 8 of 13 HP");
    expect(fighterItem(view({ you: null }), book, "Moose").label).toBe("Moose, P2's Frontline, 8 of 13 HP");
  });

  it("wishes nothing of the Frontline, the fallen and the others, and a Block while defending", () => {
    for (const name of ["Yeti", "Crab", "Moose"]) expect(fighterItem(view(), book, name).wish).toBeUndefined();
    const defending = view({ turn: "P2", strike, question: { seat: "P1", what: "defend" } });
    expect(fighterItem(defending, book, "Shark").wish).toBe("block Shark");
    expect(fighterItem(defending, book, "Moose").wish).toBeUndefined();
  });

  it("describes a fighter of the pool by its attacks", () => {
    const item = fighterItem(view({ phase: "setup", fighters: {}, pool: ["Yeti"] }), book, "Yeti");
    expect(item.wish).toBe("draft Yeti");
    expect(item.label).toContain("Yeti, 9 HP");
    expect(item.label).toContain("Bite: blue then yellow: 2 to Frontline Fighter.");
    expect(item.label).toContain("Pow: red then red, 4 ★");
  });

  it("tells of an Ultimate what it costs now", () => {
    const [bite, pow] = book.fighters.Yeti!.attacks;
    expect(attackItem(view(), "P1", bite!)).toEqual({
      label: "Bite: blue then yellow. 2 to Frontline Fighter.",
      place: "attack Bite",
      wish: "start Bite",
    });
    expect(attackItem(view(), "P1", pow!).label).toContain("Ultimate, 3 Super Tokens");
    expect(attackItem(view({ combo: ["B/Y as B"] }), "P1", pow!).wish).toBe("string Pow");
  });

  it("names an Ability with its class and cost", () => {
    const item = abilityItem("Yeti", book.fighters.Yeti!.abilities[0]!);
    expect(item.label).toBe(
      "Manners, Ability of Yeti: Opponent discards a card. Only on opponent's turn, 2 Super Tokens",
    );
    expect(item).toMatchObject({ place: "ability Manners", wish: "use Manners", subject: "Yeti" });
  });

  it("forgets the Abilities of the fallen", () => {
    expect(abilitiesOf(view(), book, "P1").map(({ ability }) => ability.name)).toEqual(["Manners", "Undertow"]);
  });

  it("says what a card can do", () => {
    expect(faceOf(book, "B/Y block 2")).toBe("blue or yellow, blocks 2");
    expect(faceOf(book, "R +super")).toBe("red, brings a Super Token");
  });

  it("wishes to play a card on one's own turn and a Block on the other's", () => {
    const two = { name: "B/Y", count: 2 };
    expect(cardItem(view(), book, "P1", two)).toEqual({
      label: "B/Y: blue or yellow; 2 of these",
      place: "card B/Y",
      subject: "B/Y",
      wish: "play B/Y",
    });
    expect(cardItem(view({ turn: "P2", strike }), book, "P1", two).wish).toBe("block Shark with B/Y");
    expect(cardItem(view({ you: null }), book, "P1", two).wish).toBeUndefined();
    expect(cardItem(view(), book, "P1", { name: "?", count: 2 })).toEqual({ label: "2 unseen cards" });
  });

  it("gives face-down cards a place of their own", () => {
    const item = laidItem(view({ turn: "P2", strike }), book, "P1", { name: "B/Y block 2", count: 1 });
    expect(item.place).toBe("laid B/Y block 2");
    expect(item.wish).toBe("block Shark with B/Y block 2");
    expect(laidItem(view(), book, "P2", { name: "?", count: 2 }).label).toBe("Opposing face-down cards: 2");
  });

  it("tells of another hand only its size and what is known", () => {
    expect(handItem(view(), book, "P2")).toEqual({ label: "Opposing hand, 3 cards; known: B/Y block 2" });
  });

  it("gives places to one's own tokens only", () => {
    expect(superItem(view(), "P1")).toEqual({ label: "Your Super Tokens: 4", place: "super", wish: "taunt" });
    expect(superItem(view(), "P2")).toEqual({ label: "Opposing Super Tokens: 1" });
    expect(swapItem(view(), "P1")).toEqual({ label: "Your Swap Tokens: 1", place: "swap", wish: "token swap" });
    const defending = view({ turn: "P2", strike, question: { seat: "P1", what: "defend" } });
    expect(swapItem(defending, "P1").wish).toBe("block Shark with token");
  });

  it("knows the piles, the combo, the turn and the strike", () => {
    expect(deckItem(view())).toEqual({ label: "Button Deck, 30 cards", place: "deck", wish: "draw" });
    expect(discardItem(view())).toEqual({ label: "Discard pile, 2 cards, R +super on top", subject: "R +super" });
    expect(discardItem(view({ discards: [] }))).toEqual({ label: "Discard pile, 0 cards" });
    expect(comboItem(view()).label).toBe("Combo: no cards yet");
    expect(comboItem(view({ combo: ["B/Y as Y", "R +super as R"] })).label).toBe(
      "Combo: B/Y as yellow, R +super as red",
    );
    expect(turnItem()).toEqual({ label: "End the turn", place: "turn", wish: "end" });
    expect(strikeItem(view())).toBeNull();
    expect(strikeItem(view({ strike }))?.label).toBe("Moose attacks with Toss: 1 to Shark");
  });
});

describe("the table in words", () => {
  it("goes from the far side over the middle to the hand", () => {
    const found = regions(view(), anyBook, "P1");
    expect(found.map((region) => region.title)).toEqual([
      "Opposing team",
      "The middle",
      "Your team",
      "Attacks of Yeti",
      "Abilities",
      "Hand",
    ]);
    expect(found[1]!.items[0]!.label).toBe("Turn 3, P1's turn, Action Phase, 2 Actions left");
    expect(found[5]!.items.map((item) => item.place)).toEqual(["card B/Y", "card R +super"]);
  });

  it("shows the pool before the first turn and face-down cards when there are any", () => {
    const seats = { P1: side({ side: ["Yeti"], allocated: ["B/Y block 2"] }), P2: side() };
    const found = regions(view({ phase: "setup", pool: ["Moose"], seats }), anyBook, "P1");
    expect(found.map((region) => region.title)).toEqual([
      "Opposing team",
      "To draft from",
      "Your team",
      "Abilities",
      "Face down, to block with",
    ]);
  });

  it("has pages about all fighters and cards", () => {
    expect(subjects(anyBook)).toEqual([
      { group: "Fighters", names: ["Yeti", "Shark", "Crab", "Moose"] },
      { group: "Button Cards", names: ["B/Y", "B/Y block 2", "R +super"] },
    ]);
  });
});

describe("the damage of an Attack in short", () => {
  it("tells whom it hits", () => {
    const short = words.megafighter.damage;
    expect(short(hit(4))).toBe("4 Front");
    expect(short(hit(3, 3))).toBe("3 to all");
    expect(short(hit(4, 2))).toBe("4 Front, 2 each Side");
    expect(short(hit(1, 0, 1))).toBe("1 Front, 1 one Side");
    expect(short(hit(5, 0, 0, 2))).toBe("5 Front, 2 more if strung");
  });
});
