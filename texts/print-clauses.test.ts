/** Clauses as print has them: no brackets where a verb or a full stop ends what is said, verbs said once, numbers behind them. */
import { describe, expect, test } from 'vitest';
import { expectSaid, SAID_LANGUAGES } from '../test/support/sentences.ts';
import { effectOf, form, textTools } from './testing.ts';

const RENDERED: string[] = [
  // the next verb is said to the reader again, so that it ends what the other player does
  'choose other player with place = 1 then (that player: gain 2 credits) then gain 1 card then gain 1 point',
  'choose other player then (that player: may gain 1 card) then gain 1 point',
  // all that follows belongs to the frame
  'as soon as farms >= 2 and tunnels >= 3: gain 1 credit then (may build farm free) then gain 1 card',
  'gain 1 credit then at end of turn: (if farms = 0: gain 1 kelp) then gain 1 card',
  // one verb for all, but not where a thing with something could have it
  'if farms >= 2 and tunnels >= 1 and laboratories <= 3: gain 1 credit',
  'if (connected cities with farms >= 2) >= 3 and tunnels >= 2: gain 1 credit',
  // of what there are kinds, and how many
  'upgrade up to 3 different structures for 1 kelp',
  'gain (players - 1) credits',
  // whose markers they are
  'choose occupied slot as door then each other player: if door is own: gain 1 credit',
  'perform not own yellow slot of other players',
  'choose building where it is not a laboratory then upgrade it free',
  'replace nonsymbiotic-city by symbiotic-city then repeat multiplier of it times: resolve production of it',
  'when you build the 2nd tunnel this turn: gain 1 science',
  'when you build farm or you build city: gain 1 credit',
];

describe.each(SAID_LANGUAGES)('in $code', (language) => {
  const { renderer, parser } = textTools(language);

  test.each(RENDERED)('%s', (effect) => {
    const { text, missing } = renderer.effect(effectOf(effect));
    expect(missing).toEqual([]);
    expectSaid(language, 'print-clauses', effect, [text]);
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });
});
