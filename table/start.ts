/** How a game at the table begins: a new one, or one on file, with the weights of its bots. */
import type { LanguageCode, PackModel } from '../dsl/internal.ts';
import { parseWeights, useWeights } from '../study/index.ts';
import type { GameRecord } from '../interpreter/internal.ts';
import { FathomError, replay, type Game, newGame } from '../interpreter/index.ts';
import type { StoppedRecord, TableNotice, TableSetup, TableStart } from './protocol.ts';

/**
 * Lets bots of the pack play with the weights, if they can be read. `bases`: the packs that it extends, of which they may be. Null: there
 * is nothing to say of them.
 */
export function noticeOfWeights(model: PackModel, text: string, bases: readonly string[]): TableNotice | null {
  const parsed = parseWeights(text, model, bases);
  if (typeof parsed === 'string') return { type: 'weights', message: parsed };
  useWeights(model, parsed.weights);
  return parsed.pack === model.id ? null : { type: 'inherited-weights', pack: parsed.pack };
}

/** Persons can take back a turn in which they have drawn cards; bots do not. */
const faceDownFor = ({ seats }: TableSetup): number[] => seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

export function newTableGame(model: PackModel, setup: TableSetup, language: LanguageCode): Game {
  const { seats, seed, options } = setup;
  return newGame(model, { players: seats.length, seed, options, language, trace: true, faceDown: faceDownFor(setup) });
}

/** A record that cannot be played to its end. Why not is not told: it would be of the hand of who decides there. */
export class StoppedError extends Error {
  constructor(readonly stopped: StoppedRecord) {
    super();
  }
}

export function replayed(
  model: PackModel,
  record: GameRecord,
  { setup, language, inPlace, asFarAsItGoes }: Pick<TableStart, 'setup' | 'language' | 'inPlace' | 'asFarAsItGoes'>,
): { game: Game; notices: TableNotice[] } {
  if (record.pack !== model.id) {
    const why = `it is of the pack "${record.pack}"`;
    throw new FathomError('bad-record', why, { why });
  }
  const { game, stopped, samePack, sameEnd } = replay(model, record, {
    trace: true,
    language,
    faceDown: faceDownFor(setup),
    inPlace,
  });
  if (stopped && !asFarAsItGoes) {
    throw new StoppedError({ at: stopped.step, of: record.choices.length });
  }
  if (!samePack) return { game, notices: [{ type: 'other-rules' }] };
  return { game, notices: sameEnd === false ? [{ type: 'other-end' }] : [] };
}
