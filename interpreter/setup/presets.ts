/**
 * Positions to start from. Each is at the beginning of a turn, before anything of it was done: the player whose turn it
 * is is `me`, the next in the order of play `other`, then `third`, and so on. A game whose turns are not periods is at
 * its first decision.
 */
import type { Preset } from '../../dsl/internal.ts';
import {
  FRAMES_BASE,
  ABILITIES_CLOSED,
  TOP_FRAME,
  LENGTH,
  OBLIGATIONS,
  TURN_OF,
  STATUS,
  STATUS_ASKING,
  STATUS_OVER,
  STATUS_RUNNING,
} from '../position/layout.ts';
import { startPosition } from '../machine/start.ts';
import { firstIn, takeOut, zoneFor } from '../machine/cards.ts';
import { boardOf, deriveAll } from '../machine/board.ts';
import { setBoard } from './set-board.ts';
import { ChoiceSource } from '../machine/choice-source.ts';
import type { CompiledGame } from '../machine/compiled-game.ts';
import { USUAL_SEED } from '../machine/random.ts';
import { FRAME_ENV, FRAME_NODE, FRAME_PLAYER } from '../machine/frame.ts';
import { Vm } from '../machine/vm.ts';

/** A position as one array, with the seats of `me`, `other`, … */
export interface SeatedPosition {
  cells: Int32Array;
  seats: number[];
}

/** How much of everything a player of the preset `rich` has. */
const MUCH = 20;
/** What a preset gives every player of each counter that is not hidden; null: what the game gives. */
const GIVEN: Record<Exclude<Preset, 'midgame'>, number | null> = { start: null, rich: MUCH, zero: 0 };
const MOST_CHOICES = 100_000;

const presetCache = new WeakMap<CompiledGame, Map<Preset, SeatedPosition>>();

/**
 * The preset's position, in a game of that seed. That of the usual seed is made once for a compiled game: callers must
 * copy the cells before changing them.
 */
export function presetPosition(compiled: CompiledGame, name: Preset, seed = USUAL_SEED): SeatedPosition {
  if (seed !== USUAL_SEED) return makePreset(compiled, name, seed);
  let cached = presetCache.get(compiled);
  if (!cached) presetCache.set(compiled, (cached = new Map()));
  let position = cached.get(name);
  if (!position) cached.set(name, (position = makePreset(compiled, name, seed)));
  return position;
}

const makePreset = (compiled: CompiledGame, name: Preset, seed: number): SeatedPosition =>
  name === 'midgame' ? midgame(compiled, seed) : start(compiled, seed, GIVEN[name]);

/** A game up to its first turn, by first options; the boards in a fixed order, and no cards in any hand. */
function start(compiled: CompiledGame, seed: number, given: number | null): SeatedPosition {
  const vm = new Vm(compiled);
  startPosition(vm, seed);
  if (untilOwned(vm, takeFirst, 1) === 0) {
    startPosition(vm, seed);
    vm.run();
  }
  const placed = { cells: vm.cells, seats: seatsOf(vm) };
  const boards = compiled.tables.toDeal;
  placed.seats.forEach((seat, i) => {
    if (boards.length > 0 && boardOf(vm, seat).board !== null) setBoard(vm, seat, boards[i % boards.length]);
    for (const zone of whatIsHeld(compiled)) {
      const held = zoneFor(vm, zone, seat);
      for (let card = firstIn(vm, held); card >= 0; card = firstIn(vm, held)) takeOut(vm, card);
    }
    if (given !== null) {
      for (const counter of compiled.model.counters) {
        if (counter.of === 'player' && !counter.hidden) {
          vm.cells[compiled.tables.counter.get(counter.id)!.at + seat * compiled.tables.layout.nPlayerCounters] = given;
        }
      }
    }
  });
  return { ...placed, cells: vm.cells.slice(0, vm.cells[LENGTH]) };
}

