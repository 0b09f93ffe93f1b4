import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages/index.ts';
import { effectOf, form, textTools } from '../testing.ts';

// how often is not said behind a verb that may take the same thing again; for how much may be
test.each([
  ['at most 3 points: use action-card', 'Use 1 action card, for at most 3 points.'],
  ['repeat 2 times: use action-card', 'Do this twice: use 1 action card.'],
  ['repeat 2 times: upgrade farm', 'Upgrade 1 farm twice.'],
])('%s', (effect, text) => {
  const { renderer, parser } = textTools(LANGUAGES.en);
  expect(renderer.effect(effectOf(effect)).text).toBe(text);
  expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
});
