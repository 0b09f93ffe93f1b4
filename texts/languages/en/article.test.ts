import { expect, test } from 'vitest';
import { withArticle } from './article.ts';

test.each([
  [
    'a',
    [
      'farm',
      'one-credit card',
      'once-used tile',
      'unit',
      'utility',
      'euro',
      'used card',
      'European city',
      'uranium mine',
    ],
  ],
  ['an', ['expansion site', 'onion', 'upgraded farm', 'action slot', 'hour', 'heir', 'island', 'umbrella']],
])('%s …', (article, nouns) => {
  expect(nouns.map(withArticle)).toEqual(nouns.map((noun) => `${article} ${noun}`));
});

test('another …', () => expect(withArticle('other player')).toBe('another player'));
