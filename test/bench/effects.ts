import type { PackModel } from '../../dsl/packs/model.ts';
import { type Row, figure, median, microseconds } from './measure.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import {
  FRAMES_BASE,
  ABILITIES_CLOSED,
  TOP_FRAME,
  LENGTH,
  OBLIGATIONS,
  TURN_OF,
  STATUS,
  STATUS_ASKING,
  STATUS_RUNNING,
} from '../../interpreter/position/layout.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { pieceAt, setPiece } from '../../interpreter/machine/board.ts';
import { BY_SLOT } from '../../interpreter/machine/codes.ts';
import { Prefixes } from '../../interpreter/machine/prefixes.ts';
import { moveMarker, spaceCell } from '../../interpreter/machine/tracks.ts';
import { Vm } from '../../interpreter/machine/vm.ts';

/**
 * Programs of slots, always with the first option, against the same effects written by hand on the same position.
 * Both start by resetting the position; the time of the reset is measured separately and subtracted.
 */
export function effects(model: PackModel): Row[] {
  const vm = new Vm(compile(model, 2, optionValues(model)));
  const { game } = vm;
  const { tables } = game;
  const layout = tables.layout;
  startPosition(vm, 3);
  vm.run();
  while (vm.cells[STATUS] === STATUS_ASKING && vm.cells[TURN_OF] < 0) {
    vm.enumerate();
    vm.choose(vm.options[0]);
    vm.run();
  }
  const player = vm.player;
  for (const counter of model.counters) {
    if (counter.of === 'player' && !counter.hidden) {
      vm.cells[tables.counter.get(counter.id)!.at + player * layout.nPlayerCounters] = 9;
    }
  }
  vm.cells[TOP_FRAME] = -1;
  vm.cells[LENGTH] = vm.cells[FRAMES_BASE];
  vm.cells[OBLIGATIONS] = 0;
  vm.cells[ABILITIES_CLOSED] = 0;
  vm.cells[STATUS] = STATUS_RUNNING;
  const start = { S: vm.cells.slice(), D: vm.derived.slice() };
  const first = new Prefixes(start.S).upTo(vm.cells[LENGTH] + 8);
  const reset = (): void => {
    vm.cells.set(first);
    vm.derived.set(start.D);
  };

  const cell = (id: string): number => tables.counter.get(id)!.at + player * layout.nPlayerCounters;
  const [credit, kelp, steelplast] = ['credit', 'kelp', 'steelplast'].map(cell);
  const tunnel = tables.piece.get('tunnel')!;
  const city = tables.piece.get('nonsymbiotic-city')!;
  const track = 0;
  const firstLegal = (piece: number): number => {
    vm.player = player;
    const at = game.where[piece](vm);
    for (let s = 0; s < layout.ownSites; s++) if ((vm.sets[at + (s >> 5)] >> (s & 31)) & 1) return s;
    return -1;
  };
  const bonusOf = (site: number): boolean =>
    game.bonuses.has(tables.boards[vm.cells[layout.boards + player]].sites[site]!);
  const byHand: Record<string, () => void> = {
    'steelplast-and-kelp': () => {
      vm.cells[steelplast] += 2;
      vm.cells[kelp] += 1;
    },
    'advance-two': () => {
      for (let i = 0; i < 2; i++) {
        const at = spaceCell(vm, track, player);
        const space = vm.cells[at];
        if (space < 4) moveMarker(vm, track, player, space + 1);
        if (vm.cells[at] === 2) vm.cells[credit]++;
        else if (vm.cells[at] === 3) vm.cells[steelplast]++;
        else if (vm.cells[at] === 4) vm.cells[cell('point')]++;
      }
    },
    'two-tunnels': () => {
      for (let i = 0; i < 2; i++) {
        if (vm.cells[steelplast] < 1 || vm.cells[credit] < 1 || vm.cells[layout.supply + tunnel] === 0) return;
        const site = firstLegal(tunnel);
        if (site < 0) return;
        vm.cells[steelplast]--;
        vm.cells[credit]--;
        vm.cells[layout.supply + tunnel]--;
        setPiece(vm, player, site, tunnel, false);
        if (bonusOf(site)) vm.cells[credit]++;
      }
    },
    'build-city': () => {
      if (vm.cells[steelplast] < 2 || vm.cells[kelp] < 1 || vm.cells[credit] < 1) return;
      const site = firstLegal(city);
      if (site < 0) return;
      vm.cells[steelplast] -= 2;
      vm.cells[kelp]--;
      vm.cells[credit]--;
      vm.cells[layout.supply + city]--;
      setPiece(vm, player, site, city, false);
      if (bonusOf(site)) vm.cells[credit]++;
      if (pieceAt(vm, player, site) < 0) throw new Error('not built');
    },
  };
  const rows: Row[] = [];
  const ratios: number[] = [];
  const empty = microseconds(reset);
  for (const [id, hand] of Object.entries(byHand)) {
    const slot = tables.slot.get(id)!;
    const program = game.slotPrograms[slot];
    const run = (): void => {
      reset();
      vm.player = player;
      vm.env = vm.cells[FRAMES_BASE];
      program.start(vm, BY_SLOT, slot, slot, slot, 0);
      for (;;) {
        vm.run();
        if (vm.cells[STATUS] !== STATUS_ASKING) return;
        vm.enumerate();
        vm.choose(vm.options[0]);
      }
    };
    const own = Math.max(0.01, microseconds(run) - empty);
    const other = Math.max(
      0.01,
      microseconds(() => {
        reset();
        hand();
      }) - empty,
    );
    ratios.push(own / other);
    rows.push({
      what: `effect of slot ${id}`,
      value: figure(own, 'µs'),
      baseline: `handwritten: ${figure(other, 'µs')}, ratio ${(own / other).toFixed(1)}`,
    });
  }
  rows.push({
    what: 'effects of slots, median ratio to handwritten code',
    value: `${median(ratios).toFixed(1)} times`,
    baseline: `reset of the position: ${figure(empty, 'µs')}`,
  });
  return rows;
}
