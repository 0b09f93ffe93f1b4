/** A position made ready: preset, what differs from it, and, if an effect is to be run, nothing else to come. */
import type { PositionSpec, RunSpec } from '../../dsl/scenarios/index.ts';
import type { CompiledGame } from '../compile/compiled-game.ts';
import { Game } from '../game.ts';
import { LEN, OWNER } from '../position/layout.ts';
import { deriveAll } from '../vm/board.ts';
import { firstIn, nextOf } from '../vm/cards.ts';
import { BY_CARD, BY_GAME, BY_SLOT, Vm } from '../vm/vm.ts';
import type { TraceSink } from '../trace/trace.ts';
import { describePosition } from '../position/describe.ts';
import { applySpec } from './apply.ts';
import { factsOf, type Facts } from './difference.ts';
import { onlyRun, preset, type Placed } from './preset.ts';

export interface Stage {
  compiled: CompiledGame;
  cells: Int32Array;
  seats: number[];
  before: Facts;
  /** what of the position could not be set */
  problems: string[];
}

/** The effect that is run: which of the compiled game's extra programs, and whose it is. */
export interface Runs {
  extra: number;
  as: RunSpec['as'];
}

/** Sets a position up; `from` is the preset unless another one is given. */
export function stage(
  compiled: CompiledGame,
  spec: PositionSpec,
  runs: Runs | null,
  from: Placed = preset(compiled, spec.preset),
): Stage {
  const vm = new Vm(compiled);
  vm.S.set(from.cells);
  deriveAll(vm);
  const problems = applySpec(vm, from.seats, spec);
  const me = from.seats[0];
  const before = (): Facts => factsOf(describePosition(vm), from.seats, compiled.model);
  if (runs === null) return { compiled, cells: cellsOf(vm), seats: from.seats, before: before(), problems };
  onlyRun(vm, me, () => start(vm, runs, me), spec.acting === null ? me : vm.S[OWNER]);
  return { compiled, cells: cellsOf(vm), seats: from.seats, before: before(), problems };
}

function start(vm: Vm, { extra, as }: Runs, seat: number): void {
  const program = vm.c.extra[extra];
  if (as === null) return program.start(vm, BY_GAME, -1, -1, -1, 0);
  const id = as.kind === 'slot' ? vm.c.t.slot.get(as.id)! : copyOf(vm, as.id, seat);
  program.start(vm, as.kind === 'slot' ? BY_SLOT : BY_CARD, id, id, id, 0);
}

/** The player's copy in play if there is one, else the first. */
function copyOf(vm: Vm, id: string, seat: number): number {
  for (const zone of vm.c.listeningZones[seat]) {
    for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
      if (vm.c.t.cardDef[card].id === id) return card;
    }
  }
  return vm.c.t.cardsOf.get(id)![0] ?? -1;
}

const cellsOf = (vm: Vm): Int32Array => vm.S.slice(0, vm.S[LEN]);

/** A game that goes on from the cells. */
export function gameFrom(compiled: CompiledGame, cells: Int32Array, trace: boolean | TraceSink = false): Game {
  return new Game(
    compiled.model,
    { players: compiled.t.players, options: compiled.t.options, trace },
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
    vm.S.set(cells);
    deriveAll(vm);
    return factsOf(describePosition(vm), seats, compiled.model);
  };
}
