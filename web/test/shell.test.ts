import { describe, expect, test } from "vitest";
import { beside, byTopic, find, idOf } from "../src/lib/entries";
import { ago, clockWords, hits, list, marks, problem, sentence, span, wanted } from "../src/lib/format";
import { botName, chairName, gameOf, inWords, resultWords, ruleAddress, seatNames, topicName } from "../src/lib/names";
import type { Chair, Frame, RuleBook, Setting } from "../src/lib/protocol";
import { destination, match } from "../src/lib/router.svelte";
import { seek, turnStarts, type Stride, type Way } from "../src/lib/seek";
import { known } from "../src/lib/settings.svelte";
import { Draft, FRIEND, kindOf, ME } from "../src/pages/draft.svelte";

describe("router", () => {
  test.each([
    ["/", { page: "home" }],
    ["/new", { page: "new" }],
    ["/new/", { page: "new" }],
    ["/t/k3xw", { page: "table", id: "k3xw" }],
    ["/replay/k3xw", { page: "replay", id: "k3xw" }],
    ["/rules", { page: "rules", game: "" }],
    ["/rules/megafighter", { page: "rules", game: "megafighter" }],
    ["/book/megafighter", { page: "book", game: "megafighter" }],
    ["/book/two%20words", { page: "book", game: "two words" }],
  ])("%s is a page", (path, route) => expect(match(path)).toEqual(route));

  test.each(["/t", "/replay", "/book", "/new/what", "/t/a/b", "/other", "/%E0%A4%A"])("%s is none", (path) =>
    expect(match(path)).toEqual({ page: "lost" }),
  );

  const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
  const link = { href: "http://here/rules#A-B-1", target: "", download: "" };

  test("a click on a link of ours stays on the page", () => {
    expect(destination(click, link, "http://here/")?.pathname).toBe("/rules");
    expect(destination(click, { ...link, href: "http://here/?a=1" }, "http://here/")?.search).toBe("?a=1");
  });

  test.each([
    ["another key", { ...click, ctrlKey: true }, link, "http://here/"],
    ["another button", { ...click, button: 1 }, link, "http://here/"],
    ["somebody saw to it", { ...click, defaultPrevented: true }, link, "http://here/"],
    ["another window", click, { ...link, target: "_blank" }, "http://here/"],
    ["a download", click, { ...link, download: "x.txt" }, "http://here/"],
    ["another site", click, { ...link, href: "http://there/rules" }, "http://here/"],
    ["not the client's", click, { ...link, href: "http://here/api/openapi.json" }, "http://here/"],
    ["a place on this page", click, link, "http://here/rules"],
  ])("the browser sees to it: %s", (_, clicked, to, here) => expect(destination(clicked, to, here)).toBeNull());
});

describe("settings", () => {
  const usual = {
    theme: "system",
    moving: true,
    sound: false,
    text: false,
    folded: false,
    name: "",
    strength: "greedy",
  };

  test("nothing kept is as usual, and calm where the system is", () => {
    expect(known(null, false)).toEqual(usual);
    expect(known(null, true)).toEqual({ ...usual, moving: false });
  });

  test("what was kept counts, even against the system", () => {
    const kept = {
      theme: "dark",
      moving: true,
      sound: true,
      text: true,
      folded: true,
      name: "Ann",
      strength: "search",
    };
    expect(known(JSON.stringify(kept), true)).toEqual(kept);
  });

  test.each(["{", "null", "7", '{"theme":"pink","moving":"yes","sound":1,"folded":"no","name":5,"strength":"god"}'])(
    "%s is as good as nothing",
    (kept) => expect(known(kept, false)).toEqual(usual),
  );
});

