import { describe, expect, test } from 'vitest';
import { DEMO, loadFiles, loadText, smallPack, diagnosticLines } from '../../service/analysis/fixtures.ts';

/** A slot whose effect is written so; the effect begins in 8:13. */
const slot = (effect: string): string => smallPack(`slots:\n  - id: s\n    effect: ${effect}\n`);
const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));
const bomb = [
  'a0: &a0 [x,x,x,x,x,x,x,x,x]',
  ...Array.from({ length: 12 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(',')}]`),
].join('\n');
const codes = (lines: string[]): string[] => lines.map((line) => line.split(' ').slice(0, 2).join(' '));

describe('one bad file', () => {
  test.each<[string, string | Uint8Array, string[]]>([
    // what is wrong in an effect, in each notation
    ['plain', slot('gain 1 coin then'), ['p.yaml:8:29 expected-effect']],
    ['plain over lines', slot('gain 1\n      coin\n      gain 1 coin'), ['p.yaml:10:7 missing-separator']],
    ['single', slot("'gain 1 coin then'"), ['p.yaml:8:30 expected-effect']],
    ['double', slot('"gain\\t1 con"'), ['p.yaml:8:22 unknown-name']],
    ['literal', slot('|  # why\n      gain 1 coin\n      gain 1 con'), ['p.yaml:10:14 unknown-name']],
    ['folded', slot('>\n      gain 1 coin;\n      gian 1 coin'), ['p.yaml:10:7 unknown-word']],
    ['CRLF', slot('|\n      gain 1 coin\n      gain 1 con').replace(/\n/g, '\r\n'), ['p.yaml:10:14 unknown-name']],
    [
      'an alias, at its anchor',
      smallPack('slots:\n  - {id: s, effect: &e gain 1 con}\n  - {id: t, effect: *e}\n'),
      ['p.yaml:7:31 unknown-name'],
    ],
    ['an effect nested deep', slot(`${'('.repeat(500)}gain 1 coin${')'.repeat(500)}`), ['p.yaml:8:77 nested-too-deep']],
    ['an endless repeat', slot('"repeat 100000000 times: gain 1 coin"'), ['p.yaml:8:21 number-too-large']],
    // keys and values
    [
      'an unknown key',
      smallPack('slots:\n  - id: s\n    efect: gain 1 coin\n    effect: gain 1 coin\n'),
      ['p.yaml:8:5 unknown-key'],
    ],
    ['a missing key', smallPack('slots:\n  - id: s\n    unlimited: true\n'), ['p.yaml:7:5 missing-key']],
    ['a wrong type', smallPack('slots:\n  - id: s\n    effect: [gain 1 coin]\n'), ['p.yaml:8:13 wrong-type']],
    ['no number of players', smallPack('').replace(/players: .*/, 'players: []'), ['p.yaml:2:10 wrong-type']],
    ['a number for text', smallPack('title: 3\n'), ['p.yaml:6:8 wrong-type']],
    ['a bad name', smallPack('colors: {Red: {}}\n'), ['p.yaml:6:10 bad-name']],
    ['a bad choice', smallPack('zones: {box: {of: plaier}}\n'), ['p.yaml:6:19 wrong-choice']],
    [
      'an unknown name in a field',
      smallPack('slots:\n  - {id: s, color: red, effect: gain 1 coin}\n'),
      ['p.yaml:7:20 unknown-name'],
    ],
    [
      'a duplicate id',
      smallPack('slots:\n  - {id: s, effect: gain 1 coin}\n  - {id: s, effect: gain 1 coin}\n'),
      ['p.yaml:7:10 duplicate-id', 'p.yaml:8:10 duplicate-id'],
    ],
    ['a duplicate key', smallPack('title: A\ntitle: B\n'), ['p.yaml:7:1 duplicate-key']],
    ['a trigger loop', smallPack('rules:\n  - "when you gain coin: gain 1 coin"\n'), ['p.yaml:7:6 trigger-loop']],
    // where it comes from
    ['a status for a whole pack that is none', smallPack('status: atested\n'), ['p.yaml:6:9 wrong-choice']],
    [
      'pages that are words',
      smallPack('editions: {en1: {pages: twenty}}\nstatus: original\n'),
      ['p.yaml:6:25 wrong-type'],
    ],
    [
      'a place that the edition does not have',
      smallPack(
        'status: original\neditions: {en1: {title: x, pages: 9}}\nslots: [{id: s, effect: gain 1 coin, ' +
          'source: {edition: en1, at: p. 10}}]\n',
      ),
      ['p.yaml:8:65 unknown-locator'],
    ],
    [
      'free words for a dispute',
      smallPack('slots:\n  - id: s\n    effect: gain 1 coin\n    disputed: which coin\n'),
      ['p.yaml:9:15 unknown-dispute'],
    ],
    ['a dispute without a topic', smallPack('disputes: {D1: {decision: x, reason: y}}\n'), ['p.yaml:6:12 missing-key']],
    [
      'a dispute whose id is no id',
      smallPack('disputes: {"D 1": {topic: x, decision: x, reason: y}}\n'),
      ['p.yaml:6:12 bad-name'],
    ],
    ['a gap of which nothing is known', smallPack('gaps: {lost: {name: Lost}}\n'), ['p.yaml:6:8 missing-key']],
    // YAML
    ['an empty file', '', ['p.yaml:1:1 empty-file']],
    ['only a comment', '# nothing\n', ['p.yaml:1:1 empty-file']],
    ['a list for a map', '- pack: p\n', ['p.yaml:1:1 not-a-map']],
    ['a value for a map', 'hello\n', ['p.yaml:1:1 not-a-map']],
    ['two documents', `${smallPack('')}---\npack: q\n`, ['p.yaml:6:1 several-documents']],
    ['a tab', smallPack('slots:\n\t- {id: s, effect: gain 1 coin}\n'), ['p.yaml:7:1 tab-indentation']],
    ['an open quote', smallPack('title: "abc\n'), ['p.yaml:6:8 unclosed-quote']],
    ['an open bracket', smallPack('colors: {red: {}\n'), ['p.yaml:7:1 unclosed-bracket']],
    ['a second colon', smallPack('title: a: b\n'), ['p.yaml:6:8 yaml-syntax']],
    ['a colon in a flow map', smallPack('classes: {x: b: c}\n'), ['p.yaml:6:14 yaml-syntax']],
    ['a bad escape', smallPack('title: "\\q"\n'), ['p.yaml:6:9 bad-escape']],
    ['an unknown alias', smallPack('title: *x\n'), ['p.yaml:6:8 unknown-alias']],
    ['an alias inside its anchor', smallPack('colors: &c {red: *c}\n'), ['p.yaml:6:18 cyclic-alias']],
    ['an alias bomb', smallPack(`${bomb}\n`), ['p.yaml:7:10 too-many-nodes']],
    ['a tag', smallPack('title: !!js/function x\n'), ['p.yaml:6:8 yaml-tag']],
    ['deep flow', smallPack(`title: ${'['.repeat(9000)}\n`), ['p.yaml:6:71 too-deep']],
    [
      'deep blocks',
      smallPack(`title:\n${Array.from({ length: 80 }, (_, i) => `${' '.repeat(i + 1)}a:`).join('\n')}\n`),
      ['p.yaml:70:65 too-deep'],
    ],
    [
      'keys that every object has',
      smallPack('__proto__: {a: 1}\nconstructor: {}\n'),
      ['p.yaml:6:1 unsafe-key', 'p.yaml:7:1 unsafe-key'],
    ],
    // bytes
    ['a byte order mark (a warning)', `\ufeff${smallPack('')}`, ['p.yaml:1:1 byte-order-mark']],
    ['a NUL', smallPack('title: a\0b\n'), ['p.yaml:6:9 control-character']],
    ['not UTF-8', bytes(smallPack('title: é'), [0xff, 10]), ['p.yaml:6:9 not-utf8']],
    ['UTF-16', bytes([0xff, 0xfe, 0x70, 0]), ['p.yaml:1:1 not-utf8']],
    ['more than a megabyte', smallPack(`# ${'x'.repeat(1_000_001)}`), ['p.yaml:1:1 file-too-large']],
    // other packs
    ['a path out of the folder', smallPack('extends: ../../etc/passwd\n'), ['p.yaml:6:10 outside-folder']],
    ['extending what is not there', smallPack('extends: nothing\n'), ['p.yaml:6:10 unknown-pack']],
    [
      'nor what kind of lines its types have',
      smallPack(
        'extends: nothing\ncards:\n  - {id: c, deck: d, type: t, effect: "as soon as coin >= 3: gain 1 coin"}\n',
      ),
      ['p.yaml:6:10 unknown-pack'],
    ],
    ['extending itself', smallPack('extends: p\n'), ['p.yaml:6:10 cyclic-extends']],
  ])('%s', (_, text, expected) => {
    const loaded = loadText(text);
    expect(codes(diagnosticLines(loaded))).toEqual(expected);
    expect(loaded.model === null).toBe(!diagnosticLines(loaded)[0].includes('byte-order-mark'));
  });
});

