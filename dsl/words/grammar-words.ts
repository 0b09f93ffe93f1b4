import { wordTable } from '../source/word-table.ts';

/**
 * The words that join and narrow: the meaning of each, with a valid example. Words that begin an effect have their own files,
 * which also document the keywords inside, such as `down` in `down to`.
 */
export interface GrammarWord {
  meaning: string;
  example: string;
}

const determiner = (word: string): GrammarWord => ({
  meaning: 'May stand before a noun and says nothing.',
  example: `each ${word} connected city: gain 1 point`,
});

const extreme = (word: string, which: string): GrammarWord => ({
  meaning: `The ${which}: of numbers in brackets, or over things.`,
  example: `gain (${word}(kelp, 3)) points`,
});

export const GRAMMAR_WORDS: Readonly<Record<string, GrammarWord>> = wordTable({
  then: {
    meaning:
      'The effect after it happens after the effect before it, and only if that could be done; `it` is the result of that.',
    example: 'build tunnel then gain 1 point',
  },
  or: {
    meaning:
      'Between effects: the player chooses one. Between conditions: one of both is enough. Between amounts of a cost: either is paid.',
    example: 'gain 1 kelp or gain 1 credit',
  },
  may: {
    meaning: 'The player may leave out what follows, and with it all that hangs on it.',
    example: 'may build farm',
  },
  else: {
    meaning: 'The effect if the condition of `if` is false; in a table: all other numbers.',
    example: 'if era = 1: gain 1 point else: gain 2 points',
  },
  and: { meaning: 'Both conditions are true.', example: 'if era >= 2 and kelp = 0: gain 1 point' },
  not: {
    meaning: 'The following condition or adjective is false.',
    example: 'if not (era = 1): gain 1 point',
  },
  is: {
    meaning: 'Asks whether a thing is of a kind, or has a property.',
    example: 'each farm: if it is upgraded: gain 1 point',
  },
  of: { meaning: 'Belonging to something, or adjacent to it.', example: 'gain 1 point per farm of connected city' },
  in: { meaning: 'Cards in a zone.', example: 'move cards in hand to era-discard' },
  with: {
    meaning: 'Counts the things adjacent to each candidate; the comparison must be true.',
    example: 'each city with farms >= 2: gain 1 point',
  },
  where: {
    meaning: 'A condition in brackets that must be true; `it` is the candidate.',
    example: 'each farm where (it is upgraded): gain 1 point',
  },
  this: {
    meaning: 'The card, slot or site whose effect it is; before a period: the one that runs.',
    example: 'move this to claimed',
  },
  it: {
    meaning:
      'What the step before has built, chosen or moved; within `each`, `where` and `over` the thing in question.',
    example: 'build farm then upgrade it',
  },
  per: {
    meaning: 'Once for every so many of the things after it, rounded down. In `once per`: once in each period.',
    example: 'gain 1 point per farm',
  },
  for: { meaning: 'The cost that is paid, in place of the usual one.', example: 'build farm for 1 credit' },
  on: { meaning: 'Where something is built, or on which track one moves.', example: 'build farm on empty site' },
  to: { meaning: 'Where something goes, or up to which number.', example: 'move this to claimed' },
  as: {
    meaning: 'Binds a name to the choice, for the rest of the effect.',
    example: 'choose city as target',
  },
  free: { meaning: 'Nothing is paid.', example: 'build farm free' },
  usual: { meaning: 'The cost that the pack says of the piece.', example: 'build farm for usual' },
  less: {
    meaning: 'After the amounts of `for …`: the usual cost less these, down to nothing.',
    example: 'build city for 1 credit less',
  },
  price: { meaning: 'The price of a card.', example: 'choose card in hand then pay price of it: gain 1 point' },
  different: {
    meaning:
      'Of a class, and of what is built or upgraded: each kind at most once. Of what is counted: how many kinds.',
    example: 'gain 2 different resources',
  },
  same: {
    meaning: 'Of a class of resources, or of pieces that are built: all of one kind, which the player chooses.',
    example: 'gain 2 same resources',
  },
  top: { meaning: 'The cards from the top of a stack.', example: 'move top 3 cards of era-deck to hand' },
  over: {
    meaning: 'What a sum or the smallest and largest number go through.',
    example: 'gain (sum over cities: farms) points',
  },
  table: {
    meaning: 'A number for each value; `else` for all others.',
    example: 'gain (table era (1: 4, 2: 3, else: 0)) points',
  },
  mod: { meaning: 'What is left of a division.', example: 'gain (kelp mod 3) points' },
  adjacent: { meaning: '`adjacent to`: sites beside one.', example: 'build farm on site adjacent to city' },
  within: {
    meaning: '`within 2 of`: sites that at most so many steps lead to, and where they begin.',
    example: 'build farm on empty site within 2 of city',
  },
  you: { meaning: 'The event is one of the player who owns the line.', example: 'when you gain kelp: gain 1 point' },
  another: {
    meaning:
      'The event is one of another player than the owner of the line; the effect is the owner’s, and `that player:` is the other one.',
    example: 'when another player builds city: gain 1 credit',
  },
  advances: {
    meaning: 'The event that another player advances on a track.',
    example: 'when another player advances to 3: gain 1 credit',
  },
  discards: {
    meaning: 'The event that another player discards a card.',
    example: 'when another player discards card as discarded: gain 1 credit',
  },
  becomes: {
    meaning: 'The event that a property becomes true.',
    example: 'when metropolis becomes connected: gain 2 points',
  },
  enters: { meaning: 'The event that a card comes into a zone.', example: 'when card enters claimed: gain 1 point' },
  gives: {
    meaning: 'The event that something is gained by a card, slot, site, piece or track.',
    example: 'when slot gives steelplast: gain 1 credit',
  },
  begins: { meaning: 'The event that a period begins.', example: 'when turn begins: gain 1 credit' },
  ends: {
    meaning: 'The event that a period ends; what lasts until its end still holds.',
    example: 'when era ends: gain 1 point',
  },
  time: {
    meaning: '`for the 2nd time this turn`, after an event: only that one of the period.',
    example: 'when you gain kelp for the 1st time this turn: gain 1 credit',
  },
  the: determiner('the'),
  a: determiner('a'),
  an: determiner('an'),
  all: determiner('all'),
  your: determiner('your'),
  min: extreme('min', 'smallest'),
  max: extreme('max', 'largest'),
  sum: { meaning: 'All together, over things.', example: 'gain (sum over cities: farms) points' },
  reach: {
    meaning:
      'All sites to which one comes from some sites through others: `reach(from, through)`, these included. A third argument is the ' +
      'most steps, or a way, which is kept: `north`, `ahead`, or `straight` for all directions.',
    example: 'reach(city, tunnel)',
  },
  beyond: {
    meaning:
      'The sites behind: `beyond(from, through, straight)` are those to which one comes from some sites straight over at least one ' +
      'of others. In place of `straight` a way, or `ahead`.',
    example: 'beyond(city, tunnel, straight)',
  },
});
