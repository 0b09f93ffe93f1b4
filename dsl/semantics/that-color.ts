/** `of that color`: the color that was chosen, or that of what was mentioned. */
import type { PostNode } from '../syntax/ast.ts';
import type { ComponentRef, Cond, Var } from './ir.ts';
import type { Scope } from './scope.ts';

/** What is true of the candidate: it has that color. */
export function ofThatColor(post: PostNode, type: 'card' | 'slot', scope: Scope): { v: Var; test: Cond } {
  const { v } = scope.fresh(type);
  const of: ComponentRef = { v, type };
  const { color, it } = scope;
  scope.ask(color ?? it);
  if (color) return { v, test: { k: 'color-is-chosen', of, v: color.v } };
  const isColored = it.type === 'card' || it.type === 'slot';
  if (!isColored) scope.report('no-that-color', post.range);
  return { v, test: { k: 'same-color', a: of, b: isColored ? { v: it.v, type: it.type as 'card' | 'slot' } : of } };
}
