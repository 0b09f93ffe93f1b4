/**
 * Where the sites of a board are drawn. Packs say only what lies next to what, so the places follow from that: distances in
 * the graph become distances on paper, straightened; what hangs on a single site stands around it.
 */
export interface Linked { id: string; adjacent: readonly string[] }
export type Places = Map<string, { x: number; y: number }>;

/** In units of the way from a site to the next, beginning at 0. */
export function placeSites(sites: readonly Linked[]): Places {
  const byId = new Map(sites.map((site) => [site.id, site])), hubs = hubsOf(sites, byId);
  if (hubs.size === 0) {
    const core = sites.filter((site) => !isLeaf(site, byId)), places = laid(core, 1.2);
    around(places, sites.filter((site) => !places.has(site.id)), byId);
    return shifted(places);
  }
  const leaves = sites.filter((site) => isLeaf(site, byId) && hubs.has(site.adjacent[0])), between = groups(sites.filter((site) => !hubs.has(site.id) && !leaves.includes(site)), byId);
  const ends = between.map((group) => [...new Set(group.flatMap(({ adjacent }) => adjacent.filter((id) => hubs.has(id))))]);
  const links = between.flatMap((group, i) => (group.length === 1 && ends[i].length === 2 ? [ends[i]] : []));
  const skeleton = sites.filter(({ id }) => hubs.has(id)).map(({ id, adjacent }): Linked => ({ id, adjacent: [...adjacent.filter((other) => hubs.has(other)), ...links.flatMap(([x, y]) => (x === id ? [y] : y === id ? [x] : []))] }));
  const places = laid(skeleton, SPAN);
  between.forEach((group, i) => { if (group.length === 1 && ends[i].length === 2) places.set(group[0].id, middle(ends[i].map((id) => places.get(id)!))); });
  between.forEach((group, i) => { if (!places.has(group[0].id)) outwards(group, ends[i], places, byId); });
  around(places, leaves, byId);
  return shifted(places);
}

/** From hub to hub, in the units of all else. */
const SPAN = 2.3;

/** It hangs on one site that has others. */
const isLeaf = ({ adjacent }: Linked, byId: Map<string, Linked>): boolean => adjacent.length === 1 && (byId.get(adjacent[0])?.adjacent.length ?? 0) > 1;

/** Sites on which several others hang: the drawing is built on them. */
function hubsOf(sites: readonly Linked[], byId: Map<string, Linked>): Set<string> {
  const hanging = new Map<string, number>();
  for (const site of sites) if (isLeaf(site, byId)) hanging.set(site.adjacent[0], (hanging.get(site.adjacent[0]) ?? 0) + 1);
  return new Set([...hanging].filter(([, n]) => n > 1).map(([id]) => id));
}

/** Those that hang together, without what is not among them. */
function groups(sites: readonly Linked[], byId: Map<string, Linked>): Linked[][] {
  const left = new Set(sites.map(({ id }) => id)), out: Linked[][] = [];
  for (const { id } of sites) {
    if (!left.delete(id)) continue;
    const group = [byId.get(id)!];
    for (const one of group) for (const next of one.adjacent) if (left.delete(next)) group.push(byId.get(next)!);
    out.push(group);
  }
  return out;
}

const laid = (sites: readonly Linked[], unit: number): Places => new Map([...ordered(straight(aligned(scaled(sites))), sites)].map(([id, { x, y }]) => [id, { x: x * unit, y: y * unit }]));

const middle = (all: { x: number; y: number }[]): { x: number; y: number } => ({ x: all.reduce((sum, { x }) => sum + x, 0) / all.length, y: all.reduce((sum, { y }) => sum + y, 0) / all.length });

