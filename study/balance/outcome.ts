/** What a seat has at the end of a game. */
import type { PackModel } from '../../dsl/internal.ts';
import type { GameFacts } from '../games/facts.ts';

/** `wins` in percent: a victory alone is 100. */
export type Measure = 'points' | 'wins';

export const outcomeOf = (facts: GameFacts, seat: number, measure: Measure): number =>
  measure === 'points' ? facts.scores[seat] : 100 * facts.wins[seat];

/** What is measured first: points where the pack has them. */
export const measureOf = ({ score }: PackModel): Measure => (score === undefined ? 'wins' : 'points');

export const meanOutcome = (facts: GameFacts, measure: Measure): number =>
  facts.scores.reduce((sum, _, seat) => sum + outcomeOf(facts, seat, measure), 0) / facts.scores.length;
