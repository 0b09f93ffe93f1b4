/** Signature help: the usage of the word at the cursor, and its current argument. */
import type { Position, SignatureHelp } from 'vscode-languageserver-types';
import { expectedAfter, type ExpectedToken } from '../syntax/content-assist.ts';
import { ARGUMENTS } from '../words/arguments.ts';
import { argumentsOf } from '../words/reference.ts';
import { usage } from '../words/usage.ts';
import { cursorAt } from './cursor.ts';
import { fieldAt } from './field-at.ts';
import { offsetAt } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** The signature of the word at a position, and its current argument. */
export function signatureHelp(workspace: Workspace, uri: string, position: Position): SignatureHelp | null {
  const file = workspace.file(uri);
  if (!file) return null;
  const cursor = cursorAt(file.text, offsetAt(file, position));
  const place = fieldAt(cursor.path);
  const isText =
    cursor.at !== 'key' &&
    cursor.at !== 'after-value' &&
    (place?.is === 'record'
      ? place.record.shorthand === 'do'
      : place?.is === 'value' && (place.type.is === 'program' || place.type.is === 'standing'));
  if (!isText) return null;
  const before = cursor.text.replace(/[\p{L}\p{N}_-]*$/u, '');
  // the innermost word with a missing argument; optional arguments come last
  const [found] = expectedAfter(before, 'block')
    .filter(({ word, argument }) => word && argument)
    .sort((a, b) => depthOf(b) - depthOf(a) || Number(a.argument!.el === 'flag') - Number(b.argument!.el === 'flag'));
  if (!found?.word || !found.argument) return null;
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

const depthOf = ({ rules }: ExpectedToken): number => rules.filter((rule) => rule.startsWith('word ')).length;

/** The part of the usage that is the argument: `<what>`, or its alternatives. */
function shownAs(label: string, name: string, kind: string): string {
  const words = kind.replaceAll('`', '').replaceAll(' or ', ' | ');
  return label.includes(`<${name}>`) ? `<${name}>` : label.includes(words) ? words : label;
}
