// What a mode has on the table besides, in words: its cards and tokens, and the stages behind broken Walls.

import { s } from "../../strings";
import type { Stack } from "./reading";
import type { FightView } from "./types";

const words = s.sftmg;

/** What else is on the table: the mode's own cards and tokens. */
export interface Beside {
  tag: string;
  text: string;
  name?: string; // of the card
  count?: number; // of the tokens
}

export function besides(view: FightView): Beside[] {
  const { challenge, challenges, continues, tags, guard, power_ups, joined } = view;
  const label = (seat: string): string => view.seats[seat]?.fighter ?? seat;
  return [
    ...(challenges ? [challengeWords(challenge, challenges)] : []),
    ...(continues
      ? [
          {
            tag: words.continues,
            text: words.continuesAre(continues.challengers, continues.boss),
            count: continues.challengers,
          },
        ]
      : []),
    ...(tags ?? []).map((n, team) => ({ tag: words.tagTokens(team + 1), text: words.tokensLeft(n), count: n })),
    ...(guard
      ? [
          {
            tag: words.guardTag,
            text: guard.seat ? words.guardWith(label(guard.seat), guard.dice) : words.guardWithNobody,
          },
        ]
      : []),
    ...(joined ? [joinedWords(joined)] : []),
    ...(power_ups
      ? [{ tag: words.powerUps, text: words.facedownTokens(power_ups.lying.length, listed(counts(power_ups.unseen))) }]
      : []),
  ];
}

function challengeWords(now: FightView["challenge"], { deck, discards }: { deck: number; discards: string[] }): Beside {
  const piles = words.challengePiles(deck, discards.join(", "));
  return now
    ? { tag: words.challenge, name: now.name, text: `${now.text} ${piles}` }
    : { tag: words.challenge, text: `${words.noChallenge} ${piles}` };
}

function joinedWords({ left, stages }: NonNullable<FightView["joined"]>): Beside {
  const there = stages.map(({ side, stage, gap }) => words.joinedAt(stage, side, gap.join("/")));
  return { tag: words.joined, text: [...there, words.stagesLeft(left)].join("; ") };
}

const counts = (of: Record<string, number>): Stack[] =>
  Object.entries(of)
    .map(([name, count]) => ({ name, count }))
    .filter(({ count }) => count > 0);

/** 2 Hadoken, Bait!. */
export const listed = (found: Stack[]): string => found.map(({ name, count }) => words.counted(name, count)).join(", ");
