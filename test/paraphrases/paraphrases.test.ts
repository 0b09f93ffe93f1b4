/** The sentences are sound: counted by class, and each meaning is one that `fathom check` accepts. No text is parsed here. */
import { describe, expect, it, test } from 'vitest';
import { LANGUAGE_CODES, type Files } from '../../dsl/internal.ts';
import { loadPack } from '../../service/index.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import {
  CLASSES,
  LEVELS,
  PARTS,
  PROGRAMS,
  REASONS,
  loadParaphrases,
  parseParaphrases,
  type Paraphrase,
  type Paraphrases,
} from './load.ts';

const { paraphrases, refused } = loadParaphrases();
const FILE = 'cards/checked-paraphrases.yaml';
const FIRST_NUMBER = 1000;

type Meaning = Pick<Paraphrase, 'id' | 'type' | 'program' | 'effects'>;

/** Every effect is the only one of a card of its type; what `check` says of these cards, with id and effect. */
function problems(meanings: readonly Meaning[]): string[] {
  const effects = meanings.flatMap(({ effects: all, ...rest }) => all.map((effect) => ({ ...rest, effect })));
  const lines = effects.map(({ type, program, effect }, i) => `  - ${JSON.stringify(card(type, program, effect, i))}`);
  const header = ['pack: checked-paraphrases', 'title: Checked', 'extends: underwater-cities', 'status: original'];
  const pack = [...header, 'version: 0.1.0', 'cards:', ...lines].join('\n');
  const { diagnostics } = loadPack(withFile(pack), FILE, { packs: 'cards' });
  // a meaning may leave out what all other cards of a deck do, as its text does
  const own = diagnostics.filter(({ code }) => code !== 'unlike-others');
  return own.map(({ line, code, message }) => {
    const at = effects[line - header.length - 3];
    return `${at?.id ?? FILE}: ${at?.effect ?? line}: ${code}: ${message}`;
  });
}

function card(type: Paraphrase['type'], program: string, effect: string, i: number): Record<string, string | number> {
  const common = { id: `paraphrase-${i}`, number: FIRST_NUMBER + i, type, [program]: effect };
  if (type === 'contract') return { ...common, deck: 'contracts' };
  if (type === 'metropolis-blue') return { ...common, deck: 'blue-metropolises' };
  // which of several production cards goes first does not matter here
  const order: Record<string, number> = program === 'production' ? { weighs: 0 } : {};
  return { ...common, ...order, deck: 'era-1', color: 'green' };
}

/** The files of this repository and one more. */
const withFile = (content: string): Files => ({
  ...nodeFiles,
  read: (path) => (path === FILE ? new TextEncoder().encode(content) : nodeFiles.read(path)),
  kind: (path) => (path === FILE ? 'file' : nodeFiles.kind(path)),
});

function countBy<T>(items: readonly T[], key: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
}

const eachOf = (keys: readonly string[], n: number): Record<string, number> =>
  Object.fromEntries(keys.map((key) => [key, n]));

describe.each(LANGUAGE_CODES)('%s', (lang) => {
  const own = paraphrases.filter((entry) => entry.lang === lang);
  const none = refused.filter((entry) => entry.lang === lang);

  it('has 100 paraphrases: 60 to look at, 40 to count; 40 easy, 40 medium, 20 hard', () => {
    expect(countBy(own, ({ part }) => part)).toEqual({ tune: 60, held: 40 });
    expect(countBy(own, ({ level }) => level)).toEqual({ easy: 40, medium: 40, hard: 20 });
  });

  it('has every class in both parts', () => {
    expect(countBy(own, (entry) => entry.class)).toEqual(eachOf(CLASSES, 5));
    expect(countBy(own, (entry) => `${entry.class} ${entry.part}`)).toEqual({
      ...eachOf(
        CLASSES.map((name) => `${name} tune`),
        3,
      ),
      ...eachOf(
        CLASSES.map((name) => `${name} held`),
        2,
      ),
    });
  });

  it('has every level, program and part together', () => {
    const found = new Set(own.flatMap(({ level, program, part }) => [`${level} ${part}`, `${program} ${part}`]));
    const expected = PARTS.flatMap((part) => [...LEVELS, ...PROGRAMS].map((name) => `${name} ${part}`));
    expect([...found].sort()).toEqual(expected.sort());
  });

  it('has 20 texts without a meaning, of every kind', () => {
    expect(countBy(none, ({ part }) => part)).toEqual({ tune: 12, held: 8 });
    expect(new Set(none.map(({ why }) => why))).toEqual(new Set(REASONS));
  });

  it('says nothing twice', () => {
    const texts = [...own, ...none].map(({ text }) => text);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });
});

