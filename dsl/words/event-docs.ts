/** The events to which `when` and `instead of` listen: how each is written, when it happens, what it gives. */
import type { EventPattern } from '../semantics/ir.ts';

export interface EventDoc {
  /** the ways in which it is written, without `when` */
  forms: readonly string[];
  /** when it happens, and to whom */
  meaning: string;
  /** what `it` and `amount` are in the effect after it; null if neither is anything */
  gives: string | null;
  example: string;
}

export const EVENT_DOCS: Readonly<Record<EventPattern['k'], EventDoc>> = {
  build: {
    forms: ['you build …', 'another player builds …'],
    meaning:
      'A piece is built by an effect, once for each piece; `place` and `replace` build nothing. `2nd …` ' +
      'counts what stands there, this piece included: with `of …` beside one site, with `this <period>` ' +
      'what was built in it.',
    gives: '`it` is the site',
    example: 'when you build 2nd laboratory of a connected city: gain 1 credit',
  },
  upgrade: {
    forms: ['you upgrade …', 'another player upgrades …'],
    meaning: 'A piece is turned to its upgraded side, once for each piece.',
    gives: '`it` is the site',
    example: 'when you upgrade farm: gain 1 kelp',
  },
  advance: {
    forms: ['you advance [to …] [on <track>]', 'another player advances [to …] [on <track>]'],
    meaning:
      'The own marker comes to the space of this number, step by step: each space on the way counts. ' +
      'Without `to …` every step is an event.',
    gives: null,
    example: 'when you advance to 3: gain 1 card',
  },
  gain: {
    forms: ['you gain [<n>] …', 'another player gains [<n>] …', '<giver> gives [<n>] …'],
    meaning:
      'Counters are gained: an event for each `gain`, once for each counter named; with a number, so ' +
      'many or more at once. With `gives` only what the own program of a giver gives: `slot` (once for ' +
      'each use of it), `card`, `site`, `track` or `piece`; or pieces and sites of a phrase, as ' +
      '`connected farm gives 1 kelp`.',
    gives: '`amount` is how many; `it` is the site, where a phrase says of which it is',
    example: 'when slot gives steelplast: gain 1 credit',
  },
  draw: {
    forms: ['you draw card', 'another player draws card', '<giver> gives card'],
    meaning:
      'Cards are drawn with `gain … cards`: one event, however many are drawn. With `gives` only what the own program of a giver draws.',
    gives: null,
    example: 'when you draw card: gain 1 credit',
  },
  become: {
    forms: ['… becomes <predicate>'],
    meaning:
      'A site comes to meet a predicate of the pack, whatever made it so; it is compared before and ' +
      'after each change of the board. Said of a piece (`farm becomes connected`), it also happens to ' +
      'one that is put where the predicate is true already, but not to one that replaces another such ' +
      'piece; said of a site (`city-site becomes connected`), it does not.',
    gives: '`it` is the site',
    example: 'when metropolis becomes connected: gain 2 points',
  },
  lay: {
    forms: ['you lay …', 'another player lays …'],
    meaning: 'A piece with a shape is laid, once for each.',
    gives: '`it` is the site of its anchor',
    example: 'when you lay domino: gain 1 point',
  },
  'lay-card': {
    forms: ['you lay …', 'another player lays …'],
    meaning: 'A card with a shape is laid, once for each.',
    gives: '`it` is the card',
    example: 'when you lay card: gain 1 credit',
  },
  perform: {
    forms: ['you perform …', 'another player performs …'],
    meaning:
      'A slot is performed: by a marker on it, or by an effect as if there were one. For the marker alone there is `you occupy …`.',
    gives: '`it` is the slot',
    example: 'when you perform green slot: gain 1 credit',
  },
  occupy: {
    forms: ['you occupy …', 'another player occupies …'],
    meaning:
      'The own marker comes on a slot (`occupy …`), before the slot is performed. It is no event that a ' +
      'slot is performed by an effect, without a marker.',
    gives: '`it` is the slot',
    example: 'when you occupy yellow slot: gain 1 credit',
  },
  pass: {
    forms: ['you pass …', 'another player passes …'],
    meaning:
      'A piece goes over a site by the steps of `relocate`, or comes to it: an event for each site of its way, in their order. ' +
      'What the phrase says of the site is true before the piece goes. Of several shortest ways the piece takes one with the ' +
      'fewest sites that somebody listens to.',
    gives: '`it` is the site',
    example: 'when you pass city-site: gain 1 credit',
  },
  use: {
    forms: ['you use …', 'another player uses …'],
    meaning: 'A card is used by `use`. It is marked as used before this.',
    gives: '`it` is the card',
    example: 'when you use action-card: gain 1 credit',
  },
  performed: {
    forms: ['after you perform …'],
    meaning: 'The action of a slot has been done: by a marker on it, or by an effect as if there were one.',
    gives: '`it` is the slot',
    example: 'after you perform green slot: gain 1 credit',
  },
  used: {
    forms: ['after you use …'],
    meaning: 'The effect of a card that was used has been done.',
    gives: '`it` is the card',
    example: 'after you use action-card: gain 1 credit',
  },
  enter: {
    forms: ['… enters <zone>'],
    meaning: 'A card comes into a zone of the acting player, or between all, from another zone.',
    gives: '`it` is the card',
    example: 'when card enters claimed: gain 1 point',
  },
  discard: {
    forms: [
      'you discard … [down to <constant>] as <route>',
      'another player discards … [down to <constant>] as <route>',
    ],
    meaning:
      'A card leaves by this route of its deck, by `dispose` or by `discard`: an event for each card, ' +
      'when the route has run. What the phrase says of it, as `card in hand`, is true before. With ' +
      '`down to hand-limit` only what goes because `discard … down to` names that constant.',
    gives: '`it` is the card',
    example: 'when you discard card down to hand-limit as discarded: gain 1 credit',
  },
  buy: {
    forms: ['you buy …', 'another player buys …'],
    meaning:
      'The price of a card is paid (`pay price of it: …`), and what follows the colon is done. A card ' +
      'without a price is not bought. `1st card this turn` counts what was bought in the period.',
    gives: '`it` is the card',
    example: 'when you buy card: gain 1 credit',
  },
  begin: {
    forms: ['<period> begins'],
    meaning:
      'A procedure says `begin …`. Inside `each player` it is an event of that player, elsewhere of ' +
      'every player, in the order of play. A period that each player has is declared so (`turn: {of: ' +
      'player}`), and texts say *your turn*.',
    gives: null,
    example: 'when turn begins: gain 1 credit',
  },
  end: {
    forms: ['<period> ends'],
    meaning:
      'A procedure says `end …`, for the same players. What lasts until the end of the period still holds; `at end of …` comes after it.',
    gives: null,
    example: 'when era ends: gain 1 point per connected city',
  },
  signal: {
    forms: ['<signal>'],
    meaning: 'A procedure says `signal …`.',
    gives: '`it` is what the signal is `of`, if it names something',
    example: 'when mismatch: gain 1 credit',
  },
};
