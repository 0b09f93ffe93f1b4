/** From a sheet to a pack that is played: in one language, by keys and by pointer in turn; in the full width in every language by each. */
import { describe } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { isFull, sampleOf } from '../support/width.ts';
import { sheetPath, type Manner } from './support/sheet-path.ts';

const WALKS = LANGUAGE_CODES.flatMap((code) =>
  (['keys', 'pointer'] as const).map((manner): [LanguageCode, Manner] => [code, manner]),
);
const SAMPLE = sampleOf(LANGUAGE_CODES, 1).map((code): [LanguageCode, Manner] => [code, 'in turn']);

describe.each(isFull ? WALKS : SAMPLE)('in %s, by %s', (language, manner) => {
  sheetPath(language, manner);
});
