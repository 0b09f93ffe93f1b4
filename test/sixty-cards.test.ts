/** Cards that somebody wrote in English before looking at the language: those that it says are said without a finding. */
import { expect, test } from 'vitest';
import type { LanguageCode } from '../dsl/internal.ts';
import { parseProgram } from '../dsl/syntax/index.ts';
import { LANGUAGES } from '../texts/languages/index.ts';
import { renderComponent } from '../texts/render/component.ts';
import { gameAt } from '../interpreter/index.ts';
import { CardPack, testPack, testTexts } from './card-packs.ts';

const pack = new CardPack('sixty-cards');
const { cards } = pack;

testPack(pack, 20);

/** As a card prints them: what the cards were for, before there were words for it. */
test.each([
  ['toll-station', 'Whenever another player builds a city, gain 1 credit.'],
  ['solidarity-levy', 'Choose a player with the most credits, then take 2 credits from that player.'],
  ['regional-aid', 'Gain 2 credits for each other player with more connected cities than you.'],
  ['licensed-copy', 'Resolve an action card in another player’s play area.'],
  ['cast-segments', 'When building tunnels, you may pay 2 credits instead of 1 steelplast.'],
  ['leading-colony', 'If you have more connected cities than each other player, gain 6 points.'],
  ['drawing-board', 'Gain 3 cards, then discard a card from your hand.'],
  ['head-count', 'Gain 1 point for each connected city (at most 4 points).'],
  ['first-sowing', 'Building farms at a city with no buildings is free.'],
  ['dismantling-yard', 'Remove a farm, then gain 3 kelp and 1 science.'],
  ['underdog-fund', 'At the end of each round, if you are last on the Federation track, gain 1 steelplast.'],
])('the text of %s', (id, text) => {
  const card = cards.find((one) => one.id === id);
  expect(card && renderComponent(pack.model, pack.sources, card, LANGUAGES.en).map((one) => one.text)).toContain(text);
});

