/** What is counted: for each of it there is so much. */
import { amountOf, each, eachOf, severalOf, thereAre, type Piece, type Resource, type Words } from './terms.ts';
import { others, type Count } from './position.ts';

/** Something that is counted: for each of it there is so much. */
export interface Counted {
  /** *each farm*; behind *for* */
  each: Words;
  /** *2 farms* for a number; null: only one by one */
  every: ((n: number) => Words) | null;
  count: Count;
}

export const ownResource = (what: Resource): Counted => ({
  each: eachOf(what),
  every: (n) => amountOf(n, what),
  count: ({ seats }, who) => seats[who].resources[what],
});
export const ownPiece = (what: Piece): Counted => ({
  each: eachOf(what),
  every: (n) => amountOf(n, what),
  count: ({ seats }, who) => seats[who].pieces[what],
});
const IN_HAND: readonly Words[] = [
  { en: 'in your hand', it: 'nella tua mano', uk: 'на руці' },
  { en: 'in hand', it: 'in mano', uk: 'у вашій руці' },
];
export const cardsInHand = (how: number): Counted => {
  const inHand = IN_HAND[how % IN_HAND.length];
  return {
    each: each((lang) => `${eachOf('card')[lang]} ${inHand[lang]}`),
    every: (n) => each((lang) => `${amountOf(n, 'card')[lang]} ${inHand[lang]}`),
    count: ({ seats }, who) => seats[who].hand.length,
  };
};
export const otherPlayers = (): Counted => ({
  each: { en: 'each other player', it: 'ogni altro giocatore', uk: 'кожного іншого гравця' },
  every: null,
  count: (at, who) => others(at, who).length,
});
export const playersWithMore = (what: Resource): Counted => ({
  each: {
    en: `each other player with more ${severalOf(what).en} than you`,
    it: `ogni altro giocatore con più ${severalOf(what).it} di te`,
    uk: `кожного іншого гравця, у якого більше ${severalOf(what).uk}, ніж у вас`,
  },
  every: null,
  count: (at, who) =>
    others(at, who).filter((one) => at.seats[one].resources[what] > at.seats[who].resources[what]).length,
});
export const playersWithAtLeast = (n: number, what: Resource): Counted => ({
  each: {
    en: `each other player with at least ${thereAre(n, what).en}`,
    it: `ogni altro giocatore con almeno ${thereAre(n, what).it}`,
    uk: `кожного іншого гравця, у якого щонайменше ${thereAre(n, what).uk}`,
  },
  every: null,
  count: (at, who) => others(at, who).filter((one) => at.seats[one].resources[what] >= n).length,
});
