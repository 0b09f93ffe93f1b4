/** Who does what a second clause says: an order is told to you, whatever others did before it. Right values are written by hand. */
import { describe, expect, test } from 'vitest';
import { type LanguageCode, print } from '../../dsl/internal.ts';
import { loaded } from '../../test/support/loaded.ts';
import { lawfulParser } from './testing.ts';

const pack = lawfulParser(loaded());
const read = (code: LanguageCode, text: string): string | null => {
  const { effect } = pack.parse(text, code);
  return effect && print(effect, { layout: 'line' });
};

/** What others do, what you are told, and what stands between them: before an order *and* leaves open who does it. */
const SAID: Record<LanguageCode, { others: string[]; you: string[]; between: string[] }> = {
  en: {
    others: ['Each other player loses 1 kelp', 'Each other player draws 1 card', 'Each other player discards 1 card'],
    you: ['draw 1 card', 'gain 1 credit', 'score 1 point', 'upgrade a farm', 'collect 1 kelp'],
    between: ['; ', ', then ', ' and '],
  },
  it: {
    others: ['Ogni altro giocatore perde 1 alga', 'Ogni altro giocatore pesca 1 carta'],
    you: ['ottieni 1 credito', 'ricevi 1 punto', 'costruisci una serra', 'pescate 1 carta'],
    between: ['; ', ', poi ', ' e '],
  },
  uk: {
    others: ['Кожен інший гравець втрачає 1 ламінарію', 'Кожен інший гравець добирає 1 картку'],
    you: ['доберіть 1 картку', 'отримайте 1 кредит', 'візьміть 1 ламінарію', 'побудуйте ферму'],
    between: ['; ', ', потім ', ' і '],
  },
};
const TOLD: Readonly<Record<string, string>> = {
  'draw 1 card': 'gain 1 card',
  'gain 1 credit': 'gain 1 credit',
  'score 1 point': 'gain 1 point',
  'upgrade a farm': 'upgrade farm',
  'collect 1 kelp': 'gain 1 kelp',
  'ottieni 1 credito': 'gain 1 credit',
  'ricevi 1 punto': 'gain 1 point',
  'costruisci una serra': 'build farm',
  'pescate 1 carta': 'gain 1 card',
  'доберіть 1 картку': 'gain 1 card',
  'отримайте 1 кредит': 'gain 1 credit',
  'візьміть 1 ламінарію': 'gain 1 kelp',
  'побудуйте ферму': 'build farm',
};

describe.each(['en', 'it', 'uk'] as const)('%s: an order behind what others do is yours, or not understood', (code) => {
  const { others, you, between } = SAID[code];
  const texts = others.flatMap((first) => you.flatMap((second) => between.map((joint) => ({ first, joint, second }))));

  test.each(texts)('$first$joint$second', ({ first, joint, second }) => {
    const does = read(code, `${first}.`)!;
    const effect = read(code, `${first}${joint}${second}.`);
    const yours = `(${does})${joint.startsWith(';') ? ';' : ' then'} ${TOLD[second]}`;
    expect([null, yours]).toContain(effect);
    if (joint.startsWith(';')) expect(effect).toBe(yours);
  });
});

test.each<[LanguageCode, string, string]>([
  [
    'en',
    'Each other player who has a farm gains 1 kelp; gain 1 credit.',
    '(each other player: if farm: gain 1 kelp); gain 1 credit',
  ],
  [
    'en',
    'Each other player loses 1 kelp; if you have a farm, gain 1 credit.',
    '(each other player: lose 1 kelp); if farm: gain 1 credit',
  ],
  [
    'en',
    'Each other player loses 1 kelp; you may gain 1 credit.',
    '(each other player: lose 1 kelp); may gain 1 credit',
  ],
  [
    'en',
    'Whenever another player builds a farm, that player loses 1 kelp; draw 1 card.',
    'when another player builds farm: (that player: lose 1 kelp); gain 1 card',
  ],
  [
    'it',
    'Ogni volta che un altro giocatore costruisce una città, quel giocatore perde 1 alga; ottieni 1 credito.',
    'when another player builds city: (that player: lose 1 kelp); gain 1 credit',
  ],
  // what others do is said of them
  ['en', 'Each other player loses 1 kelp; draws 1 card.', 'each other player: lose 1 kelp then gain 1 card'],
  ['en', 'Each other player loses 1 kelp and draws 1 card.', 'each other player: lose 1 kelp then gain 1 card'],
  [
    'en',
    'Each other player loses 1 kelp; if they have a farm, they gain 1 credit.',
    'each other player: lose 1 kelp then if farm: gain 1 credit',
  ],
  ['it', 'Ogni altro giocatore perde 1 alga e pesca 1 carta.', 'each other player: lose 1 kelp then gain 1 card'],
])('%s: %s', (code, text, effect) => expect(read(code, text)).toBe(effect));

test.each<[LanguageCode, string]>([
  ['en', 'Each other player loses 1 kelp and gain 1 credit.'],
  ['it', 'Ogni altro giocatore perde 1 alga e ottieni 1 credito.'],
])('%s: %s is refused with the reason alone: no part of it is offered in its place', (code, text) => {
  expect(pack.parse(text, code).problems.map((problem) => problem.code)).toEqual(['never-said']);
});

