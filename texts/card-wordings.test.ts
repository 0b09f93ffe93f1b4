/** What printed cards say in few words, as texts and parsed back: the next one, a new one, one of each, at most two steps a sentence. */
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../dsl/words/languages.ts';
import { expectSaid, SAID_LANGUAGES } from '../test/support/sentences.ts';
import { effectOf, form, textTools } from './testing.ts';

const RENDERED: string[] = [
  // as many as one likes of what is paid one by one
  'up to 3 times: pay 1 steelplast: gain 2 credits',
  'gain 1 card then (up to 2 times: pay 1 kelp: gain 1 credit, 1 point) then may gain 1 card',
  'each other player: up to 2 times: pay 1 kelp: gain 1 credit',
  // but not of what is chosen, nor two at once
  'up to 2 times: pay 2 kelp: gain 1 credit',
  // where no verb follows, nothing is said of *may*
  'up to 3 times: if farms = 0: gain 1 kelp',
  // the number behind one verb, or before several
  'build tunnel then (repeat 2 times: resolve production of it) then gain 1 card',
  'repeat 3 times: choose card in hand then dispose it as discarded',
  'repeat 2 times: pay 1 credit: gain 1 kelp',
  // what is moved or discarded is taken from where it is
  'choose card in hand as paper then dispose paper as discarded then gain 1 card',
  'each other player: choose action-card in claimed then dispose it as discarded',
  // conditions on one number that differ in numbers only
  '(if cities = 1: gain 1 point, 1 credit); (if cities = 2: gain 5 points, 1 credit); (if cities = ' +
    '4: gain 9 points, 1 credit); gain 1 card',
  '(if cities = 1: gain 1 point); if cities = 2: gain 1 point',
  // a card by its printed name, a track by its own
  'if personal-assistant in claimed: gain 1 credit',
  'instead of track gives credit: gain 1 science',
  'move 2 cards in hand to era-discard',
  // the next one, which ends the discount
  'until end of era or you build city: discount 1 steelplast, 1 credit on building cities',
  'until end of turn or you build connected tunnel: discount 1 credit on building connected tunnel',
  'until end of turn or you upgrade farm: discount 1 science on upgrading farms',
  'until end of turn or you buy permanent-card: discount 1 credit on buying permanent-cards',
  'until end of turn or you build farm: discount all on building farms',
  // another thing than the one that ends it
  'until end of turn or you build tunnel: discount 1 credit on building farms',
  // a pronoun would mean what was mentioned in between
  'build building free then if laboratory of city of it: upgrade it free',
  'choose farm then gain 1 point per upgraded farm; gain 1 card',
  'choose card in hand then gain 1 credit per card in hand then dispose it as discarded',
  // in the same clause nothing else can be meant
  'build building then build building on building-site adjacent to it',
  // one of each
  'gain 3 points per (connected city with (farms >= 1 and desalination-plants >= 1 and laboratories >= 1))',
  'choose city then if it with (farms >= 1 and upgraded laboratories >= 1): gain 1 kelp',
  // a card has at most two steps in a sentence
  'gain 1 kelp then gain 2 credits then gain 1 card then advance 1',
  'choose unused action-card in claimed then use it then may resolve it',
  // where a sentence cannot end
  'pay 1 kelp: gain 1 kelp then gain 2 credits then gain 1 card',
  // in the words that the game has for it
  'gain 1 point per connected farm adjacent to a symbiotic-city',
  'choose tunnel with cities = 2 then gain 1 point per building adjacent to cities of it',
  'choose tunnel with cities = 1',
  // a number that is changed, and one that is set
  'change hand-limit by -1',
  'change hand-limit to -1',
  'when another player draws 2 cards: gain 1 credit',
];

/** Whatever another player does. */
const DONE_BY_ANOTHER = [
  'builds farm',
  'upgrades farm',
  'gains 2 credits',
  'draws 2 cards',
  'draws card',
  'performs green slot',
  'uses action-card',
  'buys card',
  'advances',
  'advances to 3',
  'builds farm for the 2nd time this turn',
  'draws 2 cards for the 1st time this turn',
];

/** Parsed, and said in other words. */
const PARSED: [language: LanguageCode, text: string, effect: string | null][] = [
  ['en', 'Build 1 farm for free. Upgrade the new farm for free.', 'build farm free then upgrade it free'],
  [
    'en',
    'Gain 1 kelp. Build 1 farm. If its city has an upgraded farm, upgrade the farm you just built.',
    'gain 1 kelp; build farm then if upgraded farm of city of it: upgrade it',
  ],
  ['en', 'Whenever you build a farm, upgrade the new farm for free.', 'when you build farm: upgrade it free'],
  // nothing was built
  ['en', 'Choose a farm. Upgrade the new farm for free.', null],
  [
    'it',
    'Costruisci gratuitamente 1 serra. Migliora gratuitamente la nuova serra.',
    'build farm free then upgrade it free',
  ],
  ['uk', 'Побудуйте 1 ферму безплатно. Покращте нову ферму безплатно.', 'build farm free then upgrade it free'],
  [
    'en',
    'The next laboratory that you upgrade during this turn costs nothing.',
    'until end of turn or you upgrade laboratory: discount all on upgrading laboratories',
  ],
  [
    'it',
    'Il prossimo laboratorio che migliori in questo turno è gratuito.',
    'until end of turn or you upgrade laboratory: discount all on upgrading laboratories',
  ],
  [
    'uk',
    'Наступна лабораторія, яку ви покращите цього ходу, безплатна.',
    'until end of turn or you upgrade laboratory: discount all on upgrading laboratories',
  ],
  [
    'en',
    'Gain 3 points for each connected city that has a farm, a desalination plant, and a laboratory.',
    'gain 3 points per (connected city with (farms >= 1 and desalination-plants >= 1 and laboratories >= 1))',
  ],
  [
    'en',
    'Gain 1 point for each farm adjacent to a connected city.',
    'gain 1 point per farm adjacent to a connected city',
  ],
  ['en', 'Hand limit: 3.', 'change hand-limit to 3'],
  ['it', 'Limite di mano: 3.', 'change hand-limit to 3'],
  ['uk', 'Ліміт руки: 3.', 'change hand-limit to 3'],
];

describe.each(SAID_LANGUAGES)('in $code', (language) => {
  const { renderer, parser } = textTools(language);

  test.each(RENDERED)('%s', (effect) => {
    const { text, missing } = renderer.effect(effectOf(effect));
    expect(missing).toEqual([]);
    expectSaid(language, 'card-wordings', effect, [text]);
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });

  test.each(DONE_BY_ANOTHER)('another player %s', (done) => {
    const effect = effectOf(`when another player ${done}: gain 1 credit`);
    const { text, missing } = renderer.effect(effect);
    expect([text, missing, form(parser.parse(text).effect)]).toEqual([text, [], form(effect)]);
  });

  test.each(PARSED.filter(([code]) => code === language.code))('%s: %s', (_, text, effect) => {
    expect(form(parser.parse(text).effect)).toEqual(effect && form(effectOf(effect)));
  });
});
