/** Files put together: what is said twice, changed by several, put in a place that is not there. */
import { describe, expect, test } from 'vitest';
import { loadFiles, smallPack } from '../../service/analysis/fixtures.ts';
import type { PackModel } from './model.ts';

/** Each diagnostic as its place, severity and message, its help, and the places that it points to. */
function problems(files: Record<string, string>, where = 'p'): unknown[] {
  return loadFiles(files, where).diagnostics.map(({ file, line, column, severity, message, help, related }) => [
    `${file}:${line}:${column} ${severity} ${message}`,
    ...(help === undefined ? [] : [help]),
    ...(related ?? []).map((one) => `${one.file}:${one.line}:${one.column} ${one.message}`),
  ]);
}
function modelOf(files: Record<string, string>, where = 'p'): PackModel {
  const { model, diagnostics } = loadFiles(files, where);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return model!;
}

const BASE = smallPack(
  'slots: [{id: s, effect: gain 1 coin}, {id: t, effect: gain 2 coins}]\nconstants: {limit: ' +
    '3}\nrules: ["when you gain coin: pay limit coins: gain 1 coin"]\n',
).replace(
  '{game: {end: end game}}',
  '{game: {play: do turn, end: end game}, turn: {one: gain 1 coin, two: gain 2 coins}}',
);
/** A pack `v` on the base, with more in it. */
const variant = (more: string): Record<string, string> => ({
  'b/pack.yaml': BASE.replace('pack: p', 'pack: b'),
  'v.yaml': `pack: v\nextends: b\n${more}\n`,
});

/** The two diagnostics of something said twice in one pack, each pointing to the other. */
const twice = (first: string, second: string, message: string, help: string): unknown[] => [
  [`${first} error ${message}`, help, `${second} and again here`],
  [`${second} error ${message}`, help, `${first} first here`],
];

describe('keys of the whole pack', () => {
  test.each(['pack: q', 'title: Small', 'version: 1.0.0', 'status: original'])(
    '%s belongs in the first file',
    (line) => {
      const [key] = line.split(':');
      expect(problems({ 'p/pack.yaml': BASE, 'p/more.yaml': `${line}\n` })).toEqual([
        [`p/more.yaml:1:1 error "${key}" belongs in p/pack.yaml.`, 'Move it there.'],
      ]);
    },
  );
  test('the others may be in any file, once', () => {
    const files = { 'p/pack.yaml': BASE, 'p/more.yaml': 'score: coin\n' };
    expect(modelOf(files).score).toBe('coin');
    expect(problems({ ...files, 'p/z.yaml': 'score: coin\n' })).toEqual(
      twice('p/more.yaml:1:1', 'p/z.yaml:1:1', '"score" is given twice.', 'Keep one.'),
    );
  });
  test('of an extending pack they count instead of those of its base', () => {
    expect(modelOf(variant('players: [2, 3]'), 'v.yaml').playerCounts).toEqual([2, 3]);
  });
  test('programs of several files are joined', () => {
    expect(
      problems({ 'p/pack.yaml': BASE, 'p/more.yaml': 'programs: [day]\n', 'p/z.yaml': 'programs: [night]\n' }),
    ).toEqual([]);
  });
});

describe('components of one id', () => {
  const again = 'slots: [{id: s, effect: gain 3 coins}]\n';
  test('in one pack: both places', () => {
    expect(problems({ 'p/pack.yaml': BASE, 'p/more.yaml': again })).toEqual(
      twice(
        'p/pack.yaml:6:14',
        'p/more.yaml:1:14',
        '"s" is declared twice in "slots".',
        'Give one of them another id.',
      ),
    );
  });
  test('in an extending pack: its own place, and how to change a component', () => {
    expect(problems(variant(again), 'v.yaml')).toEqual([
      [
        'v.yaml:3:14 error "s" is declared twice in "slots".',
        'To change single fields put them under "change:", to put another in its place "replace:".',
        'b/pack.yaml:6:14 first here',
      ],
    ]);
  });

  const lexicon = (forms: string): string => `lexicon: {en: {${forms}}}\n`;
  test('a lexicon is joined from several files, each name once', () => {
    const files = {
      'p/pack.yaml': BASE,
      'p/more.yaml': lexicon('coin: {one: coin, other: coins}'),
      'p/z.yaml': lexicon('s: {one: sail}'),
    };
    expect(problems(files)).toEqual([]);
    expect(problems({ ...files, 'p/z.yaml': lexicon('coin: {one: coyn}') })).toEqual(
      twice('p/more.yaml:1:16', 'p/z.yaml:1:16', '"coin" is given twice in "lexicon/en".', 'Keep one.'),
    );
    const third = { ...files, 'p/zz.yaml': lexicon('s: {one: ship}') };
    expect(problems(third)).toEqual(
      twice('p/z.yaml:1:16', 'p/zz.yaml:1:16', '"s" is given twice in "lexicon/en".', 'Keep one.'),
    );
  });
  test('an extending pack has the last word in a lexicon', () => {
    const files = {
      ...variant(lexicon('coin: {one: coyn}')),
      'b/lexicon.yaml': lexicon('coin: {one: coin}, s: {one: sail}'),
    };
    const model = loadFiles(files, 'v.yaml').model!;
    expect(problems(files, 'v.yaml')).toEqual([]);
    expect(JSON.stringify(model.lexicon)).toContain('coyn');
    expect(JSON.stringify(model.lexicon)).toContain('sail');
  });
});

