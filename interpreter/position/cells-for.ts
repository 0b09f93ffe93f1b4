/** Whether a position that is laid out has room for what further programs ask. */
import { type Program, rootOf, someNode } from '../../dsl/internal.ts';
import type { Layout } from './layout.ts';

/** Whether a position has all cells that further programs ask for. False of programs that listen, which may need any. */
export function hasCellsFor(
  { countedPeriods, periodsLeft, hasLatestSlots }: Pick<Layout, 'countedPeriods' | 'periodsLeft' | 'hasLatestSlots'>,
  programs: readonly Program[],
): boolean {
  const bodies = programs.map(({ body }) => body);
  return !someNode(rootOf('effect', bodies), {
    continuous: () => true,
    event: () => true,
    num: (node) =>
      (node.k === 'done-in-period' && !countedPeriods.includes(node.period)) ||
      (node.k === 'periods-left' && !periodsLeft.includes(node.period)),
    slots: ({ k }) => k === 'latest' && !hasLatestSlots,
  });
}
