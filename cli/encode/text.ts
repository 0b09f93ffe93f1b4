/** `fathom encode TEXT`: one text, its effect, what was understood word by word. */
import {
  EFFECT,
  fileRange,
  type Diagnostic,
  type LanguageCode,
  Lines,
  renderDiagnostic,
  print,
} from '../../dsl/internal.ts';
import type { TextProblem } from '../../texts/internal.ts';
import { wordingIn } from '../diagnostic-wording.ts';
import type { Io } from '../io.ts';
import type { PlayablePack } from '../packs.ts';
import { painter } from '../terminal/paint.ts';
import { packTextParser } from '../../texts/card-tables/index.ts';
import { readCardText } from '../../service/card-import/index.ts';
import { findingsOf } from './verify-text.ts';
import { jsonText } from '../terminal/json.ts';

export async function encodeText(
  written: string,
  code: LanguageCode,
  pack: PlayablePack,
  json: boolean,
  spoken: LanguageCode,
  io: Io,
): Promise<number> {
  const { parsed, effect, problems: before } = readCardText(written, code, packTextParser(pack));
  const { text, words, program } = parsed;
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
      jsonText({
        effect: printed,
        ...(program === undefined ? {} : { program }),
        text,
        words,
        problems: problems.map(({ of: _, data: __, ...problem }) => problem),
        warnings,
      }),
    );
  } else if (printed === null) {
    const lines = new Lines(written);
    const wording = await wordingIn(spoken);
    for (const { range, ...problem } of problems) {
      const diagnostic = { ...problem, ...fileRange('TEXT', lines, range), severity: 'error' } as const;
      io.err(
        `${renderDiagnostic(diagnostic, { linesOf: () => lines, color: io.color, width: io.width, wording })}\n\n`,
      );
    }
  } else {
    const paint = painter(io.color);
    io.out(
      `${program === undefined ? '' : `${paint('bold', `Of the program ${program}`)}\n`}${printed}\n\n${paint('bold', 'It says')}\n ` +
        ` ${text}\n\n${paint('bold', 'Understood')}\n${words.map(({ range, means }) => `  ${written.slice(range.start, range.end)} ${paint('dim', '→')} ${means}`).join('\n')}\n`,
    );
    for (const { severity, code: of, message, help } of findings?.warnings ?? []) {
      io.err(`\n${paint('yellow', `${severity} ${of}:`)} ${message}\n${help ? `help: ${help}\n` : ''}`);
    }
  }
  return problems.length > 0 ? 1 : 0;
}

/** A finding about the effect, at the whole text. */
const aboutAll = ({ code, message, help, suggestions = [], data }: Diagnostic, written: string): TextProblem => ({
  code,
  range: { start: 0, end: written.trimEnd().length },
  message,
  suggestions,
  ...(help ? { help } : {}),
  ...(data === undefined ? {} : { data }),
});
