/** What is measured of a game, one number each. */
import type { PackModel } from '../../dsl/internal.ts';
import type { GameFacts } from '../games/facts.ts';
import { mean } from '../statistics/intervals.ts';

export interface Measured {
  id: string;
  name: string;
  kind: 'game' | 'slots' | 'cards';
  /** null where a game does not have it */
  of(facts: GameFacts): number | null;
}

const others = (list: readonly number[], seat: number): number => mean(list.filter((_, other) => other !== seat));
const isContest = ({ scores }: GameFacts): boolean => scores.length > 1;

/** Of games of any pack. */
const GAME_MEASURES: readonly Measured[] = [
  { id: 'score', name: 'mean score', kind: 'game', of: ({ scores }) => mean(scores) },
  {
    id: 'margin',
    name: 'best less worst score',
    kind: 'game',
    of: (facts) => (isContest(facts) ? Math.max(...facts.scores) - Math.min(...facts.scores) : null),
  },
  {
    id: 'first-score',
    name: 'first player ahead by',
    kind: 'game',
    of: (facts) => (isContest(facts) ? facts.scores[facts.first] - others(facts.scores, facts.first) : null),
  },
  {
    id: 'first-wins',
    name: 'first player wins, %',
    kind: 'game',
    of: (facts) => (isContest(facts) ? 100 * facts.wins[facts.first] : null),
  },
  { id: 'rounds', name: 'rounds', kind: 'game', of: ({ passes }) => passes },
  { id: 'decisions', name: 'decisions', kind: 'game', of: ({ decisions }) => decisions },
  {
    id: 'forced',
    name: 'forced decisions, %',
    kind: 'game',
    of: ({ decisions, choices }) => (decisions === 0 ? null : 100 * (1 - choices / decisions)),
  },
  {
    id: 'branching',
    name: 'options a choice',
    kind: 'game',
    of: ({ options, choices }) => (choices === 0 ? null : options / choices),
  },
  {
    id: 'lead-changes',
    name: 'changes of the lead',
    kind: 'game',
    of: (facts) => (isContest(facts) ? facts.leadChanges : null),
  },
  {
    id: 'drama',
    name: 'best option ahead by',
    kind: 'game',
    of: ({ gap }) => gap,
  },
];

/** How often each slot was chosen, and how many players used or took each card, by game. */
export function measuresOf(model: PackModel): Measured[] {
  return [
    ...GAME_MEASURES.filter(({ id }) => model.score !== undefined || !['score', 'margin', 'first-score'].includes(id)),
    ...model.slots.map(({ id, name }, slot): Measured => ({
      id: `slots/${id}`,
      name,
      kind: 'slots',
      of: ({ slots }) => slots[slot].reduce((a, b) => a + b, 0),
    })),
    ...model.cards.map(({ id, name }, def): Measured => ({
      id: `cards/${id}`,
      name,
      kind: 'cards',
      of: ({ cards }) =>
        new Set(
          cards.flatMap((one) => (one.def === def && (one.how === 'used' || one.how === 'taken') ? [one.seat] : [])),
        ).size,
    })),
  ];
}
