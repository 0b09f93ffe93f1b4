/**
 * What is done to each of several things by one verb: *upgrade each of its farms for free*; the inverse of
 * `parse/rules/done-to-each.ts`.
 */
import type { EffectNode, PhraseNode, WordNode } from '../../dsl/internal.ts';
import { DONE_TO_EACH } from '../constructions/done-to-things.ts';
import { effectTemplate } from '../constructions/template.ts';

/** Verbs whose object can be one of several. */
export const VERBS_OF_EACH = ['upgrade', 'remove', 'ready', 'use', 'perform'] as const;

/** `each farm: upgrade it free` as one verb, with its object; undefined where the verb says more of the thing. */
export function doneToEach(node: WordNode): { verb: WordNode; object: PhraseNode } | undefined {
  const bound = effectTemplate(DONE_TO_EACH).match(node) as { x: PhraseNode; body: EffectNode } | undefined;
  const verb = bound && !bound.x.top && !bound.x.ordinal ? verbOfIt(bound.body) : undefined;
  if (!verb) return undefined;
  const object = bound!.x;
  return { verb: { ...verb, args: { ...verb.args, what: { type: 'phrase', phrase: object } } }, object };
}

function verbOfIt(effect: EffectNode): WordNode | undefined {
  if (effect.kind !== 'word' || !(VERBS_OF_EACH as readonly string[]).includes(effect.word)) return undefined;
  const { what, cost, ...others } = effect.args;
  // a price would be that of all
  const isFree = !cost || (cost.type === 'cost' && cost.cost.kind === 'free');
  if (Object.keys(others).length > 0 || !isFree) return undefined;
  if (what?.type !== 'phrase' || what.phrase.noun.text !== 'it') return undefined;
  return what.phrase.adjectives.length + what.phrase.posts.length === 0 ? effect : undefined;
}
