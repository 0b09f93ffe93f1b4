/**
 * The face of a component as an SVG of 63 by 88 mm, in units of a tenth of a millimetre.
 */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { contoursOf } from './contours.ts';
import { drawLines, drawPrice, FACE_FONT } from './lines.ts';
import type { FaceData } from './face-content.ts';
import { drawPlate } from './plate.ts';
import { hueOf, shapeOf, type Hue } from '../palette.ts';
import { picture, pictured, type Pictures } from '../picture.ts';
import { measuredParts, layoutLine, layoutText, type Measure, type Paragraph, type TextLayout } from './text-layout.ts';
import { capitalize } from '../../../dsl/internal.ts';

export type { FaceData };

const W = 630;
const H = 880;
const EDGE = 20;
const ART = 268;
const TALL_ART = 344;
const TEXT_BOX = { width: W - 2 * EDGE - 76, height: 352, size: 33 };

/** The room for a price, beside the number. */
const PRICE = { width: 360, size: 52 };

/** All texts of a face that are measured, so that many faces can be measured at once. */
export function measuredTexts({ name, type, deck, price, pack, status, texts }: FaceData): {
  plain: string[];
  strong: string[];
} {
  return {
    plain: [' ', deck, status, pack, ...texts.flatMap(({ marked }) => measuredParts(marked))],
    strong: [
      name,
      type,
      ...measuredParts(price ?? ''),
      ...texts.flatMap(({ title }) => (title ? measuredParts(`${title}:`) : [])),
    ],
  };
}

/** The texts, with titles where there are several. */
function paragraphsOf({ texts }: Pick<FaceData, 'texts'>): Paragraph[] {
  return texts.flatMap(({ title, marked }): Paragraph[] => [
    ...(texts.length > 1 && title ? [{ text: `${title}:`, strong: true }] : []),
    ...marked
      .split('\n')
      .filter(Boolean)
      .map((text) => ({ text, strong: false })),
  ]);
}

/** Lays out the text in its box. A short text leaves room for a taller picture. */
export function layoutFaceText(data: FaceData, measure: Measure, pictures: Pictures): TextLayout & { art: number } {
  const less = TALL_ART - ART;
  const set = layoutText(paragraphsOf(data), TEXT_BOX, measure, pictures);
  // a plate is as high as its text
  if (data.shape !== 'card') set.extraLines = 0;
  return { ...set, art: set.height <= (TEXT_BOX.height - less) * 0.84 ? TALL_ART : ART };
}

/** A card, or a plate. `label`: the face in words, for screen readers. */
export function drawFace(data: FaceData, measure: Measure, pictures: Pictures, label: string): TemplateResult {
  if (data.shape !== 'card') return drawPlate(data, paragraphsOf(data), measure, pictures, label);
  const hue = hueOf(data.color);
  const set = layoutFaceText(data, measure, pictures);
  return html`<svg
    class="face"
    viewBox="0 0 ${W} ${H}"
    role="img"
    aria-label=${label}
    lang=${data.language}
    xmlns="http://www.w3.org/2000/svg"
  >
    <rect width=${W} height=${H} rx="34" fill=${hue.deep} />
    <rect x=${EDGE} y=${EDGE} width=${W - 2 * EDGE} height=${H - 2 * EDGE} rx="20" fill="#fbf8f0" />
    ${sea(data, hue, set.art)} ${number(data, hue)} ${price(data, hue, measure, pictures)}
    ${emblems(data, pictures, set.art)} ${plate(data, hue, measure, set.art)} ${kind(data, hue, measure, set.art)}
    ${drawLines(set, EDGE + 38, textTop(set))} ${foot(data, hue, measure)}
  </svg>`;
}

