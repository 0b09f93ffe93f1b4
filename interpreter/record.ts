/** Playing games on file again. */
import type { PackModel } from '../dsl/index.ts';
import { Game } from './game.ts';
import type { GameRecord } from './record-format.ts';

export { problemOfRecord, type GameRecord } from './record-format.ts';

export interface Replayed {
  game: Game;
  /** why it stopped before the end of the record */
  stopped: { step: number; key: string; reason: string } | null;
  samePack: boolean;
}

/** Plays a record, up to choice `to`; stops at the first choice that is not offered. */
export function replay(
  model: PackModel,
  record: GameRecord,
  { to = Infinity, trace = false }: { to?: number; trace?: boolean } = {},
): Replayed {
  const game = new Game(model, { players: record.players, seed: record.seed, options: record.options, trace });
  const samePack = record.hash === model.hash;
  for (let i = 0; i < record.choices.length && i < to; i++) {
    try {
      game.choose(record.choices[i]);
    } catch (error) {
      return { game, samePack, stopped: { step: i, key: record.choices[i], reason: (error as Error).message } };
    }
  }
  return { game, samePack, stopped: null };
}
