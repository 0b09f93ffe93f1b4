/**
 * Where the sites of a board are drawn. Packs say only what lies next to what, so the places follow from that: distances in
 * the graph become distances on paper, straightened; what hangs on a single site stands around it.
 */
export interface Linked {
  id: string;
  adjacent: readonly string[];
  /** how much is drawn beside it */ says?: number;
}
export type Places = Map<string, { x: number; y: number }>;

/** In units of the way from a site to the next, beginning at 0. */
export function placeSites(sites: readonly Linked[]): Places {
  const byId = new Map(sites.map((site) => [site.id, site]));
  const hubs = hubsOf(sites, byId);
  if (hubs.size === 0) {
    const core = sites.filter((site) => !isLeaf(site, byId));
    const places = laid(core, 1.2);
    around(
      places,
      sites.filter((site) => !places.has(site.id)),
      byId,
    );
    return shifted(places);
  }
  const leaves = sites.filter((site) => isLeaf(site, byId) && hubs.has(site.adjacent[0]));
  const between = groups(
    sites.filter((site) => !hubs.has(site.id) && !leaves.includes(site)),
    byId,
  );
  const ends = between.map((group) => [
    ...new Set(group.flatMap(({ adjacent }) => adjacent.filter((id) => hubs.has(id)))),
  ]);
  const links = between.flatMap((group, i) => (group.length === 1 && ends[i].length === 2 ? [ends[i]] : []));
  const skeleton = sites
    .filter(({ id }) => hubs.has(id))
    .map(({ id, adjacent }): Linked => ({
      id,
      adjacent: [
        ...adjacent.filter((other) => hubs.has(other)),
        ...links.flatMap(([x, y]) => (x === id ? [y] : y === id ? [x] : [])),
      ],
    }));
  const places = laid(skeleton, SPAN);
  between.forEach((group, i) => {
    if (group.length === 1 && ends[i].length === 2) {
      places.set(
        group[0].id,
        beside(
          ends[i].map((id) => places.get(id)!),
          between.flatMap((other, j) =>
            other.length === 1 && ends[j].length === 2 && ends[j].every((id) => ends[i].includes(id))
              ? [other[0].id]
              : [],
          ),
          group[0].id,
        ),
      );
    }
  });
  between.forEach((group, i) => {
    if (!places.has(group[0].id)) outwards(group, ends[i], places, byId);
  });
  around(places, leaves, byId);
  return shifted(places);
}

/** From hub to hub, in the units of all else. */
const SPAN = 2.3;

/** It hangs on one site that has others. */
const isLeaf = ({ adjacent }: Linked, byId: Map<string, Linked>): boolean =>
  adjacent.length === 1 && (byId.get(adjacent[0])?.adjacent.length ?? 0) > 1;

/** Sites on which several others hang: the drawing is built on them. */
function hubsOf(sites: readonly Linked[], byId: Map<string, Linked>): Set<string> {
  const hanging = new Map<string, number>();
  for (const site of sites) {
    if (isLeaf(site, byId)) hanging.set(site.adjacent[0], (hanging.get(site.adjacent[0]) ?? 0) + 1);
  }
  return new Set([...hanging].filter(([, n]) => n > 1).map(([id]) => id));
}

/** Those that hang together, without what is not among them. */
function groups(sites: readonly Linked[], byId: Map<string, Linked>): Linked[][] {
  const left = new Set(sites.map(({ id }) => id));
  const out: Linked[][] = [];
  for (const { id } of sites) {
    if (!left.delete(id)) continue;
    const group = [byId.get(id)!];
    for (const one of group) for (const next of one.adjacent) if (left.delete(next)) group.push(byId.get(next)!);
    out.push(group);
  }
  return out;
}

const laid = (sites: readonly Linked[], unit: number): Places =>
  new Map(
    [...ordered(straight(aligned(scaled(sites))), sites)].map(([id, { x, y }]) => [id, { x: x * unit, y: y * unit }]),
  );

const middle = (all: { x: number; y: number }[]): { x: number; y: number } => ({
  x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
  y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
});

/** In the middle of two; of several that join the same two, beside each other. */
function beside([a, b]: { x: number; y: number }[], all: string[], id: string): { x: number; y: number } {
  const { x, y } = middle([a, b]);
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const off = (all.indexOf(id) - (all.length - 1) / 2) * ASIDE;
  return { x: x - ((b.y - a.y) / long) * off, y: y + ((b.x - a.x) / long) * off };
}
const ASIDE = 0.7;

