// The table in words: the items that the drawn table and the text mode both show.

import type { View } from "../../lib/protocol";
import type { Book, Item, Region } from "../../lib/scene";
import { s } from "../../strings";
import { besides, listed } from "./besides";
import {
  figureOf,
  groundOf,
  joining,
  linksAfter,
  offered,
  otherSeat,
  otherSeats,
  paired,
  pickable,
  rangeTo,
  seesTo,
  selecting,
  settingUp,
  stacks,
  standsOn,
  takeable,
  thingOn,
  type Stack,
} from "./reading";
import { fightBook, fightView, UNSEEN, type Card, type Face, type FightBook, type FightView } from "./types";

const words = s.sftmg;

/** "your", "opposing", or for spectators "P1's". */
export function whose(view: FightView, seat: string): string {
  if (view.you === null || (seat !== view.you && many(view))) return words.whose.of(seat);
  return seat === view.you ? words.whose.yours : words.whose.theirs;
}

const many = (view: FightView): boolean => Object.keys(view.seats).length > 2;
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const Whose = (view: FightView, seat: string): string => sentence(whose(view, seat));
export const facesText = (faces: Face[]): string => faces.map((face) => words.face(face)).join(", ");

// Before the fight

export function rosterItem(view: FightView, book: FightBook, name: string): Item {
  const { archetype = "", health = 0, move = 0, about = "" } = book.fighters[name] ?? {};
  const by = Object.keys(view.seats).filter((seat) => figureOf(view, seat)?.name === name);
  const parts = [words.inRoster(name, archetype, health, move), about, ...by.map((seat) => words.taken(seat))];
  return { label: parts.filter(Boolean).join(". "), place: `fighter ${name}`, wish: `pick ${name}`, subject: name };
}

export function stageItem(book: FightBook, name: string): Item {
  const stage = book.stages[name];
  const objects = (stage?.objects ?? []).map((thing) => words.counted(thing.name, thing.spaces.length)).join(", ");
  return {
    label: words.stage(name, objects, stage?.about ?? ""),
    place: `stage ${name}`,
    wish: `stage ${name}`,
    subject: name,
  };
}

// On the stage

export function fighterItem(view: FightView, label: string): Item {
  const figure = view.fighters[label]!;
  const { wins, team } = view.seats[figure.seat]!;
  const parts = [
    words.fighter(label, whose(view, figure.seat), figure.at ?? ""),
    figure.health > 0 ? words.health(figure.health, figure.max) : words.knockedOut,
    words.meter(figure.meter, figure.gauge),
    ...(many(view) ? teamWords(view, team) : [words.won(wins)]),
    ...(view.guard?.seat === figure.seat ? [words.guard(view.guard.dice)] : []),
    ...(waits(view, figure.seat) ? [words.offStage] : []),
  ];
  return { label: parts.join(", "), place: `fighter ${label}`, subject: figure.name };
}

/** Which team, where there are any. */
const teamWords = (view: FightView, team: number): string[] => (paired(view) ? [words.inTeam(team)] : []);

/** Whether a Character is neither on the stage nor out, though the fight goes on: a partner, or a challenger who returns. */
export function waits(view: FightView, seat: string): boolean {
  const figure = figureOf(view, seat);
  return Boolean(figure && !figure.at && figure.health > 0 && Object.values(view.fighters).some(({ at }) => at));
}

/** Who comes after this Character, and who came before it. */
export function benchItems(view: FightView, seat: string): Item[] {
  const { bench, fighter } = view.seats[seat]!;
  const out = (view.trios?.[seat] ?? []).filter((name) => name !== fighter && !bench.includes(name));
  return [
    ...out.map((name) => ({ label: words.wasOut(name), subject: name })),
    ...bench.map((name) => ({ label: words.comes(name), subject: name })),
  ];
}

/** Power-Up tokens that lie face up before a player. */
export function tokenItems(view: FightView, seat: string): Item[] {
  const saved = view.power_ups?.saved[seat] ?? [];
  const place = (kind: string): Partial<Item> =>
    seat === view.you ? { place: `token ${kind}`, wish: `use ${kind}` } : {};
  return saved.map((kind) => ({ label: words.savedToken(Whose(view, seat), kind), ...place(kind) }));
}

/** What a space is called: "e5, Ryu", "d4, Rocks", "c3". */
export function spaceName(view: FightView, at: string): string {
  const thing = thingOn(view, at);
  const what = [
    standsOn(view, at) ?? "",
    thing ? (thing.large ? words.large(thing.name) : thing.name) : "",
    view.power_ups?.lying.includes(at) ? words.powerUp : "",
  ];
  const gap = view.joined?.stages.find((each) => each.gap.includes(at));
  return [at, ...what.filter(Boolean), ...(gap ? [words.passage(gap.stage)] : [])].join(", ");
}

export function spaceItem(view: FightView, at: string): Item {
  return { label: spaceName(view, at), place: `space ${at}`, ...(view.you ? { wish: `move ${at}` } : {}) };
}

// Cards

