/** The small pictures that stand for names. What a pack does not draw is a badge with its letters. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { badgeHue } from './palette.ts';

export interface Picture { /** letters of the badge */ letters: string }
export type Pictures = Record<string, Picture>;

/** Two letters that tell it from the others of the list, the first that do. */
export function badgesFor(ids: readonly string[]): Pictures {
  const taken = new Set<string>(), out: Pictures = {};
  for (const id of ids) {
    const letters = id.replace(/[^a-z0-9]/gi, ''), found = [letters.charAt(0), ...[...letters.slice(1)].map((letter) => letters.charAt(0) + letter)].map((text) => text.charAt(0).toUpperCase() + text.slice(1)).find((text) => !taken.has(text)) ?? letters.slice(0, 2);
    taken.add(found);
    out[id] = { letters: found };
  }
  return out;
}

/** At a place, as high as wide. */
export function picture(pictures: Pictures, id: string, x: number, y: number, size: number): SVGTemplateResult | typeof nothing {
  const letters = pictures[id]?.letters ?? id.charAt(0).toUpperCase();
  return svg`<g transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 16).toFixed(3)})`}>
    <rect x=".6" y=".6" width="14.8" height="14.8" rx="4.2" fill=${badgeHue(id)} stroke="#fff" stroke-width="1.1" />
    <text x="8" y="11.6" text-anchor="middle" font-family="'Alegreya Sans', sans-serif" font-weight="700" font-size="10.5" fill="#fff">${letters}</text></g>`;
}
