// The catalogue of a game's rules: finding an entry, what belongs to it, and searching.

import { hits } from "./format";
import type { Example, Rule, RuleBook, Ruling } from "./protocol";

export type Entry = { rule: Rule } | { ruling: Ruling } | { example: Example };

export interface Beside {
  rulings: Ruling[];
  examples: Example[];
}

export interface Topic {
  topic: string;
  entries: Entry[];
}

export function idOf(entry: Entry): string {
  return inside(entry).id;
}

function inside(entry: Entry): Rule | Ruling | Example {
  if ("rule" in entry) return entry.rule;
  return "ruling" in entry ? entry.ruling : entry.example;
}

export function entries(book: RuleBook): Entry[] {
  return [
    ...book.rules.map((rule) => ({ rule })),
    ...book.rulings.map((ruling) => ({ ruling })),
    ...book.examples.map((example) => ({ example })),
  ];
}

export function find(book: RuleBook, id: string): Entry | null {
  return entries(book).find((entry) => idOf(entry) === id) ?? null;
}

/** The rulings and the worked examples about a rule. */
export function beside(book: RuleBook, id: string): Beside {
  return {
    rulings: book.rulings.filter((ruling) => ruling.about.includes(id)),
    examples: book.examples.filter((example) => example.rules.includes(id)),
  };
}

/** Everything that can be searched of an entry. */
export function wording(entry: Entry): string {
  if ("rule" in entry) return `${entry.rule.id} ${entry.rule.rule} ${entry.rule.source}`;
  if ("ruling" in entry) return `${entry.ruling.id} ${entry.ruling.problem} ${entry.ruling.ruling}`;
  const { id, scenario, expected, source } = entry.example;
  return `${id} ${scenario} ${expected} ${source}`;
}

/** The entries that have all these words, by topic, in the order of the book. */
export function byTopic(book: RuleBook, words: readonly string[]): Topic[] {
  const topics = new Map<string, Entry[]>();
  for (const entry of entries(book)) {
    if (!hits(wording(entry), words)) continue;
    const topic = idOf(entry).split("-")[1] ?? "";
    topics.set(topic, [...(topics.get(topic) ?? []), entry]);
  }
  return [...topics].map(([topic, found]) => ({ topic, entries: found }));
}
