/** Things to do and conditions, chosen at random. */
import * as acts from './acts.ts';
import type { Act } from './acts.ts';
import * as counted from './counted.ts';
import type { Counted } from './counted.ts';
import * as conditions from './conditions.ts';
import type { Condition } from './conditions.ts';
import { FEW, NUMBERS, type Dice } from './dice.ts';
import { COLORS, type Resource } from './terms.ts';

export function makeGain(d: Dice): Act {
  const items = d.below(4) === 0 ? d.twoResources() : [d.resource()];
  return acts.gain(
    items.map((what) => [d.number(), what] as const),
    d.below(3) === 0 ? d.below(4) : 0,
    d.below(4) === 0,
  );
}

export function makeGainPer(d: Dice): Act {
  return acts.gainPer(d.number(), d.resource(), makeCounted(d), d.pick([1, 1, 2, 3]), d.below(4) === 0 ? 1 : 0);
}

export function makeCounted(d: Dice): Counted {
  return d.one<Counted>([
    () => counted.ownResource(d.resource()),
    () => counted.ownPiece(d.piece()),
    () => {
      d.cards();
      return counted.cardsInHand(d.below(2));
    },
    () => counted.otherPlayers(),
    () => counted.playersWithMore(d.resource()),
    () => counted.playersWithAtLeast(d.number(), d.resource()),
  ]);
}

export function makeLose(d: Dice): Act {
  return acts.lose(d.number(), d.resource(), d.below(4) === 0);
}

export function makePay(d: Dice): Act {
  return acts.pay(d.number(), d.resource(), d.below(3) === 0 ? 1 : 0);
}

export function makeDraw(d: Dice, many: boolean): Act {
  d.cards();
  return acts.draw(d.number(many ? NUMBERS : FEW), d.below(3) === 0);
}

export function makeDiscard(d: Dice): Act {
  d.cards();
  const color = d.below(3) === 0 ? d.pick(COLORS) : undefined;
  return acts.discard(d.number(color ? [1, 2] : FEW), color, d.below(2) === 0, d.below(4) === 0);
}

export function makeZones(d: Dice): Act {
  d.cards();
  return d.below(3) === 0 ? acts.discardTop(d.below(2)) : acts.putOnDeck(d.number([1, 2]), d.below(2) === 0);
}

/** `forOthers`: it says nothing of *you*, and few cards. */
export function makeAct(d: Dice, forOthers = false): Act {
  return d.one<Act>([
    () => makeGain(d),
    () => makeGain(d),
    () => (forOthers ? makeGain(d) : makeGainPer(d)),
    () => makeLose(d),
    () => makeDraw(d, !forOthers),
    () => makeDiscard(d),
    () => acts.either(d.pick(['gain', 'lose']), makeTwoAmounts(d)),
    ...(forOthers ? [] : [() => makeZones(d)]),
  ]);
}

/** What only gives. */
export function makeGift(d: Dice): Act {
  return d.one<Act>([
    () => makeGain(d),
    () => makeGain(d),
    () => makeGainPer(d),
    () => makeDraw(d, true),
    () => makeAnyResources(d),
  ]);
}

export function makeGainOrLose(d: Dice): Act {
  return d.one<Act>([() => makeGain(d), () => makeLose(d)]);
}

export function makeAnyResources(d: Dice): Act {
  d.allResources();
  return acts.anyResources(d.pick([2, 3]), d.below(2) === 0);
}

export function makeTwoAmounts(d: Dice): [[number, Resource], [number, Resource]] {
  const [a, b] = d.twoResources();
  return [
    [d.number(), a],
    [d.number(), b],
  ];
}

export function makeCondition(d: Dice): Condition {
  const simple = (): Condition =>
    d.one<Condition>([
      () => {
        const what = d.resource();
        return conditions.have(
          d.pick(conditions.COMPARED),
          d.number(),
          what,
          ({ seats }, who) => seats[who].resources[what],
        );
      },
      () => {
        const what = d.piece();
        return conditions.have(
          d.pick(conditions.COMPARED),
          d.number([1, 2, 3, 5]),
          what,
          ({ seats }, who) => seats[who].pieces[what],
        );
      },
      () => {
        d.cards();
        return conditions.have(
          d.pick(conditions.COMPARED),
          d.number(FEW),
          'card',
          ({ seats }, who) => seats[who].hand.length,
          {
            en: 'in your hand',
            it: 'in mano',
            uk: 'на руці',
          },
        );
      },
    ]);
  return d.one<Condition>([
    simple,
    simple,
    simple,
    () => {
      const [a, b] = [d.piece(), d.piece()];
      return conditions.haveBoth([d.number(FEW), a], [d.number(FEW), b]);
    },
    () => conditions.haveMore(...d.twoResources()),
    () => conditions.anotherHasMore(d.resource()),
    () => conditions.moreThanAll(d.resource()),
    () => conditions.bothHold(simple(), simple()),
    () => conditions.eitherHolds(simple(), simple()),
  ]);
}
