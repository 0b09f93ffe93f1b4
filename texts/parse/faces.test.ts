/** Cards face down on a board: told in each language, and read back as the same. */
import { describe, expect, test } from 'vitest';
import { parseProgram } from '../../dsl/internal.ts';
import { form, packTools } from '../testing.ts';
import { LANGUAGES } from '../languages/index.ts';

const { en, it, uk } = LANGUAGES;

describe.each([en, it, uk])('$code', (language) => {
  const { renderer, parser } = packTools(language);
  const told = (effect: string): string => {
    const { ast } = parseProgram(effect);
    const { text } = renderer.effect(ast!);
    expect(form(parser.parse(text).effect), text).toEqual(form(ast));
    return text;
  };
  test.each([
    'place top card of era-deck at c1 face down',
    'choose card in hand then place it at c1 face down',
    'look at tile of c1',
    'choose connected city then look at tile of it',
    'look at tiles of connected cities',
    'reveal face-down tiles of cities',
    'choose tiled city then reveal tile of it',
    'gain 1 credit per not tiled city',
    'choose tile of cities as one then look at one',
    'choose tile of connected cities then reveal it',
    'conceal tile of c1',
    'if tile of c1 is face-down: gain 1 credit',
    'if tile of c1 is not known: gain 1 credit',
    'gain 1 credit per known tile of cities',
    'look at top 3 cards of era-deck then move 1 card of them to hand',
  ])('%s', (effect) => {
    expect(told(effect)).not.toMatch(/‹/);
  });
});

test.each([
  [
    en,
    'choose card in hand then place it at c1 face down',
    'Choose a card in your hand, then place it face down at “c1”.',
  ],
  [en, 'choose tiled city then reveal tile of it', 'Choose a city with a tile, then reveal its tile.'],
  [en, 'choose tile of cities then conceal it', 'Choose a tile of cities, then turn it face down.'],
  [
    it,
    'choose card in hand then place it at c1 face down',
    'Scegli una carta in mano, poi piazzala a faccia in giù su «c1».',
  ],
  [it, 'choose tiled city then reveal tile of it', 'Scegli una città con tessera, poi scopri una sua tessera.'],
  [it, 'choose tile of cities then conceal it', 'Scegli una tessera di città, poi coprila.'],
  [
    uk,
    'choose card in hand then place it at c1 face down',
    'Виберіть картку на руці, потім покладіть її сорочкою догори на «c1».',
  ],
  [uk, 'choose tiled city then reveal tile of it', 'Виберіть місто з плиткою, потім відкрийте плитку цього міста.'],
  [uk, 'choose tile of cities then conceal it', 'Виберіть плитку міст, потім переверніть її сорочкою догори.'],
])('%#', (language, effect, text) => {
  const { renderer } = packTools(language);
  expect(renderer.effect(parseProgram(effect).ast!).text).toBe(text);
});
