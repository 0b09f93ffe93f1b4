/** Adjectives of the language of effects that are declined like any other, in Ukrainian. */
import { wordTable } from '../../../dsl/internal.ts';
import type { AdjectiveForms } from '../forms.ts';
import { adjective } from './forms.ts';

export const PLAIN_ADJECTIVES: Readonly<Record<string, AdjectiveForms>> = wordTable({
  used: adjective('використаний'),
  unused: adjective('невикористаний'),
  'face-down': adjective('закритий'),
  known: adjective('відомий'),
  colored: adjective('кольоровий'),
  remaining: adjective('майбутній'),
});
