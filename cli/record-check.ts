/** Whether a record gives the game that was recorded: every hash of a position is compared. */
import { capitalize, type LanguageCode } from '../dsl/internal.ts';
import { replay, type Replayed } from '../interpreter/index.ts';
import type { PlayablePack } from './packs.ts';
import type { RecordFile } from './record-file.ts';
import { GAME_WORDS } from './wording/index.ts';

/** A record that was played again. */
interface Checked extends Replayed {
  /** the first thing in which the game is not the one that was recorded, in words; else null */
  problem: string | null;
  /** how many hashes were compared */
  hashes: number;
}

/**
 * Plays the record again, up to its choice number `to`, or to the first one that is not offered. `hidesHands`: says nothing of what
 * could be chosen in place of such a choice.
 */
export function compareHashes(
  record: RecordFile,
  pack: PlayablePack,
  language: LanguageCode,
  { to, trace = false, hidesHands = false }: { to?: number | undefined; trace?: boolean; hidesHands?: boolean } = {},
): Checked {
  const { replay: say } = GAME_WORDS[language];
  const of = record.choices.length;
  const recorded = record.hashes ?? [];
  const problems: string[] = [];
  let hashes = 0;
  const compare = (made: number, hash: string, expected: string, last: boolean): void => {
    hashes++;
    if (hash !== expected) problems.push(say.hashDiffers(made, last, hash, expected));
  };
  const replayed = replay(pack.model, record, {
    ...(to === undefined ? {} : { to }),
    trace,
    language,
    ...(record.inPlace === undefined ? {} : { inPlace: record.inPlace }),
    onPosition(made, game) {
      for (const [step, expected] of recorded) if (step === made) compare(made, game.hash(), expected, false);
    },
  });
  const { game, stopped, sameEnd } = replayed;
  if (stopped) {
    const { step, key, reason } = stopped;
    problems.push(
      capitalize(hidesHands ? say.notOfferedThere(step + 1, of) : say.notOffered(step + 1, of, key, reason)),
    );
  }
  if (sameEnd !== null) compare(of, game.hash(), record.finalHash, true);
  for (const [step] of recorded) if (step < 0 || step > of) problems.push(say.hashOfNoChoice(step, of));
  return { ...replayed, problem: problems[0] ?? null, hashes };
}
