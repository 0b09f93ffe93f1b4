/** Conditions; parses what `render/conditions.ts` renders. */
import type { BinaryOp, ExprNode, Ident, PhraseNode, Range } from '../../../syntax/ast.ts';
import type { Case } from '../../../packs/fields.ts';
import { NUMBER_PHRASES } from '../../render/own-names.ts';
import { anyOf, map, type Rule, sequence, tokenRule } from '../chart.ts';
import { span } from '../noun-phrases.ts';
import { adjectiveRule, nameOf } from './names.ts';
import { bareNoun, number } from './nodes.ts';
import { type NounMatch, phraseRule, standingOf } from './noun-phrases.ts';
import { isNumber, nthRule, valueRule } from './numbers.ts';
import { patternRule, onlyBinding } from './patterns.ts';
import { cachedRule, type RuleContext } from './context.ts';

export function conditionRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'condition', () =>
    anyOf<ExprNode>(testRule(ctx), ...(['and', 'or'] as const).map((op) => joinedRule(ctx, op))),
  );
}

/** `a and b and c`, from the left. */
function joinedRule(ctx: RuleContext, op: 'and' | 'or'): Rule<ExprNode> {
  return cachedRule(ctx, `joined ${op}`, () => {
    const side = anyOf<ExprNode>(
      testRule(ctx),
      map(
        sequence<unknown>([tokenRule(['(']), conditionRule(ctx), tokenRule([')'])]),
        ([, inner]) => inner as ExprNode,
      ),
    );
    return map(
      patternRule(ctx, op === 'and' ? 'and' : 'or-else', ([name]) =>
        name === 'a' ? anyOf(side, joinedRule(ctx, op)) : side,
      ),
      ({ a, b }, chart, at, end): ExprNode => ({
        kind: 'binary',
        op,
        left: a as ExprNode,
        right: b as ExprNode,
        range: span(chart, at, end),
      }),
    );
  });
}

function testRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'test', () => {
    const binary = (op: BinaryOp, left: ExprNode, right: ExprNode, range: Range): ExprNode => ({
      kind: 'binary',
      op,
      left,
      right,
      range,
    });
    return anyOf<ExprNode>(
      ...comparisonRules(ctx, 'have'),
      map(
        patternRule(ctx, 'have none', (_, c) => phraseRule(ctx, 'many', c)),
        (bound, chart, at, end) => {
          const range = span(chart, at, end);
          return binary('=', onlyBinding<NounMatch>(bound).phrase, number(0, range), range);
        },
      ),
      ...(['have some', 'have several'] as const).map((key) =>
        map(
          patternRule(ctx, key, (_, c) =>
            key === 'have some' ? phraseRule(ctx, 'one', c) : phraseRule(ctx, 'many', c),
          ),
          (bound) => {
            const { phrase } = onlyBinding<NounMatch>(bound);
            return isNumber(ctx, phrase) ? undefined : phrase;
          },
        ),
      ),
      ...(
        [
          ['=', 'color-is'],
          ['!=', 'color-is-not'],
        ] as const
      ).map(([op, key]) =>
        map(
          patternRule(ctx, key, ([name], c) =>
            name === 'a' ? phraseRule(ctx, 'one', c) : adjectiveRule(ctx, ['color']),
          ),
          ({ a, b }, chart, at, end) => {
            const of = a ? (a as NounMatch).phrase : bareNoun('it', span(chart, at, at));
            const color = b as Ident;
            return binary(
              op,
              { ...bareNoun('color', of.range), posts: [{ kind: 'of', of, range: of.range }] },
              bareNoun(color.text, color.range),
              span(chart, at, end),
            );
          },
        ),
      ),
      map(
        patternRule(ctx, 'at space', ([name], c) =>
          name === 'track' ? nameOf(ctx, 'track', 'the', c) : name === 'nth' ? nthRule(ctx) : valueRule(ctx, c),
        ),
        (bound, chart, at, end) => {
          const [to] = Object.entries(bound).flatMap(([name, value]) => (name === 'track' ? [] : [value as ExprNode]));
          return binary('=', bareNoun(standingOf(ctx, bound), span(chart, at, end)), to, span(chart, at, end));
        },
      ),
      ...(['=', '!=', '<', '<=', '>', '>='] as const).map((op) =>
        map(
          patternRule(ctx, op, (_, c) => valueRule(ctx, c)),
          ({ a, b }, chart, at, end) => {
            const left = a as ExprNode;
            const right = b as ExprNode;
            return standsForThing(left) || standsForThing(right)
              ? undefined
              : binary(op, left, right, span(chart, at, end));
          },
        ),
      ),
      ...(['is', 'is-not'] as const).map((key) =>
        map(
          patternRule(ctx, key, ([name], c) =>
            name === 'a' ? map(phraseRule(ctx, 'one', c), ({ phrase }) => phrase) : qualityRule(ctx, c),
          ),
          ({ a, b }, chart, at, end): ExprNode | undefined => {
            const left = (a as PhraseNode | undefined) ?? bareNoun('it', span(chart, at, at));
            return a && left.noun.text in NUMBER_PHRASES
              ? undefined
              : { kind: 'is', left, negated: key === 'is-not', right: b as PhraseNode, range: span(chart, at, end) };
          },
        ),
      ),
      map(
        patternRule(ctx, 'have nothing', (_, c) => phraseRule(ctx, 'many', c)),
        (bound, chart, at, end): ExprNode => ({
          kind: 'unary',
          op: 'not',
          operand: onlyBinding<NounMatch>(bound).phrase,
          range: span(chart, at, end),
        }),
      ),
      map(
        patternRule(ctx, 'not', () => conditionRule(ctx)),
        (bound, chart, at, end): ExprNode => ({
          kind: 'unary',
          op: 'not',
          operand: onlyBinding<ExprNode>(bound),
          range: span(chart, at, end),
        }),
      ),
    );
  });
}

