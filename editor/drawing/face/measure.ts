/** Measures texts with the browser's own fonts, as they are drawn: with lining figures, which a canvas does not offer. */
import { FACE_FONT } from './lines.ts';
import type { Measure } from './text-layout.ts';

export interface BrowserMeasure extends Measure {
  /** Measures many texts at once. Each text that is measured alone lays the whole page out again. */
  learn(texts: Iterable<string>, strong: boolean): void;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Widths are measured once at this size: they grow in proportion to it. */
const MEASURED_SIZE = 100;

function browserMeasure(fontFamily: string): BrowserMeasure {
  /** by text and weight, for letters of size 1 */
  const widths = new Map<string, number>();
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('aria-hidden', 'true');
  Object.assign(sheet.style, {
    position: 'absolute',
    top: '0',
    width: '0',
    height: '0',
    overflow: 'hidden',
    visibility: 'hidden',
  });
  const probe = document.createElementNS(SVG, 'text');
  Object.assign(probe.style, {
    fontFamily,
    fontSize: `${MEASURED_SIZE}px`,
    fontVariantNumeric: 'lining-nums',
    whiteSpace: 'pre',
  });
  const keyOf = (text: string, strong: boolean): string => `${strong ? 'b' : ''}${text}`;

  const learn = (texts: Iterable<string>, strong: boolean): void => {
    const unknown = [...new Set(texts)].filter((text) => !widths.has(keyOf(text, strong)));
    if (!unknown.length) return;
    const probes = unknown.map((text) => {
      const element = probe.cloneNode() as SVGTextElement;
      element.style.fontWeight = strong ? '700' : '400';
      element.textContent = text;
      return element;
    });
    if (!sheet.isConnected) document.body.append(sheet);
    sheet.replaceChildren(...probes);
    probes.forEach((element, i) =>
      widths.set(keyOf(unknown[i], strong), element.getComputedTextLength() / MEASURED_SIZE),
    );
    sheet.replaceChildren();
  };
  const measure = (text: string, size: number, strong: boolean): number => {
    const key = keyOf(text, strong);
    if (!widths.has(key)) learn([text], strong);
    return widths.get(key)! * size;
  };
  return Object.assign(measure, { learn });
}

/** Texts in the font of faces. */
export const measure = browserMeasure(FACE_FONT);
