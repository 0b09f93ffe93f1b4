/** The picture of a face: the depth contours of a sea floor. It depends on the id only. */

interface Contour {
  /** from 0, the shallowest */
  level: number;
  path: string;
  /** the closed curves of the path, which can be filled */
  closed: string;
}

const COLUMNS = 30;
const ROWS = 16;
const LEVELS = 7;

/** The faces that are on a page at once, and some more. */
const MOST_KEPT = 400;
const kept = new Map<string, readonly Contour[]>();

/** What was drawn before is not computed again. */
export function contoursOf(seed: string, width: number, height: number): readonly Contour[] {
  const key = `${width} ${height} ${seed}`;
  let contours = kept.get(key);
  if (!contours) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, (contours = computedContours(seed, width, height)));
  }
  return contours;
}

function computedContours(seed: string, width: number, height: number): Contour[] {
  const depth = depthOf(seed);
  const dx = width / COLUMNS;
  const dy = height / ROWS;
  const grid = Array.from({ length: (COLUMNS + 1) * (ROWS + 1) }, (_, i) =>
    depth((i % (COLUMNS + 1)) / COLUMNS, Math.floor(i / (COLUMNS + 1)) / ROWS),
  );
  const least = Math.min(...grid);
  const most = Math.max(...grid);
  return Array.from({ length: LEVELS }, (_, level) => {
    const at = least + ((most - least) * (level + 0.8)) / (LEVELS + 0.6);
    const lines = joined(segments(grid, at)).map((line) => line.map(([x, y]): Point => [x * dx, y * dy]));
    const draw = (some: Point[][]): string => some.map(smooth).join('');
    return {
      level,
      path: draw(lines),
      closed: draw(
        lines.filter(
          (line) => Math.hypot(line[0][0] - line[line.length - 1][0], line[0][1] - line[line.length - 1][1]) < 1,
        ),
      ),
    };
  });
}

/** The depth at each place, for coordinates from 0 to 1: a few hills and hollows on a slope. */
function depthOf(seed: string): (x: number, y: number) => number {
  const random = randomOf(seed);
  const hills = Array.from({ length: 6 }, () => ({
    x: random() * 1.2 - 0.1,
    y: random() * 1.2 - 0.1,
    r: 0.12 + random() * 0.3,
    h: random() < 0.62 ? 0.5 + random() : -0.4 - random() * 0.6,
  }));
  const tilt = random() * 1.2 - 0.6;
  return (x, y) =>
    hills.reduce(
      (sum, hill) => sum + hill.h * Math.exp(-(((x - hill.x) * 1.7) ** 2 + (y - hill.y) ** 2) / (2 * hill.r * hill.r)),
      tilt * y,
    );
}

/** Mulberry32: short, and good enough to draw with. */
function randomOf(seed: string): () => number {
  let state = [...seed].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16777619), 2166136261) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Point = readonly [number, number];

/** Marching squares: where the line crosses each cell, in units of cells. */
function segments(grid: number[], at: number): [Point, Point][] {
  const out: [Point, Point][] = [];
  const wide = COLUMNS + 1;
  for (let y = 0; y < ROWS; y++) {
    for (let x = 0; x < COLUMNS; x++) {
      const i = y * wide + x;
      const [a, b, c, d] = [grid[i], grid[i + 1], grid[i + wide + 1], grid[i + wide]];
      const cut = (from: number, to: number): number => (at - from) / (to - from);
      const crossings: Point[] = [];
      if (a < at !== b < at) crossings.push([x + cut(a, b), y]);
      if (b < at !== c < at) crossings.push([x + 1, y + cut(b, c)]);
      if (c < at !== d < at) crossings.push([x + 1 - cut(c, d), y + 1]);
      if (d < at !== a < at) crossings.push([x, y + 1 - cut(d, a)]);
      for (let k = 0; k + 1 < crossings.length; k += 2) out.push([crossings[k], crossings[k + 1]]);
    }
  }
  return out;
}

/** Joins segments that meet; drops lines of only a few points. */
function joined(parts: [Point, Point][]): Point[][] {
  const keyOf = ([x, y]: Point): string => `${x.toFixed(4)} ${y.toFixed(4)}`;
  const ends = new Map<string, [Point, Point][]>();
  for (const part of parts) for (const point of part) ends.set(keyOf(point), [...(ends.get(keyOf(point)) ?? []), part]);
  const used = new Set<[Point, Point]>();
  const lines: Point[][] = [];
  const extend = (line: Point[]): void => {
    for (;;) {
      const last = line[line.length - 1];
      const next = ends.get(keyOf(last))?.find((part) => !used.has(part));
      if (!next) return;
      used.add(next);
      line.push(keyOf(next[0]) === keyOf(last) ? next[1] : next[0]);
    }
  };
  for (const part of parts) {
    if (used.has(part)) continue;
    used.add(part);
    const line: Point[] = [part[0], part[1]];
    extend(line);
    line.reverse();
    extend(line);
    if (line.length > 3) lines.push(line);
  }
  return lines;
}

/** An SVG path: a curve through the midpoints of the line's segments, of which every other point is left out. */
function smooth(line: readonly Point[]): string {
  const round = (n: number): string => n.toFixed(1).replace(/\.0$/, '');
  const to = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  const middle = ([x, y]: Point, [u, v]: Point): Point => [(x + u) / 2, (y + v) / 2];
  const thin = line.filter((_, i) => i % 2 === 0 || i === line.length - 1);
  let path = `M${to(thin[0])}`;
  for (let i = 1; i < thin.length - 1; i++) path += `Q${to(thin[i])} ${to(middle(thin[i], thin[i + 1]))}`;
  return `${path}L${to(thin[thin.length - 1])}`;
}
