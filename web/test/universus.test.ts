import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/lib/protocol";
import {
  attackItem,
  cardKey,
  characterChoices,
  checkItem,
  deckChoice,
  deckItem,
  discardItem,
  faceOf,
  farHandItem,
  handItem,
  momentItem,
  pieceItem,
  poolItem,
  printed,
  regions,
  removedItem,
  sideItem,
  signed,
  stateOf,
  whereabouts,
  subjects,
  textOf,
  turnItem,
} from "../src/games/universus/model";
import { ends, NEVER, passes, type Order } from "../src/games/universus/pilot";
import {
  askedFor,
  attackNow,
  checkNow,
  choosing,
  isKnown,
  isTurned,
  lines,
  listed,
  otherSeat,
  piecesOf,
  seatNumber,
  signs,
  stacks,
  standing,
  stops,
  swing,
} from "../src/games/universus/reading";
import {
  fullName,
  versusBook,
  type Attack,
  type Card,
  type Piece,
  type Side,
  type VersusBook,
  type VersusView,
} from "../src/games/universus/types";
import { wordsIn } from "../src/games/universus/words";

const piece = (at: string, name: string, more: Partial<Piece> = {}): Piece => ({
  at,
  name,
  facedown: false,
  ready: at.includes("stage") ? true : null,
  marks: [],
  token: false,
  starting: false,
  type: "foundation",
  counters: {},
  keywords: [],
  traits: [],
  ...more,
});

const side = (more: Partial<Side> = {}): Side => ({
  character: "Ada the Anvil",
  health: 20,
  max: 25,
  wins: 0,
  limit: 6,
  desperation: false,
  deadlock: false,
  unlocked: 0,
  deck: 40,
  hand_size: 2,
  hand: ["?", "?"],
  stage: [],
  pool: [],
  momentum: [],
  discards: [],
  removed: [],
  aside: [],
  cards: { stage: [], pool: [], momentum: [] },
  ...more,
});

const attack = (more: Partial<Attack> = {}): Attack => ({
  card: "Hook",
  by: "P2",
  target: null,
  speed: 4,
  damage: 5,
  zone: "high",
  keywords: ["Stun: 2"],
  traits: ["Punch"],
  step: "Block Step",
  status: "undecided",
  block: null,
  dropped: false,
  dealt: 0,
  ...more,
});

const view = (more: Partial<VersusView> = {}): VersusView => ({
  game: "universus",
  mode: "single",
  you: "P1",
  question: null,
  outcome: null,
  phase: "Combat Phase",
  round: 1,
  wins_needed: 1,
  turn: "P2",
  first: "P1",
  turns: 4,
  seats: { P1: side({ hand: ["Hook", "Calm", "Hook"], hand_size: 3 }), P2: side({ character: "Bo the Bull" }) },
  attack: null,
  stack: [],
  playing: [],
  check: null,
  effects: [],
  ...more,
});

const card = (more: Partial<Card> = {}): Card => ({
  name: "Calm",
  version: "",
  type: "foundation",
  difficulty: 2,
  check: 5,
  block: { modifier: 3, zone: "mid" },
  symbols: ["fire", "air"],
  keywords: [],
  traits: [],
  speed: 0,
  zone: null,
  damage: 0,
  hand_size: 0,
  health: 0,
  stamina: 0,
  abilities: [],
  back: null,
  origin: "ours",
  note: "",
  ...more,
});

const ability = (type: string, text: string, keyword = "") => ({ title: type, type, keyword, name: "", text });

const book: VersusBook = {
  cards: {
    Calm: card({ abilities: [ability("Enhance", "Enhance Commit: Your attack gets +1 speed.")] }),
    Hook: card({
      name: "Hook",
      type: "attack",
      keywords: ["Stun: 2"],
      traits: ["Punch"],
      speed: 4,
      zone: "high",
      damage: 5,
      block: null,
    }),
    Rally: card({ name: "Rally", type: "action" }),
    "Ada the Anvil": card({ name: "Ada", version: "the Anvil", type: "character", health: 25, hand_size: 6 }),
  },
  decks: { Forge: { character: "Ada the Anvil", symbol: "fire", about: "Heavy.", cards: [["Hook", 4]], sidebar: [] } },
};
const anyBook = book as unknown as Record<string, unknown>;

