/** The words for kinds of names in messages. */
import type { Family } from '../words/core-names.ts';
import type { PackSymbol, SymbolKind } from './symbols.ts';
import type { BindingType } from '../words/resolver.ts';

const KINDS: Record<SymbolKind, string> = {
  counter: 'counter',
  constant: 'constant',
  option: 'option',
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

/** `a site or a card` */
export function wantedFamilies(families: readonly Family[]): string {
  return families.map((family) => withArticle(FAMILIES[family])).join(' or ');
}

const TYPES: Record<BindingType, string> = {
  site: 'a site',
  card: 'a card',
  slot: 'a slot',
  player: 'a player',
  number: 'a number',
  'piece-kind': 'a chosen kind of piece',
  counter: 'a counter',
  none: 'nothing',
  any: 'a site, card or slot',
};

export function typeName(type: BindingType): string {
  return TYPES[type];
}

/** with its article */
export function withArticle(noun: string): string {
  return (/^[aeiou]/.test(noun) ? 'an ' : 'a ') + noun;
}
