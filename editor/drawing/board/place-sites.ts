/**
 * Where the sites of a board are drawn. Packs say only which sites are adjacent, so the places follow from that. The drawing
 * is built on the hubs, sites with several leaves; sites between two hubs are placed between them, other sites outwards, and
 * leaves around their hubs.
 */
import { layoutGrid } from './grid-layout.ts';
import { layoutGraph, type GraphNode, type Places, type Point } from './graph-layout.ts';

export type { Places, Point };

interface LinkedSite extends GraphNode {
  /** how much is drawn beside it */
  says?: number;
}

type SitesById = ReadonlyMap<string, LinkedSite>;

/** From hub to hub, in units of the distance of neighbours. */
const HUB_DISTANCE = 2.3;
/** From site to site on a board without hubs. */
const SITE_DISTANCE = 1.2;
/** Between sites that connect the same two hubs. */
const PARALLEL_DISTANCE = 0.7;

/** In units of the distance of neighbours; the upper left corner is at 0. */
export function placeSites(sites: readonly LinkedSite[]): Places {
  const byId = new Map(sites.map((site) => [site.id, site]));
  const hubs = hubsOf(sites, byId);
  const places = hubs.size === 0 ? placeWithoutHubs(sites, byId) : placeWithHubs(sites, hubs, byId);
  return movedToOrigin(places);
}

function placeWithoutHubs(sites: readonly LinkedSite[], byId: SitesById): Places {
  const grid = layoutGrid(sites, SITE_DISTANCE);
  if (grid) return grid;
  const places = layoutGraph(
    sites.filter((site) => !isLeaf(site, byId)),
    SITE_DISTANCE,
  );
  placeLeaves(
    places,
    sites.filter(({ id }) => !places.has(id)),
    byId,
  );
  return places;
}

/** Sites that are connected with each other, but not by hubs; `hubs`: those that they lie next to. */
interface Group {
  sites: LinkedSite[];
  hubs: string[];
}

/** A single site between two hubs. */
const isLink = ({ sites, hubs }: Group): boolean => sites.length === 1 && hubs.length === 2;

function placeWithHubs(sites: readonly LinkedSite[], hubs: ReadonlySet<string>, byId: SitesById): Places {
  const leaves = sites.filter((site) => isLeaf(site, byId) && hubs.has(site.adjacent[0]));
  const groups = connectedGroups(
    sites.filter((site) => !hubs.has(site.id) && !leaves.includes(site)),
    byId,
  ).map((group): Group => ({
    sites: group,
    hubs: [...new Set(group.flatMap(({ adjacent }) => adjacent.filter((id) => hubs.has(id))))],
  }));
  const links = groups.filter(isLink);
  const places = layoutGraph(hubGraph(sites, hubs, links), HUB_DISTANCE);
  for (const link of links) {
    const parallel = links.filter((other) => other.hubs.every((id) => link.hubs.includes(id)));
    const [a, b] = link.hubs.map((id) => places.get(id)!);
    places.set(link.sites[0].id, between(a, b, parallel.indexOf(link), parallel.length));
  }
  for (const group of groups) if (!places.has(group.sites[0].id)) placeOutwards(group, places, byId);
  placeLeaves(places, leaves, byId);
  return places;
}

/** The hubs alone, adjacent where they are, or where a single site connects them. */
function hubGraph(sites: readonly LinkedSite[], hubs: ReadonlySet<string>, links: readonly Group[]): GraphNode[] {
  return sites
    .filter(({ id }) => hubs.has(id))
    .map(({ id, adjacent }) => ({
      id,
      adjacent: [
        ...adjacent.filter((other) => hubs.has(other)),
        ...links.flatMap(({ hubs: ends }) => (ends.includes(id) ? ends.filter((other) => other !== id) : [])),
      ],
    }));
}

/** It is adjacent to a single site, which has other neighbours. */
const isLeaf = ({ adjacent }: LinkedSite, byId: SitesById): boolean =>
  adjacent.length === 1 && (byId.get(adjacent[0])?.adjacent.length ?? 0) > 1;

