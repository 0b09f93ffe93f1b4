import type { Command } from '../command.ts';
import { languageOf, reportLanguageOf } from '../languages.ts';
import { DEFAULT_PACK, loadPlayable } from '../packs.ts';

/** Options that say something only of a file. */
const OF_FILES = ['out', 'force', 'type', 'deck', 'color', 'sheet'];

export const encode: Command = {
  name: 'encode',
  usage: 'TEXT | --file CARDS [--out NEW.yaml] [--lang L] [--pack P] [--json]',
  arguments: [0, 1],
  summary: 'Parses the rules text of a card, or of a table of cards, into effects.',
  options: [
    {
      name: 'file',
      value: 'F',
      help: 'a table (CSV, with semicolons or tabs, Markdown, XLSX) with a row for each card',
    },
    {
      name: 'out',
      value: 'O',
      help: 'the YAML file to write (default: standard output); in the folder of a pack it becomes part of the pack',
    },
    { name: 'force', help: 'writes over a file that is there' },
    {
      name: 'lang',
      value: 'L',
      help:
        'language of the texts: en, it, uk (default: en), which a column "lang" sets for single rows; and ' +
        'of the findings (default: that of the terminal, if it is one of them)',
    },
    { name: 'type', value: 'T', help: 'type of the cards whose row names none, also of a table without such a column' },
    { name: 'deck', value: 'D', help: 'deck of the cards whose row names none' },
    { name: 'color', value: 'C', help: 'colour of the cards whose row names none' },
    { name: 'sheet', value: 'S', help: 'sheet of a workbook (default: the first that is not hidden)' },
    {
      name: 'pack',
      value: 'P',
      help: 'the pack whose names are used, and which the new cards extend (default: underwater-cities)',
    },
    { name: 'json', help: 'effect, text, words and problems as JSON; of a file: cards and findings' },
  ],
  about: [
    'The text is written as Fathom renders effects (see "fathom show"), or similarly. Every word is ' +
      'understood, or there is a finding; ambiguous texts are reported, not guessed. Exit code 1 when a ' +
      'text was not understood completely.',
    'The first row of a table names its columns: number, name, colour, type, text, and if you like ' +
      'era or deck, cost, lang, id. Types, colours and decks have the names of the pack or of its ' +
      'lexicon. Where a row says none, it is that of --type, --deck and --color; so a plain list of texts needs no more ' +
      'columns. The type of a card determines its program; where it has several, a title before the ' +
      'text, such as "Production:", says which.',
    'A card whose text is not understood is written with that text under "not-encoded", and "fathom ' +
      'check" names it; a row whose type or deck is not known becomes an entry of "gaps". Nothing is ' +
      'half written.',
    'With --json: the effect as docs/json/encode.schema.json of the package describes it; with --file the cards as ' +
      'docs/json/encode-file.schema.json does.',
  ],
  examples: [
    ['fathom encode "Build a city, then draw 2 cards."', 'the effect, and what it says'],
    ['fathom encode "If you have at least 5 connected cities, gain 1 card."', 'with a condition'],
    ['fathom encode --file cards.csv --out my-cards.yaml', 'a table of cards; then: fathom check my-cards.yaml'],
    ['fathom encode --file list.csv --type action --deck era-2', 'a list of names and texts, all of one type and deck'],
    ['fathom encode --file carte.csv --lang it --deck era-2', 'Italian texts, all of one deck, to look at'],
  ],
  async run(args, io) {
    const file = args.text('file');
    const [text] = args.positionals;
    const { code } = languageOf(args);
    if ((file === undefined) === (text === undefined)) {
      throw args.usageError(
        file === undefined ? 'Give a text, or a table of cards with --file.' : 'Give a text or --file, not both.',
      );
    }
    if (file !== undefined) {
      const { encodeFile } = await import('../encode/file.ts');
      return encodeFile(file, code, args, io);
    }
    const alone = OF_FILES.find((name) => args.text(name) !== undefined);
    if (alone !== undefined) throw args.usageError(`--${alone} goes with --file.`);
    const pack = loadPlayable(args.text('pack') ?? DEFAULT_PACK, io);
    if (!pack) return 1;
    const { encodeText } = await import('../encode/text.ts');
    return encodeText(text, code, pack, args.flag('json'), reportLanguageOf(args, io), io);
  },
};
