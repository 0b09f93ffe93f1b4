/** Steps as sentences: what a step contains ends with its sentence, and long alternatives are separated by semicolons. */
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../dsl/words/languages.ts';
import { LANGUAGES } from './languages/index.ts';
import { effectOf, form, type Rendered, textTools } from './testing.ts';

const RENDERED: Rendered[] = [
  [
    'gain 1 credit then (if farms = 0: gain 1 kelp) then gain 1 card',
    {
      en: 'Gain 1 credit. Then, if you have no farms, gain 1 kelp. Then gain 1 card.',
      it: 'Ottieni 1 credito. Poi, se non hai serre, ottieni 1 alga. Poi ottieni 1 carta.',
      uk: 'Отримайте 1 кредит. Потім, якщо у вас немає ферм, отримайте 1 ламінарію. Потім отримайте 1 картку.',
    },
  ],
  [
    'choose other player then (that player: gain 1 card) then gain 1 point',
    {
      en: 'Choose another player. Then that player gains 1 card. Then gain 1 point.',
      it: 'Scegli un altro giocatore. Poi quel giocatore ottiene 1 carta. Poi ottieni 1 punto.',
      uk: 'Виберіть іншого гравця. Потім той гравець отримує 1 картку. Потім отримайте 1 очко.',
    },
  ],
  [
    'reveal top 3 cards of era-deck then (each player from you: move 1 card of them to hand) then move them to hand',
    {
      en: 'Reveal the top 3 cards of the era deck. Then each player, beginning with you, takes 1 of them into their hand. Then take the others into your hand.',
      it: 'Scopri le prime 3 carte del mazzo dell’Era. Poi ogni giocatore, a partire da te, prende in mano 1 di esse. Poi prendi in mano le altre.',
      uk: 'Відкрийте 3 верхні картки колоди епохи. Потім кожен гравець, починаючи з вас, бере в руку 1 з них. Потім візьміть в руку решту.',
    },
  ],
  [
    '(may pay 1 kelp: gain 1 science) then gain 1 card',
    {
      en: 'You may pay 1 kelp to gain 1 science. Then gain 1 card.',
      it: 'Puoi pagare 1 alga per ottenere 1 ricerca. Poi ottieni 1 carta.',
      uk: 'За бажання заплатіть 1 ламінарію — отримайте 1 науку. Потім отримайте 1 картку.',
    },
  ],
  // the same in one sentence is another effect
  [
    'may pay 1 kelp: (gain 1 science then gain 1 card)',
    {
      en: 'You may pay 1 kelp: gain 1 science, then gain 1 card.',
      it: 'Puoi pagare 1 alga per ottenere 1 ricerca, poi ottieni 1 carta.',
      uk: 'За бажання заплатіть 1 ламінарію — отримайте 1 науку, потім отримайте 1 картку.',
    },
  ],
  // all that follows belongs to what waits for an event, so that within it a sentence ends as anywhere
  [
    'when you build tunnel: gain 1 credit then (if farms = 0: gain 1 kelp) then gain 1 card',
    {
      en: 'Whenever you build a tunnel, gain 1 credit. Then, if you have no farms, gain 1 kelp. Then gain 1 card.',
      it: 'Ogni volta che costruisci un tunnel, ottieni 1 credito. Poi, se non hai serre, ottieni 1 alga. Poi ottieni 1 carta.',
      uk: 'Щоразу, коли ви будуєте тунель, отримайте 1 кредит. Потім, якщо у вас немає ферм, отримайте 1 ламінарію. Потім отримайте 1 картку.',
    },
  ],
  // as a step it takes in what follows, and what is within a condition is one sentence
  [
    'gain 1 credit then (when you build tunnel: gain 1 kelp) then gain 1 card',
    {
      en: 'Gain 1 credit, then (whenever you build a tunnel, gain 1 kelp). Then gain 1 card.',
      it: 'Ottieni 1 credito, poi (ogni volta che costruisci un tunnel, ottieni 1 alga). Poi ottieni 1 carta.',
      uk: 'Отримайте 1 кредит, потім (щоразу, коли ви будуєте тунель, отримайте 1 ламінарію). Потім отримайте 1 картку.',
    },
  ],
  [
    'if cities = 2: gain 1 credit then (if farms = 0: gain 1 kelp) then gain 1 card',
    {
      en: 'If you have exactly 2 cities, gain 1 credit, then gain 1 kelp if you have no farms, then gain 1 card.',
      it: 'Se hai esattamente 2 città, ottieni 1 credito, poi ottieni 1 alga, se non hai serre, poi ottieni 1 carta.',
      uk: 'Якщо у вас рівно 2 міста, отримайте 1 кредит, потім отримайте 1 ламінарію, якщо у вас немає ферм, потім отримайте 1 картку.',
    },
  ],
  // alternatives with one verb are one step
  [
    '(build farm or build laboratory) then (gain 1 kelp or gain 1 science) then gain 1 card',
    {
      en: 'Build 1 farm or 1 laboratory, then gain 1 kelp or 1 science. Then gain 1 card.',
      it: 'Costruisci 1 serra o 1 laboratorio, poi ottieni 1 alga o 1 ricerca. Poi ottieni 1 carta.',
      uk: 'Побудуйте 1 ферму або 1 лабораторію, потім отримайте 1 ламінарію або 1 науку. Потім отримайте 1 картку.',
    },
  ],
  [
    '(gain 1 credit then gain 1 kelp) or (pay 1 credit: gain 1 card then gain 1 point) or build farm',
    {
      en: 'Gain 1 credit, then gain 1 kelp; or pay 1 credit: gain 1 card, then gain 1 point; or build 1 farm.',
      it: 'Ottieni 1 credito, poi ottieni 1 alga; oppure paga 1 credito per ottenere 1 carta, poi ottieni 1 punto; oppure costruisci 1 serra.',
      uk: 'Отримайте 1 кредит, потім отримайте 1 ламінарію; або заплатіть 1 кредит — отримайте 1 картку, потім отримайте 1 очко; або побудуйте 1 ферму.',
    },
  ],
  // a condition would seem to cover both
  [
    '(if farms = 0: gain 1 credit) or gain 1 kelp',
    {
      en: '(If you have no farms, gain 1 credit) or gain 1 kelp.',
      it: '(Se non hai serre, ottieni 1 credito) oppure ottieni 1 alga.',
      uk: '(Якщо у вас немає ферм, отримайте 1 кредит) або отримайте 1 ламінарію.',
    },
  ],
];

