/** What differs between two positions, by names that people know; and whether that is what was expected. */
import {
  PLAYER_NAMES,
  type CardSpec,
  type PlayerSpec,
  type PositionSpec,
  type SiteSpec,
  type PackModel,
} from '../../dsl/internal.ts';
import { NEUTRAL, type CardView, type PositionView, type SiteView, type ZoneView } from '../view/position-view.ts';

export type Value = number | string | string[];

/** One thing that changed: `me credit`, `other site c8`, `era-deck`. A list is a zone, top first. */
export interface Change {
  what: string;
  was: Value;
  is: Value;
}

/** Everything about a position that a scenario can speak of, by what it is about. */
export type Facts = Map<string, Value>;

/** The position as facts; `seats` says who is `me`, `other`, … */
export function factsOf(view: PositionView, seats: number[], model: PackModel): Facts {
  const facts: Facts = new Map();
  const who = (seat: number): string =>
    seat === NEUTRAL ? 'neutral' : (PLAYER_NAMES[seats.indexOf(seat)] ?? `seat ${seat + 1}`);
  const ordered = new Set(model.zones.filter((z) => z.order === 'stack').map((z) => z.id));
  const zones = (prefix: string, list: Record<string, ZoneView>): void => {
    for (const [id, { cards }] of Object.entries(list)) {
      const texts = (cards ?? []).map((card) => cardText(card, who));
      facts.set(`${prefix}${id}`, inOrder(texts, ordered.has(id)));
    }
  };
  const sites = (prefix: string, list: Record<string, SiteView>): void => {
    for (const [id, site] of Object.entries(list)) {
      const whose = site.owner === undefined ? prefix : `${who(site.owner)} `;
      if (site.piece) facts.set(`${whose}site ${id}`, pieceText(site.piece, site.upgraded === true));
      if (site.tile ?? site.faceDown) facts.set(`${prefix}tile ${id}`, site.tile ?? UNKNOWN);
      if (site.laid) facts.set(`${prefix}laid ${id}`, site.laid);
      if (site.covers) facts.set(`${whose}turn ${id}`, turnText(site.covers.turn ?? 0, site.covers.flip === true));
      for (const { counter, n, owner } of [...(site.lying ?? []), ...(site.onTile ?? [])]) {
        const what = `${owner === undefined ? prefix : `${who(owner)} `}${LYING}${id} ${counter}`;
        facts.set(what, n + Number(facts.get(what) ?? 0));
      }
      if (!site.faceDown) continue;
      facts.set(`${prefix}face ${id}`, DOWN);
      if (site.faceDown.knownTo.length > 0) facts.set(`${prefix}known ${id}`, names(site.faceDown.knownTo.map(who)));
    }
  };
  for (const [id, n] of Object.entries(view.counters)) facts.set(id, n);
  for (const [id, seatsThere] of Object.entries(view.slots)) facts.set(`slot ${id}`, names(seatsThere.map(who)));
  facts.set('order', view.order.map(who).join(', '));
  for (const { id } of model.tracks) {
    const markers = view.players.map(({ tracks }, seat) => ({ seat, ...tracks[id] }));
    const fromTop = markers.toSorted((a, b) => b.space - a.space || b.height - a.height);
    facts.set(
      `${STACK}${id}`,
      fromTop.map(({ seat, space }) => `${who(seat)} on ${space}`),
    );
  }
  facts.set('acting', view.acting === null ? 'nobody' : who(view.acting));
  for (const [id, left] of Object.entries(view.supply)) {
    if (left !== null) facts.set(`pieces ${id}`, left + placedPieces(view, id));
  }
  sites('', view.sharedSites);
  zones('', view.zones);
  view.players.forEach((player, seat) => {
    const prefix = `${who(seat)} `;
    for (const [id, left] of Object.entries(player.supply ?? {})) {
      if (left !== null) facts.set(`${prefix}pieces ${id}`, left + placedPieces(view, id, seat));
    }
    for (const [id, n] of Object.entries(player.counters)) facts.set(prefix + id, n);
    for (const [id, { space }] of Object.entries(player.tracks)) facts.set(prefix + id, spaceText(space));
    facts.set(`${prefix}reached`, player.reached);
    if (player.board !== null) facts.set(`${prefix}board`, player.board);
    sites(prefix, player.sites);
    zones(prefix, player.zones);
  });
  return facts;
}

/** All that differs, in the order in which positions are described. */
export function changesBetween(before: Facts, after: Facts): Change[] {
  const changes: Change[] = [];
  for (const what of new Set([...before.keys(), ...after.keys()])) {
    // a marker that moves leaves one stack and comes upon another: the spaces say enough
    if (what.startsWith(STACK)) continue;
    const was = before.get(what) ?? nothing(what);
    const is = after.get(what) ?? nothing(what);
    if (!same(was, is)) changes.push({ what, was, is });
  }
  return changes;
}

