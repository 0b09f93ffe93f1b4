/** The elements of a word's signature by their names. */
import type { Argument, Flag, SignatureElement } from '../words/signature.ts';

/** The argument or flag of that name. */
export function elementOf(signature: readonly SignatureElement[], el: 'arg', name: string): Argument | undefined;
export function elementOf(signature: readonly SignatureElement[], el: 'flag', name: string): Flag | undefined;
export function elementOf(
  signature: readonly SignatureElement[],
  el: 'arg' | 'flag',
  name: string,
): Argument | Flag | undefined {
  for (const element of signature) {
    if (element.el === el && element.name === name) return element;
    const inner =
      element.el === 'optional' &&
      (el === 'arg' ? elementOf(element.elements, el, name) : elementOf(element.elements, el, name));
    if (inner) return inner;
  }
  return undefined;
}
