/**
 * The cursor of an editor as a path of keys, found from the text alone: while somebody types, a file is rarely valid YAML.
 * Reads indentation, dashes, keys, brackets and quotes before the cursor; after it only the keys of the same map.
 */
import type { Span } from '../../dsl/internal.ts';
import { flowPosition, hasOpenBracket, type BracketState, type CursorPlace, type PathStep } from './cursor-flow.ts';

export interface Cursor {
  /** the keys that lead to the map or value at the cursor */
  path: PathStep[];
  at: CursorPlace;
  /** notation of the value at the cursor */
  style: 'plain' | 'quoted' | 'block';
  /** the value before the cursor; escapes are not decoded */
  text: string;
  /** the word or key at the cursor, which a completed key replaces */
  word: Span;
  /** the same, but only the last word: what a completed value replaces */
  last: Span;
  /** keys of the same map, with the values on their lines */
  siblings: Map<string, string>;
  /** the cursor is inside brackets, where no line can be added */
  flow: boolean;
}

/** An open map or list. */
interface Frame {
  /** column of the key or dash that opens it */
  indent: number;
  step: PathStep;
  siblings: Map<string, string>;
  /** column of its own keys or dashes, once there is one */
  column?: number;
}

/** A value that continues on further lines. `indent`: of its parent; for a block the column of its key. */
type OpenValue =
  | { kind: 'block'; start: number; indent: number; folded: boolean }
  | { kind: 'flow'; start: number; indent: number; brackets: BracketState }
  | { kind: 'plain'; start: number; indent: number };