const event = (what: string, more: Record<string, unknown> = {}): GameEvent => ({ what, text: "", rules: [], ...more });

describe("reading", () => {
  it("knows seats", () => {
    expect(otherSeat(view(), "P1")).toBe("P2");
    expect(seatNumber(view(), "P2")).toBe(1);
  });

  it("sees whether decks are still to be chosen", () => {
    expect(choosing(view())).toBe(false);
    expect(choosing(view({ seats: { P1: side(), P2: side({ character: null }) } }))).toBe(true);
  });

  it("tells cards that are known from backs", () => {
    expect(["Hook", "?", "face down", ""].map(isKnown)).toEqual([true, false, false, false]);
  });

  it("shows how a card lies: turned, and signs for the rest", () => {
    const lies = piece("P1.stage.2", "Calm", { ready: false, marks: ["committed", "frozen"] });
    expect(isTurned(lies)).toBe(true);
    expect(signs(lies)).toEqual(["frozen"]);
  });

  it("counts cards of one name", () => {
    expect(stacks(["Hook", "Calm", "Hook"])).toEqual([
      { name: "Hook", count: 2 },
      { name: "Calm", count: 1 },
    ]);
  });

  it("finds the cards of a name that lie on the table", () => {
    const cards = { stage: [piece("P1.stage.1", "Calm")], pool: [piece("P1.pool.1", "Hook")], momentum: [] };
    expect(piecesOf(view({ seats: { P1: side({ cards }), P2: side() } }), "Hook").map(({ at }) => at)).toEqual([
      "P1.pool.1",
    ]);
  });

  it("takes the kind of an ability out of its text", () => {
    const found = lines(
      card({
        abilities: [
          ability("Enhance", "Enhance [Your attack] Commit: Draw 1 card."),
          ability("Response", "Tenacious Pop, Pop-Response [Once per turn]: After this, draw 1 card."),
          ability("Blitz", "Blitz: This attack gets +1 speed.", "Frenzy"),
          ability("Continuous", "Your Enhance abilities cost nothing."),
          ability("Continuous", "", "Safe"),
        ],
      }),
    );
    const plain = { keyword: "", symbols: [], before: "" };
    expect(found).toEqual([
      { ...plain, kind: "Enhance", label: "Enhance", text: "[Your attack] Commit: Draw 1 card." },
      {
        ...plain,
        before: "Tenacious Pop, Pop",
        kind: "Response",
        label: "Response",
        text: "[Once per turn]: After this, draw 1 card.",
      },
      { ...plain, kind: "", label: "", text: "Your Enhance abilities cost nothing." },
      { ...plain, keyword: "Frenzy", kind: "Blitz", label: "Blitz", text: "This attack gets +1 speed." },
    ]);
  });

  it("finds the kind by the word that an edition prints for it", () => {
    const printed = "Echo East E [Your attack] Commit (4+): Draw 1 card.";
    const [line] = lines(card({ abilities: [{ ...ability("Enhance", printed), label: "E" }] }));
    expect(line).toEqual({
      keyword: "",
      symbols: [],
      before: "Echo East",
      kind: "Enhance",
      label: "E",
      text: "[Your attack] Commit (4+): Draw 1 card.",
    });
  });

  it("takes the symbols that the character must have out of the words before the kind", () => {
    const printed = "{death} {fire} First F Commit (4+): Your opponent discards 1 card.";
    const [line] = lines(card({ abilities: [{ ...ability("Form", printed), label: "F" }] }));
    expect([line?.symbols, line?.before, line?.text]).toEqual([
      ["death", "fire"],
      "First",
      "Commit (4+): Your opponent discards 1 card.",
    ]);
  });

  it("gives each thing that may be chosen a line of its own", () => {
    expect(listed("Commit: Choose 1: - Draw 1 card. - Gain 2 health.")).toBe(
      "Commit: Choose 1:\n• Draw 1 card.\n• Gain 2 health.",
    );
    expect(listed("Your attack gets -2 speed - or more.")).toBe("Your attack gets -2 speed - or more.");
  });

  it("adds up what a character has just lost and gained", () => {
    const events = [
      event("lose", { who: 0, amount: 4 }),
      event("gain", { who: 0, amount: 1 }),
      event("lose", { who: 1 }),
    ];
    expect(swing(events, 0)).toBe(-3);
  });
});

