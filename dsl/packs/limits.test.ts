/** What a pack may be at most, from which version of the format it is, and what cannot be read. */
import { describe, expect, test } from 'vitest';
import { diagnosticLines, loadFiles, smallPack } from '../../service/analysis/fixtures.ts';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { LIMITS } from '../source/limits.ts';
import { memoryFiles, type Files } from './files.ts';

const lines = (files: Record<string, string>, where = 'p'): string[] => diagnosticLines(loadFiles(files, where));
const CARDS = 'decks: {d: {starts: pile}}\nzones: {pile: {order: stack}}\ntypes: {t: {}}\n';
const card = (id: string, copies: string): string =>
  `  - {id: ${id}, deck: d, type: t, copies: ${copies}, effect: gain 1 coin}\n`;

describe('numbers', () => {
  test.each([
    [
      'copies of a card',
      `${CARDS}cards:\n${card('one', '100000000')}`,
      '"copies" must be a whole number of at most 1,000, not the number 100000000.',
    ],
    [
      'copies of a board',
      'boards: {b: {copies: 1001, sites: {}}}\n',
      '"copies" must be a whole number of at most 1,000, not the number 1001.',
    ],
    [
      'an attribute',
      `${CARDS}attributes: {worth: {default: 2000000}}\n`,
      '"default" must be a whole number of at most 1,000,000, not the number 2000000.',
    ],
    [
      'the attribute of a card',
      `${CARDS}attributes: {worth: {}}\ncards:\n  - {id: one, deck: d, type: t, worth: -1000001, effect: gain 1 coin}\n`,
      '"worth" must be a whole number of at least -1,000,000, not the number -1000001.',
    ],
  ])('%s', (_, text, message) => {
    expect(lines({ 'p.yaml': smallPack(text) }, 'p.yaml').map((line) => line.split(' ').slice(2).join(' '))).toEqual([
      message,
    ]);
  });

  test('players', () => {
    const [found] = lines({ 'p.yaml': smallPack('').replace(/players: .*/, 'players: [1000000000]') }, 'p.yaml');
    expect(found).toContain('Entry 1 of "players" must be a whole number of at most 20');
  });

  test('all cards together', () => {
    const cards = (n: number): string => Array.from({ length: n }, (_, i) => card(`c${i}`, '1000')).join('');
    const codes = (n: number): string[] =>
      lines({ 'p.yaml': smallPack(`${CARDS}cards:\n${cards(n)}`) }, 'p.yaml').map((line) => line.split(' ')[1]);
    expect(codes(20)).not.toContain('too-many-cards');
    expect(codes(21)).toContain('too-many-cards');
  });
});

describe('what a game has room for', () => {
  const found = (text: string, code: string): string[] =>
    lines(
      { 'p.yaml': smallPack('').replace(text.startsWith('procedures') ? /procedures.*\n/ : '', '') + text },
      'p.yaml',
    ).filter((line) => line.split(' ')[1] === code);
  const listOf = (n: number, of: (i: number) => string, by: string): string =>
    Array.from({ length: n }, (_, i) => of(i)).join(by);

  test.each([
    [
      'too-many-sites',
      LIMITS.sites.most,
      (n: number) => {
        const board = (id: string, count: number): string =>
          `  ${id}: {of: game, sites: {${listOf(count, (i) => `${id}${i}: {kind: lot}`, ', ')}}}\n`;
        return `site-kinds: {lot: {}}\nboards:\n${board('a', 2500)}${board('b', n - 2500)}`;
      },
    ],
    ['too-many-pieces', LIMITS.pieces.most, (n: number) => `pieces: {${listOf(n, (i) => `p${i}: {}`, ', ')}}\n`],
    [
      'too-many-limited',
      LIMITS.limitedLines.most,
      (n: number) =>
        `${CARDS.replace('t: {}', 't: {programs: {effect: standing}}')}periods: {turn: {}}\ncards:\n` +
        `  - {id: one, deck: d, type: t, effect: "${listOf(n, () => 'once per turn: gain 1 coin', '\\n')}"}\n`,
    ],
    [
      'too-deep-procedures',
      LIMITS.callDepth.most,
      (n: number) =>
        `procedures:\n  game: {end: end game}\n${listOf(n, (i) => `  q${i}: {x: "${i === n - 1 ? 'gain 1 coin' : `do q${i + 1}`}"}\n`, '')}`,
    ],
    [
      'too-many-parts',
      LIMITS.parts.most,
      (n: number) =>
        `${CARDS}cards:\n  - {id: one, deck: d, type: t, effect: "${listOf(n, () => 'gain 1 coin', ' or ')}"}\n`,
    ],
    [
      'too-many-parts',
      LIMITS.parts.most,
      (n: number) =>
        `${CARDS.replace('t: {}', 't: {programs: {effect: parts}}')}cards:\n` +
        `  - {id: one, deck: d, type: t, effect: "${listOf(n, () => 'gain 1 coin', '\\n')}"}\n`,
    ],
  ])('%s', (code, most, text) => {
    expect([most - 1, most, most + 1].map((n) => found(text(n), code).length)).toEqual([0, 0, 1]);
  });
});

