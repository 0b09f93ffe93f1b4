/** The room that a drawing has on the page, so that its rows or columns can stand further apart where some is left over. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Point } from './place-sites.ts';

/** More would tear apart what belongs together. */
const MOST_STRETCH = 1.7;
/** Smaller changes move nothing. */
const SAME = 0.02;

export class Room implements ReactiveController {
  /** width by height; 0: not known yet */
  #aspect = 0;
  readonly #observer: ResizeObserver | null;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    this.#observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.#measure());
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer?.observe(this.host);
  }
  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #measure(): void {
    const { width, height } = this.host.querySelector('svg')?.getBoundingClientRect() ?? { width: 0, height: 0 };
    if (width === 0 || height === 0) return;
    const aspect = width / height;
    if (Math.abs(aspect / (this.#aspect || 1) - 1) < SAME) return;
    this.#aspect = aspect;
    this.host.requestUpdate();
  }

  /** The distances of neighbours, level and upright, with which a drawing with these places fills the room as far as it may. */
  units(places: readonly Point[], unit: number, margin: number): readonly [number, number] {
    return this.#aspect === 0 ? [unit, unit] : unitsFilling(this.#aspect, places, unit, margin);
  }
}

/** `aspect`: width by height of the room. */
export function unitsFilling(
  aspect: number,
  places: readonly Point[],
  unit: number,
  margin: number,
): readonly [number, number] {
  const [columns, rows] = [Math.max(0, ...places.map(({ x }) => x)), Math.max(0, ...places.map(({ y }) => y))];
  const [width, height] = [columns * unit + 2 * margin, rows * unit + 2 * margin];
  const between = (wanted: number): number => Math.min(unit * MOST_STRETCH, Math.max(unit, wanted));
  return width / height < aspect
    ? [columns === 0 ? unit : between((aspect * height - 2 * margin) / columns), unit]
    : [unit, rows === 0 ? unit : between((width / aspect - 2 * margin) / rows)];
}
