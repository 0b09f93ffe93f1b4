/** The small pictures that replace names: symbols of the pack's sheet, which the shell puts into the page (`texts/icons` draws them). */
import { svg, type SVGTemplateResult } from 'lit';

/** The names that have a picture. */
export type Pictures = ReadonlySet<string>;

/** The names in a text such as `gain 2 {kelp}` that have a picture, each once, in the order of the text. */
export const pictured = (marked: string, pictures: Pictures): string[] =>
  [...new Set([...marked.matchAll(/\{([^{}]+)\}/g)].map(([, id]) => id))].filter((id) => pictures.has(id));

/** A picture of the given width and height; `x`, `y`: its upper left corner. */
export const picture = (id: string, x: number, y: number, size: number): SVGTemplateResult =>
  svg`<use href=${`#icon-${id}`} x=${x.toFixed(1)} y=${y.toFixed(1)} width=${size.toFixed(1)} height=${size.toFixed(1)} />`;