// behind *may*, and of many Italian verbs, the form is the same for all
test.each<[LanguageCode, string]>([
  ['en', 'Each other player may lose 1 kelp; draw 1 card.'],
  ['en', 'Each other player must discard 1 card; draw 1 card.'],
  ['it', 'Ogni altro giocatore perde 1 alga; pesca una carta.'],
  ['it', 'Ogni altro giocatore perde 1 alga, poi pesca 1 carta.'],
])('%s: %s has two readings', (code, text) => {
  const { effect, problems } = pack.parse(text, code);
  expect([effect && print(effect, { layout: 'line' }), problems.map((problem) => problem.code)]).toEqual([
    null,
    ['two-readings'],
  ]);
});

describe('what is yours is not said of what others do: each would count, or take, their own', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Each other player gains 1 credit for each of your farms.'],
    ['en', 'Each player gains 1 credit for each of your farms.'],
    ['en', 'Each other player gains 1 point for every 2 of your connected cities.'],
    ['en', 'Each other player gains credits equal to the number of your connected cities.'],
    ['en', 'Each other player upgrades 1 of your farms for free.'],
    ['en', 'Each other player loses 1 of your kelp.'],
    ['en', 'Whenever another player builds a farm, that player gains 1 credit for each of your farms.'],
    ['it', 'Ogni altro giocatore ottiene 1 credito per ogni tua serra.'],
    ['it', 'Ogni altro giocatore ottiene 1 credito per ogni carta nella tua mano.'],
    ['it', 'Ogni altro giocatore scarta 1 carta dalla tua mano.'],
    ['it', 'Scegli un altro giocatore, poi quel giocatore ottiene 1 credito per ogni tua serra.'],
    ['uk', 'Кожен інший гравець отримує 1 кредит за кожну вашу ферму.'],
    ['uk', 'Кожен інший гравець отримує 1 кредит за кожну картку у вашій руці.'],
    ['uk', 'Кожен інший гравець покращує 1 вашу ферму безплатно.'],
  ])('%s: %s', (code, text) => {
    const { effect, problems } = pack.parse(text, code);
    expect([effect, problems[0]]).toMatchObject([null, { code: 'never-said', data: { why: 'yours' } }]);
  });

  // words that are left out where they say nothing
  test.each<[LanguageCode, string]>([
    ['en', 'Each other player gains 1 credit for each farm you have.'],
    ['en', 'Each other player with a farm gains 1 credit per farm you own.'],
    ['it', 'Ogni altro giocatore ottiene 1 credito per ogni serra che hai.'],
  ])('%s: %s', (code, text) => expect(read(code, text)).toBeNull());

  test.each<[LanguageCode, string, string]>([
    ['en', 'Each other player gains 1 credit for each of their farms.', 'each other player: gain 1 credit per farms'],
    ['uk', 'Кожен інший гравець отримує 1 кредит за кожну свою ферму.', 'each other player: gain 1 credit per farm'],
    // it is your cities that are gone through, and not by them
    ['en', 'Each other player loses 1 kelp for each of your cities.', 'each city: each other player: lose 1 kelp'],
    ['en', 'Each other player loses 1 kelp if you have a farm.', 'if farm: each other player: lose 1 kelp'],
  ])('%s: %s', (code, text, effect) => expect(read(code, text)).toBe(effect));
});

describe('this player is you only where no other one was named', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Whenever another player builds a farm, this player gains 1 credit.'],
    ['it', 'Ogni volta che un altro giocatore costruisce una serra, questo giocatore ottiene 1 credito.'],
    ['it', 'Ogni volta che un altro giocatore costruisce una serra, il giocatore ottiene 1 credito.'],
    ['uk', 'Щоразу, коли інший гравець будує ферму, цей гравець отримує 1 кредит.'],
    ['uk', 'Оберіть іншого гравця. Цей гравець отримує 2 картки.'],
    ['uk', 'Кожен інший гравець втрачає 1 очко, потім цей гравець отримує 1 кредит.'],
  ])('%s: %s', (code, text) => {
    const { effect, problems } = pack.parse(text, code);
    expect([effect, problems[0]]).toMatchObject([null, { code: 'never-said', data: { why: 'who' } }]);
  });

  test.each<[LanguageCode, string, string]>([
    ['en', 'This player gains 1 credit.', 'gain 1 credit'],
    ['uk', 'Гравець отримує 1 кредит.', 'gain 1 credit'],
    [
      'uk',
      'Щоразу, коли інший гравець будує ферму, той гравець отримує 1 кредит.',
      'when another player builds farm: that player: gain 1 credit',
    ],
    ['en', 'Choose another player. That player scores 1 point.', 'choose other player; that player: gain 1 point'],
    ['en', 'Choose another player. That player receives 1 kelp.', 'choose other player; that player: gain 1 kelp'],
    ['en', 'Choose another player. That player gives you 1 kelp.', 'choose other player; take 1 kelp from that player'],
    [
      'it',
      'Scegli un altro giocatore. Quel giocatore ti dà 1 alga.',
      'choose other player; take 1 kelp from that player',
    ],
  ])('%s: %s', (code, text, effect) => expect(read(code, text)).toBe(effect));
});
