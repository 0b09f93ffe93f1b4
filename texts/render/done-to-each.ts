/**
 * What is done to each of several things by one verb: *upgrade each of its farms for free*; the inverse of
 * `parse/rules/done-to-each.ts`.
 */
import type { EffectNode, PhraseNode, WordNode } from '../../dsl/internal.ts';

/** Verbs whose object can be one of several. */
export const DONE_TO_EACH = ['upgrade', 'remove', 'ready', 'use', 'perform'] as const;

/** `each farm: upgrade it free` as one verb, with its object; undefined where the verb says more of the thing. */
export function doneToEach({ word, args }: WordNode): { verb: WordNode; object: PhraseNode } | undefined {
  const { over, body, ...others } = args;
  if (word !== 'each' || Object.keys(others).length > 0 || over?.type !== 'phrase' || body?.type !== 'effect') {
    return undefined;
  }
  const object = over.phrase;
  if (object.top || object.ordinal) return undefined;
  const verb = verbOfIt(body.effect);
  return verb && { verb: { ...verb, args: { ...verb.args, what: { type: 'phrase', phrase: object } } }, object };
}

function verbOfIt(effect: EffectNode): WordNode | undefined {
  if (effect.kind !== 'word' || !(DONE_TO_EACH as readonly string[]).includes(effect.word)) return undefined;
  const { what, cost, ...others } = effect.args;
  // a price would be that of all
  const isFree = !cost || (cost.type === 'cost' && cost.cost.kind === 'free');
  if (Object.keys(others).length > 0 || !isFree) return undefined;
  if (what?.type !== 'phrase' || what.phrase.noun.text !== 'it') return undefined;
  return what.phrase.adjectives.length + what.phrase.posts.length === 0 ? effect : undefined;
}
