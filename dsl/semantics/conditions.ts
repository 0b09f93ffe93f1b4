/** Resolves expressions that are true or false. */
import type { ExprNode, Ident, PhraseNode } from '../syntax/ast.ts';
import { printValue } from '../syntax/print-expressions.ts';
import { DONE_ADJECTIVES, includes } from '../words/core-names.ts';
import { resolveCards } from './cards.ts';
import { reportUnplaced } from './placed-cards.ts';
import { countCards, countSites, countSlots } from './counts.ts';
import type { Cond, Num, ComponentRef } from './ir.ts';
import { findFamily, possibleFamilies } from './nouns.ts';
import { resolveNum } from './numbers.ts';
import { isOwnerOf, sameOwner } from './owner-of.ts';
import { plainVariable, resolveRef } from './refs.ts';
import { cardsInAll, sitesInAll, slotsInAll } from './sets.ts';
import { resolveSites } from './sites.ts';
import { resolveSlots } from './slots.ts';
import type { Scope } from './scope.ts';
import { nearestNames } from '../source/nearest-names.ts';

type CompareOp = (Cond & { k: 'compare' })['op'];
const COMPARISONS: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>=']);

/** Placeholder for a condition that could not be resolved. */
const NEVER: Cond = { k: 'or', of: [], origins: [] };

export function resolveCondition(expr: ExprNode, scope: Scope): Cond {
  switch (expr.kind) {
    case 'phrase':
      return someOf(expr, scope);
    case 'unary':
      if (expr.op !== 'not') return needsCondition(expr, scope);
      reportNegatedComparison(expr, scope);
      return { k: 'not', of: resolveCondition(expr.operand, scope) };
    case 'binary':
      if (expr.op === 'and' || expr.op === 'or') {
        const { op } = expr;
        const sides = [expr.left, expr.right].map((side) => ({
          cond: resolveCondition(side, scope),
          origin: scope.context.originOf(side.range),
        }));
        return {
          k: op,
          of: sides.flatMap(({ cond }) => (cond.k === op ? cond.of : [cond])),
          origins: sides.flatMap(({ cond, origin }) => (cond.k === op ? cond.origins : [origin])),
        };
      }
      return isComparison(expr.op) ? compare(expr, expr.op, scope) : needsCondition(expr, scope);
    case 'is':
      return isOf(expr, scope);
    case 'call':
    case 'number':
    case 'table':
    case 'over':
      return needsCondition(expr, scope);
  }
}

const OPPOSITE: Record<CompareOp, CompareOp> = { '=': '!=', '!=': '=', '<': '>=', '<=': '>', '>': '<=', '>=': '<' };

/** `not upgraded farms = 0` without brackets: `not` is about the comparison, and looks as if it were about the farms. */
function reportNegatedComparison({ operand, range }: ExprNode & { kind: 'unary' }, scope: Scope): void {
  if (operand.kind !== 'binary' || !isComparison(operand.op) || operand.range.end < range.end) return;
  if (operand.left.kind !== 'phrase' || !isSet(operand.left, scope)) return;
  const [left, right] = [operand.left, operand.right].map(printValue);
  const isNoun = operand.left.adjectives.length > 0;
  scope.report('unclear-not', range, {
    opposite: `${left} ${OPPOSITE[operand.op]} ${right}`,
    ...(isNoun ? { noun: `the not ${left} ${operand.op} ${right}` } : {}),
  });
}

/** Of a counter or an option `not` can say nothing else. */
const isSet = ({ noun }: PhraseNode, scope: Scope): boolean =>
  possibleFamilies(noun, scope).some((family) => family === 'sites' || family === 'cards' || family === 'slots');

function isComparison(op: string): op is CompareOp {
  return COMPARISONS.has(op);
}

function needsCondition(expr: ExprNode, scope: Scope): Cond {
  resolveNum(expr, scope);
  scope.report('wrong-kind', expr.range, { needed: 'condition' });
  return NEVER;
}

/** `built farms this turn` are no sites but a number. */
const isDoneInPeriod = ({ adjectives, posts, ordinal }: PhraseNode): boolean =>
  !ordinal &&
  posts.some(({ kind }) => kind === 'this') &&
  adjectives.some(({ name, negated }) => !negated && includes(DONE_ADJECTIVES, name.text));