test('messages, help and suggestions are literal', () => {
  const { diagnostics } = loadText(
    smallPack('slots:\n  - id: s\n    efect: gain 1 coin\n    effect: gain 1 coin\n    colour: red\n'),
  );
  expect(diagnostics.map(({ data: _, ...words }) => words)).toEqual([
    {
      file: 'p.yaml',
      line: 8,
      column: 5,
      endLine: 8,
      endColumn: 10,
      code: 'unknown-key',
      severity: 'error',
      message: 'Entry 1 of "slots" has no key "efect".',
      help:
        'Known here: color, disputed, effect, id, name, not-encoded, note, players, plural, printed, ' +
        'scenarios, source, status, unlimited, when, why.',
    },
    {
      file: 'p.yaml',
      line: 10,
      column: 5,
      endLine: 10,
      endColumn: 11,
      code: 'unknown-key',
      severity: 'error',
      message: 'Entry 1 of "slots" has no key "colour".',
      suggestions: ['color'],
    },
  ]);
});

test('who changes a procedure is led to what changes steps', () => {
  const base = smallPack('').replace('pack: p', 'pack: b');
  const { diagnostics } = loadFiles(
    { 'b/pack.yaml': base, 'v.yaml': 'pack: v\nextends: b\nchange: {procedures: {game: {end: end game}}}\n' },
    'v.yaml',
  );
  expect(diagnostics.map(({ code, help }) => [code, help])).toEqual([
    ['unknown-key', expect.stringMatching(/`insert: .*`replace: \{procedures: …\}`/)],
  ]);
});

test('a text whose lines YAML joins gets a hint', () => {
  const [found] = loadText(slot('gain 1\n      coin\n      gain 1 coin')).diagnostics;
  expect(found.help).toContain('YAML joins the lines of this text');
});

test('the use of an alias is reported together with its anchor', () => {
  const found = loadText(
    smallPack('slots:\n  - {id: s, effect: &e gain 1 con}\n  - {id: t, effect: *e}\n'),
  ).diagnostics;
  expect(
    found.flatMap(({ related = [] }) => related.map(({ line, column, message }) => `${line}:${column} ${message}`)),
  ).toEqual(['8:21 used here']);
});

describe('several files', () => {
  test('all problems of all files are reported together, pack.yaml first', () => {
    const loaded = loadFiles({
      'p/pack.yaml': smallPack(''),
      'p/a.yaml': 'counters: {coin: {}}\nplayers: [3]\npack: z\n',
      'p/notes.txt': 'x',
      'p/README.md': 'x',
      'p/STATISTICS.md': 'x',
      'p/bad.yaml': 'a: b: c\n',
      'p/sub/x.yaml': 'slots: [{id: s, effect: gain 1 con}]',
    });
    expect(diagnosticLines(loaded)).toEqual([
      'p/pack.yaml:2:1 given-twice "players" is given twice.',
      'p/pack.yaml:3:12 duplicate-id "coin" is declared twice in "counters".',
      'p/a.yaml:1:12 duplicate-id "coin" is declared twice in "counters".',
      'p/a.yaml:2:1 given-twice "players" is given twice.',
      'p/a.yaml:3:1 misplaced-key "pack" belongs in p/pack.yaml.',
      'p/bad.yaml:1:4 yaml-syntax There is a second ": " in a text without quotes.',
      expect.stringMatching(/^p\/sub\/x.yaml:1:32 unknown-name /) as unknown as string,
      'p/notes.txt:1:1 unknown-file "notes.txt" is not a file of a pack.',
    ]);
  });

  test('a name may be declared in a file that cannot be read: none is called unknown', () => {
    const loaded = loadFiles({
      'p/pack.yaml': smallPack(''),
      'p/bad.yaml': 'counters: {pearl: {}}\0',
      'p/x.yaml': 'slots: [{id: s, effect: gain 1 pearl}, {id: t, effect: gian}]',
    });
    expect(codes(diagnosticLines(loaded))).toEqual(['p/bad.yaml:1:22 control-character', 'p/x.yaml:1:56 unknown-word']);
  });

  test('a folder without pack.yaml', () => {
    expect(codes(diagnosticLines(loadFiles({ 'p/a.yaml': 'title: x\n' })))).toEqual(['p:1:1 missing-pack-file']);
  });
  test('no such place', () =>
    expect(diagnosticLines(loadFiles({}, 'nope'))).toEqual(['nope:1:1 unknown-pack There is no pack at "nope".']));
  test('packs that extend each other', () => {
    expect(
      codes(
        diagnosticLines(
          loadFiles({ 'p/pack.yaml': smallPack('extends: q\n'), 'q/pack.yaml': 'pack: q\nextends: p\n' }),
        ),
      ),
    ).toEqual(['q/pack.yaml:2:10 cyclic-extends']);
  });
});

test.each([
  ['slots: {well: {effect: gain 1 credit}}', 'Write each entry with a dash and its id: "- id: well".'],
  ['pieces: [{id: hut, cost: 1 credit}]', 'Write each entry under its name, without a dash: "hut:".'],
  ['extends: demo\ninsert: [{procedure: game, after: stop, name: x, do: gain 1 credit}]', 'Its steps are '],
])('%s: the way out', (text, help) => {
  const helps = loadFiles({ 'p.yaml': `pack: p\n${text}\n`, 'demo.yaml': DEMO }, 'p.yaml').diagnostics.map(
    (d) => d.help ?? '',
  );
  expect(helps.filter((given) => given.startsWith(help))).toHaveLength(1);
});
