/** The diagnostics of a table of cards. Problems of texts and effects have the codes of `texts` and of packs. */
import { declare, grouped, reporter, shorten, uncapitalize, type LanguageCode } from '../../dsl/internal.ts';
import { languageName } from '../languages/language-name.ts';
import { mainHeading, type ColumnField } from './headings.ts';

/** Problems of the row of headings. */
export type WrongColumns =
  | { is: 'unknown'; heading: string; suggestions: string[] }
  /** what stands above the headings, or below none */
  | { is: 'above' | 'unheaded'; written: string }
  | { is: 'twice'; headings: [string, string]; column: ColumnField }
  | { is: 'no-headings'; columns: ColumnField[] }
  /** without these columns no card can be encoded */
  | { is: 'needed'; missing: ColumnField[]; columns: ColumnField[] }
  /** without these columns the cards lack the value */
  | { is: 'usual'; missing: ColumnField[] };

interface UnknownName {
  written: string;
  /** the ids that it may mean, if there is more than one */
  several: string[];
  known: string[];
  suggestions: string[];
}

const SHIFTED = 'the cells of this row have shifted, so that only the author knows where they belong';
const ONLY_AUTHOR = 'only the author knows what is printed';

/** Whether nothing but the type is missing, which an option can say of all cards. */
const isOnlyType = (missing: readonly ColumnField[]): boolean => missing.every((field) => field === 'type');

