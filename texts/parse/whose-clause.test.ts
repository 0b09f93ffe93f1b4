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
