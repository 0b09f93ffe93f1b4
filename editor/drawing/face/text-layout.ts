/** Words and pictures set in lines: SVG breaks no lines, so the face does. */

export type Piece = { kind: 'word'; text: string; width: number } | { kind: 'picture'; id: string; width: number };
export interface Line {
  pieces: (Piece & { x: number })[];
  width: number;
  /** of a heading */ strong: boolean;
  /** extra space above */ gap: number;
}
export interface Paragraph {
  text: string;
  strong: boolean;
}
/** How wide a text is. */
export type Measure = (text: string, size: number, strong: boolean) => number;

/** Names that have a picture; others stand as words. */
export type Pictured = ReadonlySet<string>;

export interface TextLayout {
  lines: Line[];
  size: number;
  leading: number;
  height: number;
  /** lines that do not fit even at the smallest size */ extraLines: number;
}

const LEADING = 1.24;
const GAP = 0.45;
const SMALLEST = 0.85;
/** A short text is set larger, where it takes no more than so much of its box. */
const LARGER = [1.45, 1.3, 1.15];
const SHORT = 0.6;

/** The largest size, from the usual one down to 85 %, at which all fits; of a short text a larger one. */
export function layoutText(
  paragraphs: Paragraph[],
  box: { width: number; height: number; size: number },
  measure: Measure,
  pictures: Pictured,
): TextLayout {
  for (const scale of LARGER) {
    const large = layoutAtSize(paragraphs, box.width, box.size * scale, measure, pictures);
    if (large.height <= box.height * SHORT) return { ...large, extraLines: 0 };
  }
  for (let scale = 1; ; scale -= 0.03) {
    const last = scale <= SMALLEST;
    const set = layoutAtSize(paragraphs, box.width, box.size * Math.max(scale, SMALLEST), measure, pictures);
    if (set.height <= box.height) return { ...set, extraLines: 0 };
    if (last) return { ...set, extraLines: Math.ceil((set.height - box.height) / set.leading) };
  }
}

function layoutAtSize(
  paragraphs: Paragraph[],
  width: number,
  size: number,
  measure: Measure,
  pictures: Pictured,
): Omit<TextLayout, 'extraLines'> {
  const leading = size * LEADING;
  const space = measure(' ', size, false);
  const lines: Line[] = [];
  paragraphs.forEach(({ text, strong }, i) => {
    let line: Line = { pieces: [], width: 0, strong, gap: i === 0 ? 0 : size * GAP };
    const close = (): void => {
      lines.push(line);
      line = { pieces: [], width: 0, strong, gap: 0 };
    };
    for (const group of groupsOf(text)) {
      const pieces = piecesOf(group, size, strong, measure, pictures);
      const wide = pieces.reduce((sum, piece) => sum + piece.width, 0);
      if (line.pieces.length && line.width + space + wide > width) close();
      let x = line.pieces.length ? line.width + space : 0;
      for (const piece of pieces) {
        line.pieces.push({ ...piece, x });
        x += piece.width;
      }
      line.width = x;
    }
    if (line.pieces.length) close();
  });
  return { lines, size, leading, height: lines.reduce((sum, { gap }) => sum + gap + leading, 0) };
}

/** What no line is broken in. */
const groupsOf = (text: string): string[] =>
  text
    .replace(/(\d) (?=\{)/g, '$1\u202f')
    .split(/[ \n\t]+/)
    .filter(Boolean);
const partsOf = (group: string): string[] => group.split(/(\{[^{}]+\})/).filter(Boolean);
/** What of a text is measured when it is set. */
export const measuredParts = (text: string): string[] => groupsOf(text).flatMap(partsOf);

/** `({credit}),` is a bracket, a picture, a bracket with a comma. */
function piecesOf(group: string, size: number, strong: boolean, measure: Measure, pictures: Pictured): Piece[] {
  return partsOf(group).map((part): Piece => {
    const id = /^\{([^{}]+)\}$/.exec(part)?.[1];
    const word = id === undefined ? part : id.replaceAll('-', ' ');
    return id === undefined || !pictures.has(id)
      ? { kind: 'word', text: word, width: measure(word, size, strong) }
      : { kind: 'picture', id, width: size * 1.06 };
  });
}

/** `learn`: many at once. Each that is asked for alone lays the page out again, which is slow while the page is being built. */
export interface BrowserMeasure extends Measure {
  learn(texts: Iterable<string>, strong: boolean): void;
}

/** Measures with the browser's own fonts as they are drawn: with lining figures, which a canvas cannot be asked for. */
export function browserMeasure(family: string): BrowserMeasure {
  const known = new Map<string, number>();
  const SVG = 'http://www.w3.org/2000/svg';
  const sheet = document.createElementNS(SVG, 'svg');
  const probe = document.createElementNS(SVG, 'text');
  sheet.setAttribute('aria-hidden', 'true');
  Object.assign(sheet.style, {
    position: 'absolute',
    top: '0',
    width: '0',
    height: '0',
    overflow: 'hidden',
    visibility: 'hidden',
  });
  Object.assign(probe.style, {
    fontFamily: family,
    fontSize: '100px',
    fontVariantNumeric: 'lining-nums',
    whiteSpace: 'pre',
  });
  const keyOf = (text: string, strong: boolean): string => `${strong ? 'b' : ''}${text}`;
  // measured once at a large size: widths grow evenly
  const learn = (texts: Iterable<string>, strong: boolean): void => {
    const all = [...new Set(texts)].filter((text) => !known.has(keyOf(text, strong)));
    const probes = all.map((text) => {
      const one = probe.cloneNode() as SVGTextElement;
      one.style.fontWeight = strong ? '700' : '400';
      one.textContent = text;
      return one;
    });
    if (!all.length) return;
    if (!sheet.isConnected) document.body.append(sheet);
    sheet.replaceChildren(...probes);
    probes.forEach((one, i) => known.set(keyOf(all[i], strong), one.getComputedTextLength() / 100));
    sheet.replaceChildren();
  };
  return Object.assign(
    (text: string, size: number, strong: boolean): number => {
      if (!known.has(keyOf(text, strong))) learn([text], strong);
      return known.get(keyOf(text, strong))! * size;
    },
    { learn },
  );
}
