/** One word of the language of effects with its arguments: which phrase says it, and what fills that. */
import type { Arg, ExprNode, Ident, PhraseNode, WordNode } from '../../syntax/ast.ts';
import type { Case } from '../../packs/fields.ts';
import type { Count } from '../languages/forms.ts';
import { fill } from '../languages/pattern.ts';
import type { PhraseKey } from '../languages/phrases.ts';
import { argumentOf, impliedFlag, isCharged, subjectOf } from '../../words/facts.ts';
import type { Argument } from '../../words/signature.ts';
import { renderCost, renderCounted, renderItem } from './amounts.ts';
import { renderCondition } from './conditions.ts';
import type { RenderContext } from './context.ts';
import { renderEvent } from './events.ts';
import { renderAdjective, renderName, routeName, trackName } from './names.ts';
import { countOf, isPlural, renderPhrase } from './noun-phrases.ts';
import { renderSigned, renderValue } from './numbers.ts';
import { needsNoName, setAntecedent, wasBuilt } from './references.ts';
import { countOfName, idOf, missingForm, nounForms } from './word-forms.ts';

/** The phrase of a word, filled; what the word speaks of is `it` from there on. */
export function renderWord(ctx: RenderContext, node: WordNode): string {
  const flag = Object.values(node.args).find((arg) => arg.type === 'flag')?.flag;
  const place =
    node.word === 'move' && node.args.zone?.type === 'name' && !flag
      ? nounForms(ctx, node.args.zone.name)?.to
      : undefined;
  const step = stepOf(node);
  const pattern =
    ctx.language.phrases[place !== undefined ? 'move place' : step ? step.key : variantOf(ctx, node, flag)];
  const free = pattern.includes('{free}') && node.args.cost?.type === 'cost' && node.args.cost.cost.kind === 'free';
  const text = fill(pattern, (names, grammatical) => {
    if (names[0] === 'free') return free ? ctx.language.phrases.free : undefined;
    if (names[0] === 'cost' && free) return undefined;
    if (names[0] === 'on' && node.word === 'build') return renderBuildSite(ctx, node.args.on, grammatical);
    const args = names.map((name) => node.args[name]);
    const name = nameIn(args[0]);
    if (names[0] === 'zone' && place !== undefined) return place;
    if (names[0] === 'route') return name && routeName(ctx, name);
    if (names[0] === 'step') return renderValue(ctx, step!.by, grammatical);
    if (names.length === 2) return renderCounted(ctx, args[0], args[1], grammatical);
    if (names[0] === 'track') return trackName(ctx, name, grammatical);
    if (names[0] === 'as') {
      return name && !needsNoName(ctx, name.text, node) ? ctx.language.quoted(name.text) : undefined;
    }
    return args[0] && renderArgument(ctx, args[0], names[0], grammatical, node);
  });
  const subject = subjectOf(node.word)?.argument;
  const about = subject && node.args[subject];
  if (about?.type === 'phrase') {
    setAntecedent(ctx, about.phrase, nameIn(node.args.as), argumentOf(node.word, subject!)?.form === 'kind');
  }
  return text;
}

/** Some words have a phrase for each of their flags, or for certain arguments. */
function variantOf(ctx: RenderContext, { word, args }: WordNode, flag: string | undefined): PhraseKey {
  if (word === 'if' && args.otherwise) return 'if else';
  if ((word === 'repeat' || word === 'up-to') && args.times?.type === 'value' && args.times.value.kind !== 'number') {
    return `${word} as`;
  }
  const key = `${word} ${flag ?? impliedFlag(word)}`;
  return (key in ctx.language.phrases ? key : word) as PhraseKey;
}

