/** The part of a drawing that is seen, in units of the drawing. It has the shape of the whole and never leaves it. */
import type { Point } from './place-sites.ts';

export interface MapWindow {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<MapWindow, 'width' | 'height'>;

export const wholeOf = ({ width, height }: Size): MapWindow => ({ x: 0, y: 0, width, height });

export const isWhole = ({ width }: Size, whole: Size): boolean => width >= whole.width;

/** Larger by `factor` around a point, which stays where it is; not narrower than `least`. */
export function zoomed(seen: MapWindow, whole: Size, factor: number, least: number, { x, y }: Point): MapWindow {
  const width = Math.min(whole.width, Math.max(seen.width / factor, Math.min(least, whole.width)));
  const share = width / seen.width;
  return within(
    { x: x - (x - seen.x) * share, y: y - (y - seen.y) * share, width, height: seen.height * share },
    whole,
  );
}

export const moved = (seen: MapWindow, whole: Size, { x, y }: Point): MapWindow =>
  within({ ...seen, x: seen.x + x, y: seen.y + y }, whole);

/** Moved as little as is needed for a point to be seen with `margin` around it. */
export function showing(seen: MapWindow, whole: Size, { x, y }: Point, margin: number): MapWindow {
  const by = (at: number, from: number, length: number): number => {
    const around = Math.min(margin, length / 2);
    return Math.min(0, at - around - from) + Math.max(0, at + around - from - length);
  };
  return moved(seen, whole, { x: by(x, seen.x, seen.width), y: by(y, seen.y, seen.height) });
}

function within({ x, y, width, height }: MapWindow, whole: Size): MapWindow {
  const clamp = (at: number, most: number): number => Math.max(0, Math.min(at, most));
  return { x: clamp(x, whole.width - width), y: clamp(y, whole.height - height), width, height };
}
