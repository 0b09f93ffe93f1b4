/** `fathom encode --file`: a table of cards becomes a file of a pack, with a finding for all that was not understood. */
import { resolve } from 'node:path';
import type { LanguageCode, Diagnostic } from '../../dsl/internal.ts';
import type { Args } from '../command.ts';
import type { Io } from '../io.ts';
import { filesWithUnsaved, loadAt, shortPath } from '../packs.ts';
import { writeFileAtomic } from '../terminal/write-file.ts';
import type { TableFinding } from '../../texts/card-tables/index.ts';
import { encodeTable, rowsOfFile, verify } from '../../service/card-import/index.ts';
import { wordingIn } from '../diagnostic-wording.ts';
import { languageName, reportLanguageOf } from '../languages.ts';
import { readInputFile } from '../terminal/read-file.ts';
import { forAllRows } from './for-all-rows.ts';
import { destinationOf, type Destination, type PackTarget } from './target.ts';
import { printJson, printReport, type EncodingResult } from './report.ts';

export async function encodeFile(file: string, language: LanguageCode, args: Args, io: Io): Promise<number> {
  const source = { name: file, bytes: readInputFile(resolve(io.cwd, file), file) };
  const destination = destinationOf(args, file, io);
  if (!destination) return 1;
  if (destination.pack.model.types.length === 0) {
    throw args.usageError(`${destination.pack.model.title} has no types of cards.`);
  }
  const rows = await rowsOfFile(source, args.text('sheet'));
  const { text } = rows;
  const work: EncodingResult = { file, language, text, cards: [], problems: [], yaml: null, fatal: [] };
  const table = encodeTable(rows, destination.pack, {
    language,
    ...forAllRows(args, destination.pack),
    onRow: (done, all) => {
      if (done % 5 === 0) io.progress?.(`${done} of ${all} cards`);
    },
  });
  work.cards = table.cards;
  work.problems = table.problems;
  if (table.encoder) {
    io.progress?.('checking the cards');
    const target = destination.target(headOf(file, language, destination));
    const checked = verify(table.cards, target.head, table.encoder, checkedAt(target, io));
    work.fatal = withShortPaths(checked.fatal, target, io);
    if (checked.fatal.length === 0) work.yaml = checked.sheet.text;
  }
  work.problems.sort(byPlace);
  if (work.yaml !== null && destination.out !== null) writeFileAtomic(destination.out, work.yaml);
  if (args.flag('json')) printJson(work, destination, io);
  else {
    const spoken = reportLanguageOf(args, io);
    printReport(work, destination, spoken, await wordingIn(spoken), io);
  }
  return work.yaml === null || work.problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

const byPlace = (a: TableFinding, b: TableFinding): number => a.start - b.start || (a.severity < b.severity ? -1 : 1);

/** The pack as it would be with the cards in the file that they are for. */
const checkedAt =
  ({ path, pack }: PackTarget, io: Io) =>
  (text: string): { here: Diagnostic[]; fatal: Diagnostic[] } => {
    const { diagnostics } = loadAt(pack, io, filesWithUnsaved(path, text));
    return {
      here: diagnostics.filter(({ file }) => resolve(io.cwd, file) === path),
      fatal: diagnostics.filter(({ severity }) => severity === 'error'),
    };
  };

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