/** What leads away from the hubs goes where there is room: step by step outwards. */
function outwards(group: readonly Linked[], ends: string[], places: Places, byId: Map<string, Linked>): void {
  if (ends.length === 0) {
    const below = Math.max(0, ...[...places.values()].map(({ y }) => y)) + SPAN;
    group.forEach(({ id }, i) => places.set(id, { x: i, y: below }));
    return;
  }
  const from = ends.map((id) => places.get(id)!);
  const start = middle(from);
  const heart = middle([...places.values()]);
  const taken = ends.flatMap((id) =>
    byId.get(id)!.adjacent.flatMap((other) => {
      const place = places.get(other);
      const own = places.get(id)!;
      return place ? [Math.atan2(place.y - own.y, place.x - own.x)] : [];
    }),
  );
  const away = Math.atan2(start.y - heart.y, start.x - heart.x);
  const turns = [0, 1, 2, 3].map((i) => (i * Math.PI) / 2);
  const room = (angle: number): number =>
    Math.min(Math.PI, ...taken.map((other) => apart(angle, other))) - 0.3 * apart(angle, away);
  const angle = turns.reduce((a, b) => (room(b) > room(a) + 0.01 ? b : a));
  if (Math.min(...taken.map((other) => apart(angle, other))) < 0.3 && roundCorner(group, ends, places, byId, heart)) {
    return;
  }
  const out = { x: Math.cos(angle), y: Math.sin(angle) };
  // by how many steps they are away
  const level = new Map(ends.map((id) => [id, 0]));
  const queue = [...ends];
  for (const id of queue) {
    for (const next of byId.get(id)!.adjacent) {
      if (!level.has(next) && group.some((one) => one.id === next)) {
        level.set(next, level.get(id)! + 1);
        queue.push(next);
      }
    }
  }
  for (const n of new Set(level.values())) {
    const same = group.filter(({ id }) => level.get(id) === n);
    same.forEach(({ id, adjacent }) => {
      const own =
        n === 1 ? middle(adjacent.filter((other) => ends.includes(other)).map((other) => places.get(other)!)) : start;
      const alone = same.filter(
        (one) => n > 1 || one.adjacent.some((other) => adjacent.includes(other) && ends.includes(other)),
      );
      const off = (alone.findIndex((one) => one.id === id) - (alone.length - 1) / 2) * 0.62;
      places.set(id, {
        x: own.x + out.x * (0.2 + 0.95 * n) - out.y * off,
        y: own.y + out.y * (0.2 + 0.95 * n) + out.x * off,
      });
    });
  }
}

