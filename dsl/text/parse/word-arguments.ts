/** From what a pattern found to the arguments that the signature of a word asks for. */
import type { Arg, ExprNode, PhraseNode } from '../../syntax/ast.ts';
import type { ArgumentKind, SignatureElement } from '../../words/signature.ts';

/** What a pattern found, by the names in its braces. */
export type Bindings = Record<string, unknown>;

/** What each argument of a word is, by its name. */
export function argumentKinds(signature: readonly SignatureElement[]): Record<string, ArgumentKind> {
  const kinds: Record<string, ArgumentKind> = {};
  for (const element of signature) {
    if (element.el === 'arg') kinds[element.name] = element.as;
    else if (element.el === 'optional') Object.assign(kinds, argumentKinds(element.elements));
  }
  return kinds;
}
/** The argument that keeps this flag. */
export function argumentOfFlag(signature: readonly SignatureElement[], flag: string): string | undefined {
  for (const element of signature) {
    if (element.el === 'flag' && element.words.includes(flag)) return element.name;
    const inner = element.el === 'optional' ? argumentOfFlag(element.elements, flag) : undefined;
    if (inner) return inner;
  }
  return undefined;
}
/** The arguments of a word as the syntax tree has them; `n what` is two of them. */
export function argumentsFrom(
  bound: Bindings,
  flags: Record<string, Arg>,
  kinds: Record<string, ArgumentKind>,
): Record<string, Arg> {
  const args: Record<string, Arg> = { ...flags };
  for (const [name, value] of Object.entries(bound)) {
    if (!name.includes(' ')) {
      args[ARGUMENT_OF_HOLE[name] ?? name] = value as Arg;
      continue;
    }
    const { n, what } = value as { n?: ExprNode; what: PhraseNode };
    const [count, thing] = name.split(' ');
    if (n && kinds[count]) args[count] = { type: 'value', value: n };
    args[thing] = { type: 'phrase', phrase: what };
  }
  return args;
}
/** Holes of patterns that are filled otherwise than the argument usually is. */
const ARGUMENT_OF_HOLE: Readonly<Record<string, string>> = {
  free: 'cost',
  price: 'cost',
  count: 'n',
  raised: 'n',
  kind: 'what',
  kinds: 'what',
};