/** A set as a condition: true if it is not empty. */
function someOf(phrase: PhraseNode, scope: Scope): Cond {
  const families = possibleFamilies(phrase.noun, scope);
  if (isDoneInPeriod(phrase) || (families.includes('number') && !isSet(phrase, scope))) {
    resolveNum(phrase, scope);
    scope.report('wrong-kind', phrase.range, { needed: 'condition', name: printValue(phrase) });
    return NEVER;
  }
  switch (findFamily(phrase.noun, ['sites', 'cards', 'slots'], scope)) {
    case 'sites':
      return { k: 'some-sites', sites: countSites(phrase, scope) };
    case 'cards':
      return { k: 'some-cards', cards: countCards(phrase, scope) };
    case 'slots':
      return { k: 'some-slots', slots: countSlots(phrase, scope) };
    default:
      return NEVER;
  }
}

// ---------------------------------------------------------------------------------------------- comparisons

function compare(expr: ExprNode & { kind: 'binary' }, op: CompareOp, scope: Scope): Cond {
  if (op === '=' || op === '!=') {
    const equal = equality(expr.left, expr.right, scope) ?? equality(expr.right, expr.left, scope);
    if (equal) return op === '=' ? equal : { k: 'not', of: equal };
    if (reportOneThing(expr, op, scope)) return NEVER;
  }
  if (reportSeveral(expr, op, scope)) return NEVER;
  const a = resolveNum(expr.left, scope);
  const { asking } = scope;
  if (!asking) return { k: 'compare', op, a, b: resolveNum(expr.right, scope) };
  const yours: Num = { k: 'for-player', player: asking.me, of: a };
  const b = scope.within({ asking: { ...asking, yours } }, () => resolveNum(expr.right, scope));
  return { k: 'compare', op, a, b };
}

/** `it = farm`: one thing and how many there are of others. */
function reportOneThing(expr: ExprNode & { kind: 'binary' }, op: '=' | '!=', scope: Scope): boolean {
  for (const [one, other] of [
    [expr.left, expr.right],
    [expr.right, expr.left],
  ]) {
    const thing = one.kind === 'phrase' ? plainVariable(one, scope) : undefined;
    if (!thing || other.kind !== 'phrase' || possibleFamilies(other.noun, scope).includes('number')) continue;
    const name = printValue(one);
    const is = `${name} ${op === '=' ? 'is' : 'is not'} ${printValue(other)}`;
    scope.report('wrong-kind', one.range, { needed: 'number-of-one', name, of: thing.type, is });
    return true;
  }
  return false;
}

/** `(farms and cities) >= 2` */
function reportSeveral({ left, right }: ExprNode & { kind: 'binary' }, op: CompareOp, scope: Scope): boolean {
  const several = (expr: ExprNode): ExprNode[] =>
    expr.kind === 'binary' && (expr.op === 'and' || expr.op === 'or')
      ? [...several(expr.left), ...several(expr.right)]
      : [expr];
  const things = several(left);
  if (things.length < 2 || left.kind !== 'binary' || !things.every(({ kind }) => kind === 'phrase')) return false;
  const [names, limit] = [things.map(printValue), printValue(right)];
  scope.report('wrong-kind', left.range, {
    needed: 'one-number',
    together: `${names.join(' + ')} ${op} ${limit}`,
    each: `(${names.map((name) => `${name} ${op} ${limit}`).join(` ${left.op} `)})`,
  });
  return true;
}

/** Equality of colors, values of options and components. */
function equality(left: ExprNode, right: ExprNode, scope: Scope): Cond | undefined {
  if (left.kind !== 'phrase') return undefined;
  if (isColorOf(left, scope)) return colorEquality(left, right, scope);
  if (right.kind !== 'phrase') return undefined;
  if (isOwnerOf(left, scope) && isOwnerOf(right, scope)) return sameOwner(left, right, resolveSites, scope);
  const option = bareOption(left, scope);
  if (option && !possibleFamilies(right.noun, scope).includes('number')) return optionIs(left, right.noun, scope);
  const [a, b] = [plainVariable(left, scope), plainVariable(right, scope)];
  return a && b ? sameComponent(a, b, right, scope) : undefined;
}

function isColorOf(phrase: PhraseNode, scope: Scope): boolean {
  return phrase.noun.text === 'color' && !scope.lookup('color');
}

