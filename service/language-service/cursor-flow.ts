/** The cursor inside the brackets of YAML: `{…}` and `[…]`, which may span lines and need not be closed. */

/** `''` in a path is an item of a list. */
export type PathStep = string;

/**
 * `key`: a key may follow; `value`: the value of the last key of the path; `item`: an item of its list; `after-value`: a
 * value ends before the cursor, and nothing may follow
 */
export type CursorPlace = 'key' | 'value' | 'item' | 'after-value';

/** Brackets and quotes that are open at the end of a line. */
export interface BracketState {
  depth: number;
  quote: string;
}

/** Reads a line and updates the state; whether a bracket or quote is still open after it. */
export function hasOpenBracket(state: BracketState, line: string): boolean {
  for (let at = 0; at < line.length; at++) {
    const char = line[at];
    if (state.quote) {
      if (char === '\\' && state.quote === '"') at++;
      else if (char === state.quote) state.quote = '';
    } else if (char === '"' || char === "'") state.quote = char;
    else if (char === '[' || char === '{') state.depth++;
    else if (char === ']' || char === '}') state.depth--;
  }
  return state.quote !== '' || state.depth > 0;
}

interface FlowPosition {
  at: CursorPlace;
  /** the path inside the brackets */
  path: PathStep[];
  /** the text of the key or value up to the cursor, with its opening quote */
  written: string;
  siblings: Map<string, string>;
}

/** The cursor at `offset` in a collection whose bracket is at `start`. */
export function flowPosition(text: string, start: number, offset: number): FlowPosition {
  const scan = new FlowScanner(text, start, offset);
  scan.run();
  return scan.position();
}

interface OpenBracket {
  isMap: boolean;
  /** the key whose value is being read */
  key?: string;
  siblings: Map<string, string>;
}

class FlowScanner {
  readonly #text: string;
  readonly #offset: number;
  readonly #open: OpenBracket[] = [];
  /** where the current key or value begins */
  #begin: number;
  /** the current value is complete */
  #ended = false;

  constructor(text: string, start: number, offset: number) {
    this.#text = text;
    this.#offset = offset;
    this.#begin = start;
  }

  run(): void {
    for (let at: number | undefined = this.#begin; at !== undefined && at < this.#offset;) at = this.#read(at);
  }

  /** Reads the sign or quoted text at an offset. Returns the next offset; undefined after an unclosed quote. */
  #read(at: number): number | undefined {
    const char = this.#text[at];
    switch (char) {
      case '"':
      case "'":
        return this.#quoted(char, at);
      case '{':
      case '[':
        this.#open.push({ isMap: char === '{', siblings: new Map() });
        this.#beginAt(at + 1);
        break;
      case '}':
      case ']':
        this.#open.pop();
        this.#beginAt(at + 1);
        this.#ended = true;
        break;
      case ',':
        this.#comma(at);
        break;
      case ':':
        this.#colon(at);
        break;
    }
    return at + 1;
  }

  #beginAt(at: number): void {
    this.#begin = at;
    this.#ended = false;
  }

  #quoted(quote: string, at: number): number | undefined {
    const end = this.#text.indexOf(quote, at + 1);
    if (end < 0 || end >= this.#offset) {
      this.#begin = at;
      return undefined;
    }
    this.#ended = true;
    return end + 1;
  }

  #comma(at: number): void {
    const top = this.#open.at(-1);
    if (!top) return;
    if (top.key !== undefined) top.siblings.set(top.key, this.#text.slice(this.#begin, at).trim());
    delete top.key;
    this.#beginAt(at + 1);
  }

  #colon(at: number): void {
    const top = this.#open.at(-1);
    if (!top?.isMap || top.key !== undefined || !/[\s,}]/.test(this.#text[at + 1] ?? ' ')) return;
    const written = this.#text.slice(this.#begin, at).trim();
    top.key = written.replace(/^(["'])(.*)\1$/, '$2');
    top.siblings.set(top.key, '');
    this.#beginAt(at + 1);
  }

  position(): FlowPosition {
    const top = this.#open.at(-1);
    return {
      at: this.#at(top),
      path: this.#path(),
      written: this.#text.slice(this.#begin, this.#offset).trimStart(),
      siblings: top?.siblings ?? new Map<string, string>(),
    };
  }

  #at(top: OpenBracket | undefined): CursorPlace {
    if (this.#ended) return 'after-value';
    if (!top) return 'value';
    if (!top.isMap) return 'item';
    return top.key === undefined ? 'key' : 'value';
  }

  /** Keys of maps, and `''` for lists; the innermost list is not a step, because the cursor is at one of its items. */
  #path(): PathStep[] {
    return this.#open.flatMap(({ isMap, key }, i) => {
      if (isMap) return key === undefined ? [] : [key];
      return i === this.#open.length - 1 ? [] : [''];
    });
  }
}
