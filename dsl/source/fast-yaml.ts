/**
 * A fast reader for the subset of YAML in which packs are usually written: block and flow collections, unquoted keys,
 * texts on one line, `|` and `>`. For anything else, and for any error, it returns null and the `yaml` library parses
 * the file. Its result equals the library's, including spans (fast-yaml.test.ts), in about a tenth of the time.
 */
import type { CST } from 'yaml';
import { isDangerous } from './characters.ts';
import { mapBlock } from './scalars/block.ts';
import { MapBuilder } from './scalars/builder.ts';
import { mapDouble } from './scalars/double.ts';
import { exactMap, mapScalar, identityMap, type SourceMap } from './source-map.ts';
import type { Span } from './span.ts';
import type { YamlEntry, YamlList, YamlMap, YamlNode, YamlScalar } from './tree.ts';

/** The top map of a text, or null if the text uses anything outside the subset. */
export function readFastYaml(text: string): YamlMap | null {
  if (/[\t\r]/.test(text) || isDangerous(text)) return null;
  try {
    return new FastYamlReader(text).file();
  } catch (error) {
    if (error === UNSUPPORTED) return null;
    throw error;
  }
}

const UNSUPPORTED = new Error('outside the fast subset');
/** Leaves the file to the library. */
function unsupported(): never {
  throw UNSUPPORTED;
}

/** Above these limits the library decides whether the file is too deep or too large. */
const MAX_FAST_NESTING = 32;
const MAX_FAST_NODES = 50_000;
const MAX_FAST_KEY = 1000;

