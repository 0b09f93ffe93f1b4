/** Signature help: the usage of the word at the cursor, and its current argument. */
import type { Position, SignatureHelp } from 'vscode-languageserver-types';
import { expectedAfter, ARGUMENTS, argumentsOf, usage } from '../../dsl/internal.ts';
import { cursorAt } from './cursor.ts';
import { fieldAtCursor } from './field-at.ts';
import { offsetAt } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** The signature of the word at a position, and its current argument. */
export function signatureHelp(workspace: Workspace, uri: string, position: Position): SignatureHelp | null {
  const file = workspace.file(uri);
  if (!file) return null;
  const cursor = cursorAt(file.text, offsetAt(file, position));
  const place = fieldAtCursor(cursor);
  const isText =
    // outside of brackets a bare text and the beginning of a key look alike
    !(cursor.at === 'key' && cursor.flow) &&
    cursor.at !== 'after-value' &&
    (place?.is === 'record'
      ? place.record.shorthand === 'do'
      : place?.is === 'value' && (place.type.is === 'program' || place.type.is === 'standing'));
  if (!isText) return null;
  const before = cursor.text.replace(/[\p{L}\p{N}_-]*$/u, '');
  // the innermost word with a missing argument comes first
  const expected = expectedAfter(before, 'block').flatMap(({ word, argument }) =>
    word && argument ? [{ word, argument }] : [],
  );
  const found = expected.find(({ argument }) => argument.el !== 'flag') ?? expected[0];
  if (!found) return null;
  const { word, argument } = found;
  const label = usage(word);
  const args = argumentsOf(word.signature);
  return {
    signatures: [
      {
        label,
        documentation: { kind: 'markdown', value: word.summary },
        parameters: args.map(({ name, kind }) => ({
          label: shownAs(label, name, kind),
          documentation: `${kind}: ${ARGUMENTS[name].meaning}`,
        })),
      },
    ],
    activeSignature: 0,
    activeParameter: args.findIndex(({ name }) => name === argument.name),
  };
}

/** The part of the usage that is the argument: `<what>`, or its alternatives. */
function shownAs(label: string, name: string, kind: string): string {
  const words = kind.replaceAll('`', '').replaceAll(' or ', ' | ');
  return label.includes(`<${name}>`) ? `<${name}>` : label.includes(words) ? words : label;
}
