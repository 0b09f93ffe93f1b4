/** `fathom audit --texts FILE` and `--printed`: reads the texts, compares, prints and writes the reports. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Args } from '../../command.ts';
import type { Io } from '../../io.ts';
import { auditWordingIn, type AuditWording } from '../../diagnostic-wording.ts';
import { Lines } from '../../../dsl/internal.ts';
import { languageOf, reportLanguageOf } from '../../languages.ts';
import { DEFAULT_PACK, loadPlayable, type PlayablePack } from '../../packs.ts';
import { PlayJudge } from '../../../study/index.ts';
import { readInputFile } from '../../terminal/read-file.ts';
import { refuseForeign, writeOutput } from '../../terminal/output.ts';
import { painter } from '../../terminal/paint.ts';
import { lowerBaseline, readBaseline } from './baseline.ts';
import {
  factDifferences,
  readTexts,
  readWaivers,
  type TextsFile,
  auditTexts,
  hasOpenFindings,
  openProblems,
  unwaived,
  type TextsReport,
  isTable,
  readDeckTable,
  type DeckTable,
  sentencesToPaste,
  waiversToPaste,
  withKeptTexts,
} from '../../../texts/audit/index.ts';
import { textsJson } from './json.ts';
import { textsLines } from './lines.ts';
import { textsHtml } from './html-report.ts';
import { sarifOf } from './sarif.ts';
import { jsonText } from '../../terminal/json.ts';

/** `given`: the file of texts; null: only texts that stay on components of the pack. */
export async function auditOfTexts(args: Args, io: Io, given: string | null): Promise<number> {
  const option = given === null ? '--printed' : '--texts';
  if (args.positionals.length > 1) throw args.usageError(`${option} holds printed texts against one pack; name one.`);
  if (args.text('games') !== undefined) throw args.usageError(`--games is of the audit without ${option}.`);
  const packName = args.positionals[0] ?? DEFAULT_PACK;
  const path = given ?? packName;
  const full = resolve(io.cwd, path);
  const [html, sarif] = ['html', 'sarif'].map((name) => args.text(name));
  for (const out of [html, sarif]) {
    if (out !== undefined && resolve(io.cwd, out) === full) {
      throw args.usageError(`"${out}" is the file of texts itself; it would be written over.`);
    }
  }
  const force = args.flag('force');
  if (html !== undefined) refuseForeign(resolve(io.cwd, html), html, 'page', force);
  if (sarif !== undefined) refuseForeign(resolve(io.cwd, sarif), sarif, 'sarif', force);
  const baseline = baselineOf(args, io, [path, html, sarif]);
  const pack = loadPlayable(packName, io);
  if (!pack) return 1;
  const table = given !== null && isTable(path) ? tableOf(path, full, pack, args) : null;
  const outside = table ?? (given === null ? nothingOutside(path, pack) : readTexts(path, readInputFile(full, path)));
  const file = withKeptTexts(outside, pack.sources);
  const facts = table ? factDifferences(table, pack.model, pack.sources) : [];
  const wording = await auditWordingIn(reportLanguageOf(args, io));
  const { words } = wording;
  const onText = (done: number, of: number): void => io.progress?.(words.texts(done, of));
  const report = auditTexts(file, pack.model, pack.sources, new PlayJudge(pack.model, pack.sources), { facts, onText });
  if (html !== undefined) {
    writeOutput(resolve(io.cwd, html), html, textsHtml(report, pack.sources, wording), 'page', force);
  }
  if (sarif !== undefined) {
    writeOutput(resolve(io.cwd, sarif), sarif, jsonText(sarifOf(report)), 'sarif', force);
  }
  printReport(report, { file, wording, outputs: [html, sarif], sources: pack.sources }, args, io);
  if (baseline) return reportBaseline(baseline, report, wording, args, io);
  return hasOpenFindings(report) ? 1 : 0;
}

interface Printing {
  file: TextsFile;
  wording: AuditWording;
  /** files that were written */
  outputs: readonly (string | undefined)[];
  sources: PlayablePack['sources'];
}

/** Prints the report in the form that is asked for. */
function printReport(report: TextsReport, { file, wording, outputs, sources }: Printing, args: Args, io: Io): void {
  const open = unwaived(report);
  if (args.flag('json')) io.out(jsonText(textsJson(report)));
  else if (args.flag('waivers')) {
    io.out(waiversToPaste(open.map((finding) => ({ ...finding, what: wording.wordsOfFinding(finding).message }))));
  } else if (args.flag('sentences')) io.out(sentencesToPaste(report.unread));
  else {
    const paint = painter(io.color);
    const { words } = wording;
    const found = open.length + openProblems(report).length;
    const lines = textsLines(report, { paint, width: io.width, color: io.color, file, sources, wording });
    io.out(`${lines.join('\n')}\n\n`);
    for (const out of outputs) if (out !== undefined) io.out(`${wording.written(out)}\n`);
    const { holding } = report.waivers;
    const waived = holding ? ` (${words.findingsWaived(holding)})` : '';
    const result = found ? paint('red', words.found(found)) : paint('green', words.good);
    io.out(`${paint('bold', file.path)}: ${result}${waived}\n`);
  }
}

/** No texts but those of the pack. */
const nothingOutside = (path: string, { sources }: PlayablePack): TextsFile => ({
  path,
  lines: sources.files.find((file) => file.path === path)?.lines ?? new Lines(''),
  texts: [],
  waivers: [],
  problems: [],
  waiverSource: null,
});

/** A table has no place for waivers: they are in a file beside it. */
function tableOf(path: string, full: string, pack: PlayablePack, args: Args): TextsFile & DeckTable {
  const language = args.text('lang') === undefined ? null : languageOf(args).code;
  const table = readDeckTable(path, readInputFile(full, path), pack, language);
  const waivers = waiverFileOf(full);
  return existsSync(waivers)
    ? { ...table, ...readWaivers(waiverFileOf(path), readInputFile(waivers, waiverFileOf(path), { isFound: true })) }
    : table;
}

const waiverFileOf = (path: string): string => path.replace(/\.[^.]*$/, '.waivers.yaml');

interface Baseline {
  shown: string;
  full: string;
  /** findings; null: none are stored yet */
  allowed: number | null;
}

/** Read before anything is compared, as that takes long. */
function baselineOf(args: Args, io: Io, others: readonly (string | undefined)[]): Baseline | null {
  const shown = args.text('baseline');
  if (shown === undefined) return null;
  const full = resolve(io.cwd, shown);
  if (others.some((other) => other !== undefined && resolve(io.cwd, other) === full)) {
    throw args.usageError(`"${shown}" is named twice; the baseline needs a file of its own.`);
  }
  return { shown, full, allowed: readBaseline(full, shown) };
}

/** With a baseline the exit code says whether there are more findings than before. */
function reportBaseline(
  { shown, full, allowed }: Baseline,
  report: TextsReport,
  { words }: AuditWording,
  args: Args,
  io: Io,
): number {
  const found = unwaived(report).length + openProblems(report).length;
  lowerBaseline(full, allowed, found);
  const isMore = allowed !== null && found > allowed;
  if (!args.flag('json') && !args.flag('waivers') && !args.flag('sentences')) {
    const after = isMore ? [words.more] : allowed === found ? [] : [words.fromNow(found)];
    io.out(`${shown}: ${[words.baseline(found, allowed), ...after].join(' ')}\n`);
  }
  return isMore ? 1 : 0;
}
