/** Cards about what one chooses from: played, told in three languages, and read back. */
import { expect, test } from 'vitest';
import type { LanguageCode } from '../dsl/internal.ts';
import { LANGUAGES } from '../texts/languages/index.ts';
import { CardPack, testPack, testTexts } from './card-packs.ts';

const pack = new CardPack('choices');
const { cards } = pack;

testPack(pack, 5);

const PRINTED: Record<string, Record<LanguageCode, string>> = {
  'diving-bells': {
    en: 'Choose a non-connected city. Then, for the rest of the game, it counts as connected.',
    it: 'Scegli una città non connessa. Poi, per il resto della partita, quella città conta come connessa.',
    uk: 'Виберіть не з’єднане місто. Потім, до кінця гри, його вважайте з’єднаним.',
  },
  'sunken-vault': {
    en: 'When you claim this card, up to 4 times, you may put 1 kelp, 1 steelplast or 1 science from your supply on this card. At the end of each era, you must gain 2 points for each type of resource on this card, then take all resources from this card.',
    it: 'Quando reclami questa carta, fino a 4 volte puoi mettere 1 alga, 1 plastacciaio o 1 ricerca dalla tua riserva su questa carta. Alla fine di ogni Era, devi ottenere 2 punti per ogni tipo di risorsa su questa carta, poi prendi tutte le risorse da questa carta.',
    uk: 'Коли ви розміщуєте цю картку в ігровій зоні, за бажання до 4 разів покладіть 1 ламінарію, 1 сталепласт або 1 науку зі свого запасу на цю картку. Наприкінці кожної епохи обов’язково отримайте 2 очки за кожен вид ресурсів на цій картці, потім візьміть усі ресурси із цієї картки.',
  },
  'model-district': {
    en: 'Choose a connected city, then gain 1 credit for each type of its upgraded buildings. Then, if it has at least 3 upgraded buildings of different types, gain 1 biomatter.',
    it: 'Scegli una città connessa, poi ottieni 1 credito per ogni tipo tra i suoi edifici migliorati. Poi, se quella città ha almeno 3 edifici migliorati di tipo diverso, ottieni 1 biomateria.',
    uk: 'Виберіть з’єднане місто, потім отримайте 1 кредит за кожен вид покращених будівель цього міста. Потім, якщо у цього міста є щонайменше 3 різні покращені будівлі, отримайте 1 біоматерію.',
  },
  'favored-quarter': {
    en: 'Choose a city. Then, for the rest of the game, whenever you build a building adjacent to it, gain 1 credit.',
    it: 'Scegli una città. Poi, per il resto della partita, ogni volta che costruisci un edificio adiacente a quella città, ottieni 1 credito.',
    uk: 'Виберіть місто. Потім, до кінця гри, щоразу, коли ви будуєте будівлю поруч із цим містом, отримайте 1 кредит.',
  },
  'color-scouts': {
    en: 'Reveal the top 4 cards of the era deck. Then, for each color, take 1 card among them of that color into your hand. Then discard the others.',
    it: 'Scopri le prime 4 carte del mazzo dell’Era. Poi, per ogni colore, prendi in mano 1 carta tra esse di quel colore. Poi scarta le altre.',
    uk: 'Відкрийте 4 верхні картки колоди епохи. Потім, для кожного кольору: візьміть в руку 1 картку з-поміж них того кольору. Потім скиньте решту.',
  },
  'pattern-book': {
    en: 'For each kind of building, if you have at least 2 connected buildings of that kind, gain 1 point.',
    it: 'Per ogni tipo di edificio, se hai almeno 2 edifici connessi di quel tipo, ottieni 1 punto.',
    uk: 'Для кожного виду будівель: якщо у вас є щонайменше 2 з’єднані будівлі цього виду, отримайте 1 очко.',
  },
  'joint-works': {
    en: 'Choose one kind of building, then build 1 building of that kind on a building site adjacent to a city with no buildings of that kind. Then gain 1 science.',
    it: 'Scegli un tipo di edificio, poi costruisci 1 edificio di quel tipo su un sito di costruzione adiacente a una città senza edifici di quel tipo. Poi ottieni 1 ricerca.',
    uk: 'Виберіть один вид будівлі, потім побудуйте 1 будівлю цього виду на ділянці для будівлі поруч із містом без будівель цього виду. Потім отримайте 1 науку.',
  },
  patchworkers: {
    en: 'Discard 2 cards of different colors from your hand, then gain 3 credits.',
    it: 'Scarta 2 carte di colori diversi dalla mano, poi ottieni 3 crediti.',
    uk: 'Скиньте 2 картки різних кольорів з руки, потім отримайте 3 кредити.',
  },
  'ballast-crew': {
    en: 'Discard 2 cards from your hand, then gain 2 credits.',
    it: 'Scarta 2 carte dalla mano, poi ottieni 2 crediti.',
    uk: 'Скиньте 2 картки з руки, потім отримайте 2 кредити.',
  },
  'spectrum-survey': {
    en: 'Reveal the top 3 cards of the era deck. Then, if all of them are of different colors, gain 2 points. Then discard them.',
    it: 'Scopri le prime 3 carte del mazzo dell’Era. Poi, se tutte queste carte sono di colori diversi, ottieni 2 punti. Poi scarta queste carte.',
    uk: 'Відкрийте 3 верхні картки колоди епохи. Потім, якщо усі вони різних кольорів, отримайте 2 очки. Потім скиньте їх.',
  },
  'color-traders': {
    en: 'Gain 1 credit for each different color of cards in your hand. If all cards in your hand are of the same color, gain 1 point.',
    it: 'Ottieni 1 credito per ogni colore diverso di carte in mano. Se tutte le carte in mano sono dello stesso colore, ottieni 1 punto.',
    uk: 'Отримайте 1 кредит за кожен колір карток на руці. Якщо усі картки на руці одного кольору, отримайте 1 очко.',
  },
  'equal-charter': {
    en: 'If all connected cities have the same number of buildings, gain 3 points for each connected city.',
    it: 'Se tutte le città connesse hanno lo stesso numero di edifici, ottieni 3 punti per ogni città connessa.',
    uk: 'Якщо усі з’єднані міста мають однакову кількість будівель, отримайте 3 очки за кожне з’єднане місто.',
  },
  'salvage-divers': {
    en: 'Take 1 of the top 3 cards of the discard pile of the era into your hand.',
    it: 'Prendi in mano 1 delle prime 3 carte della pila degli scarti dell’Era.',
    uk: 'Візьміть в руку 1 з 3 верхніх карток скиду епохи.',
  },
  'diving-school': {
    en: 'Gain 1 card. Then, if that card is red, you may gain 1 steelplast.',
    it: 'Ottieni 1 carta. Poi, se quella carta è rossa, puoi ottenere 1 plastacciaio.',
    uk: 'Отримайте 1 картку. Потім, якщо та картка червона, за бажання отримайте 1 сталепласт.',
  },
  mimics: {
    en: 'Take 1 card with an instant effect among the top 3 cards of the discard pile of the era other than “Mimics” into your hand.',
    it: 'Prendi in mano 1 carta con effetto istantaneo tra le prime 3 carte della pila degli scarti dell’Era che non sia «Mimics».',
    uk: 'Візьміть в руку 1 картку з миттєвою властивістю з-поміж 3 верхніх карток скиду епохи, що не є «Mimics».',
  },
  'twin-refit': {
    en: 'Upgrade 2 buildings of different types for free, then gain 1 card.',
    it: 'Migliora gratuitamente 2 edifici di tipo diverso, poi ottieni 1 carta.',
    uk: 'Покращте 2 різні будівлі безплатно, потім отримайте 1 картку.',
  },
  sorters: {
    en: 'Reveal the top 3 cards of the era deck, then choose a color. Then take all cards of that color among them into your hand, then discard the others.',
    it: 'Scopri le prime 3 carte del mazzo dell’Era, poi scegli un colore. Poi prendi in mano tutte le carte di quel colore tra esse, poi scarta le altre.',
    uk: 'Відкрийте 3 верхні картки колоди епохи, потім виберіть колір. Потім візьміть в руку усі картки того кольору з-поміж них, потім скиньте решту.',
  },
  dyers: {
    en: 'Discard a card from your hand, then take 1 of the top 5 cards of the discard pile of the era of the same color as this card into your hand.',
    it: 'Scarta una carta dalla mano, poi prendi in mano 1 delle prime 5 carte della pila degli scarti dell’Era dello stesso colore di questa carta.',
    uk: 'Скиньте картку з руки, потім візьміть в руку 1 з 5 верхніх карток скиду епохи того самого кольору, що й ця картка.',
  },
  collectors: {
    en: 'Discard a Special card from your hand, then gain 3 credits; or gain 1 credit for each Special card in your play area.',
    it: 'Scarta una carta Speciale dalla mano, poi ottieni 3 crediti; oppure ottieni 1 credito per ogni carta Speciale nell’area di gioco.',
    uk: 'Скиньте спеціальну картку з руки, потім отримайте 3 кредити; або отримайте 1 кредит за кожну спеціальну картку в ігровій зоні.',
  },
  'two-quarters': {
    en: 'For each of up to 2 connected cities, upgrade 1 of its buildings for free.',
    it: 'Per al massimo 2 città connesse, migliora gratuitamente 1 suo edificio.',
    uk: 'Щонайбільше для 2 з’єднаних міст: покращте 1 будівлю цього міста безплатно.',
  },
  understudies: {
    en: 'Resolve an action card in another player’s play area, then that player gains 1 credit.',
    it: 'Risolvi una carta azione nell’area di gioco di un altro giocatore, poi quel giocatore ottiene 1 credito.',
    uk: 'Застосуйте картку активації в ігровій зоні іншого гравця, потім той гравець отримує 1 кредит.',
  },
  'fashion-scouts': {
    en: 'Gain 1 credit for each red card among the top 5 cards of the discard pile of the era. If there are at least 2 red cards among the top 5 cards of the discard pile of the era, gain 1 point.',
    it: 'Ottieni 1 credito per ogni carta rossa tra le prime 5 carte della pila degli scarti dell’Era. Se ci sono almeno 2 carte rosse tra le prime 5 carte della pila degli scarti dell’Era, ottieni 1 punto.',
    uk: 'Отримайте 1 кредит за кожну червону картку з-поміж 5 верхніх карток скиду епохи. Якщо є щонайменше 2 червоні картки з-поміж 5 верхніх карток скиду епохи, отримайте 1 очко.',
  },
};

