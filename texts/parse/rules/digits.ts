/** A number in digits. */
import type { ExprNode } from '../../../dsl/internal.ts';
import type { Rule } from '../chart.ts';
import { startingWith } from '../combinators.ts';
import { OFFERED } from '../noun-completions.ts';
import { span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { number } from '../../meaning/nodes.ts';

export function digitsRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'digits', () =>
    startingWith(
      (word) => /^\d+$/.test(word),
      (chart, at, found) => {
        const text = chart.tokens[at]?.text ?? '';
        if (/^\d+$/.test(text)) found(at + 1, number(Number(text), span(chart, at, at + 1)));
        else {
          chart.expect(at, '1');
          for (const n of OFFERED) {
            const place = chart.completed(at, [String(n)]);
            if (place !== undefined) found(place, number(n, span(chart, at, at + 1)));
          }
        }
      },
    ),
  );
}

/** `III`, as the periods of a game are often numbered; few games have more than ten. */
export const romanRule = (ctx: RuleContext): Rule<ExprNode> =>
  cachedRule(ctx, 'roman', () =>
    startingWith(
      (word) => ROMAN.includes(word),
      (chart, at, found) => {
        const n = ROMAN.indexOf(chart.tokens[at]?.text ?? '') + 1;
        if (n > 0) found(at + 1, number(n, span(chart, at, at + 1)));
      },
    ),
  );

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
