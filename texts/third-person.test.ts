/** What other players do is said in the third person, and parses to the same effect. */
import { describe, expect, test } from 'vitest';
import { parseProgram } from '../dsl/syntax/index.ts';
import { WORDS } from '../dsl/words/registry.ts';
import { english } from './languages/en/index.ts';
import { italian } from './languages/it/index.ts';
import type { Language } from './languages/language.ts';
import { ukrainian } from './languages/uk/index.ts';
import { exampleTools, form, packTools } from './testing.ts';

const render = (language: Language, effect: string): string =>
  packTools(language).renderer.effect(parseProgram(effect).ast!).text;

const IN_THREE: [effect: string, en: string, it: string, uk: string][] = [
  [
    'each other player: gain 1 credit',
    'Each other player gains 1 credit.',
    'Ogni altro giocatore ottiene 1 credito.',
    'Кожен інший гравець отримує 1 кредит.',
  ],
  [
    'each other player: if credits >= 3: gain 1 kelp',
    'Each other player who has at least 3 credits gains 1 kelp.',
    'Ogni altro giocatore che ha almeno 3 crediti ottiene 1 alga.',
    'Кожен інший гравець, у якого є щонайменше 3 кредити, отримує 1 ламінарію.',
  ],
  [
    'each player: if place of federation = 1: gain 2 points else: lose 1 credit',
    'Each player, if they are first on the Federation track, gains 2 points; otherwise loses 1 credit.',
    'Ogni giocatore, se è al primo posto sul tracciato della Federazione, ottiene 2 punti; altrimenti perde 1 credito.',
    'Кожен гравець, якщо його місце на треку Федерації перше, отримує 2 очки; інакше втрачає 1 кредит.',
  ],
  [
    'each other player: (choose card in hand then dispose it as discarded)',
    'Each other player discards a card from their hand.',
    'Ogni altro giocatore scarta una carta dalla mano.',
    'Кожен інший гравець скидає картку з руки.',
  ],
  [
    'each player: lose 1 kelp then may gain 1 point',
    'Each player loses 1 kelp, then may gain 1 point.',
    'Ogni giocatore perde 1 alga, poi può ottenere 1 punto.',
    'Кожен гравець втрачає 1 ламінарію, потім за бажання отримує 1 очко.',
  ],
];

test.each(IN_THREE)('%s', (effect, en, it, uk) => {
  expect([english, italian, ukrainian].map(({ onCards }) => render(onCards, effect))).toEqual([en, it, uk]);
});

test.each([
  [
    'if max over other players: kelp > kelp: gain 1 kelp',
    'If another player has more kelp than you, gain 1 kelp.',
    'Se un altro giocatore ha più alghe di te, ottieni 1 alga.',
    'Якщо інший гравець має більше ламінарій, ніж ви, отримайте 1 ламінарію.',
  ],
  [
    'if farms > max over other players: farms: gain 1 point',
    'If you have more farms than each other player, gain 1 point.',
    'Se hai più serre di ogni altro giocatore, ottieni 1 punto.',
    'Якщо у вас більше ферм, ніж у кожного іншого гравця, отримайте 1 очко.',
  ],
  [
    'gain (max over other players: space) points',
    'Gain points equal to the highest value, for each other player, of their space on the Federation track.',
    'Ottieni punti pari al valore più alto, contando per ogni altro giocatore il suo spazio sul tracciato della Federazione.',
    'Отримайте стільки очок, скільки становить найбільше з чисел для кожного іншого гравця: номер його поділки на треку Федерації.',
  ],
])('of others: %s', (effect, ...texts) => {
  for (const [i, { onCards }] of [english, italian, ukrainian].entries()) {
    expect(render(onCards, effect)).toBe(texts[i]);
    expect(form(packTools(onCards).parser.parse(texts[i]).effect)).toEqual(form(parseProgram(effect).ast));
  }
});