describe("format", () => {
  test("a refusal becomes a sentence", () => {
    expect(sentence("this name is taken")).toBe("This name is taken.");
    expect(sentence("Is it running?")).toBe("Is it running?");
    expect(sentence("  ")).toBe("");
    expect(problem(new Error("no such table"))).toBe("No such table.");
    expect(problem("what")).toBe("Something went wrong.");
  });

  test("lists", () => {
    expect(list([])).toBe("");
    expect(list(["Ann"])).toBe("Ann");
    expect(list(["Ann", "Bob"])).toBe("Ann and Bob");
    expect(list(["Ann", "Bob", "Cid"])).toBe("Ann, Bob and Cid");
  });

  test.each([
    [0, "just now"],
    [59, "just now"],
    [60, "1 min ago"],
    [3599, "59 min ago"],
    [7200, "2 h ago"],
    [86_400, "1 day ago"],
    [200_000, "2 days ago"],
    [-50, "just now"],
  ])("%i seconds ago", (seconds, words) => expect(ago(1_000_000, 1_000_000 + seconds * 1000)).toBe(words));

  test("clocks", () => {
    expect(span(45)).toBe("45 s");
    expect(span(120)).toBe("2 min");
    expect(span(90)).toBe("1 min 30 s");
    expect(clockWords({ kind: "none", seconds: 0, increment: 0 })).toBe("no clock");
    expect(clockWords({ kind: "move", seconds: 60, increment: 0 })).toBe("1 min for each decision");
    expect(clockWords({ kind: "chess", seconds: 600, increment: 10 })).toContain("10 min each");
  });

  test("searching marks every wanted word, whatever its case", () => {
    expect(wanted("  Super  token super ")).toEqual(["super", "token"]);
    expect(hits("A Super Token.", ["token", "super"])).toBe(true);
    expect(hits("A Super Token.", ["swap"])).toBe(false);
    expect(marks("Super Tokens", ["super", "token"])).toEqual([
      { text: "Super", hit: true },
      { text: " ", hit: false },
      { text: "Token", hit: true },
      { text: "s", hit: false },
    ]);
    expect(marks("a (b) c", ["(b)"]).filter((piece) => piece.hit)).toEqual([{ text: "(b)", hit: true }]);
    expect(marks("combos", ["combo", "combos"])).toEqual([{ text: "combos", hit: true }]);
    expect(marks("plain", [])).toEqual([{ text: "plain", hit: false }]);
  });
});

const ann: Chair = { seat: "P1", name: "Ann", bot: null, taken: true };
const bot: Chair = { seat: "P2", name: "greedy", bot: "greedy", taken: true };

describe("names", () => {
  test("the game of a rule", () => {
    expect(gameOf("MEGA-TURN-03")).toBe("megafighter");
    expect(gameOf("SFTMG-COLL-05")).toBe("sftmg");
    expect(gameOf("UVS-KCOMBO-01")).toBe("universus");
    expect(gameOf("UFS-WIN-01")).toBe("ufs");
    expect(gameOf("CHESS-MATE-01")).toBeNull();
    expect(gameOf("MEGA")).toBeNull();
    expect(gameOf("constructor-A-1")).toBeNull();
    expect(ruleAddress("MEGA-KO-02")).toBe("/rules/megafighter#MEGA-KO-02");
  });

  test("whoever plays a seat", () => {
    expect(chairName(ann)).toBe("Ann");
    expect(chairName(bot)).toBe("Greedy bot");
    expect(chairName({ ...ann, name: "" })).toBe("P1");
    expect(chairName({ ...ann, taken: false })).toBe("free seat");
    expect(chairName({ ...ann, bot: "greedy" })).toBe("Ann");
    expect(botName("search:500ms")).toBe("Search bot (500ms)");
    expect(botName("oracle")).toBe("oracle");
  });

  test("two of the same name are told apart", () => {
    expect(seatNames([ann, bot])).toEqual({ P1: "Ann", P2: "Greedy bot" });
    expect(seatNames([ann, { ...ann, seat: "P2" }])).toEqual({ P1: "Ann (P1)", P2: "Ann (P2)" });
  });

  test("results", () => {
    const result = { winners: ["P2"], reason: "", rules: [] };
    expect(resultWords(result, [ann, bot])).toBe("Greedy bot won");
    expect(resultWords({ ...result, winners: [] }, [ann, bot])).toBe("A draw");
    expect(resultWords({ ...result, winners: ["P1", "P2"] }, [ann, bot])).toBe("Ann and Greedy bot won");
  });

  test("settings and topics", () => {
    expect(inWords("loose_combos")).toBe("Loose combos");
    const rules = ["002, Ability That ____", "003, Characters, E Maximum Vitality; Card Pool"].map((source, n) => ({
      ...{ id: "", kind: "", rule: "" },
      topic: ["ABTHAT", "CARD"][n]!,
      source,
    }));
    expect(topicName({ game: "megafighter", rules }, "KO")).toBe("Knock-outs");
    expect(topicName({ game: "megafighter", rules }, "NEWS")).toBe("News");
    expect(topicName({ game: "universus", rules }, "ABTHAT")).toBe("Ability That ____");
    expect(topicName({ game: "ufs", rules }, "CARD")).toBe("Characters");
    expect(topicName({ game: "ufs", rules }, "CHECK")).toBe("Control checks");
    expect(topicName({ game: "ufs", rules }, "RULING")).toBe("Rulings");
  });
});