describe("the way through a turn", () => {
  const now = (more: Partial<VersusView>): string[] =>
    stops(view(more)).map(({ id, now, done }) => `${id}${now ? " now" : done ? " done" : ""}`);

  it("has the steps of the phase in which it is", () => {
    expect(now({})).toEqual(["Start Phase done", "Combat Phase now", "End Phase"]);
    expect(now({ phase: "Draw Step" })).toEqual([
      "Ready Step done",
      "Review Step done",
      "Draw Step now",
      "Combat Phase",
      "End Phase",
    ]);
  });

  it("begins the first turn of a game with the Combat Phase", () => {
    expect(now({ turns: 1 })).toEqual(["Combat Phase now", "End Phase"]);
    expect(now({ turns: 1, phase: "Start Phase" })[0]).toBe("Ready Step now");
  });

  it("has no Enhance Step where text boxes are blank", () => {
    expect(now({ blank: true, attack: attack({ step: "Block Step" }) })).toEqual([
      ...["Start Phase done", "Combat Phase done", "Block Step now", "Damage Step", "End Phase"],
    ]);
  });

  it("has the steps of an attack while there is one", () => {
    expect(now({ attack: attack() })).toEqual([
      "Start Phase done",
      "Combat Phase done",
      "Enhance Step done",
      "Block Step now",
      "Damage Step",
      "End Phase",
    ]);
    expect(now({ attack: attack({ step: "resolved" }) })).toContain("Damage Step now");
  });

  it("stands nowhere before the first turn", () => {
    expect(now({ phase: "setup" })).toEqual(["Start Phase", "Combat Phase", "End Phase"]);
  });
});

describe("what is decided", () => {
  const asked = (what: string, options: string[]) => askedFor(view({ question: { seat: "P1", what, options } }));
  it("a check that falls short is another thing than an effect that wants a card committed", () => {
    expect(asked("commit", ["fail", "commit Calm"])).toBe("commit");
    expect(asked("commit", ["commit Calm"])).toBe("commit");
    expect(asked("commit", ["Calm", "Wall"])).toBe("pick");
    expect(asked("form", ["pass"])).toBe("form");
  });
});

describe("what stays to be seen", () => {
  it("an attack, as it ended, until the next turn", () => {
    const during = attackNow(null, view({ attack: attack() }), []);
    expect(during?.over).toBe(false);
    const after = attackNow(during, view(), [
      event("block", { note: "partially blocked" }),
      event("deal", { amount: 3 }),
      event("resolve", { amount: 3, note: "partially blocked" }),
    ]);
    expect(after).toMatchObject({ card: "Hook", over: true, step: "resolved", status: "partially blocked", dealt: 3 });
    expect(attackNow(after, view(), [event("draw")])).toBe(after);
    expect(attackNow(after, view(), [event("TurnBegan")])).toBeNull();
  });

  it("a check, with its result, until the next turn", () => {
    const check = { by: "P1", card: "Calm", value: 5, need: 7, for: "to block" };
    const during = checkNow(null, view({ check }), []);
    expect(during).toMatchObject({ need: 7, over: false, result: "" });
    const after = checkNow(during, view(), [event("pass", { by: 0, cards: ["Calm"] })]);
    expect(after).toMatchObject({ card: "Calm", need: 7, over: true, result: "pass" });
    expect(checkNow(after, view(), [event("TurnBegan")])).toBeNull();
  });

  it("a check that was over before it could be seen", () => {
    const events = [
      event("check", { by: 1, cards: ["Hook"], amount: 3, note: "to play a card", detail: "5" }),
      event("fail", { by: 1, cards: ["Hook"] }),
    ];
    expect(checkNow(null, view(), events)).toMatchObject({
      by: "P2",
      card: "Hook",
      value: 3,
      need: 5,
      result: "fail",
    });
    const value = event("check", { by: 1, cards: ["Hook"], amount: 3, note: "", detail: "" });
    expect(checkNow(null, view(), [value])).toMatchObject({ value: 3, need: null });
    const changed = event("check", { by: 1, cards: ["Hook"], amount: 3, note: "", detail: "2", change: -2 });
    expect(checkNow(null, view(), [changed])).toMatchObject({ value: 1, need: 2 });
  });
});

