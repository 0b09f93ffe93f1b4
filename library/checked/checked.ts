/** Functions of houses that know no `FathomError`, with their arguments checked. */
import { FathomError, type Kind, requireArgument } from '../../interpreter/internal.ts';

/** What an argument is called in a message, and what it is to be. */
type Argument = readonly [name: string, kind: Kind, depth?: 'as a whole'];

type AnyFunction = (...args: never[]) => unknown;

/** What the arguments of each function are to be, in their order. A function that is missing does not compile. */
type ArgumentsOf<Functions> = {
  readonly [Name in keyof Functions as Functions[Name] extends AnyFunction ? Name : never]: readonly Argument[];
};

/** For an argument with a default. */
export const orLeftOut = ({ name, is }: Kind): Kind => ({
  name: `${name}, or left out`,
  is: (value) => value === undefined || is(value),
});

/** An object with a field of each of these kinds. */
export const withFields = (name: string, fields: Readonly<Record<string, Kind>>): Kind => ({
  name,
  is: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([field, kind]) => kind.is((value as Record<string, unknown>)[field])),
});

/**
 * The same functions, which throw `bad-argument` for an argument that is not of its kind, before anything is done. Of an argument that
 * counts *as a whole*, what is wrong deep inside of it is found when the function fails: such functions only read it.
 */
export function checkedFunctions<Functions extends object>(
  functions: Functions,
  kinds: ArgumentsOf<Functions>,
): Functions {
  const table = kinds as Readonly<Record<string, readonly Argument[]>>;
  const checked = Object.entries(functions).map(([name, value]) => [
    name,
    typeof value === 'function' ? checkedFunction(name, value as (...args: unknown[]) => unknown, table[name]) : value,
  ]);
  return Object.fromEntries(checked) as Functions;
}

function checkedFunction(
  call: string,
  run: (...args: unknown[]) => unknown,
  expected: readonly Argument[],
): (...args: unknown[]) => unknown {
  const whole = expected.find(([, , depth]) => depth);
  return (...given) => {
    for (const [i, [name, kind]] of expected.entries()) requireArgument(call, name, given[i], kind);
    try {
      return run(...given);
    } catch (error) {
      if (!whole || error instanceof FathomError) throw error;
      const [argument, kind] = whole;
      const message = `${call}: something in ${argument} is not as in ${kind.name}: ${(error as Error).message}.`;
      const failed = new FathomError('bad-argument', message, { call, argument, expected: kind.name });
      failed.cause = error;
      throw failed;
    }
  };
}
