/** How a game ended, in words: who won, what decided a tie, and which goal was not reached. */
import type { RankEntry } from '../../interpreter/index.ts';
import type { PackNames } from './pack-names.ts';

/** How many criteria of a ranking count for a player: a later one does only where the earlier ones are equal to those of another. */
export function decidingCriteria(entry: RankEntry, ranking: readonly RankEntry[]): number {
  const others = ranking.filter((other) => other !== entry);
  return Math.max(1, ...others.map((other) => firstDifference(entry, other) + 1));
}

/** What a player has by a criterion. */
export const criterionText = ({ what, value }: RankEntry['by'][number], words: PackNames): string =>
  what === 'order' ? words.story.result.inOrder(value) : words.amount(what, value);

/** The names of goals, in the language: a ranking has those of the pack. */
export const goalNames = (names: readonly string[], { model, say }: Pick<PackNames, 'model' | 'say'>): string[] =>
  names.map((name) => {
    const goal = model.goals.find((one) => one.name === name);
    return goal ? say.goal(goal.id) : name;
  });

/**
 * Who won with how much, how a tie at the first place was broken, and who is first without having reached the goal. `bare`: where the
 * amounts of all stand beside it, it says who won alone.
 */
export function resultSentences(ranking: readonly RankEntry[], words: PackNames, { bare = false } = {}): string[] {
  const { result } = words.story;
  const name = ({ player }: RankEntry): string => words.player(player);
  const winners = ranking.filter(({ won }) => won);
  const [first] = winners;
  return [
    ...(winners.length === 0
      ? []
      : winners.length === 1
        ? [result.wins(name(first), first.by.length > 0 && !bare ? criterionText(first.by[0], words) : null)]
        : [result.share(words.list(winners.map(name)))]),
    ...(winners.length === 1 && !bare ? tieSentences(first, ranking, words) : []),
    ...ranking
      .filter(({ place, missed }) => place === 1 && missed.length > 0)
      .map((entry) => result.misses(name(entry), words.list(goalNames(entry.missed, words)))),
  ];
}

/** One for each criterion by which the winner is ahead of somebody who is equal in all before it. */
function tieSentences(first: RankEntry, ranking: readonly RankEntry[], words: PackNames): string[] {
  const others = ranking.filter((other) => other !== first && other.missed.length === 0);
  return first.by.flatMap((by, i) => {
    const equal = others.filter((other) => i > 0 && firstDifference(first, other) === i);
    if (equal.length === 0) return [];
    const names = words.list([first, ...equal].map(({ player }) => words.player(player)));
    const before = words.list(first.by.slice(0, i).map((one) => criterionText(one, words)));
    return [words.story.result.tieBroken(names, before, words.player(first.player), criterionText(by, words))];
  });
}

/** The first criterion in which two differ; where there is none, the last. */
function firstDifference(a: RankEntry, b: RankEntry): number {
  const i = a.by.findIndex(({ value }, n) => value !== b.by[n].value);
  return i < 0 ? a.by.length - 1 : i;
}
