/** Alternatives, tests and steps as cards print them: without brackets, with a verb said once, and parsed back as the same. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages/index.ts';
import { effectOf, form, type Rendered, textTools } from './testing.ts';

const RENDERED: Rendered[] = [
  // two exchanges are one verb, also where one is the other one reversed
  [
    'up to 3 times: (pay 1 science: gain 1 steelplast) or pay 1 steelplast: gain 1 science',
    {
      en: 'Up to 3 times, you may exchange 1 science for 1 steelplast or vice versa.',
      it: 'Fino a 3 volte puoi scambiare 1 ricerca con 1 plastacciaio o viceversa.',
      uk: 'За бажання до 3 разів обміняйте 1 науку на 1 сталепласт або навпаки.',
    },
  ],
  [
    'gain 1 card then ((pay 1 science: gain 1 steelplast) or pay 1 kelp: gain 2 credits) then gain 1 point',
    {
      en: 'Gain 1 card, then exchange 1 science for 1 steelplast, or 1 kelp for 2 credits. Then gain 1 point.',
      it: 'Ottieni 1 carta, poi scambia 1 ricerca con 1 plastacciaio, oppure 1 alga con 2 crediti. Poi ottieni 1 punto.',
      uk: 'Отримайте 1 картку, потім обміняйте 1 науку на 1 сталепласт або 1 ламінарію на 2 кредити. Потім отримайте 1 очко.',
    },
  ],
  [
    'each other player: (pay 1 science: gain 1 steelplast) or pay 1 kelp: gain 2 credits',
    {
      en: 'Each other player exchanges 1 science for 1 steelplast, or 1 kelp for 2 credits.',
      it: 'Ogni altro giocatore scambia 1 ricerca con 1 plastacciaio, oppure 1 alga con 2 crediti.',
      uk: 'Кожен інший гравець обмінює 1 науку на 1 сталепласт або 1 ламінарію на 2 кредити.',
    },
  ],
  // semicolons between long alternatives, in what waits for an event too, and around what is done several times
  [
    'when you build tunnel: take 1 kelp from this or pay 1 credit: gain 1 steelplast',
    {
      en: 'Whenever you build a tunnel, take 1 kelp from this card; or pay 1 credit: gain 1 steelplast.',
      it: 'Ogni volta che costruisci un tunnel, prendi 1 alga da questa carta; oppure paga 1 credito per ottenere 1 plastacciaio.',
      uk: 'Щоразу, коли ви будуєте тунель, візьміть 1 ламінарію із цієї картки; або заплатіть 1 кредит — отримайте 1 сталепласт.',
    },
  ],
  [
    'once per turn: when you build tunnel: (pay 1 kelp: build farm) or pay 1 credit: gain 1 steelplast',
    {
      en: 'Once per turn, when you build a tunnel, pay 1 kelp: build 1 farm; or pay 1 credit: gain 1 steelplast.',
      it: 'Una volta per turno: quando costruisci un tunnel, paga 1 alga per costruire 1 serra; oppure paga 1 credito per ottenere 1 plastacciaio.',
      uk: 'Раз на хід: коли ви будуєте тунель, заплатіть 1 ламінарію — побудуйте 1 ферму; або заплатіть 1 кредит — отримайте 1 сталепласт.',
    },
  ],
  [
    '(up to 4 times: pay 1 credit to this) or (gain 1 point per credit of this then take (credit of this) credits from this)',
    {
      en: 'Up to 4 times, you may put 1 credit from your supply on this card; or gain 1 point for each credit on this card, then take all credits from this card.',
      it: 'Fino a 4 volte puoi mettere 1 credito dalla tua riserva su questa carta; oppure ottieni 1 punto per ogni credito su questa carta, poi prendi tutti i crediti da questa carta.',
      uk: 'За бажання до 4 разів покладіть 1 кредит зі свого запасу на цю картку; або отримайте 1 очко за кожен кредит на цій картці, потім візьміть усі кредити із цієї картки.',
    },
  ],
  // one verb for several things, and what follows them
  [
    'if green card in hand and red card in hand and farms >= 3: gain 2 points',
    {
      en: 'If there is a green card and a red card in your hand and you have at least 3 farms, gain 2 points.',
      it: 'Se ci sono una carta verde e una carta rossa in mano e hai almeno 3 serre, ottieni 2 punti.',
      uk: 'Якщо є зелена картка і червона картка на руці і у вас є щонайменше 3 ферми, отримайте 2 очки.',
    },
  ],
  [
    'if own green slot and own red slot and own yellow slot: gain 1 credit',
    {
      en: 'If there is a green action slot with your marker, a red action slot with your marker and a yellow action slot with your marker, gain 1 credit.',
      it: 'Se ci sono uno spazio azione verde occupato da te, uno spazio azione rosso occupato da te e uno spazio azione giallo occupato da te, ottieni 1 credito.',
      uk: 'Якщо є власний зелений слот, власний червоний слот і власний жовтий слот, отримайте 1 кредит.',
    },
  ],
  [
    'if personal-assistant in claimed and green card in hand: gain 2 points',
    {
      en: 'If there is “Personal Assistant” in your play area and there is a green card in your hand, gain 2 points.',
      it: 'Se c’è «Assistente personale» nell’area di gioco e c’è una carta verde in mano, ottieni 2 punti.',
      uk: 'Якщо є «Персональний асистент» в ігровій зоні і є зелена картка на руці, отримайте 2 очки.',
    },
  ],
  // the color of one thing, however it is written
  [
    'choose card in hand then if it is not red: gain 1 point',
    {
      en: 'Choose a card in your hand. Then, if it is not red, gain 1 point.',
      it: 'Scegli una carta in mano. Poi, se non è rossa, ottieni 1 punto.',
      uk: 'Виберіть картку на руці. Потім, якщо та картка не червона, отримайте 1 очко.',
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

test('the color of what is spoken of is the same however it is written', () => {
  const [is, equals] = ['it is red', 'color of it = red'].map((condition) =>
    form(effectOf(`choose card in hand then if ${condition}: gain 1 point`)),
  );
  expect(is).toEqual(equals);
});
