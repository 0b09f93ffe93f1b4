/**
 * The drawing of an icon in a pack: one path, or elements of a small subset of SVG. It is parsed and serialized again, so
 * that only shapes of a pack reach a page: no script, style, reference or text.
 */
import { wordTable } from '../source/word-table.ts';

/** What is wrong with a drawing; `drawing-words.ts` has the words. */
export type DrawingMistake =
  | { is: 'too-long'; limit: number; length: number }
  | { is: 'empty' }
  | { is: 'not-a-path'; character: string }
  | { is: 'not-an-element'; written: string }
  | { is: 'unknown-element'; element: string; known: string[] }
  | { is: 'not-open' | 'no-end'; element: string }
  | { is: 'unknown-attribute'; element: string; attribute: string; known: string[] }
  | { is: 'bad-value'; attribute: string; value: string; paint: boolean };

interface DrawingProblem {
  mistake: DrawingMistake;
  /** where in the drawing */ start: number;
  end: number;
}
type Drawing = { svg: string; wrong?: undefined } | { svg?: undefined; wrong: DrawingProblem };

/** Side of the square on which icons are drawn, in SVG units. */
export const DRAWING_SIZE = 16;
/** In characters. An icon that needs more is not readable at 16 pixels. */
const MAX_DRAWING_LENGTH = 2000;

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/;
const PATH = /^\s*[Mm][MmZzLlHhVvCcSsQqTtAa\d.,eE\s+-]*$/;
const PAINT = /^(?:none|currentColor|#[\da-fA-F]{3}|#[\da-fA-F]{6})$/;
const TURNED = /^(?:\s*(?:translate|rotate|scale)\([-\d.,\s]+\))+\s*$/;

const numbers = (...names: string[]): Record<string, RegExp> => Object.fromEntries(names.map((name) => [name, NUMBER]));
const LOOKS: Record<string, RegExp> = wordTable({
  fill: PAINT,
  stroke: PAINT,
  ...numbers('stroke-width', 'opacity', 'fill-opacity', 'stroke-opacity'),
  'stroke-linecap': /^(?:butt|round|square)$/,
  'stroke-linejoin': /^(?:miter|round|bevel)$/,
  'fill-rule': /^(?:evenodd|nonzero)$/,
  transform: TURNED,
});
const ELEMENTS: Record<string, Record<string, RegExp>> = wordTable({
  path: { d: PATH },
  g: {},
  circle: numbers('cx', 'cy', 'r'),
  ellipse: numbers('cx', 'cy', 'rx', 'ry'),
  rect: numbers('x', 'y', 'width', 'height', 'rx', 'ry'),
});
const known = (names: object): string[] => Object.keys(names).sort();

export function parseDrawing(text: string): Drawing {
  if (text.length > MAX_DRAWING_LENGTH) {
    return wrong({ is: 'too-long', limit: MAX_DRAWING_LENGTH, length: text.length }, MAX_DRAWING_LENGTH, text.length);
  }
  if (text.trim() === '') {
    return wrong({ is: 'empty' }, 0, text.length);
  }
  return text.includes('<') ? readElements(text) : readPath(text);
}

function readPath(text: string): Drawing {
  if (PATH.test(text)) return { svg: `<path d="${tidy(text)}"/>` };
  const at = /^\s*[Mm]/.test(text) ? /[^MmZzLlHhVvCcSsQqTtAa\d.,eE\s+-]/.exec(text)!.index : text.search(/\S/);
  return wrong({ is: 'not-a-path', character: text.slice(at, at + 1) }, at, at + 1);
}

/** A sequence of elements such as `<circle cx="8" cy="8" r="6"/>`; `<g>` groups some of them. */
function readElements(text: string): Drawing {
  const tag = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y;
  const open: { name: string; at: number }[] = [];
  let svg = '';
  let at = 0;
  for (;;) {
    at += /^\s*/.exec(text.slice(at))![0].length;
    if (at >= text.length) break;
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) {
      return wrong({ is: 'not-an-element', written: text.slice(at, at + 12) }, at, Math.min(text.length, at + 12));
    }
    const [whole, closing, name, inside, single] = found;
    const end = at + whole.length;
    const span = [at + 1 + closing.length, at + 1 + closing.length + name.length] as const;
    if (!Object.hasOwn(ELEMENTS, name)) {
      return wrong({ is: 'unknown-element', element: name, known: known(ELEMENTS) }, ...span);
    }
    if (closing) {
      if (open.at(-1)?.name !== name) return wrong({ is: 'not-open', element: name }, at, end);
      open.pop();
      svg += `</${name}>`;
    } else {
      const attributes = readAttributes(name, inside, span[1]);
      if (typeof attributes !== 'string') return { wrong: attributes };
      svg += `<${name}${attributes}${single ? '/>' : '>'}`;
      if (!single) open.push({ name, at });
    }
    at = end;
  }
  const left = open.at(-1);
  return left ? wrong({ is: 'no-end', element: left.name }, left.at, left.at + left.name.length + 1) : { svg };
}

function readAttributes(element: string, text: string, from: number): string | DrawingProblem {
  const may = { ...ELEMENTS[element], ...LOOKS };
  let out = '';
  for (const found of text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const [whole, name, double, single] = found;
    const value = double ?? single;
    const start = from + found.index;
    const end = start + whole.length;
    if (!Object.hasOwn(may, name)) {
      return {
        mistake: { is: 'unknown-attribute', element, attribute: name, known: known(may) },
        start,
        end: start + name.length,
      };
    }
    if (!may[name].test(value)) {
      return { mistake: { is: 'bad-value', attribute: name, value, paint: may[name] === PAINT }, start, end };
    }
    out += ` ${name}="${tidy(value)}"`;
  }
  return out;
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
const wrong = (mistake: DrawingMistake, start: number, end: number): Drawing => ({ wrong: { mistake, start, end } });
