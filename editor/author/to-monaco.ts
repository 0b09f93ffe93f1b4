/** Conversions between the types of the language server protocol and Monaco's, which counts lines and columns from 1. */
import type { IMarkdownString, IPosition, IRange, languages, Uri } from 'monaco-editor/editor';
import { inPage } from '../i18n/typed-commands.ts';
import type {
  CompletionItem,
  DocumentSymbol,
  MarkedString,
  MarkupContent,
  Position,
  Range,
  SignatureHelp,
  TextEdit,
} from 'vscode-languageserver-types';

/** Texts of files have addresses such as `pack:/cards/nim.yaml`. */
export const SCHEME = 'pack';

export const pathOf = (uri: Pick<Uri, 'path'>): string => uri.path.slice(1);

export const rangeToMonaco = ({ start, end }: Range): IRange => ({
  startLineNumber: start.line + 1,
  startColumn: start.character + 1,
  endLineNumber: end.line + 1,
  endColumn: end.character + 1,
});

export const rangeFromMonaco = ({ startLineNumber, startColumn, endLineNumber, endColumn }: IRange): Range => ({
  start: { line: startLineNumber - 1, character: startColumn - 1 },
  end: { line: endLineNumber - 1, character: endColumn - 1 },
});

export const positionFromMonaco = ({ lineNumber, column }: IPosition): Position => ({
  line: lineNumber - 1,
  character: column - 1,
});

export const textEditToMonaco = ({ range, newText }: TextEdit): languages.TextEdit => ({
  range: rangeToMonaco(range),
  text: newText,
});

export const markdownToMonaco = (content: MarkupContent | MarkedString): IMarkdownString => ({
  value: inPage(typeof content === 'string' ? content : content.value),
});

const SNIPPET_FORMAT = 2;
/** Monaco's `CompletionItemInsertTextRule.InsertAsSnippet`. */
const INSERT_AS_SNIPPET = 4;

/** `wordRange`: what the item replaces unless it has its own edit. */
export function completionToMonaco(item: CompletionItem, wordRange: IRange): languages.CompletionItem {
  const { label, kind = 1, detail, documentation, sortText, filterText } = item;
  const edit = item.textEdit && 'range' in item.textEdit ? item.textEdit : undefined;
  return {
    label,
    kind: kind - 1,
    insertText: edit?.newText ?? item.insertText ?? label,
    range: edit ? rangeToMonaco(edit.range) : wordRange,
    ...(detail ? { detail } : {}),
    ...(documentation ? { documentation: markdownToMonaco(documentation) } : {}),
    ...(sortText ? { sortText } : {}),
    ...(filterText ? { filterText } : {}),
    ...(item.insertTextFormat === SNIPPET_FORMAT ? { insertTextRules: INSERT_AS_SNIPPET } : {}),
  };
}

export function signatureHelpToMonaco(help: SignatureHelp): languages.SignatureHelp {
  return {
    activeSignature: help.activeSignature ?? 0,
    activeParameter: help.activeParameter ?? 0,
    signatures: help.signatures.map(({ label, documentation, parameters = [] }) => ({
      label,
      ...(documentation ? { documentation: markdownToMonaco(documentation) } : {}),
      parameters: parameters.map((parameter) => ({
        label: parameter.label,
        ...(parameter.documentation ? { documentation: markdownToMonaco(parameter.documentation) } : {}),
      })),
    })),
  };
}

export function symbolToMonaco(symbol: DocumentSymbol): languages.DocumentSymbol {
  const { name, detail = '', kind, range, selectionRange, children = [] } = symbol;
  return {
    name,
    detail,
    kind: kind - 1,
    tags: [],
    range: rangeToMonaco(range),
    selectionRange: rangeToMonaco(selectionRange),
    children: children.map(symbolToMonaco),
  };
}
