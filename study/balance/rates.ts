/** How often and when a card is used by who got it, or claimed by anybody. */
import type { PackModel } from '../../dsl/internal.ts';
import type { GameFacts } from '../games/facts.ts';
import { type Interval, shareInterval } from '../statistics/intervals.ts';
import { median } from '../statistics/effects.ts';
import type { Design } from './worth.ts';

interface Rates {
  /** seats that got it by chance, or games in which it was laid out */
  chances: number;
  /** share of these in which it was used; of those laid out, taken */
  used: Interval;
  /** share of the games in which this had happened by the end of each round */
  byRound: { round: number; share: number }[];
  /** median of the rounds in which it happened; null if it never did */
  round: number | null;
  /** of who took it, where it was laid out: the share of victories */
  wins: Interval | null;
}

export interface RatesWithDeck extends Rates {
  /** of the other cards: the share of the least used tenth, the median, that of the most used tenth */
  deck: { p10: number; median: number; p90: number } | null;
}

/** Of one card, in games in which chance, or who asked, brought it. */
function ratesOf(def: number, games: readonly GameFacts[], design: Design): Rates {
  let chances = 0;
  const rounds: number[] = [];
  const wins: number[] = [];
  for (const { cards, wins: by } of games) {
    const own = cards.filter((one) => one.def === def);
    if (design === 'shown') {
      if (!own.some(({ how }) => how === 'shown')) continue;
      chances++;
      const taken = own.find(({ how }) => how === 'taken');
      if (taken === undefined) continue;
      rounds.push(taken.pass);
      wins.push(by[taken.seat]);
    } else {
      for (const { seat } of own.filter(({ how }) => how === 'dealt')) {
        chances++;
        const used = own.find((one) => one.how === 'used' && one.seat === seat);
        if (used !== undefined) rounds.push(used.pass);
      }
    }
  }
  const last = Math.max(0, ...games.map((facts) => facts.passes));
  const happened = [...rounds.map(() => 1), ...Array.from({ length: chances - rounds.length }, () => 0)];
  return {
    chances,
    used: shareInterval(happened, chances),
    byRound: Array.from({ length: last }, (_, i) => ({
      round: i + 1,
      share: chances === 0 ? 0 : rounds.filter((round) => round <= i + 1).length / chances,
    })),
    round: rounds.length === 0 ? null : median(rounds),
    wins: wins.length === 0 ? null : shareInterval(wins, wins.length),
  };
}

/** By number of the card: in which share of the games in which chance brought it to a seat it was used, or taken by anybody. */
export function usedOf(def: number, games: readonly GameFacts[], design: Design): number | null {
  const { chances, used } = ratesOf(def, games, design);
  return chances === 0 ? null : used.mean;
}

/** Chances below which the rate of a card says nothing. */
const FEW = 5;

export function ratesWithDeck(
  model: PackModel,
  id: string,
  asked: readonly GameFacts[],
  natural: readonly GameFacts[],
  design: Design,
): RatesWithDeck | null {
  const def = model.cards.findIndex((card) => card.id === id);
  const others = model.cards.flatMap(({ deck }, i) => (deck === model.cards[def].deck && i !== def ? [i] : []));
  const shares = others
    .map((other) => ratesOf(other, natural, design))
    .filter(({ chances }) => chances >= FEW)
    .map(({ used }) => used.mean)
    .sort((a, b) => a - b);
  const own = ratesOf(def, asked, design);
  // tiles and the like are never used: they only are; what is laid out may be taken, also where nobody ever does
  if (
    design !== 'shown' &&
    own.used.mean === 0 &&
    !others.some((other) => ratesOf(other, natural, design).used.mean > 0)
  ) {
    return null;
  }
  const at = (share: number): number => shares[Math.round(share * (shares.length - 1))];
  return {
    ...own,
    deck: shares.length < 3 ? null : { p10: at(0.1), median: median(shares), p90: at(0.9) },
  };
}
