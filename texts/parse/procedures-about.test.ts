/** What a procedure is about: told in each language, and read back as the same. */
import { describe, expect, test } from 'vitest';
import { parseProgram } from '../../dsl/internal.ts';
import { form, packTools } from '../testing.ts';
import { LANGUAGES } from '../languages/index.ts';

const { en, it, uk } = LANGUAGES;

describe.each([en, it, uk])('$code', (language) => {
  const { renderer, parser } = packTools(language);
  test.each([
    'do produce of this',
    'choose connected city then do produce of it',
    'choose connected city then may do produce of it',
    'choose card in hand then do produce of it',
    'each connected city as one: do produce of one',
    'choose other player then do produce of that player',
    'choose farm then do produce of owner of it',
    'any number of times: do produce of this',
    'choose farm then (do produce of it or gain 1 credit)',
    'do produce or gain 1 credit',
  ])('%s', (effect) => {
    const { ast } = parseProgram(effect);
    const { text } = renderer.effect(ast!);
    expect(text).not.toMatch(/‹/);
    expect(form(parser.parse(text).effect), text).toEqual(form(ast));
  });
});

test.each([
  [en, 'choose connected city then do produce of it', 'Choose a connected city, then carry out Production (it).'],
  [
    en,
    'choose other player then do produce of that player',
    'Choose another player, then carry out Production (that player).',
  ],
  [en, 'choose farm then do produce of owner of it', 'Choose a farm, then carry out Production (its owner).'],
  [
    it,
    'choose connected city then do produce of it',
    'Scegli una città connessa, poi effettua la produzione (quella città).',
  ],
  [
    it,
    'choose other player then do produce of that player',
    'Scegli un altro giocatore, poi effettua la produzione (per quel giocatore).',
  ],
  [
    it,
    'choose farm then do produce of owner of it',
    'Scegli una serra, poi effettua la produzione (il suo proprietario).',
  ],
  [
    uk,
    'choose connected city then do produce of it',
    'Виберіть з’єднане місто, потім проведіть виробництво (це місто).',
  ],
  [
    uk,
    'choose other player then do produce of that player',
    'Виберіть іншого гравця, потім проведіть виробництво (той гравець).',
  ],
  [
    uk,
    'choose farm then do produce of owner of it',
    'Виберіть ферму, потім проведіть виробництво (власник цієї ферми).',
  ],
])('%#', (language, effect, text) => {
  const { renderer } = packTools(language);
  expect(renderer.effect(parseProgram(effect).ast!).text).toBe(text);
});
