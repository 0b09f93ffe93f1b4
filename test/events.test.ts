/** Cards that wait for what happens to cards and pieces: played, told in three languages, and read back. */
import { expect, test } from 'vitest';
import type { LanguageCode } from '../dsl/internal.ts';
import { LANGUAGES } from '../texts/languages/index.ts';
import { CardPack, testPack, testTexts } from './card-packs.ts';

const pack = new CardPack('events');
const { cards } = pack;

testPack(pack, 5);

const PRINTED: string[] = ['pulp-mill', 'scrap-paper-mill', 'retrofitters', 'relocation-barge', 'beachcombers'];

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
