/**
 * What is given for sets of all kinds, and for each different number: *2 points for each set of 1 building of each
 * kind*; the inverse of `parse/rules/kinds-and-numbers.ts`.
 */
import type { ExprNode, PhraseNode, Case } from '../../dsl/internal.ts';
import { EACH_NUMBER } from '../constructions/alike.ts';
import { valueTemplate } from '../constructions/template.ts';
import { fill } from '../languages/pattern.ts';
import type { RenderContext } from './context.ts';
import { renderPhrase } from './noun-phrases.ts';
import { isKind, isNumber } from './word-forms.ts';

/** `min over building as kind: connected kind`: what of each kind a set has, `connected building`. */
function thingOfEachKind(ctx: RenderContext, sets: ExprNode): PhraseNode | undefined {
  if (sets.kind !== 'over' || sets.fn !== 'min' || !sets.as || !isBareClass(ctx, sets.phrase)) return undefined;
  const { body, as, phrase } = sets;
  const isPlain = body.kind === 'phrase' && body.posts.length === 0 && !body.top && !body.ordinal;
  return isPlain && body.noun.text === as.text ? { ...body, noun: phrase.noun } : undefined;
}

const isBareClass = (ctx: RenderContext, { noun, adjectives, posts }: PhraseNode): boolean =>
  adjectives.length + posts.length === 0 && isKind(ctx, noun, 'class');

export function renderSetsOfKinds(
  ctx: RenderContext,
  sets: ExprNode,
  what: (grammatical: Case) => string,
): string | undefined {
  const thing = thingOfEachKind(ctx, sets);
  const pattern = ctx.language.phrases['sets of kinds'];
  return thing && pattern && fill(pattern, ([name], c) => (name === 'what' ? what(c) : renderPhrase(ctx, thing, 1, c)));
}

/** `per different over connected cities: farms of it` */
export function renderEachNumber(ctx: RenderContext, of: ExprNode, what: string): string | undefined {
  const bound = valueTemplate(EACH_NUMBER).match(of) as Record<string, PhraseNode> | undefined;
  const pattern = ctx.language.phrases['per number'];
  if (!bound || !pattern || isNumber(ctx, bound.kinds)) return undefined;
  return fill(pattern, ([name], c) => (name === 'what' ? what : renderPhrase(ctx, bound[name], 'many', c)));
}
