/** Whether a position that is laid out has room for what further programs ask. */
import { type Num, type Program, type Root, rootOf, someNode } from '../../dsl/internal.ts';
import type { Layout } from './layout.ts';

/** Whether a position has all cells that further programs ask for. False of programs that listen, which may need any. */
export const hasCellsFor = (layout: CellsFor, programs: readonly Program[]): boolean =>
  hasCells(
    layout,
    rootOf(
      'effect',
      programs.map(({ body }) => body),
    ),
  );

/** The same of a number that is asked beside the game. */
export const hasCellsForNumber = (layout: CellsFor, num: Num): boolean => hasCells(layout, rootOf('num', num));

type CellsFor = Pick<Layout, 'countedPeriods' | 'periodsLeft' | 'hasLatestSlots'>;

function hasCells({ countedPeriods, periodsLeft, hasLatestSlots }: CellsFor, root: Root): boolean {
  return !someNode(root, {
    continuous: () => true,
    event: () => true,
    num: (node) =>
      (node.k === 'done-in-period' && !countedPeriods.includes(node.period)) ||
      (node.k === 'periods-left' && !periodsLeft.includes(node.period)),
    slots: ({ k }) => k === 'latest' && !hasLatestSlots,
  });
}
