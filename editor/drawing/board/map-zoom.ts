/** Coming nearer to a large map: by buttons, by the keys + - 0, by Ctrl and the wheel, by two fingers; drawn along when it is near. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { t } from '../../i18n/index.ts';
import { isWhole, moved, showing, wholeOf, zoomed, type MapWindow } from './map-window.ts';
import type { Point } from './place-sites.ts';

const STEP = 1.6;
/** Pixels from which a pointer that is down draws the map along; below, it means the cell. */
const DRAWN = 6;
/** Cells that are smaller, in pixels, are hard to hit and to read: then there are buttons. */
const SMALL = 34;
/** Cells that are seen at the least, from side to side. */
const FEWEST = 6;

export class MapZoom implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  /** of a cell, in units of the drawing */
  readonly #cell: number;
  #whole: MapWindow = { x: 0, y: 0, width: 0, height: 0 };
  #seen = this.#whole;
  /** of the drawing, in pixels */
  #size = { width: 0, height: 0 };
  readonly #pointers = new Map<number, Point>();
  #isDrawn = false;
  readonly #observer = new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width === this.#size.width && contentRect.height === this.#size.height) return;
    this.#size = { width: contentRect.width, height: contentRect.height };
    this.#host.requestUpdate();
  });

  constructor(host: ReactiveControllerHost & HTMLElement, cell: number) {
    this.#host = host;
    this.#cell = cell;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#host.isConnected) void this.#host.updateComplete.then(() => this.#observe());
  }
  hostUpdated(): void {
    this.#observe();
  }
  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  /** The part that is seen of a drawing; all of another one at first. */
  of(width: number, height: number): MapWindow {
    if (width !== this.#whole.width || height !== this.#whole.height) {
      this.#whole = wholeOf({ width, height });
      this.#seen = this.#whole;
    }
    return this.#seen;
  }

  get isNear(): boolean {
    return !isWhole(this.#seen, this.#whole);
  }

  /** Units of the drawing in a pixel. */
  get unitsInPixel(): number {
    const { width, height } = this.#size;
    return width > 0 && height > 0 ? Math.max(this.#seen.width / width, this.#seen.height / height) : 1;
  }

  show(point: Point): void {
    const shown = showing(this.#seen, this.#whole, point, this.#cell);
    if (shown.x !== this.#seen.x || shown.y !== this.#seen.y) this.#see(shown);
  }

  /** Buttons, where cells are small; `around`: the cell that is meant. */
  buttons(around: () => Point | undefined): TemplateResult | typeof nothing {
    if (!this.isNear && this.#cell / this.unitsInPixel >= SMALL) return nothing;
    const button = (sign: string, label: string, isOff: boolean, act: () => void): TemplateResult =>
      html`<button
        class="small"
        aria-label=${label}
        title=${label}
        aria-disabled=${isOff ? 'true' : nothing}
        @click=${act}
      >
        ${sign}
      </button>`;
    const isNearest = this.#seen.width <= FEWEST * this.#cell;
    return html`<div class="map-zoom" role="group" aria-label=${t('mapZoom')}>
      ${button('−', t('mapFarther'), !this.isNear, () => this.#step(1 / STEP, around()))}
      ${button('+', t('mapNearer'), isNearest, () => this.#step(STEP, around()))}
      ${button(t('mapWhole'), t('mapWhole'), !this.isNear, () => this.#see(this.#whole))}
    </div>`;
  }

  /** Whether the key was one of the map. */
  key(key: string, around: Point | undefined): boolean {
    if (key === '+' || key === '=') this.#step(STEP, around);
    else if (key === '-') this.#step(1 / STEP, around);
    else if (key === '0') this.#see(this.#whole);
    else return false;
    return true;
  }

  readonly down = (event: PointerEvent): void => {
    if (this.#pointers.size === 0) this.#isDrawn = false;
    if (event.button === 0) this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (!this.#isDrawn) {
      if (Math.hypot(now.x - before.x, now.y - before.y) < DRAWN || (other === undefined && !this.isNear)) return;
      this.#isDrawn = true;
      // the click that may come is the map's, not that of a cell
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.#pointers.set(event.pointerId, now);
    const units = this.unitsInPixel;
    const share = other === undefined ? 1 : 0.5;
    const by = { x: (before.x - now.x) * units * share, y: (before.y - now.y) * units * share };
    const along = moved(this.#seen, this.#whole, by);
    if (other === undefined) return this.#see(along);
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const middle = this.#inDrawing({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    return this.#see(zoomed(along, this.#whole, factor, FEWEST * this.#cell, middle));
  };

  readonly up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  /** With Ctrl only, as the wheel is for the page; two fingers on a touchpad come with it. */
  readonly wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.#step(Math.exp(-event.deltaY / 200), this.#inDrawing({ x: event.clientX, y: event.clientY }));
  };

  #step(factor: number, around: Point | undefined): void {
    const { x, y, width, height } = this.#seen;
    const isSeen = around && around.x >= x && around.x <= x + width && around.y >= y && around.y <= y + height;
    const middle = isSeen ? around : { x: x + width / 2, y: y + height / 2 };
    this.#see(zoomed(this.#seen, this.#whole, factor, FEWEST * this.#cell, middle));
  }

  #see(seen: MapWindow): void {
    this.#seen = seen;
    this.#host.requestUpdate();
  }

  #observe(): void {
    const drawing = this.#host.querySelector('svg');
    if (drawing) this.#observer.observe(drawing);
  }

  #inDrawing({ x, y }: Point): Point {
    const screen = this.#host.querySelector('svg')?.getScreenCTM();
    return screen ? new DOMPoint(x, y).matrixTransform(screen.inverse()) : { x: 0, y: 0 };
  }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
