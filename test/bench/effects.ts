import type { PackModel } from '../../dsl/packs/model.ts';
import { type Row, figure, median, microseconds } from './measure.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import {
  BASE,
  CLOSED,
  FRAME,
  LEN,
  OPEN,
  OWNER,
  STATUS,
  STATUS_ASKING,
  STATUS_RUNNING,
} from '../../interpreter/position/layout.ts';
import { startPosition } from '../../interpreter/position/start.ts';
import { moveMarker, spaceCell } from '../../interpreter/nodes/track.ts';
import { pieceAt, setPiece } from '../../interpreter/vm/board.ts';
import { copyCells } from '../../interpreter/vm/search.ts';
import { BY_SLOT, Vm } from '../../interpreter/vm/vm.ts';

/**
 * Slots' programs with their decisions from a fixed list, against the same effects written by hand on the same position.
 * Both begin by putting the position back, which is measured alone and taken off.
 */
export function effects(model: PackModel): Row[] {
  const vm = new Vm(compile(model, 2, optionValues(model)));
  const { c } = vm;
  const { t } = c;
  const L = t.layout;
  startPosition(vm, 3);
  vm.run();
  while (vm.S[STATUS] === STATUS_ASKING && vm.S[OWNER] < 0) {
    vm.enumerate();
    vm.choose(vm.options[0]);
    vm.run();
  }
  const player = vm.player;
  for (const counter of model.counters) {
    if (counter.of === 'player' && !counter.hidden) {
      vm.S[t.counter.get(counter.id)!.at + player * L.nPlayerCounters] = 9;
    }
  }
  vm.S[FRAME] = -1;
  vm.S[LEN] = vm.S[BASE];
  vm.S[OPEN] = 0;
  vm.S[CLOSED] = 0;
  vm.S[STATUS] = STATUS_RUNNING;
  const start = { S: vm.S.slice(), D: vm.D.slice() };
  const length = vm.S[LEN] + 8;
  const back = (): void => {
    copyCells(start.S, vm.S, length);
    copyCells(start.D, vm.D, vm.D.length);
  };

  const cell = (id: string): number => t.counter.get(id)!.at + player * L.nPlayerCounters;
  const [credit, kelp, steelplast] = ['credit', 'kelp', 'steelplast'].map(cell);
  const tunnel = t.piece.get('tunnel')!;
  const city = t.piece.get('nonsymbiotic-city')!;
  const track = 0;
  const firstLegal = (piece: number): number => {
    vm.player = player;
    const at = c.where[piece](vm);
    for (let s = 0; s < L.ownSites; s++) if ((vm.T[at + (s >> 5)] >> (s & 31)) & 1) return s;
    return -1;
  };
  const bonusOf = (site: number): boolean => c.bonuses.has(t.boards[vm.S[L.boards + player]].sites[site]!);
  const byHand: Record<string, () => void> = {
    'steelplast-and-kelp': () => {
      vm.S[steelplast] += 2;
      vm.S[kelp] += 1;
    },
    'advance-two': () => {
      for (let i = 0; i < 2; i++) {
        const at = spaceCell(vm, track, player);
        const space = vm.S[at];
        if (space < 4) moveMarker(vm, track, player, space + 1);
        if (vm.S[at] === 2) vm.S[credit]++;
        else if (vm.S[at] === 3) vm.S[steelplast]++;
        else if (vm.S[at] === 4) vm.S[cell('point')]++;
      }
    },
    'two-tunnels': () => {
      for (let i = 0; i < 2; i++) {
        if (vm.S[steelplast] < 1 || vm.S[credit] < 1 || vm.S[L.supply + tunnel] === 0) return;
        const site = firstLegal(tunnel);
        if (site < 0) return;
        vm.S[steelplast]--;
        vm.S[credit]--;
        vm.S[L.supply + tunnel]--;
        setPiece(vm, player, site, tunnel, false);
        if (bonusOf(site)) vm.S[credit]++;
      }
    },
    'build-city': () => {
      if (vm.S[steelplast] < 2 || vm.S[kelp] < 1 || vm.S[credit] < 1) return;
      const site = firstLegal(city);
      if (site < 0) return;
      vm.S[steelplast] -= 2;
      vm.S[kelp]--;
      vm.S[credit]--;
      vm.S[L.supply + city]--;
      setPiece(vm, player, site, city, false);
      if (bonusOf(site)) vm.S[credit]++;
      if (pieceAt(vm, player, site) < 0) throw new Error('not built');
    },
  };
  const rows: Row[] = [];
  const ratios: number[] = [];
  const empty = microseconds(back);
  for (const [id, hand] of Object.entries(byHand)) {
    const slot = t.slot.get(id)!;
    const program = c.slotPrograms[slot];
    const run = (): void => {
      back();
      vm.player = player;
      vm.env = vm.S[BASE];
      program.start(vm, BY_SLOT, slot, slot, slot, 0);
      for (;;) {
        vm.run();
        if (vm.S[STATUS] !== STATUS_ASKING) return;
        vm.enumerate();
        vm.choose(vm.options[0]);
      }
    };
    const own = Math.max(0.01, microseconds(run) - empty);
    const other = Math.max(
      0.01,
      microseconds(() => {
        back();
        hand();
      }) - empty,
    );
    ratios.push(own / other);
    rows.push({
      what: `slot ${id}`,
      value: figure(own, 'µs'),
      baseline: `by hand: ${figure(other, 'µs')}, ${(own / other).toFixed(1)} times`,
    });
  }
  rows.push({
    what: 'slots against the same by hand, median',
    value: `${median(ratios).toFixed(1)} times`,
    baseline: `putting the position back: ${figure(empty, 'µs')}`,
  });
  return rows;
}
