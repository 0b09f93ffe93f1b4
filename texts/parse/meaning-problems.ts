/** What is wrong with the meaning of a text that was understood word by word. */
import {
  resolveContinuousEffects,
  resolveProgram,
  type Context,
  type Symbols,
  type Problem,
  type EffectNode,
  type PhraseNode,
} from '../../dsl/internal.ts';
import type { TextProblem } from './problems.ts';

/**
 * The errors of an effect when its names are resolved: `cards of production` has one, as production has no cards.
 * `amount`: it may speak of an amount that is known before it begins.
 */
export function semanticProblems(
  parts: readonly EffectNode[],
  self: string,
  symbols: Symbols,
  amount = true,
): readonly Problem[] {
  const effect: EffectNode =
    parts.length === 1 ? parts[0] : { kind: 'block', parts: [...parts], range: parts[0].range };
  const context = { ...contextOf(self, symbols), amount };
  const errorsOf = (resolve: typeof resolveProgram | typeof resolveContinuousEffects): Problem[] =>
    resolve(effect, context).problems.filter(({ severity }) => severity === 'error');
  const asProgram = errorsOf(resolveProgram);
  if (asProgram.length === 0) return asProgram;
  const asContinuous = errorsOf(resolveContinuousEffects);
  return asContinuous.length < asProgram.length ? asContinuous : asProgram;
}

const contextOf = (self: string, symbols: Symbols): Context => ({
  symbols,
  mode: 'parts',
  thisType: self === 'card' || self === 'slot' ? self : 'site',
  amount: true,
  originOf: () => ({ file: '', line: 1, column: 1, text: '' }),
  print: () => '',
});

/** The phrases of cards in an effect that say nowhere where the cards are. */
export function unplacedCards(effect: EffectNode, self: string, symbols: Symbols): ReadonlySet<PhraseNode> {
  const phrases = new Set<PhraseNode>();
  resolveProgram(effect, { ...contextOf(self, symbols), onUnplaced: (phrase) => phrases.add(phrase) });
  return phrases;
}

/**
 * The same for an effect that was parsed from a text, at their places in the text: it may be understood word by word
 * and refer to nothing. What a card does begins without an amount: *that many* must be said of something in the text.
 */
export const meaningProblems = (effect: EffectNode, self: string, symbols: Symbols): TextProblem[] =>
  semanticProblems(effect.kind === 'block' ? effect.parts : [effect], self, symbols, self !== 'card').map(
    ({ code, start, end, message, help, suggestions = [], data }) => ({
      code,
      range: { start, end },
      message,
      suggestions,
      ...(help ? { help } : {}),
      ...(data === undefined ? {} : { data }),
    }),
  );

export const countSemanticProblems = (parts: readonly EffectNode[], self: string, symbols: Symbols): number =>
  semanticProblems(parts, self, symbols).length;
