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
    ['a step by its procedure', 'texts:\n  t¦urn/card: a\n', ['texts', 'key', 't', 'turn/card', '']],
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

describe('the notation at the cursor', () => {
  /** Place, notation, the text before the cursor, the word or key, and its last word; `flow` inside brackets. */
  function notation(marked: string): unknown[] {
    const offset = marked.indexOf('¦');
    const text = marked.replace('¦', '');
    const cursor = cursorAt(text, offset);
    const [word, last] = [cursor.word, cursor.last].map(({ start, end }) => text.slice(start, end));
    return [cursor.at, cursor.style, cursor.text, word, last, ...(cursor.flow ? ['flow'] : [])];
  }

  it.each<[string, unknown[]]>([
    ['a: x¦', ['value', 'plain', 'x', 'x', 'x']],
    ['a: x y¦z w', ['value', 'plain', 'x y', 'yz', 'yz']],
    ['a: "x¦', ['value', 'quoted', 'x', 'x', 'x']],
    ["a: 'x¦'", ['value', 'quoted', 'x', 'x', 'x']],
    ['a: |\n  x¦', ['value', 'block', 'x', 'x', 'x']],
    ['a: >-\n  x\n  y¦', ['value', 'block', 'x y', 'y', 'y']],
    ['a: |2  # why\n  x\n\n  y¦', ['value', 'block', 'x\n\ny', 'y', 'y']],
    ['{a: x¦', ['value', 'plain', 'x', 'x', 'x', 'flow']],
    ['{a: "x y¦', ['value', 'quoted', 'x y', 'y', 'y', 'flow']],
    ['{most ro¦unds: 1}', ['key', 'plain', 'most ro', 'most rounds', 'rounds', 'flow']],
    ['{"co¦st"', ['key', 'quoted', 'co', 'cost', 'cost', 'flow']],
    ['most ro¦unds', ['key', 'plain', 'most ro', 'most rounds', 'rounds']],
    ['"co¦st": 1', ['key', 'quoted', 'co', 'cost', 'cost']],
    ['- co¦', ['key', 'plain', 'co', 'co', 'co']],
    ['-co¦', ['key', 'plain', '-co', '-co', '-co']],
  ])('%j', (marked, expected) => expect(notation(marked)).toEqual(expected));

  it.each([
    'a: "x"¦',
    'a: "x\\\\"¦',
    "a: 'x' ¦",
    "a: 'it''s'¦",
    'a: |¦',
    'a: >- # why¦',
    'a: x # why¦',
    'a: [x]¦',
    'a: {b: x} ¦',
    '# why¦',
    // other text is on the line
    'a:\n  ¦- x',
    // the keys of the map are in another column
    'a:\n    b: |\n      x\n  ¦',
  ])('nothing fits at %j', (marked) => expect(notation(marked)[0]).toBe('after-value'));

  it.each([
    ['a: x#y¦', 'value'],
    ['a: "x\\"y¦', 'value'],
    ["a: 'it''s¦", 'value'],
    ["a: 'x''¦", 'value'],
    ['¦: 1', 'key'],
    ['¦  # why', 'key'],
  ])('something fits at %j', (marked, place) => expect(notation(marked)[0]).toBe(place));
});

describe('the path', () => {
  const pathAt = (marked: string): string => {
    const cursor = cursorAt(marked.replace('¦', ''), marked.indexOf('¦'));
    return `${cursor.path.join('/')} ${cursor.at} ${[...cursor.siblings.keys()].join(',')}`.trim();
  };

  it.each([
    // a bracket or quote that was never closed ends at the next key of the same map
    ['a: [x\nb: ¦', 'b value a,b'],
    ['a:\n  b: "x\n  c: ¦', 'a/c value b,c'],
    ['a:\n  b: [x,\n    y¦', 'a/b item'],
    ['a: {b: 1,\n  c: ¦', 'a/c value b,c'],
    // a block ends with its indentation
    ['a: |\n  x\nb: ¦', 'b value a,b'],
    ['a: |\nb: ¦', 'b value a,b'],
    ['a: |\n  x: 1\n  y¦', 'a value a'],
    ['a: |\n  x\n¦', 'key a'],
    ['a: |\n  x\n ¦', 'a value a'],
    // a plain text ends at a key
    ['a: x\n  y\nb: ¦', 'b value a,b'],
    ['a: x\n  b: ¦', 'a/b value b'],
    ['a: x\n¦', 'key a'],
    // values that are complete
    ['a: "x"\n  b¦', 'a key'],
    ['a: [x]\n  b¦', 'a key'],
    ['a: # why\n  b: ¦', 'a/b value b'],
    // comments and blank lines end nothing
    ['a:\n# why\n  b: ¦', 'a/b value b'],
    ['a:\n\n  b: ¦', 'a/b value b'],
    ['a:\n  b: 1\n# why\n  ¦', 'a key b'],
    // lists
    ['- a: 1\n- b: ¦', '/b value b'],
    ['- - a: ¦', '//a value a'],
    ['x:\n  - a\n  - ¦', 'x/ key'],
    ['x:\n- a: 1\n  b:\n  - c: ¦', 'x//b//c value c'],
    ['x:\n- a: 1\ny: ¦', 'y value x,y'],
    // where the next dash of the list would be
    ['x:\n  - a: 1\n    b: 2\n  ¦', 'x key'],
    // keys in quotes
    ['"a b": ¦', 'a b value a b'],
    ["'a':\n  b¦", 'a key'],
    // the keys of the same map after the cursor
    ['a:\n  ¦\n  b: 1\n\n  c:\n    d: 1\n  "e": 2\nf: 1\n  g: 1', 'a key b,c,e'],
  ])('%j', (marked, expected) => expect(pathAt(marked)).toBe(expected));

  it('comes with the values of the other keys', () => {
    const text = 'id: a\n\n"deck":  b c\ntype: ';
    expect([...cursorAt(text, 6).siblings]).toEqual([
      ['id', 'a'],
      ['deck', 'b c'],
      ['type', ''],
    ]);
    expect([...cursorAt(text, text.length).siblings]).toEqual([
      ['id', 'a'],
      ['deck', 'b c'],
      ['type', ''],
    ]);
  });
});
