/** The names of the effect language itself: which nouns are things, which phrase says a number or an operator. */
import { CORE_NOUNS, type BinaryOp, type ExprNode, type PhraseNode, wordTable } from '../../dsl/internal.ts';
import type { PhraseKey } from '../languages/phrases.ts';

/** Nouns of the effect language that are things, singular and plural. */
export const THING_NOUNS: ReadonlySet<string> = new Set(
  Object.keys(CORE_NOUNS).filter((noun) => CORE_NOUNS[noun].some((family) => family !== 'number')),
);

/** Nouns of the effect language that are a number or a color, with their phrase. */
export const NUMBER_PHRASES: Record<string, PhraseKey> = wordTable({
  number: 'number of',
  marks: 'marks of',
  supply: 'supply of',
  distance: 'distance of',
  space: 'space',
  players: 'players',
  yours: 'yours',
  place: 'place of',
  seat: 'seat',
  'on-turn': 'on-turn',
  color: 'color of',
});

export const ARITHMETIC_PHRASES: Partial<Record<BinaryOp, PhraseKey>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided',
  mod: 'mod',
};

/** The route that `discard` alone says; all others are rendered after it. */
export const USUAL_ROUTE = 'discarded';

/** `players`: how many there are. */
export const isNumberOfPlayers = (expr: ExprNode): boolean =>
  expr.kind === 'phrase' && expr.noun.text === 'players' && expr.adjectives.length === 0 && expr.posts.length === 0;

/** `players` alone is how many there are; `other players with …` are counted like things. */
export const isNarrowedPlayers = ({
  noun,
  adjectives,
  posts,
}: Pick<PhraseNode, 'noun' | 'adjectives' | 'posts'>): boolean =>
  noun.text === 'players' && adjectives.length + posts.length > 0;
