/** What two effects can differ in. Each difference has one class; findings, waivers and reports go by its name. */

interface DifferenceClass {
  /** what differs, in one sentence without the two texts */
  summary: string;
  /** a reader of the one text plays another game than a reader of the other, or at worst is in doubt */
  severity: 'error' | 'warning';
}

const error = (summary: string): DifferenceClass => ({ summary, severity: 'error' });
const warning = (summary: string): DifferenceClass => ({ summary, severity: 'warning' });

export const DIFFERENCE_CLASSES = {
  amount: error('Another number.'),
  counter: error('Something else is counted: gained, lost or paid.'),
  piece: error('Another kind of thing.'),
  filter: error(
    'Other things are meant, or another condition: a word that narrows down is other, missing or too many.',
  ),
  cost: error('Something else is to be paid.'),
  connective: error('Clauses are joined in another way: and, or, then.'),
  'choice-size': error('Another number of things to choose, or chosen in another way.'),
  limit: error('Another limit: how often, at most, at least.'),
  frame: error('Another time or occasion: whenever, until, at the end, for each.'),
  optionality: error('The one says may, the other does not.'),
  action: error('Something else is done.'),
  'missing-clause': error('The printed text lacks a clause that the effect has.'),
  'extra-clause': error('The printed text has a clause that the effect lacks.'),
  order: warning('The same clauses in another order.'),
  term: warning('Another name: of a zone, a track, a period.'),
} as const satisfies Record<string, DifferenceClass>;

export type DifferenceKind = keyof typeof DIFFERENCE_CLASSES;
