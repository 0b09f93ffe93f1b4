/** What all options that do a part of a program have in common: key, meaning, the reason why none of several can be done. */
import type { Cause, OptionMeaning, Question, Reason, RefusedOption } from '../machine/messages.ts';
import { causeOf, slug } from '../machine/names.ts';
import type { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';

export const optionKey = (node: Node): string => `do:${slug(node.origin.text)}`;

export const optionOf = (vm: Vm, node: Node): OptionMeaning => ({ type: 'part', part: node.partMeaning(vm) });

export const NOTHING_TO_DO: Reason = { type: 'nothing-to-do' };

export const refusalOf = (vm: Vm, node: Node): RefusedOption => ({
  key: optionKey(node),
  meaning: optionOf(vm, node),
  reason: node.why(vm) ?? NOTHING_TO_DO,
});

/** Asks about the parts that can be done: whether, where it is one, else by the question of several. */
export const questionOf = (vm: Vm, parts: readonly Node[], several: (cause: Cause) => Question): Question =>
  parts.length === 1 ? { type: 'whether', part: parts[0].partMeaning(vm), cause: causeOf(vm) } : several(causeOf(vm));

/** Why none of several ways can be done; null when one can or nothing is known. */
export function whyNone(vm: Vm, of: readonly Node[]): Reason | null {
  const ways = of.map((node) => ({ node, reason: node.why(vm) }));
  if (ways.every(({ reason }) => reason === null)) return null;
  return anyOf(ways.map(({ node, reason }) => ({ way: node.partMeaning(vm), reason: reason ?? NOTHING_TO_DO })));
}

/** The reasons of all ways, or the one that they share. */
export function anyOf(ways: Extract<Reason, { type: 'any-of' }>['ways']): Reason {
  const [first, ...others] = ways;
  const same = JSON.stringify(first.reason);
  return others.every(({ reason }) => JSON.stringify(reason) === same) ? first.reason : { type: 'any-of', ways };
}
