/**
 * From the syntax tree to IR. Never throws for an author's mistake: every function returns the best tree that
 * could be made, and all problems. A tree with errors is not to be run.
 */
import type { CostNode, EffectNode, ExprNode, ItemNode } from '../syntax/ast.ts';
import type { Problem } from '../source/problem.ts';
import { resolveCondition as condition } from './conditions.ts';
import { resolveAmounts as amounts, resolveCost as cost } from './costs.ts';
import type { Amount } from '../words/resolver.ts';
import { resolveProgramIn, resolveContinuousLines } from './effects.ts';
import type { Cond, Cost, Num, Program, Sites, ContinuousEffect, VarType } from './ir.ts';
import { resolveNum as num } from './numbers.ts';
import { reportUntrueYour } from './said-your.ts';
import { Scope, type Context } from './scope.ts';
import { resolveSitesExpr } from './sites.ts';

export type { Context } from './scope.ts';

/** `vars`: the variables that the tree uses, those of its candidates among them. */
export interface Resolved {
  vars: VarType[];
  problems: Problem[];
}

/** Resolves an effect that happens once. */
export function resolveProgram(ast: EffectNode, context: Context): { program: Program; problems: Problem[] } {
  const scope = scopeOf(ast, context);
  return { program: resolveProgramIn(ast, scope), problems: scope.problems };
}

/** The continuous effects of a card or rule. */
export function resolveContinuousEffects(
  ast: EffectNode,
  context: Context,
): { effects: ContinuousEffect[]; problems: Problem[] } {
  const scope = scopeOf(ast, context);
  return { effects: resolveContinuousLines(ast, scope), problems: scope.problems };
}

/** Resolves a condition. */
export function resolveCondition(ast: ExprNode, context: Context): Resolved & { condition: Cond } {
  const scope = scopeOf(ast, context);
  return { condition: condition(ast, scope), vars: scope.vars, problems: scope.problems };
}

/** Resolves a number. */
export function resolveNum(ast: ExprNode, context: Context): Resolved & { num: Num } {
  const scope = scopeOf(ast, context);
  return { num: num(ast, scope), vars: scope.vars, problems: scope.problems };
}

/** A set of sites: a phrase, or phrases joined by `and`, `or`, `not` and `reach(…)`. */
export function resolveSites(ast: ExprNode, context: Context): Resolved & { sites: Sites } {
  const scope = scopeOf(ast, context);
  return { sites: resolveSitesExpr(ast, scope), vars: scope.vars, problems: scope.problems };
}

/** Resolves a cost. */
export function resolveCost(ast: CostNode, context: Context): Resolved & { cost: Cost } {
  const scope = scopeOf(ast, context);
  return { cost: cost(ast, scope), vars: scope.vars, problems: scope.problems };
}

/** A plain list of amounts, such as a surcharge: one way to pay, nothing to choose. */
export function resolveAmounts(ast: ItemNode[], context: Context): Resolved & { amounts: Amount[] } {
  const scope = scopeOf(ast, context);
  const ways = amounts(ast, scope);
  if (ways.length > 1) {
    scope.report('class-in-amounts', { start: ast[0].range.start, end: ast.at(-1)!.range.end });
  }
  return { amounts: ways[0] ?? [], vars: scope.vars, problems: scope.problems };
}

function scopeOf(ast: unknown, context: Context): Scope {
  const scope = new Scope(context, [], { it: context.itType ?? 'none', amount: context.amount ?? false });
  reportUntrueYour(ast, scope);
  return scope;
}