/** The zones of players into which cards are drawn, and those that not everybody sees: drawn cards may come there later. */
function whatIsHeld({ model, tables, drawZone }: CompiledGame): { game: boolean; at: number }[] {
  return model.zones
    .filter(({ of, visible }) => of === 'player' && visible !== 'all')
    .map(({ id }) => tables.zone.get(id)!)
    .concat(drawZone !== null && !drawZone.to.game ? [drawZone.to] : []);
}

/** A game by random choices, at the beginning of the turn in its middle. */
function midgame(compiled: CompiledGame, seed: number): SeatedPosition {
  const vm = new Vm(compiled);
  startPosition(vm, seed);
  const all = untilOwned(vm, takeRandom(seed), Infinity);
  startPosition(vm, seed);
  if (all === 0) vm.run();
  else untilOwned(vm, takeRandom(seed), Math.ceil(all / 2));
  return { cells: vm.cells.slice(0, vm.cells[LENGTH]), seats: seatsOf(vm) };
}

/** Plays until the `wanted`th turn begins, or to the end; how many began. Stops before the first step of that turn. */
function untilOwned(vm: Vm, take: (vm: Vm) => void, wanted: number): number {
  const { cells } = vm;
  let begun = 0;
  let owner = -1;
  let choices = 0;
  vm.failed = false;
  while (cells[STATUS] !== STATUS_OVER && !vm.failed && choices < MOST_CHOICES) {
    if (cells[STATUS] === STATUS_ASKING) {
      take(vm);
      choices++;
      continue;
    }
    if (cells[TOP_FRAME] < 0) break;
    stepOnce(vm);
    if (cells[TURN_OF] !== owner) {
      owner = cells[TURN_OF];
      if (owner >= 0 && ++begun >= wanted) break;
    }
  }
  deriveAll(vm);
  vm.triggers.clear();
  return begun;
}

/** One step of the top frame, as `run` does it. */
function stepOnce(vm: Vm): void {
  const { cells } = vm;
  const frame = cells[FRAMES_BASE] + cells[TOP_FRAME];
  vm.player = cells[frame + FRAME_PLAYER];
  vm.env = cells[FRAMES_BASE] + cells[frame + FRAME_ENV];
  vm.game.nodes[cells[frame + FRAME_NODE]].step(vm, frame);
  if (vm.plan !== null && cells[STATUS] === STATUS_ASKING) vm.followPlan(vm.plan);
}

function takeFirst(vm: Vm): void {
  vm.enumerate();
  for (let i = 0; i < vm.optionCount; i++) if (vm.search.isLegal(vm, i)) return vm.choose(vm.options[i]);
  throw new Error('engine fault: no legal option');
}

function takeRandom(seed: number): (vm: Vm) => void {
  const source = new ChoiceSource(seed);
  return (vm) => {
    vm.enumerate();
    const legal: number[] = [];
    for (let i = 0; i < vm.optionCount; i++) if (vm.search.isLegal(vm, i)) legal.push(vm.options[i]);
    vm.choose(legal[source.below(legal.length)]);
  };
}

/** Seats from the one whose turn it is, on in the order of play. */
export function seatsOf(vm: Vm): number[] {
  const { layout } = vm.game.tables;
  const order = Array.from(vm.cells.subarray(layout.order, layout.order + layout.players));
  const first = Math.max(0, order.indexOf(vm.cells[TURN_OF]));
  return [...order.slice(first), ...order.slice(0, first)];
}

/** Puts one effect, as that player's, in place of whatever was still to come; it is the turn of `owner`. */
export function onlyRun(vm: Vm, seat: number, begin: (vm: Vm) => void, owner = seat): void {
  const { cells } = vm;
  cells[LENGTH] = cells[FRAMES_BASE];
  cells[TOP_FRAME] = -1;
  cells[OBLIGATIONS] = 0;
  cells[ABILITIES_CLOSED] = 0;
  if (vm.game.heardOfOthers !== 0) cells[vm.game.tables.layout.reactions] = 0;
  cells[STATUS] = STATUS_RUNNING;
  cells[TURN_OF] = owner;
  vm.player = seat;
  vm.env = cells[FRAMES_BASE];
  begin(vm);
}
