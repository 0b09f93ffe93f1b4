/** Wordings that designers of fan cards print: what is paid for, compared, removed and counted, as they say it. */
import { describe, expect, test } from 'vitest';
import { expectSaid, SAID_LANGUAGES } from '../test/support/sentences.ts';
import { effectOf, form, textTools } from './testing.ts';

const RENDERED: string[] = [
  // what is paid for one clause, in English; what costs something else has its colon
  'when you build farm: may pay 1 credit: gain 1 card',
  'when you build farm: may pay 1 credit or 1 kelp: gain 1 card or gain 1 kelp',
  'each other player: may pay 1 credit to this: gain 1 card',
  'if cards in hand >= 3 and different colors of cards in hand <= 1: gain 1 credit',
  'may pay 1 credit: build farm',
  // what lies on this card of a counter
  'set kelp of this to kelp of this - 2',
  'set kelp of this to 0',
  'take (kelp of this) kelp from this',
  // where something was built
  'choose farm then remove it then build laboratory on it free',
  // things that are compared with each other
  'if farms = laboratories: gain 1 point',
  'if connected farms > laboratories: gain 1 point',
  'each other player: if farms < laboratories: gain 1 kelp',
  'if connected farms >= 1 and connected farms = desalination-plants and connected farms = laboratories: gain 5 points',
  // names that a thing must not have, and one of several
  'choose not low-special not high-special not personal-assistant action-card in claimed of other players then use it',
  'choose not special action-card in claimed of other players then use it',
  'choose not farm not laboratory upgraded building then remove it',
  'choose action-card in claimed where (it is not personal-assistant and it is not this) then dispose it as discarded',
  'choose not farm building adjacent to a connected city then upgrade it free',
  'choose building where (it is not a farm adjacent to a city) then upgrade it free',
  'choose card in hand then if it is a low-special or it is a high-special: gain 1 kelp',
  'build building then if (it is a farm or it is a laboratory) and farms >= 2: gain 1 kelp',
  // what is counted; what happens with a contract
  'count farms then gain amount points',
  'count cards in hand then dispose cards in hand as discarded then gain amount cards',
  'count farms of city then gain amount points',
  'when contract enters fulfilled: gain 2 credits',
  // markers on a track
  'set federation to 1',
  'choose other player then set federation to space of that player',
  'each player: set federation to 3',
];

describe.each(SAID_LANGUAGES)('in $code', (language) => {
  const { renderer, parser } = textTools(language);

  test.each(RENDERED)('%s', (effect) => {
    const { text, missing } = renderer.effect(effectOf(effect));
    expect(missing).toEqual([]);
    expectSaid(language, 'print-designs', effect, [text]);
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });
});
