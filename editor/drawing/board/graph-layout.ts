/**
 * A drawing of a graph on a grid of rows and columns: distances in the graph become distances on paper, then the drawing is
 * turned and straightened, so that links run level or upright where they can.
 */
export interface GraphNode {
  id: string;
  adjacent: readonly string[];
}

export interface Point {
  x: number;
  y: number;
}

export type Places = Map<string, Point>;

/** Nodes whose coordinates differ by less are put into one row or column. */
const ROW_TOLERANCE = 0.3;

/** `unit`: the distance of neighbours. The upper left corner is at 0. */
export function layoutGraph(nodes: readonly GraphNode[], unit: number): Places {
  const points = readingOrder(nodes, straightened(turned(nodes, scaled(nodes))));
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  return new Map(nodes.map(({ id }, i) => [id, { x: (points[i].x - left) * unit, y: (points[i].y - top) * unit }]));
}

// ------------------------------------------------------------------------------------------------ distances become places

const SMACOF_ROUNDS = 200;
/** Of all rounds together: pairs of nodes. Where there are many, classical scaling comes close by itself. */
const MOST_PAIRS = 30_000_000;
const POWER_ITERATIONS = 120;

/**
 * Multidimensional scaling: starts with the two directions in which the distances differ most (classical scaling), then
 * improves all places step by step (SMACOF), weighting near neighbours more.
 */
function scaled(nodes: readonly GraphNode[]): Point[] {
  const distances = graphDistances(nodes);
  const centred = doubleCentred(distances);
  const first = mainDirection(centred, []);
  const second = mainDirection(centred, [first]);
  let xs = Float64Array.from(nodes, (_, i) => first[i] ?? 0);
  let ys = Float64Array.from(nodes, (_, i) => second[i] ?? 0);
  const rounds = Math.min(SMACOF_ROUNDS, Math.ceil(MOST_PAIRS / nodes.length ** 2));
  for (let round = 0; round < rounds; round++) {
    const [nextXs, nextYs] = [new Float64Array(nodes.length), new Float64Array(nodes.length)];
    for (let i = 0; i < nodes.length; i++) [nextXs[i], nextYs[i]] = improvedPlace(i, xs, ys, distances[i]);
    [xs, ys] = [nextXs, nextYs];
  }
  return nodes.map((_, i) => ({ x: xs[i], y: ys[i] }));
}

/** Where the distances of one node to all others want it to be. */
function improvedPlace(i: number, xs: Float64Array, ys: Float64Array, distances: readonly number[]): [number, number] {
  const [x, y] = [xs[i], ys[i]];
  let sumX = 0;
  let sumY = 0;
  let weights = 0;
  for (let j = 0; j < xs.length; j++) {
    if (i === j) continue;
    const wanted = distances[j];
    const dx = x - xs[j];
    const dy = y - ys[j];
    const length = Math.sqrt(dx * dx + dy * dy) || 1e-6;
    const weight = 1 / (wanted * wanted);
    sumX += weight * (xs[j] + (wanted * dx) / length);
    sumY += weight * (ys[j] + (wanted * dy) / length);
    weights += weight;
  }
  return weights ? [sumX / weights, sumY / weights] : [x, y];
}

/** Steps from each node to each; nodes that are not connected lie apart. */
function graphDistances(nodes: readonly GraphNode[]): number[][] {
  const index = new Map(nodes.map(({ id }, i) => [id, i]));
  const unconnected = nodes.length ** 0.5 + 2;
  return nodes.map((_, from) => {
    const distances = new Array<number>(nodes.length).fill(unconnected);
    distances[from] = 0;
    const queue = [from];
    const seen = new Set(queue);
    for (const i of queue) {
      for (const neighbour of nodes[i].adjacent) {
        const j = index.get(neighbour);
        if (j === undefined || seen.has(j)) continue;
        seen.add(j);
        distances[j] = distances[i] + 1;
        queue.push(j);
      }
    }
    return distances;
  });
}

/** The matrix whose main directions are the coordinates of classical scaling. */
function doubleCentred(distances: readonly number[][]): number[][] {
  const n = distances.length;
  const squares = distances.map((row) => row.map((distance) => distance * distance));
  const means = squares.map((row) => row.reduce((a, b) => a + b, 0) / n);
  const mean = means.reduce((a, b) => a + b, 0) / n;
  return squares.map((row, i) => row.map((square, j) => -0.5 * (square - means[i] - means[j] + mean)));
}

