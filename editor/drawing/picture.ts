/** The small pictures that stand for names: symbols of the pack's sheet, which the frame puts into the page (dsl/icons draws them). */
import { svg, type SVGTemplateResult } from 'lit';

/** The names that have one. */
export type Pictures = ReadonlySet<string>;

/** The names in a text with `{kelp}` in place of *kelp* that have one, each once, in their order. */
export const pictured = (marked: string, pictures: Pictures): string[] =>
  [...new Set([...marked.matchAll(/\{([^{}]+)\}/g)].map(([, id]) => id))].filter((id) => pictures.has(id));

/** At a place, as high as wide. */
export const picture = (id: string, x: number, y: number, size: number): SVGTemplateResult =>
  svg`<use href=${`#icon-${id}`} x=${x.toFixed(1)} y=${y.toFixed(1)} width=${size.toFixed(1)} height=${size.toFixed(1)} />`;