/** What the difference ought to be and is not, in plain words; empty when all is as expected. */
export function unexpected(before: Facts, after: Facts, expect: PositionSpec, model: PackModel): string[] {
  const problems: string[] = [];
  const expected = new Map<string, Expected>();
  collect(expected, '', expect, model);
  for (const { slot, by } of expect.occupied) {
    expected.set(`slot ${slot}`, { is: names(by.map((who) => (who === NEUTRAL ? 'neutral' : PLAYER_NAMES[who]))) });
  }
  if (expect.order !== null) expected.set('order', { is: expect.order.map((who) => PLAYER_NAMES[who]).join(', ') });
  if (expect.acting !== null) {
    expected.set('acting', { is: expect.acting < 0 ? 'nobody' : PLAYER_NAMES[expect.acting] });
  }
  expect.players.forEach((player, i) => collect(expected, `${PLAYER_NAMES[i]} `, player, model));

  for (const [what, want] of expected) {
    const was = before.get(what) ?? nothing(what);
    const is = after.get(what) ?? nothing(what);
    if ('is' in want) {
      if (!same(is, want.is)) {
        problems.push(`${what}: expected ${show(want.is)}, but it is ${show(is)}${same(was, is) ? ' as before' : ''}`);
      }
    } else {
      const change = Array.isArray(is) ? is.length - (was as string[]).length : Number(is) - Number(was);
      if (change !== want.by) {
        problems.push(
          `${what}: expected ${signed(want.by)}, but ` +
            (change === 0 ? `it stays ${size(is)}` : `it is ${signed(change)} (${size(was)} → ${size(is)})`),
        );
      }
    }
  }
  problems.push(...expect.stacks.flatMap((stack) => wrongStack(after, stack)));
  for (const { what, was, is } of changesBetween(before, after)) {
    if (!expected.has(what)) problems.push(`${what}: ${changeText(was, is)}, which was not expected`);
  }
  return problems;
}

/** Names of the markers on each track, the foremost first, and on the same space the top one first. */
const STACK = 'stack ';

/** Whether these markers lie upon each other on one space in this order. */
function wrongStack(after: Facts, { track, who }: PositionSpec['stacks'][number]): string[] {
  const markers = (after.get(`${STACK}${track}`) as string[]).map((marker) => marker.split(' on '));
  const wanted = who.map((one) => PLAYER_NAMES[one]);
  const found = markers.filter(([name]) => wanted.some((one) => one === name));
  const spaces = new Set(found.map(([, space]) => space));
  const order = found.map(([name]) => name);
  if (spaces.size <= 1 && same(order, wanted)) return [];
  return [
    `${STACK}${track}: expected ${wanted.join(' upon ')}, but it is ` +
      (spaces.size > 1 ? found.map((marker) => marker.join(' on ')).join(', ') : order.join(' upon ')),
  ];
}

/** `+2 (1 → 3)`, `tunnel, was empty`, `+1 card, namely x` */
export function changeText(was: Value, is: Value): string {
  if (typeof was === 'number' && typeof is === 'number') return `${signed(is - was)} (${was} → ${is})`;
  if (Array.isArray(was) && Array.isArray(is)) {
    const removed = without(was, is);
    const added = without(is, was);
    const parts = [...(added.length ? [`+ ${show(added)}`] : []), ...(removed.length ? [`- ${show(removed)}`] : [])];
    return parts.length ? parts.join(' ') : `another order: ${show(is)}`;
  }
  return `${show(is)} (was ${show(was)})`;
}

type Expected = { is: Value } | { by: number };

function collect(into: Map<string, Expected>, prefix: string, spec: PlayerSpec | PositionSpec, model: PackModel): void {
  for (const { id, n } of spec.counters) into.set(prefix + id, { by: n });
  for (const { id, cards, change } of spec.zones) {
    into.set(
      prefix + id,
      cards
        ? { is: inOrder(cards.map(specText), model.zones.find((z) => z.id === id)!.order === 'stack') }
        : { by: change },
    );
  }
  for (const site of spec.sites) siteFacts(into, prefix, site);
  if ('tracks' in spec) for (const { id, n } of spec.tracks) into.set(prefix + id, { is: spaceText(n) });
  if ('reached' in spec && spec.reached !== null) into.set(`${prefix}reached`, { is: spec.reached });
  if ('board' in spec && spec.board !== null) into.set(`${prefix}board`, { is: spec.board });
}

