/**
 * What is done with a thing if there is such a thing: *take 1 red card among them into your hand, if there is one*; the
 * inverse of `parse/rules/if-some.ts`.
 */
import type { Symbols, EffectNode, PhraseNode, WordNode } from '../../dsl/internal.ts';
import { fill } from '../languages/pattern.ts';
import { alike } from './alike.ts';
import type { RenderContext } from './context.ts';
import { nounForms } from './word-forms.ts';

/** Its phrases, by the gender of the thing where that matters. */
export const IF_SOME = ['if some', 'if some m', 'if some f', 'if some n'] as const;

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

/** `if red card of them: move 1 red card of them to hand` */
export function isIfSome({ word, args }: WordNode, symbols: Symbols): boolean {
  const { test, body, otherwise } = args;
  if (word !== 'if' || otherwise || test?.type !== 'value' || body?.type !== 'effect') return false;
  const thing = onlyThing(body.effect, symbols);
  return thing !== undefined && alike(thing, test.value);
}

/** Undefined for every other condition. */
export function renderIfSome(ctx: RenderContext, node: WordNode): string | undefined {
  const { body } = node.args;
  if (!isIfSome(node, ctx.symbols) || body?.type !== 'effect') return undefined;
  const gender = nounForms(ctx, onlyThing(body.effect, ctx.symbols)!.noun)?.gender;
  const pattern = ctx.language.phrases[`if some ${gender ?? 'n'}`] ?? ctx.language.phrases['if some'];
  return pattern && fill(pattern, () => ctx.recursive.body(ctx, body.effect));
}
