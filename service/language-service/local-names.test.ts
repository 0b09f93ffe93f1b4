/** Names that no rule knows: bound in an effect, steps, boards, editions, disputes; found and renamed like the others. */
import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { hover } from './hover.ts';
import { definition, references } from './names.ts';
import { rename } from './rename.ts';
import { workspaceSymbols } from './symbols.ts';
import { positionAfter, edited, PACK, wordsIn } from './testing.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const BASE = 'reef/pack.yaml';
const MORE = 'reef/more.yaml';
const OWN = 'tides/pack.yaml';
const SITES = `boards:
  lagoon:
    sites: {a1: {kind: bed}, a2: {kind: bed}}
  atoll:
    sites: {b1: {kind: bed}}
    disputed: D1
editions:
  first: {title: The first, pages: 4}
  second: {title: The second, pages: 4}
disputes:
  D1: {topic: Which atoll, readings: {first: this one, second: the other}, decision: This one., reason: It is drawn., source: {edition: first, at: p. 1}}
`;
const PROCEDURES = `procedures:
  game:
    play: "each player: do turn"
    end: end game
  turn:
    pick-one: choose empty bed as spot
    put: build farm on spot then gain 1 kelp
    again: choose empty bed as nook then build farm on spot
    other: gain 1 kelp
    status: {pick-one: attested, rest: derived}
    source: [{edition: first, at: p. 2}, {edition: second, at: p. 3}]
`;
const CARDS = `cards:
  - id: reader
    deck: tide
    type: action
    effect: |
      choose empty bed as spot then build farm on spot
      each bed as one: gain 1 kelp
    source: {edition: first, at: p. 3}
    disputed: [D1]
    scenarios:
      - {name: a, position: {me: {board: atoll}}, run: choose empty bed as there then build farm on there, expect: {}}
`;
const TIDES = `pack: tides
extends: reef
insert:
  - {procedure: turn, after: put, name: rest, do: gain 1 credit}
  - {procedure: turn, instead: other, do: choose empty bed as spot2 then build farm on spot2}
change:
  boards: {atoll: {players: [2]}}
`;
const FILES = { [BASE]: PACK.slice(0, PACK.indexOf('procedures:')) + PROCEDURES, [MORE]: SITES + CARDS, [OWN]: TIDES };

const tides = (files: Record<string, string> = {}, readOnly?: (path: string) => boolean): Workspace =>
  createWorkspace({ files: memoryFiles({ ...FILES, ...files }), pack: 'tides', ...(readOnly ? { readOnly } : {}) });
const linesOf = (workspace: Workspace, uri: string, words: string): string[] =>
  references(workspace, uri, positionAfter(workspace, uri, words))
    .map(
      ({ uri: where, range }) =>
        `${where}:${range.start.line + 1}:${range.start.character + 1} ${wordsIn(workspace, where, range)}`,
    )
    .sort();

describe('a name bound with `as`', () => {
  it('is found through the steps of its procedure, and not beyond', () => {
    const workspace = tides();
    const line = FILES[BASE].split('\n').findIndex((text) => text.includes('pick-one:')) + 1;
    expect(linesOf(workspace, BASE, 'bed as spot')).toEqual([
      `${BASE}:${line}:35 spot`,
      `${BASE}:${line + 1}:24 spot`,
      `${BASE}:${line + 2}:56 spot`,
    ]);
    expect(
      definition(workspace, BASE, positionAfter(workspace, BASE, 'farm on spo')).map(
        ({ range }) => range.start.line + 1,
      ),
    ).toEqual([line]);
  });

  it('is another one in another effect', () => {
    const workspace = tides();
    expect(linesOf(workspace, MORE, 'farm on spot')).toHaveLength(2);
    expect(linesOf(workspace, MORE, 'each bed as one')).toHaveLength(1);
    expect(linesOf(workspace, MORE, 'bed as there')).toHaveLength(2);
  });

  it('shows its type, and is not a name of the pack', () => {
    const workspace = tides();
    const found = hover(workspace, MORE, positionAfter(workspace, MORE, 'farm on spo'), 'en');
    expect(JSON.stringify(found!.contents)).toContain('**spot**: a site, bound by `as` in this effect');
    expect(workspaceSymbols(workspace, 'spot')).toEqual([]);
  });
});

/** The text of a file after a rename, which must leave no error that was not there, and as many places under the new name. */
function renamed(uri: string, words: string, name: string): Record<string, string> {
  const workspace = tides();
  const before = linesOf(workspace, uri, words).length;
  const errors = workspace.fullCheck().diagnostics;
  expect(errors.filter(({ severity }) => severity === 'error')).toEqual([]);
  const result = rename(workspace, uri, positionAfter(workspace, uri, words), name);
  if ('refused' in result) throw new Error(result.refused);
  const texts = Object.fromEntries(
    Object.entries(result.edit.changes!).map(([path, edits]) => [path, edited(workspace, path, edits)]),
  );
  for (const [path, text] of Object.entries(texts)) workspace.update(path, text);
  expect(
    workspace
      .fullCheck()
      .diagnostics.map(({ code }) => code)
      .sort(),
  ).toEqual(errors.map(({ code }) => code).sort());
  expect(Object.values(result.edit.changes!).flat()).toHaveLength(before);
  return texts;
}

