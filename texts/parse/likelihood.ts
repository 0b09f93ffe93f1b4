/** Which of several readings of a sentence is the likely one. */
import { type EffectNode, type Range, type Symbols, GAME } from '../../dsl/internal.ts';
import { countUnlikely } from './accepted-wordings.ts';
import { countUnsaidReturns } from './either-way.ts';
import type { Meaning } from './meanings.ts';
import type { Token } from './tokens.ts';

/** What the sentence is that has several meanings, and who is asked about them. */
interface Sentence {
  tokens: readonly Token[];
  symbols: Symbols;
  /** whether it is known what the card does, and asked whether this sentence says so */
  isExpected: boolean;
  /** errors in names and types */
  countProblems: (parts: readonly EffectNode[]) => number;
  /** whether the effect, as one sentence, renders to exactly these tokens */
  isRendered: (effect: EffectNode) => boolean;
}

/**
 * A sentence that some meanings render to means one of these. Otherwise the ones that make most sense remain: those with the
 * fewest errors in names and types, then those with the least that texts seldom mean. Several are left where the sentence is ambiguous.
 */
export function mostLikely(
  meanings: readonly Meaning[],
  { tokens, symbols, isExpected, countProblems, isRendered }: Sentence,
): readonly Meaning[] {
  if (meanings.length === 1) return meanings;
  const problemsOf = ({ parts }: Meaning): number => countProblems(parts);
  const exact = meanings.filter(({ effect, unplaced }) =>
    [effect, unplaced].some((one) => one !== undefined && isRendered(one)),
  );
  if (exact.length > 0) {
    const sound = withFewest(exact, problemsOf);
    // *use* is said of cards and of slots: what a game cannot mean gives way to what it can
    const others = problemsOf(sound[0]) > 0 ? meanings.filter((one) => problemsOf(one) === 0) : [];
    if (others.length === 1) return others;
    // what is printed may mean what is meant more often, if that is what the card does
    const unlikely = countUnlikely(sound[0].effect);
    const usual = (one: Meaning): boolean => countUnlikely(one.effect) < unlikely && problemsOf(one) === 0;
    if (isExpected && sound.length === 1 && unlikely > 0) return [...sound, ...meanings.filter(usual)];
    // what is said of one that nobody named is as near as what is said of it in a wording of another word
    const unnamed = sound.length === 1 && sound[0].isChosen();
    return unnamed ? [...sound, ...meanings.filter((one) => !one.isChosen() && problemsOf(one) === 0)] : sound;
  }
  const sound = withFewest(meanings, problemsOf);
  const withNumbers = withFewest(sound, ({ effect }) => numbersInNames(effect, tokens));
  return withFewest(
    withNumbers,
    ({ effect, isChosen }) => countUnlikely(effect) + countUnsaidReturns(effect, symbols) + (isChosen() ? 1 : 0),
  );
}

/** Numbers of the text that are parts of names: `2 farms` is rather two farms than a slot of that name. */
function numbersInNames(effect: EffectNode, tokens: readonly Token[]): number {
  const numbers = new Set(tokens.filter(({ text }) => /^\d+$/.test(text)).map(({ range }) => range.start));
  let count = 0;
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { noun } = value as { noun?: { range: Range } };
    if (noun && numbers.has(noun.range.start)) count++;
    Object.values(value).forEach(walk);
  };
  walk(effect);
  return count;
}

/** Those of which the least is counted. */
function withFewest<T>(all: readonly T[], count: (one: T) => number): T[] {
  const counted = all.map((one) => ({ one, n: count(one) }));
  const fewest = Math.min(...counted.map(({ n }) => n));
  return counted.filter(({ n }) => n === fewest).map(({ one }) => one);
}

/** Whether it is what a card does when the game ends. */
export const atEndOfGame = (effect: EffectNode | null | undefined): boolean =>
  effect?.kind === 'word' &&
  effect.args.event?.type === 'event' &&
  effect.args.event.event.kind === 'period' &&
  effect.args.event.event.period.text === GAME;
