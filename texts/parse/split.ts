/** Sentences that are two: `each other player loses 1 credit, but you gain 2`, `choose a city: gain 1 credit for each of its farms`. */
import type { EffectNode } from '../../dsl/internal.ts';
import type { Token } from './tokens.ts';

/** Tokens between two sentences; of `kept` ones the second sentence begins. */
export interface Contrast {
  words: readonly string[];
  kept: readonly string[];
}

interface Split {
  first: Token[];
  second: Token[];
  /** whether the second is about what the first one chose */
  isAboutChosen: boolean;
}

export function splitsOf(tokens: readonly Token[], contrasts: readonly Contrast[]): Split[] {
  const has = (texts: readonly string[], from: number): boolean =>
    texts.every((text, i) => tokens[from + i]?.text === text);
  return tokens.flatMap((token, i): Split[] => {
    if (i === 0 || i === tokens.length - 1) return [];
    const split = (from: number, isAboutChosen: boolean): Split => ({
      first: tokens.slice(0, i),
      second: tokens.slice(from),
      isAboutChosen,
    });
    const contrast = contrasts.find(({ words, kept }) => has([...words, ...kept], i));
    if (contrast) return [split(i + contrast.words.length, false)];
    return token.text === ':' ? [split(i + 1, true)] : [];
  });
}

/** What is done at once, so that a contrast behind it is not within it: a clause would take in what follows. */
export const isDoneAtOnce = (effect: EffectNode): boolean =>
  effect.kind === 'word' && (effect.word === 'each' || !effect.args.body);

export const isChoice = (effect: EffectNode | undefined): boolean =>
  effect?.kind === 'word' && effect.word === 'choose';