function renderArgument(
  ctx: RenderContext,
  arg: Arg,
  name: string,
  grammatical: Case,
  node: WordNode,
): string | undefined {
  switch (arg.type) {
    case 'value': {
      if (name === 'test') return renderCondition(ctx, arg.value);
      const { how } = node.args;
      return node.word === 'change' && name === 'n' && how?.type === 'flag' && how.flag === 'by'
        ? renderSigned(ctx, arg.value)
        : renderValue(ctx, arg.value, grammatical);
    }
    case 'phrase': {
      if (node.word === 'set') return renderValue(ctx, arg.phrase, grammatical);
      const text = renderPhrase(
        ctx,
        arg.phrase,
        countIn(ctx, argumentOf(node.word, name)?.form, arg.phrase),
        grammatical,
      );
      if (node.word === 'each') setAntecedent(ctx, arg.phrase, nameIn(node.args.as));
      return text;
    }
    case 'items':
      return ctx.language.list(
        arg.items.map((item) => renderItem(ctx, item, grammatical)),
        'and',
      );
    case 'cost':
      return renderCost(
        ctx,
        arg.cost,
        grammatical,
        name !== 'cost' || !isCharged(node.word) ? undefined : isSeveral(node.args.n) ? 'for-each' : 'for',
      );
    case 'effect':
      return name === 'body' && node.args.otherwise
        ? ctx.recursive.closed(ctx, arg.effect)
        : ctx.recursive.body(ctx, arg.effect);
    case 'event':
      return renderEvent(ctx, arg.event);
    case 'name':
      return renderNameArgument(ctx, arg.name, name, grammatical, node);
    case 'names':
      return ctx.language.list(
        arg.names.map((ident) => renderName(ctx, ident, 'bare', grammatical)),
        'and',
      );
    case 'flag':
      return '';
  }
}

function renderNameArgument(
  ctx: RenderContext,
  ident: Ident,
  name: string,
  grammatical: Case,
  { word, args }: WordNode,
): string {
  if (name === 'name' && word === 'do') {
    return ctx.lexicon.phrase(idOf(ctx, ident), ctx.language.address) ?? renderName(ctx, ident, 'bare', grammatical);
  }
  if (name === 'predicate') return renderAdjective(ctx, ident, args.what, grammatical, 'plural');
  if (word === 'signal') return ctx.lexicon.phrase(ident.text, ctx.language.address) ?? missingForm(ctx, ident);
  return renderName(
    ctx,
    ident,
    argumentOf(word, name)?.form === 'many' ? 'many' : countOfName(ctx, ident),
    grammatical,
  );
}

function countIn(ctx: RenderContext, form: Argument['form'], phrase: PhraseNode): Count {
  if (form === 'each' || form === 'many') return form;
  return form === 'kind' && !isPlural(ctx, phrase) ? 'bare' : countOf(ctx, phrase);
}

/** Where it is built: on a site; or, where something else has that name, on the site of it. */
function renderBuildSite(ctx: RenderContext, on: Arg | undefined, grammatical: Case): string | undefined {
  if (on?.type !== 'phrase') return undefined;
  const told = (c: Case): string => renderPhrase(ctx, on.phrase, countOf(ctx, on.phrase), c);
  const pattern = ctx.language.phrases['site-of'];
  return pattern && wasBuilt(ctx, on.phrase.noun) ? fill(pattern, (_, c) => told(c)) : told(grammatical);
}

/** `set X to X + 1` is rendered as adding 1. */
function stepOf({ word, args: { what, to } }: WordNode): { key: 'set more' | 'set less'; by: ExprNode } | undefined {
  if (
    word !== 'set' ||
    what?.type !== 'phrase' ||
    to?.type !== 'value' ||
    to.value.kind !== 'binary' ||
    (to.value.op !== '+' && to.value.op !== '-')
  ) {
    return undefined;
  }
  return alike(to.value.left, what.phrase)
    ? { key: to.value.op === '+' ? 'set more' : 'set less', by: to.value.right }
    : undefined;
}

const nameIn = (arg: Arg | undefined): Ident | undefined => (arg?.type === 'name' ? arg.name : undefined);
const isSeveral = (n: Arg | undefined): boolean =>
  n !== undefined && !(n.type === 'value' && n.value.kind === 'number' && n.value.value === 1);

/** The same tree, whatever its place in the text. */
const alike = (a: object, b: object): boolean => JSON.stringify(a, withoutRange) === JSON.stringify(b, withoutRange);
const withoutRange = (key: string, value: unknown): unknown =>
  key === 'range' || key === 'articles' ? undefined : value;
