/**
 * Where in a file a cursor stands, told from the text alone: while somebody types, a file is seldom YAML. Indentation,
 * dashes, keys, brackets and quotes are looked at; what stands behind the cursor only tells which keys are taken.
 */
import type { Span } from '../source/span.ts';

/** `''` in a path is an item of a list. */
export type PathStep = string;

export interface Cursor {
  /** the keys that lead to the map or value in which the cursor stands */
  path: PathStep[];
  /** `key`: a key may stand here; `value`: the value of the last key of the path; `item`: of its list; `behind`: a value ends before, and nothing may follow */
  at: 'key' | 'value' | 'item' | 'behind';
  /** how the value is written in which it stands */
  style: 'plain' | 'quoted' | 'block';
  /** the value before the cursor, decoded as far as that is plain */
  text: string;
  /** the word at the cursor, or the key that is being written; an answer takes its place */
  word: Span;
  /** the same where the beginning of a key may as well be a text */
  last: Span;
  /** keys of the same map, with the values that stand on their line */
  siblings: Map<string, string>;
  /** it stands between brackets, where no line can be added */
  flow: boolean;
}

/** `column`: where its keys or dashes stand, once one does */
interface Frame {
  indent: number;
  step: PathStep;
  siblings: Map<string, string>;
  column?: number;
}