describe("rules", () => {
  const rule = { id: "MEGA-KO-01", topic: "KO", source: "004, K.O.", kind: "timing", rule: "It leaves the game." };
  const ruling = { id: "MEGA-RULING-01", topic: "RULING", about: ["MEGA-KO-01"], problem: "When?", ruling: "At once." };
  const example = {
    ...rule,
    id: "MEGA-EX-01",
    topic: "EX",
    rules: ["MEGA-KO-01"],
    scenario: "1 HP.",
    expected: "Out.",
  };
  const book: RuleBook = { game: "megafighter", title: "M", rules: [rule], rulings: [ruling], examples: [example] };

  test("every entry is found by its id", () => {
    expect(find(book, "MEGA-KO-01")).toEqual({ rule });
    expect(find(book, "MEGA-RULING-01")).toEqual({ ruling });
    expect(find(book, "MEGA-EX-01")).toEqual({ example });
    expect(find(book, "MEGA-KO-99")).toBeNull();
  });

  test("what is about a rule stands beside it", () => {
    expect(beside(book, "MEGA-KO-01")).toEqual({ rulings: [ruling], examples: [example] });
    expect(beside(book, "MEGA-EX-01")).toEqual({ rulings: [], examples: [] });
  });

  test("topics in the order of the book, with the hits only", () => {
    expect(byTopic(book, []).map(({ topic }) => topic)).toEqual(["KO", "RULING", "EX"]);
    expect(byTopic(book, ["ruling-01"]).flatMap(({ entries }) => entries.map(idOf))).toEqual(["MEGA-RULING-01"]);
    expect(byTopic(book, ["leaves", "game"]).map(({ topic }) => topic)).toEqual(["KO"]);
    expect(byTopic(book, ["zebra"])).toEqual([]);
  });
});

describe("replay", () => {
  const moments = ["0 draft", "0 draft", "1 A", "1 A", "1 B", "2 A", "2 A"];
  const frames = moments.map((moment, n): Frame => {
    const [turn = "", action = ""] = moment.split(" ");
    const view = { game: "g", mode: "m", you: null, question: null, outcome: null };
    return { n, at: n, seat: null, option: null, turn: Number(turn), action, events: [], view };
  });
  const from = (n: number, way: Way, stride: Stride) =>
    seek((at) => Promise.resolve(frames[at] as Frame), frames.length, n, way, stride);

  test.each([
    [0, 1, "decision", 1],
    [6, 1, "decision", 6],
    [0, -1, "decision", 0],
    [2, 1, "action", 4],
    [4, 1, "action", 5],
    [5, 1, "action", 6],
    [3, -1, "action", 2],
    [4, -1, "action", 2],
    [1, -1, "action", 0],
    [0, 1, "turn", 2],
    [2, 1, "turn", 5],
    [6, 1, "turn", 6],
    [4, -1, "turn", 2],
    [5, -1, "turn", 2],
    [2, -1, "turn", 0],
  ] as const)("from %i by %i %s to %i", async (n, way, stride, to) => expect(await from(n, way, stride)).toBe(to));

  test("where turns begin, as far as is known", () => {
    expect(turnStarts(frames)).toEqual([
      { n: 2, turn: 1 },
      { n: 5, turn: 2 },
    ]);
    expect(turnStarts([frames[0], undefined, ...frames.slice(2)])).toEqual([{ n: 5, turn: 2 }]);
  });
});