/** A card's corner in words: "Projectile, 3 dice, range 2-5, Linkers: left green, right none, EX". */
export function faceOf(card: Card): string {
  const linked = card.left.length + card.right.length > 0;
  const colours = (of: Card["left"]): string => of.map((each) => words.colour[each]).join("/");
  return [
    card.type === "Event" ? `${card.type}, ${card.moment}` : card.type,
    card.dice ? words.dice(card.dice) : "",
    card.dice ? card.reach : "",
    linked ? words.linkers(colours(card.left), colours(card.right)) : "",
    card.ex ? words.exMark : "",
    card.defense ? words.defense(card.defense) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

export function cardItem(view: FightView, book: FightBook, seat: string, stack: Stack): Item {
  if (stack.name === UNSEEN) return { label: words.unseen(stack.count) };
  const card = book.cards[stack.name];
  const parts = [card ? words.card(stack.name, faceOf(card), card.text) : stack.name];
  const after = linksAfter(view, seat, stack.name);
  if (after.length) parts.push(words.goesOn(after.join(", ")));
  const label = parts.join(" ");
  return {
    label: stack.count > 1 ? words.copies(label, stack.count) : label,
    place: `card ${stack.name}`,
    subject: stack.name,
    ...cardWish(view, card, seat, stack.name),
  };
}

/** Before an attack a card is for attacking, against one for countering, behind a Block for boosting. */
function cardWish(view: FightView, card: Card | undefined, seat: string, name: string): { wish?: string } {
  if (seat !== view.you) return {};
  const event = card?.type === "Event";
  const { attack } = view;
  if (attack && view.fighters[attack.target]?.seat === seat) {
    if (attack.reaction === "block") return { wish: `boost with ${name}` };
    return { wish: event ? `play ${name}` : `counter with ${name}` };
  }
  if (attack) return { wish: `combo ${name}` };
  const foe = view.seats[otherSeat(view, seat)]?.fighter;
  return { wish: event ? `play ${name}` : `attack ${foe ?? ""} with ${name}` };
}

export function ultraItem(view: FightView, book: FightBook, seat: string): Item | null {
  const figure = figureOf(view, seat);
  const name = figure && book.fighters[figure.name]?.ultra;
  const card = name ? book.cards[name] : undefined;
  if (!name || !card) return null;
  const foe = view.seats[otherSeat(view, seat)]?.fighter ?? "";
  return {
    label: words.ultra(name, [words.dice(card.dice), card.reach].join(", "), card.text),
    place: `ultra ${name}`,
    subject: name,
    ...(seat === view.you ? { wish: `attack ${foe} with ${name}` } : {}),
  };
}

/** Another player's hand: how many cards, and those that were seen. */
export function handItem(view: FightView, seat: string): Item {
  const { hand, hand_size } = view.seats[seat]!;
  const seen = stacks(hand).filter((stack) => stack.name !== UNSEEN);
  const label = words.handOf(Whose(view, seat), hand_size);
  return { label: seen.length ? `${label}; ${words.known(listed(seen))}` : label };
}

export function takenItem(book: FightBook, name: string): Item {
  const card = book.cards[name];
  const label = card ? words.card(name, faceOf(card), card.text) : name;
  return { label, place: `card ${name}`, subject: name };
}

// Dials and piles

export function meterItem(view: FightView, seat: string): Item {
  const label = words.meterOf(Whose(view, seat), view.seats[seat]!.meter, figureOf(view, seat)?.gauge ?? 0);
  return seat === view.you ? { label, place: "meter", wish: "ex" } : { label };
}

export function deckItem(view: FightView, seat: string): Item {
  const label = words.deckOf(Whose(view, seat), view.seats[seat]!.deck);
  return seat === view.you ? { label, place: "deck", wish: "draw" } : { label };
}

export function discardItem(view: FightView, seat: string): Item {
  const { discards } = view.seats[seat]!;
  const top = discards.at(-1) ?? "";
  const label = words.discardsOf(Whose(view, seat), discards.length, top);
  return top && top !== UNSEEN ? { label, subject: top } : { label };
}

export function stayItems(view: FightView, book: FightBook, seat: string): Item[] {
  const { stays, boons } = view.seats[seat]!;
  return [
    ...stays.map((name) => ({
      label: words.inPlay(Whose(view, seat), name, book.cards[name]?.text ?? ""),
      subject: name,
    })),
    ...boons.map((text) => ({ label: words.waiting(whose(view, seat), text) })),
  ];
}

// The fight

export function turnItem(): Item {
  return { label: words.endTurn, place: "turn", wish: "end" };
}

/** Whose turn it is, and where in it. */
export function momentItem(view: FightView): Item {
  if (settingUp(view))
    return { label: words.setMoment(view.round, words.phase(view.phase), view.question?.seat ?? "") };
  const parts = [words.moment(view.round, view.turns, view.turn, words.phase(view.phase))];
  if (view.phase === "fight") parts.push(words.actions(view.actions));
  if (many(view)) parts.push(words.order(view.order.map((seat) => seat ?? words.noToken).join(", ")));
  return { label: parts.join(", ") };
}

export function attackItem(view: FightView): Item {
  const now = view.attack;
  if (!now || view.outcome) return { label: words.noAttack };
  const known = now.card !== UNSEEN;
  const parts = [
    words.attack(now.by, now.target, known ? now.card : words.facedown),
    reactionText(view),
    now.rolled.length ? words.rolled(facesText(now.rolled)) : "",
    now.blocks.length ? words.blocked(facesText(now.blocks)) : "",
    now.damage === null ? "" : words.damage(now.damage),
  ];
  return { label: parts.filter(Boolean).join("; "), ...(known ? { subject: now.card } : {}) };
}

export function reactionText(view: FightView): string {
  const { reaction, target, answer, boosts } = view.attack!;
  if (reaction === "block") return words.reaction.block(target, boosts);
  if (reaction) return words.reaction[reaction](target, answer ?? "");
  return words.reaction.none(target);
}

export function dieItem(faces: Face[], n: number): Item {
  return { label: words.die(n + 1, words.face(faces[n]!)), place: `die ${n}` };
}

// The whole table

export function regions(anyView: View, anyBook: Book, near: string): Region[] {
  const view = fightView(anyView);
  const book = fightBook(anyBook);
  const far = otherSeat(view, near);
  const found = selecting(view)
    ? [roster(view, book), stageList(book)]
    : [
        ...(joining(view) ? [stageList(book)] : []),
        ...otherSeats(view, near).map((seat) => side(view, book, seat, [handItem(view, seat)])),
        middle(view),
        stage(view),
        { title: words.regions.spaces, items: choosable(view, far) },
        side(view, book, near, []),
        hand(view, book, near),
        { title: words.regions.discards, items: takeable(view, near).map((name) => takenItem(book, name)) },
      ];
  return found.filter((region) => region.items.length > 0);
}

function side(view: FightView, book: FightBook, seat: string, more: Item[]): Region {
  const titles = words.regions.side;
  const named = view.you === null || (seat !== view.you && many(view));
  const title = named ? titles.of(seat) : seat === view.you ? titles.yours : titles.theirs;
  const label = view.seats[seat]!.fighter;
  const dials = [meterItem(view, seat), deckItem(view, seat), discardItem(view, seat)];
  const who = label ? [fighterItem(view, label)] : [];
  const waiting = [...benchItems(view, seat), ...tokenItems(view, seat)];
  return { title, items: [...who, ...dials, ...more, ...stayItems(view, book, seat), ...waiting] };
}

function middle(view: FightView): Region {
  const dice = view.attack?.blocks ?? [];
  const beside = besides(view).map(({ tag, name, text }) => ({ label: words.beside(tag, name ?? "", text) }));
  const items = [momentItem(view), ...beside, attackItem(view), ...dice.map((_, n) => dieItem(dice, n))];
  if (view.you !== null && !view.outcome && !settingUp(view)) items.push(turnItem());
  return { title: words.regions.middle, items };
}

/** What stands on the stage, from a9 to i1. */
function stage(view: FightView): Region {
  const taken = groundOf(view)
    .lines.flat()
    .filter((at) => at && spaceName(view, at) !== at);
  const items = taken.map((at) => ({ label: spaceName(view, at), place: `space ${at}` }));
  return { title: view.stage ? words.regions.stage(view.stage) : words.regions.anyStage, items };
}

/** Empty spaces that can be chosen now, and how far they are from the opponent. */
function choosable(view: FightView, far: string): Item[] {
  const foe = figureOf(view, far);
  const apart = (at: string): string =>
    foe?.at ? `; ${words.apart(rangeTo(foe, at), seesTo(foe, at), view.seats[far]!.fighter ?? "")}` : "";
  return offered(view)
    .filter((at) => !(standsOn(view, at) ?? thingOn(view, at)))
    .map((at) => ({ label: spaceName(view, at) + apart(at), place: `space ${at}` }));
}

function hand(view: FightView, book: FightBook, seat: string): Region {
  const ultra = ultraItem(view, book, seat);
  const cards = stacks(view.seats[seat]!.hand).map((stack) => cardItem(view, book, seat, stack));
  return { title: words.regions.hand, items: [...cards, ...(ultra ? [ultra] : [])] };
}

function roster(view: FightView, book: FightBook): Region {
  return {
    title: words.regions.roster,
    items: pickable(view, Object.keys(book.fighters)).map((name) => rosterItem(view, book, name)),
  };
}

function stageList(book: FightBook): Region {
  return { title: words.regions.stages, items: Object.keys(book.stages).map((name) => stageItem(book, name)) };
}

export function subjects(anyBook: Book): { group: string; names: string[] }[] {
  const book = fightBook(anyBook);
  const cardsOf = (fighter: string | null): string[] =>
    Object.keys(book.cards).filter((name) => book.cards[name]!.fighter === fighter);
  return [
    { group: words.groups.fighters, names: Object.keys(book.fighters) },
    { group: words.groups.stages, names: Object.keys(book.stages) },
    { group: words.groups.events, names: cardsOf(null) },
    ...Object.keys(book.fighters).map((name) => ({ group: words.groups.of(name), names: cardsOf(name) })),
  ].filter(({ names }) => names.length > 0);
}
