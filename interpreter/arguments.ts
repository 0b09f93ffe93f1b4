/**
 * What callers without types may give to a public function: each wrong argument is a `FathomError`, before anything is done. Codes of their
 * own, such as `bad-seed`, are for the functions themselves.
 */
import { LANGUAGE_CODES, type LanguageCode, nearestNames } from '../dsl/internal.ts';
import { FathomError } from './fathom-error.ts';

/** What an argument is to be. */
export interface Kind {
  /** with an article: `a text` */
  readonly name: string;
  is(value: unknown): boolean;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever the function itself has a word about. */
export const ANYTHING: Kind = { name: 'anything', is: () => true };
export const TEXT: Kind = { name: 'a text', is: (value) => typeof value === 'string' };
export const NUMBER: Kind = { name: 'a number', is: (value) => typeof value === 'number' && !Number.isNaN(value) };
export const WHOLE: Kind = { name: 'a whole number', is: (value) => Number.isSafeInteger(value) };
export const COUNT: Kind = {
  name: 'a whole number from 0 on',
  is: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
};
export const FLAG: Kind = { name: 'true or false', is: (value) => typeof value === 'boolean' };
export const OBJECT: Kind = { name: 'an object', is: isObject };
export const FUNCTION: Kind = { name: 'a function', is: (value) => typeof value === 'function' };

export const listOf = ({ name, is }: Kind): Kind => ({
  name: `a list, each of it ${name}`,
  is: (value) => Array.isArray(value) && value.every(is),
});

export const oneOf = (...kinds: readonly Kind[]): Kind => ({
  name: kinds.map(({ name }) => name).join(' or '),
  is: (value) => kinds.some((kind) => kind.is(value)),
});

/** An object with these methods or fields, such as a game. */
export const having = (name: string, ...fields: readonly string[]): Kind => ({
  name,
  is: (value) => isObject(value) && fields.every((field) => field in value),
});

/** One of these words. */
export const oneOfTexts = (...texts: readonly string[]): Kind => ({
  name: texts.map((text) => `"${text}"`).join(' or '),
  is: (value) => texts.some((text) => text === value),
});

/** A game, whatever plays it. */
export const A_GAME = having('a game', 'choose', 'view', 'vm');

/** Throws `bad-argument` for an argument that is not of its kind. */
export function requireArgument(call: string, argument: string, value: unknown, kind: Kind): void {
  if (kind.is(value)) return;
  const message = `${call}: ${argument} must be ${kind.name}, not ${shown(value)}.`;
  throw new FathomError('bad-argument', message, { call, argument, expected: kind.name });
}

/** Throws `no-such-language` for what is no code of a language. */
export function requireLanguage(code: LanguageCode): LanguageCode {
  if (LANGUAGE_CODES.includes(code)) return code;
  const message = `there is no language "${String(code)}"; the codes are ${LANGUAGE_CODES.join(', ')}`;
  throw new FathomError('no-such-language', message, { language: String(code), known: LANGUAGE_CODES });
}

/**
 * The fields of an argument that is an object; none, where it is left out. Those that are undefined count as left out.
 *
 * @param call the function, for the message
 * @throws FathomError `bad-argument` for what is no object, for a field of another kind, and for one that the function does not know
 */
export function fieldsOf<T extends object>(
  call: string,
  given: T | undefined,
  kinds: { readonly [Key in keyof Required<T>]: Kind },
): T {
  if (given === undefined) return {} as T;
  requireArgument(call, 'the options', given, OBJECT);
  for (const [field, value] of Object.entries(given)) {
    const kind = Object.hasOwn(kinds, field) ? kinds[field as keyof T] : undefined;
    if (kind === undefined) throw unknownField(call, field, Object.keys(kinds));
    if (value !== undefined) requireArgument(call, `"${field}"`, value, kind);
  }
  return given;
}

function unknownField(call: string, field: string, known: readonly string[]): FathomError {
  const [near] = nearestNames(field, known);
  const hint = near === undefined ? `It has ${known.join(', ')}.` : `Did you mean "${near}"?`;
  const data = { call, argument: field, expected: null };
  return new FathomError('bad-argument', `${call} has no option "${field}".`, data, hint);
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `the text "${value}"`;
  if (value === null || typeof value !== 'object') return String(value);
  return Array.isArray(value) ? 'a list' : 'such an object';
}
