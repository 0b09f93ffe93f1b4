/** The rulebook: of Nim word by word; of every pack what must hold for players to read it. */
import { describe, expect, it } from 'vitest';
import { readExplanations } from '../../dsl/internal.ts';
import { LANGUAGES } from '../../texts/internal.ts';
import {
  ABYSSAL_TRADE,
  AMAZONS,
  CITIES,
  GLEANING,
  HEX,
  KALAH,
  loaded,
  MEMORY,
  MORRIS,
  NIM,
  REVERSI,
  SEALED_BIDS,
  SHAPES,
  SHELLS,
  TIC_TAC_TOE,
  YUCATA,
} from '../../test/support/packs.ts';
import { editionTitles } from '../source-views.ts';
import type { Rulebook, RulebookEntry, RuleStep } from './book.ts';
import { rulebookOf } from './chapters.ts';

const ALL = [
  CITIES,
  YUCATA,
  ABYSSAL_TRADE,
  NIM,
  TIC_TAC_TOE,
  SHAPES,
  GLEANING,
  HEX,
  KALAH,
  MEMORY,
  MORRIS,
  REVERSI,
  SHELLS,
  AMAZONS,
  SEALED_BIDS,
];
const CODES = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];

function bookOf(path: string, language: Rulebook['language'] = 'en', options = {}): Rulebook {
  const { model, sources } = loaded(path);
  const { explanations } = readExplanations(sources);
  return rulebookOf(model, { sources, explanations, editions: editionTitles(sources) }, language, options);
}

const entriesOf = ({ chapters }: Rulebook): RulebookEntry[] => chapters.flatMap(({ entries }) => entries);
const allSteps = (steps: readonly RuleStep[]): RuleStep[] => steps.flatMap((step) => [step, ...allSteps(step.steps)]);
const entry = (book: Rulebook, key: string): RulebookEntry => entriesOf(book).find((one) => one.key === key)!;

const stepLines = (steps: readonly RuleStep[], number = ''): string[] =>
  steps.flatMap(({ text, steps: inner }, i) => [
    `${number}${i + 1} ${text}`,
    ...stepLines(inner, `${number}${i + 1}.`),
  ]);
const linesOf = ({ title, explained, texts, steps }: RulebookEntry): string[] => [
  ...(title === null ? [] : [`## ${title}`]),
  ...(explained === null ? [] : [explained]),
  ...texts.map((one) => (one.title === null ? one.text : `${one.title}: ${one.text}`)),
  ...stepLines(steps),
];
const told = (book: Rulebook): string[] =>
  book.chapters.flatMap(({ title, entries }) => [`# ${title}`, ...entries.flatMap(linesOf)]);

const wordsIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []);

describe('Nim', () => {
  it('in English', () => {
    expect(told(bookOf(NIM))).toEqual([
      '# What it is about',
      '## Players',
      'For 2 players.',
      '## Who wins',
      'The winner is whoever has the most wins.',
      '# The course of the game',
      '## The whole game',
      '1 Players take turns, 6 each.',
      '1.1 Take away any number of pebbles, of shells or of pearls, at least 1.',
      '1.2 If nothing is left, gain 1 win, then the game ends.',
      '2 The game ends.',
      '# What is counted',
      '## Win',
      '## Pebble',
      'At the start: 3 pebbles.',
      '## Shell',
      'At the start: 4 shells.',
      '## Pearl',
      'At the start: 5 pearls.',
    ]);
  });

  it('in Italian and Ukrainian', () => {
    expect(told(bookOf(NIM, 'it')).slice(3, 9)).toEqual([
      '## Chi vince',
      'Vince chi ha più vittorie.',
      '# Lo svolgimento della partita',
      '## Tutta la partita',
      '1 I giocatori giocano a turno, 6 volte ciascuno.',
      '1.1 Togliete un numero qualsiasi di sassolini, di conchiglie o di perle, almeno 1.',
    ]);
    expect(told(bookOf(NIM, 'uk')).slice(3, 9)).toEqual([
      '## Хто перемагає',
      'Перемагає той, у кого найбільше перемог.',
      '# Перебіг гри',
      '## Уся гра',
      '1 Гравці ходять по черзі, кожен 6 разів.',
      '1.1 Заберіть будь-яку кількість гальок, мушель або перлин, щонайменше 1.',
    ]);
  });
});

