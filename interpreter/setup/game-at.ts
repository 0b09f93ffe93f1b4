/** Games that begin at a position which somebody describes. */
import type { PackModel } from '../../dsl/internal.ts';
import { compile, gameSeed, optionValues, playerCount, requireModel } from '../compile/compile-cached.ts';
import { fieldsOf } from '../arguments.ts';
import { Game, GAME_OPTIONS, type NewEngineGame } from '../game.ts';
import { FathomError, positionError } from '../fathom-error.ts';
import type { CompiledGame } from '../machine/compiled-game.ts';
import { deriveAll } from '../machine/board.ts';
import { Vm } from '../machine/vm.ts';
import { LENGTH } from '../position/layout.ts';
import type { PositionInput } from '../record-format.ts';
import { saidIn, spokenIn } from '../render/game-words.ts';
import { applyPosition } from './apply-position.ts';
import { parsePosition } from './parse-position.ts';
import { presetPosition, type SeatedPosition } from './presets.ts';

/** A game that goes on from a position, with the words that it is given; see `gameAt` in `localized.ts`. */
export function gameAtWith(model: PackModel, position: PositionInput, options: NewEngineGame): Game {
  requireModel(model);
  const { words = [], language = words[0]?.code ?? 'en' } = fieldsOf('gameAt', options, GAME_OPTIONS);
  const spoken = spokenIn(words, language);
  const players = saidIn(model, spoken, () => playerCount(model, options.players));
  const values = saidIn(model, spoken, () => optionValues(model, options.options));
  const seed = saidIn(model, spoken, () => gameSeed(options.seed));
  const compiled = compile(model, players, values);
  const { cells } = positionCells(compiled, position, seed);
  const kept = typeof position === 'string' ? position : (JSON.parse(JSON.stringify(position)) as PositionInput);
  let game: Game;
  try {
    game = new Game(model, { ...options, players }, { compiled, cells, position: kept });
  } catch (error) {
    if (error instanceof FathomError) throw error;
    throw deadEnd((error as Error).message);
  }
  if (game.vm.failed) throw deadEnd('what has begun cannot be completed');
  return game;
}

const deadEnd = (reason: string): FathomError =>
  positionError([{ message: `The rules cannot go on from this position: ${reason}.`, start: 0, end: 0 }]);

/** The cells of a position and the seats of `me`, `other`, …; throws `bad-position` for what cannot be set up. */
export function positionCells(compiled: CompiledGame, position: PositionInput, seed: number): SeatedPosition {
  const { model, players, options } = compiled.tables;
  const { spec, problems } = parsePosition(position, model, players, options);
  if (problems.length > 0) throw positionError(problems);
  const { cells, seats } = presetPosition(compiled, spec.preset, seed);
  const vm = new Vm(compiled);
  vm.cells.set(cells);
  deriveAll(vm);
  const unset = applyPosition(vm, seats, spec);
  if (unset.length > 0) throw positionError(unset.map((message) => ({ message: sentence(message), start: 0, end: 0 })));
  return { cells: vm.cells.slice(0, vm.cells[LENGTH]), seats };
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
