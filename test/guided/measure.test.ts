/** How many acts a text takes until a card does what its author means: the measurement, on texts of our own. */
import { describe, expect, test } from 'vitest';
import { Measure, MOST_ACTS, reportOf, textsIn } from './measure.ts';

const measure = new Measure();

describe.each(textsIn('test/guided/own.yaml'))('in %s', (language, texts) => {
  test('each text becomes what is meant, with few acts, and none another effect without a word', () => {
    const measured = texts.map((text) => measure.of(text, language));
    expect(measured.filter(({ is }) => is === 'wrong')).toEqual([]);
    const right = measured.filter(({ is, acts }) => is === 'right' && acts <= MOST_ACTS);
    expect(right.length, reportOf(language, measured).join('\n')).toBe(texts.length);
  }, 120_000);
});

test('a text that says something else is told to be wrong', () => {
  const meant = { text: 'Gain 2 kelp.', type: 'instant-card', effect: 'gain 3 kelp' };
  expect(measure.of(meant, 'en')).toMatchObject({ is: 'wrong', acts: 0, offered: ['gain 2 kelp'] });
});
