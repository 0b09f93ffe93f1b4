/**
 * A warning. A body ends with its line. An author who begins it on a separate line and indents a second line equally probably
 * expects the second line to be part of it.
 */
import type { IToken } from 'chevrotain';
import type { Problem } from '../source/problem.ts';
import { syntaxProblem } from './diagnostics.ts';
import { endOf } from './token-stream.ts';
import { Colon, keywordToken, LeftBracket, effectLexer, Newline, RightBracket } from './tokens.ts';

export function linesOutsideBody(text: string): Problem[] {
  if (!/:\s*[\r\n]/.test(text)) return [];
  const { tokens } = effectLexer().tokenize(text);
  return tokens.flatMap((token, i) => {
    if (token.tokenType !== Colon || tokens[i + 1]?.tokenType !== Newline) return [];
    const first = nextOnLine(tokens, i + 1);
    const second = first && nextOnLine(tokens, endOfLine(tokens, first));
    if (!first || !second) return [];
    const [body, line] = [tokens[first], tokens[second]];
    const alike = indent(text, body) === indent(text, line) && indent(text, body) > indent(text, token);
    return alike && line.tokenType !== keywordToken('else') && line.tokenType !== RightBracket ? [outside(line)] : [];
  });
}

/** Index of the first token after the line ends at `from`. */
function nextOnLine(tokens: readonly IToken[], from: number): number | undefined {
  let i = from;
  while (tokens[i]?.tokenType === Newline) i++;
  return i < tokens.length ? i : undefined;
}

/** Index of the line end that closes the body beginning at `from`: not one inside its brackets. */
function endOfLine(tokens: readonly IToken[], from: number): number {
  let open = 0;
  for (let i = from; i < tokens.length; i++) {
    if (tokens[i].tokenType === LeftBracket) open++;
    if (tokens[i].tokenType === RightBracket) open--;
    if (open < 0) return tokens.length;
    if (open === 0 && tokens[i].tokenType === Newline) return i;
  }
  return tokens.length;
}

function indent(text: string, { startOffset }: IToken): number {
  const line = text
    .slice(0, startOffset)
    .split(/\r\n|\r|\n/)
    .at(-1)!;
  return /^\s*/.exec(line)![0].length;
}

const outside = (token: IToken): Problem =>
  syntaxProblem('line-outside-body', { start: token.startOffset, end: endOf(token) }, { word: token.image });