describe('what is removed, replaced or changed must be there', () => {
  test.each([
    ['remove: {slots: [x]}', '3:18'],
    ['replace: {slots: [{id: x, effect: gain 1 coin}]}', '3:24'],
    ['change: {slots: [{id: x, name: X}]}', '3:23'],
  ])('%s', (more, place) => {
    const message = 'error No pack that this one extends has "x" in "slots".';
    expect(problems(variant(more), 'v.yaml')).toEqual([[`v.yaml:${place} ${message}`]]);
    // line 9 is the first one after the base
    expect(problems({ 'p.yaml': `${BASE}${more}\n` }, 'p.yaml')).toEqual([
      [`p.yaml:${place.replace('3', '9')} ${message}`, 'This pack extends none: `extends: …`.'],
    ]);
  });
  test('what another removes alike is not missing a second time', () => {
    expect(problems(variant('remove: {slots: [s, s]}'), 'v.yaml')).toEqual(
      [
        ['3:18', '3:21'],
        ['3:21', '3:18'],
      ].map(([at, other]) => [
        `v.yaml:${at} error "s" of "slots" is changed twice.`,
        'Remove one of the two changes, or let one pack extend the other.',
        `v.yaml:${other} and here`,
      ]),
    );
  });
  test.each([
    ['remove: {slots: s}', '3:17 error "slots" must be a list of ids, not text.'],
    ['remove: {slots: [[s]]}', '3:18 error Entry 1 of "slots" must be a name, not a list.'],
    ['remove: {sluts: [s]}', '3:10 error "remove" has no key "sluts".'],
    ['remove: {sluts: s}', '3:10 error "remove" has no key "sluts".'],
    ['replace: {sluts: [{id: s}]}', '3:11 error "replace" has no key "sluts".'],
    ['change: {sluts: [{id: s}]}', '3:10 error "change" has no key "sluts".'],
    ['insert: [turn]', '3:10 error Entry 1 of "insert" must be a new step, not text.'],
  ])('of another form: %s', (more, expected) => {
    expect(problems(variant(more), 'v.yaml')).toEqual([[`v.yaml:${expected}`]]);
  });
  test('a field without a value is unchanged', () => {
    expect(modelOf(variant('change: {constants: {limit: }}'), 'v.yaml').constants).toMatchObject([{ value: { n: 3 } }]);
  });
  test('a name that is nearly right is suggested', () => {
    const suggestions = (more: string): unknown => loadFiles(variant(more), 'v.yaml').diagnostics[0].suggestions;
    expect(suggestions('change: {constants: {limt: 4}}')).toEqual(['limit']);
    expect(suggestions('insert: [{procedure: trun, before: two, name: x, do: gain 1 coin}]')).toContain('turn');
    expect(suggestions('insert: [{procedure: turn, before: tow, name: x, do: gain 1 coin}]')).toContain('two');
  });
});

