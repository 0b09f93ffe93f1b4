/**
 * What a site costs and gives beside what stands on it, drawn on it: what one pays with square corners and a minus, what comes
 * once with round corners, what comes again and again with an arrow round, a declared number by itself.
 */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { SiteView, RenderedTextView } from '../../worker/protocol.ts';
import { picture, type Pictures } from '../picture.ts';

export type BadgeKind = 'surcharge' | 'bonus' | 'program' | 'attribute';
export interface Amount {
  id: string;
  n: number;
}
export interface Badge {
  kind: BadgeKind;
  amounts: Amount[];
  /** it says more than its pictures */ more: boolean;
  /** of an attribute: ×3, or 3 */ words: string;
}

/** `2 {credit} and 1 {kelp}` as amounts with pictures; what is left of longer words does not go into pictures. */
export function amountsIn(marked: string, pictures: Pictures): { amounts: Amount[]; more: boolean } {
  const amounts: Amount[] = [];
  const rest = marked.replace(/(?:(\d+)\s+)?\{([^{}]+)\}/g, (all, n: string | undefined, id: string) => {
    if (!pictures.has(id)) return all;
    amounts.push({ id, n: Number(n ?? 1) });
    return '';
  });
  return { amounts, more: /\p{L}{4}/u.test(rest) };
}

/** A field of the language, or a program that the pack has added to sites. */
export const badgeKind = ({ key }: Pick<RenderedTextView, 'key'>): BadgeKind =>
  key === 'surcharge' || key === 'bonus' ? key : 'program';

/** An attribute that is 1 where nothing is said multiplies. */
export const attributeText = ({ n, factor }: SiteView['attributes'][number]): string => `${factor ? '×' : ''}${n}`;

export const badgesOf = (site: SiteView, told: readonly RenderedTextView[], pictures: Pictures): Badge[] => [
  ...told.map((one): Badge => ({ kind: badgeKind(one), ...amountsIn(one.marked, pictures), words: '' })),
  ...site.attributes.map((one): Badge => ({ kind: 'attribute', amounts: [], more: false, words: attributeText(one) })),
];

const LETTER = 0.62;
const PAD = 4;
/** What is drawn in it, one after the other, as wide as it is for letters as high as a picture. */
const partsOf = ({
  kind,
  amounts,
  more,
  words,
}: Badge): { wide: number; draw: (x: number, size: number) => SVGTemplateResult }[] => {
  const text = (shown: string): { wide: number; draw: (x: number, size: number) => SVGTemplateResult } => ({
    wide: shown.length * LETTER,
    draw: (x, size) =>
      svg`<text x=${x.toFixed(1)} y=${(size * 0.34).toFixed(1)} font-size=${size * 0.95}>${shown}</text>`,
  });
  return [
    ...(kind === 'surcharge'
      ? [text('−')]
      : kind === 'program'
        ? [
            {
              wide: 0.9,
              draw: (x: number, size: number) =>
                svg`<path class="again" d="M5.8 2.2A5 5 0 1 0 11 4.6M11.8.4v4.4H7.4" transform=${`translate(${x.toFixed(1)} ${(-size * 0.4).toFixed(1)}) scale(${(size * 0.065).toFixed(3)})`} />`,
            },
          ]
        : []),
    ...amounts.flatMap(({ id, n }) => [
      ...(n === 1 ? [] : [text(String(n))]),
      { wide: 1.06, draw: (x: number, size: number) => picture(id, x, -size / 2, size) },
    ]),
    ...(words ? [text(words)] : []),
    ...(more || (amounts.length === 0 && !words) ? [text('…')] : []),
  ];
};

export const badgeWidth = (badge: Badge, size: number): number =>
  partsOf(badge).reduce((sum, { wide }) => sum + wide * size, 0) + 2 * PAD;

/** About a middle. */
export function drawBadge(what: Badge, x: number, y: number, size: number): SVGTemplateResult {
  const wide = badgeWidth(what, size);
  const high = size + 4;
  const parts = partsOf(what);
  let at = -wide / 2 + PAD;
  return svg`<g class=${`badge ${what.kind}`} transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}><rect x=${(-wide / 2).toFixed(1)} y=${-high / 2} width=${wide.toFixed(1)} height=${high} rx=${what.kind === 'surcharge' ? 1.5 : high / 2.4} />${
    parts.length
      ? parts.map(({ wide: w, draw }) => {
          const x0 = at;
          at += w * size;
          return draw(x0, size);
        })
      : nothing
  }</g>`;
}