/** What leads away from the hubs goes where there is room: step by step outwards. */
function outwards(group: readonly Linked[], ends: string[], places: Places, byId: Map<string, Linked>): void {
  if (ends.length === 0) { const below = Math.max(0, ...[...places.values()].map(({ y }) => y)) + SPAN; group.forEach(({ id }, i) => places.set(id, { x: i, y: below })); return; }
  const from = ends.map((id) => places.get(id)!), start = middle(from), heart = middle([...places.values()]), taken = ends.flatMap((id) => byId.get(id)!.adjacent.flatMap((other) => { const place = places.get(other), own = places.get(id)!; return place ? [Math.atan2(place.y - own.y, place.x - own.x)] : []; }));
  const away = Math.atan2(start.y - heart.y, start.x - heart.x), turns = [0, 1, 2, 3].map((i) => (i * Math.PI) / 2);
  const room = (angle: number): number => Math.min(Math.PI, ...taken.map((other) => apart(angle, other))) - 0.3 * apart(angle, away);
  const angle = turns.reduce((a, b) => (room(b) > room(a) + 0.01 ? b : a)), out = { x: Math.cos(angle), y: Math.sin(angle) };
  // by how many steps they are away
  const level = new Map(ends.map((id) => [id, 0])), queue = [...ends];
  for (const id of queue) for (const next of byId.get(id)!.adjacent) if (!level.has(next) && group.some((one) => one.id === next)) { level.set(next, level.get(id)! + 1); queue.push(next); }
  for (const n of new Set(level.values())) {
    const same = group.filter(({ id }) => level.get(id) === n);
    same.forEach(({ id, adjacent }) => {
      const own = n === 1 ? middle(adjacent.filter((other) => ends.includes(other)).map((other) => places.get(other)!)) : start, alone = same.filter((one) => n > 1 || one.adjacent.some((other) => adjacent.includes(other) && ends.includes(other))), off = (alone.findIndex((one) => one.id === id) - (alone.length - 1) / 2) * 0.62;
      places.set(id, { x: own.x + out.x * (0.2 + 0.95 * n) - out.y * off, y: own.y + out.y * (0.2 + 0.95 * n) + out.x * off });
    });
  }
}

const apart = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

function shifted(places: Places): Places {
  const all = [...places.values()], x = Math.min(0, ...all.map((one) => one.x)), y = Math.min(0, ...all.map((one) => one.y));
  return new Map([...places].map(([id, place]) => [id, { x: place.x - x, y: place.y - y }]));
}

// ------------------------------------------------------------------------------------------------ distances become places

/** Multidimensional scaling: the two directions in which the distances differ most, then improved step by step (SMACOF). */
function scaled(sites: readonly Linked[]): { sites: readonly Linked[]; at: [number, number][] } {
  const n = sites.length, far = distances(sites);
  const square = far.map((row) => row.map((d) => d * d)), mean = square.map((row) => row.reduce((a, b) => a + b, 0) / n), all = mean.reduce((a, b) => a + b, 0) / n;
  const centred = square.map((row, i) => row.map((d, j) => -0.5 * (d - mean[i] - mean[j] + all)));
  const first = mainDirection(centred, []), second = mainDirection(centred, [first]);
  let at = sites.map((_, i): [number, number] => [first[i] ?? 0, second[i] ?? 0]);
  for (let round = 0; round < 200; round++) {
    at = at.map(([x, y], i) => {
      let sumX = 0, sumY = 0, weights = 0;
      for (let j = 0; j < n; j++) {
        if (i === j) continue;
        const d = far[i][j], dx = x - at[j][0], dy = y - at[j][1], length = Math.hypot(dx, dy) || 1e-6, weight = 1 / (d * d);
        sumX += weight * (at[j][0] + (d * dx) / length);
        sumY += weight * (at[j][1] + (d * dy) / length);
        weights += weight;
      }
      return weights ? [sumX / weights, sumY / weights] : [x, y];
    });
  }
  return { sites, at };
}

/** How many steps from each to each; what is not connected lies apart. */
function distances(sites: readonly Linked[]): number[][] {
  const index = new Map(sites.map(({ id }, i) => [id, i]));
  return sites.map((_, from) => {
    const far = new Array<number>(sites.length).fill(sites.length ** 0.5 + 2), queue = [from];
    far[from] = 0;
    const seen = new Set(queue);
    for (const i of queue) for (const next of sites[i].adjacent) {
      const j = index.get(next);
      if (j !== undefined && !seen.has(j)) { seen.add(j); far[j] = far[i] + 1; queue.push(j); }
    }
    return far;
  });
}

/** By power iteration, across those found before. */
function mainDirection(matrix: number[][], before: number[][]): number[] {
  let v = matrix.map((_, i) => Math.sin(i + 1 + before.length * 2.3));
  let size = 0;
  for (let round = 0; round < 120; round++) {
    for (const other of before) { const norm = other.reduce((a, b) => a + b * b, 0) || 1, share = v.reduce((sum, x, i) => sum + x * other[i], 0) / norm; v = v.map((x, i) => x - share * other[i]); }
    const next = matrix.map((row) => row.reduce((sum, m, i) => sum + m * v[i], 0));
    size = Math.hypot(...next) || 1;
    v = next.map((x) => x / size);
  }
  return v.map((x) => x * Math.sqrt(size));
}

// ------------------------------------------------------------------------------------------------ turned and straightened

