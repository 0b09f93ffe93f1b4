/**
 * Wordings as the rulebooks and printed cards have them, in each language: what is rendered for an effect of any game, and what is
 * parsed back as the same. The older wordings beside them are still parsed.
 */
import { describe, expect, test } from 'vitest';
import { loadPack } from '../service/analysis/load-pack.ts';
import { memoryFiles } from '../dsl/packs/files.ts';
import type { LanguageCode } from '../dsl/words/languages.ts';
import { LANGUAGES } from './languages/index.ts';
import { lexiconOf } from './lexicon/lexicon-of.ts';
import { parseText } from './parse/parse-text.ts';
import { Renderer } from './render/renderer.ts';
import { expectSaid, SAID_LANGUAGES } from '../test/support/sentences.ts';
import { effectOf, form, textTools } from './testing.ts';

/** What is rendered, by language. */
const RENDERED: string[] = [
  // the rulebooks: “make an used action card available again”, «дають змогу відновити використану картку активації»
  'ready 1 used action-card in claimed',
  'each other player: ready 1 used action-card in claimed',
  // how many play is said as the game without others
  'if players = 1: gain 4 points else: gain 1 point',
  'if players > 1 and place = players: gain 1 kelp',
  'if place of federation = 2 or place = 3: gain 1 kelp',
  // two spaces of one track, and one kind of a class
  'each other player: if space = 1 or space = 2: gain 1 science',
  'gain 2 points per (connected city where different buildings of it = 1)',
  // none of a thing is no number
  'gain 1 point per (city with farms = 0)',
  'build city then if it with farms = 0: gain 1 credit',
  // a last step that is a clause is a sentence of its own, where nothing follows that it could take in
  'when you build tunnel: gain 1 credit then if farms = 0: gain 1 kelp then gain 1 card',
  // but not within another condition
  'if cities >= 2: gain 1 credit then if farms = 0: gain 1 kelp',
  'gain 2 credits then each other player: gain 1 credit',
  'when another player builds city: gain 1 credit then that player: gain 1 kelp',
  'gain 1 kelp then may pay 1 kelp: gain 3 credits',
  // what a thing's own thing has
  'build farm free then if upgraded farm of city of it: upgrade it free then gain 1 card',
  'build farm then if laboratories of city of it = 0: gain 1 card',
  'build farm then if upgraded farms of city of it >= 2: gain 1 card',
  'choose tunnel with cities = 2 then gain (min(buildings of cities of it, 5)) points',
  // counted for the player whose deed it is
  'when another player builds city for the 1st time this turn: gain 1 credit',
  // marks are things that lie on a card, and are counted as such
  'if marks of this >= 3: set marks of this to marks of this - 3 then gain 4 points',
  'if marks of this = 1: set marks of this to 0',
  'if marks of this = 0: may set marks of this to marks of this + 1',
  'gain (min(marks of this, 6)) points',
  'gain 1 point per 2 marks of this',
  // no number of things: the value that they are set to, or compared with another
  'if marks of this != 2: set marks of this to 5',
  // a counter that has the name of a period says which one it is
  'if era = 3: gain 3 science else: gain 1 science',
  'if era >= 2 and farms >= 1: gain 1 point',
  'if era < 3: gain 1 point',
  // alternatives with one verb say it once
  'gain 1 science or gain 2 credits',
  'may (build laboratory free or build farm free)',
  // but not where what follows the last would be said of all, or where a price may be that of one
  'gain 1 kelp or gain 1 point per farm',
  'build farm for 1 credit or build laboratory for 1 kelp',
];

