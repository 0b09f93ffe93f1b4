/** Questions about words by their names, answered from the declarations. */
import type { ArgumentName } from './arguments.ts';
import type { AnyImmediateWord, AnyWord, Subject } from './declaration.ts';
import { WORD_BY_NAME, WORDS } from './registry.ts';
import type { EffectKind } from './resolver.ts';
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

/** What the signature of a word says of one of its arguments. */
export const argumentOf = (word: string, name: string): Argument | undefined => ARGUMENTS_OF.get(word)?.get(name);

const wordsWhere = (holds: (word: AnyWord) => boolean): ReadonlySet<string> =>
  new Set(WORDS.filter(holds).map(({ name }) => name));

const CHARGED = wordsWhere(({ signature }) =>
  argumentsIn(signature).some((element) => element.el === 'arg' && element.as === 'charge'),
);
/** Whether a word ends in what has to be paid for it. */
export const isCharged = (word: string): boolean => CHARGED.has(word);

/** What texts speak of after a word. */
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
/** The flag word that is meant where a word is written without one. */
export const impliedFlag = (word: string): string | undefined => IMPLIED.get(word);

const PROCEDURAL = wordsWhere((word) => word.role === 'immediate' && word.usedIn === 'procedures');
/** Whether a word belongs to procedures, whose lines run in order. */
export const isProcedural = (word: string): boolean => PROCEDURAL.has(word);

function kindsWhere(holds: (word: AnyImmediateWord) => boolean): ReadonlySet<EffectKind> {
  return new Set(WORDS.flatMap((word) => (word.role === 'immediate' && holds(word) ? word.makes : [])));
}

/** Kinds of effects that are paid for or use up something, so that they cannot go on for ever. */
export const USES_UP: ReadonlySet<EffectKind> = kindsWhere(({ usesUp }) => usesUp);
/** Kinds of effects after which what happens at the start of a game goes on. */
export const CONTINUES_START: ReadonlySet<EffectKind> = kindsWhere(({ atStart }) => atStart === 'continues');
