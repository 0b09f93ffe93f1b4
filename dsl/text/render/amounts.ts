/** Amounts and costs: so much of something, for each of something, one or the other. */
import type { Arg, CostNode, ExprNode, ItemNode, PhraseNode } from '../../syntax/ast.ts';
import type { Case, Count } from './language.ts';
import { isKind, tellName } from './names.ts';
import { isPlural, tellPhrase } from './noun-phrases.ts';
import { tellRows, tellValue } from './numbers.ts';
import { fill } from './pattern.ts';
import type { Telling } from './telling.ts';

/** `{n what}`: so many of them; without a number one. */
export function tellCounted(
  t: Telling,
  n: Arg | undefined,
  what: Arg | undefined,
  grammatical: Case,
): string | undefined {
  if (what?.type !== 'phrase') return undefined;
  if (n?.type === 'value') return tellNumbered(t, n.value, what.phrase, grammatical);
  return tellPhrase(t, what.phrase, isPlural(t, what.phrase) ? 'many' : 1, grammatical);
}

/** So many of them: a number, *that many*, or what a calculation says. */
export function tellNumbered(t: Telling, n: ExprNode, phrase: PhraseNode, grammatical: Case): string {
  if (n.kind === 'number') return tellPhrase(t, phrase, n.value, grammatical);
  if (n.kind === 'phrase' && n.noun.text === 'amount') {
    return tellPhrase(t, phrase, 'many', grammatical, t.language.phrases['that-many']);
  }
  return tellComputed(t, n, (c) => tellPhrase(t, phrase, 'many', c));
}

/** `points equal to …`, `points by …`: as many as a calculation or a table says. */
function tellComputed(t: Telling, n: ExprNode, what: (grammatical: Case) => string): string {
  if (n.kind !== 'table') {
    return fill(t.language.phrases.computed, ([key], c) => (key === 'what' ? what(c) : tellValue(t, n, c)));
  }
  return fill(t.language.phrases['computed table'], ([key], c) =>
    key === 'what' ? what(c) : key === 'rows' ? tellRows(t, n) : tellValue(t, n.on, c),
  );
}

/** An amount, and for each of what it is given. */
export function tellItem(t: Telling, item: ItemNode, grammatical: Case): string {
  const what = tellAmount(t, item, grammatical);
  if (!item.per) return what;
  const { every, of } = item.per;
  const phrases = t.language.phrases;
  if (of.kind !== 'phrase' && every) {
    return fill(phrases['per-sum'], ([name], c) =>
      name === 'what' ? what : tellValue(t, name === 'every' ? every : of, c),
    );
  }
  if (of.kind !== 'phrase') {
    return fill(phrases['per-each'], ([name], c) => (name === 'what' ? what : tellValue(t, of, c)));
  }
  return fill(phrases[every ? 'per' : 'per-each'], ([name], c) =>
    name === 'what' ? what : every ? tellNumbered(t, every, of, c) : tellPhrase(t, of, 'each', c),
  );
}

function tellAmount(t: Telling, { amount, different, what }: ItemNode, grammatical: Case): string {
  const name = (count: Count, c: Case, countText?: string): string => tellName(t, what, count, c, countText);
  if (isKind(t, what, 'class')) {
    return fill(t.language.phrases[different ? 'different-choice' : 'choice'], (_, c) =>
      tellName(t, what, amount?.kind === 'number' ? amount.value : 1, c),
    );
  }
  if (!amount || amount.kind === 'number') return name(amount?.value ?? 1, grammatical);
  if (amount.kind === 'phrase' && amount.noun.text === 'amount') {
    return name('many', grammatical, t.language.phrases['that-many']);
  }
  return tellComputed(t, amount, (c) => name('many', c));
}

/** `charge`: behind what is built; where several are built, each of them costs so much. */
export function tellCost(
  t: Telling,
  cost: CostNode,
  grammatical: Case,
  charge?: 'for' | 'for-each',
): string | undefined {
  const phrases = t.language.phrases;
  switch (cost.kind) {
    case 'free':
      return phrases.free;
    case 'usual':
      return phrases.usual;
    case 'price': {
      const price = fill(phrases.price, (_, c) => tellPhrase(t, cost.of, 'one', c));
      return charge ? fill(phrases[charge], () => price) : price;
    }
    case 'amounts': {
      const amounts = (c: Case): string =>
        alternatives(
          t,
          cost.alternatives.map((items) => items.map((item) => tellItem(t, item, c))),
        );
      return charge ? fill(phrases[charge], (_, c) => amounts(c)) : amounts(grammatical);
    }
  }
}

/** Between alternatives of several amounts `or` stands each time: a comma is theirs. */
function alternatives({ language }: Telling, amounts: string[][]): string {
  const texts = amounts.map((all) => language.list(all, 'and'));
  const several = amounts.some(({ length }) => length > 1);
  return several ? texts.reduce((before, text) => language.list([before, text], 'or')) : language.list(texts, 'or');
}
