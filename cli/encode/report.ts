/** Prints the result of encoding a table: findings and a summary, or everything as JSON. */
import { Lines, renderDiagnostic, type Diagnostic, fileRange, type LanguageCode } from '../../dsl/index.ts';
import type { Io } from '../io.ts';
import { shortPath, showDiagnostics } from '../packs.ts';
import { painter, wrap } from '../terminal/paint.ts';
import type { EncodedCard } from './cards.ts';
import type { TableFinding } from '../../dsl/card-tables/index.ts';
import { languageName } from '../languages.ts';
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

type Placed = Diagnostic & Pick<TableFinding, 'row' | 'heading'>;

function diagnosticsOf({ file, text, problems }: EncodingResult): Placed[] {
  const lines = new Lines(text);
  return problems.map(({ code, severity, message, help, suggestions, row, heading, start, end }) => ({
    ...fileRange(file, lines, { start, end }),
    code,
    severity,
    message,
    ...(help ? { help } : {}),
    ...(suggestions?.length ? { suggestions } : {}),
    ...(row === undefined ? {} : { row }),
    ...(heading === undefined ? {} : { heading }),
  }));
}

const LIST = new Intl.ListFormat('en');
const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const isWhole = ({ isGap, notEncoded }: EncodedCard): boolean => !isGap && Object.keys(notEncoded).length === 0;

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
      findings: [...diagnosticsOf(work), ...work.fatal],
      ...(out === null ? { yaml: work.yaml } : { written: work.yaml === null ? null : out }),
    }),
  );
}

/** If the YAML goes to standard output, everything else goes to standard error. */
export function printReport(work: EncodingResult, { out, pack }: Destination, io: Io): void {
  const { text, cards, problems, yaml, fatal } = work;
  const paint = painter(io.color);
  const lines = new Lines(text);
  const say = out === null ? io.err : io.out;
  for (const { row, heading, ...diagnostic } of diagnosticsOf(work)) {
    const where = row === undefined ? '' : `row ${row}${heading ? `, “${heading}”` : ''}: `;
    io.err(
      `${renderDiagnostic({ ...diagnostic, message: where + diagnostic.message }, { linesOf: () => lines, color: io.color, width: Math.max(24, io.width - 8) })}\n\n`,
    );
  }
  if (fatal.length) showDiagnostics(fatal, pack.sources, io, io.err);
  if (yaml !== null && out === null) io.out(yaml);
  const whole = cards.filter(isWhole).length;
  const gaps = cards.filter(({ isGap }) => isGap).length;
  const open = cards.length - whole - gaps;
  const findings = problems.length + fatal.length;
  const errors = problems.filter(({ severity }) => severity === 'error').length + fatal.length;
  const sum = `${count(cards.length, 'card')} in ${LIST.format([...new Set([work.language, ...cards.map(({ language }) => language)].filter((code) => cards.length === 0 || cards.some(({ language }) => language === code)))].map(languageName))}: ${whole} understood whole${open ? `, ${open} in part or not` : ''}${gaps ? `, ${gaps} among the gaps` : ''}; ${findings === 0 ? 'no findings' : count(findings, 'finding')}${errors && errors < findings ? ` (${count(errors, 'error')})` : ''}.`;
  say(
    `${wrap(sum, io.width)
      .map((line) => paint(errors ? 'red' : findings ? 'yellow' : 'green', line))
      .join('\n')}\n`,
  );
  for (const [other, n] of Object.entries(countBy(cards.flatMap((card) => card.seemingLanguage ?? [])))) {
    say(
      `${wrap(`${n === 1 ? '1 text is' : `${n} texts are`} in ${languageName(other)}: --lang ${other} for all, or a column “lang”.`, io.width).join('\n')}\n`,
    );
  }
  if (yaml === null) say('Nothing was written.\n');
  else if (out !== null) say(`Written: ${shortPath(out, io.cwd)}\nNext: ${io.self} check ${shortPath(out, io.cwd)}\n`);
}

const countBy = (names: readonly string[]): Record<string, number> =>
  names.reduce<Record<string, number>>((sums, name) => ({ ...sums, [name]: (sums[name] ?? 0) + 1 }), {});
