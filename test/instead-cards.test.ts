/** Cards that replace, suspend and repeat parts of what a game does: played, told in three languages, and read back. */
import type { LanguageCode } from '../dsl/internal.ts';
import { CardPack, testPack, testTexts } from './card-packs.ts';

const pack = new CardPack('instead');

testPack(pack, 5);

const PRINTED: Record<string, Record<LanguageCode, string>> = {
  'red-tide': {
    en: 'Reveal the top 3 cards of the era deck, then gain 1 credit for each card among them that is red.',
    it: 'Scopri le prime 3 carte del mazzo dell’Era, poi ottieni 1 credito per ogni carta tra esse che è rossa.',
    uk: 'Відкрийте 3 верхні картки колоди епохи, потім отримайте 1 кредит за кожну картку з-поміж них, що є червоною.',
  },
  'algae-press': {
    en: 'Once per era, when a connected upgraded farm gives you 1 point, you may instead gain 1 biomatter.',
    it: 'Una volta per Era: quando una serra migliorata connessa ti fa ottenere 1 punto, puoi invece ottenere 1 biomateria.',
    uk: 'Раз на епоху: коли з’єднана покращена ферма дає вам 1 очко, за бажання замість цього отримайте 1 біоматерію.',
  },
  'plan-chest': {
    en: 'Look at the top 5 cards of the era deck, then take 1 of them into your hand. Then put 1 of them into the discard pile of the era, then put the others on top of the era deck in any order.',
    it: 'Guarda le prime 5 carte del mazzo dell’Era, poi prendi in mano 1 di esse. Poi metti 1 di esse nella pila degli scarti dell’Era, poi metti le altre in cima al mazzo dell’Era in qualsiasi ordine.',
    uk: 'Подивіться на 5 верхніх карток колоди епохи, потім візьміть в руку 1 з них. Потім покладіть 1 з них до скиду епохи, потім покладіть решту зверху на колоду епохи у будь-якому порядку.',
  },
  'double-survey': {
    en: 'Once per era, when you build a tunnel, resolve its site bonus.',
    it: 'Una volta per Era: quando costruisci un tunnel, risolvi il suo bonus del sito.',
    uk: 'Раз на епоху: коли ви будуєте тунель, застосуйте бонус ділянки цього тунелю.',
  },
  'tenured-staff': {
    en: 'Whenever a laboratory of a symbiotic city gives you science, gain 1 credit.',
    it: 'Ogni volta che un laboratorio di una città simbiotica ti fa ottenere ricerca, ottieni 1 credito.',
    uk: 'Щоразу, коли лабораторія симбіоміста дає вам науки, отримайте 1 кредит.',
  },
};

testTexts(pack, PRINTED);
