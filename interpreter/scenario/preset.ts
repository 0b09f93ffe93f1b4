/**
 * Positions to start from. Each stands at the beginning of somebody's turn, before anything of it was done: that player
 * is `me`, the next in the order of play `other`, then `third`, and so on. A game whose turns are no periods stands at
 * its first decision.
 */
import type { Preset } from '../../dsl/scenarios/index.ts';
import type { CompiledGame } from '../compile/compiled-game.ts';
import {
  BASE,
  CLOSED,
  FRAME,
  LEN,
  OPEN,
  OWNER,
  STATUS,
  STATUS_ASKING,
  STATUS_OVER,
  STATUS_RUNNING,
} from '../position/layout.ts';
import { startPosition } from '../position/start.ts';
import { firstIn, takeOut, zoneFor } from '../vm/cards.ts';
import { ChoiceSource } from '../bots/random-run.ts';
import { boardOf, deriveAll } from '../vm/board.ts';
import { F_ENV, F_NODE, F_PLAYER, Vm } from '../vm/vm.ts';
import { setBoard } from './apply.ts';

/** A position as one array, with the seats of `me`, `other`, … */
export interface Placed {
  cells: Int32Array;
  seats: number[];
}

/** How much of everything a player of the preset `rich` has. */
const MUCH = 20;
const MOST_CHOICES = 100_000;

const made = new WeakMap<CompiledGame, Map<Preset, Placed>>();

/** The preset's position; made once for a compiled game. Copy the cells before changing them. */
export function preset(compiled: CompiledGame, name: Preset): Placed {
  let known = made.get(compiled);
  if (!known) made.set(compiled, (known = new Map()));
  let placed = known.get(name);
  if (!placed) known.set(name, (placed = name === 'midgame' ? midgame(compiled) : start(compiled, name === 'rich')));
  return placed;
}

/** A game of seed 1 up to its first turn, by first options; known boards, and no cards in any hand. */
function start(compiled: CompiledGame, rich: boolean): Placed {
  const vm = new Vm(compiled);
  startPosition(vm, 1);
  if (untilOwned(vm, takeFirst, 1) === 0) {
    startPosition(vm, 1);
    vm.run();
  }
  const placed = { cells: vm.S, seats: seatsOf(vm) };
  const boards = compiled.t.toDeal;
  placed.seats.forEach((seat, i) => {
    if (boards.length > 0 && boardOf(vm, seat).board !== null) setBoard(vm, seat, boards[i % boards.length]);
    for (const zone of whatIsHeld(compiled)) {
      const held = zoneFor(vm, zone, seat);
      for (let card = firstIn(vm, held); card >= 0; card = firstIn(vm, held)) takeOut(vm, card);
    }
    if (rich) {
      for (const counter of compiled.model.counters) {
        if (counter.of === 'player' && !counter.hidden) {
          vm.S[compiled.t.counter.get(counter.id)!.at + seat * compiled.t.layout.nPlayerCounters] = MUCH;
        }
      }
    }
  });
  return { ...placed, cells: vm.S.slice(0, vm.S[LEN]) };
}

/** The zones of players into which cards are drawn, and those that not everybody sees: drawn cards may come there later. */
function whatIsHeld({ model, t, drawZone }: CompiledGame): { game: boolean; at: number }[] {
  return model.zones
    .filter(({ of, visible }) => of === 'player' && visible !== 'all')
    .map(({ id }) => t.zone.get(id)!)
    .concat(drawZone !== null && !drawZone.to.game ? [drawZone.to] : []);
}

/** A game of seed 1 by random choices, at the beginning of the turn in its middle. */
function midgame(compiled: CompiledGame): Placed {
  const vm = new Vm(compiled);
  startPosition(vm, 1);
  const all = untilOwned(vm, takeRandom(), Infinity);
  startPosition(vm, 1);
  if (all === 0) vm.run();
  else untilOwned(vm, takeRandom(), Math.ceil(all / 2));
  return { cells: vm.S.slice(0, vm.S[LEN]), seats: seatsOf(vm) };
}

/** Plays until the `wanted`th turn begins, or to the end; how many began. Stops before the first step of that turn. */
function untilOwned(vm: Vm, take: (vm: Vm) => void, wanted: number): number {
  const { S, c } = vm;
  let begun = 0;
  let owner = -1;
  let choices = 0;
  vm.failed = false;
  while (S[STATUS] !== STATUS_OVER && !vm.failed && choices < MOST_CHOICES) {
    if (S[STATUS] === STATUS_ASKING) {
      take(vm);
      choices++;
      continue;
    }
    if (S[FRAME] < 0) break;
    stepOnce(vm);
    if (S[OWNER] !== owner) {
      owner = S[OWNER];
      if (owner >= 0 && ++begun >= wanted) break;
    }
  }
  deriveAll(vm);
  c.triggers.clear();
  return begun;
}

/** One step of the top frame, as `run` does it. */
function stepOnce(vm: Vm): void {
  const { S } = vm;
  const a = S[BASE] + S[FRAME];
  vm.player = S[a + F_PLAYER];
  vm.env = S[BASE] + S[a + F_ENV];
  vm.c.nodes[S[a + F_NODE]].step(vm, a);
  if (vm.plan.length > 0 && S[STATUS] === STATUS_ASKING) vm.choose(vm.plan.shift()!);
}

function takeFirst(vm: Vm): void {
  vm.enumerate();
  for (let i = 0; i < vm.nOptions; i++) if (vm.c.search.isLegal(vm, i)) return vm.choose(vm.options[i]);
  throw new Error('engine fault: no legal option');
}

function takeRandom(): (vm: Vm) => void {
  const source = new ChoiceSource(1);
  return (vm) => {
    vm.enumerate();
    const legal: number[] = [];
    for (let i = 0; i < vm.nOptions; i++) if (vm.c.search.isLegal(vm, i)) legal.push(vm.options[i]);
    vm.choose(legal[source.below(legal.length)]);
  };
}

/** Seats from the one whose turn it is, on in the order of play. */
export function seatsOf(vm: Vm): number[] {
  const { layout } = vm.c.t;
  const order = Array.from(vm.S.subarray(layout.order, layout.order + layout.players));
  const first = Math.max(0, order.indexOf(vm.S[OWNER]));
  return [...order.slice(first), ...order.slice(0, first)];
}

/** Puts one effect, as that player's, in place of whatever was still to come; it is the turn of `owner`. */
export function onlyRun(vm: Vm, seat: number, begin: (vm: Vm) => void, owner = seat): void {
  const { S } = vm;
  S[LEN] = S[BASE];
  S[FRAME] = -1;
  S[OPEN] = 0;
  S[CLOSED] = 0;
  S[STATUS] = STATUS_RUNNING;
  S[OWNER] = owner;
  vm.player = seat;
  vm.env = S[BASE];
  begin(vm);
}
