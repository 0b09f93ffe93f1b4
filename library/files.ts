/** Files in memory, and diagnostics as text: the functions of the language, with their arguments checked. */
import {
  type Diagnostic,
  type Files,
  memoryFiles as filesOf,
  renderDiagnostic as rendered,
  type RenderOptions,
} from '../dsl/index.ts';
import { FLAG, having, listOf, type Kind, TEXT, WHOLE } from '../interpreter/internal.ts';
import { checkedFunctions, orLeftOut, withFields } from './checked/checked.ts';

const CONTENTS: Kind = {
  name: 'an object with the content of each file, a text or bytes, by its path',
  is: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((content) => typeof content === 'string' || content instanceof Uint8Array),
};

const PLACE = { file: TEXT, line: WHOLE, column: WHOLE };

const checked = checkedFunctions(
  { memoryFiles: filesOf, renderDiagnostic: rendered },
  {
    memoryFiles: [['the contents', CONTENTS]],
    renderDiagnostic: [
      [
        'the diagnostic',
        withFields('one of a pack', {
          ...PLACE,
          code: TEXT,
          severity: TEXT,
          message: TEXT,
          help: orLeftOut(TEXT),
          suggestions: orLeftOut(listOf(TEXT)),
          related: orLeftOut(listOf(withFields('a place', { ...PLACE, message: TEXT }))),
        }),
      ],
      [
        'the options',
        orLeftOut(
          withFields('an object, such as a loaded pack', {
            sources: orLeftOut(withFields('sources', { files: listOf(having('a file', 'path', 'lines')) })),
            color: orLeftOut(FLAG),
            width: orLeftOut(WHOLE),
          }),
        ),
        'as a whole',
      ],
    ],
  },
);

/**
 * Files in memory, for `loadPack` where there is no disk.
 *
 * @param contents the content of each file, by its path with `/`
 * @throws FathomError `bad-argument` for what is no such object
 *
 * @example
 * loadPack('nim.yaml', { files: memoryFiles({ 'nim.yaml': text }) });
 */
export function memoryFiles(contents: Record<string, string | Uint8Array>): Files {
  return checked.memoryFiles(contents);
}

/**
 * A diagnostic as text for a terminal, with its place, the marked words of its line, the message and how to mend it.
 *
 * @param options colour, the width in columns and the files to quote; a loaded pack quotes its own
 * @throws FathomError `bad-argument` for what is no diagnostic, or for options that are none
 *
 * @example
 * for (const diagnostic of pack.diagnostics) console.error(renderDiagnostic(diagnostic, pack));
 */
export function renderDiagnostic(diagnostic: Diagnostic, options: RenderOptions = {}): string {
  return checked.renderDiagnostic(diagnostic, options);
}
