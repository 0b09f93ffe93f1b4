/**
 * What a thing is worth, from games that are the same but for who has it.
 *
 * With each seed the thing is given to every seat in turn. What a seat has at the end with it, less what the same seat has where another
 * one got it, contains neither the seat nor the luck that the games share; and both seats of such a pair are moved, so few games say much.
 */
import type { GameFacts } from '../games/facts.ts';
import { type Setting } from '../games/setting.ts';
import type { SeedGames } from '../runs/study.ts';
import { mean } from '../statistics/intervals.ts';
import { meanOutcome, type Measure, outcomeOf } from './outcome.ts';
import type { Target } from './target.ts';

/**
 * - `dealt`: chance brings the card to a seat; `shown`: it is laid out for all, or is not
 * - `access`: a slot that only one seat may choose
 * - `held`: boards, which are dealt but cannot be stacked, so only what chance did is read
 */
export type Design = 'dealt' | 'shown' | 'access' | 'held';

export function settingsOf(target: Target, design: Design, players: number): Setting[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  switch (design) {
    case 'dealt':
      return seats.map((seat) => ({ kind: 'give', card: target.id, seat }));
    case 'shown':
      return [
        { kind: 'show', card: target.id },
        { kind: 'hide', card: target.id },
      ];
    case 'access':
      return seats.map((seat) => ({ kind: 'only', slot: target.id, seat }));
    case 'held':
      return [];
  }
}

/** By seed: by how much a seat has more with it; empty where a design has no pairs. */
export function worthBySeed(games: readonly SeedGames[], design: Design, measure: Measure): number[] {
  return pairsOf(games, design, measure).map((pairs) => mean(pairs.map(({ gain }) => gain)));
}

/** A seat with it, compared with the same seat without. */
interface Pair {
  seed: number;
  seat: number;
  gain: number;
  facts: GameFacts;
}

/** By seed; seeds whose settings could not all be had are left out. */
export function pairsOf(games: readonly SeedGames[], design: Design, measure: Measure): Pair[][] {
  return games.flatMap(({ seed, natural, settings }) => {
    const all = settings.filter((facts) => facts !== null);
    if (all.length === 0 || all.length < settings.length) return [];
    if (design === 'shown') {
      const [shown, hidden] = all;
      return [[{ seed, seat: -1, gain: meanOutcome(shown, measure) - meanOutcome(hidden, measure), facts: shown }]];
    }
    return [
      all.map((facts, seat) => {
        const without = all.length === 1 ? [natural] : all.filter((_, other) => other !== seat);
        const usual = mean(without.map((other) => outcomeOf(other, seat, measure)));
        return { seed, seat, gain: outcomeOf(facts, seat, measure) - usual, facts };
      }),
    ];
  });
}
