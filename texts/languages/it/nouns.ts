/** The nouns of the language of effects, in Italian. */
import { wordTable } from '../../../dsl/internal.ts';
import type { NounForms } from '../forms.ts';
import { noun } from './forms.ts';

export const NOUNS: Record<string, NounForms> = wordTable({
  site: noun('m', 'sito', 'siti'),
  card: noun('f', 'carta', 'carte'),
  slot: noun('m', 'spazio azione', 'spazi azione'),
  tile: noun('f', 'tessera', 'tessere'),
  player: noun('m', 'giocatore', 'giocatori'),
  owner: noun('m', 'proprietario', 'proprietari'),
  piece: noun('f', 'costruzione', 'costruzioni'),
  game: noun('f', 'partita', 'partite'),
});
/** By the plural. */
export const PLURALS: Record<string, string> = wordTable({
  sites: 'site',
  cards: 'card',
  slots: 'slot',
  tiles: 'tile',
  players: 'player',
  pieces: 'piece',
});
