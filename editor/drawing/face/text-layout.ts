/** Lays out words and pictures in lines, as SVG breaks no lines. */
import type { Pictures } from '../picture.ts';

type Piece = { kind: 'word'; text: string; width: number } | { kind: 'picture'; id: string; width: number };

export interface Line {
  pieces: (Piece & { x: number })[];
  width: number;
  /** of a heading */
  strong: boolean;
  /** extra space above */
  gap: number;
}

/** `text`: with `{kelp}` where a picture may be drawn. */
export interface Paragraph {
  text: string;
  strong: boolean;
}

/** The width of a text. */
export type Measure = (text: string, size: number, strong: boolean) => number;

export interface TextLayout {
  lines: Line[];
  /** of the letters */
  size: number;
  /** from line to line */
  leading: number;
  height: number;
  /** lines that do not fit into the box, even at the smallest size */
  extraLines: number;
}

/** Of the size of the letters. */
const LEADING = 1.24;
const PARAGRAPH_GAP = 0.45;
const PICTURE_WIDTH = 1.06;

/** A long text is reduced to this part of the given size, step by step. */
const SMALLEST_SCALE = 0.85;
const SCALE_STEP = 0.03;

/** Nobody reads smaller letters. */
const TINIEST_SCALE = 0.3;

/** A short text is enlarged if it then takes at most this part of the height of its box. */
const LARGER_SCALES = [1.45, 1.3, 1.15];
const SHORT_TEXT_HEIGHT = 0.6;

/** The room for a text. */
export interface TextBox {
  width: number;
  height: number;
  size: number;
  /** becomes higher, where the letters of a card would become smaller */
  grows?: true;
}

/** At the largest size at which everything fits into the box. */
export function layoutText(paragraphs: Paragraph[], box: TextBox, measure: Measure, pictures: Pictures): TextLayout {
  const layoutAt = (scale: number): Omit<TextLayout, 'extraLines'> =>
    layoutAtSize(paragraphs, box.width, box.size * scale, measure, pictures);
  for (const scale of LARGER_SCALES) {
    const layout = layoutAt(scale);
    if (layout.height <= box.height * SHORT_TEXT_HEIGHT) return { ...layout, extraLines: 0 };
  }
  if (box.grows) return { ...layoutAt(1), extraLines: 0 };
  for (let scale = 1; ; scale -= SCALE_STEP) {
    const layout = layoutAt(Math.max(scale, SMALLEST_SCALE));
    if (layout.height <= box.height) return { ...layout, extraLines: 0 };
    if (scale <= SMALLEST_SCALE) {
      const extraLines = Math.ceil((layout.height - box.height) / layout.leading);
      return { ...shrunkLayout(layoutAt, box.height), extraLines };
    }
  }
}

/** Too small to be printed, and reported as that; but on the screen nothing runs out of its box. */
function shrunkLayout(
  layoutAt: (scale: number) => Omit<TextLayout, 'extraLines'>,
  height: number,
): Omit<TextLayout, 'extraLines'> {
  let scale = SMALLEST_SCALE;
  let layout = layoutAt(scale);
  while (layout.height > height && scale > TINIEST_SCALE) {
    scale -= SCALE_STEP;
    layout = layoutAt(scale);
  }
  return layout;
}

/** On one line, in smaller letters where it is longer than the room. */
export function layoutLine(
  paragraph: Paragraph,
  room: { width: number; size: number },
  measure: Measure,
  pictures: Pictures,
): { line: Line; size: number } {
  const at = (size: number): Line => layoutAtSize([paragraph], Infinity, size, measure, pictures).lines[0];
  const { width } = at(room.size);
  const size = room.size * Math.min(1, room.width / Math.max(1, width));
  return { line: at(size), size };
}

function layoutAtSize(
  paragraphs: Paragraph[],
  width: number,
  size: number,
  measure: Measure,
  pictures: Pictures,
): Omit<TextLayout, 'extraLines'> {
  const leading = size * LEADING;
  const space = measure(' ', size, false);
  const lines: Line[] = [];
  for (const [i, { text, strong }] of paragraphs.entries()) {
    let line: Line = { pieces: [], width: 0, strong, gap: i === 0 ? 0 : size * PARAGRAPH_GAP };
    for (const group of unbreakableGroups(text)) {
      const pieces = piecesOf(group, size, strong, measure, pictures);
      const groupWidth = pieces.reduce((sum, piece) => sum + piece.width, 0);
      if (line.pieces.length && line.width + space + groupWidth > width) {
        lines.push(line);
        line = { pieces: [], width: 0, strong, gap: 0 };
      }
      let x = line.pieces.length ? line.width + space : 0;
      for (const piece of pieces) {
        line.pieces.push({ ...piece, x });
        x += piece.width;
      }
      line.width = x;
    }
    if (line.pieces.length) lines.push(line);
  }
  return { lines, size, leading, height: lines.reduce((sum, { gap }) => sum + gap + leading, 0) };
}

/** Words, and numbers with the picture that follows them. */
const unbreakableGroups = (text: string): string[] =>
  text
    .replace(/(\d) (?=\{)/g, '$1\u202f')
    .split(/[ \n\t]+/)
    .filter(Boolean);

/** `({credit}),` is a bracket, a picture, and a bracket with a comma. */
const partsOf = (group: string): string[] => group.split(/(\{[^{}]+\})/).filter(Boolean);

/** The parts of a text that are measured for its layout. */
export const measuredParts = (text: string): string[] => unbreakableGroups(text).flatMap(partsOf);

function piecesOf(group: string, size: number, strong: boolean, measure: Measure, pictures: Pictures): Piece[] {
  return partsOf(group).map((part): Piece => {
    const id = /^\{([^{}]+)\}$/.exec(part)?.[1];
    if (id !== undefined && pictures.has(id)) return { kind: 'picture', id, width: size * PICTURE_WIDTH };
    const text = id === undefined ? part : id.replaceAll('-', ' ');
    return { kind: 'word', text, width: measure(text, size, strong) };
  });
}
