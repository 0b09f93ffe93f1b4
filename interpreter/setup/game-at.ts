/** Games that begin at a position which somebody describes. */
import type { PackModel } from '../../dsl/internal.ts';
import { compile, gameSeed, optionValues, playerCount, requireModel } from '../compile/compile-cached.ts';
import { Game, type NewGame } from '../game.ts';
import { GameError, positionError } from '../game-error.ts';
import type { CompiledGame } from '../machine/compiled-game.ts';
import { deriveAll } from '../machine/board.ts';
import { Vm } from '../machine/vm.ts';
import { LENGTH } from '../position/layout.ts';
import type { PositionInput } from '../record-format.ts';
import { saidIn } from '../render/said-in.ts';
import { applyPosition } from './apply-position.ts';
import { parsePosition } from './parse-position.ts';
import { presetPosition, type SeatedPosition } from './presets.ts';

/**
 * A game that goes on from a position. It is played, undone, viewed and saved as any other.
 *
 * @param position where it begins, as scenarios write it (dsl/scenarios/README.md):
 *   - the name of a preset: `start` (the first turn; empty hands, boards in a fixed order), `rich` (the same with 20 of
 *     every counter that is not hidden) or `midgame` (the turn in the middle of a game by random choices);
 *   - YAML text with what differs from a preset, `{preset: start, me: {credit: 3, hand: [34]}}`;
 *   - the same as a plain object, as a YAML or JSON parser gives it.
 *
 *   `me` is the player whose turn it is in the preset, `other` the next in the order of play, then `third`, and so on.
 *   Nothing happens by setting a position up: no cost, bonus or event. Cards that give way lie in no zone.
 * @param options as for `newGame`. `seed` makes the game in which the preset is found, and with it the order of hidden
 *   cards; 1, the default, is what scenarios see.
 * @returns the game at its first decision. Its `position` is the one given; `save()` writes it into the record, and
 *   `replay` begins there.
 * @throws GameError `bad-position` with all `problems` when the position names what the pack does not have, when
 *   something of it cannot be set (no piece is left, a card is not in this game), or when the rules cannot go on from
 *   it; `no-model`, `not-a-player-count`, `bad-seed` and `unknown-option` as `newGame` does.
 *
 * @example
 * const game = gameAt(model, { preset: 'midgame', me: { credit: 5 } }, { players: 2, seed: 7 });
 * game.choose(game.decision.options[0].key);
 * const again = replay(model, game.save()).game; // the same position
 */
export function gameAt(model: PackModel, position: PositionInput, options: NewGame = {}): Game {
  requireModel(model);
  const { language = 'en' } = options;
  const players = saidIn(model, language, () => playerCount(model, options.players));
  const values = saidIn(model, language, () => optionValues(model, options.options));
  const seed = saidIn(model, language, () => gameSeed(options.seed));
  const compiled = compile(model, players, values);
  const { cells } = positionCells(compiled, position, seed);
  const kept = typeof position === 'string' ? position : (JSON.parse(JSON.stringify(position)) as PositionInput);
  let game: Game;
  try {
    game = new Game(model, { ...options, players }, { compiled, cells, position: kept });
  } catch (error) {
    if (error instanceof GameError) throw error;
    throw deadEnd((error as Error).message);
  }
  if (game.vm.failed) throw deadEnd('what has begun cannot be completed');
  return game;
}

const deadEnd = (reason: string): GameError =>
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
