/** Nouns and adjectives of the language, in addition to those of the pack. */

import { wordTable } from '../source/word-table.ts';

/** The families of things that a noun can denote. */
export type Family = 'sites' | 'cards' | 'slots' | 'players' | 'number' | 'pieces';

const NOUNS = {
  site: ['sites'],
  sites: ['sites'],
  /** `ahead of <site>`: the next one in the direction that was named */
  ahead: ['sites'],
  card: ['cards'],
  cards: ['cards'],
  /** `footprint of <what is laid>`: the sites that it covers */
  footprint: ['sites'],
  /** `anchor of <card>`: the site by which its place is named */
  anchor: ['sites'],
  /** `outlets of <what is laid>`: the sites at which its ports look */
  outlet: ['sites'],
  outlets: ['sites'],
  /** `cover of <site>`: the cards that are laid there */
  cover: ['cards'],
  /** `tile of <site>` */
  tile: ['cards'],
  tiles: ['cards'],
  /** those that are looked at, or revealed */
  them: ['cards'],
  slot: ['slots'],
  slots: ['slots'],
  player: ['players'],
  players: ['players', 'number'],
  /** `owner of <site>` */
  owner: ['players'],
  amount: ['number'],
  seat: ['number'],
  place: ['number'],
  'on-turn': ['number'],
  number: ['number'],
  marks: ['number'],
  space: ['number'],
  supply: ['number'],
  /** `matched ports of <what is laid>` */
  ports: ['number'],
  /** `distance of <site> to <site>` */
  distance: ['number'],
  yours: ['number'],
} as const satisfies Record<string, readonly Family[]>;

/** What ends with `end game`: a pack need not declare it to listen to its end. */
export const GAME = 'game';

/** What lies on cards: the one noun of the language for which a lexicon may have a word of its own. */
export const MARKS = 'marks';

/** What languages say in place of `of other players` behind slots, by an adjective. */
export const OF_OTHERS = 'of-others';

export type CoreNoun = keyof typeof NOUNS;

/** nouns, singular and plural */
export const CORE_NOUNS: Readonly<Record<string, readonly Family[]>> = wordTable(NOUNS);

export const SITE_ADJECTIVES = ['upgraded', 'empty', 'tiled', 'covered', 'own', 'foreign'] as const;
/** Of cards on a board: which side is up, and who knows it. An author may give these names to other things. */
const FACE_ADJECTIVES = ['face-down', 'known'] as const;
export const CARD_ADJECTIVES = ['used', 'unused', 'empty', ...FACE_ADJECTIVES] as const;
export const SLOT_ADJECTIVES = ['available', 'occupied', 'own', 'foreign', 'colored', 'latest'] as const;
/** Where what is laid is joined to other such things. */
export const PORTS = 'ports';
/** Of the ports of what is laid: those that meet, and those that look at something. */
export const PORT_ADJECTIVES = ['matched', 'facing'] as const;
/** Who has it: what languages say of pieces by other words than of slots. */
export const OWNER_OF_PIECE: Readonly<Record<string, string>> = wordTable({
  own: 'own-piece',
  foreign: 'foreign-piece',
});
/** of a period: those that are still to come */
export const PERIOD_ADJECTIVES = ['remaining'] as const;
/** of pieces: what was done to those that are counted in a period */
export const DONE_ADJECTIVES = ['built', 'upgraded'] as const;

/** Where a player sits beside another. */
export const SIDES = ['left', 'right'] as const;
export const PLAYER_ADJECTIVES = ['other', ...SIDES] as const;

export type CoreAdjective =
  | (typeof SITE_ADJECTIVES)[number]
  | (typeof CARD_ADJECTIVES)[number]
  | (typeof SLOT_ADJECTIVES)[number]
  | (typeof PLAYER_ADJECTIVES)[number]
  | (typeof PERIOD_ADJECTIVES)[number];

/** names that an author may not bind with `as` */
export const CORE_NAMES: ReadonlySet<string> = new Set([
  'it',
  'this',
  'amount',
  'different',
  'built',
  'color',
  'none',
  'site',
  'sites',
  'card',
  'cards',
  'tile',
  'tiles',
  'them',
  'slot',
  'slots',
  'player',
  'players',
  'yours',
  ...SITE_ADJECTIVES.filter((name) => name !== 'covered'),
  ...CARD_ADJECTIVES.filter((name) => !includes(FACE_ADJECTIVES, name)),
  ...SLOT_ADJECTIVES,
  ...PERIOD_ADJECTIVES,
]);

export function includes<T extends string>(list: readonly T[], name: string): name is T {
  return (list as readonly string[]).includes(name);
}