function siteFacts(into: Map<string, Expected>, prefix: string, spec: SiteSpec): void {
  const { id, piece, upgraded, tile, face, known, holds, laid, turn, flip } = spec;
  if (laid !== undefined) into.set(`${prefix}laid ${id}`, { is: laid ?? EMPTY });
  if (turn !== undefined || flip !== undefined) {
    into.set(`${prefix}turn ${id}`, { is: turnText(turn ?? 0, flip === true) });
  }
  if (piece !== undefined) into.set(`${prefix}site ${id}`, { is: piece === null ? EMPTY : pieceText(piece, upgraded) });
  if (tile !== undefined) into.set(`${prefix}tile ${id}`, { is: tile ?? EMPTY });
  // of an open card nothing else can be said, nor of none
  const isOpen = face === 'up' || tile === null;
  if (face || isOpen) into.set(`${prefix}face ${id}`, { is: isOpen ? 'up' : DOWN });
  if (isOpen) into.set(`${prefix}known ${id}`, { is: 'nobody' });
  if (known) into.set(`${prefix}known ${id}`, { is: names(known.map((who) => PLAYER_NAMES[who])) });
  for (const { id: counter, n } of holds) into.set(`${prefix}${LYING}${id} ${counter}`, { is: n });
}

const turnText = (turn: number, flip: boolean): string => (flip ? `${turn} ${FLIPPED}` : String(turn));
const FLIPPED = 'flipped';
const EMPTY = 'empty';
/** What holds of something that a position does not mention. */
const nothing = (what: string): Value => {
  if (/(?:^| )face /.test(what)) return 'up';
  if (/(?:^| )on /.test(what)) return 0;
  return what.startsWith('slot ') || /(?:^| )known /.test(what) ? 'nobody' : EMPTY;
};
/** Of a tile that the viewer does not know; which side of it is up. */
const UNKNOWN = 'unknown';
const DOWN = 'down';
/** What lies on a site, or on the card there: `on a1 seed`, `me on a1 researcher`. */
const LYING = 'on ';
const spaceText = (n: number): string => `space ${n}`;
const pieceText = (piece: string, upgraded: boolean): string => (upgraded ? `${piece} upgraded` : piece);
const names = (list: string[]): string => (list.length === 0 ? 'nobody' : [...list].sort().join(', '));

/** `crew (used, marks 2, worker of me 1)`; `who`: the name of a seat */
const cardText = (
  { card, used, marks, further, lying = [], abilitiesUsed }: CardView,
  who: (seat: number) => string,
): string => {
  const flags = [
    ...(used ? ['used'] : []),
    ...(marks ? [`marks ${marks}`] : []),
    ...Object.entries(further ?? {})
      .map(([kind, n]) => `${kind} ${n}`)
      .sort(),
    ...lying.map(({ counter, n, owner = 0 }) => `${counter} of ${who(owner)} ${n}`).sort(),
    ...(abilitiesUsed ? ['ability used'] : []),
  ];
  return flags.length ? `${card} (${flags.join(', ')})` : card;
};
const specText = ({ card, used, marks, further, lying, abilityUsed }: CardSpec): string =>
  cardText(
    {
      card,
      name: '',
      ...(used ? { used: true as const } : {}),
      ...(marks ? { marks } : {}),
      further: Object.fromEntries(further.map(({ id, n }) => [id, n])),
      lying: lying.map(({ id, who, n }) => ({ counter: id, n, owner: who })),
      ...(abilityUsed ? { abilitiesUsed: 1 } : {}),
    },
    (who) => PLAYER_NAMES[who],
  );

const inOrder = (cards: string[], ordered: boolean): string[] => (ordered ? cards : [...cards].sort());

/** Pieces of a kind on all boards, of a player where they belong to players: together with the supply their number is always the same. */
function placedPieces(view: PositionView, piece: string, owner?: number): number {
  const all = [view.sharedSites, ...view.players.map(({ sites }) => sites)];
  const isMeant = (site: SiteView): boolean => site.piece === piece && site.owner === owner;
  return all.reduce((sum, sites) => sum + Object.values(sites).filter(isMeant).length, 0);
}

const same = (a: Value, b: Value): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((x, i) => x === b[i]) : a === b;
const size = (value: Value): number => (Array.isArray(value) ? value.length : Number(value));
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
const MOST_SHOWN = 8;
const show = (value: Value): string =>
  !Array.isArray(value)
    ? String(value)
    : value.length > MOST_SHOWN
      ? `[${value.slice(0, MOST_SHOWN).join(', ')}, … ${value.length} in all]`
      : `[${value.join(', ')}]`;

function without(list: string[], other: string[]): string[] {
  const left = [...other];
  return list.filter((x) => {
    const i = left.indexOf(x);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}
