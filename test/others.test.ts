/** Cards about other players, and about the kind of what was chosen, are said in three languages, read back and played. */
import { describe, expect, test } from 'vitest';
import { expectSaid, SAID_LANGUAGES } from './support/sentences.ts';
import { CardPack, testPack } from './card-packs.ts';

const pack = new CardPack('others');
const { cards } = pack;

testPack(pack, 10);

const PRINTED: string[] = [
  'largest-league',
  'friendly-rivals',
  'envious-eyes',
  'relief-fund',
  'harbor-whistle',
  'after-you',
  'middle-course',
  'rush-hour',
  'open-library',
  'exchange-of-plans',
  'loan-office',
  'fair-shares',
  'public-survey',
  'envoys',
  'tow-line',
  'back-door',
];

test('each card is printed', () => {
  expect(PRINTED.toSorted()).toEqual(cards.map(({ id }) => id).sort());
});

describe.each(SAID_LANGUAGES)('in $code', (language) => {
  const parser = pack.parserIn(language);

  test.each(cards.map((card) => [card.id, card] as const))('%s', (id, card) => {
    const texts = pack.textsOf(card, language, parser);
    expect(texts).toHaveLength(1);
    expectSaid(language, 'others', id, [texts[0].text]);
    for (const { missing, parsed, meant } of texts) expect([missing, parsed]).toEqual([[], meant]);
  });
});
