/**
 * A choice among cards that are still hidden when its effect is offered, as they are drawn or looked at first:
 * `gain 2 cards then choose card in hand …`, `move top 4 cards of deck to look then move 2 cards in look to hand`. If the deck has a card,
 * there will be one to choose.
 */
import { operationFacts, operationsOf, effectFacts } from './facts/index.ts';
import { IT, type Cards, type Cond, type Effect, type Num, type Var } from './ir.ts';
import { rootOf, someNode } from './visit-ir.ts';
import { innerOf } from './walk-effect.ts';

type Step = Extract<Effect, { k: 'then' }>['steps'][number];

export interface UnseenChoice {
  /** cards from the top of a stack, or drawn … */
  n: Num;
  from: string;
  to: string;
  isDraw: boolean;
  /** … of which one, or some, are chosen … */
  choose: Effect;
  /** … after so many that were chosen before */
  earlier: Num[];
  /** whether any of them will do, so that look-ahead need not see them */
  anyWillDo: boolean;
  /** counters that are gained before; what reacts to it must leave the stack alone */
  gained: string[];
}

/** A zone from which cards are drawn, with the one that they come to. */
type DrawZone = { id: string; drawsTo: string | null } | undefined;

/**
 * The choice of the step at `at` among the cards that a step before took from a stack: its own, or that of one of its alternatives.
 * `draws`: from where one draws.
 */
export const unseenChoice = (steps: readonly Step[], at: number, draws: DrawZone): UnseenChoice | null =>
  ownChoice(steps, at, draws) ?? choiceOfAlternative(steps, at, draws);

/** The step itself, if it chooses. */
function ownChoice(steps: readonly Step[], at: number, draws: DrawZone): UnseenChoice | null {
  const choose = steps[at].effect;
  const made = choiceOf(choose);
  const before = made && !steps[at].may ? takenBefore(steps, at, draws) : null;
  if (!made || !before || before.from === before.to || !isAmong(made.cards, before.to)) return null;
  const { step, earlier, ...taken } = before;
  const first = steps.slice(0, step).map(({ effect }) => effect);
  const anyWillDo =
    made.cards.k === 'in' &&
    first.every((effect) => keepsCards(effect) || isGainOfCounters(effect)) &&
    areIndifferentTo(steps.slice(at + 1), made.v);
  return { ...taken, choose, earlier, anyWillDo, gained: first.flatMap(countersGained) };
}

/** The step at `at`, if it is an `or` with such a choice that brings nothing else along. */
function choiceOfAlternative(steps: readonly Step[], at: number, draws: DrawZone): UnseenChoice | null {
  const { effect, may } = steps[at];
  if (effect.k !== 'or' || may) return null;
  for (const one of effect.of) {
    const inner = one.k === 'then' ? one.steps : [{ may: false, effect: one }];
    if (!inner.slice(1).every((step) => !step.may && movesCardOfVariable(step.effect))) continue;
    const found = ownChoice([...steps.slice(0, at), ...inner, ...steps.slice(at + 1)], at, draws);
    if (found?.anyWillDo) return found;
  }
  return null;
}

/**
 * From which stack the cards come without which the step at `at` cannot be done, whatever else there is: those that a step before
 * has taken from there, so that look-ahead does not see them.
 */
export function unseenNeed(steps: readonly Step[], at: number): string | null {
  const { effect, may } = steps[at];
  if (may) return null;
  for (const before of steps.slice(0, at).toReversed()) {
    const found = taken(before.effect, undefined);
    if (found && found.from !== found.to && needsCardIn(effect, found.to, false)) return found.from;
  }
  return null;
}

/** `alone`: as an alternative, which is offered only if it does something. */
function needsCardIn(effect: Effect, zone: string, alone: boolean): boolean {
  switch (effect.k) {
    case 'or':
      return effect.of.every((one) => needsCardIn(one, zone, true));
    case 'then':
      return effect.steps.some((step, i) => !step.may && needsCardIn(step.effect, zone, alone && i === 0));
    case 'if':
      // without its cards the test is false, which is no failure
      if (asksForCardsIn(effect.test, zone)) return false;
      return [effect.then, effect.otherwise].some((one) => one && needsCardIn(one, zone, alone));
    case 'must':
      return needsCardIn(effect.effect, zone, true);
    case 'pay':
      return effect.effect !== undefined && needsCardIn(effect.effect, zone, alone);
    case 'move':
    case 'dispose':
      return (alone || isChoiceOfSome(effect)) && isAmong(effect.cards, zone);
    default: {
      const made = choiceOf(effect);
      return made !== null && isAmong(made.cards, zone);
    }
  }
}

const isChoiceOfSome = (effect: Effect): boolean =>
  (effect.k === 'move' || effect.k === 'dispose') && effect.some !== undefined && !effect.some.all;