describe("a match of several games", () => {
  const game = view({ wins_needed: 2, seats: { P1: side({ wins: 1 }), P2: side() } });

  it("forgets the attack and the check of the game before", () => {
    const over = [event("check", { cards: ["Calm"], amount: 3, by: 0 }), event("GameOver", { who: 0 })];
    expect(attackNow({ ...attack(), over: false }, game, over)).toBeNull();
    expect(checkNow(null, game, over)).toBeNull();
    expect(checkNow(null, game, over.slice(0, 1))).not.toBeNull();
  });

  it("tells the games won", () => {
    expect(standing(game)).toBe("1 : 0");
    expect(standing(view())).toBe("");
    expect(momentItem(game).label).toContain("(1 : 0)");
  });
});

describe("passing by itself", () => {
  const ask = (what: string, options: string[], seat = "P1"): VersusView =>
    view({ question: { seat, what, options, prompt: "", rules: [] } });
  const turn: Order = { habit: "turn", turn: 4, beat: 10 };

  it("answers responses and enhances of one's own, by passing", () => {
    expect(passes(turn, ask("respond", ["pass", "use Calm"]))).toBe("pass");
    expect(passes(turn, ask("enhance", ["pass"]))).toBe("pass");
  });

  it("answers nothing else", () => {
    expect(passes(NEVER, ask("respond", ["pass"]))).toBeNull();
    expect(passes(turn, ask("form", ["pass", "play Hook"]))).toBeNull();
    expect(passes(turn, ask("block", ["no block"]))).toBeNull();
    expect(passes(turn, ask("respond", ["use Calm"]))).toBeNull();
    expect(passes(turn, ask("respond", ["pass"], "P2"))).toBeNull();
    expect(passes(turn, { ...ask("respond", ["pass"]), you: null })).toBeNull();
    const outcome = { winners: [], reason: "", rules: [] };
    expect(passes(turn, { ...ask("respond", ["pass"]), outcome })).toBeNull();
  });

  it("ends with what was waited for", () => {
    expect(ends(turn, view(), 11, [])).toBe(false);
    expect(ends(turn, view({ turn: "P1", turns: 5 }), 11, [])).toBe(true);
    expect(ends(turn, view(), 11, [event("enter")])).toBe(false);
    expect(ends({ ...turn, habit: "attack" }, view(), 11, [event("enter")])).toBe(true);
  });

  it("ends when something is taken back or said at the table, but not by what came before the wish", () => {
    expect(ends(turn, view(), 11, [event("Note")])).toBe(true);
    expect(ends(turn, view(), 10, [event("Note")])).toBe(false);
    expect(ends(turn, view({ turns: 3 }), 11, [])).toBe(true);
    expect(ends(NEVER, view(), 11, [event("Note")])).toBe(false);
  });
});

