/** Numbers of the language, asked of positions by whoever has them as text: compiled once for each compiled game. */
import { readNumber, symbolsOf } from '../../dsl/internal.ts';
import { FathomError, type PositionProblem, positionProblem } from '../fathom-error.ts';
import type { AskedNumber, CompiledGame } from '../machine/compiled-game.ts';

const known = new WeakMap<CompiledGame, Map<string, AskedNumber>>();

/**
 * The number that a text such as `connected cities` asks for.
 *
 * @throws FathomError `bad-expression`, with what is wrong and where, for what is no number of this pack
 */
export function numberFrom(game: CompiledGame, text: string): AskedNumber {
  let numbers = known.get(game);
  if (!numbers) known.set(game, (numbers = new Map()));
  let number = numbers.get(text);
  if (!number) numbers.set(text, (number = compiledNumber(game, text)));
  return number;
}

function compiledNumber(game: CompiledGame, text: string): AskedNumber {
  if (typeof text !== 'string') {
    throw badExpression('', [{ message: 'A number is written as text.', start: 0, end: 0 }]);
  }
  const { num, problems } = readNumber(text, symbolsOf(game.model));
  if (num === null) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    throw badExpression(text, errors.map(positionProblem));
  }
  const number = game.number(num);
  if (number !== null) return number;
  const message = 'No rule of the pack asks for this, so positions do not keep it.';
  throw badExpression(text, [{ message, start: 0, end: text.length }]);
}

function badExpression(text: string, problems: readonly PositionProblem[]): FathomError {
  const told = problems.map(({ message, help }) => (help ? `${message} ${help}` : message)).join(' ');
  return new FathomError('bad-expression', `"${text}" is no number here. ${told}`, { problems });
}
