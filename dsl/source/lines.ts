/** A place as people count it: both from 1, columns in UTF-16 units. */
export interface LineColumn {
  line: number;
  column: number;
}

/** Converts between offsets and lines with columns. */
export class Lines {
  readonly text: string;
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  get count(): number {
    return this.#starts.length;
  }

  place(offset: number): LineColumn {
    const clamped = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#starts[middle] <= clamped) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: clamped - this.#starts[low] + 1 };
  }

  /** The offset of a place; a column after the end of its line is the end of the line. */
  offset({ line, column }: LineColumn): number {
    const start = this.#starts[Math.max(0, Math.min(line - 1, this.#starts.length - 1))];
    return Math.min(start + column - 1, start + this.line(line).length);
  }

  /** The text of a line without its line end. */
  line(line: number): string {
    const start = this.#starts[line - 1];
    if (start === undefined) return '';
    const end = line < this.#starts.length ? this.#starts[line] - 1 : this.text.length;
    return this.text.slice(start, end).replace(/\r$/, '');
  }
}
