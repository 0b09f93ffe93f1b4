import { expect, test } from 'vitest';
import { normalizeText } from './normalize.ts';

test('what nobody sees is gone, and each place is that of the text as it was given', () => {
  const given = 'ke\u00adlp, citta\u0300 \ufeffe\u200b poi';
  const { text, from } = normalizeText(given);
  expect(text).toBe('kelp, città e poi');
  for (const word of ['lp', 'citt', 'e poi', 'poi']) {
    expect([word, given[from(text.indexOf(word))]]).toEqual([word, word[0]]);
  }
  expect(from(text.length)).toBe(given.length);
});
