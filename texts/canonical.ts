/** The canonical print of a text of the effect language, whatever it is: the wording that is shown everywhere. */
import type { EffectSource } from '../dsl/packs/sources.ts';
import type { CostNode, EffectNode, ExprNode, ItemNode } from '../dsl/syntax/ast.ts';
import { print, printCost, printExpr, printItems } from '../dsl/syntax/printer.ts';

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
