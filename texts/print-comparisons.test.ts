/** What is counted, compared and chosen as cards print it: without names in quotes and without formulas, and parsed back as the same. */
import { describe, expect, test } from 'vitest';
import { expectSaid, SAID_LANGUAGES } from '../test/support/sentences.ts';
import { effectOf, form, textTools } from './testing.ts';

const RENDERED: string[] = [
  'look at top 2 cards of era-deck then (may (choose card of them as fresh then choose connected ' +
    'city as town then move fresh to hand then gain 1 point per farm of town)) then dispose them as ' +
    'discarded',
  'reveal top 3 cards of era-deck then choose card where (it is not personal-assistant) of them as ' +
    'model then if model is green: move model to hand else: gain 1 credit',
  'reveal top 3 cards of era-deck then (if card of them: gain 1 point) then (move 1 card of them to ' +
    'hand) then if card of them: gain 1 credit then dispose them as discarded',
  'if built cities this turn >= 1 and built tunnels this turn >= 1: gain 1 kelp, 1 point',
  'if upgraded farms this turn >= 1 and built tunnels this round >= 1 and farms >= 2: gain 1 point',
  'gain (2 * min(farms, min(tunnels, laboratories))) points',
  'if (max over connected cities: buildings of it) = (min over connected cities: buildings of it): gain 3 points',
  'choose other player then (if farms > farms of that player: gain 3 points) then if tunnels < tunnels of that player: gain 1 point',
  'choose other player then if connected cities = connected cities of that player: gain 1 point',
  'if farms >= 2: ((if tunnels >= 3: gain 1 point) then (if cities >= 2: gain 1 card) then gain 1 credit) else: gain 1 kelp',
  'each other player from you: build farm free then gain 1 kelp',
];

describe.each(SAID_LANGUAGES)('in $code', (language) => {
  const { renderer, parser } = textTools(language);

  test.each(RENDERED)('%s', (effect) => {
    const { text, missing } = renderer.effect(effectOf(effect));
    expect(missing).toEqual([]);
    expectSaid(language, 'print-comparisons', effect, [text]);
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });
});
