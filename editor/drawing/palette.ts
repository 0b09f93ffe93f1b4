import { wordTable } from '../../dsl/internal.ts';

/** Colours of faces, by their names in packs. Each has a shape as well, for people who do not see colours. */
export interface Hue {
  deep: string;
  mid: string;
  pale: string;
  ink: string;
}

/** deep: frame; mid: water; pale: heights; ink: words on the frame. */
const HUES: Record<string, Hue> = wordTable({
  green: { deep: '#1d5b45', mid: '#2f8a68', pale: '#a9d8bf', ink: '#ffffff' },
  red: { deep: '#7c2430', mid: '#b63b44', pale: '#f0b5ab', ink: '#ffffff' },
  yellow: { deep: '#8a5a00', mid: '#d79a1c', pale: '#f8e0a0', ink: '#ffffff' },
  blue: { deep: '#1c4a78', mid: '#2f78b5', pale: '#a8d0ee', ink: '#ffffff' },
  brown: { deep: '#553522', mid: '#8a5c3b', pale: '#dcc0a3', ink: '#ffffff' },
  purple: { deep: '#4c2f70', mid: '#7b55a8', pale: '#d2bdea', ink: '#ffffff' },
  orange: { deep: '#8b3f0c', mid: '#cf6d22', pale: '#f7cda2', ink: '#ffffff' },
  white: { deep: '#5d6670', mid: '#98a3ad', pale: '#e8ecef', ink: '#ffffff' },
  black: { deep: '#15191e', mid: '#39424b', pale: '#aab3bb', ink: '#ffffff' },
});
const PLAIN: Hue = { deep: '#24445a', mid: '#3f7290', pale: '#b5d2e0', ink: '#ffffff' };

export const hueOf = (color: string | null): Hue => HUES[color ?? ''] ?? PLAIN;

/** Paths on a square of 16 by 16; the first colour of a pack has the first shape. */
const SHAPES = [
  'M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1z',
  'M8 1l7 13H1z',
  'M2 2h12v12H2z',
  'M8 0l8 8-8 8-8-8z',
  'M8 1l7 5-2.7 9H3.7L1 6z',
  'M5 1h6v4h4v6h-4v4H5v-4H1V5h4z',
  'M1 4h14l-7 11z',
];

export const shapeOf = (index: number): string => SHAPES[Math.max(0, index) % SHAPES.length];
