/** The sentences of a text, each of which is one part of its effect, but for those that go on with what the one before them did. */
import type { Language } from '../languages/language.ts';
import type { Wordings } from '../languages/wordings.ts';
import { PAID_EACH_KEYS } from '../render/paid-each.ts';
import { isStop, type Token, type TokenReplacements, tokenTexts } from './tokens.ts';

/** What joins a sentence to the one before it. */
export interface JoiningWords {
  /** with what it begins */
  goesOn: readonly (readonly string[])[];
  /** with what it ends */
  ofEach: readonly (readonly string[])[];
  /** what says in the sentence itself of what each one is: *pay up to 3 kelp to gain 1 credit for each* */
  counted: readonly (readonly string[])[];
  /** with what it begins where it is the next step */
  nextStep: readonly string[];
  /** with what it begins where it is what is done otherwise */
  otherwise: readonly (readonly string[])[];
}

export const joiningWords = (
  { phrases }: Language,
  wordings: Wordings,
  replacements: TokenReplacements,
): JoiningWords => ({
  goesOn: wordings.goesOn.map((text) => tokenTexts(text, replacements)),
  ofEach: wordings.ofEach.map((text) => tokenTexts(text, replacements)),
  counted: PAID_EACH_KEYS.flatMap((key) => {
    const pattern = phrases[key];
    return pattern === undefined
      ? []
      : [tokenTexts(pattern.slice(0, pattern.indexOf('{')).split(' ').slice(1).join(' '), replacements)];
  }),
  nextStep: tokenTexts(phrases.then.replace(/^,/, ''), replacements),
  otherwise: [phrases['if otherwise'], ...(wordings.patterns['if otherwise'] ?? [])].map((pattern) =>
    tokenTexts(/\. ([^{]+)/.exec(pattern)![1].replace(/[,:] $/, ''), replacements),
  ),
});

/** Sentences that go on are one with those before them; the full stop is kept before the next step, and what is done otherwise. */
export function sentencesIn(tokens: readonly Token[], joining: JoiningWords): Token[][] {
  const sentences: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (!isStop(token) || isOtherwise(tokens, at, joining)) sentences.at(-1)!.push(token);
    else if (!goesOnAt(tokens, at + 1, joining)) sentences.push([]);
    else if (has(tokens, joining.nextStep, at + 1)) sentences.at(-1)!.push(token);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** Whether what is done otherwise follows a full stop. */
const isOtherwise = (tokens: readonly Token[], at: number, { otherwise }: JoiningWords): boolean =>
  otherwise.some((words) => has(tokens, words, at + 1));

/** The tokens without the full stops before what is done otherwise. */
export const withoutOtherwiseStops = (tokens: readonly Token[], joining: JoiningWords): Token[] =>
  tokens.filter((token, at) => !isStop(token) || !isOtherwise(tokens, at, joining));

function goesOnAt(tokens: readonly Token[], from: number, { goesOn, ofEach, counted }: JoiningWords): boolean {
  if (goesOn.some((words) => has(tokens, words, from))) return true;
  const end = tokens.findIndex((token, i) => i >= from && isStop(token));
  const last = end < 0 ? tokens.length : end;
  if (counted.some((words) => tokens.slice(from, last).some((_, i) => has(tokens, words, from + i)))) return false;
  return ofEach.some((words) => has(tokens, words, last - words.length));
}

const has = (tokens: readonly Token[], words: readonly string[], at: number): boolean =>
  words.every((text, i) => tokens[at + i]?.text === text);
