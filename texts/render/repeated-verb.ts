/** How often, or for how much, is said behind what is done by one verb: *resolve its production twice*, *for at most 7 points*. */
import type { Symbols, EffectNode, PhraseNode, WordNode } from '../../dsl/internal.ts';
import { choiceWithin } from './choice-within.ts';

/** Words whose phrase is a verb with its objects, so that a number behind can only be that of the verb. */
const VERBS: ReadonlySet<string> = new Set([
  'advance',
  'build',
  'dispose',
  'gain',
  'lose',
  'move',
  'perform',
  'put',
  'ready',
  'remove',
  'resolve',
  'take',
  'upgrade',
  'use',
]);

/** What these are done to can take it again: *use an action card twice* may mean one card. */
const AGAIN: ReadonlySet<string> = new Set(['perform', 'resolve', 'use']);

const NOTHING: ReadonlySet<string> = new Set();

/** Whether one of several is chosen each time: of a thing that is known nothing is left open. */
function isChosen({ args: { what } }: WordNode, symbols: Symbols): boolean {
  const name = what?.type === 'phrase' ? ownerOf(what.phrase).noun.text : '';
  return /^(?:cards?|slots?|sites?)$/.test(name) || symbols.find(name).some(({ kind }) => KINDS.has(kind));
}
const KINDS: ReadonlySet<string> = new Set(['class', 'deck', 'piece', 'site-kind', 'tag', 'type']);

/** `production of it`: it. */
function ownerOf(phrase: PhraseNode): PhraseNode {
  const of = phrase.posts.find((post) => post.kind === 'of');
  return of?.kind === 'of' ? ownerOf(of.of) : phrase;
}

/** `repeat 2 times: gain 1 card`, or of something that is chosen each time; `at most 7 points: resolve scoring of it`. */
export function isSaidBehindVerb({ word, args: { times, body } }: WordNode, symbols: Symbols): boolean {
  if (word === 'at-most') return body?.type === 'effect' && isOneVerb(body.effect, NOTHING, symbols);
  if (word !== 'repeat' || times?.type !== 'value' || body?.type !== 'effect') return false;
  const isSeveral = times.value.kind === 'number' ? times.value.value > 1 : times.value.kind === 'phrase';
  return isSeveral && isOneVerb(body.effect, AGAIN, symbols);
}

/** `unclear`: verbs of which the number behind would not say what it is of, where one of several is chosen. */
function isOneVerb(effect: EffectNode, unclear: ReadonlySet<string>, symbols: Symbols): boolean {
  if (effect.kind === 'then') {
    const found = effect.steps.length === 2 ? choiceWithin(effect, 0, symbols) : undefined;
    return found !== undefined && found.as === undefined && VERBS.has(found.word.word) && !unclear.has(found.word.word);
  }
  return effect.kind === 'word' && VERBS.has(effect.word) && !(unclear.has(effect.word) && isChosen(effect, symbols));
}
