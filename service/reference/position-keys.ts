/** The keys of a position and of an expected difference, for the reference; `dsl/scenarios/read-position.ts` reads them. */

/** A key, or a kind of key that the pack names (in angle brackets). */
export interface PositionKey {
  key: string;
  /** in a position, in an expected difference, or in both */
  in: 'position' | 'difference' | 'both';
  meaning: string;
  example: string;
}

/** Keys about the game. */
export const GAME_KEYS: readonly PositionKey[] = [
  {
    key: 'preset',
    in: 'position',
    meaning: 'the position that it begins with: `start`, `rich`, `zero` or `midgame`',
    example: 'preset: rich',
  },
  {
    key: '<counter of the game>',
    in: 'both',
    meaning: 'its value; in a difference what is added, with a sign',
    example: 'era: 2',
  },
  {
    key: '<zone of the game>',
    in: 'both',
    meaning: 'its cards, the top one first; in a difference the cards at the end, or how many more or fewer',
    example: 'era-deck: [seafood-collection, embassy]',
  },
  {
    key: 'occupied',
    in: 'both',
    meaning: 'markers on slots, by slot: players, `neutral`, or `nobody`; an unlimited slot stays available',
    example: 'occupied: {two-tunnels: other}',
  },
  { key: 'supply', in: 'position', meaning: 'how many pieces of a kind are left', example: 'supply: {tunnel: 3}' },
  { key: 'sites', in: 'both', meaning: 'sites of boards between all', example: 'sites: {a1: farm}' },
  {
    key: 'stacks',
    in: 'both',
    meaning: 'markers upon each other on one space, by track, the top one first; the markers are there already',
    example: 'stacks: {federation: [other, me]}',
  },
  { key: 'order', in: 'both', meaning: 'the order of play', example: 'order: [other, me]' },
  {
    key: 'acting',
    in: 'both',
    meaning:
      'whose turn it is, or `nobody`; the effect of `run` is done by `me` all the same, and what ' +
      'another player does is `run: "each other player: …"`',
    example: 'acting: other',
  },
  {
    key: '<player>',
    in: 'both',
    meaning: '`me`, then `other`, `third`, `fourth` … in the order of play: the keys below',
    example: 'me: {credit: 3}',
  },
];

/** Keys about one player. */
export const PLAYER_KEYS: readonly PositionKey[] = [
  {
    key: '<counter>',
    in: 'both',
    meaning: 'its value; in a difference what is added, with a sign',
    example: 'credit: +1',
  },
  { key: '<track>', in: 'both', meaning: 'the number of the space with the marker', example: 'federation: 4' },
  {
    key: '<zone>',
    in: 'both',
    meaning:
      'cards: an id, a number, or `{card: ID, used: true, marks: 2, ability-used: true}`; `holds: ' +
      '{kelp: 2}` in place of `marks` where several kinds of things lie on it, and `holds: {worker: {me: 2, other: 1}}` where each ' +
      'player has their own there',
    example: 'claimed: [{card: embassy, used: true}]',
  },
  { key: 'board', in: 'position', meaning: 'another board of this game', example: 'board: board-2' },
  {
    key: 'sites',
    in: 'both',
    meaning:
      'a piece, `upgraded` after it; `empty`; or `{piece: …, tile: CARD}`, where no tile is `empty`; ' +
      '`{tile: CARD, face: down, known: [me]}` lies face down, and `me` knows it; `{laid: CARD, turn: 1}` is laid, turned once ' +
      'clockwise, as `{piece: PIECE, turn: 1, flip: true}`; `holds: {seed: 4}` lies on the site or on the card there, under `me` ' +
      'what is that player’s',
    example: 'sites: {t89: tunnel upgraded, c9: empty, m3: {tile: metropolis-credits}}',
  },
  {
    key: 'reached',
    in: 'difference',
    meaning: 'goals that are reached at the end',
    example: 'reached: [seven-cities]',
  },
];
