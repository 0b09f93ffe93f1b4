/** A position made ready: preset, what differs from it, and, if an effect is to be run, nothing else to come. */
import type { PositionSpec, RunSpec } from '../../dsl/index.ts';
import { Game } from '../game.ts';
import { LENGTH, TURN_OF } from '../position/layout.ts';
import { deriveAll } from '../machine/board.ts';
import { firstIn, nextOf } from '../machine/cards.ts';
import type { TraceSink } from '../trace/trace.ts';
import { describePosition } from '../view/position-view.ts';
import { applyPosition } from '../setup/apply-position.ts';
import { factsOf, type Facts } from './difference.ts';
import { onlyRun, presetPosition, type SeatedPosition } from '../setup/presets.ts';
import { BY_CARD, BY_GAME, BY_SLOT } from '../machine/codes.ts';
import type { CompiledGame } from '../machine/compiled-game.ts';
import { Vm } from '../machine/vm.ts';

export interface StagedPosition {
  compiled: CompiledGame;
  cells: Int32Array;
  seats: number[];
  before: Facts;
  /** what of the position could not be set */
  problems: string[];
}

/** The effect that is run: which of the compiled game's extra programs, and whose it is. */
export interface EffectRun {
  extra: number;
  as: RunSpec['as'];
}

/** Sets a position up; `from` is the preset unless another one is given. */
export function stagePosition(
  compiled: CompiledGame,
  spec: PositionSpec,
  runs: EffectRun | null,
  from: SeatedPosition = presetPosition(compiled, spec.preset),
): StagedPosition {
  const vm = new Vm(compiled);
  vm.cells.set(from.cells);
  deriveAll(vm);
  const problems = applyPosition(vm, from.seats, spec);
  const me = from.seats[0];
  const before = (): Facts => factsOf(describePosition(vm), from.seats, compiled.model);
  if (runs === null) return { compiled, cells: cellsOf(vm), seats: from.seats, before: before(), problems };
  onlyRun(vm, me, () => start(vm, runs, me), spec.acting === null ? me : vm.cells[TURN_OF]);
  return { compiled, cells: cellsOf(vm), seats: from.seats, before: before(), problems };
}

function start(vm: Vm, { extra, as }: EffectRun, seat: number): void {
  const program = vm.game.extra[extra];
  if (as === null) return program.start(vm, BY_GAME, -1, -1, -1, 0);
  const id = as.kind === 'slot' ? vm.game.tables.slot.get(as.id)! : copyOf(vm, as.id, seat);
  program.start(vm, as.kind === 'slot' ? BY_SLOT : BY_CARD, id, id, id, 0);
}

/** The player's copy in play if there is one, else the first. */
function copyOf(vm: Vm, id: string, seat: number): number {
  for (const zone of vm.game.listeningZones[seat]) {
    for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
      if (vm.game.tables.cardDef[card].id === id) return card;
    }
  }
  return vm.game.tables.cardsOf.get(id)![0] ?? -1;
}

const cellsOf = (vm: Vm): Int32Array => vm.cells.slice(0, vm.cells[LENGTH]);

/** A game that goes on from the cells. */
export function gameFrom(compiled: CompiledGame, cells: Int32Array, trace: boolean | TraceSink = false): Game {
  return new Game(
    compiled.model,
    { players: compiled.tables.players, options: compiled.tables.options, trace },
    { compiled, cells },
  );
}

export const cellsOfGame = (game: Game): Int32Array => cellsOf(game.vm);
export const factsOfGame = (game: Game, seats: number[]): Facts =>
  factsOf(describePosition(game.vm), seats, game.model);

/** The facts of positions of one compiled game, asked one after the other. */
export function factsOfCells(compiled: CompiledGame, seats: number[]): (cells: Int32Array) => Facts {
  const vm = new Vm(compiled);
  return (cells) => {
    vm.cells.set(cells);
    deriveAll(vm);
    return factsOf(describePosition(vm), seats, compiled.model);
  };
}