/** The same in all languages, where somebody who wrote the card in English would have it translated so. */
const PRINTED: Record<string, Record<LanguageCode, string>> = {
  'filing-cabinet': {
    en: 'Your hand limit is raised by 2.',
    it: 'Aumenta di 2 il tuo limite di carte in mano.',
    uk: 'Ваш ліміт руки збільшується на 2.',
  },
  overtime: {
    en: 'At the end of the turn, take another turn and draw no card at the end of it.',
    it: 'Alla fine del turno, svolgi un altro turno, alla fine del quale non peschi carte.',
    uk: 'Наприкінці ходу зіграйте ще один хід, наприкінці якого не добирайте карток.',
  },
  'forecast-office': {
    en: 'Look at the top 3 cards of the era deck, then take 1 of them into your hand. Then discard the others.',
    it: 'Guarda le prime 3 carte del mazzo dell’Era, poi prendi in mano 1 di esse. Poi scarta le altre.',
    uk: 'Подивіться на 3 верхні картки колоди епохи, потім візьміть в руку 1 з них. Потім скиньте решту.',
  },
  'weather-buoy': {
    en: 'At the beginning of your turn, you may look at the top card of the era deck, then you may put it at the bottom of the era deck.',
    it: 'All’inizio di ogni turno, puoi guardare la prima carta del mazzo dell’Era, poi puoi metterla in fondo al mazzo dell’Era.',
    uk: 'На початку вашого ходу за бажання подивіться на верхню картку колоди епохи, потім за бажання покладіть її під низ колоди епохи.',
  },
  'round-of-plans': {
    en: 'Reveal as many cards of the era deck as there are players, then each player, beginning with you, takes 1 of them into their hand.',
    it: 'Scopri tante carte del mazzo dell’Era quanti sono i giocatori, poi ogni giocatore, a partire da te, prende in mano 1 di esse.',
    uk: 'Відкрийте стільки карток колоди епохи, скільки гравців, потім кожен гравець, починаючи з вас, бере в руку 1 з них.',
  },
  'building-voucher': {
    en: 'The next city you build this era costs 1 steelplast and 1 credit less.',
    it: 'La prossima città che costruisci in quest’Era costa 1 plastacciaio e 1 credito in meno.',
    uk: 'Наступне місто, яке ви побудуєте цієї епохи, коштує на 1 сталепласт і 1 кредит менше.',
  },
  'all-round-town': {
    en: 'Gain 3 points for each connected city with a farm, a desalination plant and a laboratory.',
    it: 'Ottieni 3 punti per ogni città connessa con una serra, un dissalatore e un laboratorio.',
    uk: 'Отримайте 3 очки за кожне з’єднане місто, де є ферма, опріснювач і лабораторія.',
  },
  'echo-chamber': {
    en: 'Once per era, after you use an action card, you may use it again.',
    it: 'Una volta per Era: dopo aver usato una carta azione, puoi usarla di nuovo.',
    uk: 'Раз на епоху: після того як ви використали картку активації, за бажання використайте її ще раз.',
  },
  understudy: {
    en: 'Perform the action of a red action slot occupied by another player.',
    it: 'Svolgi l’azione di uno spazio azione rosso occupato da un altro giocatore.',
    uk: 'Застосуйте ефект зайнятого іншим гравцем червоного слота.',
  },
  'side-entrance': {
    en: 'You may choose an action slot occupied by another player; if you do, pay 2 credits to that player.',
    it: 'Puoi scegliere uno spazio azione occupato da un altro giocatore; se lo fai, paga 2 crediti a quel giocatore.',
    uk: 'Ви можете вибрати зайнятий іншим гравцем слот; якщо ви це зробите, заплатіть тому гравцю 2 кредити.',
  },
  'colour-filter': {
    en: 'Once per era, when you play a card of another color than its slot, you may pay 2 credits to use its effect anyway.',
    it: 'Una volta per Era, quando giochi una carta di colore diverso dallo spazio, puoi pagare 2 crediti per usarne comunque l’effetto.',
    uk: 'Раз на епоху, коли ви розігруєте картку іншого кольору, ніж слот, можете заплатити 2 кредити, щоб усе одно застосувати її ефект.',
  },
  'local-holiday': {
    en: 'Choose 1 of your connected cities: all buildings at that city produce once, as in Production.',
    it: 'Scegli 1 delle tue città connesse: tutti gli edifici di quella città producono una volta, come nella Produzione.',
    uk: 'Виберіть 1 своє з’єднане місто: усі будівлі цього міста виробляють один раз, як під час виробництва.',
  },
  'lost-property': {
    en: 'Take a card from the discard pile of the era into your hand, then discard a card from your hand.',
    it: 'Prendi in mano una carta dalla pila degli scarti dell’Era, poi scarta una carta dalla mano.',
    uk: 'Візьміть в руку картку зі скиду епохи, потім скиньте картку з руки.',
  },
  'pipe-stockpile': {
    en: 'When you claim this card, put 4 steelplast on this card. Whenever you build a tunnel, you must take 1 steelplast from this card. Then, if this card is empty, gain 3 points, then discard this card.',
    it: 'Quando reclami questa carta, metti 4 plastacciaio su questa carta. Ogni volta che costruisci un tunnel, devi prendere 1 plastacciaio da questa carta. Poi, se questa carta è vuota, ottieni 3 punti, poi scarta questa carta.',
    uk: 'Коли ви розміщуєте цю картку в ігровій зоні, покладіть 4 сталепласти на цю картку. Щоразу, коли ви будуєте тунель, обов’язково візьміть 1 сталепласт із цієї картки. Потім, якщо ця картка є порожньою, отримайте 3 очки, потім скиньте цю картку.',
  },
  'seed-cellar': {
    en: 'Once per turn, you may put 1 kelp from your supply on this card. At the end of the game, gain 1 point for each kelp on this card (at most 6 points).',
    it: 'Una volta per turno: puoi mettere 1 alga dalla tua riserva su questa carta. Alla fine della partita, ottieni 1 punto per ogni alga su questa carta (al massimo 6 punti).',
    uk: 'Раз на хід: за бажання покладіть 1 ламінарію зі свого запасу на цю картку. Наприкінці гри отримайте 1 очко за кожну ламінарію на цій картці (не більше 6 очок).',
  },
  'twin-towns': {
    en: 'Choose a tunnel between 2 cities, then gain 1 point for each building at its cities (at most 5 points).',
    it: 'Scegli un tunnel tra 2 città, poi ottieni 1 punto per ogni edificio presso le sue città (al massimo 5 punti).',
    uk: 'Виберіть тунель між 2 містами, потім отримайте 1 очко за кожну будівлю при містах цього тунелю (не більше 5 очок).',
  },
  'chain-of-plots': {
    en: 'Build 1 farm for free. Then, if its city has an upgraded farm, upgrade the new farm for free, then gain 1 card.',
    it: 'Costruisci gratuitamente 1 serra. Poi, se la sua città ha una serra migliorata, migliora gratuitamente la nuova serra, poi ottieni 1 carta.',
    uk: 'Побудуйте 1 ферму безплатно. Потім, якщо у місті цієї ферми є покращена ферма, покращте нову ферму безплатно, потім отримайте 1 картку.',
  },
};

testTexts(pack, PRINTED);

/** As somebody writes it; the effect is printed in other words. */
test.each([
  [LANGUAGES.en, 'The next city you build this era costs 1 credit less.'],
  [LANGUAGES.it, 'La prossima città che costruisci in questa Era costa 1 credito in meno.'],
  [LANGUAGES.uk, 'Наступне місто, яке ви побудуєте цієї епохи, коштує на 1 кредит менше.'],
])('the next city, in $code', (language, text) => {
  const { effect } = pack.parserIn(language).parse(text);
  const { ast } = parseProgram('until end of era or you build city: discount 1 credit on building cities');
  expect(pack.form(effect)).toEqual(pack.form(ast));
});

/** Of two players on a slot, one is paid. */
test('the question says what for a player is named', () => {
  const position = {
    'cloning-tile': 0,
    occupied: { 'steelplast-and-kelp': ['other', 'third'] },
    me: { credit: 2, hand: ['quay-porters'], claimed: ['side-entrance'] },
  };
  const game = gameAt(pack.model, position, { players: 4 });
  game.choose('slot:steelplast-and-kelp');
  expect(game.decision?.prompt).toBe('Which player? Pay 2 credits to that player.');
  expect(game.decision?.options.map(({ key }) => key).sort()).toEqual(['player:2', 'player:3']);
});