const KEY = /^("[^"\n]*"\s*|'[^'\n]*'\s*|[^\s#'"{}[\],&*!|>%@`][^\n:#]*):(?=\s|$)/;
const BLOCK = /^[|>][-+0-9]*\s*(?:#.*)?$/;

/** The cursor at an offset of a text. */
export function cursorAt(text: string, offset: number): Cursor {
  return new CursorScanner(text, offset).run();
}

class CursorScanner {
  readonly #frames: Frame[] = [{ indent: -1, step: '', siblings: new Map() }];
  /** the value that may continue on the next line */
  #open: OpenValue | undefined;

  constructor(
    private readonly text: string,
    private readonly offset: number,
  ) {}

  run(): Cursor {
    const { text, offset } = this;
    for (let start = 0; ;) {
      const newline = text.indexOf('\n', start);
      const end = newline < 0 ? text.length : newline;
      if (offset <= end) return this.#cursorLine(start);
      this.#line(text.slice(start, end).replace(/\r$/, ''), start);
      start = end + 1;
    }
  }

  /** Reads a whole line before that of the cursor. */
  #line(line: string, start: number): void {
    const indent = indentOf(line);
    if (this.#continuesValue(line, indent)) return;
    this.#open = undefined;
    const { rest, column } = this.#enter(line);
    if (rest === '' || rest.startsWith('#')) return;
    const key = KEY.exec(rest);
    const value = key ? rest.slice(key[0].length).trim() : rest;
    const at = start + line.length - (key ? rest.slice(key[0].length).trimStart().length : rest.length);
    if (key) this.#key(unquoted(key[1]), column, value);
    this.#openValue(value, at, start, key ? column : this.#frames.at(-1)!.indent);
  }

  /** Notes a value that may continue on the next line. `at`: its offset; `lineStart`: that of its line. */
  #openValue(value: string, at: number, lineStart: number, indent: number): void {
    if (BLOCK.test(value)) {
      this.#open = { kind: 'block', start: this.text.indexOf('\n', lineStart) + 1, indent, folded: value[0] === '>' };
    } else if (/^[[{"']/.test(value)) {
      const brackets: BracketState = { depth: 0, quote: '' };
      if (hasOpenBracket(brackets, value)) this.#open = { kind: 'flow', start: at, indent, brackets };
    } else if (value !== '' && !value.startsWith('#')) {
      this.#open = { kind: 'plain', start: at, indent };
    }
  }

  /** Whether a key shows that a bracket or quote above was never closed: lines inside are indented more than their parent. */
  #wasLeftOpen(open: OpenValue, line: string, indent: number): boolean {
    return indent <= Math.max(0, open.indent) && KEY.test(line.trim());
  }

  /** Whether a line belongs to the value that began above. */
  #continuesValue(line: string, indent: number): boolean {
    const open = this.#open;
    if (!open) return false;
    if (open.kind === 'flow') {
      if (this.#wasLeftOpen(open, line, indent)) return false;
      if (!hasOpenBracket(open.brackets, line)) this.#open = undefined;
      return true;
    }
    if (line.trim() === '') return true;
    if (indent <= open.indent) return false;
    return open.kind === 'block' || !KEY.test(line.trim());
  }

  /** Leaves the maps and lists that end at this line and enters its dashes. Returns the rest of the line and its column. */
  #enter(line: string): { rest: string; column: number } {
    let column = indentOf(line);
    let rest = line.slice(column);
    while (/^-(?:\s|$)/.test(rest)) {
      while (this.#top.indent > column || (this.#top.indent === column && this.#top.step === '')) this.#frames.pop();
      this.#top.column ??= column;
      this.#frames.push({ indent: column, step: '', siblings: new Map() });
      const blanks = /^-\s*/.exec(rest)![0].length;
      column += blanks;
      rest = rest.slice(blanks);
    }
    if (rest !== '' && !rest.startsWith('#')) while (this.#top.indent >= column) this.#frames.pop();
    return { rest, column };
  }

  get #top(): Frame {
    return this.#frames.at(-1)!;
  }

  #key(key: string, indent: number, value: string): void {
    this.#top.siblings.set(key, value);
    this.#top.column ??= indent;
    this.#frames.push({ indent, step: key, siblings: new Map() });
  }

  // ------------------------------------------------------------------------------------------ the cursor's line

  #cursorLine(start: number): Cursor {
    const { text, offset } = this;
    const head = text.slice(start, offset);
    const indent = indentOf(head);
    const blank = head.trim() === '';
    const continued = this.#inOpenValue(head, indent, blank);
    if (continued) return continued;
    const { rest, column } = this.#enter(head);
    if (blank) this.#leave(Math.max(column, this.#columnAhead(start)));
    const key = KEY.exec(rest);
    if (!key) return this.#keyHere(rest, column, start);
    const value = rest.slice(key[0].length).trimStart();
    this.#key(unquoted(key[1]), column, value);
    return this.#valueOfKey(value);
  }

  /** The cursor in a value that began on an earlier line. */
  #inOpenValue(head: string, indent: number, blank: boolean): Cursor | undefined {
    const { text, offset } = this;
    const open = this.#open;
    switch (open?.kind) {
      case 'block': {
        const isInside = blank ? head.length > open.indent : indent > open.indent;
        return isInside ? this.#value(text.slice(open.start, offset), 'block', open.folded ? ' ' : '\n') : undefined;
      }
      case 'flow':
        return this.#wasLeftOpen(open, head, indent) ? undefined : this.#flow(open.start);
      case 'plain': {
        const isInside = !blank && indent > open.indent && !KEY.test(head.trim());
        return isInside ? this.#value(text.slice(open.start, offset), 'plain') : undefined;
      }
      case undefined:
        return undefined;
    }
  }

  /** The cursor in or after the value of a key on the same line. */
  #valueOfKey(value: string): Cursor {
    if (/^[[{]/.test(value)) return this.#flow(this.offset - value.length);
    const isQuoted = /^["']/.test(value);
    const hasEnded = isQuoted ? isClosedQuote(value) : BLOCK.test(value) || /(?:^|\s)#/.test(value);
    const cursor = this.#value(isQuoted ? value.slice(1) : value, isQuoted ? 'quoted' : 'plain');
    return hasEnded ? { ...cursor, at: 'after-value' } : cursor;
  }

  /** On a blank line the maps end at the column of the cursor, or of the text after it on the line. */
  #leave(column: number): void {
    while (this.#top.indent >= column && this.#frames.length > 1) this.#frames.pop();
  }

  #columnAhead(start: number): number {
    const line = this.text.slice(
      start,
      this.text.indexOf('\n', start) < 0 ? undefined : this.text.indexOf('\n', start),
    );
    return line.trim() === '' ? this.offset - start : indentOf(line);
  }

  #keyHere(rest: string, column: number, start: number): Cursor {
    const word = { start: this.offset - rest.length, end: endOfKey(this.text, this.offset) };
    const quote = /^["']/.test(rest) ? 1 : 0;
    if (/^[[{]/.test(rest)) return this.#flow(word.start);
    const siblings = new Map([...this.#top.siblings, ...keysBelow(this.text, start, column)]);
    const isComment = rest.startsWith('#');
    return {
      path: this.#path(),
      at: isComment || this.#isMisplaced(rest, column, word.end) ? 'after-value' : 'key',
      last: wordAt(this.text, this.offset),
      style: quote ? 'quoted' : 'plain',
      text: rest.slice(quote),
      word: { ...word, start: word.start + quote },
      siblings,
      flow: false,
    };
  }

  /** No key fits in front of other text on the line, or in another column than the keys of the map. */
  #isMisplaced(rest: string, column: number, wordEnd: number): boolean {
    const after = this.text.slice(wordEnd).split('\n', 1)[0].trim();
    const isBeforeText = rest === '' && after !== '' && !/^(?:#|:)/.test(after);
    return isBeforeText || (this.#top.column !== undefined && this.#top.column !== column);
  }

  #value(text: string, style: Cursor['style'], joint = ' '): Cursor {
    const decoded = text
      .replace(/\r/g, '')
      .split('\n')
      .map((line) => line.trimStart())
      .join(joint);
    const word = wordAt(this.text, this.offset);
    return {
      path: this.#path(),
      at: 'value',
      style,
      text: decoded,
      word,
      last: word,
      siblings: this.#frames.at(-2)?.siblings ?? new Map(),
      flow: false,
    };
  }

  #path(): PathStep[] {
    return this.#frames.slice(1).map(({ step }) => step);
  }

  /** The cursor inside brackets that begin at `start`. */
  #flow(start: number): Cursor {
    const { text, offset } = this;
    const { at, path, written, siblings } = flowPosition(text, start, offset);
    const quote = /^["']/.test(written) ? 1 : 0;
    const content = at === 'after-value' ? '' : written.slice(quote);
    const last = wordAt(text, offset);
    return {
      path: [...this.#path(), ...path],
      at,
      style: quote ? 'quoted' : 'plain',
      text: content,
      word: at === 'key' ? { start: offset - content.length, end: endOfKey(text, offset) } : last,
      last,
      siblings,
      flow: true,
    };
  }
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

const unquoted = (key: string): string => key.trim().replace(/^(["'])(.*)\1$/, '$2');

/** Whether a text that begins with a quote contains the closing one. */
const isClosedQuote = (text: string): boolean =>
  (text[0] === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'(?!')/).test(text);

const WORD = /[\p{L}\p{N}_-]/u;

/** The word around the cursor, which a completion replaces. */
function wordAt(text: string, offset: number): Span {
  let start = offset;
  while (start > 0 && WORD.test(text[start - 1])) start--;
  return { start, end: endOfWord(text, offset) };
}

function endOfWord(text: string, offset: number, part = WORD): number {
  let end = offset;
  while (end < text.length && part.test(text[end])) end++;
  return end;
}

/** A key of a step has its procedure before a slash: `turn/card`. */
const endOfKey = (text: string, offset: number): number => endOfWord(text, offset, /[\p{L}\p{N}_/-]/u);

/** The keys of the same map after the line of the cursor. */
function keysBelow(text: string, start: number, column: number): Map<string, string> {
  const found = new Map<string, string>();
  const lines = text.slice(start).split('\n').slice(1);
  for (const line of lines) {
    if (line.trim() === '') continue;
    const indent = indentOf(line);
    if (indent < column) break;
    const key = indent === column ? KEY.exec(line.trim()) : null;
    if (key) found.set(unquoted(key[1]), line.trim().slice(key[0].length).trim());
  }
  return found;
}
