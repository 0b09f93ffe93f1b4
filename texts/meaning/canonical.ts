/** The canonical print of a text of the effect language, whatever it is: the wording that is shown everywhere. */
import {
  type EffectSource,
  type CostNode,
  type EffectNode,
  type ExprNode,
  type ItemNode,
  print,
  printCost,
  printExpr,
  printItems,
} from '../../dsl/internal.ts';

/** In one line, or with each part on its own. A text with syntax errors stays as written. */
export function canonicalText(
  { kind, ast, text }: Pick<EffectSource, 'kind' | 'ast' | 'text'>,
  layout: 'line' | 'block' = 'line',
): string {
  if (ast === null) return text.trim();
  switch (kind) {
    case 'program':
    case 'standing':
      return print(ast as EffectNode, { layout });
    case 'cost':
      return printCost(ast as CostNode);
    case 'amounts':
      return printItems(ast as ItemNode[]);
    default:
      return printExpr(ast as ExprNode);
  }
}
