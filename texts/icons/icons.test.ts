import { describe, expect, test } from 'vitest';
import { loadText, smallPack, diagnosticLines } from '../../service/analysis/fixtures.ts';
import { lexiconOf } from '../lexicon/lexicon-of.ts';
import { LANGUAGES } from '../languages/index.ts';
import { badgeColor, badgeLetters } from './badge.ts';
import { iconSheet, iconsOf, iconLabels, withIcons } from './icons.ts';
import { loaded } from '../../test/support/loaded.ts';

const cities = loaded().model;
const icons = iconsOf(cities);
const labels = (code: 'en' | 'it' | 'uk') => iconLabels(LANGUAGES[code], lexiconOf(cities, code));

describe('icons', () => {
  test('a text with pictures, each with its name in the language, of as many', () => {
    expect(withIcons('2 {kelp}, 1 {card}', icons, labels('it'))).toBe(
      '2&#160;<svg class="icon" role="img" aria-label="alghe"><title>alghe</title><use ' +
        'href="#icon-kelp"/></svg>, 1&#160;<svg class="icon" role="img" ' +
        'aria-label="carta"><title>carta</title><use href="#icon-card"/></svg>',
    );
    expect(withIcons('5 {kelp}', icons, labels('uk'))).toContain('aria-label="ламінарій"');
    expect(withIcons('{credit}', icons, labels('en'))).toContain('aria-label="credit"');
  });
  test('a token without a picture is its word, and everything else is text', () => {
    expect(withIcons('<b> 2 {network}', icons, labels('en'))).toBe('&#60;b&#62; 2&#160;networks');
  });
  test('every drawing has a distinct shape, whatever its color', () => {
    const shapes = [...iconsOf(loaded('cards/abyssal-trade').model).values()].map(({ svg }) => svg);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
  test('each drawing once on a sheet', () => {
    const sheet = iconSheet(icons.values());
    for (const name of icons.keys()) expect(sheet.split(`id="icon-${name}"`)).toHaveLength(2);
  });
});

describe('a name without a drawing', () => {
  test('has a distinct letter', () => {
    const nim = iconsOf(loaded('cards/nim.yaml').model);
    expect([...nim.values()].map(({ svg }) => />([^<]+)<\/text>/.exec(svg)?.[1]).filter(Boolean)).toEqual([
      'W',
      'P',
      'S',
      'Pe',
    ]);
    expect(badgeLetters('', new Set())).toBe('?');
  });
  test('has always the same color', () => {
    expect(badgeColor('pebble')).toMatch(/^#[\da-f]{6}$/);
    expect([badgeColor('pebble') === badgeColor('pebble'), badgeColor('pebble') === badgeColor('shell')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('in a pack', () => {
  const counter = (icon: string): string =>
    smallPack('').replace('coin: {plural: coins}', `coin: {plural: coins, icon: ${icon}}`);
  test('a path alone, or with a color', () => {
    expect(loadText(counter('M1 1h14')).model!.counters[0].icon).toEqual({ drawing: 'M1 1h14' });
    expect(iconsOf(loadText(counter('{color: "#123456"}')).model!).get('coin')).toMatchObject({
      color: '#123456',
      svg: expect.stringContaining('>C</text>'),
    });
  });
  test.each([
    [`'<circle r="1" onclick="x"/>'`, ['p.yaml:3:55 bad-icon <circle> in a drawing has no "onclick".']],
    [
      '{drawing: M1 1 k2, color: green}',
      [
        'p.yaml:3:55 bad-icon A path begins with M and goes on with its letters and numbers; "k" is neither.',
        'p.yaml:3:66 bad-icon "green" is not a color of an icon.',
      ],
    ],
    ['{drawing: M1 1, size: 3}', ['p.yaml:3:56 unknown-key "icon" has no key "size".']],
  ])('mistakes are reported at their place: %s', (icon, wrong) => {
    expect(diagnosticLines(loadText(counter(icon)))).toEqual(wrong);
  });
});
