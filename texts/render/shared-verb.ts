/** Alternatives with the same verb say it once: "Gain 1 kelp or 1 credit", the inverse of `parse/rules/shared.ts`. */
import type { Symbols, Arg, EffectNode, WordNode } from '../../dsl/internal.ts';
import { alike } from './alike.ts';

const SHARING: ReadonlySet<string> = new Set(['gain', 'build', 'upgrade', 'use']);

/** Placeholders and arguments that are the object of a verb. */
export const OBJECTS: ReadonlySet<string> = new Set(['items', 'n', 'what']);

/**
 * The alternatives, if all are one word with objects that a list can hold and differ in nothing else. What follows an object, such
 * as `for each farm`, would be said of all of them.
 */
export function sharedVerb(options: readonly EffectNode[], symbols: Symbols): WordNode[] | undefined {
  const words = options.filter((option): option is WordNode => option.kind === 'word');
  const [first, ...others] = words;
  if (words.length < options.length || others.length === 0 || !SHARING.has(first.word)) return undefined;
  const rest = restOf(first);
  const isShared = others.every((other) => other.word === first.word && alike(restOf(other), rest));
  // a price behind several objects may be that of one of them
  const isFree = rest.every(([, arg]) => arg.type !== 'flag' && (arg.type !== 'cost' || arg.cost.kind === 'free'));
  return isShared && isFree && words.every((word) => hasPlainObject(word, symbols)) ? words : undefined;
}

/** The arguments besides the object. */
const restOf = ({ args }: WordNode): [string, Arg][] => Object.entries(args).filter(([name]) => !OBJECTS.has(name));

function hasPlainObject({ args: { items, n, what } }: WordNode, symbols: Symbols): boolean {
  if (items?.type === 'items') {
    const [item, ...more] = items.items;
    const isCounter = symbols.find(item.what.text).every(({ kind }) => kind !== 'class');
    return more.length === 0 && !item.per && isCounter && (item.amount ?? ONE).kind === 'number';
  }
  if (what?.type !== 'phrase' || what.phrase.posts.length > 0 || what.phrase.top || what.phrase.ordinal) return false;
  const isThing = what.phrase.noun.text !== 'it' && symbols.find(what.phrase.noun.text).length > 0;
  return isThing && (n === undefined || (n.type === 'value' && n.value.kind === 'number'));
}

const ONE = { kind: 'number' } as const;