describe('Underwater Cities', () => {
  it('its parts have headings, in the order in which the game comes to them', () => {
    const course = bookOf(CITIES).chapters.find(({ kind }) => kind === 'course')!;
    const titles = course.entries.map(({ title }) => title);
    const parts = ['The whole game', 'Setup', 'Era', 'Round', 'Turn', 'Production', 'Scoring'];
    expect(titles.filter((title) => parts.includes(title!))).toEqual(parts);
  });

  it('a part that is told only there stands under its step, with its sources', () => {
    const turn = entry(bookOf(CITIES), 'procedures-turn');
    const action = turn.steps.find(({ text }) => text === 'Take an action.')!;
    expect(action.steps.map(({ text }) => text)).toContain('Put your marker on the chosen slot.');
    expect(turn.explained).toMatch(/^Choose a free slot/);
    expect(turn.sources.map(({ edition, at }) => `${edition} ${at}`)).toEqual([
      'English rulebook, first print p. 7',
      'English rulebook, first print p. 13',
      'English rulebook, first print p. 15',
      'English rulebook, first print p. 9',
    ]);
  });

  it('a step leads to the part that has a heading of its own', () => {
    const era = entry(bookOf(CITIES), 'procedures-finish-era');
    expect(era.steps[0]).toMatchObject({ text: 'Each player carries out Production.', see: ['procedures-produce'] });
  });

  it('what spaces of a track give, as the rulebook shows it from the last place to the first', () => {
    expect(linesOf(entry(bookOf(CITIES), 'tracks-federation')).slice(2)).toEqual([
      'Space 3: Gain 1 credit.',
      'Space 2: Gain 1 steelplast.',
      'Space 1: Gain 1 point.',
      'Beyond the end: Gain 1 point.',
    ]);
  });

  it('prices and income, with pictures for the names of counters', () => {
    expect(entry(bookOf(CITIES), 'pieces-farm').texts).toEqual([
      { title: 'Cost', text: '1 kelp', marked: '1 {kelp}' },
      { title: 'Upgrade', text: '1 science', marked: '1 {science}' },
      {
        title: 'Production',
        text: 'Gain 1 kelp. If this farm is upgraded, gain 1 point.',
        marked: 'Gain 1 {kelp}. If this {farm} is upgraded, gain 1 {point}.',
      },
    ]);
  });

  it('with an option, its rules are told and its value is named', () => {
    const [usual, other] = [{}, { 'government-contracts': 'in-play' }].map((options) => bookOf(CITIES, 'en', options));
    const lays = (book: Rulebook): boolean =>
      told(book).some((line) => line.includes('Lay out the government contracts'));
    expect([lays(usual), lays(other)]).toEqual([false, true]);
    expect(linesOf(entry(other, 'options-government-contracts')).slice(-2)).toEqual([
      'Values: none or in play',
      'In this game: in play',
    ]);
  });
});

it('a secret counter is told of as one', () => {
  expect(told(bookOf(GLEANING))).toContain('How much a player has of it, others do not see.');
});

describe.each(ALL)('%s', (path) => {
  it.each(CODES)('%s: no id, no hole, no empty chapter; keys and links fit', (language) => {
    const book = bookOf(path, language);
    const { model, sources } = loaded(path);
    const ids = new Set(sources.symbols.all().flatMap(({ id }) => (/-|[a-z][A-Z]/.test(id) ? [id] : [])));
    // a name may be written as an id is: the always-available slot
    const names = new Set(
      wordsIn([...model.options.map(({ name }) => name), JSON.stringify(Object.values(model.lexicon[language]))]),
    );
    expect(wordsIn(told(book)).filter((word) => ids.has(word) && !names.has(word))).toEqual([]);
    expect(told(book).filter((line) => /[‹›{}]|\b(?:undefined|null)\b/.test(line))).toEqual([]);
    expect(book.chapters.filter(({ entries }) => entries.length === 0)).toEqual([]);
    expect(book.chapters.slice(0, 2).map(({ kind }) => kind)).toEqual(['goal', 'course']);
    const keys = entriesOf(book).map(({ key }) => key);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    const links = entriesOf(book).flatMap(({ steps }) => allSteps(steps).flatMap(({ see }) => see));
    expect(links.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('everything that the table explains has an entry', () => {
    const about = new Set(entriesOf(bookOf(path)).flatMap((one) => one.about));
    const { explanations } = readExplanations(loaded(path).sources);
    expect([...explanations.keys()].filter((id) => !about.has(id))).toEqual([]);
  });
});
