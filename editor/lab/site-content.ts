/** What lies on a site of a board in a position, and what is written into its text to change that. */
import { PLAYER_NAMES } from '../../dsl/internal.ts';
import type { PositionFacts } from '../drawing/board/occupants.ts';
import type { PackView, PositionPut, SiteView } from '../worker/protocol.ts';

/** A piece, whose it is; null: nobody’s. */
export interface OwnedPiece {
  piece: string;
  owner: string | null;
}

/** A counter that may lie on a site; of a counter of the players each has their own there. */
interface Thing {
  counter: string;
  owner: string | null;
  n: number;
}

export interface Tile {
  /** null: none */
  card: string | null;
  isDown: boolean;
  /** the players who know what lies face down */
  known: string[];
}

/** A site of a board between the players, or of the own board of one of them. */
export interface Place {
  site: string;
  /** null: between the players */
  whose: string | null;
  /** all of the position, by their names there */
  players: readonly string[];
}

/** The players of a position, by their names there. */
export const playersIn = (players: number): readonly string[] => PLAYER_NAMES.slice(0, players);

/** Whose what lies there may be; null: nobody’s. All on an own board is of its player. */
const ownersAt = ({ whose, players }: Omit<Place, 'site'>): readonly (string | null)[] =>
  whose === null ? [null, ...players] : [whose];

/** All that may stand on a site: each kind, of each player where it belongs to one, upgraded where it can be. */
export const piecesFor = (
  { pieces }: Pick<PackView, 'pieces'>,
  { whose, players }: Omit<Place, 'site'>,
): OwnedPiece[] =>
  pieces.flatMap(({ id, upgrade, isOwned }) =>
    (upgrade ? [id, `${id} upgraded`] : [id]).flatMap((piece) =>
      (whose !== null ? [whose] : isOwned ? players : [null]).map((owner) => ({ piece, owner })),
    ),
  );

const keyed = (owner: string | null, fact: string): string => (owner === null ? fact : `${owner} ${fact}`);

/** The piece on a site; null: none. */
export function pieceOn(facts: PositionFacts, place: Place): OwnedPiece | null {
  const fact = `site ${place.site}`;
  const owner = ownersAt(place).find((one) => keyed(one, fact) in facts);
  return owner === undefined ? null : { piece: String(facts[keyed(owner, fact)]), owner };
}

/** All that may lie on a site, or on the card there, also of what none does. */
export const thingsOn = (
  facts: PositionFacts,
  { id, kind, tags }: Pick<SiteView, 'id' | 'kind' | 'tags'>,
  { things, components }: Pick<PackView, 'things' | 'components'>,
  { whose, players }: Omit<Place, 'site'>,
): Thing[] => {
  const tile = facts[keyed(whose, `tile ${id}`)];
  const card = components.find((one) => one.section === 'cards' && one.id === tile);
  const places = [kind, ...tags, card?.deck, card?.type];
  return things
    .filter(({ on }) => on.some((name) => places.includes(name)))
    .flatMap(({ id: counter, of }) =>
      (whose !== null ? [whose] : of === 'player' ? players : [null]).map((owner) => ({
        counter,
        owner,
        n: Number(facts[keyed(owner, `on ${id} ${counter}`)] ?? 0),
      })),
    );
};

export function tileOn(facts: PositionFacts, { site, whose }: Place): Tile {
  const card = facts[keyed(whose, `tile ${site}`)];
  const known = facts[keyed(whose, `known ${site}`)];
  return {
    card: card === undefined ? null : String(card),
    isDown: keyed(whose, `face ${site}`) in facts,
    known: known === undefined ? [] : String(known).split(', '),
  };
}

/** A thing with a shape that lies there: the card, or with null the piece, whose it is, and how it is turned. */
export interface Lying {
  card: string | null;
  owner: string | null;
  turn: number;
  flip: boolean;
}

/** What has a shape and its anchor on a site; null: nothing. */
export function lyingOn(facts: PositionFacts, place: Place): Lying | null {
  const { site, whose } = place;
  const owner = ownersAt(place).find((one) => keyed(one, `turn ${site}`) in facts);
  if (owner === undefined) return null;
  const [turn, flipped] = String(facts[keyed(owner, `turn ${site}`)]).split(' ');
  const card = facts[keyed(owner, `laid ${site}`)] ?? facts[keyed(whose, `laid ${site}`)];
  return { card: card === undefined ? null : String(card), owner, turn: Number(turn), flip: flipped !== undefined };
}

const inside = (owner: string | null, site: string, ...path: string[]): string[] => [
  ...(owner === null ? [] : [owner]),
  'sites',
  site,
  ...path,
];

/** A site holds one piece: those of all others are taken back. */
export const putPiece = (place: Place, piece: OwnedPiece | null): PositionPut[] => {
  const { site, whose } = place;
  const owners = ownersAt(place);
  return [
    // another one lies as it is drawn
    ...owners.flatMap((owner) => putWay(site, owner, { turn: 0, flip: false })),
    ...owners.map((owner) => ({ path: inside(owner, site, 'piece'), value: null })),
    { path: inside(piece?.owner ?? whose, site, 'piece'), value: piece?.piece ?? 'empty' },
  ];
};

export const putThing = (site: string, { counter, owner, n }: Thing): PositionPut[] => [
  { path: inside(owner, site, 'holds', counter), value: n },
];

/** How what lies there is turned. */
export const putWay = (
  site: string,
  owner: string | null,
  { turn, flip }: Pick<Lying, 'turn' | 'flip'>,
): PositionPut[] => [
  { path: inside(owner, site, 'turn'), value: turn > 0 ? turn : null },
  { path: inside(owner, site, 'flip'), value: flip ? true : null },
];

/** A card with a shape; null: none. It lies as it is drawn. */
export const putLaid = ({ site, whose }: Place, card: string | null): PositionPut[] => [
  { path: inside(whose, site, 'laid'), value: card ?? 'empty' },
  ...putWay(site, whose, { turn: 0, flip: false }),
];

/** The whole of it is written: a card of which nothing else is said lies open, and only what lies face down is known to some. */
export const putTile = ({ site, whose }: Place, { card, isDown, known }: Tile): PositionPut[] => [
  { path: inside(whose, site, 'tile'), value: card ?? 'empty' },
  { path: inside(whose, site, 'face'), value: card !== null && isDown ? 'down' : null },
  { path: inside(whose, site, 'known'), value: card !== null && isDown && known.length > 0 ? known : null },
];