export const TABLE_DIAGNOSTICS = {
  'utf-16': declare<{ isRead: boolean }>({
    severity: ({ isRead }) => (isRead ? 'warning' : 'error'),
    message: ({ isRead }) =>
      isRead
        ? 'this file is UTF-16; it was read as that'
        : 'this file looks like UTF-16 without a mark and cannot be read',
    help: () => UTF_8,
    fix: { none: 'the file is saved again by the program that made it' },
    example: { isRead: true },
  }),
  /** in a pack the mark is a mistake; in a table it is usual */
  'byte-order-mark': declare({
    severity: 'warning',
    message: () => 'this file begins with a byte order mark, as spreadsheets write it; it is ignored',
    fix: { none: 'the mark does no harm' },
  }),
  'not-utf8': declare({
    severity: 'error',
    message: () =>
      'this file is not UTF-8 from here on: it is perhaps Latin-1 or Windows-1252 (Western), or ' +
      'Windows-1251 (Cyrillic), and which letters are meant cannot be known',
    help: () => UTF_8,
    fix: { none: 'the file is saved again by the program that made it' },
  }),
  'too-large': declare<{ limit: number; of: 'bytes' | 'unpacked' | 'rows' | 'columns' }>({
    severity: 'error',
    message: ({ limit, of }) =>
      ({
        bytes: `this file has more than ${grouped(limit)} bytes`,
        unpacked: `this workbook holds more than ${grouped(limit)} bytes when it is unpacked`,
        rows: `this table has more than ${grouped(limit)} rows`,
        columns: `this table has more than ${grouped(limit)} columns`,
      })[of],
    help: () => 'Nothing of it is read. Put the cards alone into a file of their own.',
    fix: { none: ONLY_AUTHOR },
    example: { limit: 1_000_000, of: 'bytes' },
  }),
  workbook: declare<{ is: 'damaged' | 'encrypted' | 'old' | 'macros' }>({
    severity: ({ is }) => (is === 'macros' ? 'warning' : 'error'),
    message: ({ is }) =>
      ({
        damaged: 'this file is called a workbook and cannot be read as one: it is damaged or something else',
        encrypted: 'this workbook is protected by a password',
        old: 'this is a workbook of the old format .xls',
        macros: 'this workbook has macros; its cells are read, its macros are neither run nor kept',
      })[is],
    help: ({ is }) => (is === 'macros' ? undefined : 'Save it as .xlsx without a password, or as CSV.'),
    fix: { none: 'the file is saved again by the program that made it' },
    example: { is: 'damaged' },
  }),
  sheets: declare<{ used: string; others: string[]; hidden: string[] }>({
    severity: 'warning',
    message: ({ used, others, hidden }) => {
      const more = [...others.map((name) => `“${name}”`), ...hidden.map((name) => `“${name}” (hidden)`)];
      return `the sheet “${used}” was read; the workbook also has ${more.join(', ')}`;
    },
    help: () => 'Choose another sheet if the cards are there.',
    fix: { none: ONLY_AUTHOR },
    example: { used: 'Cards', others: ['Notes'], hidden: [] },
  }),
  'unknown-sheet': declare<{ written: string; known: string[]; suggestions: string[] }>({
    severity: 'error',
    message: ({ written }) => `the workbook has no sheet “${written}”`,
    help: ({ known }) => `There are ${known.join(', ')}.`,
    fix: { none: 'a similar name is suggested' },
    example: { written: 'Crads', known: ['Cards', 'Notes'], suggestions: ['Cards'] },
  }),
  'merged-cells': declare<{ cells: string }>({
    severity: 'warning',
    message: ({ cells }) => `the cells ${cells} are merged; what is in them counts for the first one only`,
    help: () => 'Split them, and fill each cell.',
    fix: { none: ONLY_AUTHOR },
    example: { cells: 'B2:B4' },
  }),
  formula: declare<{ formula: string; hasResult: boolean }>({
    severity: ({ hasResult }) => (hasResult ? 'warning' : 'error'),
    message: ({ formula, hasResult }) =>
      hasResult
        ? `this cell is a formula, “=${shorten(formula)}”; its last result was read`
        : `this cell is a formula, “=${shorten(formula)}”, without a result`,
    help: ({ hasResult }) =>
      hasResult ? undefined : 'Put the value into the cell, or save the file in a spreadsheet.',
    fix: { none: ONLY_AUTHOR },
    example: { formula: 'A2&" kelp"', hasResult: true },
  }),
  'made-date': declare<{ date: string }>({
    severity: 'error',
    message: ({ date }) => `this cell is the date ${date}: a spreadsheet makes one of what looks so, such as 1-2`,
    help: () => 'Format the column as text, and type it again.',
    fix: { none: 'what was typed is lost' },
    example: { date: '2026-01-02' },
  }),
  'no-cards': declare<{ isEmpty: boolean }>({
    severity: 'error',
    message: ({ isEmpty }) => (isEmpty ? 'there is nothing in this file' : 'there are no cards below the first row'),
    help: ({ isEmpty }) => (isEmpty ? 'Its first row names the columns: number, name, colour, type, text.' : undefined),
    fix: { none: ONLY_AUTHOR },
    example: { isEmpty: false },
  }),
  columns: declare<WrongColumns>({
    severity: ({ is }) => (['unknown', 'usual', 'above', 'unheaded'].includes(is) ? 'warning' : 'error'),
    message: wrongColumns,
    help: (data) => {
      switch (data.is) {
        case 'twice':
          return 'Remove one of the columns.';
        case 'no-headings':
          return `Put a row in front: ${data.columns.slice(0, 5).map(mainHeading).join(',')}`;
        case 'needed':
          return (
            `The columns are ${data.columns.map(mainHeading).join(', ')}.` +
            (isOnlyType(data.missing) ? ' Where all cards are of one type, pass --type.' : '')
          );
        default:
          return undefined;
      }
    },
    fix: { none: 'only the author knows what the column contains' },
    example: { is: 'unknown', heading: 'colr', suggestions: ['color'] },
  }),
  'unclosed-quote': declare<{ isLast: boolean }>({
    severity: 'error',
    message: ({ isLast }) =>
      isLast
        ? 'the quotes of too many rows do not match; from here on nothing was read'
        : 'this quote is not closed, or a quote inside of the cell is not doubled; the row is taken to end with its line',
    help: ({ isLast }) =>
      isLast
        ? undefined
        : 'Close the cell with a quote in front of the next separator, and double the quotes inside: "say ""two"" words".',
    fix: { none: 'only the author knows where the cell ends' },
    example: { isLast: false },
  }),
  'stray-quote': declare({
    severity: 'warning',
    message: () => 'a quote inside of a cell that does not begin with one; it is taken literally',
    help: () => 'Put quotes around the whole cell, and double those inside: "say ""two"" words".',
    fix: { none: 'only the author knows where the cell ends' },
  }),
  'further-text': declare<{ heading: string }>({
    severity: 'error',
    message: ({ heading }) => `this is the text of an effect, in a column that is not known: “${heading}”`,
    help: () => 'Write it into the column of the text, with “or” or “then” as it is meant.',
    fix: { none: ONLY_AUTHOR },
    example: { heading: 'Option 2' },
  }),
  'other-cell': declare<{ read: string; used: string }>({
    severity: 'warning',
    message: ({ read, used }) => `this says “${read}”; what counts is “${used}”, from another cell of the row`,
    help: () =>
      'An exact effect counts more than texts, and the text of the language that is read more than the others.',
    fix: { none: ONLY_AUTHOR },
    example: { read: 'gain 3 coins', used: 'gain 2 coins' },
  }),
  'too-many-cells': declare<{ cells: number; columns: number }>({
    severity: 'error',
    message: cellCount,
    help: () => 'Put quotes around a cell that contains the separator.',
    fix: { none: SHIFTED },
    example: { cells: 7, columns: 6 },
  }),
  'too-few-cells': declare<{ cells: number; columns: number }>({
    severity: 'warning',
    message: cellCount,
    fix: { none: SHIFTED },
    example: { cells: 5, columns: 6 },
  }),
  'empty-cell': declare<{ what: 'name' | 'type' | 'colour' | 'text'; known?: string[] }>({
    severity: ({ what }) => (what === 'name' ? 'warning' : 'error'),
    message: ({ what }) => `the card has no ${what}`,
    help: ({ what, known }) =>
      known &&
      (what === 'type' ? `Fill the cell, or pass --type: ${known.join(', ')}.` : `There are ${known.join(', ')}.`),
    fix: { none: ONLY_AUTHOR },
    example: { what: 'text' },
  }),
  'bad-number': declare<{ written: string }>({
    severity: 'error',
    message: ({ written }) => `“${written}” is not a number of a card`,
    help: () => 'It is a whole number, as printed.',
    fix: { none: ONLY_AUTHOR },
    example: { written: '12b' },
  }),
  'bad-count': declare<{ written: string; what: string; most: number | null }>({
    severity: 'error',
    message: ({ written, what, most }) =>
      `“${written}” is no number of ${what}: ${most === null ? 'a whole number' : `a whole number of at most ${grouped(most)}`}`,
    fix: { none: ONLY_AUTHOR },
    example: { written: 'many', what: 'copies', most: 1000 },
  }),
  'double-id': declare<{ id: string; row: number }>({
    severity: 'error',
    message: ({ id, row }) => `row ${row} has the id “${id}”, too`,
    help: () => 'Give each card an id of its own, or leave the cell of a new card empty.',
    fix: { none: ONLY_AUTHOR },
    example: { id: 'old-mill', row: 2 },
  }),
  /** `why`: in each language */
  'not-written': declare<{ id: string; why: Record<LanguageCode, string> }>({
    severity: 'error',
    message: ({ id, why }) => `“${id}” cannot be written so: ${uncapitalize(why.en.replace(/\.$/, ''))}`,
    fix: { none: ONLY_AUTHOR },
    example: {
      id: 'old-mill',
      why: {
        en: 'The pack is read-only.',
        it: 'Il pacchetto è in sola lettura.',
        uk: 'Пакет доступний лише для читання.',
      },
    },
  }),
  'double-number': declare<
    { row: number; number: number } | { title: string; cards: { number: number; id: string }[] }
  >({
    severity: 'warning',
    message: (data) =>
      'row' in data ? `row ${data.row} has the number ${data.number}, too` : numbersOfPack(data.title, data.cards),
    help: (data) =>
      'row' in data ? undefined : 'Give free numbers, or take the other cards out: `remove: {cards: […]}`.',
    fix: { none: ONLY_AUTHOR },
    example: { row: 2, number: 901 },
  }),
  price: declare<{ written: string; suggestions: string[] }>({
    severity: 'error',
    message: ({ written }) => `“${written}” is not understood as a price`,
    help: () => 'Write what is paid, such as: 2 of something, or 0.',
    fix: { none: 'a likely price is suggested' },
    example: { written: '2 coinz', suggestions: ['2 coins'] },
  }),
  id: declare<{ written: string; isTaken: boolean; used: string }>({
    severity: 'warning',
    message: ({ written, isTaken, used }) =>
      isTaken
        ? `“${written}” is taken already; the card is called “${used}”`
        : `“${written}” is no id: small letters, digits and single hyphens; the card is called “${used}”`,
    fix: { none: 'the card has an id that can be used' },
    example: { written: 'Old Mill', isTaken: false, used: 'old-mill' },
  }),
  'unknown-language': declare<{ written: string; known: readonly string[]; suggestions: string[] }>({
    severity: 'error',
    message: ({ written, known }) => `texts are parsed in ${known.join(', ')}, not in “${written}”`,
    fix: { none: 'a similar name is suggested' },
    example: { written: 'englsh', known: ['en', 'it', 'uk'], suggestions: ['english'] },
  }),
  'unknown-type': unknownName('type of cards', ['instnt', 'instant', 'permanent'], 'Say which.'),
  'unknown-color': unknownName('colour', ['orang', 'orange', 'black'], 'Say which.'),
  'unknown-deck': unknownName('deck', ['stage 5', 'stage-1', 'stage-2']),
  /** `type`: that of the card; absent in the one diagnostic for the whole table, if there is no column for decks */
  'no-deck': declare<{ type?: string; decks: string[] }>({
    severity: 'error',
    message: ({ type, decks }) =>
      type === undefined
        ? 'the table does not say to which decks the cards belong; cards whose deck is uncertain become gaps'
        : `nothing says in which deck this ${type} belongs: ${decks.join(', ')}`,
    help: ({ type, decks }) =>
      type === undefined
        ? `Add a column “deck”, or pass --deck: ${decks.join(', ')}.`
        : 'Fill the cell, or pass --deck.',
    fix: { none: ONLY_AUTHOR },
    example: { type: 'production-card', decks: ['era-1', 'era-2'] },
  }),
  misspelt: declare<{ written: string; meant: string }>({
    severity: 'warning',
    message: ({ written, meant }) => `“${written}” was taken for “${meant}”`,
    help: () => 'Correct the text, if that is what is printed.',
    fix: { none: ONLY_AUTHOR },
    example: { written: 'grian', meant: 'grain' },
  }),
  'other-language': declare<{ language: LanguageCode; written: LanguageCode; isParsed: boolean }>({
    severity: 'error',
    message: ({ language, written, isParsed }) =>
      isParsed
        ? `this reads as ${languageName(written)}, not as ${languageName(language)}`
        : `this is written in ${languageName(written)}, not in ${languageName(language)}`,
    help: ({ written }) => `Try --lang ${written}.`,
    fix: { none: 'the language is chosen on the command line' },
    example: { language: 'en', written: 'it', isParsed: true },
  }),
  'other-program': declare<{ program: string; type: string }>({
    severity: 'error',
    message: ({ program, type }) =>
      `the text says that it belongs to the program “${program}”, which cards of the type “${type}” do not have`,
    fix: { none: 'either the type or the text is wrong' },
    example: { program: 'scoring', type: 'instant-card' },
  }),
  'double-program': declare<{ program: string }>({
    severity: 'error',
    message: ({ program }) => `the ${program} is given twice`,
    help: () => 'Put both under one title.',
    fix: { none: ONLY_AUTHOR },
    example: { program: 'production' },
  }),
  'other-type': declare<{ title: string; fitting: string[]; type: string; programs: string[] }>({
    severity: 'error',
    message: ({ title, fitting, type }) =>
      `“${title}:” belongs on cards of the type ${fitting.join(', ')}, this one is of the type ${type}`,
    help: ({ programs }) => `Such a card has ${programs.join(' and ')}. Is the type right?`,
    fix: { none: 'either the type or the title is wrong' },
    example: { title: 'Production', fitting: ['production-card'], type: 'instant-card', programs: ['effect'] },
  }),
  'which-program': declare<{ type: string; programs: string[]; titles: string[] }>({
    severity: 'error',
    message: ({ type, programs }) =>
      `cards of the type ${type} have ${programs.join(' and ')}, and nothing says which of them this is`,
    help: ({ titles }) => `Put ${titles.map((title) => `“${title}:”`).join(' or ')} in front of it.`,
    fix: { none: ONLY_AUTHOR },
    example: { type: 'special-card', programs: ['production', 'scoring'], titles: ['Production', 'Scoring'] },
  }),
};

