import { describe, expect, test } from 'vitest';
import type { Case, Gender } from '../../dsl/packs/fields.ts';
import { loadText, smallPack } from '../../service/analysis/fixtures.ts';
import type { EffectNode } from '../../dsl/syntax/ast.ts';
import { parseProgram } from '../../dsl/syntax/index.ts';
import { LANGUAGES } from '../languages/index.ts';
import { normalForm } from '../meaning/normal.ts';
import { parseText } from '../parse/parse-text.ts';
import { Renderer } from '../render/renderer.ts';
import { inflectItalian } from '../languages/it/adjectives.ts';
import type { GrammaticalNumber } from '../languages/forms.ts';
import { lexiconOf } from './lexicon-of.ts';
import { declineUkrainian } from '../languages/uk/adjectives.ts';
import { loaded } from '../../test/support/loaded.ts';

const model = loaded().model;
const en = lexiconOf(model, 'en');
const it = lexiconOf(model, 'it');
const uk = lexiconOf(model, 'uk');

describe('Ukrainian', () => {
  test.each<[string, GrammaticalNumber, Case, string]>([
    ['science', 1, 'acc', 'науку'],
    ['science', 2, 'acc', 'науки'],
    ['science', 5, 'acc', 'наук'],
    ['science', 21, 'acc', 'науку'],
    ['science', 0, 'acc', 'наук'],
    ['science', 11, 'nom', 'наук'],
    ['science', 12, 'acc', 'наук'],
    ['science', 22, 'acc', 'науки'],
    ['science', 111, 'acc', 'наук'],
    ['science', 1, 'loc', 'науці'],
    ['kelp', 1, 'acc', 'ламінарію'],
    ['kelp', 1, 'nom', 'ламінарія'],
    ['kelp', 1, 'ins', 'ламінарією'],
    ['kelp', 6, 'gen', 'ламінарій'],
    ['point', 3, 'acc', 'очки'],
    ['point', 13, 'acc', 'очок'],
    ['steelplast', 'singular', 'gen', 'сталепласта'],
    ['farm', 'plural', 'nom', 'ферми'],
    ['farm', 'plural', 'gen', 'ферм'],
    ['farm', 5, 'ins', 'фермами'],
    ['tunnel', 2, 'acc', 'тунелі'],
    ['always-available', 'singular', 'acc', 'завжди доступний слот'],
    ['turn', 'singular', 'gen', 'ходу'],
    ['building-site', 'singular', 'loc', 'ділянці для будівлі'],
    ['low-special', 5, 'acc', 'одно- чи двокредитних спеціальних карток'],
  ])('%s, %s, %s', (name, count, of, form) => expect(uk.noun(name)!.form(count, of)).toBe(form));

  test('gender, and the words for being somewhere', () => {
    expect(['farm', 'tunnel', 'city'].map((name) => uk.noun(name)!.gender)).toEqual(['f', 'm', 'n']);
    expect(uk.noun('hand')).toMatchObject({ in: 'на руці', to: 'в руку', animate: false, mass: false });
  });

  /** The forms that the printed rulebook shows. */
  test.each<[Gender, GrammaticalNumber, Case, string]>([
    ['m', 1, 'nom', 'з’єднаний'],
    ['m', 1, 'gen', 'з’єднаного'],
    ['f', 1, 'acc', 'з’єднану'],
    ['f', 1, 'loc', 'з’єднаній'],
    ['n', 1, 'nom', 'з’єднане'],
    ['n', 1, 'ins', 'з’єднаним'],
    ['f', 1, 'ins', 'з’єднаною'],
    ['f', 2, 'acc', 'з’єднані'],
    ['f', 5, 'acc', 'з’єднаних'],
    ['f', 5, 'dat', 'з’єднаним'],
    ['m', 21, 'acc', 'з’єднаний'],
    ['m', 'plural', 'ins', 'з’єднаними'],
    ['m', 'plural', 'loc', 'з’єднаних'],
  ])('connected: %s, %s, %s', (gender, count, of, form) =>
    expect(uk.adjective('connected')!.form(gender, count, of)).toBe(form),
  );

  test('what lives has the genitive in the accusative', () => {
    expect(declineUkrainian('персональний', 'm', false, 'acc', true)).toBe('персонального');
    expect(declineUkrainian('персональний', 'm', true, 'acc', true)).toBe('персональних');
    expect(declineUkrainian('персональний', 'f', false, 'acc', true)).toBe('персональну');
    const diver = smallPack(
      'lexicon: {uk: {coin: {gender: m, nom: [водолаз, водолази, водолазів], gen: [водолаза, ' +
        'водолазів], dat: [водолазу, водолазам], acc: [водолаза, водолазів, водолазів], ins: [водолазом, ' +
        'водолазами], loc: [водолазі, водолазах]}}}\n',
    );
    expect(lexiconOf(loadText(diver).model!, 'uk').noun('coin')!.animate).toBe(true);
  });

  const all = (adjective: string, gender: Gender, several = false): string =>
    (['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const)
      .map((of) => declineUkrainian(adjective, gender, several, of, false))
      .join(' ');

  test('soft stems', () => {
    expect(all('синій', 'm')).toBe('синій синього синьому синій синім синьому');
    expect(all('синій', 'f')).toBe('синя синьої синій синю синьою синій');
    expect(all('синій', 'n')).toBe('синє синього синьому синє синім синьому');
    expect(all('синій', 'm', true)).toBe('сині синіх синім сині синіми синіх');
    expect(all('довгошиїй', 'm')).toBe('довгошиїй довгошийого довгошийому довгошиїй довгошиїм довгошийому');
    expect(all('безкраїй', 'f')).toBe('безкрая безкрайої безкраїй безкраю безкрайою безкраїй');
  });
  test('whose it is', () => {
    expect(all('свій', 'm')).toBe('свій свого своєму свій своїм своєму');
    expect(all('свій', 'f')).toBe('своя своєї своїй свою своєю своїй');
    expect(all('свій', 'n')).toBe('своє свого своєму своє своїм своєму');
    expect(all('мій', 'f', true)).toBe('мої моїх моїм мої моїми моїх');
  });
  test('hard stems', () => {
    expect(all('покращений', 'f')).toBe('покращена покращеної покращеній покращену покращеною покращеній');
    expect(all('покращений', 'n')).toBe('покращене покращеного покращеному покращене покращеним покращеному');
    expect(all('покращений', 'n', true)).toBe('покращені покращених покращеним покращені покращеними покращених');
  });
  test('only the adjectives of a text, and not what depends on them', () => {
    expect(all('завжди доступний', 'm')).toContain('завжди доступного');
    expect(declineUkrainian('включений до мережі', 'n', true, 'ins', false)).toBe('включеними до мережі');
    expect(declineUkrainian('придатний для дій', 'f', false, 'gen', false)).toBe('придатної для дій');
  });
});

describe('Italian', () => {
  test.each<[string, GrammaticalNumber, string]>([
    ['farm', 1, 'serra'],
    ['farm', 2, 'serre'],
    ['farm', 0, 'serre'],
    ['farm', 'plural', 'serre'],
    ['city', 3, 'città'],
    ['kelp', 2, 'alghe'],
    ['steelplast', 2, 'plastacciaio'],
    ['science', 6, 'ricerca'],
    ['round', 'plural', 'round'],
    ['symbiotic-city', 2, 'città simbiotiche'],
  ])('%s, %s', (name, count, form) => expect(it.noun(name)!.form(count)).toBe(form));

  const four = (adjective: string): string =>
    [false, true]
      .flatMap((several) => [false, true].map((feminine) => inflectItalian(adjective, feminine, several)))
      .join(' ');

  test.each([
    ['connesso', 'connesso connessa connessi connesse'],
    ['migliorato', 'migliorato migliorata migliorati migliorate'],
    ['verde', 'verde verde verdi verdi'],
    ['blu', 'blu blu blu blu'],
    ['simbiotico', 'simbiotico simbiotica simbiotici simbiotiche'],
    ['antico', 'antico antica antichi antiche'],
    ['bianco', 'bianco bianca bianchi bianche'],
    ['greco', 'greco greca greci greche'],
    ['largo', 'largo larga larghi larghe'],
    ['vario', 'vario varia vari varie'],
    ['grigio', 'grigio grigia grigi grigie'],
    ['marcio', 'marcio marcia marci marce'],
    ['restio', 'restio restia restii restie'],
    ['non migliorato', 'non migliorato non migliorata non migliorati non migliorate'],
    ['incluso nella rete', 'incluso nella rete inclusa nella rete inclusi nella rete incluse nella rete'],
    ['della rete', 'della rete della rete della rete della rete'],
  ])('%s', (adjective, forms) => expect(four(adjective)).toBe(forms));

  test('gender and number of an adjective of the pack', () => {
    expect(it.adjective('connected')!.form('f', 2)).toBe('connesse');
    expect(it.adjective('red')!.form('m', 'plural')).toBe('rossi');
  });
  test('four forms that no rule makes', () => {
    const { model: own } = loadText(
      smallPack(
        'predicates: {fine: coin-site}\nsite-kinds: {coin-site: {}}\nboards: {b: {of: game, sites: {p: ' +
          '{kind: coin-site}}}}\nlexicon: {it: {fine: {adjective: [bello, bella, begli, belle]}}}\n',
      ),
    );
    expect(
      ['m', 'f'].map((gender) =>
        lexiconOf(own!, 'it')
          .adjective('fine')!
          .form(gender as Gender, 2),
      ),
    ).toEqual(['begli', 'belle']);
  });
  test('to one person and to several', () => {
    expect([it.phrase('take-special'), it.phrase('take-special', 'several')]).toEqual([
      'prendi una carta Speciale',
      'prendete una carta Speciale',
    ]);
    expect(it.phrase('cities', 'several')).toBe(it.phrase('cities'));
  });
});

describe('English', () => {
  test.each<[string, GrammaticalNumber, string]>([
    ['farm', 1, 'farm'],
    ['farm', 2, 'farms'],
    ['laboratory', 2, 'laboratories'],
    ['nonsymbiotic-city', 'plural', 'nonsymbiotic cities'],
    ['kelp', 3, 'kelp'],
    ['desalination-plant', 2, 'desalination plants'],
    ['claimed', 1, 'play area'],
    ['federation', 1, 'Federation track'],
    ['production', 1, 'production'],
  ])('%s, %s', (name, count, form) => expect(en.noun(name)!.form(count)).toBe(form));

  test('what no number changes', () =>
    expect(['kelp', 'farm', 'in-play'].map((name) => en.noun(name)!.mass)).toEqual([true, false, true]));
  test('adjectives and clauses', () => {
    expect(en.adjective('connected')!.form(null, 2)).toBe('connected');
    expect([en.phrase('mismatch'), en.phrase('place-neutral-tiles')]).toEqual([
      'you play a card of another color than its slot',
      'place neutral tiles',
    ]);
  });
});

test.each<['en' | 'it' | 'uk', number, string]>([
  ['en', 1, 'At the start of each new era, draw 1 additional card.'],
  ['en', 4, 'At the start of each new era, draw 4 additional cards.'],
  ['it', 1, 'All’inizio di ogni nuova Era, pesca 1 carta in più.'],
  ['it', 4, 'All’inizio di ogni nuova Era, pesca 4 carte in più.'],
  ['uk', 1, 'На початку кожної нової епохи добирайте на 1 картку більше.'],
  ['uk', 4, 'На початку кожної нової епохи добирайте на 4 картки більше.'],
  ['uk', 5, 'На початку кожної нової епохи добирайте на 5 карток більше.'],
])('a sentence of the game for any number, in %s with %i', (code, n, text) => {
  const { model, sources } = loaded();
  const lexicon = lexiconOf(model, code);
  const { ast } = parseProgram(`change cards-for-new-era by ${n}`);
  expect(new Renderer(LANGUAGES[code], lexicon, sources.symbols).effect(ast as EffectNode).text).toBe(text);
  const read = parseText(text, LANGUAGES[code], sources.symbols, lexicon).effect;
  expect(normalForm(read, sources.symbols)).toEqual(normalForm(ast, sources.symbols));
});

test('a name that nothing declares has no forms in any language', () => {
  for (const lexicon of [en, it, uk]) {
    for (const name of ['nonsense', 'constructor']) {
      expect([lexicon.noun(name), lexicon.adjective(name), lexicon.phrase(name)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  }
});

test('nouns are not adjectives, nor the reverse', () => {
  expect([uk.adjective('farm'), uk.noun('connected'), uk.phrase('farm'), it.noun('connected')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

/** In every case, a noun of several is another than of one where its endings say so; nothing is empty or holds a Latin letter. */
test('every Ukrainian word is Ukrainian', () => {
  for (const path of [
    'cards/underwater-cities',
    'cards/abyssal-trade',
    'cards/yucata',
    'cards/test-shapes.yaml',
    'cards/nim.yaml',
    'cards/tic-tac-toe.yaml',
  ]) {
    const words = Object.entries(loaded(path).model.lexicon.uk).flatMap(([name, { noun, adjective = [], phrase }]) =>
      [
        ...Object.values(noun?.cases ?? {}).flat(),
        ...adjective,
        ...Object.values(phrase ?? {}),
        noun?.in ?? 'в',
        noun?.to ?? 'в',
      ].map((word) => `${name}: ${word}`),
    );
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => !/: [а-щьюяґєіїА-ЩЮЯҐЄІЇ’0-9 ,;-]+$/.test(word))).toEqual([]);
  }
});
