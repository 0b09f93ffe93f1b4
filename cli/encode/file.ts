/** `fathom encode --file`: a table of cards becomes a file of a pack, with a finding for all that was not understood. */
import type { LanguageCode, Diagnostic } from '../../dsl/internal.ts';
import type { Args } from '../command.ts';
import type { Io } from '../io.ts';
import { shortPath } from '../packs.ts';
import { writeFileAtomic } from '../terminal/write-file.ts';
import { encodeRow } from './cards.ts';
import {
  encoder,
  tableProblem,
  columnsOf,
  headedRows,
  separatorOf,
  parseTable,
  packTextParser,
  type PackTextParser,
  nameIndexOf,
  wordsOfDecks,
  matchName,
} from '../../texts/card-tables/index.ts';
import { wordingIn } from '../diagnostic-wording.ts';
import { languageName, reportLanguageOf } from '../languages.ts';
import { readInput } from './input.ts';
import { destinationOf, type Destination } from './target.ts';
import { printJson, printReport, type EncodingResult } from './report.ts';
import { verify, type PackTarget } from './verify.ts';

export async function encodeFile(file: string, language: LanguageCode, args: Args, io: Io): Promise<number> {
  const { text, problems, readable } = readInput(file, io.cwd);
  const destination = destinationOf(args, file, io);
  if (!destination) return 1;
  if (destination.pack.model.types.length === 0) {
    throw args.usageError(`${destination.pack.model.title} has no types of cards.`);
  }
  const work: EncodingResult = { file, language, text, cards: [], problems: [...problems], yaml: null, fatal: [] };
  if (readable) encodeTable(work, destination, args, io);
  work.problems.sort((a, b) => a.start - b.start || (a.severity < b.severity ? -1 : 1));
  if (work.yaml !== null && destination.out !== null) writeFileAtomic(destination.out, work.yaml);
  if (args.flag('json')) printJson(work, destination, io);
  else {
    const spoken = reportLanguageOf(args, io);
    printReport(work, destination, spoken, await wordingIn(spoken), io);
  }
  return work.yaml === null || work.problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function encodeTable(work: EncodingResult, destination: Destination, args: Args, io: Io): void {
  const { text, problems, language, file } = work;
  const parser = packTextParser(destination.pack);
  const deck = deckFor(args, parser);
  const { delimiter, from } = separatorOf(text);
  const table = parseTable(text, delimiter, from);
  const ofDecks = wordsOfDecks(parser);
  const { header, rows, ignored } = headedRows(table.rows, ofDecks);
  const beginning = { start: 0, end: 0 };
  if (!header) {
    problems.push(tableProblem('no-cards', beginning, { isEmpty: true }));
    return;
  }
  const columns = columnsOf(header, language, ofDecks);
  problems.push(...ignored, ...columns.problems);
  if (!columns.usable) return;
  problems.push(...table.problems);
  if (rows.length === 0) {
    problems.push(tableProblem('no-cards', beginning, { isEmpty: false }));
    return;
  }
  const maker = encoder(parser, columns, language, deck, problems);
  rows.forEach((row, i) => {
    if (i % 5 === 0) io.progress?.(`${i} of ${rows.length} cards`);
    work.cards.push(encodeRow(row, maker));
  });
  io.progress?.('checking the cards');
  const target = destination.target(headOf(file, language, destination));
  const { sheet, fatal } = verify(work.cards, target, maker, io);
  work.fatal = withShortPaths(fatal, target, io);
  if (fatal.length === 0) work.yaml = sheet.text;
}

function deckFor(args: Args, pack: PackTextParser): string | undefined {
  const said = args.text('deck');
  if (said === undefined) return undefined;
  const found = matchName(said, nameIndexOf(pack.model.decks, 'noun', pack));
  if (found.id === null) {
    throw args.usageError(
      `${pack.model.title} has no deck "${said}". It has ${pack.model.decks.map(({ id }) => id).join(', ')}.`,
    );
  }
  return found.id;
}

const headOf = (
  file: string,
  language: LanguageCode,
  { pack }: Destination,
): string => `# Cards for ${pack.model.title}, read from ${file.replace(/.*[/\\]/, '').replace(/\s+/g, ' ')} in ${languageName(language)}.
# What was not understood is under \`not-encoded\` or in \`gaps\`.
# The origin of the cards is not stated yet; write \`status: original\` if they are yours.
`;

/** The file is not written yet: its errors are reported with the lines that it would have. */
const withShortPaths = (fatal: Diagnostic[], { path }: PackTarget, io: Io): Diagnostic[] =>
  fatal.map((one) => ({ ...one, file: one.file === path ? shortPath(path, io.cwd) : one.file }));
