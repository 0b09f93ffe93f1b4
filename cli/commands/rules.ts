import { resolve } from 'node:path';
import type { Command } from '../command.ts';
import { readExplanations } from '../../dsl/internal.ts';
import { editionTitles, RULEBOOK_WORDS, rulebookOf } from '../../table/index.ts';
import { GAME_LANGUAGE, gameLanguageOf } from '../languages.ts';
import { DEFAULT_PACK, loadPlayable } from '../packs.ts';
import { GAME_OPTIONS, optionsOf } from '../play/setup.ts';
import { rulesMarkdown } from '../rules/markdown.ts';
import { rulesPage } from '../rules/page.ts';
import { rulesText } from '../rules/text.ts';
import { refuseForeign, writeOutput, WRITTEN_BY_RULES } from '../terminal/output.ts';
import { painter } from '../terminal/paint.ts';

const FORMATS = ['text', 'markdown', 'html'] as const;
type Format = (typeof FORMATS)[number];

const isFormat = (text: string): text is Format => FORMATS.some((format) => format === text);

/** Columns of a text that is written to a file. */
const FILE_WIDTH = 80;

export const rules: Command = {
  name: 'rules',
  usage: '[PACK] [--option K=V] [--lang L] [--format text|markdown|html] [--out FILE]',
  arguments: [0, 1],
  summary: 'Prints the rules of a pack as a book.',
  options: [
    GAME_OPTIONS.find(({ name }) => name === 'option')!,
    GAME_LANGUAGE,
    { name: 'format', value: 'F', help: `${FORMATS.join(', ')} (default: text)` },
    { name: 'out', value: 'FILE', help: 'writes the rules into FILE' },
    { name: 'force', help: 'lets --out write over a FILE that is no rulebook of Fathom' },
  ],
  about: [
    'The rules are those that the game is played by: who wins, the course of the game with its parts in the order in ' +
      'which the game comes to them, what slots, pieces, cards and tracks do, and the words of the game. The table in ' +
      'the browser shows the same book. Places where rules are printed follow what they are the source of.',
    'Options of the pack change the rules that are told, as they change the game. HTML is one file with the icons of ' +
      'the pack, to read and to print.',
  ],
  examples: [
    ['fathom rules', 'how Underwater Cities is played'],
    ['fathom rules nim --lang uk', 'a small game, in Ukrainian'],
    ['fathom rules --option government-contracts=in-play', 'with a variant'],
    ['fathom rules yucata --format html --out rules.html', 'to print'],
  ],
  run(args, io) {
    const format = args.text('format') ?? 'text';
    if (!isFormat(format)) throw args.usageError(`--format may be ${FORMATS.join(' or ')}, not "${format}".`);
    const file = args.text('out');
    const force = args.flag('force');
    if (file === undefined && force) throw args.usageError('--force belongs to --out.');
    const kind = format === 'html' ? 'page' : 'rules';
    if (file !== undefined) refuseForeign(resolve(io.cwd, file), file, kind, force);
    const pack = loadPlayable(args.positionals[0] ?? DEFAULT_PACK, io);
    if (!pack) return 1;
    const { model, sources } = pack;
    const { code } = gameLanguageOf(args, io);
    const { explanations } = readExplanations(sources);
    const books = { sources, explanations, editions: editionTitles(sources) };
    const book = rulebookOf(model, books, code, optionsOf(args, model));
    const words = RULEBOOK_WORDS[code];
    const inText = (color: boolean, width: number): string => rulesText(book, { paint: painter(color), width, words });
    const other = format === 'html' ? rulesPage(book, model, words) : rulesMarkdown(book, words);
    if (file === undefined) {
      io.out(format === 'text' ? inText(io.color, io.width) : other);
      return 0;
    }
    const text = format === 'text' ? `${WRITTEN_BY_RULES}\n\n${inText(false, FILE_WIDTH)}` : other;
    writeOutput(resolve(io.cwd, file), file, text, kind, force);
    io.out(`Written: ${file}\n`);
    return 0;
  },
};
