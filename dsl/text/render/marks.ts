/** Marks on cards: `3 markers on this card`, `put 1 marker on this card`. What they are called is the language's, or the pack's. */
import type { ExprNode, PhraseNode, WordNode } from '../../syntax/ast.ts';
import type { Case } from '../../packs/fields.ts';
import type { Count, NounForms } from '../languages/forms.ts';
import { fill } from '../languages/pattern.ts';
import type { PhraseKey } from '../languages/phrases.ts';
import type { GameLanguage, RenderContext } from './context.ts';
import { alike } from './alike.ts';
import { MARKS } from '../../words/core-names.ts';

/** What the marks lie on; undefined for any other phrase. */
export function markedIn({ noun, adjectives, posts }: PhraseNode): PhraseNode | undefined {
  const [post] = posts;
  return noun.text === MARKS && adjectives.length === 0 && posts.length === 1 && post.kind === 'of'
    ? post.of
    : undefined;
}

export const markForms = ({ language, lexicon }: Pick<GameLanguage, 'language' | 'lexicon'>): NounForms =>
  lexicon.noun(MARKS) ?? language.marks;

/** `3 markers`, `each marker`, `markers` */
export const renderMarks = (ctx: RenderContext, count: Count, grammatical: Case): string =>
  ctx.language.nounPhrase({ count, noun: markForms(ctx), adjectives: [] }, grammatical);

/** `there are at least 3 markers on this card`; undefined for any other comparison. */
export function renderMarked(
  ctx: RenderContext,
  op: string,
  left: ExprNode,
  right: ExprNode,
  renderOn: (phrase: PhraseNode, grammatical: Case) => string,
): string | undefined {
  const on = left.kind === 'phrase' ? markedIn(left) : undefined;
  const { phrases } = ctx.language;
  // “not exactly 3” goes with the number, not with the things
  if (!on || right.kind !== 'number' || op === '!=' || !(`with ${op}` in phrases)) return undefined;
  const { value } = right;
  if (op === '=' && value === 0) {
    return fill(phrases['no marks on'], ([name], c) => (name === 'of' ? renderOn(on, c) : renderMarks(ctx, 'many', c)));
  }
  return fill(phrases[value === 1 ? 'mark on' : 'marks on'], ([name], c) =>
    name === 'of' ? renderOn(on, c) : fill(phrases[`with ${op}` as PhraseKey], (_, of) => renderMarks(ctx, value, of)),
  );
}

/** So many marks put on something, or taken from it. */
export interface MarkChange {
  key: 'set put' | 'set take';
  n: number | 'all';
  on: PhraseNode;
}

/** `set marks of X to marks of X + 1` puts one on X, `- 1` takes one away, and `to 0` all. */
export function markChange({ word, args: { what, to } }: WordNode): MarkChange | undefined {
  const on = word === 'set' && what?.type === 'phrase' ? markedIn(what.phrase) : undefined;
  if (!on || to?.type !== 'value') return undefined;
  const { value } = to;
  if (value.kind === 'number') return value.value === 0 ? { key: 'set take', n: 'all', on } : undefined;
  if (value.kind !== 'binary' || value.right.kind !== 'number' || value.right.value < 1) return undefined;
  if ((value.op !== '+' && value.op !== '-') || what?.type !== 'phrase' || !alike(value.left, what.phrase)) {
    return undefined;
  }
  return { key: value.op === '+' ? 'set put' : 'set take', n: value.right.value, on };
}
