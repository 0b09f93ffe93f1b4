/** `fathom audit --texts FILE`: reads the file, compares, prints and writes the reports. */
import { resolve } from 'node:path';
import type { Args } from '../../command.ts';
import type { Io } from '../../io.ts';
import { DEFAULT_PACK, loadPlayable } from '../../packs.ts';
import { refuseForeign, writeOutput } from '../../terminal/output.ts';
import { painter } from '../../terminal/paint.ts';
import { counted } from '../../terminal/text-page.ts';
import { readTexts } from './input.ts';
import { textsJson } from './json.ts';
import { textsLines } from './lines.ts';
import { textsHtml } from './html-report.ts';
import { auditTexts, hasOpenFindings, unwaived } from './report.ts';
import { sarifOf } from './sarif.ts';
import { waiversToPaste } from './waivers.ts';
import { jsonText } from '../../terminal/json.ts';

export function auditOfTexts(args: Args, io: Io, path: string): number {
  if (args.positionals.length > 1) throw args.usageError('--texts holds printed texts against one pack; name one.');
  if (args.text('games') !== undefined) throw args.usageError('--games is of the audit without --texts.');
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
  const file = readTexts(path, full);
  const pack = loadPlayable(args.positionals[0] ?? DEFAULT_PACK, io);
  if (!pack) return 1;
  const report = auditTexts(file, pack.model, pack.sources);
  const open = unwaived(report);
  const paint = painter(io.color);
  if (html !== undefined) writeOutput(resolve(io.cwd, html), html, textsHtml(report), 'page', force);
  if (sarif !== undefined) {
    writeOutput(resolve(io.cwd, sarif), sarif, jsonText(sarifOf(report)), 'sarif', force);
  }
  if (args.flag('json')) io.out(jsonText(textsJson(report)));
  else if (args.flag('waivers')) {
    io.out(waiversToPaste(open.map((finding) => ({ ...finding, what: finding.message }))));
  } else {
    const { waivers, problems } = report;
    const found = open.length + problems.length;
    io.out(
      `${textsLines(report, { paint, width: io.width, color: io.color, file, sources: pack.sources }).join('\n')}\n\n`,
    );
    for (const out of [html, sarif]) if (out !== undefined) io.out(`Written: ${out}\n`);
    const waived = waivers.holding ? ` (${counted(waivers.holding, 'finding is', 'findings are')} waived)` : '';
    io.out(
      `${paint('bold', path)}: ${found ? paint('red', counted(found, 'finding')) : paint('green', 'good')}${waived}\n`,
    );
  }
  return hasOpenFindings(report) ? 1 : 0;
}
