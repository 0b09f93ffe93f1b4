/** A position as a player would note it down, and what may come of it: nothing here knows the engine or the effect language. */
import { COLORS, PIECES, RESOURCES, type Color, type Piece, type Resource } from './terms.ts';

/** Cards are told apart by color only; all in the deck are green, so that it does not matter who draws first. */
export interface Seat {
  resources: Record<Resource, number>;
  pieces: Record<Piece, number>;
  hand: Color[];
}
export interface Position {
  era: number;
  /** the top first */
  deck: Color[];
  discarded: Color[];
  /** round the table: on the left of each is the next one */
  seats: Seat[];
}

/** What may come of it for that player; nothing: it cannot be done. */
export type Outcomes = (at: Position, who: number) => Position[];

/** Something to do. `isAnything`: whether it would do something; what begins with nothing is not begun. */
export interface Deed {
  outcomes: Outcomes;
  isAnything: (at: Position, who: number) => boolean;
}

export const sameAs = (position: Position): string =>
  JSON.stringify([
    position.era,
    position.deck,
    [...position.discarded].sort(),
    position.seats.map(({ resources, pieces, hand }) => [
      RESOURCES.map((one) => resources[one]),
      PIECES.map((one) => pieces[one]),
      [...hand].sort(),
    ]),
  ]);

const changed = (at: Position, change: (copy: Position) => void): Position => {
  const copy: Position = {
    era: at.era,
    deck: [...at.deck],
    discarded: [...at.discarded],
    seats: at.seats.map(({ resources, pieces, hand }) => ({
      resources: { ...resources },
      pieces: { ...pieces },
      hand: [...hand],
    })),
  };
  change(copy);
  return copy;
};

/** A number that is known only when it is done. */
export type Count = (at: Position, who: number) => number;

export function gains(items: readonly (readonly [n: number | Count, Resource])[]): Deed {
  const of = (n: number | Count, at: Position, who: number): number => (typeof n === 'number' ? n : n(at, who));
  return {
    outcomes: (at, who) => [
      changed(at, ({ seats }) => {
        for (const [n, what] of items) seats[who].resources[what] += of(n, at, who);
      }),
    ],
    isAnything: (at, who) => items.some(([n]) => of(n, at, who) > 0),
  };
}

/** As much of it as there is. */
export const loses = (n: number, what: Resource): Deed => ({
  outcomes: (at, who) => [
    changed(at, ({ seats }) => {
      seats[who].resources[what] = Math.max(0, seats[who].resources[what] - n);
    }),
  ],
  isAnything: (at, who) => at.seats[who].resources[what] > 0,
});

/** All of it, or it cannot be done. */
export const pays = (n: number, what: Resource): Deed => ({
  outcomes: (at, who) => (at.seats[who].resources[what] < n ? [] : loses(n, what).outcomes(at, who)),
  isAnything: (at, who) => at.seats[who].resources[what] >= n,
});

export const draws = (n: number): Deed => ({
  outcomes: (at, who) => [
    changed(at, ({ seats, deck }) => {
      if (deck.length < n) throw new Error('too small a deck for this statement');
      seats[who].hand.push(...deck.splice(0, n));
    }),
  ],
  isAnything: () => true,
});

/** Cards of the hand, of a color or of any, go elsewhere. `few`: fewer will do; else it cannot be done where there are too few. */
export function fromHand(
  n: number,
  color: Color | undefined,
  to: (copy: Position, card: Color) => void,
  few = false,
): Deed {
  const fits = (card: Color): boolean => color === undefined || card === color;
  const one: Outcomes = (at, who) =>
    COLORS.filter((card) => fits(card) && at.seats[who].hand.includes(card)).map((card) =>
      changed(at, (copy) => {
        const { hand } = copy.seats[who];
        hand.splice(hand.indexOf(card), 1);
        to(copy, card);
      }),
    );
  const fitting: Count = (at, who) => at.seats[who].hand.filter(fits).length;
  const isAnything: Deed['isAnything'] = (at, who) => fitting(at, who) >= (few ? 1 : n);
  return {
    outcomes: (at, who) => {
      if (!isAnything(at, who)) return [];
      let ends = [at];
      for (let i = Math.min(n, fitting(at, who)); i > 0; i--) ends = distinct(ends.flatMap((end) => one(end, who)));
      return ends;
    },
    isAnything,
  };
}

export const discards = (n: number, color?: Color): Deed =>
  fromHand(n, color, ({ discarded }, card) => void discarded.push(card));

/** The top card of the deck goes elsewhere. */
export const fromDeck = (to: (copy: Position, card: Color, who: number) => void): Deed => ({
  outcomes: (at, who) => [changed(at, (copy) => to(copy, copy.deck.shift()!, who))],
  isAnything: ({ deck }) => deck.length > 0,
});

export const builds = (what: Piece, n = 1): Deed => ({
  outcomes: (at, who) => [changed(at, ({ seats }) => void (seats[who].pieces[what] += n))],
  isAnything: () => true,
});

export const nothing: Deed = { outcomes: (at) => [at], isAnything: () => false };

/** One after the other, all of them. */
export const inTurn = (...deeds: readonly Deed[]): Deed => ({
  outcomes: (at, who) => {
    if (!deeds[0].isAnything(at, who)) return [];
    let ends = [at];
    for (const { outcomes } of deeds) ends = distinct(ends.flatMap((end) => outcomes(end, who)));
    return ends;
  },
  isAnything: (at, who) => deeds[0].isAnything(at, who),
});

