/** What newcomers write as cards say it: the help shows a text that parses. */
import { expect, test } from 'vitest';
import { toDiagnostic } from '../source/diagnostic.ts';
import { Lines } from '../source/lines.ts';
import { translationFor } from '../../service/translations/index.ts';
import { parseProgram } from './parse.ts';

/** [as a card says it, what the help shows, the same with names in it] */
const WRITTEN: [sentence: string, shown: string[], mended: string][] = [
  ['gain 1 credit for each farm', ['… per <things>'], 'gain 1 credit per farm'],
  ['gain 1 point for every 2 farms', ['… per <things>'], 'gain 1 point per 2 farms'],
  ['gain 2 credits per city you have', ['you have'], 'gain 2 credits per city'],
  ['you may pay 1 credit: gain 2 cards', ['you'], 'may pay 1 credit: gain 2 cards'],
  ['once per turn: you may gain 1 credit', ['you'], 'once per turn: may gain 1 credit'],
  ['if you have at least 3 farms: gain 1 card', ['if <things> >= 3: …'], 'if farms >= 3: gain 1 card'],
  ['if at least 3 farms: gain 1 card', ['if <things> >= 3: …'], 'if farms >= 3: gain 1 card'],
  ['pay 1 credit to gain 2 cards', ['pay <cost>: gain …'], 'pay 1 credit: gain 2 cards'],
  ['discard 2 cards', ['dispose 2 cards in <zone> as <route>'], 'dispose 2 cards in hand as discarded'],
  [
    'when you discard a card: gain 1 credit',
    ['when you discard card in <zone> as <route>: …'],
    'when you discard card in hand as discarded: gain 1 credit',
  ],
  [
    'when card is discarded: gain 1 credit',
    ['when you discard card in <zone> as <route>: …'],
    'when you discard card in hand as discarded: gain 1 credit',
  ],
  ['move farm to empty farm-site', ['relocate <thing> to <sites>'], 'relocate farm to empty farm-site'],
  [
    'choose 2 cards in hand then gain 1 credit',
    ['choose <thing> then …', 'each up to 2 <things>: …'],
    'each up to 2 cards in hand: gain 1 credit',
  ],
  [
    'at the end of the game: gain 1 point',
    ['at end of <period>: …', 'when game ends: …'],
    'when game ends: gain 1 point',
  ],
  ['each player gains 1 credit', ['each player: …'], 'each player: gain 1 credit'],
  ['each other player draws a card', ['each other player: …'], 'each other player: gain 1 card'],
  ['all players: gain 1 credit', ['each player: …', 'each other player: …'], 'each player: gain 1 credit'],
  ['other players: lose 1 credit', ['each player: …', 'each other player: …'], 'each other player: lose 1 credit'],
  ['gain 1 credit, or gain 1 kelp', [','], 'gain 1 credit or gain 1 kelp'],
  ['move 2 cards from hand to spent', ['move 2 cards in <zone> to <zone>'], 'move 2 cards in hand to spent'],
  ['put 1 card in hand on spent', ['move 1 card in <zone> to <zone>'], 'move 1 card in hand to spent'],
  ['reveal top card of box: gain 1 card', ['reveal … then …'], 'reveal top card of box then gain 1 card'],
  ['gain 1 credit per farm, max 3', ['gain (min(<number>, 3)) <counter>'], 'gain (min(farms, 3)) credits'],
  ['gain min(farms, 3) credits', ['gain (min(<number>, 3)) <counter>'], 'gain (min(farms, 3)) credits'],
  ['gain up to 3 credits', ['up to 3 times: gain 1 <counter>'], 'up to 3 times: gain 1 credit'],
  ['lose all kelp', ['lose (kelp) kelp'], 'lose (kelp) kelp'],
  ['gain credits equal to farms', ['gain (<number>) <counter>'], 'gain (farms) credits'],
  ['gain 1 kelp if you have 2 farms', ['if …: …'], 'if farms >= 2: gain 1 kelp'],
  ['gain 1 kelp unless era = 1', ['if not (…): …'], 'if not (era = 1): gain 1 kelp'],
  ['gain 2 credits instead of 1 kelp', ['instead of you gain …: …'], 'instead of you gain 1 kelp: gain 2 credits'],
  ['advance 2 spaces', ['spaces'], 'advance 2'],
  ['build farm, tunnel', ['build … then build …'], 'build farm then build tunnel'],
  ['build farm and tunnel', ['build … then build …'], 'build farm then build tunnel'],
  ['build farm at no cost', ['build … free'], 'build farm free'],
  ['for each farm, gain 1 credit', ['each <thing>: …'], 'each farm: gain 1 credit'],
  ['double credits', ['gain (credits) credits'], 'gain (credits) credits'],
  ['+1 credit', ['gain 1 credit'], 'gain 1 credit'],
  ['draw a card', ['gain 1 card'], 'gain 1 card'],
  ['gain a card', ['gain 1 card'], 'gain 1 card'],
  ['take a card from the discard pile', ['move 1 card in <zone> to <zone>'], 'move 1 card in spent to hand'],
  ['put a card on top of the deck', ['move 1 card in <zone> to <zone>'], 'move 1 card in hand to top of box'],
  [
    'steal 2 credits',
    ['choose other player then take 2 credits from that player'],
    'choose other player then take 2 credits from that player',
  ],
  ['move marker 1 space', ['advance 1'], 'advance 1'],
  ['move 1 space on federation', ['advance 1'], 'advance 1'],
  ['move up 1', ['advance 1'], 'advance 1'],
  ['advance on federation', ['advance 1 on federation'], 'advance 1 on federation'],
  ['discard a card', ['dispose 1 card in <zone> as <route>'], 'dispose 1 card in hand as discarded'],
  ['discard your hand', ['dispose cards in <zone> as <route>'], 'dispose cards in hand as discarded'],
  ['shuffle the deck', ['the'], 'shuffle deck'],
  ['untap a card', ['ready …'], 'ready a card'],
  ['swap 1 kelp for 2 credits', ['pay 1 kelp: gain …'], 'pay 1 kelp: gain 2 credits'],
  ['1 kelp -> 2 credits', ['pay 1 kelp: gain …'], 'pay 1 kelp: gain 2 credits'],
  ['destroy a farm', ['choose <thing> then remove it'], 'choose farm then remove it'],
  ['remove 1 farm', ['choose <thing> then remove it'], 'choose farm then remove it'],
  ['replace a city with tower', ['choose <thing> then replace it by <piece>'], 'choose city then replace it by tower'],
  ['place a farm on a site', ['place <piece> at <site>'], 'place farm at site'],
  ['lose half your credits', ['lose (credits / 2) credits'], 'lose (credits / 2) credits'],
  ['gain as many credits as farms', ['gain (<number>) credits'], 'gain (farms) credits'],
  ['farms cost 1 credit less', ['discount 1 credit on building <things>'], 'discount 1 credit on building farms'],
  ['your farms are free', ['discount all on building <things>'], 'discount all on building farms'],
  ['increase hand-limit by 1', ['change hand-limit by <number>'], 'change hand-limit by 1'],
  ['unless farms >= 2: gain 1 credit', ['if not (…): …'], 'if not (farms >= 2): gain 1 credit'],
  [
    'another player gains 1 credit',
    ['each other player: …', 'choose other player then that player: …'],
    'choose other player then that player: gain 1 credit',
  ],
  ['choose a player: gain 1 credit', ['choose … then …'], 'choose a player then gain 1 credit'],
  ['each time you build a farm: gain 1 credit', ['when you …: …'], 'when you build a farm: gain 1 credit'],
  ['end of game: gain 1 point', ['at end of <period>: …', 'when game ends: …'], 'when game ends: gain 1 point'],
  ['repeat twice: gain 1 credit', ['repeat 2 times: …'], 'repeat 2 times: gain 1 credit'],
  ['gain 1 credit twice', ['repeat 2 times: …'], 'repeat 2 times: gain 1 credit'],
  ['gain 1 credit each turn', ['when turn begins: …', 'once per turn: …'], 'once per turn: gain 1 credit'],
  ['build farm on any site', ['any'], 'build farm on site'],
  ['when you build a farm, gain 1 credit', ['…: …'], 'when you build a farm: gain 1 credit'],
  ['gain 1 credit or 1 kelp', ['gain … or gain …'], 'gain 1 credit or gain 1 kelp'],
  ['upgrade farm or laboratory', ['upgrade … or upgrade …'], 'upgrade farm or upgrade laboratory'],
];

test.each(WRITTEN)('%s', async (sentence, shown, mended) => {
  const { problems } = parseProgram(sentence);
  const quoted = [...(problems[0].help ?? '').matchAll(/`([^`]*)`/g)].map(([, text]) => text);
  expect(quoted).toEqual(shown);
  expect(parseProgram(mended).problems).toEqual([]);
  for (const language of ['it', 'uk'] as const) {
    const translation = (await translationFor(language))!;
    const of = toDiagnostic({ ...problems[0], file: 'EFFECT' }, () => new Lines(sentence));
    const { help, helpLanguage } = translation.diagnostic(of);
    expect([helpLanguage, help]).toEqual([undefined, expect.stringContaining(`\`${shown[0]}\``)]);
  }
});

test('a typing error is none of them', () => {
  const [problem] = parseProgram('gain 1 credit or gian 1 kelp').problems;
  expect(problem.suggestions).toEqual(['gain']);
  expect(problem.help ?? '').not.toContain('or gain');
});
