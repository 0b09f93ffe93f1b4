/** Which relation of a lexicon says how a noun is joined to the one behind it: `buildings at a city`. */
import type { Symbols, ExprNode, PhraseNode, PostNode } from '../../dsl/internal.ts';
import type { Lexicon, Relation } from '../lexicon/lexicon.ts';
import { singularName } from './referents.ts';

/**
 * The relation for what follows `thing`, if the lexicon has one, and what is behind: with how many there are where it
 * has a number of them.
 */
export function relationOf(
  lexicon: Lexicon,
  symbols: Symbols,
  thing: PhraseNode,
  post: PostNode,
): { relation: Relation; behind: PhraseNode; n?: number } | undefined {
  const joined = behindOf(post);
  if (!joined || thing.ordinal || thing.top) return undefined;
  const relation = lexicon
    .relations()
    .find(
      ({ kind, what, of }) =>
        kind === post.kind && isCalled(symbols, thing, what) && isCalled(symbols, joined.behind, of),
    );
  return relation && { relation, ...joined };
}

/** Whether a phrase names something by a noun, or by that of a class that contains it. */
export function isCalled(symbols: Symbols, { noun }: PhraseNode, name: string): boolean {
  const id = singularName(noun.text, symbols);
  return id === name || symbols.find(name).some(({ id: of, members }) => of === name && members?.includes(id));
}

function behindOf(post: PostNode): { behind: PhraseNode; n?: number } | undefined {
  if (post.kind === 'of') return { behind: post.of };
  if (post.kind === 'adjacent-to') return { behind: post.to };
  const number = post.kind === 'with' ? numberOf(post.condition) : undefined;
  return number && { behind: number.left, n: number.n };
}

/** `cities = 2`; of a single one there is no number. */
function numberOf(condition: ExprNode): { left: PhraseNode; n: number } | undefined {
  if (condition.kind !== 'binary' || condition.op !== '=') return undefined;
  const { left, right } = condition;
  const isNumbered = left.kind === 'phrase' && left.posts.length === 0 && right.kind === 'number' && right.value > 1;
  return isNumbered ? { left, n: right.value } : undefined;
}
