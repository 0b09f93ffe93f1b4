/** Everything that may come of a position: all ways of choosing to the end. */
import type { Game } from '../game.ts';
import { changesBetween, type Change, type Facts } from './difference.ts';
import { cellsOfGame, factsOfGame, gameFromCells, type StagedPosition } from './staged-position.ts';

/** So many choices are made at most. */
export const MOST_OUTCOME_CHOICES = 5_000;

interface Ending {
  facts: Facts;
  changes: Change[];
  /** how many ways of choosing lead to it */
  ways: number;
  /** one of them */
  path: string[];
}

/** `cut`: there is more than was looked at. A position that was met before is not searched again. */
export function endingsOf(
  { compiled, seats, before }: StagedPosition,
  start: Game,
  most = MOST_OUTCOME_CHOICES,
): { endings: Ending[]; cut: boolean } {
  const known = new Map<string, Map<string, Ending>>();
  let left = most;
  let cut = false;
  const visit = (game: Game): Map<string, Ending> => {
    const hash = game.hash();
    const met = known.get(hash);
    if (met) return met;
    const endings = new Map<string, Ending>();
    known.set(hash, endings);
    if (game.decision === null) {
      const facts = factsOfGame(game, seats);
      const changes = changesBetween(before, facts);
      endings.set(keyOf(changes), { facts, changes, ways: 1, path: [] });
      return endings;
    }
    const here = cellsOfGame(game);
    for (const { key } of game.decision.options) {
      if (--left < 0) {
        cut = true;
        break;
      }
      const next = gameFromCells(compiled, here);
      next.choose(key);
      for (const [text, ending] of visit(next)) {
        const same = endings.get(text);
        if (same) same.ways += ending.ways;
        else endings.set(text, { ...ending, path: [key, ...ending.path] });
      }
    }
    return endings;
  };
  return { endings: [...visit(start).values()], cut };
}

const keyOf = (changes: Change[]): string => JSON.stringify(changes);
