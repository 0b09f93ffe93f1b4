/** The words for kinds of names in messages. */
import type { Family } from '../words/core-names.ts';
import type { PackSymbol, SymbolKind } from './symbols.ts';
import type { VarType } from './ir.ts';

const KINDS: Record<SymbolKind, string> = {
  counter: 'counter',
  constant: 'constant',
  option: 'option',
  shape: 'shape',
  piece: 'piece',
  class: 'class',
  'site-kind': 'kind of site',
  predicate: 'predicate',
  period: 'period',
  color: 'color',
  zone: 'zone',
  deck: 'deck',
  type: 'card type',
  track: 'track',
  signal: 'signal',
  slot: 'slot',
  card: 'card',
  site: 'site',
  way: 'way of a board',
  tag: 'site tag',
  attribute: 'attribute',
  procedure: 'procedure',
  program: 'program',
  route: 'route',
};

/** `class of pieces`, `zone` */
export function nameKind(symbol: Pick<PackSymbol, 'kind' | 'of'>): string {
  if (symbol.kind === 'class' && symbol.of === 'piece') return 'class of pieces';
  if (symbol.kind === 'class' && symbol.of === 'counter') return 'class of counters';
  if (symbol.kind === 'class' && symbol.of === 'card') return 'class of cards';
  return KINDS[symbol.kind];
}

const FAMILIES: Record<Family, string> = {
  sites: 'site',
  cards: 'card',
  slots: 'slot',
  players: 'player',
  number: 'number',
  pieces: 'piece',
};

/** What is needed at a place: a name of some kinds, or a noun of some families. */
export type NeededName = { kinds: readonly SymbolKind[] } | { families: readonly Family[] };

/** The meaning of a name in messages. `adjective`: a word of the language about things of a family. */
export type NameMeaning =
  | { variable: VarType | 'any' }
  | { symbol: SymbolKind; of?: PackSymbol['of'] }
  | { noun: Family }
  | { adjective: Family };

/** `a counter or a constant`, `a site or a card` */
export function neededWords(needed: NeededName): string {
  return 'families' in needed
    ? familyWords(needed.families)
    : needed.kinds.map((kind) => withArticle(nameKind({ kind }))).join(' or ');
}

/** `a class of pieces`, `a site`, `said of a site` */
export function meaningWords(meaning: NameMeaning): string {
  if ('variable' in meaning) return typeName(meaning.variable);
  if ('symbol' in meaning) {
    return withArticle(nameKind({ kind: meaning.symbol, ...(meaning.of ? { of: meaning.of } : {}) }));
  }
  return 'noun' in meaning ? familyWords([meaning.noun]) : `an adjective of ${familyWords([meaning.adjective])}`;
}

/** `a site or a card` */
function familyWords(families: readonly Family[]): string {
  return families.map((family) => withArticle(FAMILIES[family])).join(' or ');
}

const TYPES: Record<VarType | 'any', string> = {
  site: 'a site',
  card: 'a card',
  slot: 'a slot',
  player: 'a player',
  number: 'a number',
  direction: 'a direction',
  'piece-kind': 'a chosen kind of piece',
  counter: 'a counter',
  color: 'a color',
  none: 'nothing',
  any: 'a site, card or slot',
};

export function typeName(type: VarType | 'any'): string {
  return TYPES[type];
}

/** `a zone`, `an option` */
export function withArticle(noun: string): string {
  return (/^[aeiou]/.test(noun) ? 'an ' : 'a ') + noun;
}
