/**
 * `move top 4 cards of deck to look then choose card in look then move it to hand`: a choice among cards that nobody has seen when
 * one decides whether to begin. That there will be one to choose is certain if the deck has any.
 */
import { IT, type Cards, type Effect, type Var } from './ir.ts';

type Step = Extract<Effect, { k: 'then' }>['steps'][number];

export interface UnseenChoice {
  /** the first cards of a stack … */
  move: Extract<Effect, { k: 'move' }> & { cards: Extract<Cards, { k: 'top' }> };
  /** … of which one is chosen */
  choose: Extract<Effect, { k: 'choose-card' }>;
  /** whether any of them will do, so that look-ahead need not see them */
  anyWillDo: boolean;
}

/** What changes no cards, so that the stack still has what it had. */
const KEEPS_CARDS: ReadonlySet<Effect['k']> = new Set([
  'set-counter',
  'choose-site',
  'choose-slot',
  'choose-piece',
  'pick',
  'count',
]);

/** The step at `at`, if it chooses among the cards that the step before moved from a stack. */
export function unseenChoice(steps: readonly Step[], at: number): UnseenChoice | null {
  const choose = steps[at].effect;
  const move = at > 0 ? steps[at - 1].effect : undefined;
  if (choose.k !== 'choose-card' || steps[at].may || move?.k !== 'move' || steps[at - 1].may) return null;
  const { cards } = move;
  const from = choose.cards.k === 'and' ? choose.cards.of : [choose.cards];
  if (cards.k !== 'top' || cards.zone === move.zone) return null;
  if (!from.some((part) => part.k === 'in' && part.zone === move.zone)) return null;
  const anyWillDo =
    choose.cards.k === 'in' &&
    steps.slice(0, at - 1).every(({ effect }) => keepsCards(effect)) &&
    steps.slice(at + 1).every(({ effect }) => isIndifferentTo(effect, choose.v));
  return { move: { ...move, cards }, choose, anyWillDo };
}

const keepsCards = (effect: Effect): boolean =>
  KEEPS_CARDS.has(effect.k) || (effect.k === 'pay' && effect.effect === undefined);

/** Moving the card is the same whichever it is; all else must not mention it. */
const isIndifferentTo = (effect: Effect, chosen: Var): boolean =>
  (effect.k === 'move' && effect.cards.k === 'var') || !mentions(effect, [chosen, IT]);

function mentions(node: unknown, variables: readonly Var[]): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return Object.entries(node).some(
    ([key, value]) => ((key === 'v' || key === 'of') && variables.includes(value as Var)) || mentions(value, variables),
  );
}
