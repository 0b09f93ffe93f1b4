/** Words and pictures set in lines: SVG breaks no lines, so the face does. */

export type Piece = { kind: 'word'; text: string; width: number } | { kind: 'picture'; id: string; width: number };
export interface Line { pieces: (Piece & { x: number })[]; width: number; /** of a heading */ strong: boolean; /** extra space above */ gap: number }
export interface Paragraph { text: string; strong: boolean }
/** How wide a text is. */
export type Measure = (text: string, size: number, strong: boolean) => number;

export interface Setting { lines: Line[]; size: number; leading: number; height: number; /** lines that do not fit even at the smallest size */ over: number }

const LEADING = 1.24, GAP = 0.45, SMALLEST = 0.85;
/** A short text is set larger, where it takes no more than so much of its box. */
const LARGE = 1.24, SHORT = 0.5;

/** The largest size, from the usual one down to 85 %, at which all fits; of a short text a larger one. */
export function setIn(paragraphs: Paragraph[], box: { width: number; height: number; size: number }, measure: Measure): Setting {
  const large = setAt(paragraphs, box.width, box.size * LARGE, measure);
  if (large.height <= box.height * SHORT) return { ...large, over: 0 };
  for (let scale = 1; ; scale -= 0.03) {
    const last = scale <= SMALLEST, set = setAt(paragraphs, box.width, box.size * Math.max(scale, SMALLEST), measure);
    if (set.height <= box.height) return { ...set, over: 0 };
    if (last) return { ...set, over: Math.ceil((set.height - box.height) / set.leading) };
  }
}

function setAt(paragraphs: Paragraph[], width: number, size: number, measure: Measure): Omit<Setting, 'over'> {
  const leading = size * LEADING, space = measure(' ', size, false), lines: Line[] = [];
  paragraphs.forEach(({ text, strong }, i) => {
    let line: Line = { pieces: [], width: 0, strong, gap: i === 0 ? 0 : size * GAP };
    const close = (): void => { lines.push(line); line = { pieces: [], width: 0, strong, gap: 0 }; };
    for (const group of text.split(/\s+/).filter(Boolean)) {
      const pieces = piecesOf(group, size, strong, measure), wide = pieces.reduce((sum, piece) => sum + piece.width, 0);
      if (line.pieces.length && line.width + space + wide > width) close();
      let x = line.pieces.length ? line.width + space : 0;
      for (const piece of pieces) { line.pieces.push({ ...piece, x }); x += piece.width; }
      line.width = x;
    }
    if (line.pieces.length) close();
  });
  return { lines, size, leading, height: lines.reduce((sum, { gap }) => sum + gap + leading, 0) };
}

/** `({credit}),` is a bracket, a picture, a bracket with a comma. */
function piecesOf(group: string, size: number, strong: boolean, measure: Measure): Piece[] {
  return group.split(/(\{[^{}]+\})/).filter(Boolean).map((part): Piece => {
    const id = /^\{([^{}]+)\}$/.exec(part)?.[1];
    return id === undefined ? { kind: 'word', text: part, width: measure(part, size, strong) } : { kind: 'picture', id, width: size * 1.06 };
  });
}

/** Measures with the browser's own fonts. */
export function browserMeasure(family: string): Measure {
  const context = document.createElement('canvas').getContext('2d')!, known = new Map<string, number>();
  return (text, size, strong) => {
    const key = `${strong ? 'b' : ''}${text}`;
    let wide = known.get(key);
    // measured once at a large size: widths grow evenly
    if (wide === undefined) { context.font = `${strong ? 700 : 400} 100px ${family}`; known.set(key, wide = context.measureText(text).width / 100); }
    return wide * size;
  };
}
