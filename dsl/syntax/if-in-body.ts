/**
 * A warning. The body of `if …:` reaches to the end of its line, so in `if A: X; if B: Y` the second condition counts only where
 * the first holds. An author who writes them side by side probably means two effects of their own; behind `else:` nobody does.
 */
import type { IToken } from 'chevrotain';
import type { Problem } from '../source/problem.ts';
import { syntaxProblem } from './diagnostics.ts';
import { endOf } from './token-stream.ts';
import { Colon, effectLexer, keywordToken, LeftBracket, Newline, RightBracket, Semicolon } from './tokens.ts';

export function ifsInBody(text: string): Problem[] {
  if (!/:[^]*;\s*if\b/.test(text)) return [];
  const { tokens } = effectLexer().tokenize(text);
  const found: IToken[] = [];
  /** for each bracket that is open, how far an `if` before is */
  const levels: ('none' | 'condition' | 'body')[] = ['none'];
  for (const [i, { tokenType }] of tokens.entries()) {
    const top = levels.length - 1;
    if (tokenType === LeftBracket) levels.push('none');
    else if (tokenType === RightBracket && top > 0) levels.pop();
    else if (tokenType === Newline && top === 0) levels[top] = 'none';
    else if (tokenType === Colon && levels[top] === 'condition') levels[top] = 'body';
    else if (tokenType === keywordToken('else')) levels[top] = 'none';
    else if (tokenType === keywordToken('if')) {
      const isLater = levels[top] === 'body' && tokens[i - 1].tokenType === Semicolon;
      if (isLater) found.push(tokens[i]);
      else if (levels[top] === 'none') levels[top] = 'condition';
    }
  }
  return found.map((token) => syntaxProblem('if-in-body', { start: token.startOffset, end: endOf(token) }));
}
