import type { Command } from '../command.ts';
import { Lines, renderDiagnostic } from '../../dsl/index.ts';
import { print } from '../../dsl/syntax/printer.ts';
import { lexiconOf } from '../../dsl/text/lexicon.ts';
import { readText } from '../../dsl/text/read/read.ts';
import { english } from '../../dsl/text/tell/languages/english.ts';
import { DEFAULT_PACK, playable } from '../packs.ts';
import { painter } from '../terminal/paint.ts';

export const encode: Command = {
  name: 'encode', usage: 'TEXT [--pack P] [--lang en] [--json]', arguments: [1, 1],
  summary: 'Reads the rules text of a card into an effect.',
  options: [
    { name: 'pack', value: 'P', help: 'the pack (default: underwater-cities)' },
    { name: 'lang', value: 'L', help: 'language of the text: en (default: en)' },
    { name: 'json', help: 'effect, text, words and problems as JSON' },
  ],
  about: ['The text is written as Fathom tells effects (see "fathom show"), or near to it. Every word is understood, or there is a finding; a text that can be read in two ways is not guessed at. Exit code 1 when it was not understood whole.'],
  examples: [
    ['fathom encode "Build a city, then draw 2 cards."', 'the effect, and what it says'],
    ['fathom encode "If you have at least 5 connected cities, gain 1 card."', 'with a condition'],
  ],
  run(args, io) {
    const language = args.text('lang') ?? 'en';
    if (language !== 'en') throw args.wrong(`Texts are read in English (en), not in "${language}".`);
    const pack = playable(args.text('pack') ?? DEFAULT_PACK, io);
    if (!pack) return 1;
    const written = args.rest[0], { effect, text, problems, words } = readText(written, english, pack.sources.symbols, lexiconOf(pack.model, 'en'));
    const printed = effect && print(effect, { layout: 'block' });
    if (args.flag('json')) io.out(`${JSON.stringify({ effect: printed, text, words, problems }, null, 2)}\n`);
    else if (printed === null) {
      const lines = new Lines(written);
      for (const { code, range, message, help, suggestions } of problems) {
        const from = lines.place(range.start), to = lines.place(range.end);
        io.err(`${renderDiagnostic({ file: 'TEXT', line: from.line, column: from.column, endLine: to.line, endColumn: to.column, code, severity: 'error', message, ...(help ? { help } : {}), suggestions }, { linesOf: () => lines, color: io.color, width: io.width })}\n\n`);
      }
    } else {
      const paint = painter(io.color);
      io.out(`${printed}\n\n${paint('bold', 'It says')}\n  ${text}\n\n${paint('bold', 'Understood')}\n${words.map(({ range, means }) => `  ${written.slice(range.start, range.end)} ${paint('dim', '→')} ${means}`).join('\n')}\n`);
    }
    return problems.length > 0 ? 1 : 0;
  },
};