/** Sites with several leaves. */
function hubsOf(sites: readonly LinkedSite[], byId: SitesById): Set<string> {
  const leaves = new Map<string, number>();
  for (const site of sites) {
    if (isLeaf(site, byId)) leaves.set(site.adjacent[0], (leaves.get(site.adjacent[0]) ?? 0) + 1);
  }
  return new Set([...leaves].filter(([, count]) => count > 1).map(([id]) => id));
}

function connectedGroups(sites: readonly LinkedSite[], byId: SitesById): LinkedSite[][] {
  const left = new Set(sites.map(({ id }) => id));
  const groups: LinkedSite[][] = [];
  for (const { id } of sites) {
    if (!left.delete(id)) continue;
    const group = [byId.get(id)!];
    // grows while it is walked
    for (const { adjacent } of group) {
      for (const neighbour of adjacent) if (left.delete(neighbour)) group.push(byId.get(neighbour)!);
    }
    groups.push(group);
  }
  return groups;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** In the middle of two points; several sites there are placed side by side, this one as the i-th. */
function between(a: Point, b: Point, i: number, count: number): Point {
  const { x, y } = middleOf([a, b]);
  const distance = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const offset = (i - (count - 1) / 2) * PARALLEL_DISTANCE;
  return { x: x - ((b.y - a.y) / distance) * offset, y: y + ((b.x - a.x) / distance) * offset };
}

// ------------------------------------------------------------------------------------------------ outwards

/** Room counts in radians; a direction away from the middle of the board is preferred by this part of the difference. */
const OUTWARDS_PREFERENCE = 0.3;
/** What another direction must have more to be taken. */
const CLEARLY_MORE = 0.01;
/** The first sites of a group, and the distance to the next ones. */
const FIRST_STEP = 0.2;
const NEXT_STEP = 0.95;
/** Between sites of the same distance from their hubs. */
const SAME_STEP_DISTANCE = 0.62;
const CORNER_DISTANCE = 1.15;

/** A group that leads away from its hubs goes where there is room, step by step outwards. */
function placeOutwards({ sites, hubs }: Group, places: Places, byId: SitesById): void {
  if (hubs.length === 0) {
    const below = Math.max(0, ...[...places.values()].map(({ y }) => y)) + HUB_DISTANCE;
    sites.forEach(({ id }, i) => places.set(id, { x: i, y: below }));
    return;
  }
  const start = middleOf(hubs.map((id) => places.get(id)!));
  const centre = middleOf([...places.values()]);
  const taken = hubs.flatMap((id) => linkAngles(id, places, byId));
  const outwards = Math.atan2(start.y - centre.y, start.x - centre.x);
  const angle = bestAngle(
    [0, 1, 2, 3].map((quarter) => (quarter * Math.PI) / 2),
    (candidate) => room(candidate, taken, Math.PI) - OUTWARDS_PREFERENCE * angleBetween(candidate, outwards),
  );
  const isBlocked = Math.min(...taken.map((other) => angleBetween(angle, other))) < 0.3;
  if (isBlocked && placeAroundCorner({ sites, hubs }, places, byId, centre)) return;
  placeInSteps({ sites, hubs }, start, angle, places, byId);
}

function placeInSteps({ sites, hubs }: Group, start: Point, angle: number, places: Places, byId: SitesById): void {
  const direction = { x: Math.cos(angle), y: Math.sin(angle) };
  const steps = stepsFromHubs({ sites, hubs }, byId);
  for (const step of new Set(steps.values())) {
    const sameStep = sites.filter(({ id }) => steps.get(id) === step);
    for (const { id, adjacent } of sameStep) {
      const ownHubs = hubs.filter((hub) => adjacent.includes(hub));
      const from = step === 1 ? middleOf(ownHubs.map((hub) => places.get(hub)!)) : start;
      const row = sameStep.filter((other) => step > 1 || other.adjacent.some((hub) => ownHubs.includes(hub)));
      const offset = (row.findIndex((other) => other.id === id) - (row.length - 1) / 2) * SAME_STEP_DISTANCE;
      const distance = FIRST_STEP + NEXT_STEP * step;
      places.set(id, {
        x: from.x + direction.x * distance - direction.y * offset,
        y: from.y + direction.y * distance + direction.x * offset,
      });
    }
  }
}

/** By how many steps the sites of a group are away from its hubs. */
function stepsFromHubs({ sites, hubs }: Group, byId: SitesById): Map<string, number> {
  const inGroup = new Set(sites.map(({ id }) => id));
  const steps = new Map(hubs.map((id) => [id, 0]));
  const queue = [...hubs];
  for (const id of queue) {
    for (const neighbour of byId.get(id)!.adjacent) {
      if (steps.has(neighbour) || !inGroup.has(neighbour)) continue;
      steps.set(neighbour, steps.get(id)! + 1);
      queue.push(neighbour);
    }
  }
  return steps;
}

/**
 * A way of three sites from one hub to another, around the corner between them: straight on from each hub, with the third
 * site where the two directions cross. False: the group is no such way.
 */
function placeAroundCorner({ sites, hubs }: Group, places: Places, byId: SitesById, centre: Point): boolean {
  const corner = sites.filter(({ adjacent }) => !adjacent.some((id) => hubs.includes(id)));
  const nextTo = hubs.map((hub) => sites.filter(({ adjacent }) => adjacent.includes(hub)));
  if (hubs.length !== 2 || corner.length !== 1 || nextTo.some((some) => some.length !== 1)) return false;
  const directions = hubs.map((hub) => directionFrom(hub, places, byId, centre));
  const [a, b] = hubs.map((hub, i) => {
    const { x, y } = places.get(hub)!;
    return { x: x + CORNER_DISTANCE * directions[i].x, y: y + CORNER_DISTANCE * directions[i].y };
  });
  places.set(nextTo[0][0].id, a).set(nextTo[1][0].id, b);
  const [first, second] = directions;
  places.set(corner[0].id, {
    x: Math.abs(first.x) > Math.abs(second.x) ? a.x : b.x,
    y: Math.abs(first.y) > Math.abs(second.y) ? a.y : b.y,
  });
  return true;
}

/** Where a hub has room, by eighths of a turn; level and upright directions are preferred. */
function directionFrom(hub: string, places: Places, byId: SitesById, centre: Point): Point {
  const own = places.get(hub)!;
  const taken = linkAngles(hub, places, byId);
  const outwards = Math.atan2(own.y - centre.y, own.x - centre.x);
  const eighth = bestAngle([0, 1, 2, 3, 4, 5, 6, 7], (i) => {
    const angle = (i * Math.PI) / 4;
    const diagonal = (i % 2) * 0.2;
    return room(angle, taken, Math.PI / 2) - OUTWARDS_PREFERENCE * angleBetween(angle, outwards) - diagonal;
  });
  const angle = (eighth * Math.PI) / 4;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

// ------------------------------------------------------------------------------------------------ leaves

/** The distance of leaves from their site, and from each other at least. */
const LEAF_DISTANCE = 0.74;
const BETWEEN_LEAVES = 0.38;
/** Leaves with less room, in radians, would touch. */
const TOO_CLOSE = 0.5;

/** The diagonals first, as they keep clear of rows and columns; then the other eighths of a turn. */
const LEAF_ANGLES = Array.from({ length: 8 }, (_, i) => ((i * 2 + 1) * Math.PI) / 4 + (i >= 4 ? Math.PI / 4 : 0));

interface FreeAngle {
  angle: number;
  /** to the next thing on either side */
  room: number;
}

/** Leaves lie around their site, where no link goes. */
function placeLeaves(places: Places, leaves: readonly LinkedSite[], byId: SitesById): void {
  const byHub = new Map<string, LinkedSite[]>();
  for (const leaf of leaves) byHub.set(leaf.adjacent[0], [...(byHub.get(leaf.adjacent[0]) ?? []), leaf]);
  for (const [hub, hubLeaves] of byHub) {
    const centre = places.get(hub);
    if (centre) placeAround(centre, hubLeaves, linkAngles(hub, places, byId), places);
    else hubLeaves.forEach(({ id }, i) => places.set(id, { x: i, y: 0 }));
  }
}

function placeAround(centre: Point, leaves: LinkedSite[], links: number[], places: Places): void {
  let free = oneByOne(links, leaves.length);
  if (free.some(({ room: own }) => own < TOO_CLOSE)) {
    // the leaf that says most gets most room
    leaves.sort((a, b) => (b.says ?? 0) - (a.says ?? 0));
    free = spreadEvenly(links, leaves.length).sort((a, b) => b.room - a.room);
  }
  const distance = Math.max(
    LEAF_DISTANCE,
    ...free.map(({ room: own }) => BETWEEN_LEAVES / 2 / Math.sin(Math.min(own, Math.PI / 2) / 2)),
  );
  leaves.forEach(({ id }, i) => {
    const { angle } = free[i];
    places.set(id, { x: centre.x + Math.cos(angle) * distance, y: centre.y + Math.sin(angle) * distance });
  });
}

/** Each takes the angle with most room that the ones before it left. */
function oneByOne(links: readonly number[], count: number): FreeAngle[] {
  const taken = [...links];
  return Array.from({ length: count }, () => {
    const angle = bestAngle(LEAF_ANGLES, (candidate) => room(candidate, taken, Math.PI));
    const own = room(angle, taken, Math.PI);
    taken.push(angle);
    return { angle, room: own };
  });
}

/** Angles as far from each other and from the links as possible, gap by gap. */
function spreadEvenly(links: readonly number[], count: number): FreeAngle[] {
  const sorted = links.map((angle) => (angle + 2 * Math.PI) % (2 * Math.PI)).sort((a, b) => a - b);
  const starts = sorted.length ? sorted : [0];
  const gaps = starts.map((start, i) => ({
    start,
    width: (starts[i + 1] ?? starts[0] + 2 * Math.PI) - start,
    leaves: 0,
  }));
  type Gap = (typeof gaps)[number];
  const roomWith = ({ width, leaves }: Gap, more: number): number => width / (leaves + more);
  for (let i = 0; i < count; i++) {
    const widest = gaps.reduce((a, b) => (roomWith(b, 2) > roomWith(a, 2) + CLEARLY_MORE ? b : a));
    widest.leaves++;
  }
  return gaps.flatMap((gap) =>
    Array.from({ length: gap.leaves }, (_, i) => ({
      angle: gap.start + (i + 1) * roomWith(gap, 1),
      room: roomWith(gap, 1),
    })),
  );
}

// ------------------------------------------------------------------------------------------------ angles

/** The directions of the links of a site to those that are placed. */
function linkAngles(id: string, places: Places, byId: SitesById): number[] {
  const own = places.get(id)!;
  return (byId.get(id)?.adjacent ?? []).flatMap((neighbour) => {
    const place = places.get(neighbour);
    return place ? [Math.atan2(place.y - own.y, place.x - own.x)] : [];
  });
}

const angleBetween = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

/** The angle to the nearest of those taken, at most `most`. */
const room = (angle: number, taken: readonly number[], most: number): number =>
  Math.min(most, ...taken.map((other) => angleBetween(angle, other)));

/** The first candidate than which no other has clearly more. */
const bestAngle = (candidates: readonly number[], score: (candidate: number) => number): number =>
  candidates.reduce((a, b) => (score(b) > score(a) + CLEARLY_MORE ? b : a));

function movedToOrigin(places: Places): Places {
  const all = [...places.values()];
  const left = Math.min(0, ...all.map(({ x }) => x));
  const top = Math.min(0, ...all.map(({ y }) => y));
  return new Map([...places].map(([id, { x, y }]) => [id, { x: x - left, y: y - top }]));
}
