/**
 * Badges on a site for its costs, gains and numbers. The frame shows the kind: square corners and a minus for what a player
 * pays, round corners for what a player gets once, an arrow in a circle for what comes again, a declared number by itself.
 */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { RenderedTextView, SiteView } from '../../worker/protocol.ts';
import { picture, type Pictures } from '../picture.ts';
import { ACT_PATHS } from '../sign-paths.ts';

/** `surcharge` and `bonus` are fields of the language; a `program` is a field that the pack added to its sites. */
type TextBadgeKind = 'surcharge' | 'bonus' | 'program';
export type BadgeKind = TextBadgeKind | 'attribute';

/** `act` instead of a picture: something is done so many times. */
type Amount = { id: string; n: number } | { act: keyof typeof ACT_PATHS; n: number };

export interface Badge {
  kind: BadgeKind;
  amounts: Amount[];
  /** the text says more than its pictures */
  more: boolean;
  /** of an attribute: `×3` or `3` */
  words: string;
}

/** The amounts in a text such as `2 {credit} and 1 {kelp}`. `more`: there is more in it than amounts and words such as *and*. */
export function amountsIn(marked: string, pictures: Pictures): { amounts: Amount[]; more: boolean } {
  const amounts: Amount[] = [];
  const rest = marked.replace(/(?:(\d+)\s+)?\{([^{}]+)\}/g, (whole, n: string | undefined, id: string) => {
    if (!pictures.has(id)) return whole;
    amounts.push({ id, n: Number(n ?? 1) });
    return '';
  });
  return { amounts, more: /\p{L}{4}/u.test(rest) };
}

/** What a text gives: by its signs, where they are amounts one after another, or by the amounts in its words. */
function amountsOf(
  { signs, marked }: Pick<RenderedTextView, 'signs' | 'marked'>,
  pictures: Pictures,
): Pick<Badge, 'amounts' | 'more'> {
  const amounts = (signs ?? []).map((sign): Amount | 'joint' | null => {
    switch (sign.sign) {
      case 'thing':
        return sign.ids.length === 1 && !sign.of && !sign.upTo ? { id: sign.ids[0], n: sign.n } : null;
      case 'act':
        return sign.ids.length === 0 && !sign.upTo ? { act: sign.act, n: sign.n } : null;
      default:
        return sign.sign === 'and' ? 'joint' : null;
    }
  });
  return amounts.length === 0 || amounts.includes(null)
    ? amountsIn(marked, pictures)
    : { amounts: amounts.filter((amount) => amount !== null && amount !== 'joint'), more: false };
}

export const badgeKind = ({ key }: Pick<RenderedTextView, 'key'>): TextBadgeKind =>
  key === 'surcharge' || key === 'bonus' ? key : 'program';

/** An attribute that is 1 by default multiplies. */
export const attributeText = ({ n, factor }: SiteView['attributes'][number]): string => `${factor ? '×' : ''}${n}`;

export const badgesOf = (site: SiteView, texts: readonly RenderedTextView[], pictures: Pictures): Badge[] => [
  ...texts.map((text): Badge => ({ kind: badgeKind(text), ...amountsOf(text, pictures), words: '' })),
  ...site.attributes.map((attribute): Badge => ({
    kind: 'attribute',
    amounts: [],
    more: false,
    words: attributeText(attribute),
  })),
];

// ------------------------------------------------------------------------------------------------ drawing

/** Widths are in units of the size of the letters. */
const LETTER_WIDTH = 0.62;
const PICTURE_WIDTH = 1.06;
const ARROW_WIDTH = 0.9;
/** on both sides, in units of the drawing */
const PADDING = 4;

interface BadgePart {
  width: number;
  draw(x: number, size: number): SVGTemplateResult;
}

const textPart = (text: string): BadgePart => ({
  width: text.length * LETTER_WIDTH,
  draw: (x, size) => svg`<text x=${x.toFixed(1)} y=${(size * 0.34).toFixed(1)} font-size=${size * 0.95}>${text}</text>`,
});

const picturePart = (id: string): BadgePart => ({
  width: PICTURE_WIDTH,
  draw: (x, size) => picture(id, x, -size / 2, size),
});

const actPart = (act: keyof typeof ACT_PATHS): BadgePart => ({
  width: PICTURE_WIDTH,
  draw(x, size) {
    const transform = `translate(${x.toFixed(1)} ${(-size / 2).toFixed(1)}) scale(${(size / 20).toFixed(3)})`;
    return svg`<path class="act" d=${ACT_PATHS[act]} transform=${transform} />`;
  },
});

/** An arrow in a circle. */
const AGAIN_PART: BadgePart = {
  width: ARROW_WIDTH,
  draw(x, size) {
    const transform = `translate(${x.toFixed(1)} ${(-size * 0.4).toFixed(1)}) scale(${(size * 0.065).toFixed(3)})`;
    return svg`<path class="again" d="M5.8 2.2A5 5 0 1 0 11 4.6M11.8.4v4.4H7.4" transform=${transform} />`;
  },
};

/** From left to right. */
function partsOf({ kind, amounts, more, words }: Badge): BadgePart[] {
  const parts: BadgePart[] = [];
  if (kind === 'surcharge') parts.push(textPart('−'));
  if (kind === 'program') parts.push(AGAIN_PART);
  for (const amount of amounts) {
    if (amount.n !== 1) parts.push(textPart(String(amount.n)));
    parts.push('id' in amount ? picturePart(amount.id) : actPart(amount.act));
  }
  if (words) parts.push(textPart(words));
  if (more || (amounts.length === 0 && !words)) parts.push(textPart('…'));
  return parts;
}

export const badgeWidth = (badge: Badge, size: number): number =>
  partsOf(badge).reduce((sum, { width }) => sum + width * size, 0) + 2 * PADDING;

/** `x`, `y`: the middle of the badge. */
export function drawBadge(badge: Badge, x: number, y: number, size: number): SVGTemplateResult {
  const width = badgeWidth(badge, size);
  const height = size + 4;
  const radius = badge.kind === 'surcharge' ? 1.5 : height / 2.4;
  let partX = -width / 2 + PADDING;
  const parts = partsOf(badge).map((part) => {
    const drawn = part.draw(partX, size);
    partX += part.width * size;
    return drawn;
  });
  return svg`<g class=${`badge ${badge.kind}`} transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
    <rect x=${(-width / 2).toFixed(1)} y=${-height / 2} width=${width.toFixed(1)} height=${height} rx=${radius} />
    ${parts.length ? parts : nothing}
  </g>`;
}
