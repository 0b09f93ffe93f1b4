/** From what a pattern found to the arguments that the signature of a word asks for. */
import type { Arg, ExprNode, PhraseNode } from '../../syntax/ast.ts';
import { argumentsIn } from '../../words/facts.ts';
import type { ArgumentKind, SignatureElement } from '../../words/signature.ts';

/** What a pattern found, by the names in its braces. */
export type Bindings = Record<string, unknown>;

/** What each argument of a word is, by its name. */
export const argumentKinds = (signature: readonly SignatureElement[]): Record<string, ArgumentKind> =>
  Object.fromEntries(
    argumentsIn(signature).flatMap((element) => (element.el === 'arg' ? [[element.name, element.as]] : [])),
  );

/** The argument that stores this flag. */
export const argumentOfFlag = (signature: readonly SignatureElement[], flag: string): string | undefined =>
  argumentsIn(signature).find((element) => element.el === 'flag' && element.words.includes(flag))?.name;

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
