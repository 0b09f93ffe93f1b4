/** The arguments of words. An argument name has the same meaning in every word. */

/** What two effects differ in where they differ in such an argument; see `texts/compare/classes.ts`. */
export type ArgumentDifference =
  'amount' | 'choice-size' | 'cost' | 'filter' | 'frame' | 'limit' | 'missing-clause' | 'term';

export interface ArgumentMeaning {
  meaning: string;
  difference: ArgumentDifference;
}

export const ARGUMENTS = {
  n: { meaning: 'how many', difference: 'amount' },
  what: { meaning: 'what it is done to', difference: 'term' },
  on: { meaning: 'the sites', difference: 'filter' },
  cost: { meaning: 'what is paid, or taken off', difference: 'cost' },
  items: { meaning: 'amounts that are taken or given up', difference: 'missing-clause' },
  body: { meaning: 'what happens inside', difference: 'missing-clause' },
  otherwise: { meaning: 'what happens if the condition is false', difference: 'missing-clause' },
  test: { meaning: 'the condition', difference: 'filter' },
  times: { meaning: 'how often', difference: 'amount' },
  over: { meaning: 'the things that are gone through', difference: 'term' },
  as: { meaning: 'a name of your own for it, for the rest of the program', difference: 'term' },
  zone: { meaning: 'the zone of cards', difference: 'term' },
  at: { meaning: 'the end of the stack', difference: 'term' },
  face: { meaning: 'which side is up; open unless it says so', difference: 'term' },
  order: { meaning: 'in which order they come there', difference: 'term' },
  from: { meaning: 'the smallest number', difference: 'term' },
  to: { meaning: 'the number that it comes to', difference: 'term' },
  by: { meaning: 'the kind of piece, or the counter, that decides', difference: 'term' },
  event: { meaning: 'what is listened to', difference: 'frame' },
  period: { meaning: 'the stretch of the game', difference: 'term' },
  track: { meaning: 'the track', difference: 'term' },
  name: { meaning: 'the declared name', difference: 'term' },
  route: { meaning: 'the route of the deck', difference: 'term' },
  limit: { meaning: 'fewer will do', difference: 'limit' },
  neighbor: { meaning: 'to whom', difference: 'term' },
  start: { meaning: 'with whom it begins', difference: 'term' },
  doing: { meaning: 'what one is doing at that moment', difference: 'frame' },
  how: { meaning: 'in which way the number changes it', difference: 'limit' },
  for: { meaning: 'the counters in whose place it is spent', difference: 'term' },
  receiver: { meaning: 'who gets what is paid, or on what it is put', difference: 'term' },
  giver: { meaning: 'who gives it, or on what it lies', difference: 'term' },
  whom: { meaning: 'whom it is about', difference: 'term' },
  way: { meaning: 'the ways along which it goes', difference: 'term' },
  through: { meaning: 'the sites over which it goes', difference: 'filter' },
  predicate: { meaning: 'the property', difference: 'term' },
} as const satisfies Record<string, ArgumentMeaning>;

export type ArgumentName = keyof typeof ARGUMENTS;
