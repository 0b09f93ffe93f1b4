/** Cards that somebody wrote in English before looking at the language: those that it says are said without a finding. */
import { expect, test } from 'vitest';
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
const PRINTED: string[] = [
  'filing-cabinet',
  'overtime',
  'forecast-office',
  'weather-buoy',
  'round-of-plans',
  'building-voucher',
  'all-round-town',
  'echo-chamber',
  'understudy',
  'side-entrance',
  'colour-filter',
  'local-holiday',
  'lost-property',
  'pipe-stockpile',
  'seed-cellar',
  'twin-towns',
  'chain-of-plots',
];

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
