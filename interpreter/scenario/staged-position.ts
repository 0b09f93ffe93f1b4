/** Prepares positions for scenarios: a preset, the changes to it, and optionally one effect that runs instead of the game. */
import { ALL_WORDS } from '../render/languages.ts';
import type { LanguageCode, PositionSpec, RunSpec } from '../../dsl/internal.ts';
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
import type { Reason } from '../machine/messages.ts';
import type { CompiledGame } from '../machine/compiled-game.ts';
import { Vm } from '../machine/vm.ts';

export interface StagedPosition {
  compiled: CompiledGame;
  cells: Int32Array;
  seats: number[];
  before: Facts;
  /** entries of the position that could not be applied */
  problems: string[];
}

/** The effect to run. */
interface EffectRun {
  /** index in `CompiledGame.extra` */
  extra: number;
  /** the card or slot as whose effect it runs; null: the game's */
  as: RunSpec['as'];
}

/** Sets up a position. With `run`, everything that was still to come is replaced by that effect. */
export function stagePosition(
  compiled: CompiledGame,
  spec: PositionSpec,
  run: EffectRun | null,
  from?: SeatedPosition,
): StagedPosition {
  const { vm, ...staged } = stage(compiled, spec, run, from);
  const before = factsOf(describePosition(vm, 'everything'), staged.seats, compiled.model);
  return { compiled, cells: cellsOf(vm), before, ...staged };
}

/** The same without the facts about it, for callers that stage many positions. */
export function stagedCells(
  compiled: CompiledGame,
  spec: PositionSpec,
  run: EffectRun | null,
): Pick<StagedPosition, 'cells' | 'seats' | 'problems'> {
  const { vm, ...staged } = stage(compiled, spec, run);
  return { cells: cellsOf(vm), ...staged };
}

function stage(
  compiled: CompiledGame,
  spec: PositionSpec,
  run: EffectRun | null,
  { cells, seats }: SeatedPosition = presetPosition(compiled, spec.preset),
): { vm: Vm; seats: number[]; problems: string[] } {
  const vm = new Vm(compiled);
  vm.cells.set(cells);
  deriveAll(vm);
  const problems = applyPosition(vm, seats, spec);
  const [me] = seats;
  if (run !== null) {
    onlyRun(vm, me, () => startEffect(vm, run, me), spec.acting === null ? me : vm.cells[TURN_OF]);
  }
  return { vm, seats, problems };
}

/** Why nothing of an effect can be done in a position, if so. */
export function whyNothing({ compiled, cells, seats }: StagedPosition, extra: number): Reason | null {
  const vm = new Vm(compiled);
  vm.cells.set(cells);
  deriveAll(vm);
  const program = compiled.extra[extra];
  vm.player = seats[0];
  vm.env = vm.top + program.frameSize - program.vars;
  return program.body.can(vm) === 0 ? (program.body.why(vm) ?? { type: 'nothing-to-do' }) : null;
}

function startEffect(vm: Vm, { extra, as }: EffectRun, seat: number): void {
  const program = vm.game.extra[extra];
  if (as === null) {
    program.start(vm, BY_GAME, -1, -1, -1, 0);
  } else if (as.kind === 'slot') {
    const slot = vm.game.tables.slot.get(as.id)!;
    program.start(vm, BY_SLOT, slot, slot, slot, 0);
  } else {
    const card = copyOf(vm, as.id, seat);
    program.start(vm, BY_CARD, card, card, card, 0);
  }
}

/** The player's copy of a card in a zone that listens, otherwise its first copy. */
function copyOf(vm: Vm, id: string, seat: number): number {
  for (const zone of vm.game.listeningZones[seat]) {
    for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
      if (vm.game.tables.cardDef[card].id === id) return card;
    }
  }
  return vm.game.tables.cardsOf.get(id)![0] ?? -1;
}

const cellsOf = (vm: Vm): Int32Array => vm.cells.slice(0, vm.cells[LENGTH]);

/** Continues a game from the cells of a position. */
export function gameFromCells(
  compiled: CompiledGame,
  cells: Int32Array,
  trace: boolean | TraceSink = false,
  language: LanguageCode = 'en',
): Game {
  const { players, options } = compiled.tables;
  return new Game(
    compiled.model,
    { players, options, trace: trace !== false, language, words: ALL_WORDS },
    typeof trace === 'boolean' ? { compiled, cells } : { compiled, cells, sink: trace },
  );
}

export const cellsOfGame = (game: Game): Int32Array => cellsOf(game.vm);
export const factsOfGame = (game: Game, seats: number[]): Facts =>
  factsOf(describePosition(game.vm, 'everything'), seats, game.model);

/** Returns a function that describes positions of one compiled game; it reuses one machine. */
export function factsOfCells(compiled: CompiledGame, seats: number[]): (cells: Int32Array) => Facts {
  const vm = new Vm(compiled);
  return (cells) => {
    vm.cells.set(cells);
    deriveAll(vm);
    return factsOf(describePosition(vm, 'everything'), seats, compiled.model);
  };
}
