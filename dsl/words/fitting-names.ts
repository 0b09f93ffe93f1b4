/** Sets of names that fit the arguments of several words. */
import type { SymbolKind } from '../semantics/symbols.ts';
import type { FittingNames } from './signature.ts';

const SITE_KINDS: readonly SymbolKind[] = ['site-kind', 'piece', 'class', 'predicate', 'tag', 'site'];
const CARD_KINDS: readonly SymbolKind[] = ['deck', 'type', 'class', 'color', 'card'];
const PIECE_KINDS: readonly SymbolKind[] = ['piece', 'class', 'predicate'];

/** A new name chosen by the author, or a declared name of these kinds. */
export const named = (...kinds: SymbolKind[]): FittingNames => ({ kinds });

export const SITES: FittingNames = { kinds: SITE_KINDS, families: ['sites'] };
export const CARDS: FittingNames = { kinds: CARD_KINDS, families: ['cards'] };
export const SLOTS: FittingNames = { kinds: ['slot', 'color'], families: ['slots'] };
export const PIECES: FittingNames = { kinds: PIECE_KINDS };
export const PIECES_AND_CARDS: FittingNames = {
  kinds: [...PIECE_KINDS, ...CARD_KINDS],
  families: ['cards', 'pieces'],
};
export const CHOICES: FittingNames = {
  kinds: [...SITE_KINDS, ...CARD_KINDS, 'slot'],
  families: ['sites', 'cards', 'slots', 'players'],
};
export const COLLECTIONS: FittingNames = {
  kinds: [...SITE_KINDS, ...CARD_KINDS, 'slot', 'color'],
  families: ['sites', 'cards', 'slots', 'players'],
};

const NUMBER_KINDS: readonly SymbolKind[] = [
  'counter',
  'constant',
  'option',
  'track',
  'attribute',
  ...SITE_KINDS,
  'deck',
  'type',
  'zone',
  'color',
];
export const NUMBERS: FittingNames = {
  kinds: NUMBER_KINDS,
  families: ['sites', 'cards', 'slots', 'players', 'number'],
};
/** Names of nearly every kind. */
export const ANYTHING: FittingNames = {
  kinds: [
    ...new Set<SymbolKind>([
      ...SITE_KINDS,
      ...CARD_KINDS,
      'slot',
      ...NUMBER_KINDS,
      'signal',
      'program',
      'procedure',
      'period',
    ]),
  ],
  families: ['sites', 'cards', 'slots'],
};
