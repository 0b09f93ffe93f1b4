/** The sizes of panes beside each other, kept by the browser. A size is in pixels; a folded pane keeps the one that it comes back with. */
import { parsed, readText, writeText } from './browser-store.ts';

/** Least and most, in pixels; the most also leaves room for what is beside. */
export const PANES = {
  files: { least: 160, most: 480 },
  card: { least: 260, most: 720 },
  problems: { least: 72, most: 600 },
  side: { least: 220, most: 720 },
} as const;
export type PaneName = keyof typeof PANES;

/** `size` null: as the page lays it out by itself. */
interface PaneSize {
  size: number | null;
  isFolded: boolean;
}

const KEY = 'fathom-panes';
const USUAL: PaneSize = { size: null, isFolded: false };
const STEP = 16;

/** What is stored and valid; everything else as usual. */
export function readPaneSizes(text: string | null): Record<PaneName, PaneSize> {
  const stored = parsed(text);
  const given = typeof stored === 'object' && stored !== null ? (stored as Partial<Record<PaneName, unknown>>) : {};
  const sizeOf = (name: PaneName): PaneSize => {
    const one = Object.hasOwn(given, name) ? (given[name] as Partial<PaneSize> | null) : null;
    const size = typeof one?.size === 'number' && Number.isFinite(one.size) ? within(name, one.size) : null;
    return { size, isFolded: one?.isFolded === true };
  };
  return { files: sizeOf('files'), card: sizeOf('card'), problems: sizeOf('problems'), side: sizeOf('side') };
}

const within = (name: PaneName, size: number): number =>
  Math.round(Math.min(Math.max(size, PANES[name].least), PANES[name].most));

/** What a key does to a pane that is `now` so large; null: nothing. `grows`: the arrow by which it becomes larger. */
export function paneAfterKey(
  name: PaneName,
  key: string,
  now: number,
  { size, isFolded }: PaneSize,
  [grows, shrinks]: readonly [grows: string, shrinks: string],
): PaneSize | null {
  if (key === 'Enter') return { size, isFolded: !isFolded };
  // a folded pane comes back as it was before it becomes another one
  if (isFolded) return key === grows || key === 'End' ? { size, isFolded: false } : null;
  if (key === grows) return { size: within(name, now + STEP), isFolded };
  if (key === shrinks) return { size: within(name, now - STEP), isFolded };
  if (key === 'Home') return { size: PANES[name].least, isFolded };
  return key === 'End' ? { size: PANES[name].most, isFolded } : null;
}

/** A pane that is drawn to a size: below half of its least it folds. */
export const paneDrawnTo = (name: PaneName, size: number, before: PaneSize): PaneSize =>
  size < PANES[name].least / 2 ? { ...before, isFolded: true } : { size: within(name, size), isFolded: false };

let sizes: Record<PaneName, PaneSize> | null = null;

export function paneSize(name: PaneName): PaneSize {
  sizes ??= readPaneSizes(readText(KEY));
  return sizes[name];
}

/** Null: as usual again. */
export function setPaneSize(name: PaneName, next: PaneSize | null): void {
  sizes = { ...(sizes ?? readPaneSizes(readText(KEY))), [name]: next ?? USUAL };
  writeText(KEY, JSON.stringify(sizes));
  showPaneSize(name);
}

/** Style sheets read the size, and whether the pane is folded, at the root of the page. */
export function showPaneSize(name: PaneName): void {
  const { size, isFolded } = paneSize(name);
  const { classList, style } = document.documentElement;
  classList.toggle(`folded-${name}`, isFolded);
  if (size === null) style.removeProperty(`--${name}-size`);
  else style.setProperty(`--${name}-size`, `${size}px`);
}
