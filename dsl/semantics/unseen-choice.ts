/**
 * A choice among cards that are still hidden when its effect is offered, as they are drawn or looked at first:
 * `gain 2 cards then choose card in hand …`, `move top 4 cards of deck to look then move 2 cards in look to hand`. If the deck has a card,
 * there will be one to choose.
 */
import { IT, type Cards, type Effect, type Num, type Var } from './ir.ts';

type Step = Extract<Effect, { k: 'then' }>['steps'][number];

export interface UnseenChoice {
  /** cards from the top of a stack, or drawn … */
  n: Num;
  from: string;
  to: string;
  isDraw: boolean;
  /** … of which one, or some, are chosen */
  choose: Effect;
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

/** A zone from which cards are drawn, with the one that they come to. */
type DrawZone = { id: string; drawsTo: string | null } | undefined;

/** The step at `at`, if it chooses among the cards that the step before took from a stack. `draws`: from where one draws. */
export function unseenChoice(steps: readonly Step[], at: number, draws: DrawZone): UnseenChoice | null {
  const choose = steps[at].effect;
  const made = choiceOf(choose);
  const before = at > 0 && !steps[at].may && !steps[at - 1].may ? taken(steps[at - 1].effect, draws) : null;
  if (!made || !before || before.from === before.to) return null;
  const among = made.cards.k === 'and' ? made.cards.of : [made.cards];
  if (!among.some((part) => part.k === 'in' && part.zone === before.to && !part.others)) return null;
  const anyWillDo =
    made.cards.k === 'in' &&
    steps.slice(0, at - 1).every(({ effect }) => keepsCards(effect)) &&
    steps.slice(at + 1).every(({ effect }) => isIndifferentTo(effect, made.v));
  return { ...before, choose, anyWillDo };
}

/** From which cards a step lets the player choose, and what the chosen one is called. */
function choiceOf(effect: Effect): { cards: Cards; v: Var } | null {
  if (effect.k === 'choose-card') return effect;
  return effect.k === 'move' && effect.some ? { cards: effect.cards, v: effect.some.v } : null;
}

function taken(effect: Effect, draws: DrawZone): Omit<UnseenChoice, 'choose' | 'anyWillDo'> | null {
  if (effect.k === 'move' && effect.cards.k === 'top') {
    return { n: effect.cards.n, from: effect.cards.zone, to: effect.zone, isDraw: false };
  }
  if (effect.k !== 'gain' || !draws?.drawsTo) return null;
  const [drawn] = effect.items;
  const drawsOnly = effect.items.length === 1 && drawn.what.k === 'cards' && !drawn.per;
  return drawsOnly ? { n: drawn.n, from: draws.id, to: draws.drawsTo, isDraw: true } : null;
}

const keepsCards = (effect: Effect): boolean =>
  KEEPS_CARDS.has(effect.k) || (effect.k === 'pay' && effect.effect === undefined);

/** Moving or disposing of the card is the same whichever it is; all else must not mention it. */
const isIndifferentTo = (effect: Effect, chosen: Var): boolean =>
  ((effect.k === 'move' || effect.k === 'dispose') && effect.cards.k === 'var') || !mentions(effect, [chosen, IT]);

function mentions(node: unknown, variables: readonly Var[]): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return Object.entries(node).some(
    ([key, value]) => ((key === 'v' || key === 'of') && variables.includes(value as Var)) || mentions(value, variables),
  );
}