describe('a change by two packs', () => {
  /** `a` and `b` extend the base, `p` extends both; or `b` extends what is given. */
  const both = (a: string, b: string, ofB = 'base', more: Record<string, string> = {}): unknown[] =>
    problems(
      {
        'base.yaml': BASE.replace('pack: p', 'pack: base'),
        'a.yaml': `pack: a\nextends: base\n${a}\n`,
        'b.yaml': `pack: b\nextends: ${ofB}\n${b}\n`,
        'p.yaml': 'pack: p\nextends: [a, b]\n',
        ...more,
      },
      'p.yaml',
    );
  const remove = 'remove: {slots: [s]}';
  const message = '"s" of "slots" is changed by two packs: "a" and "b".';
  const help = 'Remove one of the two changes, or let one pack extend the other.';
  const pair = (severity: string): unknown[] => [
    [`a.yaml:3:18 ${severity} ${message}`, help, 'b.yaml:3:18 and here'],
    [`b.yaml:3:18 ${severity} ${message}`, help, 'a.yaml:3:18 and here'],
  ];
  test('that do not know each other is an error', () => expect(both(remove, remove)).toEqual(pair('error')));
  test('of which one extends the other is a warning', () => expect(both(remove, remove, 'a')).toEqual(pair('warning')));
  test('also through a third, and beside another base', () => {
    const more = { 'm.yaml': 'pack: m\nextends: a\n', 'o.yaml': 'pack: o\nextends: base\n' };
    expect(both(remove, remove, 'm', more)).toEqual(pair('warning'));
    expect(both(remove, remove, '[o, m]', more)).toEqual(pair('warning'));
    expect(both(remove, remove, 'o', more)).toEqual(pair('error'));
  });
  test('of a component and of a field of it', () => {
    expect(both('change: {slots: [{id: s, name: A}]}', remove)).toHaveLength(2);
    expect(both(remove, 'change: {slots: [{id: s, name: A}]}')).toHaveLength(2);
  });

  const insert = (way: string, step: string, name: string): string =>
    `insert: [{procedure: turn, ${way}: ${step}, name: ${name}, do: gain 1 coin}]`;
  test.each([
    ['before', 'before', 'The place before step "two" of "turn"'],
    ['after', 'after', 'The place after step "two" of "turn"'],
    ['instead', 'instead', 'Step "two" of "turn"'],
  ])('of the same step: %s and %s', (one, other, what) => {
    expect(
      both(insert(one, 'two', 'x'), insert(other, 'two', 'y')).map((diagnostic) => (diagnostic as string[])[0]),
    ).toContainEqual(expect.stringContaining(`error ${what} is changed by two packs: "a" and "b".`));
  });
  test.each([
    [insert('before', 'two', 'x'), insert('after', 'two', 'y')],
    [insert('before', 'two', 'x'), insert('instead', 'two', 'two')],
    [insert('before', 'two', 'x'), insert('before', 'one', 'y')],
    [insert('instead', 'one', 'x'), insert('instead', 'two', 'y')],
  ])('not of the same place: %s and %s', (one, other) => expect(both(one, other)).toEqual([]));
  test('several steps at one place are fine in one pack, but not two instead of one', () => {
    const two = (way: string): string =>
      `insert: [{procedure: turn, ${way}: two, name: x, do: gain 1 coin}, {procedure: turn, ${way}: two, name: y, do: gain 1 coin}]`;
    expect(problems(variant(two('before')), 'v.yaml')).toEqual([]);
    expect(problems(variant(two('instead')), 'v.yaml').length).toBeGreaterThan(0);
  });
});

describe('new steps', () => {
  const WAYS = 'A new step has one of "before", "after" and "instead".';
  test.each([
    ['before: two, name: x', ['3:11 error The key "procedure" is missing in entry 1 of "insert".']],
    ['procedure: turn, before: two, after: one, name: x', [`3:41 error ${WAYS}`]],
    ['procedure: turn, name: x', [`3:11 error ${WAYS}`]],
    ['name: x', [`3:10 error ${WAYS}`, '3:11 error The key "procedure" is missing in entry 1 of "insert".']],
    ['procedure: turn, before: two', ['3:28 error The key "name" is missing in the new step.']],
    [
      'procedure: turn, before: two, name: [x]',
      ['3:28 error The key "name" is missing in the new step.', '3:47 error "name" must be text, not a list.'],
    ],
    ['procedure: [turn], before: two, name: x', ['3:22 error "procedure" must be a name, not a list.']],
    ['procedure: turn, before: [two], name: x', ['3:36 error "before" must be text, not a list.']],
    ['procedure: trun, before: two, name: x', ['3:22 error No procedure is called "trun".']],
  ])('{%s}', (step, expected) => {
    expect(problems(variant(`insert: [{${step}, do: gain 1 coin}]`), 'v.yaml')).toEqual(
      expected.map((line) => [`v.yaml:${line}`]),
    );
  });
  test('a step that is not there: those that are', () => {
    expect(problems(variant('insert: [{procedure: turn, after: on, name: x, do: gain 1 coin}]'), 'v.yaml')).toEqual([
      ['v.yaml:3:35 error The procedure "turn" has no step "on".', 'Its steps are one, two.'],
    ]);
  });
  const steps = (insert: string): string[] =>
    modelOf(variant(`insert: [{procedure: turn, ${insert}, do: gain 9 coins}]`), 'v.yaml')
      .procedures.find(({ id }) => id === 'turn')!
      .steps.map(({ name, program }) => `${name}: ${program.origin.text}`);
  test('in place of another, with its name or a new name', () => {
    expect(steps('instead: two')).toEqual(['one: gain 1 coin', 'two: gain 9 coins']);
    expect(steps('instead: two, name: two')).toEqual(['one: gain 1 coin', 'two: gain 9 coins']);
    expect(steps('instead: one, name: three')).toEqual(['three: gain 9 coins', 'two: gain 2 coins']);
  });
  test.each(['instead: two', 'before: two', 'after: one'])('not with the name of another: %s', (place) => {
    const column = 28 + place.length + ', name: '.length;
    expect(problems(variant(`insert: [{procedure: turn, ${place}, name: one, do: gain 1 coin}]`), 'v.yaml')).toEqual([
      [
        `v.yaml:3:${column} error The procedure has two steps "one".`,
        'Give the new step another name.',
        'b/pack.yaml:4:59 first here',
      ],
    ]);
  });
});
