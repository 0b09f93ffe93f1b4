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
  // a thing that there may be, and what is opened
  [
    'reveal top 4 cards of era-deck then (if green card of them: move 1 green card of them to hand) then (if card of them: move 1 card of them to hand) then dispose them as discarded',
    {
      en: 'Reveal the top 4 cards of the era deck. Then take 1 green card among them into your hand, if there is one. Then take 1 of them into your hand, if there is one. Then discard the others.',
      it: 'Scopri le prime 4 carte del mazzo dell’Era. Poi prendi in mano 1 carta verde tra esse, se ce n’è una. Poi prendi in mano 1 di esse, se ce n’è una. Poi scarta le altre.',
      uk: 'Відкрийте 4 верхні картки колоди епохи. Потім візьміть в руку 1 зелену картку з-поміж них, якщо така є. Потім візьміть в руку 1 з них, якщо така є. Потім скиньте решту.',
    },
  ],
  [
    'reveal top (players + 1) cards of era-deck then (each player from you: if card of them: move 1 card of them to hand) then move them to hand',
    {
      en: 'Reveal 1 more card of the era deck than there are players. Then each player, beginning with you, takes 1 of them into their hand, if there is one. Then take the others into your hand.',
      it: 'Scopri tante carte del mazzo dell’Era quanti sono i giocatori, più 1. Poi ogni giocatore, a partire da te, prende in mano 1 di esse, se ce n’è una. Poi prendi in mano le altre.',
      uk: 'Відкрийте на 1 картку колоди епохи більше, ніж гравців. Потім кожен гравець, починаючи з вас, бере в руку 1 з них, якщо така є. Потім візьміть в руку решту.',
    },
  ],
  [
    'when you build tunnel: if used action-card in claimed: ready 1 used action-card in claimed',
    {
      en: 'Whenever you build a tunnel, make 1 used action card in your play area available again, if there is one.',
      it: 'Ogni volta che costruisci un tunnel, riattiva 1 carta azione usata nell’area di gioco, se ce n’è una.',
      uk: 'Щоразу, коли ви будуєте тунель, відновіть 1 використану картку активації в ігровій зоні, якщо така є.',
    },
  ],
  // a condition behind *may*, and around another one
  [
    'once per round: instead of you gain card: if cards in hand >= 1: advance 1',
    {
      en: 'Once per round, when you gain a card, you may instead advance 1 on the Federation track if you have at least 1 card in your hand.',
      it: 'Una volta per round: quando ottieni una carta, puoi invece avanzare di 1 spazio sul tracciato della Federazione, se hai almeno 1 carta in mano.',
      uk: 'Раз на раунд: коли ви отримуєте картку, за бажання замість цього просуньтеся на 1 поділку по треку Федерації, якщо у вас є щонайменше 1 картка на руці.',
    },
  ],
  [
    'when round begins: may if farms >= 1: gain 1 card',
    {
      en: 'At the beginning of each round, you may gain 1 card if you have at least 1 farm.',
      it: 'All’inizio di ogni round, puoi ottenere 1 carta, se hai almeno 1 serra.',
      uk: 'На початку кожного раунду за бажання отримайте 1 картку, якщо у вас є щонайменше 1 ферма.',
    },
  ],
  [
    'instead of you gain card: pay 1 kelp: gain 2 credits',
    {
      en: 'When you gain a card, you may instead pay 1 kelp to gain 2 credits.',
      it: 'Ogni volta che ottieni una carta, puoi invece pagare 1 alga per ottenere 2 crediti.',
      uk: 'Коли ви отримуєте картку, за бажання замість цього заплатіть 1 ламінарію — отримайте 2 кредити.',
    },
  ],
  [
    'if players > 1: if farms >= 3: gain 6 points else: if farms = 0: gain 3 points',
    {
      en: 'If it is not a solo game: if you have at least 3 farms, gain 6 points; otherwise, if you have no farms, gain 3 points.',
      it: 'Se la partita non è in solitario: se hai almeno 3 serre, ottieni 6 punti; altrimenti se non hai serre, ottieni 3 punti.',
      uk: 'Якщо це не гра наодинці: якщо у вас є щонайменше 3 ферми, отримайте 6 очок; інакше, якщо у вас немає ферм, отримайте 3 очки.',
    },
  ],
  // one of many beginnings, and sites on which something is built
  [
    'once per era: when round begins: gain 1 card',
    {
      en: 'Once per era, at the beginning of a round, gain 1 card.',
      it: 'Una volta per Era: all’inizio di un round, ottieni 1 carta.',
      uk: 'Раз на епоху: на початку раунду отримайте 1 картку.',
    },
  ],
  [
    'when you build rich-site: gain 1 credit',
    {
      en: 'Whenever you build on a rich site, gain 1 credit.',
      it: 'Ogni volta che costruisci su un sito ricco, ottieni 1 credito.',
      uk: 'Щоразу, коли ви будуєте на багатій ділянці, отримайте 1 кредит.',
    },
  ],
  // one verb for each of several things, without a price that could be that of all
  [
    'choose city then pay 1 science: each not upgraded building of it: upgrade it free',
    {
      en: 'Choose a city, then pay 1 science: upgrade each of its non-upgraded buildings for free.',
      it: 'Scegli una città, poi paga 1 ricerca per migliorare gratuitamente ogni suo edificio non migliorato.',
      uk: 'Виберіть місто, потім заплатіть 1 науку — покращте кожну непокращену будівлю цього міста безплатно.',
    },
  ],
  [
    'each other player: each farm: upgrade it free',
    {
      en: 'Each other player upgrades each farm for free.',
      it: 'Ogni altro giocatore migliora gratuitamente ogni serra.',
      uk: 'Кожен інший гравець покращує кожну ферму безплатно.',
    },
  ],
  [
    'each farm: upgrade it for 1 credit',
    {
      en: 'For each farm, upgrade it for 1 credit.',
      it: 'Per ogni serra, migliorala pagando 1 credito.',
      uk: 'Для кожної ферми: покращте її за 1 кредит.',
    },
  ],
  // sets of all kinds, and different numbers
  [
    'gain (3 * (min over building as kind: connected upgraded kind)) points',
    {
      en: 'Gain 3 points for each set of 1 connected upgraded building of each kind.',
      it: 'Ottieni 3 punti per ogni serie di 1 edificio migliorato connesso di ogni tipo.',
      uk: 'Отримайте 3 очки за кожен набір із 1 з’єднаної покращеної будівлі кожного виду.',
    },
  ],
  [
    'gain 1 credit per different over cities with farms >= 1: upgraded farms of it',
    {
      en: 'Gain 1 credit for each different number of upgraded farms of cities with at least 1 farm.',
      it: 'Ottieni 1 credito per ogni diverso numero di serre migliorate di città con almeno 1 serra.',
      uk: 'Отримайте 1 кредит за кожну різну кількість покращених ферм міст, де є щонайменше 1 ферма.',
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
