/** The legal options of the decision that is due. */
import { ABILITY_CODE } from './codes.ts';
import type { Node } from './node.ts';
import type { Vm } from './vm.ts';

/** Lists all, as codes of the node that asks; look-ahead does not overwrite the list. The machine must be asking. */
export function legalOptions(vm: Vm): number[] {
  vm.enumerate();
  const codes: number[] = [];
  for (let i = 0; i < vm.optionCount; i++) if (vm.search.isLegal(vm, i)) codes.push(vm.options[i]);
  return codes;
}

/** The node that knows what an option means: the one that asks, or that of free abilities. */
export const nodeOfOption = (vm: Vm, node: Node, code: number): Node =>
  code >= ABILITY_CODE ? vm.game.abilities : node;

/** Keys of options that were listed just now for this node; equal ones get a number, so that each names one option. */
export const optionKeys = (vm: Vm, node: Node, codes: readonly number[]): string[] =>
  numbered(codes.map((code) => nodeOfOption(vm, node, code).key(vm, vm.top, code)));

/** Their keys with all words of effects. */
export const longOptionKeys = (vm: Vm, node: Node, codes: readonly number[]): string[] =>
  numbered(codes.map((code) => nodeOfOption(vm, node, code).longKey(vm, vm.top, code)));

function numbered(keys: string[]): string[] {
  if (areDistinct(keys)) return keys;
  const seen = new Map<string, number>();
  return keys.map((key) => {
    const n = (seen.get(key) ?? 0) + 1;
    seen.set(key, n);
    return n === 1 ? key : `${key}#${n}`;
  });
}

/** Lists that are longer are rare. */
const SHORT = 24;

/** Whether no two of them are the same. */
function areDistinct(keys: readonly string[]): boolean {
  if (keys.length > SHORT) return new Set(keys).size === keys.length;
  for (let i = 1; i < keys.length; i++) {
    for (let j = 0; j < i; j++) if (keys[i] === keys[j]) return false;
  }
  return true;
}
