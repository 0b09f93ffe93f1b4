/** Adjectives of the language of effects that are declined like any other, in Italian. */
import { wordTable } from '../../../dsl/internal.ts';
import type { AdjectiveForms } from '../forms.ts';
import { adjective } from './forms.ts';

export const PLAIN_ADJECTIVES: Readonly<Record<string, AdjectiveForms>> = wordTable({
  upgraded: adjective('migliorato'),
  used: adjective('usato'),
  unused: adjective('inutilizzato'),
  'face-down': adjective('coperto'),
  known: adjective('noto'),
  available: adjective('disponibile'),
  colored: adjective('colorato'),
  remaining: adjective('rimanente'),
});
