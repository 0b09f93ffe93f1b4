/** What is on the sites of a board in a position that is known by its facts: of the Lab, which alone loads it. */
import { PLAYER_NAMES } from '../../../dsl/internal.ts';
import type { BoardView, PackView } from '../../worker/protocol.ts';
import { lyingOf } from './laid.ts';
import { coverOfLook, looksOn } from './looks.ts';
import type { PositionFacts, SiteOccupant } from './occupants.ts';

const EMPTY = 'empty';

/**
 * `other site a1`: a player or nobody, whether a piece, a tile, its face, a card that is laid, how that is turned, or something that lies
 * there, the site, and the counter.
 */
const SITE_FACT = /^(?:(\w+) )?(site|tile|face|laid|turn|on) (\S+)(?: (\S+))?$/;
/** Of a tile that nobody who looks knows. */
const UNKNOWN = 'unknown';

/**
 * The occupants by site of a board. On one between the players, what belongs to a player stands under that player, who is named by
 * `nameOf`; `before`: the position one step earlier. Of a board of the players that of `whose` is meant.
 */
export function occupantsIn(
  facts: PositionFacts,
  board: BoardView,
  view: PackView,
  nameOf: (player: string) => string,
  { before = facts, whose = 'me' }: { before?: PositionFacts; whose?: string } = {},
): Map<string, SiteOccupant> {
  const { of, sites } = board;
  const occupants = new Map<string, SiteOccupant>();
  const laid = new Map<string, Partial<Record<'laid' | 'turn', string>>>();
  const ids = new Set(sites.map(({ id }) => id));
  for (const fact of new Set([...Object.keys(facts), ...Object.keys(before)])) {
    const [, player, kind, site, counter] = SITE_FACT.exec(fact) ?? [];
    if (site === undefined || !ids.has(site) || (of === 'player' && player !== whose)) continue;
    const none = kind === 'on' ? '0' : EMPTY;
    const value = String(facts[fact] ?? none);
    const changed = value !== String(before[fact] ?? none);
    if (value === none && !changed) continue;
    const occupant = occupants.get(site) ?? { piece: null, upgraded: false, tile: null, things: [], changed: false };
    const owner = of === 'game' && player !== undefined ? { seat: seatNamed(player), name: nameOf(player) } : undefined;
    if (value !== none && isOfLaid(kind)) laid.set(site, { ...laid.get(site), [kind]: value });
    else if (value !== none) put(occupant, kind, value, owner, counter);
    occupant.changed ||= changed;
    occupants.set(site, occupant);
  }
  layDown(occupants, laid, board, view);
  return occupants;
}

/** What is laid, and how it is turned, as the facts say of its anchor. */
function layDown(
  occupants: ReadonlyMap<string, SiteOccupant>,
  laid: ReadonlyMap<string, Partial<Record<'laid' | 'turn', string>>>,
  board: BoardView,
  view: PackView,
): void {
  for (const [site, { laid: card, turn = '0' }] of laid) {
    const occupant = occupants.get(site)!;
    const lies = lyingBy(board, view, site, card, occupant.piece, turn);
    if (lies) occupant.lies = lies;
    else if (card !== undefined) occupant.tile ??= card;
  }
}

/** `turn`: as in the facts, `1` or `1 flipped`. */
function lyingBy(
  board: BoardView,
  view: PackView,
  site: string,
  card: string | undefined,
  piece: string | null,
  turn: string,
): SiteOccupant['lies'] {
  const id = card ?? piece;
  if (id === null) return undefined;
  const [steps, flipped] = turn.split(' ');
  const looks = looksOn(board, view, card === undefined ? 'pieces' : 'cards', id);
  const look = looks.find((one) => one.turn === Number(steps) && one.flip === (flipped !== undefined));
  return lyingOf(board, { laid: card, covers: look && coverOfLook(board, site, look) });
}

const isOfLaid = (kind: string): kind is 'laid' | 'turn' => kind === 'laid' || kind === 'turn';

/** What a fact says of a site: its piece, tile or face, or how much of a counter lies there. */
function put(occupant: SiteOccupant, kind: string, value: string, owner: SiteOccupant['owner'], counter: string): void {
  switch (kind) {
    case 'on':
      occupant.things.push({ counter, n: Number(value), ...(owner ? { seat: owner.seat } : {}) });
      return;
    case 'face':
      occupant.faceDown = { back: '' };
      return;
    case 'tile':
      occupant.tile = value === UNKNOWN ? null : value;
      return;
    default:
      occupant.piece = value.replace(/ upgraded$/, '');
      occupant.upgraded = value.endsWith(' upgraded');
      if (owner) occupant.owner = owner;
  }
}

const seatNamed = (player: string): number => PLAYER_NAMES.findIndex((name) => name === player);
