/** Cards that wait for what happens to cards and pieces: played, told in three languages, and read back. */
import { expect, test } from 'vitest';
import type { LanguageCode } from '../dsl/internal.ts';
import { LANGUAGES } from '../texts/languages/index.ts';
import { CardPack, testPack, testTexts } from './card-packs.ts';

const pack = new CardPack('events');
const { cards } = pack;

testPack(pack, 5);

const PRINTED: Record<string, Record<LanguageCode, string>> = {
  'pulp-mill': {
    en: 'Whenever you discard a card, gain 1 credit.',
    it: 'Ogni volta che scarti una carta, ottieni 1 credito.',
    uk: 'Щоразу, коли ви скидаєте картку, отримайте 1 кредит.',
  },
  'scrap-paper-mill': {
    en: 'Whenever you discard a card because of your hand limit, gain 1 credit.',
    it: 'Ogni volta che scarti una carta per il limite di mano, ottieni 1 credito.',
    uk: 'Щоразу, коли ви скидаєте картку через ліміт руки, отримайте 1 кредит.',
  },
  retrofitters: {
    en: 'Replace a building by a building of another type for free.',
    it: 'Sostituisci gratuitamente un edificio con un edificio di tipo diverso.',
    uk: 'Замініть будівлю на будівлю іншого типу безплатно.',
  },
  'relocation-barge': {
    en: 'Move a building to an empty building site adjacent to a city, then you may upgrade it for 1 science.',
    it: 'Sposta un edificio su un sito di costruzione vuoto adiacente a una città, poi puoi migliorarlo pagando 1 ricerca.',
    uk: 'Перемістіть будівлю на порожню ділянку для будівлі поруч із містом, потім за бажання покращте її за 1 науку.',
  },
  beachcombers: {
    en: 'Whenever another player discards a card from their hand, gain 1 kelp.',
    it: 'Ogni volta che un altro giocatore scarta una carta dalla mano, ottieni 1 alga.',
    uk: 'Щоразу, коли інший гравець скидає картку з руки, отримайте 1 ламінарію.',
  },
};

/** What somebody writes in other words. */
const WRITTEN: [text: string, language: LanguageCode, card: string][] = [
  ['Each time you discard a card because of your hand limit, gain 1 credit.', 'en', 'scrap-paper-mill'],
  ['Whenever you have to discard a card because of your hand limit, gain 1 credit.', 'en', 'scrap-paper-mill'],
  ['Replace a building with a building of a different type for free.', 'en', 'retrofitters'],
  ['Turn a building into a building of another kind for free.', 'en', 'retrofitters'],
  ['Перетворіть будівлю на будівлю іншого типу безплатно.', 'uk', 'retrofitters'],
  ['Ogni volta che scarti una carta a causa del limite di mano, ottieni 1 credito.', 'it', 'scrap-paper-mill'],
  ['Щоразу, коли ви скидаєте картку через ваш ліміт руки, отримайте 1 кредит.', 'uk', 'scrap-paper-mill'],
];

test.each(WRITTEN)('%s', (text, code, id) => {
  const card = cards.find((one) => one.id === id)!;
  const [{ meant }] = pack.textsOf(card, LANGUAGES[code], pack.parserIn(LANGUAGES[code]));
  expect(pack.form(pack.parserIn(LANGUAGES[code]).parse(text).effect)).toEqual(meant);
});

testTexts(pack, PRINTED);
