/** The base of all parts of the fast parser: a cursor over the tokens, ranges, and the limit on nesting. */
import type { Ident, Range } from '../ast.ts';
import { MAX_DEPTH } from '../limits.ts';
import { NAME, type Token } from './tokens.ts';

export const BAIL_OUT = new Error('something is wrong with this text');
/** Thrown for an invalid text; the error-tolerant parser then reports the mistake. */
export function bailOut(): never {
  throw BAIL_OUT;
}

const END: Token = { image: '', is: 0, start: 0, end: 0 };

export const identOf = ({ image, start, end }: Token): Ident => ({ text: image, range: { start, end } });
export const numberIn = ({ image }: Token): number => Number.parseInt(image, 10);

export class FastBaseParser {
  protected readonly tokens: readonly Token[];
  protected at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  protected get next(): Token {
    return this.tokens[this.at] ?? END;
  }
  protected ahead(n: number): Token {
    return this.tokens[this.at + n - 1] ?? END;
  }
  protected sees(image: string): boolean {
    return this.next.image === image;
  }
  protected can(kinds: number): boolean {
    return (this.next.is & kinds) !== 0;
  }

  protected takeIf(image: string): boolean {
    if (!this.sees(image)) return false;
    this.at++;
    return true;
  }

  protected take(image: string): void {
    if (!this.takeIf(image)) bailOut();
  }

  protected takeAny(kinds: number): Token {
    const token = this.next;
    if ((token.is & kinds) === 0) bailOut();
    this.at++;
    return token;
  }

  protected name(): Ident {
    return identOf(this.takeAny(NAME));
  }

  protected from({ start }: Token): Range {
    return { start, end: this.tokens[this.at - 1].end };
  }

  protected nested<T>(read: () => T): T {
    if (this.#depth >= MAX_DEPTH) bailOut();
    this.#depth++;
    const result = read();
    this.#depth--;
    return result;
  }
}