/** A key of a block; not a document marker, and without `:` and `#`. */
const KEY = /[^\s\-?:,[\]{}#&*!|>'"%@`.][^\n:#]*(?<! )(?=:(?:[ \n]|$))/y;
const PLAIN_START = /[^\s\-?:,[\]{}#&*!|>'"%@`]|-[^\s,[\]{}]/y;
/** An unquoted text on one line, with the blanks after it. */
const PLAIN = /(?:[^\n: ]+|:(?![ \n]|$)| (?!#))+/y;
const PLAIN_IN_FLOW = /(?:[^\n: ,[\]{}]+|:(?![ \n,[\]{}]|$)| (?!#))+/y;
const BLOCK_HEADER = /[|>]-?(?: +#[^\n]*| *)(?:\n|$)/y;
const DOUBLE = /"(?:[^"\\\n]|\\["\\/nt])*"/y;
const SINGLE = /'(?:[^'\n]|'')*'/y;
const INTEGER = /^[-+]?[0-9]+$/;
const NEGATIVE_ZERO = /^-0+$/;
const OTHER_NUMBER = /^(?:0o[0-7]+|0x[0-9a-f]+|[-+]?\.inf|\.nan|[-+]?(?:\.[0-9]+|[0-9]+\.?[0-9]*)(?:e[-+]?[0-9]+)?)$/i;
const LITERALS = new Map<string, boolean | null>([
  ...['~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

class FastYamlReader {
  readonly #text: string;
  #at = 0;
  #lineStart = 0;
  #nodes = 0;
  /** column of the next entry of a block, -1 at the end of the file; set after each value */
  #column = -1;
  /** end of the last value, including what the library counts as part of it: its line and more deeply indented comments */
  #end = 0;
  /** greatest indent of the comments after it that are not part of it, -1 if there are none */
  #comments = -1;
  /** number of open brackets */
  #open = 0;

  constructor(text: string) {
    this.#text = text;
  }

  file(): YamlMap {
    this.#toContent(0, false);
    if (this.#column !== 0) unsupported();
    const map = this.#map(0, 0);
    if (this.#at < this.#text.length) unsupported();
    return map;
  }

  // ---------------------------------------------------------------------------------------------- blocks

  #map(indent: number, depth: number): YamlMap {
    this.#bound(depth);
    const start = this.#at;
    const entries: YamlEntry[] = [];
    const known = new Set<string>();
    do {
      const at = this.#at;
      const key = this.#take(KEY) ?? unsupported();
      if (key.length > MAX_FAST_KEY) unsupported();
      const keySpan = { start: at, end: this.#at };
      this.#addKey(key, known);
      this.#at++;
      this.#comments = -1;
      entries.push({ key, keySpan, value: this.#value(indent, depth) });
    } while (this.#column === indent);
    return this.#close<YamlMap>({ kind: 'map', span: { start, end: this.#end }, entries }, indent);
  }

  #list(indent: number, depth: number): YamlList {
    this.#bound(depth);
    const start = this.#at;
    const items: YamlNode[] = [];
    do {
      if (!this.#isItem()) unsupported();
      this.#at++;
      this.#blanks();
      this.#comments = -1;
      const column = this.#at - this.#lineStart;
      KEY.lastIndex = this.#at;
      items.push(KEY.test(this.#text) ? this.#map(column, depth + 1) : this.#inline(indent, depth));
    } while (this.#column === indent);
    return this.#close<YamlList>({ kind: 'list', span: { start, end: this.#end }, items }, indent);
  }

  /** The value of a block's key: on the same line, or a deeper block below. */
  #value(indent: number, depth: number): YamlNode {
    this.#blanks();
    const next = this.#text[this.#at];
    if (next !== undefined && next !== '\n' && next !== '#') return this.#inline(indent, depth);
    this.#toLineEnd();
    this.#toContent(indent, false);
    if (this.#column <= indent) unsupported();
    return this.#isItem() ? this.#list(this.#column, depth + 1) : this.#map(this.#column, depth + 1);
  }

  #isItem(): boolean {
    return this.#text[this.#at] === '-' && this.#text[this.#at + 1] === ' ';
  }

  /** Comments as deep as an inner block are part of it, and extend it to the next entry. */
  #close<B extends YamlNode>(block: B, indent: number): B {
    if (this.#column > indent) unsupported();
    if (indent > 0 && this.#comments >= indent) {
      this.#end = this.#at;
      this.#comments = -1;
    }
    return this.#count(block);
  }

  /** A value on the line of its key or dash, and everything up to the next entry of a block. */
  #inline(indent: number, depth: number): YamlNode {
    const mark = this.#text[this.#at];
    if (mark === '|' || mark === '>') return this.#block(indent);
    const node = mark === '{' || mark === '[' ? this.#flow(indent, depth + 1) : this.#scalar(false);
    this.#toLineEnd();
    this.#end = this.#at;
    this.#toContent(indent, true);
    // a text without quotes goes on in lines that are indented more
    if (this.#column > indent) unsupported();
    return node;
  }

  #block(indent: number): YamlScalar {
    const start = this.#at;
    const header = this.#take(BLOCK_HEADER) ?? unsupported();
    const from = this.#at;
    let margin = 0;
    let end = from;
    for (let at = from; at < this.#text.length;) {
      const newline = this.#text.indexOf('\n', at);
      const lineEnd = newline < 0 ? this.#text.length : newline;
      let first = at;
      while (this.#text[first] === ' ') first++;
      const column = first - at;
      if (first === lineEnd) {
        if (column > 0) unsupported();
      } else {
        if (margin === 0) margin = column;
        if (column <= indent || column < margin) break;
        end = Math.min(lineEnd + 1, this.#text.length);
      }
      at = lineEnd + 1;
    }
    if (end === from) unsupported();
    this.#at = this.#lineStart = this.#end = end;
    this.#toContent(indent, false);
    if (this.#column > indent) unsupported();
    const mark = header.slice(0, header[1] === '-' ? 2 : 1);
    const rest = header.slice(mark.length);
    const props = [mark, rest].map((source): CST.SourceToken => ({
      type: 'block-scalar-header',
      offset: start,
      indent: 0,
      source,
    }));
    const built = new MapBuilder();
    mapBlock(built, { type: 'block-scalar', offset: start, indent: 0, props, source: this.#text.slice(from, end) });
    const text = built.text();
    const joined = mark[0] === '>';
    return this.#count(new FastScalar(text, text, { start, end }, joined, () => exactMap(built, text)));
  }

  // ---------------------------------------------------------------------------------------------- flow

  #flow(indent: number, depth: number): YamlNode {
    this.#bound(depth);
    const start = this.#at;
    const isMap = this.#text[start] === '{';
    const close = isMap ? '}' : ']';
    const entries: YamlEntry[] = [];
    const items: YamlNode[] = [];
    const known = new Set<string>();
    this.#at++;
    this.#open++;
    this.#flowBlanks(indent);
    while (this.#text[this.#at] !== close) {
      if (isMap) entries.push(this.#flowEntry(indent, depth, known));
      else items.push(this.#flowValue(indent, depth));
      this.#flowBlanks(indent);
      if (this.#text[this.#at] === close) break;
      if (this.#text[this.#at] !== ',') unsupported();
      this.#at++;
      this.#flowBlanks(indent);
    }
    this.#at++;
    this.#open--;
    const span = { start, end: this.#at };
    return this.#count<YamlNode>(isMap ? { kind: 'map', span, entries } : { kind: 'list', span, items });
  }

  #flowEntry(indent: number, depth: number, known: Set<string>): YamlEntry {
    const start = this.#at;
    const { text: key } = this.#scalar(true);
    if (key.length > MAX_FAST_KEY) unsupported();
    const keySpan = { start, end: this.#at };
    this.#addKey(key, known);
    if (this.#text[this.#at] !== ':' || (this.#text[this.#at + 1] !== ' ' && this.#text[this.#at + 1] !== '\n')) {
      unsupported();
    }
    this.#at++;
    this.#flowBlanks(indent);
    return { key, keySpan, value: this.#flowValue(indent, depth) };
  }

  #flowValue(indent: number, depth: number): YamlNode {
    const mark = this.#text[this.#at];
    return mark === '{' || mark === '[' ? this.#flow(indent, depth + 1) : this.#scalar(true);
  }

  /** Blanks, line ends and comments inside brackets; each line except that of the last bracket is indented more than the block. */
  #flowBlanks(indent: number): void {
    const from = this.#at;
    this.#blanks();
    while (this.#text[this.#at] === '\n' || this.#text[this.#at] === '#') {
      if (this.#text[this.#at] === '#' && this.#at === from) unsupported();
      this.#toLineEnd();
      this.#blanks();
      const column = this.#at - this.#lineStart;
      const next = this.#text[this.#at];
      const closes = column === indent && this.#open === 1 && (next === ']' || next === '}');
      if (column <= indent && next !== '\n' && !closes) unsupported();
    }
  }

  // ---------------------------------------------------------------------------------------------- scalars

  #scalar(inFlow: boolean): YamlScalar {
    const mark = this.#text[this.#at];
    return mark === '"' ? this.#double() : mark === "'" ? this.#single() : this.#plain(inFlow);
  }

  #plain(inFlow: boolean): YamlScalar {
    const text = this.#text;
    const start = this.#at;
    PLAIN_START.lastIndex = start;
    if (!PLAIN_START.test(text)) unsupported();
    const rest = inFlow ? PLAIN_IN_FLOW : PLAIN;
    rest.lastIndex = start;
    let end = rest.test(text) ? rest.lastIndex : unsupported();
    while (text[end - 1] === ' ') end--;
    this.#at = end;
    const written = text.slice(start, end);
    const span = { start, end };
    return this.#count(new FastScalar(plainValue(written), written, span, false, identityMap));
  }

  #single(): YamlScalar {
    const start = this.#at;
    const source = this.#take(SINGLE) ?? unsupported();
    const span = { start, end: this.#at };
    const text = source.slice(1, -1).replaceAll("''", "'");
    return this.#count(new FastScalar(text, text, span, false, mapSingleQuoted, source));
  }

  #double(): YamlScalar {
    const start = this.#at;
    const source = this.#take(DOUBLE) ?? unsupported();
    const span = { start, end: this.#at };
    const text = source.includes('\\') ? decoded(source) : source.slice(1, -1);
    return this.#count(new FastScalar(text, text, span, false, mapDoubleQuoted, source));
  }

  // ---------------------------------------------------------------------------------------------- between

  /** Moves to the first line with more than a comment; extends the last value by the lines that belong to it. */
  #toContent(indent: number, takesComments: boolean): void {
    const text = this.#text;
    for (;;) {
      this.#lineStart = this.#at;
      this.#blanks();
      const column = this.#at - this.#lineStart;
      const next = text[this.#at];
      if (next === undefined) {
        this.#column = -1;
        return;
      }
      if (next !== '\n' && next !== '#') {
        this.#column = column;
        return;
      }
      this.#toLineEnd();
      if (next === '\n') continue;
      if (takesComments && this.#comments < 0 && column > indent) this.#end = this.#at;
      else this.#comments = Math.max(this.#comments, column);
    }
  }

  /** Moves past the line end; only blanks and a comment are allowed before it. */
  #toLineEnd(): void {
    const text = this.#text;
    const from = this.#at;
    this.#blanks();
    if (text[this.#at] === '#' && (this.#at > from || from === this.#lineStart || text[from - 1] === ' ')) {
      const newline = text.indexOf('\n', this.#at);
      this.#at = newline < 0 ? text.length : newline;
    }
    if (this.#at < text.length && text[this.#at++] !== '\n') unsupported();
    this.#lineStart = this.#at;
  }

  #blanks(): void {
    while (this.#text[this.#at] === ' ') this.#at++;
  }

  /** Consumes the match of a pattern. */
  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #addKey(key: string, known: Set<string>): void {
    if (known.has(key) || UNSAFE_KEYS.has(key)) unsupported();
    known.add(key);
  }

  #bound(depth: number): void {
    if (depth > MAX_FAST_NESTING) unsupported();
  }

  #count<N extends YamlNode>(node: N): N {
    if (++this.#nodes > MAX_FAST_NODES) unsupported();
    return node;
  }
}

/** Makes the map of a scalar from its text, its span and, if it is quoted, what is written. */
type MakeMap = (text: string, span: Span, source: string) => SourceMap;

const mapSingleQuoted: MakeMap = (text, span, source) =>
  mapScalar(text, { type: 'single-quoted-scalar', offset: span.start, indent: 0, source }, span);
const mapDoubleQuoted: MakeMap = (text, span, source) =>
  mapScalar(text, { type: 'double-quoted-scalar', offset: span.start, indent: 0, source }, span);

/** A class, because a pack has tens of thousands of scalars, and closures for each take more memory than its values. */
class FastScalar implements YamlScalar {
  readonly kind = 'scalar';
  readonly #makeMap: MakeMap;
  readonly #source: string;
  #map: SourceMap | undefined;

  constructor(
    readonly value: YamlScalar['value'],
    readonly text: string,
    readonly span: Span,
    readonly joined: boolean,
    makeMap: MakeMap,
    source = '',
  ) {
    this.#makeMap = makeMap;
    this.#source = source;
  }

  map(): SourceMap {
    return (this.#map ??= this.#makeMap(this.text, this.span, this.#source));
  }
}

function plainValue(text: string): YamlScalar['value'] {
  const word = LITERALS.get(text);
  if (word !== undefined) return word;
  if (text[0] > '9' || !OTHER_NUMBER.test(text)) return text;
  return text.length < 16 && INTEGER.test(text) && !NEGATIVE_ZERO.test(text)
    ? Number.parseInt(text, 10)
    : unsupported();
}

function decoded(source: string): string {
  const built = new MapBuilder();
  mapDouble(built, source, 0);
  return built.text();
}
