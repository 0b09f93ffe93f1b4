/** What is looked at or revealed: the top cards of a stack. */
import type { ExprNode, PhraseNode, Case } from '../../dsl/internal.ts';
import { countOfName } from '../meaning/count-of-name.ts';
import { fill } from '../languages/pattern.ts';
import type { RenderContext } from './context.ts';
import { renderPhrase } from './noun-phrases.ts';
import { renderValue } from './numbers.ts';

/** `the top 3 cards of the deck`, as the object of a verb. */
export function renderTopOf(ctx: RenderContext, phrase: PhraseNode, grammatical: Case): string {
  const { top, posts } = phrase;
  const [post] = posts;
  ctx.discourse.someTaken = false;
  const n: ExprNode | undefined = top?.n;
  const zone = post?.kind === 'of' ? post.of : post?.kind === 'in' ? post.zone : undefined;
  const { key, said } = sayingOf(n);
  if (!top || !zone || !key || posts.length > 1 || phrase.adjectives.length > 0) {
    return renderPhrase(ctx, phrase, 'many', grammatical);
  }
  return fill(ctx.language.phrases[key], ([name], c) =>
    name === 'n'
      ? said && renderValue(ctx, said, c)
      : renderPhrase(ctx, zone, countOfName(ctx.symbols, zone.noun.text), c),
  );
}

/** What says how many they are, and the number in it. */
function sayingOf(n: ExprNode | undefined): {
  key?: 'top one' | 'top some' | 'top players' | 'top players more';
  said?: ExprNode;
} {
  if (!n || (n.kind === 'number' && n.value === 1)) return { key: 'top one' };
  if (n.kind === 'number') return { key: 'top some', said: n };
  if (isPlayers(n)) return { key: 'top players' };
  return n.kind === 'binary' && n.op === '+' && isPlayers(n.left) && n.right.kind === 'number'
    ? { key: 'top players more', said: n.right }
    : {};
}

const isPlayers = (n: ExprNode): boolean =>
  n.kind === 'phrase' && n.noun.text === 'players' && n.adjectives.length === 0 && n.posts.length === 0;