it('the range of the game: many meanings, each said in several ways', () => {
  const meanings = Object.values(countBy(paraphrases, ({ program, effects }) => `${program}: ${effects[0]}`));
  expect(meanings.length).toBeGreaterThanOrEqual(70);
  expect(meanings.filter((n) => n >= 3).length / meanings.length).toBeGreaterThan(0.9);
});

it('every meaning is accepted by the checker', () => expect(problems(paraphrases)).toEqual([]));

it('a meaning that is none is noticed, with its id', () => {
  const wrong: Meaning[] = [
    { id: 'right', type: 'instant-card', program: 'effect', effects: ['gain 1 kelp'] },
    { id: 'unknown', type: 'instant-card', program: 'effect', effects: ['gain 1 kelp', 'gain 2 pearls'] },
    { id: 'continuous', type: 'production-card', program: 'production', effects: ['when era ends: gain 1 point'] },
  ];
  expect(problems(wrong).map((line) => line.split(': ')[0])).toEqual(['unknown', 'continuous']);
});

describe('the loader', () => {
  const GOOD = `
paraphrases:
  - {id: en-1, lang: en, class: verbs, level: easy, part: tune, type: instant-card, text: Take 1 kelp., effect: gain 1 kelp}
  - {id: it-2, lang: it, class: titles, level: hard, part: held, type: production-card, program: production, text: "Produzione: 1 alga", effects: [gain 1 kelp, gain kelp]}
refused:
  - {id: uk-3, lang: uk, why: vague, part: tune, text: Отримайте щось., effect: none}
`;

  it('reads one meaning and several, and a program', () => {
    const read: Paraphrases = parseParaphrases(GOOD);
    expect(read.paraphrases.map(({ program, effects }) => [program, effects])).toEqual([
      ['effect', ['gain 1 kelp']],
      ['production', ['gain 1 kelp', 'gain kelp']],
    ]);
    expect(read.refused).toEqual([{ id: 'uk-3', lang: 'uk', part: 'tune', text: 'Отримайте щось.', why: 'vague' }]);
  });

  test.each([
    ['an unknown class', 'class: verbs', 'class: verb', 'en-1: class: "verb" is none of'],
    ['a missing effect', ', effect: gain 1 kelp}', '}', 'en-1: effect: expected a text'],
    ['no meanings', '[gain 1 kelp, gain kelp]', '[]', 'it-2: effects: expected a list'],
    ['a key that nobody reads', 'level: easy', 'level: easy, note: x', 'en-1: note: nobody reads this key'],
    [
      'a meaning of a refused text',
      'effect: none',
      'effect: gain 1 kelp',
      'uk-3: effect: "gain 1 kelp" is none of none',
    ],
    ['an id twice', 'id: it-2, lang: it', 'id: en-1, lang: en', 'en-1: there are two entries of this id'],
    ['an id of another language', 'id: it-2', 'id: en-2', 'en-2: the id begins with the language, it'],
    [
      'a list of something else',
      'refused:\n  - {',
      'refused:\n  - x\n  - {',
      'an entry without id: expected a mapping',
    ],
  ])('refuses %s', (_, from, to, message) => {
    expect(GOOD).toContain(from);
    expect(() => parseParaphrases(GOOD.replace(from, to))).toThrow(message);
  });
});
