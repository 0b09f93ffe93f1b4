/** What is gained, lost and paid. */
import type { ItemNode } from '../syntax/ast.ts';
import { countersNamed } from './counters.ts';
import type { Item, Num } from './ir.ts';
import { resolveCount, resolveNum } from './numbers.ts';
import type { Scope } from './scope.ts';

const ONE: Num = { k: 'const', n: 1 };

/** `2 cards`, `1 credit per 2 farms`, `2 different resources` */
export function resolveItem(item: ItemNode, scope: Scope): Item | undefined {
  const n = item.amount ? resolveCount(item.amount, scope) : ONE;
  const per = item.per && {
    every: item.per.every ? resolveCount(item.per.every, scope) : ONE,
    of: resolveNum(item.per.of, scope),
  };
  const what = whatIsCounted(item, scope);
  reportTooMany(item, n, what, scope);
  if (item.per && item.different && what?.k === 'class') {
    scope.report('different-per', item.range, { of: item.what.text });
  }
  return what && { n, ...(per ? { per } : {}), what };
}

/** `9 different resources` of five kinds */
function reportTooMany(
  { amount, what: { text } }: ItemNode,
  n: Num,
  what: Item['what'] | undefined,
  scope: Scope,
): void {
  if (!amount || n.k !== 'const' || what?.k !== 'class' || !what.different || n.n <= what.counters.length) return;
  scope.report('too-many-different', amount.range, { n: n.n, of: text, kinds: what.counters });
}

export function resolveItems(items: ItemNode[], scope: Scope): Item[] {
  return items.flatMap((item) => resolveItem(item, scope) ?? []);
}

function whatIsCounted(item: ItemNode, scope: Scope): Item['what'] | undefined {
  const { what, different, same } = item;
  const isCards = what.text === 'card' || what.text === 'cards';
  if (isCards || scope.symbols.get('counter', what.text)) {
    if (different || same) {
      scope.report('stray-different', item.range, {
        of: 'counter',
        name: what.text,
        word: same ? 'same' : 'different',
      });
    }
    return isCards ? { k: 'cards' } : { k: 'counter', counter: scope.symbol(what, 'counter')!.id };
  }
  const counters = countersNamed(what, scope);
  return counters && { k: 'class', counters, different, ...(same ? { same } : {}) };
}
