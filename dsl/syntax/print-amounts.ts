/** The canonical text of amounts and costs. */
import type { CostNode, ItemNode } from './ast.ts';
import { printAtom, printCount, printPhrase, printValue } from './print-expressions.ts';

/** The canonical text of amounts. */
export const printItems = (items: readonly ItemNode[]): string => items.map(printItem).join(', ');

function printItem({ amount, different, same, what, per }: ItemNode): string {
  return [
    ...(amount ? [printAtom(amount)] : []),
    ...(different ? ['different'] : []),
    ...(same ? ['same'] : []),
    what.text,
    ...(per ? ['per', ...(per.every ? [printCount(per.every)] : []), printValue(per.of)] : []),
  ].join(' ');
}

/** The canonical text of a cost. */
export function printCost(cost: CostNode): string {
  switch (cost.kind) {
    case 'free':
    case 'usual':
      return cost.kind;
    case 'price':
      return `price of ${printPhrase(cost.of)}`;
    case 'amounts':
      return cost.alternatives.map(printItems).join(' or ');
  }
}

/** A price as it follows the thing that is built. */
export const printCharge = (cost: CostNode): string =>
  cost.kind === 'free' ? 'free' : `for ${printCost(cost)}${cost.kind === 'amounts' && cost.less ? ' less' : ''}`;