describe("a planned table", () => {
  const setting = (name: string, values: Setting["values"]): Setting => ({ name, values, meaning: "", rules: [] });
  const settings = [setting("draft", ["a", "b"]), setting("loose", [false, true]), setting("limit", [200, 1, 1000])];
  const seats = ["P1", "P2"];
  const common = { seats, teams: {}, own: [] };
  const one = { ...common, mode: "one", settings: ["draft", "loose", "limit"], sized_by: null, sizes: {} };
  const two = {
    ...common,
    mode: "two",
    settings: ["loose", "limit", "hero1", "hero4"],
    sized_by: "limit",
    sizes: { "200": 2, "3": 3, "4": 4 },
    teams: { "200": [1, 2], "3": [1, 2, 3], "4": [1, 2, 1, 2] },
  };
  const heroes = [setting("hero1", ["any", "Ann"]), setting("hero4", ["any", "Ann"])];
  const own = [setting("draft", ["c", "d"])];
  const three = { ...common, mode: "three", settings: ["draft"], sized_by: null, sizes: {}, own };
  const all = [...settings, ...heroes];
  const game = { id: "g", title: "G", modes: ["one", "two", "three"], settings: all, seats, tables: [one, two, three] };

  test("a setting's first value tells what it is", () => {
    expect(settings.map(kindOf)).toEqual(["choice", "switch", "number"]);
  });

  test("the plan names people and bots, and only options that were changed", () => {
    const draft = new Draft(game, "greedy");
    draft.options.limit = 50;
    const plan = { game: "g", mode: "one", options: { limit: 50 }, seats: ["human", "greedy"], sit: "P1", name: "Ann" };
    expect(draft.plan("Ann")).toEqual({
      ...plan,
      public: true,
      free: true,
      clock: { kind: "none", seconds: 0, increment: 0 },
    });
    expect(draft.invites).toBe(false);
  });

  test("a table for a friend is private, and has their seat free", () => {
    const draft = new Draft(game, FRIEND);
    expect(draft.plan("").seats).toEqual(["human", "human"]);
    expect(draft.public).toBe(false);
    expect(draft.invites).toBe(true);
  });

  test("we sit in one seat only, or in none", () => {
    const draft = new Draft(game, "greedy");
    draft.put(1, ME);
    expect(draft.seats).toEqual([FRIEND, ME]);
    expect(draft.mine).toBe("P2");
    draft.put(1, "random");
    expect(draft.plan("").sit).toBeUndefined();
  });

  test("a mode has its own settings, and as many seats as they make", () => {
    const draft = new Draft(game, "greedy");
    draft.options.draft = "b";
    draft.mode = "two";
    expect(draft.settings.map((each) => each.name)).toEqual(["loose", "limit", "hero1"]);
    expect(draft.sizing?.name).toBe("limit");
    expect(draft.others.map((each) => each.name)).toEqual(["loose", "hero1"]);
    expect(draft.places).toEqual(["P1", "P2"]);
    draft.options.hero4 = "Ann";
    expect(draft.plan("").options).toEqual({});
    draft.options.hero4 = "any";
    draft.options.limit = 4;
    expect(draft.settings.at(-1)?.name).toBe("hero4");
    expect(draft.places).toEqual(["P1", "P2", "P3", "P4"]);
    draft.put(2, "random");
    const plan = draft.plan("");
    expect(plan.seats).toEqual(["human", "greedy", "random", "greedy"]);
    expect(plan.options).toEqual({ limit: 4 });
    draft.options.limit = 3;
    expect(draft.plan("").seats).toEqual(["human", "greedy", "random"]);
  });

  test("teams are told where anybody has partners", () => {
    const draft = new Draft(game, "greedy");
    expect(draft.teams).toEqual([]);
    draft.mode = "two";
    draft.options.limit = 3;
    expect(draft.teams).toEqual([]);
    draft.options.limit = 4;
    expect(draft.teams).toEqual([1, 2, 1, 2]);
  });

  test("a setting may be another thing in one mode", () => {
    const draft = new Draft(game, "greedy");
    draft.options.draft = "b";
    draft.mode = "three";
    expect(draft.settings.map((each) => each.values)).toEqual([["c", "d"]]);
    expect(draft.value(draft.settings[0]!)).toBe("c");
    expect(draft.plan("").options).toEqual({});
    draft.options.draft = "d";
    expect(draft.plan("").options).toEqual({ draft: "d" });
  });

  test("clocks are told in seconds", () => {
    const draft = new Draft(game, "greedy");
    draft.clock = "chess";
    expect(draft.plan("").clock).toEqual({ kind: "chess", seconds: 600, increment: 10 });
    draft.clock = "move";
    expect(draft.plan("").clock).toEqual({ kind: "move", seconds: 60, increment: 0 });
  });
});
