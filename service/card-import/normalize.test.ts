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

test.each<[string, string, string]>([
  ['icons in braces', 'Gain 1 {kelp} and 1 {{CREDIT}} or [kelp].', 'Gain 1 [kelp] and 1 [credit] or [kelp].'],
  ['emphasis', '<b>Gain</b> 1 **kelp**.', 'Gain 1 kelp.'],
  ['line breaks of HTML', 'Gain 1 kelp<br/>Gain 1 credit', 'Gain 1 kelp. Gain 1 credit'],
  ['line breaks written out', String.raw`Gain 1 kelp.\nGain 1 credit`, 'Gain 1 kelp. Gain 1 credit'],
  ['bullets', '• Gain 1 kelp • Gain 1 credit', 'Gain 1 kelp. Gain 1 credit'],
  ['leading dashes', '- Gain 1 kelp\n- Gain 1 credit', 'Gain 1 kelp. Gain 1 credit'],
  ['lines', 'Gain 1 kelp\nGain 1 credit', 'Gain 1 kelp. Gain 1 credit'],
  ['a line that is broken anywhere', 'Gain 1 kelp\nand 1 credit', 'Gain 1 kelp\nand 1 credit'],
  ['a sign behind a verb', 'Gain +1 kelp', 'Gain 1 kelp'],
  ['no verb', '+2 kelp, +1 card', '+2 kelp, +1 card'],
  ['or between dashes', 'Gain 1 kelp -or- 1 credit.', 'Gain 1 kelp or 1 credit.'],
  ['a range stays', 'Gain 1-2 kelp', 'Gain 1-2 kelp'],
  ['a title stays', 'Production: Gain 1 kelp.', 'Production: Gain 1 kelp.'],
])('%s', (_, given, wanted) => expect(normalizeText(given).text).toBe(wanted));

test('places behind a sign are those of the given text', () => {
  const given = '• Gain 1 {kelp} • Gain 1 crdit';
  const { text, from } = normalizeText(given);
  expect(given.slice(from(text.indexOf('crdit')), from(text.length))).toBe('crdit');
  expect(from(text.indexOf('[kelp]'))).toBe(given.indexOf('{kelp}'));
});