describe('files and folders', () => {
  const many = (n: number): Record<string, string> =>
    Object.fromEntries(Array.from({ length: n }, (_, i) => [`p/f${i}.yaml`, '{}']));

  test('at most 2,000 in a pack; then none is read', () => {
    expect(lines({ 'p/pack.yaml': smallPack(''), ...many(1999) }).filter((line) => !line.includes('empty'))).toEqual(
      [],
    );
    expect(lines({ 'p/pack.yaml': smallPack(''), ...many(20_000) })).toEqual([
      'p:1:1 too-many-files This folder has more than 2,000 YAML files; none was read.',
    ]);
  });

  test('at most 8 folders below that of the pack', () => {
    const at = (depth: number): string => `p/${'a/'.repeat(depth)}x.yaml`;
    expect(lines({ 'p/pack.yaml': smallPack(''), [at(8)]: 'periods: {}\n' })).toEqual([]);
    expect(lines({ 'p/pack.yaml': smallPack(''), [at(9)]: 'periods: {}\n' })).toEqual([
      `p/${'a/'.repeat(8)}a:1:1 folder-too-deep This folder is more than 8 folders below that of the pack; it was not read.`,
    ]);
  });

  test('at most 100 packs', () => {
    const chain = (n: number): Record<string, string> =>
      Object.fromEntries(
        Array.from({ length: n }, (_, i) => [
          `p${i}.yaml`,
          i + 1 < n ? `pack: p${i}\nextends: p${i + 1}\n` : smallPack(''),
        ]),
      );
    const codes = (n: number): string[] => lines(chain(n), 'p0.yaml').map((line) => line.split(' ')[1]);
    expect(codes(100)).not.toContain('too-many-packs');
    expect(codes(10_000)).toContain('too-many-packs');
  });

  const refusing = (contents: Record<string, string>, folder: string): Files => {
    const files = memoryFiles(contents);
    return {
      ...files,
      list: (path) => {
        if (path === folder) throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
        return files.list(path);
      },
    };
  };

  test('a folder that cannot be read is reported, with what can be read', () => {
    const files = refusing({ 'p/pack.yaml': smallPack(''), 'p/more/x.yaml': 'title: x\n' }, 'p/more');
    expect(diagnosticLines(loadPack(files, 'p'))).toEqual(['p/more:1:1 unreadable-folder This folder cannot be read.']);
    const whole = refusing({ 'p/pack.yaml': smallPack('') }, 'p');
    expect(diagnosticLines(loadPack(whole, 'p'))).toEqual(['p:1:1 unreadable-folder This folder cannot be read.']);
  });

  test('a neighbouring pack that cannot be read does not end the check of this one', () => {
    const files = refusing(
      {
        'p.yaml': smallPack('slots: [{id: s, effect: gain 1 pearl}]\n'),
        'q/pack.yaml': 'pack: q\n',
        'q/secret/x.yaml': '',
      },
      'q/secret',
    );
    expect(diagnosticLines(loadPack(files, 'p.yaml')).map((line) => line.split(' ')[1])).toEqual(['unknown-name']);
  });
});

test('a circle of packs is named with its way', () => {
  const extend = (own: string, base: string): string => `pack: ${own}\nextends: ${base}\n`;
  expect(
    lines(
      {
        'a.yaml': extend('a', 'b'),
        'b.yaml': extend('b', 'c'),
        'c.yaml': extend('c', 'd'),
        'd.yaml': extend('d', 'b'),
      },
      'a.yaml',
    ),
  ).toContain('d.yaml:2:10 cyclic-extends "b" extends itself: "b" extends "c" extends "d" extends "b".');
  expect(lines({ 'a.yaml': smallPack('extends: a\n') }, 'a.yaml')).toEqual([
    'a.yaml:6:10 cyclic-extends "a" extends itself.',
  ]);
});

test('a declared name that the base pack uses inside an effect is reported where it is declared', () => {
  const base = smallPack('slots: [{id: s, effect: "choose slot as rival then gain 1 coin"}]\n').replace(
    'pack: p',
    'pack: q',
  );
  const mine = 'pack: mine\nextends: q\ncounters:\n  rival: {}\n';
  const loaded = loadFiles({ 'q.yaml': base, 'mine.yaml': mine }, 'mine.yaml');
  expect(diagnosticLines(loadFiles({ 'q.yaml': base }, 'q.yaml'))).toEqual([]);
  expect(diagnosticLines(loaded)).toEqual([
    'mine.yaml:4:3 local-name-of-base "rival" is a name inside an effect of "q", which this pack extends.',
  ]);
  expect(loaded.diagnostics[0].related).toMatchObject([{ file: 'q.yaml', message: 'used here' }]);
  // in one pack the author can choose which of the two to rename
  const both = `${base}periods: {rival: {}}\n`;
  expect(diagnosticLines(loadFiles({ 'q.yaml': both }, 'q.yaml'))[0]).toContain('name-taken');
});

describe('the format of packs', () => {
  test.each(['', 'format: 1\n'])('the current one: %j', (text) => {
    expect(lines({ 'p.yaml': smallPack(text) }, 'p.yaml')).toEqual([]);
  });
  test('one from the future is said to be so, and nothing else', () => {
    expect(lines({ 'p.yaml': 'pack: p\nplayers: [2]\n\n\n\nformat: 7\nspells: {}\n' }, 'p.yaml')).toEqual([
      'p.yaml:6:9 newer-format This pack has the format 7; this version of Fathom knows formats up to 1.',
    ]);
    expect(lines({ 'p.yaml': 'pack: p\nextends: q\n', 'q.yaml': smallPack('format: 2\n') }, 'p.yaml')).toContain(
      'q.yaml:6:9 newer-format This pack has the format 2; this version of Fathom knows formats up to 1.',
    );
  });
  test('belongs in the file that names the pack', () => {
    expect(lines({ 'p/pack.yaml': smallPack(''), 'p/x.yaml': 'format: 1\n' })).toEqual([
      'p/x.yaml:1:1 misplaced-key "format" belongs in p/pack.yaml.',
    ]);
  });
});
