/** Whose a piece is, in texts: *your discs* are not all discs. What a text may say is written by hand. */
import { describe, expect, test } from 'vitest';
import { type LanguageCode, print } from '../../dsl/internal.ts';
import { loaded } from '../../test/support/loaded.ts';
import { packTextParser } from '../card-tables/pack-text-parser.ts';

const pack = packTextParser(loaded('cards/reversi'));

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
