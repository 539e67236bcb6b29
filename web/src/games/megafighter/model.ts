// The table in words: the items that the drawn table and the text mode both show.

import type { View } from "../../lib/protocol";
import type { Book, Item, Region } from "../../lib/scene";
import { s } from "../../strings";
import { comboCard, coming, endangered, otherSeat, stacks, team, type Stack } from "./reading";
import {
  megaBook,
  megaView,
  UNSEEN,
  type Ability,
  type Attack,
  type Colour,
  type MegaBook,
  type MegaView,
} from "./types";

const words = s.megafighter;

/** "your", "opposing", or for spectators "P1's". */
export function whose(view: MegaView, seat: string): string {
  if (view.you === null) return words.whose.of(seat);
  return seat === view.you ? words.whose.yours : words.whose.theirs;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const defending = (view: MegaView): boolean => view.question?.what === "defend";
const colours = (buttons: Colour[], glue: string): string =>
  buttons.map((button) => words.colour[button]).join(` ${glue} `);

// Fighters

export function fighterItem(view: MegaView, book: MegaBook, name: string): Item {
  const held = view.fighters[name];
  if (!held) return poolItem(book, name);
  const of = whose(view, held.seat);
  const where = view.phase === "setup" ? words.inTeam(of) : `${of} ${words.place(held.place)}`;
  const parts = [words.fighter(name, where, held.health, held.hp)];
  if (coming(view, name)) parts.push(words.comingTo(coming(view, name)));
  if (view.seats[held.seat]?.picked === name) parts.push(words.willFront);
  return { label: parts.join(", "), place: `fighter ${name}`, subject: name, ...fighterWish(view, name) };
}

/** One swaps in those on one's Sideline and blocks for those who are hit; about others there is only to read. */
function fighterWish(view: MegaView, name: string): { wish?: string } {
  const held = view.fighters[name]!;
  if (held.seat !== view.you || held.place === "out" || view.phase === "setup") return {};
  if (defending(view)) return { wish: `block ${name}` };
  return held.place === "side" ? { wish: `swap ${name}` } : {};
}

function poolItem(book: MegaBook, name: string): Item {
  const fighter = book.fighters[name];
  const attacks = (fighter?.attacks ?? []).map((attack) =>
    words.attackShort(colours(attack.buttons, words.then), attack.name, attack.text, attack.cost),
  );
  return {
    label: words.inDraft(name, fighter?.hp ?? 0, attacks.join(" ")),
    place: `fighter ${name}`,
    subject: name,
    wish: `draft ${name}`,
  };
}

// Boards

export function attackItem(view: MegaView, seat: string, attack: Attack): Item {
  const parts = [words.attack(attack.name, colours(attack.buttons, words.then), attack.text)];
  if (attack.cost) parts.push(words.ultimate(view.seats[seat]?.costs[attack.name] ?? attack.cost));
  const word = view.combo.length ? "string" : "start";
  return { label: parts.join(" "), place: `attack ${attack.name}`, wish: `${word} ${attack.name}` };
}

export function abilityItem(owner: string, ability: Ability): Item {
  const parts = [words.abilityClass(ability.class)];
  if (ability.cost) parts.push(words.costs(ability.cost));
  const label = `${words.ability(ability.name, owner, ability.text)} ${parts.join(", ")}`;
  return { label, place: `ability ${ability.name}`, wish: `use ${ability.name}`, subject: owner };
}

// Cards

/** A card's face in words: "blue or yellow, blocks 2". */
export function faceOf(book: MegaBook, name: string): string {
  const card = book.cards[name];
  if (!card) return name;
  const parts = [colours(card.buttons, words.or)];
  if (card.block) parts.push(words.blocks(card.block));
  if (card.bonus) parts.push(words.brings[card.bonus]);
  return parts.join(", ");
}

export function cardItem(view: MegaView, book: MegaBook, seat: string, stack: Stack): Item {
  if (stack.name === UNSEEN) return { label: words.unseen(stack.count) };
  const label = words.card(stack.name, faceOf(book, stack.name));
  return {
    label: stack.count > 1 ? words.copies(label, stack.count) : label,
    place: `card ${stack.name}`,
    subject: stack.name,
    ...cardWish(view, seat, stack.name),
  };
}

/** On one's own turn a card is for a combo, on the other player's for a Block. */
function cardWish(view: MegaView, seat: string, name: string): { wish?: string } {
  if (seat !== view.you) return {};
  if (view.turn === seat) return { wish: `play ${name}` };
  return shieldWish(view, seat, name);
}

function shieldWish(view: MegaView, seat: string, card: string): { wish?: string } {
  const who = endangered(view, seat);
  return who ? { wish: `block ${who} with ${card}` } : {};
}

export function laidItem(view: MegaView, book: MegaBook, seat: string, stack: Stack): Item {
  if (stack.name === UNSEEN) return { label: words.laidBy(sentence(whose(view, seat)), stack.count) };
  const label = words.faceDown(words.card(stack.name, faceOf(book, stack.name)));
  return {
    label: stack.count > 1 ? words.copies(label, stack.count) : label,
    place: `laid ${stack.name}`,
    subject: stack.name,
    ...(seat === view.you ? shieldWish(view, seat, stack.name) : {}),
  };
}

const listed = (found: Stack[]): string => found.map(({ name, count }) => words.counted(name, count)).join(", ");

/** Another player's hand: how many cards, and those that were seen. */
export function handItem(view: MegaView, book: MegaBook, seat: string): Item {
  const { hand, hand_size } = view.seats[seat]!;
  const seen = stacks(hand, book).filter((stack) => stack.name !== UNSEEN);
  const label = words.handOf(sentence(whose(view, seat)), hand_size);
  return { label: seen.length ? `${label}; ${words.known(listed(seen))}` : label };
}

// Tokens, the middle

export function superItem(view: MegaView, seat: string): Item {
  const label = words.superTokens(sentence(whose(view, seat)), view.seats[seat]!.super);
  return seat === view.you ? { label, place: "super", wish: "taunt" } : { label };
}

export function swapItem(view: MegaView, seat: string): Item {
  const label = words.swapTokens(sentence(whose(view, seat)), view.seats[seat]!.swap);
  if (seat !== view.you) return { label };
  const shield = defending(view) ? shieldWish(view, seat, "token").wish : undefined;
  return { label, place: "swap", wish: shield ?? "token swap" };
}

export function deckItem(view: MegaView): Item {
  return { label: words.deck(view.deck), place: "deck", wish: "draw" };
}

export function discardItem(view: MegaView): Item {
  const top = view.discards.at(-1);
  return {
    label: words.discards(view.discards.length, top ?? ""),
    ...(top && top !== UNSEEN ? { subject: top } : {}),
  };
}

export function comboItem(view: MegaView): Item {
  const cards = view.combo.map((entry) => {
    const { name, button } = comboCard(entry);
    return button ? words.comboCard(name, words.colour[button]) : name;
  });
  const label = cards.length ? words.combo(cards.join(", ")) : words.comboEmpty;
  return { label, place: "combo", wish: cards.length ? "string" : "start" };
}

export function turnItem(): Item {
  return { label: words.endTurn, place: "turn", wish: "end" };
}

/** The Attack being performed; none once its match is decided. */
export function strikeItem(view: MegaView): Item | null {
  const strike = view.strike;
  if (!strike || view.outcome) return null;
  const hits = Object.entries(strike.hits).map(([name, n]) => words.strikeOn(n, name));
  const label = words.strike(strike.fighter, strike.attack, hits.join(", ") || words.strikeNothing);
  return { label, subject: strike.fighter };
}

/** Whose turn it is, and where in it. */
export function momentItem(view: MegaView): Item {
  const parts = [words.turnNumber(view.turns), words.turnOf(view.turn), words.phase(view.phase)];
  if (view.phase === "action") parts.push(words.actionsLeft(view.actions));
  return { label: parts.join(", ") };
}

// The whole table

export function teamItems(view: MegaView, book: MegaBook, seat: string): Item[] {
  const { front, rest } = team(view, seat);
  return [...(front ? [front] : []), ...rest].map((name) => fighterItem(view, book, name));
}

export interface Owned {
  owner: string;
  ability: Ability;
}

/** The Abilities of a team, the Frontline Fighter's first; those of the K.O.'d are gone. */
export function abilitiesOf(view: MegaView, book: MegaBook, seat: string): Owned[] {
  const { front, rest } = team(view, seat);
  return [...(front ? [front] : []), ...rest]
    .filter((name) => view.fighters[name]?.place !== "out")
    .flatMap((owner) => (book.fighters[owner]?.abilities ?? []).map((ability) => ({ owner, ability })));
}

export function attacksOf(view: MegaView, book: MegaBook, seat: string): Attack[] {
  const front = view.seats[seat]?.front;
  return (front && book.fighters[front]?.attacks) || [];
}

export function regions(anyView: View, anyBook: Book, near: string): Region[] {
  const view = megaView(anyView);
  const book = megaBook(anyBook);
  const far = otherSeat(view, near);
  const found = [
    side(view, book, far, [handItem(view, book, far)]),
    view.phase === "setup" ? draft(view, book) : middle(view),
    side(view, book, near, []),
    ...boards(view, book, near),
    {
      title: words.regions.hand,
      items: stacks(view.seats[near]!.hand, book).map((st) => cardItem(view, book, near, st)),
    },
    { title: words.regions.laid, items: laid(view, book, near) },
  ];
  return found.filter((region) => region.items.length > 0);
}

function laid(view: MegaView, book: MegaBook, seat: string): Item[] {
  return stacks(view.seats[seat]!.allocated, book).map((stack) => laidItem(view, book, seat, stack));
}

function side(view: MegaView, book: MegaBook, seat: string, more: Item[]): Region {
  const titles = words.regions.team;
  const title = view.you === null ? titles.of(seat) : seat === view.you ? titles.yours : titles.theirs;
  const tokens = [superItem(view, seat), swapItem(view, seat)];
  const hidden = more.length ? laid(view, book, seat) : [];
  return { title, items: [...teamItems(view, book, seat), ...tokens, ...more, ...hidden] };
}

function draft(view: MegaView, book: MegaBook): Region {
  return { title: words.regions.pool, items: view.pool.map((name) => fighterItem(view, book, name)) };
}

function middle(view: MegaView): Region {
  const strike = strikeItem(view);
  const ending = view.you !== null && !view.outcome ? [turnItem()] : [];
  const piles = [comboItem(view), deckItem(view), discardItem(view)];
  return { title: words.regions.middle, items: [momentItem(view), ...(strike ? [strike] : []), ...piles, ...ending] };
}

function boards(view: MegaView, book: MegaBook, seat: string): Region[] {
  const front = view.seats[seat]!.front ?? "";
  return [
    {
      title: words.regions.attacks(front),
      items: attacksOf(view, book, seat).map((attack) => attackItem(view, seat, attack)),
    },
    {
      title: words.regions.abilities,
      items: abilitiesOf(view, book, seat).map(({ owner, ability }) => abilityItem(owner, ability)),
    },
  ];
}

export function subjects(anyBook: Book): { group: string; names: string[] }[] {
  const book = megaBook(anyBook);
  return [
    { group: words.groups.fighters, names: Object.keys(book.fighters) },
    { group: words.groups.cards, names: Object.keys(book.cards) },
  ];
}
