/** Semantic tokens: words of the language, and names of the pack by their kind. */
import type { SemanticTokens } from 'vscode-languageserver-types';
import { type Span, effectLexer, NumberToken, Ordinal, RESERVED } from '../../dsl/internal.ts';
import type { NameKind } from './name-kinds.ts';
import { occurrencesOf } from './occurrences.ts';
import { positionAt } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** The types of semantic tokens; the protocol refers to them by index. */
export const TOKEN_TYPES = [
  'keyword',
  'number',
  'variable',
  'class',
  'interface',
  'property',
  'function',
  'event',
  'enumMember',
  'struct',
  'type',
  'namespace',
] as const;

/** The modifiers of semantic tokens; the protocol refers to them by bit. */
export const TOKEN_MODIFIERS = ['declaration'] as const;
type TokenType = (typeof TOKEN_TYPES)[number];

const BY_KIND: Record<NameKind, TokenType> = {
  counter: 'variable',
  constant: 'variable',
  option: 'variable',
  attribute: 'variable',
  piece: 'class',
  class: 'interface',
  'site-kind': 'struct',
  shape: 'struct',
  site: 'struct',
  tag: 'property',
  way: 'property',
  predicate: 'property',
  color: 'enumMember',
  period: 'enumMember',
  zone: 'namespace',
  track: 'namespace',
  deck: 'type',
  type: 'type',
  card: 'type',
  slot: 'type',
  signal: 'event',
  procedure: 'function',
  program: 'function',
  route: 'function',
  board: 'namespace',
  edition: 'type',
  dispute: 'type',
  step: 'function',
  variable: 'variable',
};

interface Token {
  span: Span;
  type: TokenType;
  declares?: boolean;
}

/** The words of the effects in a file by type, in the encoding of the protocol. */
export function semanticTokens(workspace: Workspace, uri: string): SemanticTokens {
  const file = workspace.file(uri);
  const { sources } = workspace.incrementalCheck();
  if (!file) return { data: [] };
  const tokens: Token[] = [];
  for (const { kind, span, declares } of occurrencesOf(sources).in(file.path)) {
    tokens.push({ span, type: BY_KIND[kind], ...(declares ? { declares } : {}) });
  }
  for (const { file: path, text, toFile } of sources.effects) {
    if (path !== file.path) continue;
    for (const { image, startOffset, tokenType } of effectLexer().tokenize(text).tokens) {
      const type =
        tokenType === NumberToken || tokenType === Ordinal
          ? ('number' as const)
          : RESERVED.has(image)
            ? ('keyword' as const)
            : undefined;
      if (type) tokens.push({ span: toFile(startOffset, startOffset + image.length), type });
    }
  }
  return { data: encoded(tokens, (offset) => positionAt(file, offset)) };
}

/**
 * The encoding of the protocol: five numbers for each token, line and character relative to the previous token. Tokens that
 * overlap another or span lines are left out.
 */
function encoded(tokens: Token[], place: (offset: number) => { line: number; character: number }): number[] {
  const data: number[] = [];
  let line = 0;
  let character = 0;
  let end = 0;
  for (const { span, type, declares } of tokens.sort((a, b) => a.span.start - b.span.start)) {
    const from = place(span.start);
    const to = place(span.end);
    if (span.start < end || from.line !== to.line) continue;
    data.push(
      from.line - line,
      from.line === line ? from.character - character : from.character,
      to.character - from.character,
      TOKEN_TYPES.indexOf(type),
      declares ? 1 : 0,
    );
    [line, character, end] = [from.line, from.character, span.end];
  }
  return data;
}