function colorEquality(left: PhraseNode, right: ExprNode, scope: Scope): Cond {
  const a = colored(left, scope);
  if (right.kind !== 'phrase') {
    scope.report('wrong-kind', right.range, { needed: 'color' });
    return NEVER;
  }
  if (isColorOf(right, scope)) {
    const b = colored(right, scope);
    return a && b ? { k: 'same-color', a, b } : NEVER;
  }
  return a ? colorIs(a, right.noun, scope) : (colorNamed(right.noun, scope), NEVER);
}

function colorIs(of: ComponentRef, name: Ident, scope: Scope): Cond {
  if (name.text === 'none') return { k: 'color-is', of, color: null };
  const color = colorNamed(name, scope);
  return color === undefined ? NEVER : { k: 'color-is', of, color };
}

function colorNamed(name: Ident, scope: Scope): string | undefined {
  return name.text === 'none' ? undefined : scope.symbol(name, 'color')?.id;
}

/** `color of it` */
function colored(phrase: PhraseNode, scope: Scope): ComponentRef | undefined {
  const of = phrase.posts.find((post) => post.kind === 'of');
  if (of) return resolveRef(of.of, ['card', 'slot'], scope);
  const { candidate } = scope;
  if (candidate?.type === 'card' || candidate?.type === 'slot') return { v: candidate.v, type: candidate.type };
  scope.report('of-what', phrase.noun.range, { name: 'color', write: ['it', 'this'] });
  return undefined;
}

function bareOption(phrase: PhraseNode, scope: Scope) {
  const isBare = phrase.adjectives.length === 0 && phrase.posts.length === 0;
  return isBare ? scope.symbols.get('option', phrase.noun.text) : undefined;
}

/** `edition = second` */
function optionIs(left: PhraseNode, value: Ident, scope: Scope): Cond {
  const option = scope.symbol(left.noun, 'option')!;
  const values = option.members ?? [];
  if (!values.includes(value.text)) {
    scope.report('unknown-value', value.range, {
      option: option.id,
      value: value.text,
      values,
      suggestions: nearestNames(value.text, values),
    });
  }
  return { k: 'option-is', option: option.id, value: value.text };
}

function sameComponent(a: ComponentRef, b: ComponentRef, right: PhraseNode, scope: Scope): Cond {
  if (a.type !== b.type) {
    scope.report('wrong-kind', right.range, { needed: 'same-type', left: a.type, right: b.type });
    return NEVER;
  }
  return intersects(a.type, [a.v, b.v]);
}

function intersects(type: ComponentRef['type'], [a, b]: [number, number]): Cond {
  switch (type) {
    case 'site':
      return {
        k: 'some-sites',
        sites: sitesInAll([
          { k: 'var', v: a },
          { k: 'var', v: b },
        ]),
      };
    case 'card':
      return {
        k: 'some-cards',
        cards: cardsInAll([
          { k: 'var', v: a },
          { k: 'var', v: b },
        ]),
      };
    case 'slot':
      return {
        k: 'some-slots',
        slots: slotsInAll([
          { k: 'var', v: a },
          { k: 'var', v: b },
        ]),
      };
  }
}

// ---------------------------------------------------------------------------------------------- is

/** `it is upgraded`, `tile of it is not a special`, `edition is second` */
function isOf(expr: ExprNode & { kind: 'is' }, scope: Scope): Cond {
  const test = whatIs(expr.left, expr.right, scope);
  return expr.negated ? { k: 'not', of: test } : test;
}

function whatIs(left: ExprNode, right: PhraseNode, scope: Scope): Cond {
  if (left.kind !== 'phrase') return { k: 'compare', op: '=', a: resolveNum(left, scope), b: resolveNum(right, scope) };
  const equal = equality(left, right, scope);
  if (equal) return equal;
  switch (findFamily(left.noun, ['sites', 'cards', 'slots', 'number'], scope)) {
    case 'sites': {
      const sites = countSites(left, scope);
      return { k: 'some-sites', sites: sitesInAll([sites, resolveSites(right, scope)]) };
    }
    case 'cards': {
      const cards = resolveCards(left, scope);
      const both = cardsInAll([cards, resolveCards(right, scope)]);
      reportUnplaced(left, both, scope);
      return { k: 'some-cards', cards: both };
    }
    case 'slots': {
      const slots = resolveSlots(left, scope);
      return { k: 'some-slots', slots: slotsInAll([slots, resolveSlots(right, scope)]) };
    }
    case 'number': {
      const [a, b]: Num[] = [resolveNum(left, scope), resolveNum(right, scope)];
      return { k: 'compare', op: '=', a: a, b: b };
    }
    default:
      return NEVER;
  }
}