/** What somebody writes in other words. */
const WRITTEN: [text: string, language: LanguageCode, card: string][] = [
  ['Draw 3 cards, keep 1 and discard the others.', 'en', 'careful-plans'],
  ['Pesca 3 carte, tienine 1 e scarta le altre.', 'it', 'careful-plans'],
  ['Візьміть 3 картки, залиште 1 і скиньте решту.', 'uk', 'careful-plans'],
  ['Upgrade 2 buildings of different kinds for free. Then draw 1 card.', 'en', 'twin-refit'],
  ['Migliora gratuitamente 2 edifici di tipo diverso, poi pesca 1 carta.', 'it', 'twin-refit'],
  ['Покращте 2 будівлі різних видів безплатно, потім доберіть 1 картку.', 'uk', 'twin-refit'],
  ['Draw 1 card. If that card is red, you may gain 1 steelplast.', 'en', 'diving-school'],
  ['Draw a card. If it is red, you may gain 1 steelplast.', 'en', 'diving-school'],
  ['Take one of the top 3 cards of the discard pile of the era into your hand.', 'en', 'salvage-divers'],
];

test.each(WRITTEN)('%s', (text, code, id) => {
  const card = cards.find((one) => one.id === id)!;
  const [{ meant }] = pack.textsOf(card, LANGUAGES[code], pack.parserIn(LANGUAGES[code]));
  expect(pack.form(pack.parserIn(LANGUAGES[code]).parse(text).effect)).toEqual(meant);
});

testTexts(pack, PRINTED);
