/** The base of all parts of the parser: rules with error recovery, ranges, and the limit on nesting. */
import { EmbeddedActionsParser, type IToken, type ParserMethod, type TokenType } from 'chevrotain';
import type { Ident, Range } from '../ast.ts';
import { MAX_DEPTH } from '../limits.ts';
import { endOf } from '../token-stream.ts';
import { TOKENS } from '../tokens.ts';
import { errorMessages } from './messages.ts';

/** Thrown through all rules: a text nested this deep is not parsed further. */
export class TooDeep extends Error {
  readonly range: Range;
  constructor(range: Range) {
    super('too deep');
    this.range = range;
  }
}

export const NOWHERE: Range = { start: 0, end: 0 };
export const NO_NAME: Ident = { text: '', range: NOWHERE };

export abstract class BaseParser extends EmbeddedActionsParser {
  private depth = 0;

  constructor(skipValidations = true) {
    super(TOKENS, {
      recoveryEnabled: true,
      maxLookahead: 1,
      // a test validates the grammar, so it need not be validated at each start
      skipValidations,
      errorMessageProvider: errorMessages,
    });
  }

  /** A rule; `instead` is its value after an error. */
  protected rule<T>(name: string, instead: T, parse: () => T): ParserMethod<[], T> {
    return this.RULE(name, parse, { recoveryValueFunc: () => instead });
  }

  override reset(): void {
    super.reset();
    this.depth = 0;
  }

  /** Rules resynchronise at the next part; guessing a missing or a superfluous token misleads more than it helps. */
  protected override canTokenTypeBeInsertedInRecovery(): boolean {
    return false;
  }
  protected override canTokenTypeBeDeletedInRecovery(): boolean {
    return false;
  }

  protected nested<T>(parse: () => T): T {
    if (this.RECORDING_PHASE) return parse();
    if (this.depth >= MAX_DEPTH) throw new TooDeep(tokenRange(this.LA(1)));
    this.depth++;
    try {
      return parse();
    } finally {
      this.depth--;
    }
  }

  /** Checks the nesting at the nth operator of a row, because a long row is a deep tree. */
  protected boundRow(n: number): void {
    if (n > MAX_DEPTH) throw new TooDeep(tokenRange(this.LA(1)));
  }

  /** The range from a token to the last one consumed. */
  protected from(first: IToken): Range {
    return { start: first.startOffset, end: endOf(this.LA(0)) };
  }

  protected is(ahead: number, ...types: TokenType[]): boolean {
    const { tokenType } = this.LA(ahead);
    return types.some((type) => tokenType === type || (type.categoryMatchesMap?.[tokenType.tokenTypeIdx!] ?? false));
  }
}

export const tokenRange = (token: IToken): Range => ({ start: token.startOffset, end: endOf(token) });

export const ident = (token: IToken): Ident => ({ text: token.image, range: tokenRange(token) });

export const numberIn = (token: IToken): number => Number.parseInt(token.image, 10);
