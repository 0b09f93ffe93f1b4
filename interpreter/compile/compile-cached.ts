/** Compiled games, made once for each choice of players and options; and what of these a pack offers. */
import type { PackModel, Program } from '../../dsl/internal.ts';
import { FathomError, requestError } from '../fathom-error.ts';
import type { CompiledGame } from '../machine/compiled-game.ts';
import { REQUEST_IN_ENGLISH, type RequestProblem, requestWords } from '../machine/request-messages.ts';
import { LARGEST_SEED, USUAL_SEED } from '../machine/random.ts';
import type { OptionValues } from '../position/tables.ts';
import { compileGame, type GameCompilation } from './compile-game.ts';

const compiled = new WeakMap<PackModel, Map<string, GameCompilation>>();

/** The pack compiled for these players and options, which must be those of `optionValues`; made once. */
export const compile = (model: PackModel, players: number, options: OptionValues): CompiledGame =>
  compilationOf(model, players, options);

/**
 * The same with effects beside the pack. What is compiled of the pack is shared with other games, so nobody may change it for longer
 * than a call.
 */
export const compileBeside = (
  model: PackModel,
  players: number,
  options: OptionValues,
  extra: readonly Program[],
): CompiledGame => compilationOf(model, players, options).with(extra) ?? compileGame(model, players, options, extra);

function compilationOf(model: PackModel, players: number, options: OptionValues): GameCompilation {
  const key = JSON.stringify([players, options]);
  let games = compiled.get(model);
  if (!games) compiled.set(model, (games = new Map()));
  let game = games.get(key);
  if (!game) games.set(key, (game = compileGame(model, players, options)));
  return game;
}

/** For callers without types: a pack that did not load has no model. Throws `no-model`. */
export function requireModel(model: PackModel | null | undefined): asserts model is PackModel {
  if (!Array.isArray(model?.playerCounts) || !Array.isArray(model.counters)) {
    throw new FathomError(
      'no-model',
      'There is no model to play.',
      null,
      'loadPack() gives null as model when the pack has errors; its diagnostics say which.',
    );
  }
}

/** The number of players: as given, else the first the pack names. Throws `not-a-player-count`. */
export function playerCount(model: PackModel, given: number | undefined): number {
  const players = given ?? model.playerCounts[0];
  if (model.playerCounts.includes(players)) return players;
  const counts = [...model.playerCounts].sort((a, b) => a - b);
  throw refused({ type: 'not-a-player-count', title: model.title, counts, players });
}

/** The seed: as given, else 1. Throws `bad-seed` for what would be the game of another seed, or none. */
export function gameSeed(given: number = USUAL_SEED): number {
  if (Number.isInteger(given) && given >= 0 && given <= LARGEST_SEED) return given;
  throw refused({ type: 'bad-seed', seed: String(given), most: LARGEST_SEED });
}

const refused = (problem: RequestProblem): FathomError =>
  requestError(problem, requestWords(problem, REQUEST_IN_ENGLISH));

/**
 * Every option of the pack with its value: as given, else its default. Numbers and texts that read alike are the same.
 * Throws `no-such-option` or `no-such-value` for what the pack does not have.
 */
export function optionValues(model: PackModel, given: OptionValues = {}): OptionValues {
  const values: OptionValues = {};
  for (const option of model.options) {
    const wanted = given[option.id];
    const value = wanted === undefined ? option.default : option.values.find((v) => String(v) === String(wanted));
    if (value === undefined) {
      const known = option.values.map(String);
      throw refused({ type: 'no-such-value', option: option.id, value: String(wanted), values: known });
    }
    values[option.id] = value;
  }
  for (const id in given) {
    if (id in values) continue;
    throw refused({ type: 'no-such-option', option: id, known: model.options.map((option) => option.id) });
  }
  return values;
}
