/** The order of the players by the pack's ranking; those who missed a goal of the game come last. */
import { goalsOf } from './goals.ts';
import type { Vm } from '../machine/vm.ts';
import { STATUS, STATUS_OVER } from '../position/layout.ts';

/** The place of a player in the ranking, with the criteria that decide it. */
export interface RankEntry {
  player: number;
  /** 1 = first; equal only where the pack's ranking leaves it open */
  place: number;
  /** values by which the player is ranked; `fewest`: the smallest is best */
  by: { what: string; value: number; fewest?: true }[];
  /** names of the goals that the pack sets and this player has not reached */
  missed: string[];
  /** first and nothing missed, at the end of the game; false for all before */
  won: boolean;
}

/** Players, best first. Provisional until the game is over. */
export function ranking(vm: Vm): RankEntry[] {
  const { game } = vm;
  const layout = game.tables.layout;
  const rows = Array.from({ length: layout.players }, (_, player) => ({
    player,
    missed: goalsOf(vm, player)
      .filter(({ reached }) => !reached)
      .map(({ name }) => name),
    by: game.model.ranking.map((r) => {
      if (r.by === 'order') {
        for (let i = 0; i < layout.players; i++) {
          if (vm.cells[layout.order + i] === player) return { what: 'order', value: i + 1 };
        }
      }
      const entry = game.tables.counter.get(r.counter!)!;
      const value = vm.cells[entry.at + (entry.game ? 0 : player * layout.nPlayerCounters)];
      return { what: r.counter!, value, ...(r.fewest ? { fewest: true as const } : {}) };
    }),
  }));
  const compare = (a: (typeof rows)[0], b: (typeof rows)[0]): number => {
    if (a.missed.length > 0 !== b.missed.length > 0) return a.missed.length > 0 ? 1 : -1;
    for (let i = 0; i < a.by.length; i++) {
      if (a.by[i].value !== b.by[i].value) {
        const isSmallestBest = a.by[i].what === 'order' || a.by[i].fewest === true;
        return isSmallestBest ? a.by[i].value - b.by[i].value : b.by[i].value - a.by[i].value;
      }
    }
    return 0;
  };
  rows.sort(compare);
  const over = vm.cells[STATUS] === STATUS_OVER;
  let place = 0;
  return rows.map((row, i) => {
    if (i === 0 || compare(rows[i - 1], row) !== 0) place = i + 1;
    return { ...row, place, won: over && place === 1 && row.missed.length === 0 };
  });
}
