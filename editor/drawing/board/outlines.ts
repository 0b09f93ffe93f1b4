/**
 * The outlines of pieces: each kind has one of its own, so that kinds are told apart without colour and where their
 * pictures are too small.
 */

/** Around the middle, for a radius of 1; a picture of 1.36 fits into each. The first ones differ most. */
const OUTLINES: readonly (readonly [number, number][])[] = [
  polygon(32, 1),
  [
    [-0.92, -0.92],
    [0.92, -0.92],
    [0.92, 0.92],
    [-0.92, 0.92],
  ],
  polygon(6, 1.16),
  polygon(4, 1.38),
  // a house
  [
    [0, -1.35],
    [1.05, -0.5],
    [1.05, 0.95],
    [-1.05, 0.95],
    [-1.05, -0.5],
  ],
  // a shield
  [
    [-1.05, -0.95],
    [1.05, -0.95],
    [1.05, 0.45],
    [0, 1.4],
    [-1.05, 0.45],
  ],
  // a barrel
  [
    [-0.75, -1],
    [0.75, -1],
    [1.2, 0],
    [0.75, 1],
    [-0.75, 1],
    [-1.2, 0],
  ],
  polygon(8, 1.08),
];

/** From the top on. */
function polygon(corners: number, radius: number): [number, number][] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i * 2 * Math.PI) / corners;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
}

/** The path of the outline of the kind with this number in its pack; there are eight, then they come again. */
export function outlineOf(kind: number, radius: number): string {
  const points = OUTLINES[Math.max(0, kind) % OUTLINES.length];
  return `M${points.map(([x, y]) => `${(x * radius).toFixed(1)} ${(y * radius).toFixed(1)}`).join('L')}Z`;
}
