import { describe, expect, it } from 'vitest';
import { cursorAt } from './cursor.ts';

/** `¦` is the cursor. */
function at(marked: string): unknown[] {
  const offset = marked.indexOf('¦');
  const text = marked.replace('¦', '');
  const { path, at: where, text: before, word, siblings } = cursorAt(text, offset);
  return [path.join('/'), where, before, text.slice(word.start, word.end), [...siblings.keys()].join(' ')];
}

describe('the place of the cursor', () => {
  it.each([
    ['the top of an empty file', '¦', ['', 'key', '', '', '']],
    ['a key of the top', 'pack: a\nca¦rd\nplayers: [2]\n', ['', 'key', 'ca', 'card', 'pack players']],
    ['a value', 'cards:\n  - id: a\n    type: act¦\n', ['cards//type', 'value', 'act', 'act', 'id type']],
    ['an empty value', 'cards:\n  - id: a\n    type: ¦\n', ['cards//type', 'value', '', '', 'id type']],
    [
      'a key of an item',
      'cards:\n  - id: a\n    ty¦\n    deck: b\n  - id: c\n    color: d\n',
      ['cards/', 'key', 'ty', 'ty', 'id deck'],
    ],
    ['a blank line in an item', 'cards:\n  - id: a\n    ¦\n', ['cards/', 'key', '', '', 'id']],
    ['after a dash', 'cards:\n  - ¦\n', ['cards/', 'key', '', '', '']],
    ['a dash in the column of its key', 'cards:\n- id: a\n- ¦\n', ['cards/', 'key', '', '', '']],
    ['a blank line at the left', 'cards:\n  - id: a\n¦\n', ['', 'key', '', '', 'cards']],
    ['a key deeper down', 'counters:\n  kelp:\n    o¦\n', ['counters/kelp', 'key', 'o', 'o', '']],
    [
      'a literal block',
      'cards:\n  - id: a\n    effect: |\n      gain 1 kelp\n      bui¦ld\n',
      ['cards//effect', 'value', 'gain 1 kelp\nbui', 'build', 'id effect'],
    ],
    [
      'an empty line of a block',
      'cards:\n  - effect: |\n      gain 1 kelp\n      ¦\n',
      ['cards//effect', 'value', 'gain 1 kelp\n', '', 'effect'],
    ],
    [
      'a folded block',
      'cards:\n  - effect: >-\n      gain 1\n      ke¦\n',
      ['cards//effect', 'value', 'gain 1 ke', 'ke', 'effect'],
    ],
    ['below a block', 'cards:\n  - effect: |\n      gain 1 kelp\n    co¦\n', ['cards/', 'key', 'co', 'co', 'effect']],
    [
      'an open quote',
      'cards:\n  - effect: "gain 1 ke¦\n    color: red\n',
      ['cards//effect', 'value', 'gain 1 ke', 'ke', 'effect'],
    ],
    [
      'a plain text over lines',
      'cards:\n  - effect: gain 1\n      ke¦\n',
      ['cards//effect', 'value', 'gain 1 ke', 'ke', 'effect'],
    ],
    [
      'a colon in a quote',
      'cards:\n  - effect: "each player: ga¦"\n',
      ['cards//effect', 'value', 'each player: ga', 'ga', 'effect'],
    ],
    ['a key between brackets', 'pieces:\n  farm: {cost: 1 credit, wh¦\n', ['pieces/farm', 'key', 'wh', 'wh', 'cost']],
    [
      'a value between brackets',
      'pieces:\n  farm: {cost: 1 cre¦, where: bed}\n',
      ['pieces/farm/cost', 'value', '1 cre', 'cre', 'cost'],
    ],
    [
      'a list between brackets',
      'counters:\n  kelp: {classes: [good, ¦]}\n',
      ['counters/kelp/classes', 'item', '', '', ''],
    ],
    [
      'brackets over lines',
      'pieces:\n  farm: {cost: 1 credit,\n    where: be¦\n',
      ['pieces/farm/where', 'value', 'be', 'be', 'cost where'],
    ],
    [
      'an item that is a map between brackets',
      'cards:\n  - {id: a, type: ¦}\n',
      ['cards//type', 'value', '', '', 'id type'],
    ],
    [
      'after a text that is not YAML',
      '}{\n"a\n: :\n\tb\ncards:\n  - type: a¦',
      ['cards//type', 'value', 'a', 'a', 'type'],
    ],
    [
      'CRLF',
      'cards:\r\n  - id: a\r\n    effect: |\r\n      gain 1\r\n      lose¦\r\n',
      ['cards//effect', 'value', 'gain 1\nlose', 'lose', 'id effect'],
    ],
    [
      'after surrogate pairs',
      'cards:\n  - name: 🐙🐙\n    effect: gain 1 🐙 ke¦\n',
      ['cards//effect', 'value', 'gain 1 🐙 ke', 'ke', 'name effect'],
    ],
  ])('%s', (_, marked, expected) => expect(at(marked)).toEqual(expected));

  it('stays quick where a bracket is open before very many lines, and in very long lines', () => {
    const lines = '  x,\n'.repeat(60_000);
    expect(at(`a: [\n${lines}  y¦`)).toEqual(['a', 'item', 'y', 'y', '']);
    expect(at(`a: "${' '.repeat(300_000)}\nb${' '.repeat(300_000)}\nb: c¦`).slice(0, 2)).toEqual(['b', 'value']);
  });

  it('gives an answer for every place of any text', () => {
    const text = 'cards:\n  - id: a\n    effect: "x\n   - {a: [b, {c: \'d\n|\n>\n- - - e: |2\n\n f';
    for (let i = 0; i <= text.length; i++) expect(Array.isArray(cursorAt(text, i).path)).toBe(true);
  });
});
