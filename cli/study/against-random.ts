/** Tells of bots that do not surely beat chance. */
import type { AgainstRandom } from '../../study/internal.ts';
import type { Io } from '../io.ts';
import { terminalLanguage } from '../languages.ts';
import { GAME_WORDS } from '../wording/index.ts';

const percent = (share: number): number => 100 * share;

/** A sentence for each such bot. */
export function chanceNotes(found: readonly AgainstRandom[], io: Io): string[] {
  const { study } = GAME_WORDS[terminalLanguage(io)];
  return found
    .filter(({ beats }) => !beats)
    .map(({ bot, games, wins: { mean, low, high }, fair }) =>
      study.noBetterThanChance(bot, games, {
        wins: percent(mean),
        low: percent(low),
        high: percent(high),
        fair: percent(fair),
      }),
    );
}

/** Says them beside the figures, whatever these are printed as. */
export function sayNotes(notes: readonly string[], io: Io): void {
  for (const note of notes) io.err(`${note}\n`);
}
