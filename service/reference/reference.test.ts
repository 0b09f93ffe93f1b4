/** The reference: every page is about something that exists, every example is valid in a pack, the files are up to date. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadPack } from '../analysis/load-pack.ts';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { SECTION_NAMES } from '../../dsl/packs/fields.ts';
import { CORE_NOUNS } from '../../dsl/words/core-names.ts';
import { EVENT_DOCS } from '../../dsl/words/event-docs.ts';
import { coreNameDoc } from '../../dsl/words/name-docs.ts';
import { WORDS } from '../../dsl/words/registry.ts';
import { DIAGNOSTICS } from './diagnostic-registry.ts';
import { GAME_KEYS, PLAYER_KEYS, type PositionKey } from './position-keys.ts';
import { TOPICS, topicsLike, topicsNamed } from './topics.ts';
import { referencePages } from './write-pages.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/reference');
const ALL = Object.values(TOPICS).flat();

describe('topics', () => {
  it('there is one for every word, section, event, noun and diagnostic', () => {
    const names = new Set(ALL.map(({ name }) => name));
    const wanted = [
      ...WORDS.map(({ opening }) => opening.join(' ')),
      ...SECTION_NAMES,
      ...Object.keys(EVENT_DOCS),
      ...Object.keys(DIAGNOSTICS),
    ];
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(CORE_NOUNS).filter((noun) => !coreNameDoc(noun))).toEqual([]);
  });

  it('a chapter has each name once, with a summary in one line', () => {
    for (const topics of Object.values(TOPICS)) {
      expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length);
      expect(topics.filter(({ summary }) => summary === '' || summary.includes('\n'))).toEqual([]);
    }
  });

  it.each([
    ['cards', ['section']],
    ['build', ['word', 'event']],
    ['up', ['word']],
    ['Costs', ['guide']],
    ['nothing-like-it', []],
  ])('%s', (name, chapters) => expect(topicsNamed(name).map(({ chapter }) => chapter)).toEqual(chapters));

  it('a name that does not exist has suggestions', () => {
    expect(topicsLike('scenarois')).toContain('scenarios');
  });
});

describe('examples', () => {
  const CITIES = 'cards/underwater-cities';
  const files = Object.fromEntries(
    readdirSync(join(ROOT, CITIES))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [`underwater-cities/${name}`, readFileSync(join(ROOT, CITIES, name), 'utf8')]),
  );
  const partition = <T>(all: readonly T[], test: (one: T) => boolean): [yes: T[], no: T[]] => [
    all.filter(test),
    all.filter((one) => !test(one)),
  ];
  /** The errors of a pack in which each effect is that of a card. */
  function errorsOf(effects: readonly string[], predicates: readonly string[] = []): string[] {
    const types = /^(?:when|after|once|discount|change|let|treat|allow|instead|as soon)/;
    const cards = effects.map(
      (effect, i) =>
        `  - id: example-${i}\n    deck: era-1\n    color: red\n    type: ` +
        `${types.test(effect) ? 'permanent-card' : 'instant-card'}\n    number: ${900 + i}\n    effect: ` +
        `|\n${effect.replace(/^/gm, '      ')}\n`,
    );
    const sets = predicates.map((sites, i) => `  example-set-${i}: {sites: "${sites}"}\n`);
    const text = `pack: examples\nextends: underwater-cities\nstatus: original\nshapes:\n  pair: {cells: ["@#"]}\npieces:\n  outpost: {plural: outposts, of: player}\n  domino: {plural: dominoes, shape: pair}\ncounters:\n  sown-seed: {of: game, lies-on: [sowing-pit, seed-store]}\nsite-kinds: {sowing-pit: {}, seed-store: {}, tessera: {}}\nboards:\n  mosaic: {of: game, grid: square, rows: tt, legend: {t: tessera}}\n  bowl: {of: game, sites: {pit1: {kind: sowing-pit}, store1: {kind: seed-store}}}\npredicates:\n${sets.join('')}cards:\n${cards.join('')}`;
    return loadPack(memoryFiles({ ...files, 'examples.yaml': text }), 'examples.yaml').diagnostics.flatMap((found) =>
      found.severity === 'error' ? [`${text.split('\n')[found.line - 1]} ${found.code} ${found.message}`] : [],
    );
  }
  const fencedIn = (page: string, language: '' | 'yaml'): string[] =>
    [...page.matchAll(/```(\w*)\n([^]*?)\n```/g)].flatMap(([, of, text]) => (of === language ? [text] : []));
  const examplesIn = (chapters: readonly (keyof typeof TOPICS)[]): string[] =>
    chapters.flatMap((chapter) => TOPICS[chapter].flatMap(({ page }) => fencedIn(page, '')));

  it('of how to say it, in YAML, are parts of a pack without errors', () => {
    const [sayings] = TOPICS.guide.filter(({ name }) => name === 'sayings');
    const examples = fencedIn(sayings.page, 'yaml');
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) {
      const text = `pack: example\nextends: underwater-cities\nstatus: original\n${example}\n`;
      const { diagnostics } = loadPack(memoryFiles({ ...files, 'example.yaml': text }), 'example.yaml');
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  });
  it('of guides, nouns, adjectives and events are valid effects of a card', () => {
    const examples = examplesIn(['guide', 'name', 'event']);
    expect(examples.length).toBeGreaterThan(30);
    expect(errorsOf(examples)).toEqual([]);
  });

  it('of words, and those of LANGUAGE.md, are valid effects', () => {
    const page = readFileSync(join(ROOT, 'dsl/LANGUAGE.md'), 'utf8').split('<!-- words:')[0];
    const blocks = [...page.matchAll(/```\n([^]*?)\n```/g)].flatMap(([, text]) => text.split(/\n(?![ )]|else)/));
    expect(blocks.length).toBeGreaterThan(20);
    const [predicates, effects] = partition(examplesIn(['word']), (example) => /^(?:reach|beyond)\(/.test(example));
    expect(errorsOf([...blocks, ...effects], predicates)).toEqual([]);
  });

  it('of phrases in LANGUAGE.md name something that exists', () => {
    const page = readFileSync(join(ROOT, 'dsl/LANGUAGE.md'), 'utf8');
    const section = page.slice(page.indexOf('## 5. Phrases'), page.indexOf('## 6.'));
    const inTable = section.split('\n').flatMap(
      (line) =>
        /^\| (`.*) \|/
          .exec(line)?.[1]
          .split(' | ')[0]
          .match(/`[^`]+`/g) ?? [],
    );
    const binding = /What narrows binds .*?(`.*?`)/.exec(section)![1];
    const phrases = [...inTable, binding].map((phrase) => phrase.slice(1, -1));
    expect(phrases.length).toBeGreaterThan(10);
    const uses = [
      'choose city then if $: gain 1 credit',
      'when you build $: gain 1 credit',
      'move $ to hand',
      'choose color then choose $',
      'choose other player then gain 1 point per $',
    ];
    const effectOf = (use: string, phrase: string): string => use.replace('$', phrase);
    const errors = errorsOf(phrases.flatMap((phrase) => uses.map((use) => effectOf(use, phrase))));
    const isWrong = (effect: string): boolean => errors.some((error) => error.startsWith(`      ${effect} `));
    expect(phrases.filter((phrase) => uses.every((use) => isWrong(effectOf(use, phrase))))).toEqual([]);
    // each error is that of an effect
    const used = phrases.flatMap((phrase) => uses.map((use) => `      ${effectOf(use, phrase)} `));
    expect(errors.filter((error) => !used.some((line) => error.startsWith(line)))).toEqual([]);
  });

  it('a wrong example would be found', () => {
    expect(errorsOf(['gain 1 nothing-known'])).toHaveLength(1);
  });

  it('of positions are read, and no key of a position is missing', () => {
    /** a scenario of a card with these lines, and its diagnostics */
    const diagnosticsOf = (position: string, expected: string): string[] =>
      loadPack(
        memoryFiles({
          ...files,
          'examples.yaml':
            `pack: examples\nextends: underwater-cities\nstatus: original\ncards:\n  - id: example\n    deck: ` +
            `era-1\n    color: red\n    type: instant-card\n    number: 900\n    effect: gain 1 credit\n    ` +
            `scenarios:\n      - name: tried\n        players: 2\n        position: ${position}\n        run: ` +
            `gain 1 credit\n        expect: ${expected}\n`,
        }),
        'examples.yaml',
      ).diagnostics.flatMap((found) =>
        found.file === 'examples.yaml' && found.severity === 'error' ? [`${found.message} ${found.help ?? ''}`] : [],
      );
    const written = (keys: readonly PositionKey[], where: 'position' | 'difference'): string =>
      keys
        .filter((key) => (key.in === where || key.in === 'both') && !key.key.includes('<player>'))
        .filter(({ example }) => !example.startsWith('sites: {a1') && !example.startsWith('reached'))
        .filter(({ example }) => where === 'position' || !/^(?:era|era-deck|federation|order): /.test(example))
        .map(({ example }) => (where === 'position' ? example.replace('+', '') : example))
        .join(', ');
    const [position, difference] = (['position', 'difference'] as const).map(
      (where) => `{${written(GAME_KEYS, where)}, me: {${written(PLAYER_KEYS, where)}}}`,
    );
    expect(diagnosticsOf(position.replace('board: board-2, ', ''), difference)).toEqual([]);
    const known = [
      diagnosticsOf('{zz: 1}', '{}'),
      diagnosticsOf('{me: {zz: 1}}', '{}'),
      diagnosticsOf('{}', '{me: {zz: 1}}'),
    ];
    const documented = new Set([...GAME_KEYS, ...PLAYER_KEYS].map(({ key }) => key));
    for (const [message] of known) {
      const named = [...(message ?? '').matchAll(/\b(occupied|sites|order|acting|preset|supply|board|reached)\b/g)];
      expect(named.map(([, key]) => key).filter((key) => !documented.has(key))).toEqual([]);
    }
  });
});

describe('docs/reference', () => {
  const pages = referencePages();
  it('is up to date (if not: UPDATE_DOCS=1 npx vitest run service/reference)', () => {
    if (process.env['UPDATE_DOCS']) {
      mkdirSync(FOLDER, { recursive: true });
      for (const [name, text] of Object.entries(pages)) writeFileSync(join(FOLDER, name), text);
    }
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(pages).sort());
    for (const [name, text] of Object.entries(pages)) expect(readFileSync(join(FOLDER, name), 'utf8')).toBe(text);
  });
});
