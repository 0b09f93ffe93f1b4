import {
  type CardDef,
  type Cards,
  type Cond,
  type Effect,
  nodesOf,
  type PackModel,
  rootIn,
  rootOf,
  THIS,
  visitAll,
  visitIr,
} from '../../dsl/internal.ts';
import { defineCheck, fieldOf } from './check.ts';

export const unaskedPrice = defineCheck<{ id: string; type: string; deck: string; count: number }>({
  summary: 'Cards have a price that nothing asks when they are played.',
  severity: 'warning',
  message: ({ id, type, deck, count }) =>
    `The price of "${id}" is never asked: what happens when a "${type}" of the deck "${deck}" is played does not pay it` +
    `${count === 1 ? '' : `, nor that of ${count - 1} more`}.`,
  help: ({ type }) =>
    `Leave the price out, give the card a type or a deck that pays, or write \`pay price of this: …\` in \`played\` of "${type}".`,
  fix: { none: 'whether the price or the way it is played is meant changes the rules' },
  example: { id: 'kelp-gatherers', type: 'instant-card', deck: 'era-1', count: 1 },
  run({ model, sources }) {
    if (isAskedElsewhere(model)) return [];
    const found = new Map<string, CardDef[]>();
    for (const card of model.cards) {
      if (card.price.k === 'free' || isAsked(model, card)) continue;
      const alike = `${card.type} ${card.deck}`;
      found.set(alike, [...(found.get(alike) ?? []), card]);
    }
    return [...found.values()].map((cards) => {
      const [{ id, type, deck }] = cards;
      return { data: { id, type, deck, count: cards.length }, at: fieldOf(sources, { section: 'cards', id }, 'price') };
    });
  },
});

/** Whether an effect asks the price of a card that is not its own, or one that is no card's way to be played: it may be any card. */
function isAskedElsewhere(model: PackModel): boolean {
  const own = new Set<unknown>();
  visitAll([rootIn('types', model.types), rootIn('cards', model.cards)], (_, node) => own.add(node));
  return nodesOf(model, 'cost', 'price').some((cost) => cost.of !== THIS || !own.has(cost));
}

function isAsked(model: PackModel, card: CardDef): boolean {
  const played = model.types.find(({ id }) => id === card.type)?.played?.body;
  return [played, ...Object.values(card.programs).map(({ body }) => body)].some(
    (body) => body !== undefined && asksPrice(body, card),
  );
}

/** Also under conditions, but for those that the card itself decides. */
function asksPrice(body: Effect, card: CardDef): boolean {
  const never = new Set<unknown>();
  const leave = (effect: Effect | undefined): void => visitAll(rootOf('effect', effect), (_, node) => never.add(node));
  let isAsked = false;
  visitIr(rootOf('effect', body), {
    effect: {
      if({ test, then, otherwise }) {
        const value = isTrueOf(test, card);
        if (value === false) leave(then);
        if (value === true) leave(otherwise);
      },
    },
    cost: {
      price(cost) {
        isAsked ||= !never.has(cost);
      },
    },
  });
  return isAsked;
}

/** Undefined where more than the card decides. */
function isTrueOf(test: Cond, card: CardDef): boolean | undefined {
  switch (test.k) {
    case 'and':
    case 'or': {
      const values = test.of.map((one) => isTrueOf(one, card));
      const decisive = test.k === 'or';
      if (values.includes(decisive)) return decisive;
      return values.includes(undefined) ? undefined : !decisive;
    }
    case 'not': {
      const value = isTrueOf(test.of, card);
      return value === undefined ? undefined : !value;
    }
    case 'some-cards':
      return isThisIn(test.cards, card);
    default:
      return undefined;
  }
}

/** Whether the card is one of these, which are `this` with an adjective. */
function isThisIn(cards: Cards, card: CardDef): boolean | undefined {
  if (cards.k !== 'and' || !cards.of.some((one) => one.k === 'var' && one.v === THIS)) return undefined;
  const others = cards.of.filter((one) => one.k !== 'var');
  const values = others.map((one) => {
    if (one.k === 'deck') return one.deck === card.deck;
    if (one.k === 'type') return one.type === card.type;
    if (one.k === 'class') return one.decks.includes(card.deck) || one.types.includes(card.type);
    return undefined;
  });
  if (values.includes(false)) return false;
  return values.includes(undefined) ? undefined : true;
}
