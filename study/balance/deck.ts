/**
 * The distribution to which a thing is compared: what all things of its kind are worth, from games in which chance
 * decided who got them.
 */
import type { PackModel } from '../../dsl/internal.ts';
import type { GameFacts } from '../games/facts.ts';
import { type Effect, effectsOf, type Row, type Spread, spreadOf } from '../statistics/effects.ts';
import { mean } from '../statistics/intervals.ts';
import { type Band, bandOf } from './band.ts';
import { meanOutcome, type Measure, outcomeOf } from './outcome.ts';
import type { Design } from './worth.ts';

interface Member {
  id: string;
  name: string;
  /** null: chance gave it to nobody, or to everybody */
  effect: Effect | null;
  /** in which share of what chance gave it was used; null where it came to nobody, and of what is never used */
  used: number | null;
}

export interface DeckFigures {
  members: Member[];
  spread: Spread;
  /** what a usual one is worth: 95 % of them, but never closer together than what hardly anybody would notice */
  usual: Band;
}

/** A part of the deviation of what seats have at the end. */
const UNNOTICED = 0.2;

/** What hardly anybody would notice. */
export const unnoticed = (games: readonly GameFacts[], measure: Measure): number =>
  UNNOTICED * deviationOf(games, measure);

/** How the cards of a deck come into play, as most of these games show it; null if chance brings none. */
export function designOf(deck: string, games: readonly GameFacts[], model: PackModel): Design | null {
  const counts = { dealt: 0, shown: 0 };
  for (const { cards } of games) {
    for (const { how, def } of cards) {
      if (model.cards[def].deck === deck && (how === 'dealt' || how === 'shown')) counts[how]++;
    }
  }
  if (counts.dealt + counts.shown === 0) return null;
  return counts.dealt >= counts.shown ? 'dealt' : 'shown';
}

/** `without`: the thing that is asked about, which must not stretch the distribution to which it is compared. */
export function deckFigures(
  games: readonly GameFacts[],
  things: readonly { id: string; name: string }[],
  rows: Row[],
  measure: Measure,
  without?: string,
  used: readonly (number | null)[] = [],
): DeckFigures {
  const effects = effectsOf(rows, things.length);
  const members = things.map(({ id, name }, i) => ({ id, name, effect: effects[i], used: used[i] ?? null }));
  const spread = spreadOf(members.flatMap(({ id, effect }) => (effect === null || id === without ? [] : [effect])));
  return { members, spread, usual: bandOf(spread, unnoticed(games, measure)) };
}

/** Of what seats have at the end, between games of the same seat. */
function deviationOf(games: readonly GameFacts[], measure: Measure): number {
  if (games.length < 2) return 0;
  const seats = games[0].scores.map((_, seat) => games.map((facts) => outcomeOf(facts, seat, measure)));
  const variances = seats.map((list) => {
    const m = mean(list);
    return list.reduce((sum, x) => sum + (x - m) ** 2, 0) / (list.length - 1);
  });
  return Math.sqrt(mean(variances));
}

/** Rows of the regression: a seat of a game and what chance dealt to it, or a game and what was laid out in it. */
export function rowsOf(
  games: readonly GameFacts[],
  design: Design,
  members: readonly number[],
  measure: Measure,
): Row[] {
  const number = new Map(members.map((def, i) => [def, i]));
  return games.flatMap((facts, group): Row[] => {
    const came = facts.cards.filter(
      ({ how, def }) => how === (design === 'shown' ? 'shown' : 'dealt') && number.has(def),
    );
    if (design === 'shown') {
      return [{ y: meanOutcome(facts, measure), had: came.map(({ def }) => number.get(def)!), group }];
    }
    return facts.scores.map((_, seat) => ({
      y: outcomeOf(facts, seat, measure),
      had: came.filter((one) => one.seat === seat).map(({ def }) => number.get(def)!),
      group,
    }));
  });
}

/** The same for boards. */
export function boardRows(games: readonly GameFacts[], boards: readonly string[], measure: Measure): Row[] {
  return games.flatMap((facts, group) =>
    facts.boards.map((board, seat) => ({
      y: outcomeOf(facts, seat, measure),
      had: boards.includes(board) ? [boards.indexOf(board)] : [],
      group,
    })),
  );
}