/** A way from one hub to another around the corner between them: from each straight on where it has room, and met where the two cross. */
function roundCorner(
  group: readonly Linked[],
  ends: string[],
  places: Places,
  byId: Map<string, Linked>,
  heart: { x: number; y: number },
): boolean {
  const last = group.filter(({ adjacent }) => !adjacent.some((id) => ends.includes(id)));
  const first = ends.map((id) => group.filter(({ adjacent }) => adjacent.includes(id)));
  if (ends.length !== 2 || last.length !== 1 || first.some((some) => some.length !== 1)) return false;
  const outs = ends.map((id) => {
    const own = places.get(id)!;
    const taken = byId.get(id)!.adjacent.flatMap((other) => {
      const place = places.get(other);
      return place ? [Math.atan2(place.y - own.y, place.x - own.x)] : [];
    });
    const away = Math.atan2(own.y - heart.y, own.x - heart.x);
    const room = (i: number): number =>
      Math.min(Math.PI / 2, ...taken.map((other) => apart((i * Math.PI) / 4, other))) -
      0.3 * apart((i * Math.PI) / 4, away) -
      (i % 2) * 0.2;
    const angle = ([0, 1, 2, 3, 4, 5, 6, 7].reduce((a, b) => (room(b) > room(a) + 0.01 ? b : a)) * Math.PI) / 4;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  const [a, b] = ends.map((id, i) => ({
    x: places.get(id)!.x + 1.15 * outs[i].x,
    y: places.get(id)!.y + 1.15 * outs[i].y,
  }));
  places.set(first[0][0].id, a).set(first[1][0].id, b);
  places.set(last[0].id, {
    x: Math.abs(outs[0].x) > Math.abs(outs[1].x) ? a.x : b.x,
    y: Math.abs(outs[0].y) > Math.abs(outs[1].y) ? a.y : b.y,
  });
  return true;
}

const apart = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

function shifted(places: Places): Places {
  const all = [...places.values()];
  const x = Math.min(0, ...all.map((one) => one.x));
  const y = Math.min(0, ...all.map((one) => one.y));
  return new Map([...places].map(([id, place]) => [id, { x: place.x - x, y: place.y - y }]));
}

// ------------------------------------------------------------------------------------------------ distances become places

/** Multidimensional scaling: the two directions in which the distances differ most, then improved step by step (SMACOF). */
function scaled(sites: readonly Linked[]): { sites: readonly Linked[]; at: [number, number][] } {
  const n = sites.length;
  const far = distances(sites);
  const square = far.map((row) => row.map((d) => d * d));
  const mean = square.map((row) => row.reduce((a, b) => a + b, 0) / n);
  const all = mean.reduce((a, b) => a + b, 0) / n;
  const centred = square.map((row, i) => row.map((d, j) => -0.5 * (d - mean[i] - mean[j] + all)));
  const first = mainDirection(centred, []);
  const second = mainDirection(centred, [first]);
  let at = sites.map((_, i): [number, number] => [first[i] ?? 0, second[i] ?? 0]);
  for (let round = 0; round < 200; round++) {
    at = at.map(([x, y], i) => {
      let sumX = 0;
      let sumY = 0;
      let weights = 0;
      for (let j = 0; j < n; j++) {
        if (i === j) continue;
        const d = far[i][j];
        const dx = x - at[j][0];
        const dy = y - at[j][1];
        const length = Math.hypot(dx, dy) || 1e-6;
        const weight = 1 / (d * d);
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
    const far = new Array<number>(sites.length).fill(sites.length ** 0.5 + 2);
    const queue = [from];
    far[from] = 0;
    const seen = new Set(queue);
    for (const i of queue) {
      for (const next of sites[i].adjacent) {
        const j = index.get(next);
        if (j !== undefined && !seen.has(j)) {
          seen.add(j);
          far[j] = far[i] + 1;
          queue.push(j);
        }
      }
    }
    return far;
  });
}

/** By power iteration, across those found before. */
function mainDirection(matrix: number[][], before: number[][]): number[] {
  let v = matrix.map((_, i) => Math.sin(i + 1 + before.length * 2.3));
  let size = 0;
  for (let round = 0; round < 120; round++) {
    for (const other of before) {
      const norm = other.reduce((a, b) => a + b * b, 0) || 1;
      const share = v.reduce((sum, x, i) => sum + x * other[i], 0) / norm;
      v = v.map((x, i) => x - share * other[i]);
    }
    const next = matrix.map((row) => row.reduce((sum, m, i) => sum + m * v[i], 0));
    size = Math.hypot(...next) || 1;
    v = next.map((x) => x / size);
  }
  return v.map((x) => x * Math.sqrt(size));
}

// ------------------------------------------------------------------------------------------------ turned and straightened

/** Turned so that as many links as can be run level or upright. */
function aligned({ sites, at }: { sites: readonly Linked[]; at: [number, number][] }): {
  sites: readonly Linked[];
  at: [number, number][];
} {
  const index = new Map(sites.map(({ id }, i) => [id, i]));
  const angles = sites.flatMap(({ adjacent }, i) =>
    adjacent.flatMap((id) => {
      const j = index.get(id);
      return j === undefined ? [] : [Math.atan2(at[j][1] - at[i][1], at[j][0] - at[i][0])];
    }),
  );
  const STEPS = 180;
  const slant = (turn: number): number =>
    angles.reduce((sum, angle) => sum + Math.abs(Math.sin(2 * (angle + turn))), 0);
  const turns = Array.from({ length: STEPS }, (_, i) => (i * Math.PI) / 2 / STEPS);
  const best = turns.reduce((a, b) => (slant(b) < slant(a) ? b : a), 0);
  return {
    sites,
    at: at.map(([x, y]) => [x * Math.cos(best) - y * Math.sin(best), x * Math.sin(best) + y * Math.cos(best)]),
  };
}

/** Sites that are nearly in a row or a column are put into it. */
function straight({ sites, at }: { sites: readonly Linked[]; at: [number, number][] }): {
  sites: readonly Linked[];
  at: [number, number][];
} {
  const lined = (axis: 0 | 1): number[] => {
    const order = at.map((_, i) => i).sort((a, b) => at[a][axis] - at[b][axis]);
    const out = new Array<number>(at.length).fill(0);
    let group: number[] = [];
    const close = (): void => {
      const middle = group.reduce((sum, i) => sum + at[i][axis], 0) / group.length;
      for (const i of group) out[i] = middle;
      group = [];
    };
    for (const i of order) {
      if (group.length && at[i][axis] - at[group[group.length - 1]][axis] > 0.3) close();
      group.push(i);
    }
    if (group.length) close();
    return out;
  };
  const x = lined(0);
  const y = lined(1);
  return { sites, at: at.map((_, i) => [x[i], y[i]]) };
}

/** Mirrored and turned by quarters so that the order of the file reads from the upper left. */
function ordered({ sites, at }: { sites: readonly Linked[]; at: [number, number][] }, core: readonly Linked[]): Places {
  const ways: ((x: number, y: number) => [number, number])[] = [
    (x, y) => [x, y],
    (x, y) => [-x, y],
    (x, y) => [x, -y],
    (x, y) => [-x, -y],
    (x, y) => [y, x],
    (x, y) => [-y, x],
    (x, y) => [y, -x],
    (x, y) => [-y, -x],
  ];
  // those with most links are what one reads by
  const most = Math.max(0, ...core.map(({ adjacent }) => adjacent.length));
  const weight = (i: number): number => (sites[i].adjacent.length * 2 > most ? 1 : 0.05);
  const reads = (way: (x: number, y: number) => [number, number]): number =>
    at.reduce((sum, [x, y], i) => {
      const [u, v] = way(x, y);
      return sum + weight(i) * (i - sites.length / 2) * (u + 4 * v);
    }, 0);
  const best = ways.reduce((a, b) => (reads(b) > reads(a) ? b : a));
  const moved = at.map(([x, y]) => best(x, y));
  const left = Math.min(0, ...moved.map(([x]) => x));
  const top = Math.min(0, ...moved.map(([, y]) => y));
  const least = {
    x: moved.length ? Math.min(...moved.map(([x]) => x)) : left,
    y: moved.length ? Math.min(...moved.map(([, y]) => y)) : top,
  };
  return new Map(sites.map(({ id }, i) => [id, { x: moved[i][0] - least.x, y: moved[i][1] - least.y }]));
}

/** How far they stand from the middle; how far from one another at least, and below which angle they would touch. */
const RING = 0.66;
const BESIDE = 0.38;
const CLOSE = 0.5;

/** What hangs on one site only stands around it, where no link goes. */
function around(places: Places, leaves: readonly Linked[], byId: Map<string, Linked>): void {
  const TURNS = 8;
  const by = new Map<string, Linked[]>();
  for (const leaf of leaves) by.set(leaf.adjacent[0], [...(by.get(leaf.adjacent[0]) ?? []), leaf]);
  for (const [id, hang] of by) {
    const centre = places.get(id);
    if (!centre) {
      hang.forEach((leaf, i) => places.set(leaf.id, { x: i, y: 0 }));
      continue;
    }
    const taken = (byId.get(id)?.adjacent ?? []).flatMap((other) => {
      const place = places.get(other);
      return place ? [Math.atan2(place.y - centre.y, place.x - centre.x)] : [];
    });
    const gap = (angle: number): number => Math.min(Math.PI, ...taken.map((other) => apart(angle, other)));
    // the diagonals first, as they keep clear of rows and columns
    const angles = Array.from({ length: TURNS }, (_, i) => ((i * 2 + 1) * Math.PI) / 4 + (i >= 4 ? Math.PI / 4 : 0));
    const free = [...taken];
    let chosen = hang.map(() => {
      const angle = angles.reduce((a, b) => (gap(b) > gap(a) + 0.01 ? b : a));
      const room = gap(angle);
      taken.push(angle);
      return { angle, room };
    });
    if (chosen.some(({ room }) => room < CLOSE)) {
      // who has most to say has most room
      hang.sort((a, b) => (b.says ?? 0) - (a.says ?? 0));
      chosen = spread(free, hang.length).sort((a, b) => b.room - a.room);
    }
    const ring = Math.max(RING, ...chosen.map(({ room }) => BESIDE / 2 / Math.sin(Math.min(room, Math.PI / 2) / 2)));
    hang.forEach((leaf, i) =>
      places.set(leaf.id, {
        x: centre.x + Math.cos(chosen[i].angle) * ring,
        y: centre.y + Math.sin(chosen[i].angle) * ring,
      }),
    );
  }
}

/** Many around one: as far from each other and from the links as there is room, gap by gap. */
function spread(links: number[], n: number): { angle: number; room: number }[] {
  const order = [...links].map((angle) => (angle + 2 * Math.PI) % (2 * Math.PI)).sort((a, b) => a - b);
  const from = order.length ? order : [0];
  const gaps = from.map((start, i) => ({ start, wide: (from[i + 1] ?? from[0] + 2 * Math.PI) - start, holds: 0 }));
  const roomIn = (one: (typeof gaps)[number], more: number): number => one.wide / (one.holds + more);
  for (let i = 0; i < n; i++) gaps.reduce((a, b) => (roomIn(b, 2) > roomIn(a, 2) + 0.01 ? b : a)).holds++;
  return gaps.flatMap((one) =>
    Array.from({ length: one.holds }, (_, i) => ({
      angle: one.start + (i + 1) * roomIn(one, 1),
      room: roomIn(one, 1),
    })),
  );
}