describe("things in words", () => {
  it("printed cards", () => {
    expect(faceOf(book.cards.Hook!)).toBe(
      "attack, Stun: 2, Punch, speed 4, high, damage 5, difficulty 2, check 5, symbols fire, air",
    );
    expect(printed(book, "Calm")).toBe(
      "Calm: foundation, difficulty 2, check 5, block +3 mid, symbols fire, air. " +
        "Enhance Commit: Your attack gets +1 speed.",
    );
    expect(faceOf(book.cards["Ada the Anvil"]!)).toContain("25 health, hand size 6");
    expect(printed(book, "Unheard of")).toBe("Unheard of");
    expect([signed(2), signed(-1)]).toEqual(["+2", "−1"]);
  });

  it("is somewhere, and in some way, in the words of whoever looks", () => {
    const bo = piece("P2.stage.4", "Bo", { type: "backup", stamina: [2, 5] });
    expect(whereabouts(view(), bo)).toBe("Rival's stage: ready, stamina 2 of 5");
    expect(whereabouts(view({ you: "P2" }), bo)).toBe("Your stage: ready, stamina 2 of 5");
    expect(whereabouts(view({ you: null }), bo)).toBe("Stage of P2: ready, stamina 2 of 5");
  });

  it("cards in play", () => {
    const rope = piece("P1.stage.3", "Calm", { ready: false, marks: ["committed", "sealed"], counters: { Knot: 2 } });
    expect(pieceItem(view(), "P1", rope)).toEqual({
      label: "Your Calm, committed, sealed, 2 Knot counters",
      place: "P1.stage.3",
      wish: "use Calm",
      subject: "Calm",
    });
    expect(stateOf(piece("P1.stage.4", "Bo", { type: "backup", stamina: [2, 5] }))).toBe("ready, stamina 2 of 5");
  });

  it("a rival's card face down tells nothing", () => {
    const hidden = piece("P2.momentum.1", "face down", { facedown: true, type: "card" });
    expect(pieceItem(view(), "P2", hidden)).toEqual({ label: "Rival's card, face down", place: "P2.momentum.1" });
  });

  it("the card pool in its order, attacks with their numbers", () => {
    const copy = piece("P2.pool.3", "face down", { type: "attack", facedown: true, copy: "Hook" });
    expect(pieceItem(view(), "P2", copy).label).toBe("Rival's card, face down, copy of Hook");
    const bo = piece("P2.stage.1", "Bo the Bull", { type: "character", starting: true });
    const gold = piece("P2.stage.2", "Gold", { marks: ["attached"], to: bo.at });
    const { seats } = view();
    const held = { ...seats, P2: { ...seats.P2!, cards: { ...seats.P2!.cards, stage: [bo, gold] } } };
    expect(pieceItem(view({ seats: held }), "P2", gold).label).toContain("attached to Bo the Bull");
    const hook = piece("P2.pool.2", "Hook", { type: "attack", speed: 4, damage: 5, zone: "high", pending: true });
    expect(poolItem(view(), "P2", hook, 1).label).toBe("2: Rival's Hook, speed 4, high, damage 5, waits on the stack");
  });

  it("a hand: to be played, used, or to block with", () => {
    const item = (more: Partial<VersusView>, name: string) => handItem(view(more), book, "P1", { name, count: 2 });
    expect(item({}, "Hook")).toMatchObject({ place: "card Hook", subject: "Hook", wish: "play Hook" });
    expect(item({}, "Hook").label).toMatch(/2 of these\.$/);
    expect(item({}, "Rally").wish).toBe("use Rally");
    expect(item({ attack: attack() }, "Hook").wish).toBe("block with Hook");
    expect(item({}, "?")).toEqual({ label: "2 unseen cards" });
  });

  it("piles and the other hand", () => {
    const seats = { P1: side(), P2: side({ hand: ["Hook", "?"], discards: ["Calm", "Hook"], removed: ["Calm"] }) };
    const now = view({ seats });
    expect(farHandItem(now, "P2").label).toBe("Rival's hand, 2 cards; hand size 6; known: Hook");
    expect(farHandItem(view(), "P1").label).toMatch(/^Your hand, \d cards; hand size \d$/); // one sees it
    expect(deckItem(now, "P1")).toEqual({ label: "Your deck, 40 cards", place: "P1.deck" });
    expect(discardItem(now, "P2")).toEqual({
      label: "Rival's discard pile, 2 cards, Hook on top",
      place: "P2.discards",
      subject: "Hook",
    });
    expect(removedItem(now, "P2").place).toBe("P2.removed");
  });

  it("players, the moment, the attack, the check", () => {
    expect(sideItem(view({ you: null, wins_needed: 2 }), "P2").label).toBe(
      "P2's character Bo the Bull, 20 of 25 health, 0 games won",
    );
    const seats = view().seats;
    const low = { ...seats, P2: { ...seats.P2!, health: -3, unlocked: 2 } };
    expect(sideItem(view({ seats: low }), "P2").label).toBe(
      "Rival's character Bo the Bull, -3 of 25 health, Level 2", // somebody may be kept from losing
    );
    const outcome = { winners: ["P1"], reason: "P2 at 0 health", rules: [] };
    expect(sideItem(view({ seats: low, outcome }), "P2").label).toContain("0 of 25 health");
    const between = { ...seats, P2: { ...seats.P2!, health: 0, desperation: true } }; // two games of a match
    expect(sideItem(view({ seats: between, turns: 0 }), "P2").label).toBe(
      "Rival's character Bo the Bull, 25 of 25 health",
    );
    expect(momentItem(view({ attack: attack() })).label).toBe("Turn 4, rival's turn: Combat Phase, Block Step");
    expect(momentItem(view({ turns: 0, phase: "Combat Phase" })).label).toBe("Before the first turn");
    expect(momentItem(view({ turns: 0, wins_needed: 2, round: 2 })).label).toBe(
      "Game 2 (0 : 0), before the first turn",
    );
    expect(momentItem(view({ wins_needed: 2, round: 2, turn: "P1" })).label).toBe(
      "Game 2 (0 : 0), turn 4, your turn: Combat Phase",
    );
    expect(momentItem(view({ you: null })).label).toBe("Turn 4, P2's turn: Combat Phase");
    expect(attackItem(view()).label).toBe("No attack at the moment");
    expect(attackItem(view({ attack: attack({ target: "Grum", status: "not blocked", dealt: 5 }) }))).toEqual({
      label:
        "Rival's attack Hook: speed 4, high, damage 5; Stun: 2, Punch; attacks Grum; Block; not blocked; 5 damage dealt",
      subject: "Hook",
    });
    expect(checkItem(view())).toBeNull();
    const check = { by: "P1", card: "Calm", value: 5, need: 7, for: "to block" };
    expect(checkItem(view({ check }))).toEqual({ label: "Your check Calm: 5, needs 7, to block", subject: "Calm" });
    expect(turnItem().place).toBe("turn");
  });
});

