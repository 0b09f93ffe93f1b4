/** What lies on sites, in texts: on each of them, on all together, on one. What a text may say is written by hand. */
import { describe, expect, test } from 'vitest';
import { type LanguageCode, parseProgram, print } from '../../dsl/internal.ts';
import { loaded } from '../../test/support/loaded.ts';
import { LANGUAGES, languageOn, lexiconOf, Renderer } from '../internal.ts';
import { lawfulParser } from './testing.ts';

const pack = lawfulParser(loaded('cards/kalah'));

const read = (code: LanguageCode, text: string): string | null => {
  const { effect } = pack.parse(text, code);
  return effect && print(effect, { layout: 'line' });
};

describe('counters that lie on sites', () => {
  test.each<[LanguageCode, string, string | null]>([
    ['en', 'Put 2 seeds on each pit.', 'put 2 sown-seeds on sowing-pit'],
    ['en', 'Choose a pit, then put 2 seeds on it.', 'choose sowing-pit then put 2 sown-seeds on it'],
    ['en', 'Take 2 seeds from each store.', 'take 2 sown-seeds from seed-store'],
    ['en', 'If there are no seeds on pits, gain 1 win.', 'if sown-seeds of sowing-pits = 0: gain 1 win'],
    ['en', 'If there are at least 3 seeds on stores, gain 1 win.', 'if sown-seeds of seed-stores >= 3: gain 1 win'],
    ['en', 'Gain 1 win for each seed on pits.', 'gain 1 win per sown-seed of sowing-pits'],
    ['en', 'Gain 1 win for each pit with at least 2 seeds.', 'gain 1 win per (sowing-pit with sown-seeds >= 2)'],
    [
      'en',
      'Choose a home pit with at least 2 seeds, then gain 1 win.',
      'choose home sowing-pit with sown-seeds >= 2 then gain 1 win',
    ],
    ['it', 'Ottieni 1 vittoria per ogni buca con almeno 2 semi.', 'gain 1 win per (sowing-pit with sown-seeds >= 2)'],
    [
      'uk',
      'Отримайте 1 перемогу за кожну лунку, де є щонайменше 2 зерна.',
      'gain 1 win per (sowing-pit with sown-seeds >= 2)',
    ],
    ['it', 'Metti 2 semi su ogni buca.', 'put 2 sown-seeds on sowing-pit'],
    ['it', 'Ottieni 1 vittoria per ogni seme sulle buche.', 'gain 1 win per sown-seed of sowing-pits'],
    ['uk', 'Покладіть 2 зерна на кожну лунку.', 'put 2 sown-seeds on sowing-pit'],
    ['uk', 'Отримайте 1 перемогу за кожне зерно на лунках.', 'gain 1 win per sown-seed of sowing-pits'],
    ['en', 'Remove all seeds from each pit.', 'set sown-seeds of sowing-pit to 0'],
    ['en', 'Choose a pit, then remove all seeds from it.', 'choose sowing-pit then set sown-seeds of it to 0'],
    ['en', 'Set the number of seeds on each pit to 2.', 'set sown-seeds of sowing-pit to 2'],
    ['it', 'Togli tutti i semi da ogni buca.', 'set sown-seeds of sowing-pit to 0'],
    ['uk', 'Приберіть усі зерна з кожної лунки.', 'set sown-seeds of sowing-pit to 0'],
    ['en', 'Remove all seeds from a pit.', null],
    ['it', 'Togli tutti i semi da una buca.', null],
    ['uk', 'Приберіть усі зерна з лунки.', null],
    // a choice, which `put` does not make: not read, rather than as each of them
    ['en', 'Put 1 seed on a pit.', null],
  ])('%s: %s', (code, text, effect) => {
    expect(read(code, text)).toBe(effect);
  });
});

test.each<[LanguageCode, string]>([
  ['en', 'Remove all seeds from each pit.'],
  ['it', 'Togli tutti i semi da ogni buca.'],
  ['uk', 'Приберіть усі зерна з кожної лунки.'],
])('%s: what is removed from several is said of each: %s', (code, text) => {
  const { model, sources } = loaded('cards/kalah');
  const renderer = new Renderer(languageOn('cards', LANGUAGES[code]), lexiconOf(model, code), sources.symbols);
  for (const written of ['set sown-seeds of sowing-pits to 0', 'set sown-seeds of sowing-pit to 0']) {
    expect(renderer.effect(parseProgram(written).ast!).text).toBe(text);
  }
});
