/** What is laid on a grid, rendered in every language and parsed again. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages/index.ts';
import { effectOf, toolsOf } from './testing.ts';

const EFFECTS = [
  'lay track-tile so that matched ports of it >= 1 and matched ports of it = facing ports of it',
  'lay bend then each footprint of it: gain 1 point',
  'lay bend then gain 1 point per matched ports of it',
  'lay bend then gain 2 points per middle footprint of it',
  'lay bend on middle site so that north of it is covered',
  'lay bend on empty cell',
  'lay bend so that it is middle',
  'lay bend so that middle footprint of it >= 1',
  'lay bend so that middle footprint of it >= 2',
  'lay bend so that crossing footprint of it <= 2',
  'lay bend so that matched ports of it = 2',
  'lay bend so that matched ports of it > 1',
  'lay bend so that matched ports of it = 0',
  'lay bend so that facing ports of it >= 1',
  'lay bend so that footprint of it is not covered',
  'lay bend so that footprint of it is empty',
  'lay bend so that covered footprint of it = 0',
  'lay bend so that covered site adjacent to footprint of it',
  'lay bend so that crossing adjacent to footprint of it',
  'lay bend so that covered site adjacent to footprint of it >= 2',
  'lay bend so that reach(it, cell, 3, track) >= 2',
  'lay bend so that middle reach(it, cell, track)',
  'lay bend so that covered reach(it, cell, west)',
  'lay bend then gain 1 point per track of it',
  'lay bend then gain 1 point per north-east of it',
  'lay bend then if south of it is middle: gain 1 point',
  'choose covered cell as spot then gain 1 point per footprint of spot',
  'choose cell then if cover of it: gain 1 point',
  'may lay fork then gain (matched ports of it) points',
  'each other player: lay bend',
  'lay bend so that matched ports of it != 2',
  'lay bend then each north of it: gain 1 point',
  'choose cell then each footprint of it: place crossing at it',
];

describe.each(Object.values(LANGUAGES))('$code', (language) => {
  const { renderer, parser, form } = toolsOf('cards/tracks', language);
  test.each(EFFECTS)('%s', (effect) => {
    const { text, missing } = renderer.effect(effectOf(effect));
    expect([text, missing, form(parser.parse(text).effect)]).toEqual([text, [], form(effectOf(effect))]);
  });
});

describe('in print', () => {
  const FITS = 'matched ports of it >= 1 and matched ports of it = facing ports of it';
  test.each([
    [
      'en',
      `lay bend so that ${FITS}`,
      'Lay a bend so that at least 1 of its tracks meets another and each track between it and what lies beside it meets another.',
    ],
    [
      'it',
      `lay bend so that ${FITS}`,
      'Posa una curva così che almeno 1 suo binario combacia e ogni binario tra quella curva e ciò che ha accanto combacia.',
    ],
    [
      'uk',
      `lay bend so that ${FITS}`,
      'Викладіть поворот там, де щонайменше 1 колія цього повороту з’єднується далі і кожна колія між цим поворотом і тим, ' +
        'що лежить поруч, з’єднується далі.',
    ],
    ['en', 'lay bend so that middle footprint of it >= 1', 'Lay a bend so that it covers at least 1 middle cell.'],
    [
      'it',
      'lay bend so that crossing adjacent to footprint of it',
      'Posa una curva così che quella curva tocca un incrocio.',
    ],
    [
      'uk',
      'lay bend so that footprint of it is not covered',
      'Викладіть поворот там, де цей поворот не накриває накритих клітинок.',
    ],
    [
      'en',
      'lay bend then gain 1 point per matched ports of it',
      'Lay a bend, then gain 1 point for each of its tracks that meets another.',
    ],
    [
      'uk',
      'lay bend then gain 1 point per south-west of it',
      'Викладіть поворот, потім отримайте 1 очко за кожну клітинку на південний захід від цього повороту.',
    ],
  ] as const)('%s: %s', (code, effect, expected) => {
    const { renderer } = toolsOf('cards/tracks', LANGUAGES[code]);
    expect(renderer.effect(effectOf(effect)).text).toBe(expected);
  });
});

describe('free texts', () => {
  test.each([
    ['en', 'Place a bend so that it covers a middle cell.', 'lay bend so that middle footprint of it'],
    [
      'en',
      'Put a fork on an empty cell such that it touches a crossing.',
      'lay fork on empty cell so that crossing adjacent to footprint of it',
    ],
    ['it', 'Metti una curva in modo che almeno 1 suo binario combaci.', 'lay bend so that matched ports of it >= 1'],
    [
      'it',
      'Posa una curva in modo che quella curva tocchi un incrocio.',
      'lay bend so that crossing adjacent to footprint of it',
    ],
    [
      'uk',
      'Покладіть поворот так, щоб цей поворот накривав середню клітинку.',
      'lay bend so that middle footprint of it',
    ],
    [
      'uk',
      'Викладіть поворот так, щоб щонайменше 2 колії цього повороту з’єднувалися далі.',
      'lay bend so that matched ports of it >= 2',
    ],
  ] as const)('%s: %s', (code, text, effect) => {
    const { parser, form } = toolsOf('cards/tracks', LANGUAGES[code]);
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });
  test.each([
    ['when you lay bend: gain 1 point', 'Whenever you lay a bend, gain 1 point.'],
    ['when another player lays fork: gain 1 point', 'Whenever another player lays a fork, gain 1 point.'],
  ])('%s', (effect, expected) => {
    for (const language of Object.values(LANGUAGES)) {
      const { renderer, parser, form } = toolsOf('cards/tracks', language);
      const { text } = renderer.effect(effectOf(effect));
      expect([text, form(parser.parse(text).effect)]).toEqual([text, form(effectOf(effect))]);
      if (language.code === 'en') expect(text).toBe(expected);
    }
  });
});
