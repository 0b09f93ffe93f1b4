/** A piece of an effect in one line, as origins have it. */
import { parseProgram } from './parse.ts';
import { print } from './printer.ts';

/**
 * As written, if it is one line. A line end can end a body, which `;` would continue, so several lines are printed from
 * their tree; what is no effect by itself has line ends only where they separate nothing.
 */
export function oneLine(text: string): string {
  const { ast } = /[\r\n]/.test(text) ? parseProgram(text) : { ast: null };
  return ast ? print(ast, { layout: 'line' }) : text.replace(/\s+/g, ' ');
}
