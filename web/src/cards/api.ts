// Cards, pools and decks over HTTP.

import { ask } from "../lib/api";
import type { Made } from "../lib/protocol";
import type {
  BuiltDeck,
  FoundCards,
  JudgedDeck,
  OpeningHand,
  PoolInFull,
  PoolSummary,
  ReadCard,
  SavedDeck,
  Terms,
  Wish,
  WrittenCard,
} from "./types";

const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

export const terms = (game = "") => ask<Terms>(`/api/cards/terms${game && `?game=${game}`}`);
export const tryCard = (card: WrittenCard) => ask<ReadCard>("/api/cards/try", card);
export const readCard = (text: string, game: string) =>
  ask<{ card: WrittenCard; assumed: string[] }>("/api/cards/read", { text, game });
export const playCard = (wish: {
  card: WrittenCard;
  start: "deck" | "position";
  by_hand: boolean;
  against: string;
  name: string;
}) => ask<Made>("/api/cards/play", wish);

export function search(wish: Wish, from: number, count: number): Promise<FoundCards> {
  const query = new URLSearchParams({ from: String(from), count: String(count) });
  for (const [name, value] of Object.entries(wish)) if (value) query.set(name, value);
  return ask<FoundCards>(`/api/cards?${query}`);
}

export function card(name: string, pool: string, game: string): Promise<ReadCard> {
  const query = new URLSearchParams({ name });
  if (pool) query.set("pool", pool);
  if (game) query.set("game", game);
  return ask<ReadCard>(`/api/cards/page?${query}`);
}

export const pools = () => ask<PoolSummary[]>("/api/pools");
export const pool = (id: string) => ask<PoolInFull>(at("/api/pools", id));
export const bringPool = (name: string, file: string) => ask<PoolSummary>("/api/pools", { name, file });
export const dropPool = (id: string) => ask<unknown>(at("/api/pools", id), undefined, "DELETE");

export const judge = (deck: BuiltDeck, by_hand: boolean) => ask<JudgedDeck>("/api/builder/check", { deck, by_hand });
export const readDeck = (text: string, pool: string | null) => ask<BuiltDeck>("/api/builder/read", { text, pool });
export const drawHand = (deck: BuiltDeck) => ask<OpeningHand>("/api/builder/hand", { deck });
export const playDeck = (wish: { deck: BuiltDeck; by_hand: boolean; against: string; name: string }) =>
  ask<Made>("/api/builder/play", wish);
export const houseDecks = () => ask<BuiltDeck[]>("/api/builder/house");
export const decks = () => ask<SavedDeck[]>("/api/decks");
export const deck = (id: string) => ask<SavedDeck>(at("/api/decks", id));
export const saveDeck = (deck: BuiltDeck, id: string) =>
  id ? ask<SavedDeck>(at("/api/decks", id), deck, "PUT") : ask<SavedDeck>("/api/decks", deck);
export const dropDeck = (id: string) => ask<unknown>(at("/api/decks", id), undefined, "DELETE");
