import { nearestNames } from '../source/nearest-names.ts';
import type { Check } from './check.ts';

/** The procedure with which everything begins. */
export const START_PROCEDURE = 'game';

export const missingGame: Check = {
  code: 'missing-game',
  summary: 'No procedure says what the game is.',
  early: true,
  run({ model, sources }) {
    if (model.procedures.some(({ id, steps }) => id === START_PROCEDURE && steps.length > 0)) return [];
    const file = sources.files.find(({ path }) => path === sources.packs.at(-1)?.files[0]);
    const key = file?.yaml.root?.entries[0]?.keySpan;
    if (!file || !key) return [];
    return [
      {
        severity: 'error',
        message: `There is no procedure "${START_PROCEDURE}" with a step: nothing would happen.`,
        help: 'Write `procedures: {game: {play: …}}`.',
        suggestions: nearestNames(
          START_PROCEDURE,
          model.procedures.map(({ id }) => id),
        ),
        at: { file: file.path, span: key },
      },
    ];
  },
};
