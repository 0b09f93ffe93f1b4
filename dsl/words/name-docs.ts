/** The nouns and adjectives of the language: the meaning of each, with a valid example. A name without its line does not compile. */
import type { CoreAdjective, CoreNoun } from './core-names.ts';
import type { GrammarWord } from './grammar-words.ts';
import { wordTable } from '../source/word-table.ts';

/** A noun of two numbers is documented once, by its singular. */
type Documented = Exclude<CoreNoun, 'sites' | 'cards' | 'tiles' | 'slots' | 'outlets'>;

export const NOUN_DOCS: Readonly<Record<Documented, GrammarWord>> = {
  site: {
    meaning: 'A place on a board: those of the acting player, and those of boards between all.',
    example: 'build farm on empty site',
  },
  ahead: {
    meaning: 'In `each direction:`: the next site in that direction, as in `ahead of it`.',
    example: 'each direction: build farm on ahead of city',
  },
  card: {
    meaning: 'A card. In `gain 1 card` it is drawn; elsewhere it is one of the cards that the phrase narrows.',
    example: 'move cards in hand to era-discard',
  },
  footprint: {
    meaning:
      'The sites that a piece or card covers which is laid: `footprint of <piece or card>`; behind `so that` of `lay` those that it ' +
      'would cover. Of a piece the site of its anchor is meant.',
    example: 'lay domino then gain 1 point per footprint of it',
  },
  anchor: {
    meaning: 'The site by which the place of a card is named that is laid: `anchor of <card>`.',
    example: 'choose card in hand then if anchor of it: gain 1 point',
  },
  outlet: {
    meaning:
      'The sites at which the ports of something look that is laid: `outlets of <piece or card>`. Of a port of a part of a cell it is ' +
      'the same site.',
    example: 'choose card in hand then gain 1 point per empty outlet of it',
  },
  cover: {
    meaning: 'The cards that are laid upon sites: `cover of <site>`.',
    example: 'choose covered site then if cover of it: gain 1 point',
  },
  tile: { meaning: 'The card that lies on a site: `tile of <site>`.', example: 'each tiled site: resolve tile of it' },
  them: {
    meaning:
      'After `look at` or `reveal`, in the same part: those of the cards that are still there. `card of ' +
      'them` is one of them; `them` alone is all that are left.',
    example: 'look at top 3 cards of era-deck then move 1 card of them to hand then dispose them as discarded',
  },
  slot: { meaning: 'A place for markers of actions.', example: 'choose available slot then occupy it' },
  player: {
    meaning:
      'In `each player`: everybody in the order of play, one after the other; in `each other player` ' +
      'everybody but the one who acts. `player with <condition>` is chosen or counted, and everything ' +
      'in the condition is about that player.',
    example: 'choose player with kelp = (max over players: kelp) then that player: gain 1 credit',
  },
  owner: {
    meaning:
      'The player to whom the piece on a site belongs: `owner of it: …`, `pay 1 credit to owner of it`, `kelp of owner of it`. ' +
      'Where it belongs to nobody, nothing happens, nothing can be paid or taken, and every number is 0.',
    example: 'choose outpost then owner of it: gain 1 credit',
  },
  players: { meaning: 'As a number: how many play.', example: 'if players >= 3: gain 1 credit' },
  amount: {
    meaning: 'The number that the event, or `pick`, has given.',
    example: 'pick 1 to 3 then gain amount points',
  },
  seat: {
    meaning: 'The place of the acting player at the table, from 1. It never changes.',
    example: 'if seat = 1: gain 1 point',
  },
  place: {
    meaning: 'The place of the acting player in the order of play, from 1.',
    example: 'gain (place - 1) credits',
  },
  'on-turn': {
    meaning:
      'The seat of the player whose turn it is; 0 between turns, so that `seat != on-turn` is then true ' +
      'of everybody. The others are `each other player`.',
    example: 'if on-turn = seat: gain 1 point',
  },
  number: { meaning: 'The number printed on a card: `number of <card>`.', example: 'gain (number of this) points' },
  marks: {
    meaning:
      'How many marks are on a card: `marks of <card>`; `set` changes it. They go when the card comes into a zone that is not `listening`.',
    example: 'set marks of this to marks of this + 1',
  },
  space: {
    meaning: 'The number of the space on which the marker of the acting player is: `space of <track>`.',
    example: 'gain (space of federation) points',
  },
  yours: {
    meaning:
      'On the right of a comparison about players: what the left side is for the player who acts. ' +
      '`other player with kelp > yours` has more kelp than you.',
    example: 'gain 1 credit per other player with kelp > yours',
  },
  supply: {
    meaning: 'How many pieces of a kind are left: `supply of <piece>`.',
    example: 'if supply of tunnel = 0: gain 1 point',
  },
  ports: {
    meaning:
      'Of what is laid: `matched ports of it`, how many of its ports meet a port of the same kind; `facing ports of it`, at how many ' +
      'sides something lies and one of both has a port.',
    example: 'lay domino so that matched ports of it >= 1',
  },
  distance: {
    meaning:
      'How many steps lead from one place to another: `distance of <site> to <site>`, of several the nearest. Where no way leads ' +
      'there, it is as many as there are sites.',
    example: 'choose farm then if (distance of it to city) <= 2: gain 1 point',
  },
};

