/** How signs that are no pictures of the pack are drawn, on a square of 20 by 20. */

/** An arrow up; an arrow around; steps forward. */
export const ACT_PATHS = {
  upgrade: 'M10 2l6.6 7.2h-3.9v8.3H7.3V9.2H3.4z',
  use: 'M10 3.2a7 7 0 1 0 6.9 8.2h-2.7A4.4 4.4 0 1 1 10 5.8c1.1 0 2 .4 2.8 1l-2.1 2.1h6.5V2.4l-2.5 2.5A7 7 0 0 0 10 3.2z',
  advance: 'M2.5 3.5h3.4l5 6.5-5 6.5H2.5l5-6.5zM9.1 3.5h3.4l5 6.5-5 6.5H9.1l5-6.5z',
} as const;

/** So many kinds have room in one picture. */
const MOST_CORNERS = 4;

/** Where the pictures of kinds are in one that stands for any of them: side by side, or each in a corner. */
export function cornersOf(ids: readonly string[]): { id: string; x: number; y: number; size: number }[] {
  const shown = ids.slice(0, MOST_CORNERS);
  if (shown.length === 2) return shown.map((id, i) => ({ id, x: i * 9.4, y: i * 9.4, size: 10.6 }));
  const last = shown.length === 3 ? 2 : -1;
  return shown.map((id, i) => ({
    id,
    x: i === last ? 5.2 : (i % 2) * 10.4,
    y: Math.floor(i / 2) * 10.4,
    size: 9.6,
  }));
}
