/**
 * Maps each character of a decoded YAML scalar to its place in the file.
 *
 * The value is decoded a second time from the source of the scalar, by the rules of its notation, recording the source
 * interval of every character. If the result differs from that of the YAML library, the map is not used and every place is
 * the whole scalar.
 */
import type { CST } from 'yaml';
import type { Span } from './span.ts';
import { MapBuilder } from './scalars/builder.ts';
import { mapBlock } from './scalars/block.ts';
import { mapDouble } from './scalars/double.ts';
import { mapPlain, mapSingle } from './scalars/folding.ts';

/** Maps places in a decoded text to places in its file. */
export interface SourceMap {
  /** the decoded text */
  text: string;
  /** false: the text could not be followed, and every place is the whole scalar */
  exact: boolean;
  /** the interval of the file that an interval of the text came from */
  toFile(start: number, end: number): Span;
  /** the offset in the text that a file offset belongs to, or undefined outside */
  toText(offset: number): number | undefined;
}

/** The map of a decoded text, from the token that it was read from. */
export function mapScalar(text: string, token: CST.Token | undefined, whole: Span): SourceMap {
  const built = build(token);
  return built && built.text() === text ? exactMap(built, text) : wholeMap(text, whole);
}

function build(token: CST.Token | undefined): MapBuilder | undefined {
  if (!token) return undefined;
  const builder = new MapBuilder();
  switch (token.type) {
    case 'scalar':
      mapPlain(builder, token.source, token.offset);
      break;
    case 'single-quoted-scalar':
      mapSingle(builder, token.source, token.offset);
      break;
    case 'double-quoted-scalar':
      mapDouble(builder, token.source, token.offset);
      break;
    case 'block-scalar':
      mapBlock(builder, token);
      break;
    default:
      return undefined;
  }
  return builder;
}

/** The fallback: each place is the whole scalar. */
export function wholeMap(text: string, whole: Span): SourceMap {
  return { text, exact: false, toFile: () => whole, toText: () => undefined };
}

/** The map of a text that is the same in the file. */
export function identityMap(text: string, { start: first }: Span): SourceMap {
  const at = (offset: number): number => first + Math.max(0, Math.min(offset, text.length));
  return {
    text,
    exact: true,
    toFile: (start, end) => ({ start: at(start), end: at(Math.max(start, end)) }),
    toText: (offset) => (offset < first || offset > first + text.length ? undefined : offset - first),
  };
}

/** The map of a text that was built with the places of its characters. */
export function exactMap(built: MapBuilder, text: string): SourceMap {
  const { starts, ends } = built;
  const last = starts.length - 1;
  const boundary = (offset: number): number => (offset <= last ? starts[offset] : last < 0 ? built.end : ends[last]);
  return {
    text,
    exact: true,
    toFile(start, end) {
      const from = boundary(Math.max(0, start));
      const to = end > start ? (ends[Math.min(end, last + 1) - 1] ?? from) : from;
      return { start: from, end: Math.max(from, to) };
    },
    toText(offset) {
      if (offset < boundary(0) || offset > boundary(last + 1)) return undefined;
      let low = 0;
      let high = last + 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((middle <= last ? ends[middle] : Infinity) > offset) high = middle;
        else low = middle + 1;
      }
      return low;
    },
  };
}
