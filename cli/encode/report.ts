/** Prints the result of encoding a table: findings and a summary, or everything as JSON. */
import {
  Lines,
  capitalize,
  renderDiagnostic,
  sentence,
  uncapitalize,
  type Diagnostic,
  type DiagnosticWording,
  fileRange,
  type LanguageCode,
} from '../../dsl/internal.ts';
import type { Io } from '../io.ts';
import { shortPath, showDiagnostics } from '../packs.ts';
import { painter, wrap } from '../terminal/paint.ts';
import { isWhole, type EncodedCard } from '../../service/card-import/index.ts';
import type { TableFinding } from '../../texts/card-tables/index.ts';
import { REPORT_WORDS, type EncodedCounts } from '../wording/report/index.ts';
import type { Destination } from './target.ts';
import { jsonText } from '../terminal/json.ts';

export interface EncodingResult {
  file: string;
  language: LanguageCode;
  /** of the table */
  text: string;
  cards: EncodedCard[];
  problems: TableFinding[];
  /** null: nothing can be written */
  yaml: string | null;
  /** errors of the written pack that belong to no row */
  fatal: Diagnostic[];
}

type Placed = Diagnostic & Pick<TableFinding, 'row' | 'heading' | 'readAs'>;

type FoundInTable = Pick<EncodingResult, 'file' | 'text' | 'problems'>;

function diagnosticsOf({ file, text, problems }: FoundInTable): Placed[] {
  const lines = new Lines(text);
  return problems.map(({ start, end, cell: _, ...problem }) => ({
    ...fileRange(file, lines, { start, end }),
    ...problem,
  }));
}

/** The public form of a finding, whose messages are English. */
function findingJson({ data: _, of: __, readAs, message, ...finding }: Placed): unknown {
  return { ...finding, message: readAs === undefined ? message : REPORT_WORDS.en.encode.readAs(readAs, message) };
}

export function printJson(work: EncodingResult, { out }: Destination, io: Io): void {
  io.out(
    jsonText({
      file: work.file,
      language: work.language,
      understood: work.cards.filter(isWhole).length,
      cards: work.cards.map((card) => ({
        row: card.row.number,
        id: card.id,
        understood: isWhole(card),
        gap: card.isGap,
        ...card.fields,
        programs: card.programs,
        notEncoded: card.notEncoded,
      })),
      findings: [...diagnosticsOf(work), ...work.fatal].map(findingJson),
      ...(out === null ? { yaml: work.yaml } : { written: work.yaml === null ? null : out }),
    }),
  );
}

/** How findings are said with their row and column, in front of the message. */
function placedWording(wording: DiagnosticWording, language: LanguageCode): DiagnosticWording {
  const words = REPORT_WORDS[language].encode;
  const inSentence = (message: string): string =>
    // English messages that are made for a sentence are declared in lower case
    language === 'en' ? message : uncapitalize(message);
  return {
    ...wording,
    wordsOf: ({ row, heading, readAs, ...diagnostic }: Placed) => {
      const said = wording.wordsOf(diagnostic);
      const message = inSentence(language === 'en' ? diagnostic.message : said.message);
      const read = readAs === undefined ? message : words.readAs(readAs, message);
      const placed = row === undefined ? read : `${words.place(row, heading ?? null)}: ${read}`;
      return { ...said, message: sentence(capitalize(placed)) };
    },
  };
}

/** What was found in a table, each with its row and column. */
export function printFindings(found: FoundInTable, language: LanguageCode, wording: DiagnosticWording, io: Io): void {
  const lines = new Lines(found.text);
  const placed = placedWording(wording, language);
  for (const diagnostic of diagnosticsOf(found)) {
    const options = { linesOf: () => lines, color: io.color, width: Math.max(24, io.width - 8), wording: placed };
    io.err(`${renderDiagnostic(diagnostic, options)}\n\n`);
  }
}

/** If the YAML goes to standard output, everything else goes to standard error. */
export function printReport(
  work: EncodingResult,
  { out, pack }: Destination,
  language: LanguageCode,
  wording: DiagnosticWording,
  io: Io,
): void {
  const { cards, yaml, fatal } = work;
  const say = out === null ? io.err : io.out;
  printFindings(work, language, wording, io);
  if (fatal.length) showDiagnostics(fatal, pack.sources, io, io.err, { wording });
  if (yaml !== null && out === null) io.out(yaml);
  const words = REPORT_WORDS[language].encode;
  const counts = countsOf(work);
  const paint = painter(io.color);
  const hue = counts.errors > 0 ? 'red' : counts.findings > 0 ? 'yellow' : 'green';
  const paragraph = (line: string): string[] => wrap(line, io.width);
  say(
    `${paragraph(words.counts(counts))
      .map((line) => paint(hue, line))
      .join('\n')}\n`,
  );
  for (const [other, n] of countBy(cards.flatMap((card) => card.seemingLanguage ?? []))) {
    say(`${paragraph(words.otherLanguage(n, other)).join('\n')}\n`);
  }
  if (yaml === null) say(`${words.nothingWritten}\n`);
  else if (out !== null) {
    const file = shortPath(out, io.cwd);
    say(`${REPORT_WORDS[language].written(file)}\n${words.next(`${io.self} check ${file}`)}\n`);
  }
}

function countsOf({ language, cards, problems, fatal }: EncodingResult): EncodedCounts {
  const whole = cards.filter(isWhole).length;
  const gaps = cards.filter(({ isGap }) => isGap).length;
  const used = new Set(cards.map((card) => card.language));
  return {
    cards: cards.length,
    // that of the table first
    languages:
      cards.length === 0
        ? [language]
        : [language, ...used].filter((code, i, all) => used.has(code) && all.indexOf(code) === i),
    whole,
    open: cards.length - whole - gaps,
    gaps,
    findings: problems.length + fatal.length,
    errors: problems.filter(({ severity }) => severity === 'error').length + fatal.length,
  };
}

function countBy<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
