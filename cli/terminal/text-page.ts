/** Text for a terminal of a given width: titles, paragraphs and labelled entries. */
import { padEnd, wrap, type Paint } from './paint.ts';

/** From this width on, labels have a column of their own. */
export const TWO_COLUMN_WIDTH = 64;

/** Lines of text that fit a width. */
export class TextPage {
  readonly lines: string[] = [];
  constructor(
    readonly paint: Paint,
    readonly width: number,
  ) {}

  title(text: string): void {
    this.lines.push('', ...wrap(text, this.width).map((line) => this.paint('bold', line)));
  }

  text(text: string, indent = 0): void {
    this.lines.push(...wrap(text, this.width - indent).map((line) => ' '.repeat(indent) + line));
  }

  /** A label and its text: in two columns where there is room for them. */
  entry(label: string, text: string, indent = 2, column = 10): void {
    if (this.width < TWO_COLUMN_WIDTH) {
      this.lines.push(...wrap(`${label}: ${text}`, this.width - indent, 2).map((line) => ' '.repeat(indent) + line));
      return;
    }
    const lines = wrap(text, this.width - indent - column);
    lines.forEach((line, i) => this.lines.push(' '.repeat(indent) + padEnd(i === 0 ? label : '', column) + line));
  }
}

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