/** The main direction of a symmetric matrix that is orthogonal to the given ones, by power iteration. */
function mainDirection(matrix: readonly number[][], orthogonalTo: readonly number[][]): number[] {
  let vector = matrix.map((_, i) => Math.sin(i + 1 + orthogonalTo.length * 2.3));
  let size = 0;
  for (let round = 0; round < POWER_ITERATIONS; round++) {
    for (const other of orthogonalTo) {
      const norm = other.reduce((a, b) => a + b * b, 0) || 1;
      const share = vector.reduce((sum, value, i) => sum + value * other[i], 0) / norm;
      vector = vector.map((value, i) => value - share * other[i]);
    }
    const product = matrix.map((row) => row.reduce((sum, value, i) => sum + value * vector[i], 0));
    size = Math.hypot(...product) || 1;
    vector = product.map((value) => value / size);
  }
  return vector.map((value) => value * Math.sqrt(size));
}

// ------------------------------------------------------------------------------------------------ turned and straightened

const TURNS = 180;

/** Turned by less than a quarter, so that as many links as possible run level or upright. */
function turned(nodes: readonly GraphNode[], points: readonly Point[]): Point[] {
  const index = new Map(nodes.map(({ id }, i) => [id, i]));
  const linkAngles = nodes.flatMap(({ adjacent }, i) =>
    adjacent.flatMap((id) => {
      const j = index.get(id);
      return j === undefined ? [] : [Math.atan2(points[j].y - points[i].y, points[j].x - points[i].x)];
    }),
  );
  const slant = (turn: number): number =>
    linkAngles.reduce((sum, angle) => sum + Math.abs(Math.sin(2 * (angle + turn))), 0);
  const turns = Array.from({ length: TURNS }, (_, i) => (i * Math.PI) / 2 / TURNS);
  const best = turns.reduce((a, b) => (slant(b) < slant(a) ? b : a), 0);
  const cos = Math.cos(best);
  const sin = Math.sin(best);
  return points.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}

/** Points that are nearly in a row or a column are put into it. */
function straightened(points: readonly Point[]): Point[] {
  const xs = grouped(points.map(({ x }) => x));
  const ys = grouped(points.map(({ y }) => y));
  return points.map((_, i) => ({ x: xs[i], y: ys[i] }));
}

/** Each value becomes the mean of its group; a group ends where the next value is farther away than the tolerance. */
function grouped(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b]);
  const result = new Array<number>(values.length).fill(0);
  let group: number[] = [];
  const closeGroup = (): void => {
    const mean = group.reduce((sum, i) => sum + values[i], 0) / group.length;
    for (const i of group) result[i] = mean;
    group = [];
  };
  for (const i of order) {
    if (group.length && values[i] - values[group[group.length - 1]] > ROW_TOLERANCE) closeGroup();
    group.push(i);
  }
  if (group.length) closeGroup();
  return result;
}

/** The eight ways to mirror a drawing and to turn it by quarters. */
const SYMMETRIES: ((point: Point) => Point)[] = [
  ({ x, y }) => ({ x, y }),
  ({ x, y }) => ({ x: -x, y }),
  ({ x, y }) => ({ x, y: -y }),
  ({ x, y }) => ({ x: -x, y: -y }),
  ({ x, y }) => ({ x: y, y: x }),
  ({ x, y }) => ({ x: -y, y: x }),
  ({ x, y }) => ({ x: y, y: -x }),
  ({ x, y }) => ({ x: -y, y: -x }),
];

/** Mirrored and turned so that the order of the file reads from the upper left. Nodes with many links count most. */
function readingOrder(nodes: readonly GraphNode[], points: readonly Point[]): Point[] {
  const mostLinks = Math.max(0, ...nodes.map(({ adjacent }) => adjacent.length));
  const weights = nodes.map(({ adjacent }) => (adjacent.length * 2 > mostLinks ? 1 : 0.05));
  const score = (symmetry: (point: Point) => Point): number =>
    points.reduce((sum, point, i) => {
      const { x, y } = symmetry(point);
      return sum + weights[i] * (i - nodes.length / 2) * (x + 4 * y);
    }, 0);
  return points.map(SYMMETRIES.reduce((a, b) => (score(b) > score(a) ? b : a)));
}
