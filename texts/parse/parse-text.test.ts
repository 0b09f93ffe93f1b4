import { describe, expect, test } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { print } from '../../dsl/syntax/printer.ts';
import { lexiconOf } from '../lexicon/lexicon-of.ts';
import { packTextParser } from '../card-tables/pack-text-parser.ts';
import { LANGUAGES } from '../languages/index.ts';
import type { LanguageCode } from '../../dsl/words/languages.ts';
import { programsOf } from '../meaning/component-effects.ts';
import { parseMisspeltText, parseText } from './parse-text.ts';
import { lawful } from './testing.ts';
import { loaded } from '../../test/support/loaded.ts';

const { model, sources } = loaded();
const lexicon = lexiconOf(model, 'en');
const read = (text: string) => lawful(text, parseText(text, LANGUAGES.en, sources.symbols, lexicon));

describe('English', () => {
  test.each([
    ['Build a city.', 'build city'],
    ['Draw two cards.', 'gain 2 cards'],
    // one of them: the words act on all that they find
    ['Remove a farm.', 'choose farm then remove it'],
    ['Discard a card in your hand.', 'choose card in hand then dispose it as discarded'],
    ['Remove a farm, then gain 2 credits.', 'choose farm then remove it then gain 2 credits'],
    ['Remove farms.', 'remove farms'],
    ['Build a tunnel. You may upgrade it for 1 credit.', 'build tunnel then may upgrade it for 1 credit'],
    ['Build a tunnel. Upgrade it.', 'build tunnel then upgrade it'],
    ['Build 2 farms or 2 laboratories.', 'build 2 farms or build 2 laboratories'],
    ['Build a farm or a laboratory.', 'build farm or build laboratory'],
    ['Gain 1 kelp\nand 1 credit', 'gain 1 kelp, 1 credit'],
    ['Gain 1 credit for each farm and 1 kelp.', 'gain 1 credit per farm, 1 kelp'],
    // 2 for each would be said otherwise
    ['Gain 1 credit and 1 credit for each farm.', 'gain 1 credit, 1 credit per farm'],
    ['Gain 1 kelp, 2 credits, and 1 science.', 'gain 1 kelp, 2 credits, 1 science'],
    ['Build 1 desali-\nnation plant.', 'build 1 desalination-plant'],
    ['Each time you build a city, draw a card.', 'when you build city: gain card'],
    [
      'If you have at least 5 connected cities, you may build a desalination plant for free.',
      'if connected cities >= 5: may build desalination-plant free',
    ],
    ['Gain 1 kelp; gain 1 credit.', 'gain 1 kelp; gain 1 credit'],
    [
      'Choose a card in your hand ("extra"), then discard «extra».',
      'choose card in hand as extra then dispose extra as discarded',
    ],
  ])('%s', (text, effect) => {
    const { effect: found, problems } = read(text);
    expect(problems).toEqual([]);
    expect(found && print(found, { layout: 'line' })).toBe(effect);
  });

  test.each([
    ['', 'empty', 0, 0],
    ['Build a', 'unfinished', 6, 7],
    ['Gain 2 kepl.', 'unknown-phrase', 7, 11],
    ['Gain 1 kelp. At the end of the game: 3 points.', 'two-programs', 13, 45],
    ['Production: gain 1 kelp. At the end of the game: 3 points.', 'two-programs', 25, 57],
    ['Gain 1 kelp. Побудуйте.', 'unknown-phrase', 13, 22],
    ['gain kelp '.repeat(500), 'too-long', 2000, 2004],
  ])('%s: %s', (text, code, start, end) => {
    const { effect, problems } = read(text);
    expect(effect).toBeNull();
    expect(problems.map((problem) => [problem.code, problem.range])).toEqual([[code, { start, end }]]);
  });

  test.each([
    [
      'Gain 1 kelp. Build desalination plant.',
      'desalination plant',
      'Write “desalination plants” or “a desalination plant”.',
    ],
    ['Build 2 farm.', '2 farm', 'Write “2 farms”.'],
  ])('%s: another form', (text, words, help) => {
    const {
      problems: [{ code, range, help: actualHelp }],
    } = read(text);
    expect([code, text.slice(range.start, range.end), actualHelp]).toEqual(['other-form', words, help]);
  });
  test.each([
    [
      'Build 2 farms or laboratories.',
      '`build 2 farms or build 2 laboratories`, or `repeat 2 times: build farms or build laboratories`',
    ],
    [
      'Build 1 farm and 1 tunnel for 1 credit.',
      '`build 1 farm for 1 credit; build 1 tunnel for 1 credit`, or `pay 1 credit: build 1 farm free; build 1 tunnel free`',
    ],
    [
      'Gain 1 kelp and 1 credit for each connected farm.',
      '`gain 1 kelp, 1 credit per connected farm`, or `gain 1 kelp per connected farm, 1 credit per connected farm`',
    ],
  ])('%s has two readings', (text, readings) => {
    const { effect, problems } = read(text);
    expect(effect).toBeNull();
    expect(problems.map(({ code, help }) => [code, help])).toEqual([
      ['two-readings', `it may mean ${readings}; write it as one of these says`],
    ]);
  });
  test('two readings in Italian, whichever people it speaks to', () => {
    for (const verb of ['Ottieni', 'Ottenete']) {
      const text = `${verb} 1 alga e 1 credito per ogni serra connessa.`;
      const { problems } = lawful(text, parseText(text, LANGUAGES.it, sources.symbols, lexiconOf(model, 'it')));
      expect(problems.map(({ code }) => code)).toEqual(['two-readings']);
    }
  });
  test('the nearest names', () => {
    expect(read('Gain 2 kepl.').problems[0].suggestions).toContain('kelp');
  });
  test.each<[LanguageCode, string, string[]]>([
    ['en', 'Gain -1 point.', ['Lose 1 point']],
    ['en', '−2 credits', ['Lose 2 credits']],
    ['en', 'Gain 1 kelp. Gain -1 point.', ['Lose 1 point']],
    ['it', 'Ottieni -1 punto.', ['Perdi 1 punto']],
    ['it', '-1 punto', ['Perdi 1 punto']],
    ['uk', 'Отримайте -1 очко.', ['Втратьте 1 очко']],
    ['uk', '-1 очко.', ['Втратьте 1 очко']],
    // cards are not lost, and never is the gain suggested
    ['en', 'Draw -1 card.', []],
  ])('an amount with a minus is a loss, never a gain: %s, %s', (code, text, lost) => {
    const inLanguage = [LANGUAGES[code], sources.symbols, lexiconOf(model, code)] as const;
    const { problems } = lawful(text, parseMisspeltText(text, ...inLanguage, programsOf(sources, ['cards'])));
    expect(problems.map((problem) => [problem.code, problem.suggestions])).toEqual([['negative-amount', lost]]);
    for (const { range, suggestions } of problems) {
      for (const words of suggestions) {
        const corrected = text.slice(0, range.start) + words + text.slice(range.end);
        expect(print(parseText(corrected, ...inLanguage).effect!, { layout: 'line' })).toMatch(/lose \d \w+$/);
      }
    }
  });
  test('what was understood, word by word', () => {
    expect(read('Build 2 farms for free.').words.map(({ means, range }) => [means, range.start])).toEqual([
      ['build', 0],
      ['2', 6],
      ['farms', 8],
      ['free', 14],
    ]);
  });
});

