/** What is counted, compared and chosen as cards print it: without names in quotes and without formulas, and parsed back as the same. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages/index.ts';
import { effectOf, form, type Rendered, textTools } from './testing.ts';

const RENDERED: Rendered[] = [
  [
    'look at top 2 cards of era-deck then (may (choose card of them as fresh then choose connected city as town then move fresh to hand then gain 1 point per farm of town)) then dispose them as discarded',
    {
      en: 'Look at the top 2 cards of the era deck. Then you may choose one of them, then choose a connected city, then take that card into your hand, then gain 1 point for each farm of that city. Then discard the others.',
      it: 'Guarda le prime 2 carte del mazzo dell’Era. Poi puoi scegliere una di esse, poi scegli una città connessa, poi prendi in mano quella carta, poi ottieni 1 punto per ogni serra di quella città. Poi scarta le altre.',
      uk: 'Подивіться на 2 верхні картки колоди епохи. Потім за бажання виберіть одну з них, потім виберіть з’єднане місто, потім візьміть в руку ту картку, потім отримайте 1 очко за кожну ферму того міста. Потім скиньте решту.',
    },
  ],
  [
    'reveal top 3 cards of era-deck then choose card where (it is not personal-assistant) of them as model then if model is green: move model to hand else: gain 1 credit',
    {
      en: 'Reveal the top 3 cards of the era deck, then choose a card other than “Personal Assistant” among them. Then, if it is green, take it into your hand; otherwise gain 1 credit.',
      it: 'Scopri le prime 3 carte del mazzo dell’Era, poi scegli una carta che non sia «Assistente personale» tra esse. Poi, se è verde, prendi in mano quella carta; altrimenti ottieni 1 credito.',
      uk: 'Відкрийте 3 верхні картки колоди епохи, потім виберіть картку, що не є «Персональний асистент», з-поміж них. Потім, якщо та картка зелена, візьміть в руку її; інакше отримайте 1 кредит.',
    },
  ],
  [
    'reveal top 3 cards of era-deck then (if card of them: gain 1 point) then (move 1 card of them to hand) then if card of them: gain 1 credit then dispose them as discarded',
    {
      en: 'Reveal the top 3 cards of the era deck. Then, if there are any, gain 1 point. Then take 1 of them into your hand. Then, if any are left, gain 1 credit, then discard the others.',
      it: 'Scopri le prime 3 carte del mazzo dell’Era. Poi, se ce ne sono, ottieni 1 punto. Poi prendi in mano 1 di esse. Poi, se ne restano, ottieni 1 credito, poi scarta le altre.',
      uk: 'Відкрийте 3 верхні картки колоди епохи. Потім, якщо такі є, отримайте 1 очко. Потім візьміть в руку 1 з них. Потім, якщо якісь залишилися, отримайте 1 кредит, потім скиньте решту.',
    },
  ],
  [
    'if built cities this turn >= 1 and built tunnels this turn >= 1: gain 1 kelp, 1 point',
    {
      en: 'If you built a city and a tunnel this turn, gain 1 kelp and 1 point.',
      it: 'Se in questo turno hai costruito una città e un tunnel, ottieni 1 alga e 1 punto.',
      uk: 'Якщо ви побудували місто і тунель цього ходу, отримайте 1 ламінарію і 1 очко.',
    },
  ],
  [
    'if upgraded farms this turn >= 1 and built tunnels this round >= 1 and farms >= 2: gain 1 point',
    {
      en: 'If you upgraded a farm this turn and you built a tunnel this round and you have at least 2 farms, gain 1 point.',
      it: 'Se in questo turno hai migliorato una serra e in questo round hai costruito un tunnel e hai almeno 2 serre, ottieni 1 punto.',
      uk: 'Якщо ви покращили ферму цього ходу і ви побудували тунель цього раунду і у вас є щонайменше 2 ферми, отримайте 1 очко.',
    },
  ],
  [
    'gain (2 * min(farms, min(tunnels, laboratories))) points',
    {
      en: 'Gain 2 points for each set of 1 farm, 1 tunnel and 1 laboratory.',
      it: 'Ottieni 2 punti per ogni serie di 1 serra, 1 tunnel e 1 laboratorio.',
      uk: 'Отримайте 2 очки за кожен набір із 1 ферми, 1 тунелю і 1 лабораторії.',
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
  [
    'choose other player then (if farms > farms of that player: gain 3 points) then if tunnels < tunnels of that player: gain 1 point',
    {
      en: 'Choose another player. Then, if you have more farms than that player, gain 3 points. Then, if you have fewer tunnels than that player, gain 1 point.',
      it: 'Scegli un altro giocatore. Poi, se hai più serre rispetto a quel giocatore, ottieni 3 punti. Poi, se hai meno tunnel rispetto a quel giocatore, ottieni 1 punto.',
      uk: 'Виберіть іншого гравця. Потім, якщо у вас більше ферм, ніж у того гравця, отримайте 3 очки. Потім, якщо у вас менше тунелів, ніж у того гравця, отримайте 1 очко.',
    },
  ],
  [
    'choose other player then if connected cities = connected cities of that player: gain 1 point',
    {
      en: 'Choose another player. Then, if you have as many connected cities as that player, gain 1 point.',
      it: 'Scegli un altro giocatore. Poi, se hai lo stesso numero di città connesse di quel giocatore, ottieni 1 punto.',
      uk: 'Виберіть іншого гравця. Потім, якщо у вас стільки ж з’єднаних міст, як у того гравця, отримайте 1 очко.',
    },
  ],
  [
    'if farms >= 2: ((if tunnels >= 3: gain 1 point) then (if cities >= 2: gain 1 card) then gain 1 credit) else: gain 1 kelp',
    {
      en: 'If you have at least 2 farms, gain 1 point if you have at least 3 tunnels, then gain 1 card if you have at least 2 cities, then gain 1 credit; otherwise gain 1 kelp.',
      it: 'Se hai almeno 2 serre, ottieni 1 punto, se hai almeno 3 tunnel, poi ottieni 1 carta, se hai almeno 2 città, poi ottieni 1 credito; altrimenti ottieni 1 alga.',
      uk: 'Якщо у вас є щонайменше 2 ферми, отримайте 1 очко, якщо у вас є щонайменше 3 тунелі, потім отримайте 1 картку, якщо у вас є щонайменше 2 міста, потім отримайте 1 кредит; інакше отримайте 1 ламінарію.',
    },
  ],
  [
    'each other player from you: build farm free then gain 1 kelp',
    {
      en: 'Each other player, beginning with the player after you, builds 1 farm for free, then gains 1 kelp.',
      it: 'Ogni altro giocatore, a partire da chi viene dopo di te, costruisce gratuitamente 1 serra, poi ottiene 1 alga.',
      uk: 'Кожен інший гравець, починаючи з гравця після вас, будує 1 ферму безплатно, потім отримує 1 ламінарію.',
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
