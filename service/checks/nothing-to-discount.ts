import {
  nodesOf,
  counterInWords,
  type PackModel,
  type ContinuousEffect,
  type Cost,
  type Effect,
  rootOf,
  visitIr,
  listed,
} from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

/** Whose costs are asked: of building, upgrading or buying. */
export interface NothingToDiscount {
  on: 'build' | 'upgrade' | 'buy';
  /** names of counters that are never paid there */
  never: string[];
  /** names of counters that are */
  paid: string[];
  /** only of what the same effect builds next: other effects name costs of their own */
  next?: true;
}

const DOING: Record<NothingToDiscount['on'], string> = {
  build: 'built',
  upgrade: 'upgraded',
  buy: 'bought',
};

export const nothingToDiscount = defineCheck<NothingToDiscount>({
  summary: 'A discount takes off what is never paid there.',
  severity: 'warning',
  message: ({ on, never, next }) =>
    `This takes nothing off: what is ${DOING[on]} ${next ? 'next' : 'here'} never costs ${listed(never, 'or')}.`,
  help: ({ paid }) => (paid.length > 0 ? `What is paid there: \`${paid.join(', ')}\`.` : undefined),
  fix: { none: 'only the author knows what is meant' },
  example: { on: 'build', never: ['credits'], paid: ['kelp', 'steelplast'] },
  run({ model }) {
    const found = new Map<Discount, Omit<NothingToDiscount, 'on'>>();
    const discounts = nodesOf(model, 'continuous', 'discount');
    const named = discounts.length > 0 ? namedCosts(model) : { build: [], upgrade: [] };
    for (const discount of discounts) {
      const useless = uselessPart(discount, costsAsked(discount, model, named), model);
      if (useless) found.set(discount, useless);
    }
    for (const effect of [...nodesOf(model, 'effect', 'then'), ...nodesOf(model, 'effect', 'block')]) {
      for (const [discount, cost] of builtNext(stepsOf(effect), model)) {
        const useless = uselessPart(discount, cost, model);
        if (useless && !found.has(discount)) found.set(discount, { ...useless, next: true });
      }
    }
    return [...found].map(([discount, useless]) => ({ data: { on: discount.on, ...useless }, at: discount.origin }));
  },
});

type Discount = Extract<ContinuousEffect, { k: 'discount' }>;

function uselessPart(
  { items }: Discount,
  costs: readonly Cost[],
  model: PackModel,
): Pick<NothingToDiscount, 'never' | 'paid'> | undefined {
  const paid = countersOf(costs);
  const never = (items ?? []).map(({ counter }) => counter).filter((counter) => !paid.has(counter));
  const nameOf = (id: string): string => counterInWords(model, id);
  return never.length > 0 ? { never: never.map(nameOf), paid: [...paid].map(nameOf) } : undefined;
}

const stepsOf = (effect: Effect): readonly Effect[] =>
  effect.k === 'then' ? effect.steps.map((step) => step.effect) : effect.k === 'block' ? effect.parts : [];

/**
 * Discounts right before what they are on is built at its usual cost; that cost, and those that the same effect names later.
 */
function builtNext(steps: readonly Effect[], { pieces }: PackModel): [Discount, Cost[]][] {
  return steps.flatMap((step, i): [Discount, Cost[]][] => {
    const next = steps[i + 1];
    if (step.k !== 'until' || step.continuous.k !== 'discount' || next?.k !== 'build') return [];
    const discount = step.continuous;
    if (discount.on !== 'build' || (next.cost.k !== 'usual' && next.cost.k !== 'less')) return [];
    const isOn = next.pieces.every((id) => discount.pieces.includes(id));
    if (!isOn) return [];
    const usual = pieces.filter(({ id }) => next.pieces.includes(id)).map(({ cost }) => cost);
    return [[discount, [...usual, ...namedLater(steps.slice(i + 2), discount.pieces)]]];
  });
}

/** Costs for which these steps build some of the pieces. */
function namedLater(steps: readonly Effect[], pieces: readonly string[]): Cost[] {
  const found: Cost[] = [];
  const note = ({ pieces: built, cost }: { pieces: readonly string[]; cost: Cost }): void => {
    if (built.some((id) => pieces.includes(id))) found.push(cost);
  };
  visitIr(rootOf('effect', steps), { effect: { build: note, replace: note } });
  return found;
}

/** Costs that effects name themselves, in place of the usual ones. */
interface NamedCosts {
  build: { pieces: readonly string[]; cost: Cost }[];
  upgrade: Cost[];
}

const namedCosts = (model: PackModel): NamedCosts => ({
  build: [...nodesOf(model, 'effect', 'build'), ...nodesOf(model, 'effect', 'replace')],
  upgrade: nodesOf(model, 'effect', 'upgrade').map(({ cost }) => cost),
});

function costsAsked(discount: Discount, { pieces, cards }: PackModel, named: NamedCosts): Cost[] {
  if (discount.on === 'buy') return cards.map(({ price }) => price);
  const kinds = pieces.filter(({ id }) => discount.pieces.length === 0 || discount.pieces.includes(id));
  if (discount.on === 'upgrade') {
    return [...kinds.flatMap(({ upgrade }) => (upgrade ? [upgrade] : [])), ...named.upgrade];
  }
  const ids = new Set(kinds.map(({ id }) => id));
  return [
    ...kinds.map(({ cost }) => cost),
    ...named.build.flatMap(({ pieces: built, cost }) => (built.some((id) => ids.has(id)) ? [cost] : [])),
  ];
}

const countersOf = (costs: readonly Cost[]): Set<string> =>
  new Set(
    costs.flatMap((cost) =>
      cost.k === 'amounts' ? cost.alternatives.flatMap((items) => items.map(({ counter }) => counter)) : [],
    ),
  );
