/** What may come next in an effect: words of the language with their arguments, names of the pack by what is wanted there. */
import type { CompletionItem } from 'vscode-languageserver-types';
import {
  nameKind,
  type PackSymbol,
  type Symbols,
  type TextKind,
  expectedAfter,
  type ExpectedToken,
  AGGREGATES,
  FUNCTIONS,
  RESERVED,
  WORDS,
  type WordDeclaration,
  type SignatureElement,
  usage,
  wordTable,
} from '../../dsl/internal.ts';
import { expectedNames, isFitting } from './expected-names.ts';
import { wordDocumentation } from '../reference/documentation.ts';
import { CompletionItemKind, InsertTextFormat } from './protocol.ts';

/** `roles`: which words may begin the text, where that is known. */
interface EffectPlace {
  kind: TextKind;
  roles?: WordDeclaration['role'][];
  symbols: Symbols;
}

/** The first digit of `sortText` is the rank of an item; of items with the same label the best one is offered. */
type RankedItem = CompletionItem & { sortText: string };

const RULES = {
  program: 'block',
  standing: 'block',
  condition: 'condition',
  value: 'value',
  cost: 'cost',
  amounts: 'items',
  sites: 'condition',
} as const;

/** Items without the range that they replace. */
export function effectItems(textBefore: string, { kind, roles, symbols }: EffectPlace): CompletionItem[] {
  const begun = /[\p{L}\p{N}_-]*$/u.exec(textBefore)![0];
  const before = textBefore.slice(0, textBefore.length - begun.length);
  const items = new Map<string, RankedItem>();
  const add = (item: RankedItem): void => {
    const known = items.get(item.label);
    if (!known || item.sortText < known.sortText) items.set(item.label, item);
  };
  for (const expected of expectedAfter(before, RULES[kind])) {
    if (expected.token.startsWith(KEYWORD)) {
      for (const item of keywordItems(expected.token.slice(KEYWORD.length), expected, roles)) add(item);
    }
    // after `or` an alternative cost begins with its number; a name there would begin another effect
    else if (/\bor\s+$/.test(before) && expected.rules.includes('cost') && expected.token === 'Name') continue;
    else if (NAME_TOKENS.has(expected.token)) {
      for (const item of nameItems(expected, symbols, before, kind)) add(item);
    } else {
      for (const word of CATEGORIES[expected.token] ?? []) {
        add({ label: word, kind: CompletionItemKind.Keyword, sortText: `4${word}` });
      }
    }
  }
  return [...items.values()];
}

const KEYWORD = 'keyword ';
const NAME_TOKENS: ReadonlySet<string> = new Set(['Name', 'Adjective', 'AnyWord']);

/** Words of token categories of the grammar. `Number` and others have no words to offer. */
const CATEGORIES: Record<string, readonly string[]> = wordTable({
  FunctionName: FUNCTIONS,
  Aggregate: AGGREGATES,
  Determiner: ['the', 'all', 'your'],
});

function keywordItems(
  keyword: string,
  { word, rules }: ExpectedToken,
  roles: WordDeclaration['role'][] | undefined,
): RankedItem[] {
  if (word?.opening[0] !== keyword) {
    return [{ label: keyword, kind: CompletionItemKind.Keyword, sortText: `3${keyword}` }];
  }
  const depth = rules.filter((rule) => rule.startsWith('word ')).length;
  if (depth === 1 && roles && !roles.includes(word.role)) return [];
  return [wordItem(word)];
}

function wordItem(word: WordDeclaration): RankedItem {
  const label = word.opening.join(' ');
  return {
    label,
    kind: CompletionItemKind.Function,
    detail: usage(word),
    documentation: { kind: 'markdown', value: wordDocumentation(word) },
    sortText: `2${label}`,
    insertText: snippetOf(word),
    insertTextFormat: InsertTextFormat.Snippet,
  };
}

/** A snippet with a placeholder for each required argument. */
function snippetOf(word: WordDeclaration): string {
  let n = 0;
  const parts = word.signature.flatMap((element: SignatureElement): string[] => {
    switch (element.el) {
      case 'keyword':
        return [element.word];
      case 'colon':
        return [':'];
      case 'arg':
        return [`\${${++n}:${element.name}}`];
      case 'flag':
        return element.optional
          ? []
          : [`\${${++n}|${element.words.map((flag) => flag.replaceAll('-', ' ')).join(',')}|}`];
      case 'optional':
        return [];
    }
  });
  return [...word.opening, ...parts].join(' ').replaceAll(' :', ':');
}

// ------------------------------------------------------------------------------------------------ names

function nameItems(expected: ExpectedToken, symbols: Symbols, before: string, text: TextKind): RankedItem[] {
  const verbs =
    expected.token === 'AnyWord'
      ? WORDS.filter(({ role }) => role === 'immediate').map(({ opening }) => opening[0])
      : [];
  if (verbs.length) {
    return [...new Set(verbs)].map((label) => ({ label, kind: CompletionItemKind.Keyword, sortText: `3${label}` }));
  }
  // only cards are in zones
  const isZone = expected.rules.includes('post') && /\bin\s+$/.test(before);
  const { kinds, also, words } = isZone
    ? { kinds: ['zone' as const], also: [], words: [] }
    : expectedNames(expected, text === 'sites');
  return [
    ...kinds
      .flatMap((kind) => symbols.all(kind).filter((symbol) => isFitting(symbol, kinds)))
      .flatMap((symbol) => symbolItems(symbol, '1')),
    ...also.flatMap((kind) => symbols.all(kind)).flatMap((symbol) => symbolItems(symbol, '5')),
    ...variablesIn(before).map((label) => ({
      label,
      kind: CompletionItemKind.Variable,
      detail: 'bound earlier in this effect',
      sortText: `0${label}`,
    })),
    ...words.map((label) => ({ label, kind: CompletionItemKind.Keyword, sortText: `3${label}` })),
  ];
}

/** The id, and the plural, which reads better after a number. */
function symbolItems(symbol: PackSymbol, rank: string): RankedItem[] {
  const detail = nameKind(symbol);
  const kind = KINDS[symbol.kind] ?? CompletionItemKind.Constant;
  // of a period only `remaining …` has the plural
  const isCounted = symbol.plural && symbol.plural !== symbol.id && symbol.kind !== 'period';
  const names = [symbol.id, ...(isCounted ? [symbol.plural!] : [])];
  return names.map((label) => ({ label, kind, detail, sortText: `${rank}${label}` }));
}

export const KINDS: Partial<Record<PackSymbol['kind'], CompletionItem['kind']>> = {
  counter: CompletionItemKind.Field,
  constant: CompletionItemKind.Constant,
  option: CompletionItemKind.EnumMember,
  class: CompletionItemKind.Interface,
  piece: CompletionItemKind.Class,
  card: CompletionItemKind.Unit,
  slot: CompletionItemKind.Unit,
  procedure: CompletionItemKind.Method,
  signal: CompletionItemKind.Event,
  predicate: CompletionItemKind.Property,
  zone: CompletionItemKind.Folder,
};

/** Names bound with `as` earlier in the text. */
const variablesIn = (before: string): string[] => [
  ...new Set(
    [...before.matchAll(/\bas ([a-z][a-z0-9-]*)/g)].map(([, name]) => name).filter((name) => !RESERVED.has(name)),
  ),
];
