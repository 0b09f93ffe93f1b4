/** Whether a record gives the game that was recorded: every hash of a position is compared. */
import { capitalize, type LanguageCode } from '../dsl/internal.ts';
import { replay, type Game } from '../interpreter/index.ts';
import type { PlayablePack } from './packs.ts';
import type { RecordFile } from './record-file.ts';
import { GAME_WORDS } from './wording/index.ts';

/** Plays the record again, up to the first hash that differs or choice that is not offered. `hashes` counts the compared ones. */
export function compareHashes(
  record: RecordFile,
  pack: PlayablePack,
  language: LanguageCode,
  to = record.choices.length,
): { problems: string[]; hashes: number } {
  const { game } = replay(pack.model, { ...record, choices: [] }, { language });
  const { replay: say } = GAME_WORDS[language];
  const recorded = new Map(record.hashes ?? []);
  let hashes = 0;
  const difference = (step: number, hash: string, last: boolean): string | undefined => {
    hashes++;
    if (game.hash() === hash) return undefined;
    return say.hashDiffers(step, last, game.hash(), hash);
  };
  for (const [i, key] of record.choices.slice(0, to).entries()) {
    const refusal = tryChoice(game, key);
    if (refusal !== undefined) {
      const problem = capitalize(say.notOffered(i + 1, record.choices.length, key, refusal));
      return { problems: [problem], hashes };
    }
    const hash = recorded.get(i + 1);
    const problem = hash === undefined ? undefined : difference(i + 1, hash, false);
    if (problem !== undefined) return { problems: [problem], hashes };
  }
  const problem = to === record.choices.length ? difference(to, record.finalHash, true) : undefined;
  return { problems: problem === undefined ? [] : [problem], hashes };
}

/** Makes a choice; returns the reason if it is refused. */
function tryChoice(game: Game, key: string): string | undefined {
  try {
    game.choose(key);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
