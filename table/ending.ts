/** What a game is played for, and how it ended, as one seat may know it. */
import { standingOf } from '../study/index.ts';
import { goalMeasures, isSecret } from '../interpreter/internal.ts';
import type { Game, MessageRenderer } from '../interpreter/index.ts';
import { plainNames } from './narrative/pack-names.ts';
import { decidingCriteria, goalNames, resultSentences } from './narrative/result.ts';
import type { TableGoal, TableView, Viewer } from './protocol.ts';

/**
 * What the viewer must have reached to win, as it would be if the game ended now: what the final scoring adds is tried on a copy. None
 * where the pack sets no goal for this game.
 */
export function goalsFor(game: Game, viewer: Viewer, words: MessageRenderer): TableGoal[] {
  if (viewer < 0 || game.vm.game.goals.length === 0) return [];
  const vm = game.machineToTry();
  // what is over has been scored
  if (!game.over) standingOf(vm, viewer);
  return goalMeasures(vm, viewer).map(({ id, reached, measures }) => ({
    name: words.goal(id),
    reached,
    measures: measures.map(({ counter, has, wanted }) => ({
      name: counter === null ? null : words.counter(counter, 'many'),
      now: has,
      of: wanted,
    })),
  }));
}

/** Each with the criteria that decide. While it goes by what only its owner sees, nobody is told it before the end. */
export function rankingOf(game: Game, words: MessageRenderer): TableView['ranking'] {
  const { model, ranking } = game;
  if (!game.over && model.counters.some(({ id }) => isSecret(model, id))) return [];
  return ranking.map((entry) => ({
    player: entry.player,
    place: entry.place,
    won: entry.won,
    by: entry.by.slice(0, decidingCriteria(entry, ranking)),
    missed: goalNames(entry.missed, { model, say: words }),
  }));
}

/** None before the end. `names`: by seat. */
export const resultOf = (game: Game, names: readonly string[], words: MessageRenderer): string[] =>
  game.over ? resultSentences(game.ranking, plainNames(game.model, names, words.language)) : [];
