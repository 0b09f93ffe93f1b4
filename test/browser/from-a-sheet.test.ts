/** From a sheet to a pack that is played: English by keys and Italian by pointer, in the full width every language by both. */
import { describe } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { isFull } from '../support/width.ts';
import { sheetPath, type Manner } from './support/sheet-path.ts';

const ALWAYS: [LanguageCode, Manner][] = [
  ['en', 'keys'],
  ['it', 'pointer'],
];
const ALL = LANGUAGE_CODES.flatMap((code) => (['keys', 'pointer'] as const).map((manner) => [code, manner] as const));

describe.each(isFull ? ALL : ALWAYS)('in %s, by %s', (language, manner) => {
  sheetPath(language, manner);
});
