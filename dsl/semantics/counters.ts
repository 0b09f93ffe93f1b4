/** Counters by name: one, or those of a class. */
import type { Ident } from '../syntax/ast.ts';
import type { Scope } from './scope.ts';

/** The counters that a name means; reports what is none, and a class of other things. */
export function countersNamed(name: Ident, scope: Scope): string[] | undefined {
  const symbol = scope.symbol(name, 'counter', 'class');
  if (!symbol) return undefined;
  if (symbol.kind === 'counter') return [symbol.id];
  if (symbol.of === 'counter') return symbol.members ?? [];
  scope.report('wrong-kind', name.range, {
    needed: 'name',
    name: name.text,
    is: { symbol: symbol.kind, ...(symbol.of ? { of: symbol.of } : {}) },
    wanted: { kinds: ['counter'] },
  });
  return undefined;
}
