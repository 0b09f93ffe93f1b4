/** What all options that do a part of a program have in common: key, meaning, the reason why none of several can be done. */
import type { Cause, OptionMeaning, Question, Reason, RefusedOption } from '../machine/messages.ts';
import { causeOf, slug } from '../machine/names.ts';
import type { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';
import { MOST_LETTERS } from '../position/sizes.ts';

const PREFIX = 'do:';

/** The key of a part with all words of its effect. Records and scenarios made before keys were cut have it. */
export const longKey = (node: Node): string => PREFIX + slug(node.origin.text);

const keysByWays = new WeakMap<readonly Node[], readonly string[]>();

/**
 * The key of one of several ways: the first words of its effect, as many as tell it from the others. It depends on the effects only,
 * never on what can be done now, so that it is the same in every position.
 */
export function optionKey(ways: readonly Node[], i: number): string {
  let keys = keysByWays.get(ways);
  if (!keys) keysByWays.set(ways, (keys = shortKeys(ways.map(longKey))));
  return keys[i];
}

/** Each key cut, unless it could then be taken for another one; the same ones stay the same. */
function shortKeys(keys: readonly string[]): string[] {
  return keys.map((key) => {
    const words = key.slice(PREFIX.length).split('-');
    let cut = words.length;
    while (cut > 1 && words.slice(0, cut).join('-').length > MOST_LETTERS) cut--;
    const short = (): string => PREFIX + words.slice(0, cut).join('-');
    const begins = (other: string): boolean => other !== key && (other === short() || other.startsWith(`${short()}-`));
    while (cut < words.length && keys.some(begins)) cut++;
    return short();
  });
}

export const optionOf = (vm: Vm, node: Node): OptionMeaning => ({ type: 'part', part: node.partMeaning(vm) });

const NOTHING_TO_DO: Reason = { type: 'nothing-to-do' };

export const refusalOf = (vm: Vm, ways: readonly Node[], node: Node): RefusedOption => ({
  key: optionKey(ways, ways.indexOf(node)),
  longKey: longKey(node),
  meaning: optionOf(vm, node),
  reason: node.why(vm) ?? NOTHING_TO_DO,
});

/** Asks about the parts that can be done: whether, where it is one, else by the question of several. */
export const questionOf = (vm: Vm, parts: readonly Node[], several: (cause: Cause) => Question): Question =>
  parts.length === 1 ? { type: 'whether', part: parts[0].partMeaning(vm), cause: causeOf(vm) } : several(causeOf(vm));

/** Why none of several ways can be done; null when one can or nothing is known. */
export function whyNone(
  vm: Vm,
  of: readonly Node[],
  why: (node: Node) => Reason | null = (node) => node.why(vm),
): Reason | null {
  const ways = of.map((node) => ({ node, reason: why(node) }));
  if (ways.every(({ reason }) => reason === null)) return null;
  return anyOf(ways.map(({ node, reason }) => ({ way: node.partMeaning(vm), reason: reason ?? NOTHING_TO_DO })));
}

/** The reasons of all ways, or the one that they share. */
export function anyOf(ways: Extract<Reason, { type: 'any-of' }>['ways']): Reason {
  const [first, ...others] = ways;
  const same = JSON.stringify(first.reason);
  return others.every(({ reason }) => JSON.stringify(reason) === same) ? first.reason : { type: 'any-of', ways };
}