/** What is parsed besides. */
const PARSED: [language: LanguageCode, text: string, effect: string][] = [
  ['en', 'Gain 1 credit, then (if you have no farms, gain 1 kelp).', 'gain 1 credit then if farms = 0: gain 1 kelp'],
  ['it', 'Ottieni 1 credito, poi (se non hai serre, ottieni 1 alga).', 'gain 1 credit then if farms = 0: gain 1 kelp'],
  [
    'uk',
    'Отримайте 1 кредит, потім (якщо у вас немає ферм, отримайте 1 ламінарію).',
    'gain 1 credit then if farms = 0: gain 1 kelp',
  ],
  ...(
    [
      ['en', 'When another player takes a red action slot, gain 1 credit.'],
      ['en', 'Whenever another player uses a red action slot, gain 1 credit.'],
    ] as const
  ).map(([code, text]): (typeof PARSED)[number] => [
    code,
    text,
    'when another player performs red slot: gain 1 credit',
  ]),
  ...(
    [
      ['en', 'Whenever another player places their marker on a red action slot, gain 1 credit.'],
      ['en', 'Each time another player chooses a red action slot, gain 1 credit.'],
      ['it', 'Quando un altro giocatore sceglie uno spazio azione rosso, ottieni 1 credito.'],
      ['uk', 'Коли інший гравець займає червоний слот, отримайте 1 кредит.'],
    ] as const
  ).map(([code, text]): (typeof PARSED)[number] => [
    code,
    text,
    'when another player occupies red slot: gain 1 credit',
  ]),
  ['en', 'Whenever you use a red action slot, gain 1 credit.', 'when you perform red slot: gain 1 credit'],
  [
    'en',
    'Whenever another player builds a city for the 1st time each turn, gain 1 credit.',
    'when another player builds city for the 1st time this turn: gain 1 credit',
  ],
  // a sentence about what the one before did goes on with it
  ...(
    [
      ['en', 'Build 1 farm. If its city already has an upgraded farm, gain 1 card.'],
      ['en', 'Build 1 farm. If there is an upgraded farm in its city, gain 1 card.'],
      ['it', 'Costruisci 1 serra. Se la sua città ha una serra migliorata, ottieni 1 carta.'],
      ['uk', 'Побудуйте 1 ферму. Якщо у місті цієї ферми є покращена ферма, отримайте 1 картку.'],
    ] as const
  ).map(([code, text]): (typeof PARSED)[number] => [
    code,
    text,
    'build farm then if upgraded farm of city of it: gain 1 card',
  ]),
  // what is no step is a part of its own, which may be done first
  ['en', 'Gain 1 credit. If you have no farms, gain 1 kelp.', 'gain 1 credit; if farms = 0: gain 1 kelp'],
  ['en', 'Make ready 1 used action card in your play area.', 'ready 1 used action-card in claimed'],
  [
    'en',
    'If this card has at least 2 markers, take a marker off this card.',
    'if marks of this >= 2: set marks of this to marks of this - 1',
  ],
  ['en', 'Gain points equal to the number of marks on this card.', 'gain (marks of this) points'],
  ['en', 'If it is era III, gain 1 point.', 'if era = 3: gain 1 point'],
  ['en', 'If the era is 3, gain 1 point.', 'if era = 3: gain 1 point'],
  ['it', 'Se è l’Era III, ottieni 1 punto.', 'if era = 3: gain 1 point'],
  ['uk', 'Якщо триває епоха III, отримайте 1 очко.', 'if era = 3: gain 1 point'],
  ['en', 'Refresh 1 used action card in your play area.', 'ready 1 used action-card in claimed'],
  [
    'uk',
    'Поверніть 1 використану картку активації в ігровій зоні до звичайної орієнтації.',
    'ready 1 used action-card in claimed',
  ],
];

/** The lexicon of a pack may have its own word for marks. */
test.each([
  ['en', '{one: seal, other: seals}', 'Put 2 seals on this card.'],
  ['it', '{gender: m, one: sigillo, other: sigilli}', 'Metti 2 sigilli su questa carta.'],
  [
    'uk',
    '{gender: f, nom: [печатка, печатки, печаток], gen: [печатки, печаток], dat: [печатці, печаткам], ' +
      'acc: [печатку, печатки, печаток], ins: [печаткою, печатками], loc: [печатці, печатках]}',
    'Покладіть 2 печатки на цю картку.',
  ],
] as [LanguageCode, string, string][])('marks by another name, in %s', (code, noun, text) => {
  const effect = 'set marks of this to marks of this + 2';
  const file =
    `pack: p\ntitle: P\nversion: 1.0.0\nplayers: [1]\ncounters: {coin: {}}\nprocedures: {game: {end: ` +
    `end game}}\nranking: [most coin]\nlexicon:\n  ${code}:\n    marks: ${noun}\n`;
  const own = loadPack(memoryFiles({ 'p.yaml': file }), 'p.yaml');
  const lexicon = lexiconOf(own.model!, code);
  expect(own.diagnostics.filter((diagnostic) => diagnostic.code === 'unknown-name')).toEqual([]);
  expect(new Renderer(LANGUAGES[code], lexicon, own.sources.symbols).effect(effectOf(effect)).text).toBe(text);
  expect(form(parseText(text, LANGUAGES[code], own.sources.symbols, lexicon).effect)).toEqual(form(effectOf(effect)));
});

describe.each(SAID_LANGUAGES)('in $code', (language) => {
  const { renderer, parser } = textTools(language);

  test.each(RENDERED)('%s', (effect) => {
    const { text, missing } = renderer.effect(effectOf(effect));
    expect(missing).toEqual([]);
    expectSaid(language, 'print-wordings', effect, [text]);
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });

  test.each(PARSED.filter(([code]) => code === language.code))('%s: %s', (_, text, effect) => {
    expect(form(parser.parse(text).effect)).toEqual(form(effectOf(effect)));
  });
});