describe("a card with two sides", () => {
  const lamp = card({ name: "Lamp Box", type: "asset", back: card({ name: "Burning Box", check: null }) });
  const both = versusBook({ ...anyBook, cards: { ...book.cards, "Lamp Box": lamp } });
  const turned = piece("P1.stage.2", "Burning Box", { marks: ["committed", "transformed"], front: "Lamp Box" });

  it("is in the book by both names", () => {
    expect(both.cards["Burning Box"]).toMatchObject({ type: "foundation", check: null, front: "Lamp Box" });
    expect(fullName(both.cards["Burning Box"]!.back!)).toBe("Lamp Box");
    expect(both.cards["Lamp Box"]).toMatchObject({ type: "asset", check: 5 });
    expect(both.cards["Calm"]).toEqual(book.cards["Calm"]);
  });

  it("may have two sides that are called alike", () => {
    const alike = versusBook(
      anyBook,
      view({ brought: { Twin: card({ name: "Twin", back: card({ name: "Twin" }) }) } }),
    );
    expect(Object.keys(alike.cards)).toContain("Twin (transformed)");
    expect(cardKey({ ...turned, name: "Twin", front: "Twin" })).toBe("Twin (transformed)");
  });

  it("is called by the side in force", () => {
    const item = pieceItem(view(), "P1", { ...turned, ready: false });
    expect(item.label).toBe("Your Burning Box, committed, transformed, the other side of Lamp Box");
    expect(item.subject).toBe("Burning Box");
    const on = view({ seats: { P1: side({ cards: { stage: [turned], pool: [], momentum: [] } }), P2: side() } });
    expect(piecesOf(on, "Lamp Box")).toEqual([turned]);
    expect(piecesOf(on, "Calm")).toEqual([]);
  });
});

describe("the table in words", () => {
  it("has a region for everything that is there", () => {
    const cards = {
      stage: [piece("P1.stage.1", "Ada the Anvil")],
      pool: [],
      momentum: [piece("P1.momentum.1", "Calm")],
    };
    const seats = { P1: side({ hand: ["Hook"], cards }), P2: side() };
    const found = regions(view({ seats, stack: ["Hook"], effects: ["Calm: +1 speed"] }), anyBook, "P1");
    expect(found.map(({ title }) => title)).toEqual([
      "Rival's side",
      "The fight",
      "Your momentum",
      "Your stage",
      "Your side",
      "Hand",
    ]);
    const fight = found[1]!.items.map(({ label }) => label);
    expect(fight).toContain("Attacks that wait, the next one last: Hook");
    expect(fight).toContain("Calm: +1 speed");
  });

  it("offers decks before the fight", () => {
    const now = view({ seats: { P1: side({ character: null }), P2: side({ character: null }) } });
    expect(regions(now, anyBook, "P1")).toEqual([{ title: "Decks", items: [deckChoice(book, "Forge")] }]);
    expect(deckChoice(book, "Forge")).toEqual({
      label: "Forge: Ada the Anvil, primary symbol fire. Heavy.",
      place: "deck Forge",
      subject: "Forge deck",
    });
  });

  it("has pages about decks and cards, by type", () => {
    expect(subjects(anyBook)).toEqual([
      { group: "Decks", names: ["Forge deck"] },
      { group: "Characters", names: ["Ada the Anvil"] },
      { group: "Attacks", names: ["Hook"] },
      { group: "Foundations", names: ["Calm"] },
      { group: "Actions", names: ["Rally"] },
    ]);
  });
});

