/** Lines of a text as SVG. */
import { svg, type SVGTemplateResult } from 'lit';
import { picture } from '../picture.ts';
import type { Line, TextLayout } from './text-layout.ts';

export const FACE_FONT = "'Alegreya Sans', 'Gill Sans', 'Trebuchet MS', sans-serif";

/** The plate of a price. */
const PRICE_HEIGHT = 76;
export const PRICE_PAD = 22;

/** The lines below `top`; each is a group with the class `line`. */
export function drawLines({ lines, size, leading }: TextLayout, x: number, top: number): SVGTemplateResult {
  let y = top;
  return svg`${lines.map((line) => {
    y += line.gap + leading;
    const base = y - leading * 0.26;
    return svg`<g class="line" transform=${`translate(${x} ${base.toFixed(1)})`}>${runsOf(line.pieces).map((piece) =>
      piece.kind === 'word'
        ? svg`<text x=${piece.x.toFixed(1)} y="0" font-family=${FACE_FONT} font-weight=${line.strong ? 700 : 400} font-size=${size.toFixed(1)} fill="#1d2830">${piece.text}</text>`
        : picture(piece.id, piece.x, -size * 0.86, size * 1.06),
    )}</g>`;
  })}`;
}

/** A price on a plate of its own; `right`, `middle`: its right end and its middle line. */
export function drawPrice(
  { line, size }: { line: Line; size: number },
  right: number,
  middle: number,
  ink: string,
  frame: string,
): SVGTemplateResult {
  const wide = line.width + 2 * PRICE_PAD;
  return svg`<g transform=${`translate(${(right - wide).toFixed(1)} ${middle - PRICE_HEIGHT / 2})`}>
    <rect width=${wide.toFixed(1)} height=${PRICE_HEIGHT} rx=${PRICE_HEIGHT / 2} fill="#fbf8f0" stroke=${frame} stroke-width="5" />
    ${line.pieces.map((piece) =>
      piece.kind === 'word'
        ? svg`<text x=${(PRICE_PAD + piece.x).toFixed(1)} y=${PRICE_HEIGHT / 2} dy=".35em" font-family=${FACE_FONT} font-weight="700" font-size=${size.toFixed(1)} fill=${ink}>${piece.text}</text>`
        : picture(piece.id, PRICE_PAD + piece.x, (PRICE_HEIGHT - size) / 2, size),
    )}
  </g>`;
}

/** Consecutive words become one text element, for copying and for screen readers. */
function runsOf(pieces: TextLayout['lines'][number]['pieces']): TextLayout['lines'][number]['pieces'] {
  const out: TextLayout['lines'][number]['pieces'] = [];
  for (const piece of pieces) {
    const last = out[out.length - 1];
    if (last?.kind === 'word' && piece.kind === 'word') {
      const glued = Math.abs(last.x + last.width - piece.x) < 0.01;
      out[out.length - 1] = {
        ...last,
        text: `${last.text}${glued ? '' : ' '}${piece.text}`,
        width: piece.x + piece.width - last.x,
      };
    } else out.push(piece);
  }
  return out;
}
