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
    'if cards in hand >= 3 and different colors of cards in hand <= 1: gain 1 credit',
    {
      en: 'If you have at least 3 cards in your hand and all cards in your hand are of the same color, gain 1 credit.',
      it: 'Se hai almeno 3 carte in mano e tutte le carte in mano sono dello stesso colore, ottieni 1 credito.',
      uk: 'Якщо у вас є щонайменше 3 картки на руці і усі картки на руці одного кольору, отримайте 1 кредит.',
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
  // names that a thing must not have, and one of several
  [
    'choose not low-special not high-special not personal-assistant action-card in claimed of other players then use it',
    {
      en: 'Choose an action card other than a one- or two-credit Special card, a three-credit Special card or “Personal Assistant” in another player’s play area, then use it.',
      it: 'Scegli una carta azione che non sia una carta Speciale da uno o due crediti, una carta Speciale da tre crediti o «Assistente personale» nell’area di gioco di un altro giocatore, poi usala.',
      uk: 'Виберіть картку активації, що не є одно- чи двокредитною спеціальною карткою, трикредитною спеціальною карткою або «Персональний асистент», в ігровій зоні іншого гравця, потім використайте її.',
    },
  ],
  [
    'choose not special action-card in claimed of other players then use it',
    {
      en: 'Choose an action card other than a Special card in another player’s play area, then use it.',
      it: 'Scegli una carta azione che non sia una carta Speciale nell’area di gioco di un altro giocatore, poi usala.',
      uk: 'Виберіть картку активації, що не є спеціальною карткою, в ігровій зоні іншого гравця, потім використайте її.',
    },
  ],
  [
    'choose not farm not laboratory upgraded building then remove it',
    {
      en: 'Remove an upgraded building other than a farm or a laboratory.',
      it: 'Rimuovi un edificio migliorato che non sia una serra o un laboratorio.',
      uk: 'Приберіть покращену будівлю, що не є фермою або лабораторією.',
    },
  ],
  [
    'choose action-card in claimed where (it is not personal-assistant and it is not this) then dispose it as discarded',
    {
      en: 'Discard an action card from your play area other than “Personal Assistant” or this card.',
      it: 'Scarta una carta azione dall’area di gioco che non sia «Assistente personale» o questa carta.',
      uk: 'Скиньте картку активації з ігрової зони, що не є «Персональний асистент» або цією карткою.',
    },
  ],
  [
    'choose not farm building adjacent to a connected city then upgrade it free',
    {
      en: 'Choose a building other than a farm at a connected city, then upgrade it for free.',
      it: 'Scegli un edificio che non sia una serra presso una città connessa, poi miglioralo gratuitamente.',
      uk: 'Виберіть будівлю, що не є фермою, при з’єднаному місті, потім покращте її безплатно.',
    },
  ],
  [
    'choose building where (it is not a farm adjacent to a city) then upgrade it free',
    {
      en: 'Choose a building where it is not a farm at a city, then upgrade it for free.',
      it: 'Scegli un edificio per cui vale che non è una serra presso una città, poi miglioralo gratuitamente.',
      uk: 'Виберіть будівлю, де ця будівля не є фермою при місті, потім покращте її безплатно.',
    },
  ],
  [
    'choose card in hand then if it is a low-special or it is a high-special: gain 1 kelp',
    {
      en: 'Choose a card in your hand. Then, if it is a one- or two-credit Special card or a three-credit Special card, gain 1 kelp.',
      it: 'Scegli una carta in mano. Poi, se è una carta Speciale da uno o due crediti o una carta Speciale da tre crediti, ottieni 1 alga.',
      uk: 'Виберіть картку на руці. Потім, якщо та картка є одно- чи двокредитною спеціальною карткою або трикредитною спеціальною карткою, отримайте 1 ламінарію.',
    },
  ],
  [
    'build building then if (it is a farm or it is a laboratory) and farms >= 2: gain 1 kelp',
    {
      en: 'Build 1 building. Then, if (it is a farm or a laboratory) and you have at least 2 farms, gain 1 kelp.',
      it: 'Costruisci 1 edificio. Poi, se (è una serra o un laboratorio) e hai almeno 2 serre, ottieni 1 alga.',
      uk: 'Побудуйте 1 будівлю. Потім, якщо (ця будівля є фермою або лабораторією) і у вас є щонайменше 2 ферми, отримайте 1 ламінарію.',
    },
  ],
  // what is counted; what happens with a contract
  [
    'count farms then gain amount points',
    {
      en: 'Count the farms, then gain that many points.',
      it: 'Conta il numero di serre, poi ottieni altrettanti punti.',
      uk: 'Порахуйте кількість ферм, потім отримайте стільки ж очок.',
    },
  ],
  [
    'count cards in hand then dispose cards in hand as discarded then gain amount cards',
    {
      en: 'Count the cards in your hand, then discard all cards from your hand. Then gain that many cards.',
      it: 'Conta il numero di carte in mano, poi scarta tutte le carte dalla mano. Poi ottieni altrettante carte.',
      uk: 'Порахуйте кількість карток на руці, потім скиньте усі картки з руки. Потім отримайте стільки ж карток.',
    },
  ],
  [
    'count farms of city then gain amount points',
    {
      en: 'Count the number of farms of a city, then gain that many points.',
      it: 'Conta il numero di serre di una città, poi ottieni altrettanti punti.',
      uk: 'Порахуйте кількість ферм міста, потім отримайте стільки ж очок.',
    },
  ],
  [
    'when contract enters fulfilled: gain 2 credits',
    {
      en: 'Whenever you fulfil a government contract, gain 2 credits.',
      it: 'Ogni volta che completi un contratto governativo, ottieni 2 crediti.',
      uk: 'Щоразу, коли ви виконуєте держзамовлення, отримайте 2 кредити.',
    },
  ],
  // markers on a track
  [
    'set federation to 1',
    {
      en: 'Move your marker to space 1 of the Federation track.',
      it: 'Sposta il tuo segnalino sullo spazio 1 del tracciato della Federazione.',
      uk: 'Перемістіть свою позначку на поділку 1 треку Федерації.',
    },
  ],
  [
    'choose other player then set federation to space of that player',
    {
      en: 'Choose another player, then move your marker to the space of that player on the Federation track.',
      it: 'Scegli un altro giocatore, poi sposta il tuo segnalino sullo spazio di quel giocatore sul tracciato della Federazione.',
      uk: 'Виберіть іншого гравця, потім перемістіть свою позначку на поділку того гравця на треку Федерації.',
    },
  ],
  [
    'each player: set federation to 3',
    {
      en: 'Each player moves their marker to space 3 of the Federation track.',
      it: 'Ogni giocatore sposta il suo segnalino sullo spazio 3 del tracciato della Federazione.',
      uk: 'Кожен гравець переміщує свою позначку на поділку 3 треку Федерації.',
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