function comparisonRules(ctx: RuleContext, prefix: 'have' | 'with'): Rule<ExprNode>[] {
  return (['=', '!=', '<', '<=', '>', '>='] as const).map((op) =>
    map(
      patternRule(ctx, `${prefix} ${op}`, (_, c) => phraseRule(ctx, 'number', c)),
      (bound, chart, at, end): ExprNode | undefined => {
        const { phrase, n } = onlyBinding<NounMatch>(bound);
        return isNumber(ctx, phrase)
          ? undefined
          : { kind: 'binary', op, left: phrase, right: number(n!, phrase.range), range: span(chart, at, end) };
      },
    ),
  );
}

/** Behind `with`: what the thing itself has; any other condition as everywhere. */
export function havingRule(ctx: RuleContext): Rule<ExprNode> {
  return cachedRule(ctx, 'having', () =>
    anyOf<ExprNode>(
      ...comparisonRules(ctx, 'with'),
      map(
        patternRule(ctx, 'and', ([name]) => (name === 'a' ? havingRule(ctx) : anyOf(...comparisonRules(ctx, 'with')))),
        ({ a, b }, chart, at, end): ExprNode => ({
          kind: 'binary',
          op: 'and',
          left: a as ExprNode,
          right: b as ExprNode,
          range: span(chart, at, end),
        }),
      ),
      map(conditionRule(ctx), (value) =>
        value.kind === 'binary' && value.left.kind === 'phrase' && value.right.kind === 'number' ? undefined : value,
      ),
    ),
  );
}

export function qualityRule(ctx: RuleContext, grammatical: Case): Rule<PhraseNode> {
  return cachedRule(ctx, `quality ${grammatical}`, () =>
    anyOf<PhraseNode>(
      map(adjectiveRule(ctx, ['predicate', 'core', 'tag', 'type', 'program', 'class']), (ident) =>
        bareNoun(ident.text, ident.range),
      ),
      map(phraseRule(ctx, 'one', grammatical), ({ phrase }) => (phrase.noun.text === 'amount' ? undefined : phrase)),
    ),
  );
}

/** `it` and `this` are things, no numbers. */
const standsForThing = (expr: ExprNode): boolean =>
  expr.kind === 'phrase' && expr.posts.length === 0 && (expr.noun.text === 'it' || /^this\b/.test(expr.noun.text));
