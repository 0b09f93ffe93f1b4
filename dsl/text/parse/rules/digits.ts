/** A number in digits. */
import type { ExprNode } from '../../../syntax/ast.ts';
import type { Rule } from '../chart.ts';
import { span } from '../noun-phrases.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { number } from './nodes.ts';

export function digitsRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'digits', () => (chart, at, found) => {
    const text = chart.tokens[at]?.text ?? '';
    if (/^\d+$/.test(text)) found(at + 1, number(Number(text), span(chart, at, at + 1)));
    else chart.expect(at, '1');
  });
}
