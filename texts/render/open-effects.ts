/** Effects whose end is open: what follows in the same sentence would be taken in by what they contain. */
import type { Symbols, EffectNode, OrNode, ThenNode, WordNode } from '../../dsl/internal.ts';
import { exchangeOf } from './exchange.ts';
import { doneToEach } from './done-to-each.ts';
import { isIfSome } from './if-some.ts';
import { isSaidBehindVerb } from './repeated-verb.ts';
import { sharedVerb } from './shared-verb.ts';
import { beginsWithVerb } from './third-person.ts';

/** Whether alternatives are listed behind *choose one*, with semicolons between: none of them contains what the next one is. */
export const isListed = (options: OrNode['options'], symbols: Symbols): boolean =>
  sharedVerb(options, symbols) === undefined && options.every((option) => isItem(option, symbols));

/** Whether it can be one of such a list. */
export const isItem = (option: EffectNode, symbols: Symbols): boolean =>
  (option.kind === 'word' || option.kind === 'then') && !isOpen(option, symbols);

/** Whether it contains an effect; an exchange does not, nor what is done several times, as they are one verb. */
export const hasBody = (effect: EffectNode, symbols: Symbols): boolean =>
  effect.kind === 'word' &&
  Object.values(effect.args).some((arg) => arg.type === 'effect') &&
  exchangeOf(effect, symbols) === undefined &&
  !isIfSome(effect, symbols) &&
  doneToEach(effect) === undefined &&
  !isSaidBehindVerb(effect, symbols);

/** Whether what follows would be taken in. */
export const isOpen = (effect: EffectNode, symbols: Symbols): boolean =>
  hasBody(effect, symbols) || (effect.kind === 'then' && isOpenAt(symbols, effect, effect.steps.length - 1));

/**
 * Whether a step with a body needs no brackets: the last one, as nothing follows that the body could take in. Behind a step that may
 * be left out a clause needs them, as *if you do* is a clause itself.
 */
export function isOpenAt(symbols: Symbols, { steps, may }: ThenNode, i: number): boolean {
  const step = steps[i];
  if (i !== steps.length - 1 || step.kind !== 'word' || step.word === 'may' || !hasBody(step, symbols)) return false;
  return beginsWithVerb(step, symbols) || !may.includes(true);
}

/** Whether `if … else …` is two sentences, as the first effect would take in the other: *If …, you may …. Otherwise, …* */
export function isInSentences(effect: EffectNode, symbols: Symbols): effect is WordNode {
  if (effect.kind !== 'word' || effect.word !== 'if') return false;
  const { body, otherwise } = effect.args;
  if (body?.type !== 'effect' || otherwise?.type !== 'effect') return false;
  return body.effect.kind === 'block' || isOpen(body.effect, symbols) || isInSentences(otherwise.effect, symbols);
}
