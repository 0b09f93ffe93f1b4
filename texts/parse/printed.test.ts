/** Wordings of printed texts that are never rendered: sentences of ours, in the manner of cards and boards. */
import { describe, expect, test } from 'vitest';
import { print } from '../../dsl/syntax/printer.ts';
import { lexiconOf } from '../lexicon/lexicon-of.ts';
import { LANGUAGES } from '../languages/index.ts';
import { parseText } from './parse-text.ts';
import { loaded } from '../../test/support/loaded.ts';
import { lawful } from './testing.ts';

const { model, sources } = loaded();
const lexicons = { en: lexiconOf(model, 'en'), it: lexiconOf(model, 'it'), uk: lexiconOf(model, 'uk') };
const read = (code: keyof typeof lexicons, text: string) =>
  lawful(text, parseText(text, LANGUAGES[code], sources.symbols, lexicons[code]));
const effectOf = (code: keyof typeof lexicons, text: string): string | null => {
  const { effect } = read(code, text);
  return effect && print(effect, { layout: 'line' });
};

const TEXTS = {
  en: [
    ['Build 1 farm and 2 tunnels.', 'build 1 farm; build 2 tunnels'],
    [
      'Gain 3 kelp, advance 1 space on the Federation track and draw a card.',
      'gain 3 kelp; advance 1 on federation; gain card',
    ],
    [
      'Either build a laboratory; or gain 1 science and draw 2 cards.',
      'build laboratory or (gain 1 science; gain 2 cards)',
    ],
    ['Build 3 farms or 1 tunnel.', 'build 3 farms or build 1 tunnel'],
    ['Use two of your action cards.', 'use 2 action-cards'],
    ['Upgrade 1 or 2 tunnels, paying 1 kelp for each upgrade.', 'upgrade up to 2 tunnels for 1 kelp'],
    ['Pay 2 kelp to upgrade a farm.', 'upgrade farm for 2 kelp'],
    ['Build a farm. This costs 1 science.', 'build farm for 1 science'],
    [
      'Build a structure. Pay 1 kelp to upgrade the structure you just built.',
      'build structure then upgrade it for 1 kelp',
    ],
    [
      "Whenever you build a connected city's third farm, gain 2 credits.",
      'when you build 3rd farm of connected city: gain 2 credits',
    ],
    ['Gain the production of 1 upgraded farm.', 'choose upgraded farm then resolve production of it'],
    [
      'Score points based on the number of farms: 1 point for two farms or 5 points for three or more.',
      'gain (table min(farms, 3) (2: 1, 3: 5, else: 0)) points',
    ],
    ['Gain 1 point for every symbiotic city connected to your network.', 'gain 1 point per connected symbiotic-city'],
    ['2 [kelp] [science] + [card]', 'gain 2 kelp, 1 science, 1 card'],
    ['End of game: 2 VP for each of your connected cities.', 'gain 2 points per connected city'],
    ['Upgrade two of your connected farms for free.', 'upgrade 2 connected farms free'],
    ['Build a farm for free. Then upgrade it for free.', 'build farm free then upgrade it free'],
    ['You may pay 1 kelp. If you do, gain 2 credits.', 'may pay 1 kelp: gain 2 credits'],
    ['Trade any number of kelp for 1 credit each.', 'any number of times: pay 1 kelp: gain 1 credit'],
    [
      'Once during each of your turns, when you build a farm, draw a card.',
      'when you build farm for the 1st time this turn: gain card',
    ],
    ['At the start of each of your turns, gain 1 credit.', 'when turn begins: gain 1 credit'],
    ['The first farm you build each turn is free.', 'discount all on building 1st farm this turn'],
    ['Production: gain 1 kelp for every 2 farms.', 'gain 1 kelp per 2 farms'],
  ],
  it: [
    ['Costruisci 1 serra e 2 tunnel.', 'build 1 farm; build 2 tunnels'],
    ['Pesca 1 carta oppure costruisci 1 serra e ottieni 1 credito.', 'gain 1 card or (build 1 farm; gain 1 credit)'],
    ['Usa una delle tue carte azione.', 'use action-card'],
    ['Migliora 1 o 2 tunnel pagando 1 alga per ogni miglioramento.', 'upgrade up to 2 tunnels for 1 kelp'],
    [
      'Ogni volta che costruisci la terza serra in una città connessa, ottieni 2 crediti.',
      'when you build 3rd farm of connected city: gain 2 credits',
    ],
    ['Costruire una serra costa 1 ricerca.', 'build farm for 1 science'],
  ],
  uk: [
    ['Побудуйте 1 ферму та 2 тунелі.', 'build 1 farm; build 2 tunnels'],
    [
      'Виберіть одне: доберіть 1 картку або побудуйте 1 ферму й отримайте 1 кредит.',
      'gain 1 card or (build 1 farm; gain 1 credit)',
    ],
    ['Покращте 1 або 2 тунелі, сплачуючи по 1 ламінарії за кожне покращення.', 'upgrade up to 2 tunnels for 1 kelp'],
    ['Побудуйте ферму. Вартість — 1 наука.', 'build farm for 1 science'],
  ],
} as const;
test.each(
  (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).flatMap((code) =>
    TEXTS[code].map(([text, effect]) => [code, text, effect] as const),
  ),
)('%s: %s', (code, text, effect) => {
  expect({ effect: effectOf(code, text), problems: read(code, text).problems }).toEqual({ effect, problems: [] });
});

