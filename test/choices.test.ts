/** Cards about what one chooses from: played, told in three languages, and read back. */
import { expect, test } from 'vitest';
import type { LanguageCode } from '../dsl/internal.ts';
import { LANGUAGES } from '../texts/languages/index.ts';
import { CardPack, testPack, testTexts } from './card-packs.ts';

const pack = new CardPack('choices');
const { cards } = pack;

testPack(pack, 5);

const PRINTED: string[] = [
  'diving-bells',
  'sunken-vault',
  'model-district',
  'favored-quarter',
  'color-scouts',
  'pattern-book',
  'joint-works',
  'patchworkers',
  'ballast-crew',
  'spectrum-survey',
  'color-traders',
  'equal-charter',
  'salvage-divers',
  'diving-school',
  'mimics',
  'twin-refit',
  'sorters',
  'dyers',
  'collectors',
  'two-quarters',
  'understudies',
  'fashion-scouts',
];

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