const KEY = /^("[^"\n]*"\s*|'[^'\n]*'\s*|[^\s#'"{}[\],&*!|>%@`][^\n:#]*):(?=\s|$)/;
const BLOCK = /^[|>][-+0-9]*\s*(?:#.*)?$/;

export function cursorAt(text: string, offset: number): Cursor {
  const scan = new CursorScanner(text, offset);
  return scan.run();
}

class CursorScanner {
  readonly #frames: Frame[] = [{ indent: -1, step: '', siblings: new Map() }];
  /** the value that goes over several lines: where it begins, and for a block the column of its key */
  #open:
    | { kind: 'block' | 'flow' | 'plain'; start: number; indent: number; folded?: boolean; brackets?: Brackets }
    | undefined;
  constructor(
    private readonly text: string,
    private readonly offset: number,
  ) {}

  run(): Cursor {
    const { text, offset } = this;
    for (let start = 0; ;) {
      const newline = text.indexOf('\n', start);
      const end = newline < 0 ? text.length : newline;
      if (offset <= end) return this.#last(start);
      this.#line(text.slice(start, end).replace(/\r$/, ''), start);
      start = end + 1;
    }
  }

  /** A whole line before the cursor's. */
  #line(line: string, start: number): void {
    const indent = indentOf(line);
    if (this.#goesOn(line, indent)) return;
    this.#open = undefined;
    const { rest, column } = this.#enter(line);
    if (rest === '' || rest.startsWith('#')) return;
    const key = KEY.exec(rest);
    const value = key ? rest.slice(key[0].length).trim() : rest;
    const at = start + line.length - (key ? rest.slice(key[0].length).trimStart().length : rest.length);
    if (key) this.#key(unquoted(key[1]), column, value);
    const parent = key ? column : this.#frames.at(-1)!.indent;
    if (BLOCK.test(value)) {
      this.#open = {
        kind: 'block',
        start: this.text.indexOf('\n', start) + 1,
        indent: parent,
        folded: value[0] === '>',
      };
    } else if (/^[[{"']/.test(value)) this.#flowBegins(value, at, parent);
    else if (value !== '' && !value.startsWith('#')) this.#open = { kind: 'plain', start: at, indent: parent };
  }

  /** What is in brackets stands further to the right: a key that does not is the next one, and something was left open. */
  #leftOpen(line: string, indent: number): boolean {
    return indent <= Math.max(0, this.#open!.indent) && KEY.test(line.trim());
  }

  #flowBegins(value: string, start: number, indent: number): void {
    const brackets: Brackets = { depth: 0, quote: '' };
    if (isOpen(brackets, value)) this.#open = { kind: 'flow', start, indent, brackets };
  }

  /** Whether a line belongs to the value begun above. */
  #goesOn(line: string, indent: number): boolean {
    if (!this.#open) return false;
    if (this.#open.kind === 'flow') {
      if (this.#leftOpen(line, indent)) return false;
      if (!isOpen(this.#open.brackets!, line)) this.#open = undefined;
      return true;
    }
    if (line.trim() === '') return true;
    if (indent <= this.#open.indent) return false;
    return this.#open.kind === 'block' || !KEY.test(line.trim());
  }

  /** Leaves the maps and lists that end at this line and enters its dashes; what stands behind them. */
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

  #last(start: number): Cursor {
    const { text, offset } = this;
    const head = text.slice(start, offset);
    const indent = indentOf(head);
    const blank = head.trim() === '';
    const open = this.#open;
    if (open?.kind === 'block' && (blank ? head.length > open.indent : indent > open.indent)) {
      return this.#value(text.slice(open.start, offset), 'block', open.folded ? ' ' : '\n');
    }
    if (open?.kind === 'flow' && !this.#leftOpen(head, indent)) return this.#flow(open.start);
    if (open?.kind === 'plain' && !blank && indent > open.indent && !KEY.test(head.trim())) {
      return this.#value(text.slice(open.start, offset), 'plain');
    }
    const { rest, column } = this.#enter(head);
    if (blank) this.#leave(Math.max(column, this.#columnAhead(start)));
    const key = KEY.exec(rest);
    if (!key) return this.#keyHere(rest, column, start);
    const value = rest.slice(key[0].length).trimStart();
    const at = offset - value.length;
    this.#key(unquoted(key[1]), column, value);
    if (/^[[{]/.test(value)) return this.#flow(at);
    const quote = /^["']/.test(value) ? 1 : 0;
    const ended = quote > 0 ? isEnded(value) : BLOCK.test(value) || /(?:^|\s)#/.test(value);
    return { ...this.#value(value.slice(quote), quote ? 'quoted' : 'plain'), ...(ended ? { at: 'behind' } : {}) };
  }

  /** On a blank line the column of the cursor counts, or of what follows in the same map. */
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
    const word = { start: this.offset - rest.length, end: endOfWord(this.text, this.offset) };
    const quote = /^["']/.test(rest) ? 1 : 0;
    if (/^[[{]/.test(rest)) return this.#flow(word.start);
    // in front of what stands on the line, or beside the column of the others, nothing fits; nor in a comment
    const behind = this.text.slice(word.end).split('\n', 1)[0].trim();
    const isStray = rest === '' && behind !== '' && !/^(?:#|:)/.test(behind);
    const isBeside = this.#top.column !== undefined && this.#top.column !== column;
    const siblings = new Map([...this.#top.siblings, ...keysBelow(this.text, start, column)]);
    return {
      path: this.#path(),
      at: isStray || isBeside || rest.startsWith('#') ? 'behind' : 'key',
      last: wordAt(this.text, this.offset),
      style: quote ? 'quoted' : 'plain',
      text: rest.slice(quote),
      word: { ...word, start: word.start + quote },
      siblings,
      flow: false,
    };
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

  /** Between brackets: what is open, and which key the cursor stands behind. */
  #flow(start: number): Cursor {
    const { text, offset } = this;
    const open: { map: boolean; key?: string; siblings: Map<string, string> }[] = [];
    let begin = start;
    let ended = false;
    for (let at = start; at < offset; at++) {
      const char = text[at];
      const top = open.at(-1);
      if (char === '"' || char === "'") {
        const end = text.indexOf(char, at + 1);
        if (end < 0 || end >= offset) {
          begin = at;
          break;
        }
        at = end;
        ended = true;
      } else if (char === '{' || char === '[') {
        open.push({ map: char === '{', siblings: new Map() });
        begin = at + 1;
        ended = false;
      } else if (char === '}' || char === ']') {
        open.pop();
        begin = at + 1;
        ended = true;
      } else if (char === ',' && top) {
        if (top.key !== undefined) top.siblings.set(top.key, text.slice(begin, at).trim());
        delete top.key;
        begin = at + 1;
        ended = false;
      } else if (char === ':' && top?.map && top.key === undefined && /[\s,}]/.test(text[at + 1] ?? ' ')) {
        top.key = unquoted(text.slice(begin, at).trim());
        top.siblings.set(top.key, '');
        begin = at + 1;
        ended = false;
      }
    }
    const written = text.slice(begin, offset).trimStart();
    const top = open.at(-1);
    const path = [
      ...this.#path(),
      ...open.flatMap(({ map, key }, i) =>
        map ? (key === undefined ? [] : [key]) : i === open.length - 1 ? [] : [''],
      ),
    ];
    const quote = /^["']/.test(written) ? 1 : 0;
    const content = written.slice(quote);
    const siblings = top?.siblings ?? new Map<string, string>();
    const style = quote ? ('quoted' as const) : ('plain' as const);
    const last = wordAt(text, offset);
    if (ended) return { path, at: 'behind', style, text: '', word: last, last, siblings, flow: true };
    if (!top) return { path, at: 'value', style, text: content, word: last, last, siblings, flow: true };
    if (top.map && top.key === undefined) {
      return {
        path,
        at: 'key',
        style,
        text: content,
        last,
        word: { start: offset - content.length, end: endOfWord(text, offset) },
        siblings,
        flow: true,
      };
    }
    return { path, at: top.map ? 'value' : 'item', style, text: content, word: last, last, siblings, flow: true };
  }
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

const unquoted = (key: string): string => key.trim().replace(/^(["'])(.*)\1$/, '$2');

/** Whether what begins with a quote has its other one. */
const isEnded = (text: string): boolean => (text[0] === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'(?!')/).test(text);

/** What is open at the end of a line. */
interface Brackets {
  depth: number;
  quote: string;
}

/** Reads on; whether a bracket or quote is open behind the text. */
function isOpen(state: Brackets, text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (state.quote) {
      if (char === '\\' && state.quote === '"') at++;
      else if (char === state.quote) state.quote = '';
    } else if (char === '"' || char === "'") state.quote = char;
    else if (char === '[' || char === '{') state.depth++;
    else if (char === ']' || char === '}') state.depth--;
  }
  return state.quote !== '' || state.depth > 0;
}

const WORD = /[\p{L}\p{N}_-]/u;

/** The word around the cursor: what an answer replaces. */
function wordAt(text: string, offset: number): Span {
  let start = offset;
  while (start > 0 && WORD.test(text[start - 1])) start--;
  return { start, end: endOfWord(text, offset) };
}

function endOfWord(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && WORD.test(text[end])) end++;
  return end;
}

/** The keys of the same map behind the cursor. */
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
