/** Plays the choices of a lesson, one after the other, from the beginning of its game. */
import { newGame } from '../localized.ts';
import type { Lesson, PackModel } from '../../dsl/internal.ts';
import { decisionText, reasonText } from './run.ts';

/** The seat of the learner. */
const LEARNER = 0;

/** How far the choices of a lesson can be made. */
interface PlayedLesson {
  /** keys of the options, whole, up to the first choice that cannot be made */
  keys: string[];
  /** null: all can be made. `line`: of the choice, in the file of the lesson */
  problem: { line: number; text: string } | null;
}

/** Throws a `FathomError` where the pack offers no such game. */
export function playLesson(model: PackModel, { players, seed, options, steps }: Lesson): PlayedLesson {
  const game = newGame(model, { players, seed, options });
  const keys: string[] = [];
  for (const { by, key, line } of steps.flatMap(({ choices }) => choices)) {
    const stop = (text: string): PlayedLesson => ({ keys, problem: { line, text } });
    const { decision } = game;
    if (decision === null) return stop(`"${key}" cannot be chosen: the game is over`);
    const decides = decision.player === LEARNER ? 'learner' : 'others';
    if (by !== 'all' && decides !== by) {
      return stop(
        `"${key}" is a choice of ${by === 'learner' ? 'the learner' : 'the others'}, but ` +
          `${decides === 'learner' ? 'the learner decides' : 'another player decides'}: ${decisionText(decision)}`,
      );
    }
    const found = game.optionsNamed(key).map((option) => option.key);
    if (found.length > 1) return stop(`"${key}" could be ${found.join(' or ')}`);
    if (found.length === 0) return stop(`"${key}" is not offered${reasonText(game, key)}; ${decisionText(decision)}`);
    game.choose(found[0]);
    keys.push(found[0]);
  }
  return { keys, problem: null };
}