function sea({ id }: FaceData, hue: Hue, art: number): SVGTemplateResult {
  const wide = W - 2 * EDGE;
  const clip = `sea-${id}`;
  return svg`<clipPath id=${clip}><path d=${`M${EDGE} ${EDGE + art}V${EDGE + 20}a20 20 0 0 1 20-20h${wide - 40}a20 20 0 0 1 20 20V${EDGE + art}z`} /></clipPath>
    <g clip-path=${`url(#${clip})`}>
      <rect x=${EDGE} y=${EDGE} width=${wide} height=${art} fill=${hue.mid} />
      <g transform=${`translate(${EDGE} ${EDGE})`} fill="none" stroke=${hue.pale} stroke-width="2.2" stroke-linecap="round">
        ${contoursOf(id, wide, art).map(({ level, path, closed }) => svg`<path d=${closed} fill=${hue.pale} fill-opacity=".1" stroke="none" /><path d=${path} stroke-opacity=${(0.25 + 0.1 * level).toFixed(2)} />`)}
      </g>
    </g>`;
}

function number({ number: n }: FaceData, hue: Hue): SVGTemplateResult | typeof nothing {
  if (n === null) return nothing;
  return svg`<circle cx="82" cy="82" r="44" fill="#fbf8f0" stroke=${hue.deep} stroke-width="5" />
    <text x="82" y="82" dy=".35em" text-anchor="middle" font-family=${FACE_FONT} font-weight="700" font-size=${n > 99 ? 38 : 44} fill=${hue.deep}>${n}</text>`;
}

function price(data: FaceData, hue: Hue, measure: Measure, pictures: Pictures): SVGTemplateResult | typeof nothing {
  if (!data.price) return nothing;
  const set = layoutLine({ text: data.price, strong: true }, PRICE, measure, pictures);
  return drawPrice(set, W - EDGE - 22, 82, hue.deep, hue.deep);
}

/** The pictures of the text, each once. */
function emblems({ texts }: FaceData, pictures: Pictures, art: number): SVGTemplateResult {
  const ids = pictured(texts.map(({ marked }) => marked).join(' '), pictures).slice(0, 4);
  const tall = art > ART;
  const [fullRadius, reducedRadius] = tall ? [72, 60] : [56, 50];
  const r = ids.length > 3 ? reducedRadius : fullRadius;
  const gap = 24;
  const start = W / 2 - (ids.length * 2 * r + (ids.length - 1) * gap) / 2 + r;
  const y = EDGE + art - (tall ? 136 : 108);
  return svg`${ids.map((id, i) => svg`<circle cx=${start + i * (2 * r + gap)} cy=${y} r=${r} fill="#fbf8f0" />${picture(id, start + i * (2 * r + gap) - r * 0.62, y - r * 0.62, r * 1.24)}`)}`;
}

function plate({ name }: FaceData, hue: Hue, measure: Measure, art: number): SVGTemplateResult {
  const most = W - 2 * EDGE - 90;
  const natural = measure(name, 46, true);
  const size = natural <= most ? 46 : Math.max(30, (46 * most) / natural);
  const two = measure(name, size, true) > most ? halves(name) : [name];
  const small = two.length > 1 ? Math.min(34, ...two.map((half) => (34 * most) / measure(half, 34, true))) : size;
  return svg`<path d=${
    `M${EDGE + 26} ${EDGE + art - 34}h${W - 2 * EDGE - 52}a14 14 0 0 1 14 14v54a14 14 0 0 1-14 14h-${W - 2 * EDGE - 52}a14 ` +
    `14 0 0 1-14-14v-54a14 14 0 0 1 14-14z`
  } fill=${hue.deep} stroke="#fbf8f0" stroke-width="5" />
    ${two.map((half, i) => svg`<text x=${W / 2} y=${EDGE + art + 7 + (two.length > 1 ? (i - 0.5) * 36 : 0)} dy=".35em" text-anchor="middle" font-family=${FACE_FONT} font-weight="700" font-size=${small.toFixed(1)} fill=${hue.ink}>${half}</text>`)}`;
}

/** Breaks a name into two lines of similar length. */
function halves(name: string): string[] {
  const words = name.split(' ');
  if (words.length < 2) return [name];
  const cut = words
    .map((_, i) => i)
    .slice(1)
    .sort(
      (a, b) =>
        Math.abs(words.slice(0, a).join(' ').length - name.length / 2) -
        Math.abs(words.slice(0, b).join(' ').length - name.length / 2),
    )[0];
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

/** The shape of the colour, the type, the deck. */
function kind({ type, deck, color, colorIndex }: FaceData, hue: Hue, measure: Measure, art: number): SVGTemplateResult {
  const y = EDGE + art + 82;
  const mark = color === null ? 0 : 40;
  const room = W - 2 * EDGE - 76 - mark;
  const fits = (text: string, size: number): number =>
    Math.min(size, (size * room * 0.7) / Math.max(1, measure(text, size, true)));
  return svg`${color === null ? nothing : svg`<path d=${shapeOf(colorIndex)} transform=${`translate(${EDGE + 38} ${y - 14}) scale(1.75)`} fill=${hue.mid} stroke=${hue.deep} stroke-width="1" />`}
    <text x=${EDGE + 38 + mark} y=${y} dy=".35em" font-family=${FACE_FONT} font-weight="700" font-size=${fits(type, 32).toFixed(1)} fill=${hue.deep}>${capitalize(type)}</text>
    <text x=${W - EDGE - 38} y=${y} dy=".35em" text-anchor="end" font-family=${FACE_FONT} font-size="28" fill="#4c5a63">${measure(deck, 28, false) < room * 0.28 ? deck : ''}</text>
    <path d=${`M${EDGE + 38} ${y + 30}h${W - 2 * EDGE - 76}`} stroke=${hue.mid} stroke-opacity=".45" stroke-width="2.5" />`;
}

/** A short text is in the upper part of its box. */
function textTop({ art, height }: TextLayout & { art: number }): number {
  const free = Math.max(0, TEXT_BOX.height - (art - ART) - height);
  return EDGE + art + 128 + free / 2.6;
}

function foot({ status, pack }: FaceData, hue: Hue, measure: Measure): SVGTemplateResult {
  const y = H - EDGE - 26;
  const size = 19;
  const room = (W - 2 * EDGE - 76) / 2;
  const fit = (text: string): number => Math.min(size, (size * room) / Math.max(1, measure(text, size, false)));
  return svg`<path class="foot" d=${`M${EDGE + 38} ${y - 22}h${W - 2 * EDGE - 76}`} stroke=${hue.mid} stroke-opacity=".25" stroke-width="1.5" />
    <text x=${EDGE + 38} y=${y} dy=".35em" font-family=${FACE_FONT} font-size=${fit(pack).toFixed(1)} fill="#5b666e">${pack}</text>
    <text x=${W - EDGE - 38} y=${y} dy=".35em" text-anchor="end" font-family=${FACE_FONT} font-size=${fit(status).toFixed(1)} fill="#5b666e">${status}</text>`;
}
