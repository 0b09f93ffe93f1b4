/** Wordings that designers of fan cards print: what is paid for, compared, removed and counted, as they say it. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages/index.ts';
import { effectOf, form, type Rendered, textTools } from './testing.ts';

const RENDERED: Rendered[] = [
  // what is paid for one clause, in English; what costs something else has its colon
  [
    'when you build farm: may pay 1 credit: gain 1 card',
    {
      en: 'Whenever you build a farm, you may pay 1 credit to gain 1 card.',
      it: 'Ogni volta che costruisci una serra, puoi pagare 1 credito per ottenere 1 carta.',
      uk: 'Щоразу, коли ви будуєте ферму, за бажання заплатіть 1 кредит — отримайте 1 картку.',
    },
  ],
  [
    'when you build farm: may pay 1 credit or 1 kelp: gain 1 card or gain 1 kelp',
    {
      en: 'Whenever you build a farm, you may pay 1 credit or 1 kelp to gain 1 card or 1 kelp.',
      it: 'Ogni volta che costruisci una serra, puoi pagare 1 credito o 1 alga per ottenere 1 carta o 1 alga.',
      uk: 'Щоразу, коли ви будуєте ферму, за бажання заплатіть 1 кредит або 1 ламінарію — отримайте 1 картку або 1 ламінарію.',
    },
  ],
  [
    'each other player: may pay 1 credit to this: gain 1 card',
    {
      en: 'Each other player may put 1 credit from their supply on this card to gain 1 card.',
      it: 'Ogni altro giocatore può mettere 1 credito dalla propria riserva su questa carta per ottenere 1 carta.',
      uk: 'Кожен інший гравець за бажання кладе 1 кредит зі свого запасу на цю картку — отримує 1 картку.',
    },
  ],
  [
    'may pay 1 credit: build farm',
    {
      en: 'You may pay 1 credit: build 1 farm.',
      it: 'Puoi pagare 1 credito per costruire 1 serra.',
      uk: 'За бажання заплатіть 1 кредит — побудуйте 1 ферму.',
    },
  ],
  // what lies on this card of a counter
  [
    'set kelp of this to kelp of this - 2',
    {
      en: 'Remove 2 kelp from this card.',
      it: 'Togli 2 alghe da questa carta.',
      uk: 'Приберіть 2 ламінарії з цієї картки.',
    },
  ],
  [
    'set kelp of this to 0',
    {
      en: 'Remove all kelp from this card.',
      it: 'Togli tutte le alghe da questa carta.',
      uk: 'Приберіть усі ламінарії з цієї картки.',
    },
  ],
  [
    'take (kelp of this) kelp from this',
    {
      en: 'Take all kelp from this card.',
      it: 'Prendi tutte le alghe da questa carta.',
      uk: 'Візьміть усі ламінарії із цієї картки.',
    },
  ],
  // where something was built
  [
    'choose farm then remove it then build laboratory on it free',
    {
      en: 'Remove a farm, then build 1 laboratory in its place for free.',
      it: 'Rimuovi una serra, poi costruisci gratuitamente 1 laboratorio sul sito di quella serra.',
      uk: 'Приберіть ферму, потім побудуйте 1 лабораторію на місці цієї ферми безплатно.',
    },
  ],
  // things that are compared with each other
  [
    'if farms = laboratories: gain 1 point',
    {
      en: 'If you have as many farms as laboratories, gain 1 point.',
      it: 'Se hai lo stesso numero di serre e laboratori, ottieni 1 punto.',
      uk: 'Якщо у вас однакова кількість ферм і лабораторій, отримайте 1 очко.',
    },
  ],
  [
    'if connected farms > laboratories: gain 1 point',
    {
      en: 'If you have more connected farms than laboratories, gain 1 point.',
      it: 'Se hai più serre connesse che laboratori, ottieni 1 punto.',
      uk: 'Якщо у вас більше з’єднаних ферм, ніж лабораторій, отримайте 1 очко.',
    },
  ],
  [
    'each other player: if farms < laboratories: gain 1 kelp',
    {
      en: 'Each other player, if they have fewer farms than laboratories, gains 1 kelp.',
      it: 'Ogni altro giocatore, se ha meno serre che laboratori, ottiene 1 alga.',
      uk: 'Кожен інший гравець, якщо у нього менше ферм, ніж лабораторій, отримує 1 ламінарію.',
    },
  ],
  [
    'if connected farms >= 1 and connected farms = desalination-plants and connected farms = laboratories: gain 5 points',
    {
      en: 'If you have at least 1 connected farm and you have the same number of connected farms, desalination plants and laboratories, gain 5 points.',
      it: 'Se hai almeno 1 serra connessa e hai lo stesso numero di serre connesse, dissalatori e laboratori, ottieni 5 punti.',
      uk: 'Якщо у вас є щонайменше 1 з’єднана ферма і у вас однакова кількість з’єднаних ферм, опріснювачів і лабораторій, отримайте 5 очок.',
    },
  ],
  [
    'if (max over connected cities: buildings of it) = (min over connected cities: buildings of it): gain 3 points',
    {
      en: 'If all connected cities have the same number of buildings, gain 3 points.',
      it: 'Se tutte le città connesse hanno lo stesso numero di edifici, ottieni 3 punti.',
      uk: 'Якщо усі з’єднані міста мають однакову кількість будівель, отримайте 3 очки.',
    },
  ],
];

describe.each(Object.values(LANGUAGES))('in $code', (language) => {
  const { renderer, parser } = textTools(language);

  test.each(RENDERED)('%s', (effect, { [language.code]: text }) => {
    expect(renderer.effect(effectOf(effect))).toEqual({ text, missing: [] });
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });
});