export type TableDiagnosticCode = keyof typeof TABLE_DIAGNOSTICS;
export const tableProblem = reporter('table', TABLE_DIAGNOSTICS);

const UTF_8 = 'Save it as UTF-8; a spreadsheet calls that “CSV UTF-8” or asks for the character set.';

function cellCount({ cells, columns }: { cells: number; columns: number }): string {
  return `the row has ${cells} cells, the first row ${columns}`;
}

function numbersOfPack(title: string, cards: { number: number; id: string }[]): string {
  const what = cards.length === 1 ? 'a card with this number' : `cards with the numbers of ${cards.length} rows`;
  const first = cards.slice(0, 3).map(({ number, id }) => `${number} of "${id}"`);
  return `${title} has ${what}: ${first.join(', ')}${cards.length > 3 ? ' …' : ''}`;
}

function wrongColumns(data: WrongColumns): string {
  const quoted = (columns: string[]): string => columns.map((column) => `“${column}”`).join(' and ');
  switch (data.is) {
    case 'unknown':
      return `“${data.heading}” is not a known column; it is ignored`;
    case 'above':
      return `“${data.written}” is above the headings; it is ignored`;
    case 'unheaded':
      return `“${data.written}” is in a column without a heading; it is ignored`;
    case 'twice':
      return `${quoted(data.headings)} are both the column ${mainHeading(data.column)}`;
    case 'no-headings':
      return 'the first row does not name the columns';
    case 'needed':
      return `there is no column ${quoted(data.missing.map(mainHeading))}`;
    case 'usual':
      return `there is no column ${quoted(data.missing.map(mainHeading))}; the cards go without`;
  }
}

/**
 * Declares the diagnostic of a cell with a name that the pack does not have, or that may mean several of its components.
 *
 * @param exampleNames for the documentation: a wrong name, then known ones
 * @param helpIfAmbiguous otherwise the help always lists the known names
 */
function unknownName(what: string, exampleNames: [string, ...string[]], helpIfAmbiguous?: string) {
  const [written, ...known] = exampleNames;
  return declare<UnknownName>({
    severity: 'error',
    message: ({ written, several }) =>
      several.length > 0
        ? `“${written}” may be the ${what} ${several.join(' or ')}`
        : `there is no ${what} “${written}”`,
    help: (data) =>
      data.several.length > 0 && helpIfAmbiguous !== undefined
        ? helpIfAmbiguous
        : `There are ${data.known.join(', ')}.`,
    fix: { none: 'a similar name is suggested' },
    example: { written, several: [], known, suggestions: known.slice(0, 1) },
  });
}
