/** Whose a piece is, in texts: *your discs* are not all discs. What a text may say is written by hand. */
import { describe, expect, test } from 'vitest';
import { type LanguageCode, print } from '../../dsl/internal.ts';
import { loaded } from '../../test/support/loaded.ts';
import { lawfulParser } from './testing.ts';

const pack = lawfulParser(loaded('cards/reversi'));

const read = (code: LanguageCode, text: string): string | null => {
  const { effect } = pack.parse(text, code);
  return effect && print(effect, { layout: 'line' });
};

describe('pieces that belong to players', () => {
  test.each<[LanguageCode, string, string | null]>([
    ['en', 'Remove one of your discs.', 'choose own turning-disc then remove it'],
    ['en', 'Remove a disc of yours.', 'choose own turning-disc then remove it'],
    ['en', 'Gain 1 point for each of your discs.', 'gain 1 point per own turning-disc'],
    ['en', 'Remove an opposing disc.', 'choose foreign turning-disc then remove it'],
    ['en', 'Remove an enemy disc.', 'choose foreign turning-disc then remove it'],
    ['en', 'Remove a disc of another player.', 'choose foreign turning-disc then remove it'],
    ['en', 'Remove all discs.', 'remove turning-discs'],
    ['it', 'Rimuovi una tua pedina.', 'choose own turning-disc then remove it'],
    ['it', 'Rimuovi una pedina avversaria.', 'choose foreign turning-disc then remove it'],
    ['it', 'Rimuovi una pedina nemica.', 'choose foreign turning-disc then remove it'],
    ['uk', 'Приберіть власну фішку.', 'choose own turning-disc then remove it'],
    ['uk', 'Приберіть чужу фішку.', 'choose foreign turning-disc then remove it'],
    // not read, rather than as any disc
    ['uk', 'Приберіть свою фішку.', null],
    ['uk', 'Приберіть вашу фішку.', null],
  ])('%s: %s', (code, text, effect) => {
    expect(read(code, text)).toBe(effect);
  });
});

describe('sites between the players, of which nothing says whose they are', () => {
  const kalah = lawfulParser(loaded('cards/kalah'));

  test.each<[LanguageCode, string]>([
    ['en', 'Put 1 seed on each of your pits.'],
    ['en', 'Choose one of your pits, then put 1 seed on it.'],
    ['en', 'Gain 1 win for each of your pits with at least 1 seed.'],
    ['en', 'Gain 1 win for every seed in your pits.'],
  ])('%s: %s is refused, and told why', (code, text) => {
    const { effect, problems } = kalah.parse(text, code);
    expect([effect, problems[0]]).toMatchObject([null, { code: 'never-said', data: { why: 'owner' } }]);
  });

  test.each<[string]>([['Put 1 seed on a pit of yours.'], ['Choose a pit of yours, then put 1 seed on it.']])(
    '%s is refused',
    (text) => expect(kalah.parse(text, 'en').effect).toBeNull(),
  );

  test('all of them are all of them', () => {
    const { effect } = kalah.parse('Put 1 seed on each pit.', 'en');
    expect(effect && print(effect, { layout: 'line' })).toBe('put 1 sown-seed on sowing-pit');
  });
});
