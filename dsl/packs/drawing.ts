/**
 * The drawing of an icon in a pack: one path, or elements of a small subset of SVG. It is parsed and serialized again, so
 * that only shapes of a pack reach a page: no script, style, reference or text.
 */

export interface DrawingProblem {
  message: string;
  help?: string;
  /** where in the drawing */ start: number;
  end: number;
}
export type Drawing = { svg: string; wrong?: undefined } | { svg?: undefined; wrong: DrawingProblem };

/** Side of the square on which icons are drawn, in SVG units. */
export const DRAWING_SIZE = 16;
/** In characters. An icon that needs more is not readable at 16 pixels. */
const MAX_DRAWING_LENGTH = 2000;

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/;
const PATH = /^\s*[Mm][MmZzLlHhVvCcSsQqTtAa\d.,eE\s+-]*$/;
const PAINT = /^(?:none|currentColor|#[\da-fA-F]{3}|#[\da-fA-F]{6})$/;
const TURNED = /^(?:\s*(?:translate|rotate|scale)\([-\d.,\s]+\))+\s*$/;

const numbers = (...names: string[]): Record<string, RegExp> => Object.fromEntries(names.map((name) => [name, NUMBER]));
const LOOKS: Record<string, RegExp> = {
  fill: PAINT,
  stroke: PAINT,
  ...numbers('stroke-width', 'opacity', 'fill-opacity', 'stroke-opacity'),
  'stroke-linecap': /^(?:butt|round|square)$/,
  'stroke-linejoin': /^(?:miter|round|bevel)$/,
  'fill-rule': /^(?:evenodd|nonzero)$/,
  transform: TURNED,
};
const ELEMENTS: Record<string, Record<string, RegExp>> = {
  path: { d: PATH },
  g: {},
  circle: numbers('cx', 'cy', 'r'),
  ellipse: numbers('cx', 'cy', 'rx', 'ry'),
  rect: numbers('x', 'y', 'width', 'height', 'rx', 'ry'),
};
const known = (names: object): string => `Known here: ${Object.keys(names).sort().join(', ')}.`;

export function parseDrawing(text: string): Drawing {
  if (text.length > MAX_DRAWING_LENGTH) {
    return wrong(
      `A drawing has at most ${MAX_DRAWING_LENGTH} characters; this one has ${text.length}.`,
      MAX_DRAWING_LENGTH,
      text.length,
    );
  }
  if (text.trim() === '') {
    return wrong('The drawing is empty.', 0, text.length, 'Remove it: then a letter is drawn.');
  }
  return text.includes('<') ? readElements(text) : readPath(text);
}

function readPath(text: string): Drawing {
  if (PATH.test(text)) return { svg: `<path d="${tidy(text)}"/>` };
  const at = /^\s*[Mm]/.test(text) ? /[^MmZzLlHhVvCcSsQqTtAa\d.,eE\s+-]/.exec(text)!.index : text.search(/\S/);
  return wrong(
    `A path begins with M and goes on with its letters and numbers; "${text.slice(at, at + 1)}" is neither.`,
    at,
    at + 1,
    `On a square of ${DRAWING_SIZE} by ${DRAWING_SIZE}: "M8 1 15 8 8 15 1 8z" is a diamond. SVG elements are allowed as well.`,
  );
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
      return wrong(
        `"${text.slice(at, at + 12)}" is no element of a drawing.`,
        at,
        Math.min(text.length, at + 12),
        'Write nothing between elements, and attribute values in quotes.',
      );
    }
    const [whole, closing, name, inside, single] = found;
    const end = at + whole.length;
    const span = [at + 1 + closing.length, at + 1 + closing.length + name.length] as const;
    if (!Object.hasOwn(ELEMENTS, name)) return wrong(`A drawing has no <${name}>.`, ...span, known(ELEMENTS));
    if (closing) {
      if (open.at(-1)?.name !== name) return wrong(`No <${name}> is open here.`, at, end);
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
  return left
    ? wrong(
        `<${left.name}> has no end.`,
        left.at,
        left.at + left.name.length + 1,
        `Write <${left.name} …/>, or </${left.name}> after its contents.`,
      )
    : { svg };
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
        message: `<${element}> in a drawing has no "${name}".`,
        start,
        end: start + name.length,
        help: known(may),
      };
    }
    if (!may[name].test(value)) {
      return {
        message: `"${value}" is no value for "${name}".`,
        start,
        end,
        ...(may[name] === PAINT ? { help: 'Write none, currentColor or a color such as #2a7f9e.' } : {}),
      };
    }
    out += ` ${name}="${tidy(value)}"`;
  }
  return out;
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
const wrong = (message: string, start: number, end: number, help?: string): Drawing => ({
  wrong: { message, start, end, ...(help ? { help } : {}) },
});
