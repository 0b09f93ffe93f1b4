/** How the names that the language owns are said: which nouns are things, which phrase says a number or a sign. */
import { CORE_NOUNS } from '../../words/core-names.ts';
import type { BinaryOp } from '../../syntax/ast.ts';
import type { PhraseKey } from '../languages/phrases.ts';

/** nouns of the language that stand for things, singular and plural */
export const THING_NOUNS: ReadonlySet<string> = new Set(
  Object.keys(CORE_NOUNS).filter((noun) => CORE_NOUNS[noun].some((family) => family !== 'number')),
);

/** nouns of the language that stand for a number or a color, with the phrase that says them */
export const NUMBER_PHRASES: Record<string, PhraseKey> = {
  number: 'number of',
  marks: 'marks of',
  supply: 'supply of',
  space: 'space',
  players: 'players',
  place: 'place of',
  seat: 'seat',
  'on-turn': 'on-turn',
  color: 'color of',
};

export const ARITHMETIC_PHRASES: Partial<Record<BinaryOp, PhraseKey>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided',
  mod: 'mod',
};

/** The way of a card that `discard` alone says; all others are told behind it. */
export const USUAL_ROUTE = 'discarded';