describe('sentences around the effect', () => {
  test.each([
    ['en', 'During Production, gain 3 credits.', 'production', 'gain 3 credits'],
    ['en', 'At the end of the game, score 3 points.', 'scoring', 'gain 3 points'],
    ['it', 'Durante la Produzione, ottieni 3 crediti.', 'production', 'gain 3 credits'],
    ['uk', 'У кінці гри отримайте 3 очки.', 'scoring', 'gain 3 points'],
    ['en', 'When you build a farm on this site, you must pay a surcharge of 2 kelp.', 'surcharge', 'pay 2 kelp'],
  ] as const)('%s: %s', (code, text, program, effect) =>
    expect({ program: read(code, text).program, effect: effectOf(code, text) }).toEqual({ program, effect }),
  );
  test('a text that says of no program says so', () => expect(read('en', 'Gain 3 credits.').program).toBeNull());
  test('a frame without an effect is no text', () =>
    expect(read('en', 'Production effect.').problems).toMatchObject([{ code: 'empty' }]));
});

describe('redundant words are reported', () => {
  test.each([
    ['Gain 2 additional kelp.', 'gain 2 kelp', 'additional'],
    ['Immediately build a farm.', 'build farm', 'Immediately'],
    [
      'Build 2 farms or 2 tunnels (you cannot build 1 farm and 1 tunnel).',
      'build 2 farms or build 2 tunnels',
      '(you cannot build 1 farm and 1 tunnel)',
    ],
  ])('%s', (text, effect, nothing) => {
    expect(effectOf('en', text)).toBe(effect);
    expect(
      read('en', text)
        .words.filter(({ means }) => means.startsWith('nothing more: '))
        .map(({ range }) => text.slice(range.start, range.end)),
    ).toEqual([nothing]);
  });
  test('and nothing else is left out', () => {
    expect(read('en', 'Gain 2 shiny kelp.').effect).toBeNull();
    expect(read('en', 'Build an additional farm.').effect).toBeNull();
    expect(read('en', 'Build 2 farms (you cannot sing).').effect).toBeNull();
  });
});

test('a choice between two payments is not a payment for a choice', () =>
  expect(effectOf('en', 'You may pay 1 kelp to gain 2 credits or pay 1 credit to gain 3 kelp.')).toBe(
    'may ((pay 1 kelp: gain 2 credits) or pay 1 credit: gain 3 kelp)',
  ));
test('a price cannot follow what costs nothing to do', () =>
  expect(read('en', 'Gain 1 kelp. This costs 1 science.').problems).not.toEqual([]));