const asksForCardsIn = (test: Cond, zone: string): boolean =>
  someNode(rootOf('cond', test), { cards: (set) => set.k === 'in' && set.zone === zone });

interface Taken {
  n: Num;
  from: string;
  to: string;
  isDraw: boolean;
}

/** The step that took the cards, with what was chosen of them since. */
function takenBefore(
  steps: readonly Step[],
  at: number,
  draws: DrawZone,
): (Taken & { step: number; earlier: Num[] }) | null {
  const earlier: { n: Num; cards: Cards }[] = [];
  for (let step = at - 1; step >= 0; step--) {
    const { effect, may } = steps[step];
    if (may) return null;
    const found = taken(effect, draws);
    if (found) {
      const all = earlier.every(({ cards }) => isAmong(cards, found.to));
      return all ? { ...found, step, earlier: earlier.map(({ n }) => n) } : null;
    }
    const choice = choiceOf(effect);
    if (choice) earlier.push(choice);
    else if (!movesCardOfVariable(effect) && !keepsCards(effect)) return null;
  }
  return null;
}

const isAmong = (cards: Cards, zone: string): boolean =>
  (cards.k === 'and' ? cards.of : [cards]).some((part) => part.k === 'in' && part.zone === zone && !part.others);

/** From which cards a step lets the player choose how many, and what the chosen one is called. */
function choiceOf(effect: Effect): { cards: Cards; v: Var; n: Num } | null {
  if (effect.k === 'choose-card') return { ...effect, n: { k: 'const', n: 1 } };
  const isOfSome = effect.k === 'move' || effect.k === 'dispose';
  return isOfSome && effect.some && !effect.some.alike
    ? { cards: effect.cards, v: effect.some.v, n: effect.some.n }
    : null;
}

function taken(effect: Effect, draws: DrawZone): Taken | null {
  if (effect.k === 'move' && effect.cards.k === 'top') {
    return { n: effect.cards.n, from: effect.cards.zone, to: effect.zone, isDraw: false };
  }
  if (effect.k !== 'gain' || !draws?.drawsTo) return null;
  const [drawn] = effect.items;
  const drawsOnly = effect.items.length === 1 && drawn.what.k === 'cards' && !drawn.per;
  return drawsOnly ? { n: drawn.n, from: draws.id, to: draws.drawsTo, isDraw: true } : null;
}

/** Whether it changes no cards and sets nothing off, so that the stack still has what it had. */
const keepsCards = (effect: Effect): boolean =>
  innerOf(effect).length === 0 &&
  effectFacts(effect.k).inner === undefined &&
  operationsOf(effect).every((operation) => {
    const { writes, setsOff } = operationFacts(operation);
    return setsOff === 'nothing' && !writes.includes('cards');
  });

const isGainOfCounters = (effect: Effect): boolean =>
  effect.k === 'gain' && effect.items.every(({ what }) => what.k !== 'cards');

export const countersGained = (effect: Effect): string[] =>
  effect.k !== 'gain'
    ? []
    : effect.items.flatMap(({ what }) =>
        what.k === 'counter' ? [what.counter] : what.k === 'class' ? what.counters : [],
      );

const movesCardOfVariable = (effect: Effect): boolean =>
  (effect.k === 'move' || effect.k === 'dispose') && effect.cards.k === 'var';

/**
 * Moving or disposing of the card is the same whichever it is; all else must not mention it, until another one is chosen, unless
 * nothing that follows can fail.
 */
function areIndifferentTo(steps: readonly Step[], chosen: Var): boolean {
  const known = new Set([chosen, IT]);
  for (const [i, { effect }] of steps.entries()) {
    if (movesCardOfVariable(effect)) continue;
    const next = choiceOf(effect);
    if (mentions(next ? next.cards : effect, known)) {
      return steps.slice(i).every((step) => step.may || cannotFail(step.effect));
    }
    if (!next) continue;
    known.delete(next.v);
    known.delete(IT);
  }
  return true;
}

/** What only gives or takes counters, whatever a card says: `if it is red: gain 1 credit`. */
function cannotFail(effect: Effect): boolean {
  switch (effect.k) {
    case 'if':
      return cannotFail(effect.then) && (effect.otherwise === undefined || cannotFail(effect.otherwise));
    case 'block':
      return effect.parts.every(cannotFail);
    case 'then':
      return effect.steps.every((step) => step.may || cannotFail(step.effect));
    default:
      return isGainOfCounters(effect);
  }
}

function mentions(node: unknown, variables: ReadonlySet<Var>): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return Object.entries(node).some(
    ([key, value]) => ((key === 'v' || key === 'of') && variables.has(value as Var)) || mentions(value, variables),
  );
}
