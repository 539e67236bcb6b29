// The table in words: the items that the drawn table and the text mode both show.

import type { View } from "../../lib/protocol";
import type { Book, Item, Region } from "../../lib/scene";
import { s } from "../../strings";
import type { Words } from "../../strings/universus";
import {
  choosing,
  deckPlace,
  handPlace,
  healthIsSet,
  healthLeft,
  holder,
  isKnown,
  otherSeat,
  pilePlace,
  standing,
  stacks,
  TURN_PLACE,
  type Stack,
} from "./reading";
import {
  backKey,
  UNSEEN,
  versusBook,
  versusView,
  type Ability,
  type CardType,
  type Face,
  type Piece,
  type Pile,
  type VersusBook,
  type VersusView,
} from "./types";
import { wordsIn } from "./words";

const words = s.universus;

/** "your", "rival's", or for spectators "P1's". */
export function whose(view: VersusView, seat: string): string {
  const words = wordsIn(view);
  if (view.you === null) return words.whose.of(seat);
  return seat === view.you ? words.whose.yours : words.whose.theirs;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const Whose = (view: VersusView, seat: string): string => sentence(whose(view, seat));
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

// Printed cards

/** A printed face in words, without its text: "attack, difficulty 4, check 3, block +2 mid, speed 5, high, damage 4". */
export function faceOf(card: Face, words: Words = s.universus): string {
  const { difficulty, check, block, speed, zone, damage, health, hand_size, stamina, symbols } = card;
  return [
    card.type,
    [...card.keywords, ...card.traits].join(", "),
    card.type === "attack" ? words.numbers(speed, zone ?? "", damage) : "",
    card.type === "character" ? `${words.healthOf(health)}, ${words.handSizeOf(hand_size)}` : "",
    card.type === "backup" ? words.staminaPrinted(stamina) : "",
    difficulty === null ? "" : words.difficultyOf(difficulty),
    check === null ? "" : words.checkOf(check),
    block ? words.blockOf(signed(block.modifier), block.zone) : "",
    symbols.length ? words.symbolsOf(symbols.join(", ")) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** What is written on a card or in a skill tree, ability by ability as it is printed, after the keyword that gives it. */
export const texts = ({ abilities }: { abilities: Ability[] }): string[] =>
  abilities.filter(({ text }) => text).map(({ keyword, text }) => [keyword, text].filter(Boolean).join(", "));

export const textOf = (card: Face): string => texts(card).join(" ");

export function printed(book: VersusBook, name: string): string {
  const card = book.cards[name];
  return card ? words.card(name, faceOf(card, wordsIn(book)), textOf(card)) : name;
}

// Cards in play

/** How a card in play lies, in words. */
export function stateOf(piece: Piece, to = ""): string {
  const parts = [
    piece.facedown ? words.faceDown : "",
    piece.copy ? words.copyOf(piece.copy) : "",
    piece.starting ? words.starting : piece.token ? words.token : "",
    piece.ready === null ? "" : piece.ready ? words.ready : piece.marks.includes("committed") ? words.committed : "",
    ...piece.marks
      .filter((mark) => mark !== "committed")
      .map((mark) =>
        mark === "attached" && to
          ? words.attachedTo(to)
          : mark === "transformed" && piece.front
            ? words.otherSideOf(piece.front)
            : mark,
      ),
    piece.stamina ? words.staminaOf(...piece.stamina) : "",
    ...Object.entries(piece.counters).map(([name, n]) => words.counters(name, n)),
    piece.speed === undefined ? "" : words.numbers(piece.speed, piece.zone ?? "", piece.damage ?? 0),
    [...piece.keywords, ...piece.traits].join(", "),
    piece.pending ? words.pending : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** By which name the book has the side of a card that is in force. */
export const cardKey = ({ name, front }: Piece): string => (front ? backKey(front, name) : name);

export function pieceItem(view: VersusView, seat: string, piece: Piece): Item {
  const known = isKnown(piece.name);
  const what = [known ? piece.name : piece.facedown ? "card" : piece.type, stateOf(piece, holder(view, piece)?.name)];
  const label = `${Whose(view, seat)} ${what.filter(Boolean).join(", ")}`;
  const wish = seat === view.you && known ? { wish: `use ${piece.name}` } : {};
  return { label, place: piece.at, ...wish, ...(known ? { subject: cardKey(piece) } : {}) };
}

export function poolItem(view: VersusView, seat: string, piece: Piece, n: number): Item {
  const item = pieceItem(view, seat, piece);
  return { ...item, label: words.poolCard(n + 1, item.label) };
}

// Hands and piles

export function handItem(view: VersusView, book: VersusBook, seat: string, stack: Stack): Item {
  if (stack.name === UNSEEN) return { label: words.unseen(stack.count) };
  const label = printed(book, stack.name);
  return {
    label: stack.count > 1 ? words.copies(label, stack.count) : label,
    place: handPlace(stack.name),
    subject: stack.name,
    ...(seat === view.you ? { wish: handWish(view, book, stack.name) } : {}),
  };
}

/** In a Block Step a card is for blocking; an action for its ability; anything else to be played. */
function handWish(view: VersusView, book: VersusBook, name: string): string {
  if (view.attack?.step === "Block Step" && view.attack.by !== view.you) return `block with ${name}`;
  return `${book.cards[name]?.type === "action" ? "use" : "play"} ${name}`;
}

/** A hand that is only counted: how many cards, and of another player's those that were seen. */
export function farHandItem(view: VersusView, seat: string): Item {
  const { hand, hand_size, limit } = view.seats[seat]!;
  const seen = seat === view.you ? [] : stacks(hand).filter((stack) => isKnown(stack.name));
  const label = words.handOf(Whose(view, seat), hand_size, limit);
  return { label: seen.length ? `${label}; ${words.known(listed(seen))}` : label };
}

const listed = (found: Stack[]): string => found.map(({ name, count }) => words.counted(name, count)).join(", ");

export function deckItem(view: VersusView, seat: string): Item {
  return { label: words.deckOf(Whose(view, seat), view.seats[seat]!.deck), place: pilePlace(seat, "deck") };
}

export function discardItem(view: VersusView, seat: string): Item {
  const { discards } = view.seats[seat]!;
  const top = discards.at(-1) ?? "";
  const label = words.discardsOf(Whose(view, seat), discards.length, top);
  return { label, place: pilePlace(seat, "discards"), ...(isKnown(top) ? { subject: top } : {}) };
}

export function removedItem(view: VersusView, seat: string): Item {
  const { removed } = view.seats[seat]!;
  return { label: words.removedOf(Whose(view, seat), removed.length), place: pilePlace(seat, "removed") };
}

/** The side of a card that is read: of a starting character with the skills it has unlocked, each after its level. */
export function shownFace(view: VersusView, book: VersusBook, item: Item | null): Face | undefined {
  const name = item?.subject ?? "";
  const card = book.cards[name];
  const [one, another] = Object.entries(view.seats).filter(
    ([seat, { character }]) => character === name && seat === (item?.place?.split(".")[0] ?? seat),
  );
  if (!card || !one || another) return card && { ...card, name };
  const skills = (card.trees ?? []).flatMap((tree) => tree.abilities).slice(0, one[1].unlocked);
  const levels = skills.map((skill, i) => ({ ...skill, keyword: words.level(i + 1) }));
  return { ...card, name, abilities: [...card.abilities, ...levels] };
}

// The fight

export function sideItem(view: VersusView, seat: string): Item {
  const { character, max, desperation, deadlock, unlocked, wins } = view.seats[seat]!;
  const set = healthIsSet(view, seat);
  const parts = [
    wordsIn(view).side(Whose(view, seat), character ?? "?", set ? healthLeft(view, seat) : max, max),
    set && desperation ? words.desperation : "",
    set && deadlock ? words.deadlock : "",
    set && unlocked ? words.level(unlocked) : "",
    view.wins_needed > 1 ? words.won(wins) : "",
  ];
  return { label: parts.filter(Boolean).join(", "), ...(character ? { subject: character } : {}) };
}

/** Whose turn it is, and where in it. */
export function momentItem(view: VersusView): Item {
  const step = view.attack?.step;
  const phase = step && step !== "resolved" ? `${view.phase}, ${step}` : view.phase;
  const moment = words.moment(view.turns, whose(view, view.turn), phase);
  const label = view.wins_needed > 1 ? `${words.gameNumber(view.round)} (${standing(view)}), ${moment}` : moment;
  return { label: label.charAt(0).toUpperCase() + label.slice(1) };
}

export function attackItem(view: VersusView): Item {
  const now = view.attack;
  if (!now || view.outcome) return { label: words.noAttack };
  const parts = [
    words.attack(Whose(view, now.by), now.card, words.numbers(now.speed, now.zone ?? "", now.damage)),
    [...now.keywords, ...now.traits].join(", "),
    now.target ? words.attacks(now.target) : "",
    words.stepNow(now.step),
    now.status === "undecided" ? "" : now.status,
    now.block ? words.blockedWith(now.block) : "",
    now.dealt ? words.dealt(now.dealt) : "",
    now.dropped ? words.dropped : "",
  ];
  return { label: parts.filter(Boolean).join("; "), ...(isKnown(now.card) ? { subject: now.card } : {}) };
}

export function checkItem(view: VersusView): Item | null {
  const now = view.check;
  if (!now?.card) return null;
  const said = wordsIn(view).check(Whose(view, now.by), now.card, now.value);
  const parts = [said, now.need === null ? "" : words.needs(now.need), now.for];
  return { label: parts.filter(Boolean).join(", "), subject: now.card };
}

/** Going on without doing anything: passing, not blocking, keeping the hand. */
export const turnItem = (): Item => ({ label: words.goOn, place: TURN_PLACE });

export function deckChoice(book: VersusBook, name: string): Item {
  const { character = "", symbol = "", about = "" } = book.decks[name] ?? {};
  const more = wordsIn(book).inDeck(character, symbol, about);
  return { label: more ? `${name}: ${more}` : name, place: deckPlace(name), subject: words.deck(name) };
}

/** The characters of one's deck, where one of them is to be chosen; nothing otherwise. */
export function characterChoices({ you, question }: VersusView, book: VersusBook): Item[] {
  const names = question?.seat === you && question?.what === "character" ? (question.options ?? []) : [];
  return names.map((name) => ({ label: printed(book, name), place: handPlace(name), subject: name }));
}

// The whole table

export function regions(anyView: View, anyBook: Book, near: string): Region[] {
  const view = versusView(anyView);
  const book = versusBook(anyBook, anyView);
  const far = otherSeat(view, near);
  const characters = characterChoices(view, book);
  const decks = Object.keys(book.decks).map((name) => deckChoice(book, name));
  const found = choosing(view)
    ? [
        {
          title: characters.length ? words.regions.characters : words.regions.decks,
          items: characters.length ? characters : decks,
        },
      ]
    : [
        side(view, far, [farHandItem(view, far)]),
        pile(view, far, "stage"),
        pile(view, far, "momentum"),
        pile(view, far, "pool"),
        middle(view),
        pile(view, near, "pool"),
        pile(view, near, "momentum"),
        pile(view, near, "stage"),
        side(view, near, []),
        { title: words.regions.hand, items: handItems(view, book, near) },
      ];
  return found.filter((region) => region.items.length > 0);
}

/** What a part of the table is called by whoever looks at it. */
export function titled(
  view: VersusView,
  seat: string,
  titles: { yours: string; theirs: string; of(seat: string): string },
): string {
  return view.you === null ? titles.of(seat) : seat === view.you ? titles.yours : titles.theirs;
}

/** Where a card in play lies, and how. */
export function whereabouts(view: VersusView, piece: Piece): string {
  const [seat = "", pile = ""] = piece.at.split(".");
  const region = titled(view, seat, wordsIn(view).regions[pile as Pile]);
  return `${region}: ${stateOf(piece, holder(view, piece)?.name)}`;
}

function side(view: VersusView, seat: string, more: Item[]): Region {
  const piles = [deckItem(view, seat), discardItem(view, seat)];
  if (view.seats[seat]!.removed.length) piles.push(removedItem(view, seat));
  return { title: titled(view, seat, wordsIn(view).regions.side), items: [sideItem(view, seat), ...piles, ...more] };
}

function pile(view: VersusView, seat: string, which: Pile): Region {
  const cards = view.seats[seat]!.cards[which];
  const items = cards.map((piece, n) =>
    which === "pool" ? poolItem(view, seat, piece, n) : pieceItem(view, seat, piece),
  );
  return { title: titled(view, seat, wordsIn(view).regions[which]), items };
}

function middle(view: VersusView): Region {
  const check = checkItem(view);
  const items = [momentItem(view), attackItem(view), ...(check ? [check] : [])];
  if (view.stack.length) items.push({ label: words.stackOf(view.stack.join(", ")) });
  if (view.playing.length) items.push({ label: words.playingNow(view.playing.join(", ")) });
  items.push(...view.effects.map((label) => ({ label })));
  if (view.you !== null && !view.outcome) items.push(turnItem());
  return { title: words.regions.middle, items };
}

function handItems(view: VersusView, book: VersusBook, seat: string): Item[] {
  return stacks(view.seats[seat]!.hand).map((stack) => handItem(view, book, seat, stack));
}

const ORDER: CardType[] = ["character", "attack", "foundation", "asset", "action", "backup", "token", "card"];

export function subjects(anyBook: Book): { group: string; names: string[] }[] {
  const book = versusBook(anyBook);
  const cards = (type: CardType): string[] => Object.keys(book.cards).filter((name) => book.cards[name]!.type === type);
  return [
    { group: words.groups.decks, names: Object.keys(book.decks).map((name) => words.deck(name)) },
    ...ORDER.map((type) => ({ group: words.groups.types[type], names: cards(type) })),
  ].filter(({ names }) => names.length > 0);
}
