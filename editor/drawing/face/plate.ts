/** An action slot, a track, a piece: a plate that is as high as its text, in tenths of a millimetre. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { capitalize } from '../../../dsl/internal.ts';
import { hueOf, shapeOf, type Hue } from '../palette.ts';
import type { Pictures } from '../picture.ts';
import type { FaceData } from './face-content.ts';
import { drawLines, drawPrice, FACE_FONT, PRICE_PAD } from './lines.ts';
import { layoutLine, layoutText, type Measure, type Paragraph, type TextBox } from './text-layout.ts';

const W = 630;
const EDGE = 14;
const HEAD = 112;
const PAD = 34;
/** A text of this height is not enlarged; a longer one makes the plate higher. */
const TEXT: TextBox = { width: W - 2 * (EDGE + PAD), height: 330, size: 33, grows: true };

/** The room for a price. */
const PRICE = { width: 210, size: 46 };

/** The place of a marker. */
const MARKER = { x: EDGE + 58, y: EDGE + HEAD / 2, r: 38 };

/** `label`: the plate in words, for screen readers. */
export function drawPlate(
  data: FaceData,
  paragraphs: Paragraph[],
  measure: Measure,
  pictures: Pictures,
  label: string,
): TemplateResult {
  const hue = hueOf(data.color);
  const set = layoutText(paragraphs, TEXT, measure, pictures);
  const height = Math.ceil(EDGE + HEAD + PAD + set.height + PAD + EDGE);
  const price = data.price ? layoutLine({ text: data.price, strong: true }, PRICE, measure, pictures) : null;
  const priceWidth = price ? price.line.width + 2 * PRICE_PAD + 16 : 0;
  return html`<svg
    class="face plate"
    viewBox=${`0 0 ${W} ${height}`}
    role="img"
    aria-label=${label}
    lang=${data.language}
    xmlns="http://www.w3.org/2000/svg"
  >
    <rect width=${W} height=${height} rx="26" fill=${hue.deep} />
    <rect x=${EDGE} y=${EDGE + HEAD} width=${W - 2 * EDGE} height=${height - 2 * EDGE - HEAD} rx="14" fill="#fbf8f0" />
    ${data.shape === 'slot' ? marker(data, hue) : nothing} ${head(data, hue, measure, priceWidth)}
    ${price ? drawPrice(price, W - EDGE - 18, EDGE + HEAD / 2, hue.deep, hue.deep) : nothing}
    ${drawLines(set, EDGE + PAD, EDGE + HEAD + PAD / 2)}
  </svg>`;
}

/** A circle for the marker, with the shape of the colour. */
const marker = ({ color, colorIndex }: FaceData, hue: Hue): SVGTemplateResult =>
  svg`<circle class="marker" cx=${MARKER.x} cy=${MARKER.y} r=${MARKER.r} fill="#fbf8f0" stroke=${hue.pale} stroke-width="5" stroke-dasharray="12 8" />
    ${color === null ? nothing : svg`<path d=${shapeOf(colorIndex)} transform=${`translate(${MARKER.x - 20} ${MARKER.y - 20}) scale(2.5)`} fill=${hue.mid} />`}`;

/** The name, and below it what kind of thing it is. */
function head({ name, type, deck, shape }: FaceData, hue: Hue, measure: Measure, right: number): SVGTemplateResult {
  const left = shape === 'slot' ? MARKER.x + MARKER.r + 24 : EDGE + PAD;
  const room = W - EDGE - PAD - right - left;
  const kind = capitalize([type, deck].filter(Boolean).join(', '));
  const fitting = (text: string, size: number, strong: boolean): string =>
    Math.min(size, (size * room) / Math.max(1, measure(text, size, strong))).toFixed(1);
  const y = EDGE + HEAD / 2;
  return svg`<text x=${left} y=${y - 16} dy=".35em" font-family=${FACE_FONT} font-weight="700" font-size=${fitting(name, 42, true)} fill=${hue.ink}>${name}</text>
    <text x=${left} y=${y + 26} dy=".35em" font-family=${FACE_FONT} font-size=${fitting(kind, 27, false)} fill=${hue.ink}>${kind}</text>`;
}
