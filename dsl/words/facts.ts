/** Questions about words by their names, answered from the declarations. */
import type { SymbolKind } from '../semantics/symbols.ts';
import type { ArgumentName } from './arguments.ts';
import type { AnyWord, Subject } from './declaration.ts';
import { WORD_BY_NAME, WORDS } from './registry.ts';
import type { Argument, Flag, SignatureElement } from './signature.ts';

/** The arguments and flags of a signature, in the order in which they are written. */
export function argumentsIn(signature: readonly SignatureElement[]): (Argument | Flag)[] {
  return signature.flatMap((element): (Argument | Flag)[] => {
    switch (element.el) {
      case 'keyword':
      case 'colon':
        return [];
      case 'arg':
      case 'flag':
        return [element];
      case 'optional':
        return argumentsIn(element.elements);
    }
  });
}

const ARGUMENTS_OF = new Map(
  WORDS.map(({ name, signature }) => [
    name,
    new Map(
      argumentsIn(signature).flatMap((element) => (element.el === 'arg' ? [[element.name as string, element]] : [])),
    ),
  ]),
);

/** An argument in the signature of a word. */
export const argumentOf = (word: string, name: string): Argument | undefined => ARGUMENTS_OF.get(word)?.get(name);

/** The kind of the name that an argument takes, if packs declare a phrase, and not forms of a noun, for such names. */
export function phrasedKind(argument: Argument | undefined): PhrasedKind | undefined {
  return PHRASED_KINDS.find((kind) => argument?.as === 'name' && argument.names?.kinds.includes(kind));
}
const PHRASED_KINDS = ['procedure', 'signal', 'route'] as const satisfies SymbolKind[];
export type PhrasedKind = (typeof PHRASED_KINDS)[number];

const wordsWhere = (matches: (word: AnyWord) => boolean): ReadonlySet<string> =>
  new Set(WORDS.filter(matches).map(({ name }) => name));

const CHARGED = wordsWhere(({ signature }) =>
  argumentsIn(signature).some((element) => element.el === 'arg' && element.as === 'charge'),
);
/** Whether the signature of a word ends with a price. */
export const isCharged = (word: string): boolean => CHARGED.has(word);

/** The argument whose things texts can refer to after a word. */
export function subjectOf(word: string): Subject<ArgumentName> | null {
  const found = WORD_BY_NAME.get(word);
  return found?.role === 'immediate' ? found.subject : null;
}

const IMPLIED = new Map(
  WORDS.map(({ name, signature }) => [
    name,
    argumentsIn(signature).flatMap((element) => (element.el === 'flag' && element.absent ? [element.absent] : []))[0],
  ]),
);
/** The default flag word of a word. */
export const impliedFlag = (word: string): string | undefined => IMPLIED.get(word);

const CONTINUOUS = wordsWhere(({ role }) => role === 'continuous');
/** Whether a line that begins with the word is in force, instead of being done. */
export const isContinuousWord = (word: string): boolean => CONTINUOUS.has(word);

const PROCEDURAL = wordsWhere((word) => word.role === 'immediate' && word.usedIn === 'procedures');
/** Whether a word belongs to procedures, whose lines run in order. */
export const isProcedural = (word: string): boolean => PROCEDURAL.has(word);
