import { describe, expect, it } from 'vitest';
import { definition, highlights, references } from './names.ts';
import { positionAfter, CARDS, reef, wordsIn } from './testing.ts';
import type { Location } from 'vscode-languageserver-types';
import type { Workspace } from './workspace.ts';

const CARDS_URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';
const linesOf = (workspace: Workspace, locations: Location[]): string[] =>
  locations.map(({ uri, range }) => `${uri.slice(5)}:${range.start.line + 1} ${wordsIn(workspace, uri, range)}`);

describe('definition', () => {
  it.each([
    ['of a counter in an effect', CARDS_URI, 'gain 2 kelp', ['pack.yaml:10 kelp']],
    ['of a piece', CARDS_URI, 'build farm', ['pack.yaml:17 farm']],
    ['of a deck in a field', CARDS_URI, 'deck: tide', ['pack.yaml:32 tide']],
    ['of a program that is a key', PACK_URI, 'classes: [plant], harvest', ['pack.yaml:7 harvest']],
    ['of a procedure', PACK_URI, 'do turn', ['pack.yaml:43 turn']],
    ['of nothing', CARDS_URI, 'name: Plant', []],
  ] as const)('%s', (_, uri, words, expected) => {
    const workspace = reef();
    expect(linesOf(workspace, definition(workspace, uri, positionAfter(workspace, uri, words)))).toEqual(expected);
  });
});

describe('references', () => {
  it('go through all files and end at the name', () => {
    const workspace = reef();
    expect(
      linesOf(workspace, references(workspace, CARDS_URI, positionAfter(workspace, CARDS_URI, 'gain 2 kelp'))).sort(),
    ).toEqual([
      'cards.yaml:14 kelp',
      'cards.yaml:9 kelp',
      'pack.yaml:10 kelp',
      'pack.yaml:17 kelp',
      'pack.yaml:18 kelp',
      'pack.yaml:44 kelp',
    ]);
    expect(references(workspace, CARDS_URI, positionAfter(workspace, CARDS_URI, 'gain 2 kelp'), false)).toHaveLength(5);
  });

  it('are found in any notation, with surrogate pairs and CRLF before them', () => {
    for (const text of [
      CARDS,
      CARDS.replace('name: Planting', 'name: 🐙 Planting 🐙'),
      CARDS.replace(/\n/g, '\r\n'),
      CARDS.replace('effect: |\n      build farm\n', 'effect: >\n      gain 1 credit,\n').replace(
        'gain 2 kelp',
        '2 kelp',
      ),
      CARDS.replace('"lose 1 kelp then', '"lose 1\n      \\u006belp then'),
    ]) {
      const workspace = reef({ [CARDS_URI]: text });
      const words = references(workspace, PACK_URI, positionAfter(workspace, PACK_URI, '  kelp'))
        .filter(({ uri }) => uri === CARDS_URI)
        .map(({ uri, range }) => wordsIn(workspace, uri, range));
      expect(words).toEqual([...text.matchAll(/kelp|\\u006belp/g)].map(([word]) => word));
    }
  });

  it('are marked in the file, the declaration as what writes', () => {
    const workspace = reef();
    expect(
      highlights(workspace, PACK_URI, positionAfter(workspace, PACK_URI, 'gain 1 kelp')).map(({ kind }) => kind),
    ).toEqual([3, 2, 2, 2]);
  });
});

it('a file that does not exist has no names', () => {
  const workspace = reef();
  const start = { line: 0, character: 0 };
  expect([
    definition(workspace, 'reef/none.yaml', start),
    references(workspace, 'reef/none.yaml', start),
    highlights(workspace, 'reef/none.yaml', start),
  ]).toEqual([[], [], []]);
});
