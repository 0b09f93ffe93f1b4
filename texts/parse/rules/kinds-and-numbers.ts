/** What is given for sets of all kinds, and for each different number; parses what `render/kinds-and-numbers.ts` renders. */
import type { ExprNode, Ident, ItemNode, PhraseNode } from '../../../dsl/internal.ts';
import { EACH_NUMBER } from '../../constructions/alike.ts';
import { valueTemplate } from '../../constructions/template.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import type { RuleContext } from './context.ts';
import { bareNoun } from '../../meaning/nodes.ts';
import { phraseRule } from './noun-phrases.ts';
import { patternRule } from './patterns.ts';
import type { NounMatch } from './posts.ts';

/** `amountRule`: how much is given */
export const kindsAndNumbersRule = (ctx: RuleContext, amountRule: Rule<ItemNode>): Rule<ItemNode> =>
  anyOf(setsOfKindsRule(ctx, amountRule), eachNumberRule(ctx, amountRule));

const setsOfKindsRule = (ctx: RuleContext, amountRule: Rule<ItemNode>): Rule<ItemNode> =>
  map(
    patternRule(ctx, 'sets of kinds', ([name], c) => (name === 'what' ? amountRule : phraseRule(ctx, 'number', c))),
    ({ what, kind }, chart, at, end): ItemNode | undefined => {
      const item = what as ItemNode;
      const { phrase, n } = kind as NounMatch;
      const { noun } = phrase;
      const isClass = ctx.symbols.get('class', noun.text) !== undefined;
      if (n !== 1 || !isClass || phrase.posts.length > 0) return undefined;
      if (item.per || (item.amount && item.amount.kind !== 'number')) return undefined;
      const range = span(chart, at, end);
      const as: Ident = { text: 'kind', range: noun.range };
      const body: PhraseNode = { ...phrase, noun: as };
      const sets: ExprNode = { kind: 'over', fn: 'min', phrase: bareNoun(noun.text, noun.range), as, body, range };
      const isOne = !item.amount || item.amount.value === 1;
      const amount: ExprNode = isOne ? sets : { kind: 'binary', op: '*', left: item.amount!, right: sets, range };
      return { ...item, amount, range };
    },
  );

const eachNumberRule = (ctx: RuleContext, amountRule: Rule<ItemNode>): Rule<ItemNode> =>
  map(
    patternRule(ctx, 'per number', ([name], c) => (name === 'what' ? amountRule : phraseRule(ctx, 'many', c))),
    ({ what, kinds, x }, chart, at, end): ItemNode | undefined => {
      if ((kinds as NounMatch).phrase.posts.length > 0) return undefined;
      const range = span(chart, at, end);
      const of = valueTemplate(EACH_NUMBER).build({ x, kinds }, range);
      return of && { ...(what as ItemNode), per: { of }, range };
    },
  );
