/**
 * What is done with a thing if there is such a thing: *take 1 red card among them into your hand, if there is one*; the
 * inverse of `parse/rules/if-some.ts`.
 */
import type { Symbols, EffectNode, ExprNode, PhraseNode, WordNode } from '../../dsl/internal.ts';
import { IF_SOME } from '../constructions/done-to-things.ts';
import { effectTemplate } from '../constructions/template.ts';
import { fill } from '../languages/pattern.ts';
import { alike } from './alike.ts';
import type { RenderContext } from './context.ts';
import { nounForms } from './word-forms.ts';

/** Its phrases, by the gender of the thing where that matters. */
export const IF_SOME_KEYS = ['if some', 'if some m', 'if some f', 'if some n'] as const;

/** Verbs of one thing that is there before. */
const VERBS: ReadonlySet<string> = new Set(['dispose', 'move', 'ready', 'remove', 'upgrade', 'use']);

/** The one thing that a verb takes; undefined for all other effects. */
export function onlyThing(effect: EffectNode, symbols: Symbols): PhraseNode | undefined {
  if (effect.kind !== 'word' || !VERBS.has(effect.word)) return undefined;
  const { n, what } = effect.args;
  const isOne = n === undefined || (n.type === 'value' && n.value.kind === 'number' && n.value.value === 1);
  if (!isOne || what?.type !== 'phrase' || what.phrase.top || what.phrase.ordinal) return undefined;
  return symbols.find(what.phrase.noun.text).length > 0 || what.phrase.noun.text === 'card' ? what.phrase : undefined;
}

/** The thing and what is done with it: `if red card of them: move 1 red card of them to hand` */
function ifSome(node: WordNode, symbols: Symbols): { thing: PhraseNode; body: EffectNode } | undefined {
  const bound = effectTemplate(IF_SOME).match(node) as { x: ExprNode; body: EffectNode } | undefined;
  const thing = bound && onlyThing(bound.body, symbols);
  return thing && alike(thing, bound.x) ? { thing, body: bound.body } : undefined;
}

export const isIfSome = (node: WordNode, symbols: Symbols): boolean => ifSome(node, symbols) !== undefined;

/** Undefined for every other condition. */
export function renderIfSome(ctx: RenderContext, node: WordNode): string | undefined {
  const some = ifSome(node, ctx.symbols);
  if (!some) return undefined;
  const gender = nounForms(ctx, some.thing.noun)?.gender;
  const pattern = ctx.language.phrases[`if some ${gender ?? 'n'}`] ?? ctx.language.phrases['if some'];
  return pattern && fill(pattern, () => ctx.recursive.body(ctx, some.body));
}
