/** What an option that does a part of a program is called, and its key. */
import { slug } from '../machine/names.ts';
import type { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';

/** What an option that starts `node` is called; names that the program gives to a choice (`as x`) mean nothing to people. */
export const describeOption = (vm: Vm, node: Node): string =>
  node.label(vm, -1, -1) || node.origin.text.replaceAll(/ as [a-z0-9-]+/g, '');
export const optionKey = (node: Node): string => `do:${slug(node.origin.text)}`;
