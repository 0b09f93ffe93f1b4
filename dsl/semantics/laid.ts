/** What is laid, and the ways of boards, by their names. */
import type { Ident, Range } from '../syntax/ast.ts';
import type { Scope } from './scope.ts';

/** Reports what is to be laid and has no shape: a name, or everything of that kind where none is said. */
export function reportUnshaped(noun: Ident | undefined, of: 'piece' | 'card', range: Range, scope: Scope): void {
  const { symbols } = scope;
  const named = noun && (symbols.get(of, noun.text) ?? (of === 'piece' ? symbols.get('class', noun.text) : undefined));
  const meant = named?.members ?? (named ? [named.id] : symbols.all(of).map(({ id }) => id));
  const unshaped = meant.filter((id) => !symbols.get(of, id)?.shaped);
  if (unshaped.length === 0 || (!named && unshaped.length < meant.length)) return;
  scope.report('no-shape', range, named ? { what: unshaped[0] } : {});
}

/** The ways of a name: those of a group, or the one; reports a name of none. */
export function waysNamed(ident: Ident | undefined, scope: Scope): string[] | undefined {
  const way = ident && scope.symbol(ident, 'way');
  return way && (way.members ? [...way.members] : [way.id]);
}

/** Whether it is the name of a way that arises where ports meet. */
export function isPortWay(ident: Ident | undefined, scope: Scope): boolean {
  const way = ident && scope.symbols.get('way', ident.text);
  if (!ident || !way?.ports) return false;
  scope.refer(ident, way);
  return true;
}
