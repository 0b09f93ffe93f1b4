/** `fathom encode TEXT`: one text, its effect, what was understood word by word. */
import { EFFECT, type Diagnostic, type LANGUAGES, Lines, renderDiagnostic, print } from '../../dsl/index.ts';
import { meaningProblems, type TextProblem } from '../../dsl/text/index.ts';
import type { Io } from '../io.ts';
import type { PlayablePack } from '../packs.ts';
import { painter } from '../terminal/paint.ts';
import { packTextParser } from '../../dsl/card-tables/index.ts';
import { parseCardText } from './parse-card-text.ts';
import { findingsOf } from './verify-text.ts';
import { jsonText } from '../terminal/json.ts';

export function encodeText(
  written: string,
  code: keyof typeof LANGUAGES,
  pack: PlayablePack,
  json: boolean,
  io: Io,
): number {
  const parsed = parseCardText(written, code, packTextParser(pack));
  const { text, words, program } = parsed;
  // what is printed must be valid: a text can be understood word by word and still refer to nothing
  const before = parsed.effect ? meaningProblems(parsed.effect, 'card', pack.sources.symbols) : parsed.problems;
  const effect = before.length > 0 ? null : parsed.effect;
  const block = effect && print(effect, { layout: 'block' });
  const findings = block === null ? null : findingsOf(block, program ?? EFFECT, pack);
  const problems = [...before, ...(findings?.errors ?? []).map((error) => aboutAll(error, written))];
  const printed = problems.length > 0 ? null : block;
  if (json) {
    const warnings = (findings?.warnings ?? []).map(({ code: of, message, help }) => ({
      code: of,
      message,
      ...(help ? { help } : {}),
    }));
    io.out(
      jsonText({ effect: printed, ...(program === undefined ? {} : { program }), text, words, problems, warnings }),
    );
  } else if (printed === null) {
    const lines = new Lines(written);
    for (const { code: of, range, message, help, suggestions } of problems) {
      const from = lines.place(range.start);
      const to = lines.place(range.end);
      io.err(
        `${renderDiagnostic({ file: 'TEXT', line: from.line, column: from.column, endLine: to.line, endColumn: to.column, code: of, severity: 'error', message, ...(help ? { help } : {}), suggestions }, { linesOf: () => lines, color: io.color, width: io.width })}\n\n`,
      );
    }
  } else {
    const paint = painter(io.color);
    io.out(
      `${program === undefined ? '' : `${paint('bold', `Of the program ${program}`)}\n`}${printed}\n\n${paint('bold', 'It says')}\n  ${text}\n\n${paint('bold', 'Understood')}\n${words.map(({ range, means }) => `  ${written.slice(range.start, range.end)} ${paint('dim', '→')} ${means}`).join('\n')}\n`,
    );
    for (const { severity, code: of, message, help } of findings?.warnings ?? []) {
      io.err(`\n${paint('yellow', `${severity} ${of}:`)} ${message}\n${help ? `help: ${help}\n` : ''}`);
    }
  }
  return problems.length > 0 ? 1 : 0;
}

/** A finding about the effect, at the whole text. */
const aboutAll = ({ code, message, help, suggestions = [] }: Diagnostic, written: string): TextProblem => ({
  code,
  range: { start: 0, end: written.trimEnd().length },
  message,
  suggestions,
  ...(help ? { help } : {}),
});