describe("an edition with words of its own", () => {
  const terms = {
    health: "vitality",
    stage: "staging area",
    rival: "opponent",
    check: "control check",
    "check value": "control",
    "Start Phase": "Ready Phase",
  };
  const here = view({ words: terms });

  it("is spoken of in them, and UniVersus is not", () => {
    expect(sideItem(here, "P2").label).toMatch(/^Opponent's character .* vitality/);
    expect(sideItem(view({}), "P2").label).toMatch(/^Rival's character .* health/);
    const titles = (words?: typeof terms) =>
      regions(view(words ? { words } : {}), { cards: {}, decks: {} }, "P1").map(({ title }) => title);
    expect(titles(terms)).toContain("Opponent's side");
    expect(titles()).toContain("Rival's side");
    expect(wordsIn(here).stageTag).toBe("Staging area");
    expect(wordsIn(here).asks("commit")).toBe("Commit for the control check");
    expect(wordsIn({}).asks("commit")).toBe("Commit for the check");
  });

  it("prints cards in them", () => {
    const character = card({ type: "character", health: 25, hand_size: 6, check: 6 });
    expect(faceOf(character, wordsIn(here))).toContain("25 vitality, hand size 6");
    expect(faceOf(character, wordsIn(here))).toContain("control 6");
    expect(faceOf(character)).toContain("25 health, hand size 6");
  });

  it("lets one choose among the characters of a deck, in text mode too", () => {
    const question = { seat: "P1", what: "character", prompt: "Choose", options: ["Ada the Anvil", "Ada the Old"] };
    const seats = { P1: side({ character: null }), P2: side({ character: null }) };
    const asked = regions(view({ seats, question, you: "P1" }), { cards: {}, decks: {} }, "P1");
    expect(asked).toEqual([
      {
        title: "Characters",
        items: question.options.map((name) => ({ label: name, place: `card ${name}`, subject: name })),
      },
    ]);
    expect(characterChoices(view({ seats, question, you: "P2" }), { cards: {}, decks: {} })).toEqual([]);
  });

  it("says an ability as it is printed", () => {
    const printedE = { ...ability("Enhance", "E Commit, destroy 1 foundation: Draw 1 card."), label: "E" };
    const stun = { ...ability("Enhance", "E: Your opponent commits 1 foundation.", "Stun"), label: "E" };
    expect(textOf(card({ abilities: [printedE, stun, ability("Continuous", "", "Safe")] }))).toBe(
      "E Commit, destroy 1 foundation: Draw 1 card. Stun, E: Your opponent commits 1 foundation.",
    );
  });

  it("draws text boxes empty where they count as empty", () => {
    const book = { cards: { Hook: card({ keywords: ["Throw"], traits: ["Slam"] }) }, decks: {} };
    const bare = versusBook(book, view({ blank: true })).cards["Hook"]!;
    expect([bare.keywords, bare.abilities, bare.traits]).toEqual([[], [], ["Slam"]]);
    expect(versusBook(book, view({})).cards["Hook"]!.keywords).toEqual(["Throw"]);
  });

  it("begins its turns with the phase it names", () => {
    expect(stops(here).map(({ id }) => id)).toEqual(["Ready Phase", "Combat Phase", "End Phase"]);
    expect(stops(view({ words: terms, phase: "Draw Step" })).map(({ id }) => id)[2]).toBe("Draw Step");
  });
});