describe('rename', () => {
  it.each([
    [
      'a name bound with `as`, through the steps',
      BASE,
      'bed as spot',
      'hole',
      { [BASE]: FILES[BASE].replaceAll('spot', 'hole') },
    ],
    ['one in an effect', MORE, 'bed as spot', 'hole', { [MORE]: FILES[MORE].replaceAll('spot', 'hole') }],
    ['one in a scenario', MORE, 'farm on there', 'hole', { [MORE]: FILES[MORE].replaceAll(' there', ' hole') }],
    ['the element of `each`', MORE, 'bed as one', 'all-of', { [MORE]: FILES[MORE].replace('as one', 'as all-of') }],
    [
      'a step, from where another pack names it',
      OWN,
      'after: put',
      'lay',
      { [BASE]: FILES[BASE].replace('put:', 'lay:'), [OWN]: TIDES.replace('put', 'lay') },
    ],
    [
      'a step of which the status is said',
      BASE,
      '{pick-one',
      'choose-one',
      { [BASE]: FILES[BASE].replaceAll('pick-one', 'choose-one') },
    ],
    ['a step put in', OWN, 'name: rest', 'pause', { [OWN]: TIDES.replace('rest', 'pause') }],
    [
      'a board',
      MORE,
      '  atoll',
      'ring',
      {
        [MORE]: FILES[MORE].replace('  atoll', '  ring').replace('board: atoll', 'board: ring'),
        [OWN]: TIDES.replace('atoll', 'ring'),
      },
    ],
    [
      'an edition',
      MORE,
      'edition: first',
      'print-one',
      {
        [BASE]: FILES[BASE].replaceAll('first', 'print-one'),
        [MORE]: FILES[MORE].replace('  first:', '  print-one:')
          .replace('{first:', '{print-one:')
          .replaceAll('edition: first', 'edition: print-one'),
      },
    ],
    ['a dispute', MORE, '[D1', 'Atoll-2', { [MORE]: FILES[MORE].replaceAll('D1', 'Atoll-2') }],
  ])('of %s', (_, uri, words, name, expected) => expect(renamed(uri, words, name)).toEqual(expected));

  it.each([
    ['bound twice', BASE, 'bed as nook', 'spot', '"spot" is already bound by `as` here.'],
    ['a word of the language', BASE, 'bed as nook', 'gain', '"gain" is a word of the language.'],
    ['a name of the pack', BASE, 'bed as nook', 'kelp', '"kelp" is already the name of a counter.'],
    [
      'a counter that would hide what a text has bound',
      BASE,
      '  kelp',
      'spot',
      /^Renamed to "spot", the pack would have an error: /,
    ],
    ['two steps', OWN, 'after: put', 'other', '"other" is already the name of a step of "turn".'],
    ['a step called as a key', BASE, '    put', 'note', '"note" is a key of every procedure.'],
    ['two boards', MORE, '  atoll', 'lagoon', '"lagoon" is already the name of a board.'],
    ['two editions', MORE, 'edition: first', 'second', '"second" is already the name of an edition.'],
    ['no name', MORE, '[D1', 'D 1', '"D 1" is not a name: names are letters and digits, joined by "-".'],
  ])('is refused: %s', (_, uri, words, name, why) => {
    const workspace = tides();
    const result = rename(workspace, uri, positionAfter(workspace, uri, words), name);
    expect('refused' in result ? result.refused : '').toMatch(
      why instanceof RegExp ? why : new RegExp(`^${why.replace(/[[\]().]/g, '\\$&')}$`),
    );
  });

  it('reaches what the pack replaces or removes, so that the other one is whole by itself', () => {
    const workspace = tides({
      [OWN]: `${TIDES}replace:\n  pieces: {tower: {cost: free}}\nremove:\n  cards: [reader]\n`,
    });
    const result = rename(workspace, BASE, positionAfter(workspace, BASE, '  kelp'), 'weed');
    if ('refused' in result) throw new Error(result.refused);
    expect(edited(workspace, BASE, result.edit.changes![BASE])).toBe(FILES[BASE].replaceAll('kelp', 'weed'));
    expect(edited(workspace, MORE, result.edit.changes![MORE])).toBe(FILES[MORE].replaceAll('kelp', 'weed'));
  });

  it('is refused where a pack that may not be written says the name, and done where only others do', () => {
    const workspace = tides({}, (path) => path.startsWith('reef/'));
    const ask = (words: string, name: string): unknown =>
      rename(workspace, OWN, positionAfter(workspace, OWN, words), name);
    expect(ask('gain 1 credit', 'coin')).toEqual({
      refused: '"credit" occurs in reef/pack.yaml of the pack "reef", which is read-only here.',
    });
    expect(ask('name: rest', 'pause')).toHaveProperty('edit');
  });
});