/** Turned so that as many links as can be run level or upright. */
function aligned({ sites, at }: { sites: readonly Linked[]; at: [number, number][] }): { sites: readonly Linked[]; at: [number, number][] } {
  const index = new Map(sites.map(({ id }, i) => [id, i])), angles = sites.flatMap(({ adjacent }, i) => adjacent.flatMap((id) => { const j = index.get(id); return j === undefined ? [] : [Math.atan2(at[j][1] - at[i][1], at[j][0] - at[i][0])]; }));
  const STEPS = 180, slant = (turn: number): number => angles.reduce((sum, angle) => sum + Math.abs(Math.sin(2 * (angle + turn))), 0);
  const turns = Array.from({ length: STEPS }, (_, i) => (i * Math.PI) / 2 / STEPS), best = turns.reduce((a, b) => (slant(b) < slant(a) ? b : a), 0);
  return { sites, at: at.map(([x, y]) => [x * Math.cos(best) - y * Math.sin(best), x * Math.sin(best) + y * Math.cos(best)]) };
}

/** Sites that are nearly in a row or a column are put into it. */
function straight({ sites, at }: { sites: readonly Linked[]; at: [number, number][] }): { sites: readonly Linked[]; at: [number, number][] } {
  const lined = (axis: 0 | 1): number[] => {
    const order = at.map((_, i) => i).sort((a, b) => at[a][axis] - at[b][axis]), out = new Array<number>(at.length).fill(0);
    let group: number[] = [];
    const close = (): void => { const middle = group.reduce((sum, i) => sum + at[i][axis], 0) / group.length; for (const i of group) out[i] = middle; group = []; };
    for (const i of order) { if (group.length && at[i][axis] - at[group[group.length - 1]][axis] > 0.3) close(); group.push(i); }
    if (group.length) close();
    return out;
  };
  const x = lined(0), y = lined(1);
  return { sites, at: at.map((_, i) => [x[i], y[i]]) };
}

/** Mirrored and turned by quarters so that the order of the file reads from the upper left. */
function ordered({ sites, at }: { sites: readonly Linked[]; at: [number, number][] }, core: readonly Linked[]): Places {
  const ways: ((x: number, y: number) => [number, number])[] = [(x, y) => [x, y], (x, y) => [-x, y], (x, y) => [x, -y], (x, y) => [-x, -y], (x, y) => [y, x], (x, y) => [-y, x], (x, y) => [y, -x], (x, y) => [-y, -x]];
  // those with most links are what one reads by
  const most = Math.max(0, ...core.map(({ adjacent }) => adjacent.length)), weight = (i: number): number => (sites[i].adjacent.length * 2 > most ? 1 : 0.05);
  const reads = (way: (x: number, y: number) => [number, number]): number => at.reduce((sum, [x, y], i) => { const [u, v] = way(x, y); return sum + weight(i) * (i - sites.length / 2) * (u + 4 * v); }, 0);
  const best = ways.reduce((a, b) => (reads(b) > reads(a) ? b : a)), moved = at.map(([x, y]) => best(x, y)), left = Math.min(0, ...moved.map(([x]) => x)), top = Math.min(0, ...moved.map(([, y]) => y));
  const least = { x: moved.length ? Math.min(...moved.map(([x]) => x)) : left, y: moved.length ? Math.min(...moved.map(([, y]) => y)) : top };
  return new Map(sites.map(({ id }, i) => [id, { x: moved[i][0] - least.x, y: moved[i][1] - least.y }]));
}

const RING = 0.66;

/** What hangs on one site only stands around it, where no link goes. */
function around(places: Places, leaves: readonly Linked[], byId: Map<string, Linked>): void {
  const TURNS = 8, by = new Map<string, Linked[]>();
  for (const leaf of leaves) by.set(leaf.adjacent[0], [...by.get(leaf.adjacent[0]) ?? [], leaf]);
  for (const [id, hang] of by) {
    const centre = places.get(id);
    if (!centre) { hang.forEach((leaf, i) => places.set(leaf.id, { x: i, y: 0 })); continue; }
    const taken = (byId.get(id)?.adjacent ?? []).flatMap((other) => { const place = places.get(other); return place ? [Math.atan2(place.y - centre.y, place.x - centre.x)] : []; });
    const gap = (angle: number): number => Math.min(Math.PI, ...taken.map((other) => apart(angle, other)));
    // the diagonals first, as they keep clear of rows and columns
    const angles = Array.from({ length: TURNS }, (_, i) => ((i * 2 + 1) * Math.PI) / 4 + (i >= 4 ? Math.PI / 4 : 0));
    for (const leaf of hang) {
      const angle = angles.reduce((a, b) => (gap(b) > gap(a) + 0.01 ? b : a));
      taken.push(angle);
      places.set(leaf.id, { x: centre.x + Math.cos(angle) * RING, y: centre.y + Math.sin(angle) * RING });
    }
  }
}
