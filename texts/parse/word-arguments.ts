/** Turns what a pattern matched into the arguments of a word of the effect language. */
import {
  type Arg,
  type ExprNode,
  type PhraseNode,
  argumentsIn,
  type ArgumentKind,
  type SignatureElement,
  wordTable,
} from '../../dsl/internal.ts';

/** What a pattern matched, by the text of its placeholders: `cost`, `n what`. */
export type Bindings = Record<string, unknown>;

/** The kind of each argument of a word, by its name. */
export const argumentKinds = (signature: readonly SignatureElement[]): Record<string, ArgumentKind> =>
  Object.fromEntries(
    argumentsIn(signature).flatMap((element) => (element.el === 'arg' ? [[element.name, element.as]] : [])),
  );

/** The argument that stores this flag. */
export const argumentOfFlag = (signature: readonly SignatureElement[], flag: string): string | undefined =>
  argumentsIn(signature).find((element) => element.el === 'flag' && element.words.includes(flag))?.name;

/**
 * The arguments of a word, as they are in the syntax tree. A placeholder of two names, such as `n what`, matches a counted noun
 * ("2 farms") and fills both arguments; the number is dropped if the word has no such argument.
 */
export function argumentsFrom(
  bindings: Bindings,
  flags: Record<string, Arg>,
  kinds: Record<string, ArgumentKind>,
): Record<string, Arg> {
  const args: Record<string, Arg> = { ...flags };
  for (const [placeholder, value] of Object.entries(bindings)) {
    const [name, nounName] = placeholder.split(' ');
    if (nounName === undefined) {
      args[ARGUMENT_OF_PLACEHOLDER[name] ?? name] = value as Arg;
      continue;
    }
    const { n, what } = value as { n?: ExprNode; what: PhraseNode };
    if (n && kinds[name]) args[name] = { type: 'value', value: n };
    args[nounName] = { type: 'phrase', phrase: what };
  }
  return args;
}

/** Placeholders that fill an argument of another name. */
const ARGUMENT_OF_PLACEHOLDER: Readonly<Record<string, string>> = wordTable({
  free: 'cost',
  price: 'cost',
  count: 'n',
  raised: 'n',
  kind: 'what',
  kinds: 'what',
  things: 'n',
});