/** Texts that are not rendered so. */
const PARSED: [language: LanguageCode, text: string, effect: string][] = [
  ['en', 'If you have no farms, gain 1 kelp. Then gain 1 card.', '(if farms = 0: gain 1 kelp) then gain 1 card'],
  ['en', 'If you have no farms: draw 1 card. Then gain 1 kelp.', '(if farms = 0: gain 1 card) then gain 1 kelp'],
  ['en', 'You may pay 1 kelp. If you do, gain 1 card.', 'may pay 1 kelp: gain 1 card'],
  [
    'en',
    'Gain 1 kelp. Then you may gain 1 credit. If you do, gain 1 card.',
    'gain 1 kelp then may gain 1 credit then gain 1 card',
  ],
  ['it', 'Se non hai serre, ottieni 1 alga. Poi ottieni 1 carta.', '(if farms = 0: gain 1 kelp) then gain 1 card'],
  [
    'uk',
    'Якщо у вас немає ферм, отримайте 1 ламінарію. Потім отримайте 1 картку.',
    '(if farms = 0: gain 1 kelp) then gain 1 card',
  ],
];

describe.each(Object.values(LANGUAGES))('in $code', (language) => {
  const { renderer, parser } = textTools(language);

  test.each(RENDERED)('%s', (effect, { [language.code]: text }) => {
    expect(renderer.effect(effectOf(effect))).toEqual({ text, missing: [] });
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });

  test.each(PARSED.filter(([code]) => code === language.code))('%s: %s', (_, text, effect) => {
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });
});