export const ADJECTIVE_DOCS: Readonly<Record<CoreAdjective, GrammarWord>> = {
  left: {
    meaning: 'of players: who sits on the left of the one who acts; nobody in a game for one',
    example: 'choose left player then take 1 credit from that player',
  },
  right: {
    meaning: 'of players: who sits on the right of the one who acts; nobody in a game for one',
    example: 'gain 1 credit per (right player with connected cities > yours)',
  },
  other: {
    meaning:
      'In `each other player`: everybody but the player who acts, whoever is on turn. `in <zone> of ' +
      'other players`: cards that others have in a zone that everybody sees.',
    example: 'choose action-card in claimed of other players then resolve it',
  },
  upgraded: {
    meaning: 'Sites whose piece is on its upgraded side. With a period, how many pieces were upgraded in it.',
    example: 'gain 1 point per upgraded farm',
  },
  empty: { meaning: 'Sites without a piece.', example: 'build farm on empty site' },
  covered: {
    meaning: 'Sites that something covers which is laid, were it with a part of a cell.',
    example: 'gain 1 point per covered site',
  },
  tiled: { meaning: 'Sites on which a card lies as a tile.', example: 'gain 1 point per tiled site' },
  used: {
    meaning: 'Cards that are marked as used, until `ready` turns them back.',
    example: 'ready 1 used action-card',
  },
  unused: {
    meaning: 'Cards that are not marked as used.',
    example: 'if unused action-cards in claimed >= 1: gain 1 credit',
  },
  'face-down': {
    meaning: 'Cards that lie face down on a board.',
    example: 'gain 1 point per face-down tile of tiled sites',
  },
  known: {
    meaning:
      'Cards that the acting player knows: that are seen, or lie face down on a board and have been looked at since they were shuffled. ' +
      'What a card face down is that the player does not know, cannot be told: it has no type and no color, and its numbers are 0.',
    example: 'if tile of start is not known: gain 1 point',
  },
  available: {
    meaning: 'Slots without a marker, and slots that are `unlimited` whatever is on them.',
    example: 'choose available slot then perform it',
  },
  occupied: {
    meaning:
      'Slots with a marker of anybody, or a neutral one; an `unlimited` slot with a marker is occupied and available.',
    example: 'gain 1 credit per occupied green slot',
  },
  own: {
    meaning:
      'Slots with a marker of the acting player. Of pieces that belong to players (`of: player`): those of the acting player.',
    example: 'choose own slot then perform it',
  },
  foreign: {
    meaning:
      'Slots with a marker, but none of the acting player: occupied by other players, or by a neutral marker. ' +
      'With a marker of another player: `slot of other players`. Of pieces that belong to players (`of: player`): those of others.',
    example: 'choose foreign slot then perform it',
  },
  colored: {
    meaning: 'Cards and slots that have a color.',
    example: 'choose available colored slot then perform it',
  },
  remaining: {
    meaning:
      'Of a period: how many of it are still to come in the loop of the rules that repeats it, this one ' +
      'not counted: `remaining rounds this era`, `remaining turns this round` of the acting player.',
    example: 'if remaining turns this round = 0: gain 1 kelp per remaining round this era',
  },
  latest: {
    meaning:
      'The slot on which the acting player put the last marker of this turn: the slot of this turn. None before that, and after the turn.',
    example: 'if latest slot is green: gain 1 kelp',
  },
};

/** The forms that are documented with another one. */
export const OTHER_FORMS: Readonly<Record<string, keyof typeof NOUN_DOCS>> = wordTable({
  sites: 'site',
  cards: 'card',
  tiles: 'tile',
  slots: 'slot',
  outlets: 'outlet',
});

/** The page of a noun or an adjective of the language; undefined for any other name. */
export function coreNameDoc(name: string): GrammarWord | undefined {
  const noun = Object.hasOwn(OTHER_FORMS, name) ? OTHER_FORMS[name] : name;
  if (Object.hasOwn(NOUN_DOCS, noun)) return NOUN_DOCS[noun as keyof typeof NOUN_DOCS];
  return Object.hasOwn(ADJECTIVE_DOCS, name) ? ADJECTIVE_DOCS[name as CoreAdjective] : undefined;
}
