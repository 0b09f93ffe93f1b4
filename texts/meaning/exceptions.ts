/** What a thing must not be: `not spell card` says what `card where it is not a spell` says. */
import {
  type Symbols,
  type SymbolKind,
  type ExprNode,
  type PhraseNode,
  type PostNode,
  isBare,
} from '../../dsl/internal.ts';
import { bareNoun } from './nodes.ts';

/** Names of things; a language has nouns for them, and no adjectives. */
const THINGS: ReadonlySet<SymbolKind> = new Set(['piece', 'class', 'type', 'deck', 'card']);

/**
 * The phrase with its exceptions behind the noun, in one test, or itself where there are none before the noun. They come last, unless
 * the phrase ends with another thing, which the test would be about.
 */
export function withExceptionsBehind(phrase: PhraseNode, symbols: Symbols): PhraseNode {
  const before = phrase.adjectives.filter((adjective) => isThing(adjective, symbols));
  if (before.length === 0) return phrase;
  const posts = phrase.posts.filter((post) => exceptionsIn(post) === undefined);
  const behind = phrase.posts.flatMap((post) => exceptionsIn(post) ?? []);
  const all = [...behind, ...before.map(({ name }) => bareNoun(name.text, name.range))];
  return {
    ...phrase,
    adjectives: phrase.adjectives.filter((adjective) => !before.includes(adjective)),
    posts: posts.every(isOwnZone) ? [...posts, exceptionsPost(all)] : [exceptionsPost(all), ...posts],
  };
}

const isOwnZone = (post: PostNode): boolean => post.kind === 'in' && post.zone.posts.length === 0;

/** `where it is not a farm and it is not a laboratory`: what it is not. */
export const exceptionsIn = (post: PostNode): PhraseNode[] | undefined =>
  post.kind === 'where' ? namesOf(post.condition, 'and', true) : undefined;

/** `it is a farm or it is a laboratory`: names alone, each of the same thing; what joins them, and whether it is none of them. */
export function namesOf(expr: ExprNode, op: 'and' | 'or', negated: boolean, of = 'it'): PhraseNode[] | undefined {
  if (expr.kind === 'binary' && expr.op === op) {
    const [left, right] = [expr.left, expr.right].map((side) => namesOf(side, op, negated, of));
    return left && right && [...left, ...right];
  }
  if (expr.kind !== 'is' || expr.negated !== negated || expr.left.kind !== 'phrase') return undefined;
  const { left, right } = expr;
  return isBare(left) && left.noun.text === of && isBare(right) ? [right] : undefined;
}

/** `where it is not a farm and it is not a laboratory` */
export function exceptionsPost(all: readonly PhraseNode[]): PostNode {
  const { range } = all[0];
  const condition = all
    .map((right): ExprNode => {
      const left = bareNoun('it', right.range);
      return { kind: 'is', left, negated: true, right, range: right.range };
    })
    .reduce((left, right): ExprNode => ({ kind: 'binary', op: 'and', left, right, range }));
  return { kind: 'where', condition, range };
}

function isThing({ name, negated }: PhraseNode['adjectives'][number], symbols: Symbols): boolean {
  const found = symbols.find(name.text);
  return negated && found.length > 0 && found.every(({ kind }) => THINGS.has(kind));
}