/** One for the other: nobody pays for nothing. */
export const inReturn = (cost: Deed, gift: Deed): Deed => ({
  outcomes: (at, who) =>
    cost.isAnything(at, who)
      ? distinct(cost.outcomes(at, who).flatMap((paid) => (gift.isAnything(paid, who) ? gift.outcomes(paid, who) : [])))
      : [],
  isAnything: (at, who) => inReturn(cost, gift).outcomes(at, who).length > 0,
});

/** Each of them that does something. */
export const asFarAsCan = (...deeds: readonly Deed[]): Deed => ({
  outcomes: (at, who) => {
    let ends = [at];
    for (const { outcomes, isAnything } of deeds) {
      ends = distinct(
        ends.flatMap((end) => {
          const after = isAnything(end, who) ? outcomes(end, who) : [];
          return after.length > 0 ? after : [end];
        }),
      );
    }
    return ends;
  },
  isAnything: (at, who) => deeds.some(({ isAnything }) => isAnything(at, who)),
});

/** One of them that can be done and does something. */
export const oneOf = (...deeds: readonly Deed[]): Deed => ({
  outcomes: (at, who) =>
    distinct(deeds.flatMap(({ outcomes, isAnything }) => (isAnything(at, who) ? outcomes(at, who) : []))),
  isAnything: (at, who) => deeds.some(({ isAnything }) => isAnything(at, who)),
});

/** Done, or not. */
export const perhaps = ({ outcomes, isAnything }: Deed): Deed => ({
  outcomes: (at, who) => distinct([at, ...outcomes(at, who)]),
  isAnything,
});

export type Holds = (at: Position, who: number) => boolean;

export const where = (holds: Holds, then: Deed, otherwise = nothing): Deed => ({
  outcomes: (at, who) => (holds(at, who) ? then : otherwise).outcomes(at, who),
  isAnything: (at, who) => (holds(at, who) ? then : otherwise).isAnything(at, who),
});

/** Each of these players does it, as far as they can. */
export function byEach(players: (at: Position, who: number) => number[], deed: Deed): Deed {
  return {
    outcomes: (at, who) => {
      let ends = [at];
      for (const player of players(at, who)) {
        ends = distinct(
          ends.flatMap((end) => {
            const after = deed.isAnything(end, player) ? deed.outcomes(end, player) : [];
            return after.length > 0 ? after : [end];
          }),
        );
      }
      return ends;
    },
    isAnything: (at, who) => players(at, who).some((player) => deed.isAnything(at, player)),
  };
}

/** What one of these players has, as much of it as there is, comes to the one who acts. */
export const takesFrom = (players: (at: Position, who: number) => number[], n: number, what: Resource): Deed => ({
  outcomes: (at, who) =>
    players(at, who)
      .filter((player) => at.seats[player].resources[what] > 0)
      .map((player) =>
        changed(at, ({ seats }) => {
          const taken = Math.min(n, seats[player].resources[what]);
          seats[player].resources[what] -= taken;
          seats[who].resources[what] += taken;
        }),
      ),
  isAnything: (at, who) => players(at, who).some((player) => at.seats[player].resources[what] > 0),
});

/** What each of these players has, as much of it as there is. */
export const takesFromEach = (players: (at: Position, who: number) => number[], n: number, what: Resource): Deed => ({
  outcomes: (at, who) => [
    changed(at, ({ seats }) => {
      for (const player of players(at, who)) {
        const taken = Math.min(n, seats[player].resources[what]);
        seats[player].resources[what] -= taken;
        seats[who].resources[what] += taken;
      }
    }),
  ],
  isAnything: (at, who) => players(at, who).some((player) => at.seats[player].resources[what] > 0),
});

/** One of these players gets it from the one who acts; all of it, or it cannot be done. */
export const givesTo = (players: (at: Position, who: number) => number[], n: number, what: Resource): Deed => ({
  outcomes: (at, who) =>
    at.seats[who].resources[what] < n
      ? []
      : players(at, who).map((player) =>
          changed(at, ({ seats }) => {
            seats[who].resources[what] -= n;
            seats[player].resources[what] += n;
          }),
        ),
  isAnything: (at, who) => at.seats[who].resources[what] >= n,
});

/** As often as one likes. */
export const repeatedly = (deed: Deed): Deed => ({
  outcomes: (at, who) => {
    let ends = [at];
    for (let next = ends; next.length > 0;) {
      next = distinct(next.flatMap((end) => (deed.isAnything(end, who) ? deed.outcomes(end, who) : [])));
      ends = distinct([...ends, ...next]);
    }
    return ends;
  },
  isAnything: deed.isAnything,
});

export const others = ({ seats }: Position, who: number): number[] => seats.map((_, i) => i).filter((i) => i !== who);
export const everybody = ({ seats }: Position): number[] => seats.map((_, i) => i);
export const onTheLeft = ({ seats }: Position, who: number): number[] => [(who + 1) % seats.length];
export const onTheRight = ({ seats }: Position, who: number): number[] => [(who - 1 + seats.length) % seats.length];

export const distinct = (positions: readonly Position[]): Position[] => [
  ...new Map(positions.map((one) => [sameAs(one), one])).values(),
];
