import { type Gained, nodesOf, type PackModel } from '../../dsl/internal.ts';

/** Whether one is glad to have it: it scores, ranks or pays for something. Of debts one is glad to be rid. */
export function isWanted(what: Gained, model: PackModel): boolean {
  if (what.k === 'cards') return true;
  const counters = what.k === 'counter' ? [what.counter] : what.counters;
  const ranks = model.ranking.flatMap(({ counter, fewest }) => (fewest ? [] : [counter]));
  const debts = model.ranking.flatMap(({ counter, fewest }) => (fewest ? [counter] : []));
  const paid = nodesOf(model, 'cost', 'amounts').flatMap(({ alternatives }) => alternatives.flat());
  return counters.every(
    (counter) =>
      (counter === model.score && !debts.includes(counter)) ||
      ranks.includes(counter) ||
      paid.some((amount) => amount.counter === counter),
  );
}
