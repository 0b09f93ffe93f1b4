/** Errors of effects and positions from the command line, with their places in what was typed. */
import { Lines, renderDiagnostic } from '../dsl/internal.ts';
import { packsDeclaring } from '../service/index.ts';
import { nodeFiles } from '../dsl/node.ts';
import type { TryResult } from '../interpreter/scenario/index.ts';
import type { Io } from './io.ts';
import { findPack, type PlayablePack } from './packs.ts';

/** Prints what is wrong with an effect, or a position, that was written on the command line. */
export function effectProblems(
  tried: Pick<TryResult, 'problems'>,
  effect: string,
  position: string,
  pack: PlayablePack,
  io: Io,
): void {
  for (const { of, message, start, end, help: given, suggestions } of tried.problems) {
    const text = of === 'effect' ? effect : position;
    const help = given ?? (suggestions?.length ? undefined : elsewhere(text.slice(start, end), pack, io));
    const lines = new Lines(text);
    const from = lines.place(start);
    const to = lines.place(end);
    io.err(
      `${renderDiagnostic({ file: of === 'effect' ? 'EFFECT' : '--at', line: from.line, column: from.column, endLine: to.line, endColumn: to.column, code: `(in the ${of})`, severity: 'error', message, ...(help ? { help } : {}), ...(suggestions ? { suggestions } : {}) }, { linesOf: () => lines, color: io.color, width: io.width - 8 })}\n\n`,
    );
  }
}

/** A word that this pack does not know, but another one does. */
function elsewhere(word: string, { name, sources }: PlayablePack, io: Io): string | undefined {
  if (sources.symbols.find(word).length > 0) return undefined;
  const packs = packsDeclaring(word, new Set(sources.packs.map((pack) => pack.name)), nodeFiles, findPack(name, io));
  const [first, ...more] = packs.map((other) => `"${other}"`);
  if (first === undefined) return undefined;
  return (
    `${more.length ? `The packs ${[first, ...more].join(' and ')} know` : `The pack ${first} knows`} ` +
    `\`${word}\`: try it with --pack ${packs[0]}.`
  );
}
