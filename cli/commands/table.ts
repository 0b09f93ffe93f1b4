import type { Command } from '../command.ts';

/** Options that say something only of one of the two ways. */
const OUT_ONLY = ['out', 'format', 'only', 'force'];
const IN_ONLY = ['into', 'sheet', 'check', 'type', 'deck', 'color'];

export const table: Command = {
  name: 'table',
  usage: '[PACK] [--out CARDS.xlsx] | PACK --from CARDS.xlsx [--into FILE.yaml] [--check]',
  arguments: [0, 1],
  summary: 'Writes the cards of a pack as a table, or the cards of a table into a pack.',
  options: [
    { name: 'out', value: 'O', help: 'the file to write: .csv or .xlsx (default: CSV on standard output)' },
    { name: 'format', value: 'F', help: 'csv or xlsx, where the name of the file does not say it' },
    { name: 'only', value: 'W', help: 'only the cards of a deck, or of a file of the pack' },
    { name: 'force', help: 'writes over a file that is there' },
    { name: 'from', value: 'T', help: 'a table to read: CSV, with semicolons or tabs, Markdown, XLSX' },
    {
      name: 'into',
      value: 'F',
      help: 'the file of the pack for new cards, which may be new (default: where most cards are)',
    },
    {
      name: 'type',
      value: 'T',
      help: 'type of the new cards whose row names none, also of a table without such a column',
    },
    { name: 'deck', value: 'D', help: 'deck of the new cards whose row names none' },
    { name: 'color', value: 'C', help: 'colour of the new cards whose row names none' },
    { name: 'sheet', value: 'S', help: 'sheet of a workbook (default: the first that is not hidden)' },
    { name: 'check', help: 'changes nothing; exit code 1 when something would change' },
    {
      name: 'lang',
      value: 'L',
      help:
        'languages of names and texts, such as it or en,it: of a table that is written (default: all that the pack ' +
        'has); with --from that of texts whose column names none (default: en), and of the findings',
    },
  ],
  about: [
    'A table has a row for each card: its id, number, names, deck, type, colour, price, copies and attributes, its text ' +
      'in each language, and its exact effect. The text is what is printed on a card that is not encoded yet, else what ' +
      'is rendered.',
    'With --from, a row with the id of a card of the pack changes that card, and only what its cells say otherwise: ' +
      'comments and layout of the files stay, and a table that nobody has touched changes nothing. A text that was ' +
      'changed becomes the effect, unless the exact effect was changed, too. Other rows become new cards, as with ' +
      '"fathom encode --file"; --type, --deck and --color say what they are where their row does not. Where a ' +
      'row is an error, nothing at all is written.',
    'What a spreadsheet would take for a formula, such as "+2 kelp", has an apostrophe in front of it in CSV, which is ' +
      'taken away again; no formula and no macro is run.',
  ],
  examples: [
    ['fathom table my-game --out cards.xlsx', 'all cards as a workbook'],
    ['fathom table my-game --from cards.xlsx --check', 'what would change'],
    ['fathom table my-game --from cards.xlsx', 'the changed and new rows into the files of the pack'],
    ['fathom table --only era-1 --lang it', 'the cards of a deck, with Italian names and texts'],
  ],
  async run(args, io) {
    const from = args.text('from');
    const wrong = (from === undefined ? IN_ONLY : OUT_ONLY).find((name) => args.text(name) !== undefined);
    if (wrong !== undefined) {
      throw args.usageError(
        from === undefined ? `--${wrong} goes with --from.` : `--${wrong} goes with a table that is written.`,
      );
    }
    if (from === undefined) {
      const { tableOut } = await import('../card-tables/out.ts');
      return tableOut(args, io);
    }
    if (args.positionals.length === 0) throw args.usageError('Name the pack that the cards go into.');
    const { tableIn } = await import('../card-tables/in.ts');
    return tableIn(from, args, io);
  },
};