/** Nobody is addressed. Italian imperatives of one person are forms of the third person, too, but for these. */
const ADDRESSED: Record<string, RegExp> = {
  en: /\b(?:you|your)\b/i,
  it: /(?<!\p{L})(?:tuo|tua|tuoi|tue|vostro|vostra|hai|avete|puoi|potete|ottieni|ottenete|scegli|scegliete|costruisci|costruite|metti|mettete)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:ви|вас|вам|ваш\p{L}*|\p{L}+(?:йте|іть|ьте))(?!\p{L})/iu,
};

/** Examples with procedures, which packs say in words of their own; one that is no whole effect; and what all players do at once. */
const SAID_TO_PLAYERS = new Set(['do', 'repeat', 'signal', 'confirm', 'choose-kind', 'pass']);
const EXAMPLES = WORDS.filter(({ name, role }) => role === 'immediate' && !SAID_TO_PLAYERS.has(name));

describe.each([
  { name: 'English', language: english.onCards },
  { name: 'Italian (tu)', language: italian.onCards },
  { name: 'Italian (voi)', language: italian.onBoards! },
  { name: 'Ukrainian', language: ukrainian.onCards },
])('$name', ({ language }) => {
  test.each(EXAMPLES.map(({ name, example }) => [name, example]))(
    'the example of %s, done by others',
    (name, example) => {
      const { ast } = parseProgram(`each other player: (${example})`);
      const { renderer, parser, form: formOf } = exampleTools(name, language);
      const { text } = renderer.effect(ast!);
      expect(text).not.toMatch(ADDRESSED[language.code]);
      const read = parser.parse(text);
      expect([text, form(read.effect)]).toEqual([text, formOf(ast)]);
      expect(read.text).toBe(text);
    },
  );

  test('what players do by a procedure of the pack is said to them', () => {
    const effect = 'each other player: do take-special';
    const { renderer, parser } = packTools(language);
    const { ast } = parseProgram(effect);
    expect(form(parser.parse(renderer.effect(ast!).text).effect)).toEqual(form(ast));
  });
});

test.each([
  [
    'choose other player then (that player: up to 2 times: pay 1 credit) then if amount = 1: gain 1 point',
    'if they did so 1 time, gain 1 point.',
    'se lo fa 1 volta, ottieni 1 punto.',
    'якщо він зробив це 1 раз, отримайте 1 очко.',
  ],
  [
    'choose other player then (that player: build up to 2 farms) then if amount >= 2: gain 1 point',
    'if they built at least 2, gain 1 point.',
    'se ne costruisce almeno 2, ottieni 1 punto.',
    'якщо він побудував щонайменше 2, отримайте 1 очко.',
  ],
  [
    'each other player: (up to 2 times: pay 1 credit) then if amount >= 1: gain 1 point',
    'if they did so at least 1 time, gains 1 point.',
    'se lo fa almeno 1 volta, ottiene 1 punto.',
    'якщо він зробив це щонайменше 1 раз, отримує 1 очко.',
  ],
])('how often another did so is said of the other: %s', (effect, ...ends) => {
  const { ast } = parseProgram(effect);
  [english, italian, ukrainian].forEach(({ onCards }, i) => {
    const { renderer, parser } = packTools(onCards);
    const { text } = renderer.effect(ast!);
    expect(text.endsWith(ends[i]), text).toBe(true);
    expect(form(parser.parse(text).effect)).toEqual(form(ast));
  });
});

test('it is parsed as people write it', () => {
  const { parser } = packTools(english.onCards);
  const same = (text: string, effect: string): void =>
    expect(form(parser.parse(text).effect), text).toEqual(form(parseProgram(effect).ast));
  same('For each other player, gain 1 credit.', 'each other player: gain 1 credit');
  same('Each other player draws 1 card.', 'each other player: gain 1 card');
  same('Each other player who has a farm loses 1 credit.', 'each other player: if farm: lose 1 credit');
  same(
    'Each other player must discard a card from their hand.',
    'each other player: must (choose card in hand then dispose it as discarded)',
  );
});
