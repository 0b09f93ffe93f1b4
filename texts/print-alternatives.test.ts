/** Alternatives, tests and steps as cards print them: without brackets, with a verb said once, and parsed back as the same. */
import { describe, expect, test } from 'vitest';
import { expectSaid, SAID_LANGUAGES } from '../test/support/sentences.ts';
import { effectOf, form, textTools } from './testing.ts';

const RENDERED: string[] = [
  // two exchanges are one verb, also where one is the other one reversed
  'up to 3 times: (pay 1 science: gain 1 steelplast) or pay 1 steelplast: gain 1 science',
  'gain 1 card then ((pay 1 science: gain 1 steelplast) or pay 1 kelp: gain 2 credits) then gain 1 point',
  'each other player: (pay 1 science: gain 1 steelplast) or pay 1 kelp: gain 2 credits',
  // semicolons between long alternatives, in what waits for an event too, and around what is done several times
  'when you build tunnel: take 1 kelp from this or pay 1 credit: gain 1 steelplast',
  'once per turn: when you build tunnel: (pay 1 kelp: build farm) or pay 1 credit: gain 1 steelplast',
  '(up to 4 times: pay 1 credit to this) or (gain 1 point per credit of this then take (credit of this) credits from this)',
  // one verb for several things, and what follows them
  'if green card in hand and red card in hand and farms >= 3: gain 2 points',
  'if own green slot and own red slot and own yellow slot: gain 1 credit',
  'if personal-assistant in claimed and green card in hand: gain 2 points',
  // a thing that there may be, and what is opened
  'reveal top 4 cards of era-deck then (if green card of them: move 1 green card of them to hand) ' +
    'then (if card of them: move 1 card of them to hand) then dispose them as discarded',
  'reveal top (players + 1) cards of era-deck then (each player from you: if card of them: move 1 ' +
    'card of them to hand) then move them to hand',
  'when you build tunnel: if used action-card in claimed: ready 1 used action-card in claimed',
  // a condition behind *may*, and around another one
  'once per round: instead of you gain card: if cards in hand >= 1: advance 1',
  'when round begins: may if farms >= 1: gain 1 card',
  'instead of you gain card: pay 1 kelp: gain 2 credits',
  'if players > 1: if farms >= 3: gain 6 points else: if farms = 0: gain 3 points',
  // one of many beginnings, and sites on which something is built
  'once per era: when round begins: gain 1 card',
  'when you build rich-site: gain 1 credit',
  // one verb for each of several things, without a price that could be that of all
  'choose city then pay 1 science: each not upgraded building of it: upgrade it free',
  'each other player: each farm: upgrade it free',
  'each farm: upgrade it for 1 credit',
  // sets of all kinds, and different numbers
  'gain (3 * (min over building as kind: connected upgraded kind)) points',
  'gain 1 credit per different over cities with farms >= 1: upgraded farms of it',
  // the color of one thing, however it is written
  'choose card in hand then if it is not red: gain 1 point',
];

describe.each(SAID_LANGUAGES)('in $code', (language) => {
  const { renderer, parser } = textTools(language);

  test.each(RENDERED)('%s', (effect) => {
    const { text, missing } = renderer.effect(effectOf(effect));
    expect(missing).toEqual([]);
    expectSaid(language, 'print-alternatives', effect, [text]);
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });
});

test('the color of what is spoken of is the same however it is written', () => {
  const [is, equals] = ['it is red', 'color of it = red'].map((condition) =>
    form(effectOf(`choose card in hand then if ${condition}: gain 1 point`)),
  );
  expect(is).toEqual(equals);
});
