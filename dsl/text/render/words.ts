/** One word of the language of effects with its arguments: which phrase says it, and what fills that. */
import type { Arg, ExprNode, Ident, PhraseNode, WordNode } from '../../syntax/ast.ts';
import { LEADS_ON } from '../things.ts';
import { tellCost, tellCounted, tellItem } from './amounts.ts';
import { tellCondition } from './conditions.ts';
import { tellBody, tellClosed } from './effects.ts';
import { tellEvent } from './events.ts';
import type { Case, Count } from './language.ts';
import { absent, agreeing, definite, idOf, nounForms, routeName, tellName, trackName } from './names.ts';
import { countOf, isPlural, tellPhrase } from './noun-phrases.ts';
import { tellSigned, tellValue } from './numbers.ts';
import { fill } from './pattern.ts';
import type { PhraseKey } from './phrases.ts';
import { isClear, remember, wasBuilt } from './spoken-of.ts';
import type { Telling } from './telling.ts';

/** The phrase of a word, filled; what the word speaks of is `it` from there on. */
export function tellWord(t: Telling, node: WordNode): string {
  const flag = Object.values(node.args).find((arg) => arg.type === 'flag')?.flag;
  const place =
    node.word === 'move' && node.args.zone?.type === 'name' && !flag
      ? nounForms(t, node.args.zone.name)?.to
      : undefined;
  const step = stepOf(node);
  const pattern = t.language.phrases[place !== undefined ? 'move place' : step ? step.key : variantOf(t, node, flag)];
  const free = pattern.includes('{free}') && node.args.cost?.type === 'cost' && node.args.cost.cost.kind === 'free';
  const text = fill(pattern, (names, grammatical) => {
    if (names[0] === 'free') return free ? t.language.phrases.free : undefined;
    if (names[0] === 'cost' && free) return undefined;
    if (names[0] === 'on' && node.word === 'build') return spot(t, node.args.on, grammatical);
    const args = names.map((name) => node.args[name]);
    const name = nameIn(args[0]);
    if (names[0] === 'zone' && place !== undefined) return place;
    if (names[0] === 'route') return name && routeName(t, name);
    if (names[0] === 'step') return tellValue(t, step!.by, grammatical);
    if (names.length === 2) return tellCounted(t, args[0], args[1], grammatical);
    if (names[0] === 'track') return trackName(t, name, grammatical);
    if (names[0] === 'as') return name && !isClear(t, name.text, node) ? t.language.quoted(name.text) : undefined;
    return args[0] && tellArg(t, args[0], names[0], grammatical, node);
  });
  if (LEADS_ON.has(node.word) && node.args.what?.type === 'phrase') {
    remember(t, node.args.what.phrase, nameIn(node.args.as), node.word === 'choose-kind');
  }
  return text;
}

/** Some words have a phrase for each of their flags, or for what stands in them. */
function variantOf(t: Telling, { word, args }: WordNode, flag: string | undefined): PhraseKey {
  if (word === 'if' && args.otherwise) return 'if else';
  if (word === 'let') return `let ${flag ?? 'building'}` as PhraseKey;
  if ((word === 'repeat' || word === 'up-to') && args.times?.type === 'value' && args.times.value.kind !== 'number') {
    return `${word} as`;
  }
  return (flag && `${word} ${flag}` in t.language.phrases ? `${word} ${flag}` : word) as PhraseKey;
}

function tellArg(t: Telling, arg: Arg, name: string, grammatical: Case, node: WordNode): string | undefined {
  switch (arg.type) {
    case 'value': {
      if (name === 'test') return tellCondition(t, arg.value);
      const { how } = node.args;
      return node.word === 'change' && name === 'n' && how?.type === 'flag' && how.flag === 'by'
        ? tellSigned(t, arg.value)
        : tellValue(t, arg.value, grammatical);
    }
    case 'phrase': {
      if (node.word === 'set') return tellValue(t, arg.phrase, grammatical);
      const text = tellPhrase(t, arg.phrase, countIn(t, node, arg.phrase), grammatical);
      if (node.word === 'each') remember(t, arg.phrase, nameIn(node.args.as));
      return text;
    }
    case 'items':
      return t.language.list(
        arg.items.map((item) => tellItem(t, item, grammatical)),
        'and',
      );
    case 'cost':
      return tellCost(
        t,
        arg.cost,
        grammatical,
        name !== 'cost' || !CHARGED.has(node.word) ? undefined : isSeveral(node.args.n) ? 'for-each' : 'for',
      );
    case 'effect':
      return name === 'body' && node.args.otherwise ? tellClosed(t, arg.effect) : tellBody(t, arg.effect);
    case 'event':
      return tellEvent(t, arg.event);
    case 'name':
      return tellNameIn(t, arg.name, name, grammatical, node);
    case 'names':
      return t.language.list(
        arg.names.map((ident) => tellName(t, ident, 'bare', grammatical)),
        'and',
      );
    case 'flag':
      return '';
  }
}

function tellNameIn(t: Telling, ident: Ident, name: string, grammatical: Case, { word, args }: WordNode): string {
  if (name === 'name' && word === 'do') {
    return t.lexicon.phrase(idOf(t, ident), t.language.address) ?? tellName(t, ident, 'bare', grammatical);
  }
  if (name === 'predicate') return agreeing(t, ident, args.what, grammatical, 'plural');
  if (word === 'signal') return t.lexicon.phrase(ident.text, t.language.address) ?? absent(t, ident);
  return tellName(t, ident, word === 'best' ? 'many' : definite(t, ident), grammatical);
}

function countIn(t: Telling, { word }: WordNode, phrase: PhraseNode): Count {
  if (word === 'each') return 'each';
  if (word === 'treat') return 'many';
  return word === 'choose-kind' && !isPlural(t, phrase) ? 'bare' : countOf(t, phrase);
}

/** Where it is built: on a site; or, where something else has that name, on the site of it. */
function spot(t: Telling, on: Arg | undefined, grammatical: Case): string | undefined {
  if (on?.type !== 'phrase') return undefined;
  const told = (c: Case): string => tellPhrase(t, on.phrase, countOf(t, on.phrase), c);
  const pattern = t.language.phrases['site-of'];
  return pattern && wasBuilt(t, on.phrase.noun) ? fill(pattern, (_, c) => told(c)) : told(grammatical);
}

/** `set X to X + 1` tells how much is added. */
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

/** Words that end in what has to be paid for it. */
const CHARGED = new Set(['build', 'upgrade', 'replace']);
/** The same tree, wherever it stands in the text. */
const alike = (a: object, b: object): boolean => JSON.stringify(a, withoutRange) === JSON.stringify(b, withoutRange);
const withoutRange = (key: string, value: unknown): unknown =>
  key === 'range' || key === 'articles' ? undefined : value;