describe('a sentence around a program', () => {
  const pack = `pack: p
players: [2]
programs: [day, night]
counters: {coin: {plural: coins}}
procedures: {game: {end: end game}}
ranking: [most coin]
lexicon:
  en:
    day: {frames: ["by day, {body}", "at any hour, {body}"]}
    night: {frames: ["by night, {body}", "at any hour, {body}"]}
`;
  const small = loadPack(memoryFiles({ 'p.yaml': pack }), 'p.yaml');
  const words = lexiconOf(small.model!, 'en');
  test.each([
    ['By day, gain 1 coin.', 'day'],
    ['By night, gain 1 coin.', 'night'],
    ['At any hour, gain 1 coin.', null],
    ['Gain 1 coin.', null],
  ])('%s: program %s', (text, program) => {
    const found = parseText(text, LANGUAGES.en, small.sources.symbols, words);
    expect([found.effect && print(found.effect, { layout: 'line' }), found.program]).toEqual(['gain 1 coin', program]);
  });
});

describe('Italian and Ukrainian', () => {
  const readIn = (code: 'en' | 'it' | 'uk', text: string) =>
    lawful(text, parseText(text, LANGUAGES[code], sources.symbols, lexiconOf(model, code)));
  test.each([
    ['it', 'Ottieni 1 alga.', 'gain 1 kelp'],
    ['it', 'Ottenete 1 alga.', 'gain 1 kelp'],
    [
      'it',
      'Se hai almeno 1 laboratorio connesso, puoi pagare 1 ricerca per ottenere 1 plastacciaio e 1 alga.',
      'if connected laboratory >= 1: may pay 1 science: gain 1 steelplast, 1 kelp',
    ],
    [
      'it',
      'Costruite 1 struttura, poi potete migliorarla pagando 1 ricerca.',
      'build 1 structure then may upgrade it for 1 science',
    ],
    ['it', "Ogni volta che costruisci il 2º laboratorio dell'era, ottieni 1 credito.", null],
    [
      'it',
      'Scegli una città connessa, poi (per ogni suo edificio, risolvi la sua produzione).',
      'choose connected city then each building of it: resolve production of it',
    ],
    [
      'it',
      'Scegli una città, poi costruisci 1 serra, poi migliora 1 laboratorio di quella città.',
      'choose city as that-city then build 1 farm then upgrade 1 laboratory of that-city',
    ],
    [
      'en',
      'Choose a city, then upgrade 1 farm of a city other than that city.',
      'choose city as that-city then upgrade 1 farm of city where it is not that-city',
    ],
    ['uk', 'Просуньтеся на 21 поділку по треку Федерації.', 'advance 21 on federation'],
    ['it', 'Avanza di uno spazio sul tracciato della Federazione.', 'advance 1 on federation'],
    ['it', 'Rimuovi una serra.', 'choose farm then remove it'],
    ['uk', 'Приберіть ферму.', 'choose farm then remove it'],
    [
      'uk',
      'Отримайте 2 очки за кожне з’єднане місто, де є щонайменше 2 покращені лабораторії.',
      'gain 2 points per (connected city with upgraded laboratories >= 2)',
    ],
    [
      'uk',
      "Отримайте 2 очки за кожне з'єднане місто, де є щонайменше 2 покращені лабораторії.",
      'gain 2 points per (connected city with upgraded laboratories >= 2)',
    ],
    [
      'uk',
      'Виберіть картку на руці, потім скиньте її, потім (якщо та картка зелена, отримайте 1 картку).',
      'choose card in hand then dispose it as discarded then if color of it = green: gain 1 card',
    ],
  ] as const)('%s: %s', (code, text, effect) => {
    const { effect: found, problems } = readIn(code, text);
    expect(found && print(found, { layout: 'line' })).toBe(effect);
    expect(problems.length > 0).toBe(effect === null);
  });
  test('a reference to something that was not mentioned', () => {
    expect(readIn('it', 'Migliora 1 serra di quella città.').problems).toMatchObject([
      { code: 'nothing-meant', message: '“quella città” does not refer to one thing that was mentioned before' },
    ]);
    expect(
      readIn('it', 'Scegli una città. Scegli una città connessa, poi rimuovila. Migliora 1 serra di quella città.')
        .effect,
    ).not.toBeNull();
  });
  test('each register is parsed, and its problem reported', () => {
    expect(readIn('it', 'Ottenete 1 alga e 2 tuberi.').problems[0].range.start).toBe(20);
  });
});

test('what is not understood is quoted as it stands in the text', () => {
  const [problem] = packTextParser(loaded()).parse('Prima di costruire una città, ottieni 1 alga.', 'it').problems;
  expect(problem).toMatchObject({ code: 'unknown-phrase', data: { written: 'costruire' } });
});
