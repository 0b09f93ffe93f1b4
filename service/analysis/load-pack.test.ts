import { describe, expect, test } from 'vitest';
import { DEMO, loadFiles, loadText, smallPack, diagnosticLines } from './fixtures.ts';
import {
  NOTE_FIELDS,
  SECTIONS,
  SECTION_NAMES,
  INSERTED_STEP,
  sectionOf,
  type FieldType,
  type RecordType,
} from '../../dsl/packs/fields.ts';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { loadPack } from './load-pack.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { sha256 } from '../../dsl/packs/sha256.ts';
import type { PackModel } from '../../dsl/packs/model.ts';

function model(files: Record<string, string>, where = 'p'): PackModel {
  const loaded = loadFiles(files, where);
  expect(diagnosticLines(loaded).filter((line) => !line.includes('unused-name'))).toEqual([]);
  return loaded.model!;
}

describe('a whole pack', () => {
  const { model: demo, sources, diagnostics } = loadText(DEMO);
  if (!demo) throw new Error(diagnostics.map(({ message }) => message).join('\n'));

  test('has no problems', () => expect(diagnostics).toEqual([]));
  test('head', () => {
    expect([demo.id, demo.title, demo.version, demo.playerCounts, demo.score]).toEqual([
      'demo',
      'Demo',
      '0.1.0',
      [2, 3],
      'point',
    ]);
    expect(demo.ranking.map(({ by, counter }) => [by, counter])).toEqual([
      ['counter', 'point'],
      ['order', undefined],
    ]);
  });
  test('short hands and defaults', () => {
    expect(demo.constants[0]).toMatchObject({
      id: 'hand-limit',
      name: 'hand limit',
      plural: 'hand limits',
      value: { k: 'const', n: 3 },
    });
    expect(demo.counters.map(({ id, of, plural, start, hidden }) => [id, of, plural, start, hidden])).toEqual([
      ['credit', 'player', 'credits', { k: 'const', n: 2 }, false],
      ['kelp', 'player', 'kelps', { k: 'const', n: 0 }, true],
      ['point', 'player', 'points', { k: 'const', n: 0 }, false],
    ]);
    expect(
      demo.zones.map(({ id, of, order, visible, listening, drawsTo, refill }) => [
        id,
        of,
        order,
        visible,
        listening,
        drawsTo,
        refill,
      ]),
    ).toEqual([
      ['hand', 'player', 'set', 'owner', false, null, null],
      ['box', 'game', 'stack', 'none', false, 'hand', 'spent'],
      ['spent', 'game', 'set', 'all', false, null, null],
      ['claimed', 'player', 'set', 'all', true, null, null],
    ]);
  });
  test.each([
    ['bid: {most: 3}', 'wrong-secret all see this counter, so nobody reckons with another amount'],
    ['bid: {of: game, visible: owner}', 'wrong-secret a counter of the game has no owner who alone could see it'],
  ])('who sees a counter: %s', (counter, problem) => {
    const found = diagnosticLines(loadText(smallPack('').replace('{coin: ', `{${counter}, coin: `)));
    expect(found.join('\n').toLowerCase()).toContain(problem);
  });
  test('classes know their members', () =>
    expect(demo.classes.map(({ id, members }) => [id, members])).toEqual([
      ['building', ['farm']],
      ['resource', ['credit', 'kelp']],
    ]));
  test('cards by their types', () => {
    const [windfall, crew] = demo.cards;
    expect([windfall.programs.effect.mode, windfall.copies, windfall.continuous]).toEqual(['parts', 2, []]);
    expect([Object.keys(crew.programs), crew.programs.production.mode, crew.continuous.map(({ k }) => k)]).toEqual([
      ['production'],
      'steps',
      ['when'],
    ]);
    expect([crew.name, crew.notes.status, crew.notes.disputed]).toEqual(['Crew', 'attested', 'D08']);
  });
  test('adjacency is symmetric', () =>
    expect(demo.boards[0].sites.map(({ id, adjacent }) => [id, adjacent])).toEqual([
      ['c1', ['t1']],
      ['t1', ['c1']],
    ]));
  test('steps in their order', () =>
    expect(demo.procedures[0].steps.map(({ name, title }) => [name, title])).toEqual([
      ['setup', 'Setup'],
      ['play', 'All take turns'],
      ['end', 'End'],
    ]));
  test('origins are places of the file', () => {
    const { origin } = demo.slots[1].effect;
    expect(DEMO.split('\n')[origin.line - 1].slice(origin.column - 1)).toBe('build farm');
  });
  test('references are the names in the file', () => {
    const uses = sources.references
      .filter(({ kind, id }) => kind === 'counter' && id === 'kelp')
      .map(({ range }) => DEMO.slice(range.start, range.end));
    expect(uses).toEqual(['kelp', 'kelp', 'kelps', 'kelp', 'kelp']);
    expect(
      sources.references
        .filter(({ kind }) => kind === 'attribute')
        .map(({ range }) => DEMO.slice(range.start, range.end)),
    ).toEqual(['worth', 'worth', 'worth']);
  });
  test('texts are returned with their trees', () => {
    const effect = sources.effects.find(({ component, path }) => component.id === 'other' && path.at(-1) === 'effect');
    expect([effect?.kind, effect?.mode, effect?.path, effect?.text]).toEqual([
      'program',
      'parts',
      ['slots', 1, 'effect'],
      'build farm\ngain 1 card\n',
    ]);
    expect(effect?.ast).toMatchObject({ kind: 'block' });
  });
});

test('every declared field is read, and every read field is declared', () => {
  const declared = new Map<RecordType, string>();
  const collect = (record: RecordType, name: string): void => {
    declared.set(record, name);
    const into = (type: FieldType, path: string): void => {
      if (type.is === 'record') collect(type.record, path);
      else if (type.is === 'list' || type.is === 'map' || type.is === 'one-or-list') into(type.of, path);
    };
    for (const [field, { type }] of Object.entries(record.fields)) {
      if (!Object.hasOwn(NOTE_FIELDS, field)) into(type, `${name}.${field}`);
    }
    if (record.rest) into(record.rest, `${name}.*`);
  };
  for (const name of SECTION_NAMES) if (!sectionOf(name).metadata) collect(SECTIONS[name].entry, name);
  collect(INSERTED_STEP, 'insert');
  const read = new Set<string>();
  const files = memoryFiles({
    'p.yaml':
      'pack: p\nextends: demo\ninsert: [{procedure: turn, after: pay, name: x, do: gain 1 ' +
      'credit}]\nboards: {delta: {from: valley, change-sites: {t1: {bonus: gain 1 kelp}}}, ' +
      'sea: {of: game, grid: square, rows: p, legend: {p: {kind: plot, tags: [deep]}}}}\nlexicon: ' +
      '{en: {grab: {sentences: [{text: grab, means: gain 1 kelp, examples: [Grab.]}, {means: gain 2 ' +
      'kelp, rendered: grab twice, plural: grab twice each}]}}}\ncards: [{id: plank, deck: base, type: instant, ' +
      'shape: bar, ports-at: [{at: [1, 0], to: east, is: peg}]}]\n',
    'demo.yaml': DEMO,
  });
  loadPack(files, 'p.yaml', {
    onFieldRead: (record, field) => {
      if (declared.has(record)) read.add(`${declared.get(record)}.${field}`);
    },
  });
  const fields = [...declared].flatMap(([record, name]) =>
    Object.keys(record.fields).map((field) => `${name}.${field}`),
  );
  // read while names are declared and steps put in
  const byOther = ['classes.of', 'insert.procedure', 'insert.before', 'insert.after', 'insert.instead', 'insert.name'];
  expect(fields.filter((field) => !read.has(field) && !byOther.includes(field))).toEqual([]);
  // keys of components by declaration; the bonus of a site is a program, too
  const open = ['production', 'effect', 'played', 'worth', 'bonus'];
  expect([...read].filter((field) => !fields.includes(field) && !open.includes(field.split('.').at(-1)!))).toEqual([]);
});

describe('a pack that extends another', () => {
  const base = smallPack(
    `slots: [{id: s, effect: gain 1 coin}, {id: t, effect: gain 2 coins}]\nconstants: {limit: ` +
      `3}\nrules: ["when you gain coin: pay limit coins: gain 1 coin"]\n`,
  ).replace(
    '{game: {end: end game}}',
    '{game: {play: do turn, end: end game}, turn: {one: gain 1 coin, two: gain 2 coins}}',
  );
  const variant = (more: string): PackModel =>
    model({ 'b/pack.yaml': base, 'p.yaml': `pack: v\nextends: b\n${more}` }, 'p.yaml');

  test('base first, own last', () => {
    const v = variant('slots: [{id: u, effect: gain 3 coins}]\nplayers: [2, 3]\n');
    expect([v.id, v.playerCounts, v.slots.map(({ id }) => id)]).toEqual(['v', [2, 3], ['s', 't', 'u']]);
  });
  test('removes, replaces in place', () => {
    expect(
      variant('remove: {slots: [s]}\nreplace: {constants: {limit: 4}, slots: [{id: t, effect: gain 3 coins}]}\n'),
    ).toMatchObject({
      slots: [{ id: 't', effect: { origin: { file: 'p.yaml', text: 'gain 3 coins' } } }],
      constants: [{ value: { n: 4 } }],
    });
  });
  test('changes single fields, and preserves the others', () => {
    const v = variant('change: {constants: {limit: 5}, slots: [{id: t, name: Tin, players: [2]}]}\n');
    expect(v.constants).toMatchObject([{ value: { n: 5 } }]);
    expect(v.slots).toMatchObject([
      { id: 's' },
      { id: 't', name: 'Tin', players: [2], effect: { origin: { file: 'b/pack.yaml', text: 'gain 2 coins' } } },
    ]);
  });
  test('a component written as a bare value preserves it when another field is changed', () => {
    const v = variant('change: {constants: {limit: {name: Most coins}}}\n');
    expect(v.constants).toMatchObject([{ id: 'limit', name: 'Most coins', value: { n: 3 } }]);
  });
  test('a mistake in a changed field is reported at its place', () => {
    expect(
      diagnosticLines(
        loadFiles(
          {
            'b/pack.yaml': base,
            'p.yaml':
              'pack: v\nextends: b\nchange:\n  slots:\n    - {id: t, color: red}\n    - {id: s, effect: gain 1 con, efect: x}\n',
          },
          'p.yaml',
        ),
      ),
    ).toEqual([
      'p.yaml:5:22 unknown-name No color is called "red".',
      expect.stringMatching(/^p.yaml:6:30 unknown-name /) as unknown as string,
      'p.yaml:6:35 unknown-key Entry 2 of "slots" has no key "efect".',
    ]);
  });
  test('puts steps before, after and in place of a named one', () => {
    const v = variant(`insert:
  - {procedure: turn, before: two, name: x, do: gain 4 coins}
  - {procedure: turn, after: one, name: y, do: gain 5 coins, title: Five}
  - {procedure: turn, after: one, name: z, do: gain 6 coins}
  - {procedure: turn, instead: two, do: gain 7 coins}\n`);
    expect(v.procedures[1].steps.map(({ name, title, program }) => `${name}/${title}: ${program.origin.text}`)).toEqual(
      [
        'one/One: gain 1 coin',
        'y/Five: gain 5 coins',
        'z/Z: gain 6 coins',
        'x/X: gain 4 coins',
        'two/Two: gain 7 coins',
      ],
    );
  });
  test.each([
    ['remove: {slots: [x]}', ['p.yaml:3:18 unknown-id No pack that this one extends has "x" in "slots".']],
    [
      'change: {slots: [{id: x, name: X}]}',
      ['p.yaml:3:23 unknown-id No pack that this one extends has "x" in "slots".'],
    ],
    [
      'change: {procedures: {turn: {one: gain 3 coins}}}',
      ['p.yaml:3:10 unknown-key "change" has no key "procedures".'],
    ],
    ['change: {slots: [{name: X}]}', ['p.yaml:3:19 missing-key The key "id" is missing in entry 1 of "slots".']],
    [
      'insert: [{procedure: trun, after: one, name: x, do: gain 1 coin}]',
      ['p.yaml:3:22 unknown-name No procedure is called "trun".'],
    ],
    [
      'insert: [{procedure: turn, after: on, name: x, do: gain 1 coin}]',
      ['p.yaml:3:35 unknown-step The procedure "turn" has no step "on".'],
    ],
    [
      'insert: [{procedure: turn, name: x, do: gain 1 coin}]',
      ['p.yaml:3:11 which-step A new step has one of "before", "after" and "instead".'],
    ],
    [
      'insert: [{procedure: turn, after: one, name: two, do: gain 1 coin}]',
      ['p.yaml:3:46 duplicate-id The procedure has two steps "two".'],
    ],
    ['slots: [{id: s, effect: gain 1 coin}]', ['p.yaml:3:14 duplicate-id "s" is declared twice in "slots".']],
  ])('%s', (more, expected) => {
    expect(
      diagnosticLines(loadFiles({ 'b/pack.yaml': base, 'p.yaml': `pack: v\nextends: b\n${more}\n` }, 'p.yaml')),
    ).toEqual(expected);
  });

  const changed = (a: string, b: string, bExtends: string): string[] =>
    diagnosticLines(
      loadFiles(
        {
          'base.yaml': base,
          'a.yaml': `pack: a\nextends: base\n${a}`,
          'b.yaml': `pack: b\nextends: ${bExtends}\n${b}`,
          'p.yaml': 'pack: p\nextends: [a, b]\n',
        },
        'p.yaml',
      ),
    );
  test('two packs that change the same place are a finding at both', () => {
    expect(changed('remove: {slots: [s]}', 'replace: {slots: [{id: s, effect: gain 2 coins}]}', 'base')).toEqual([
      'a.yaml:3:18 changed-twice "s" of "slots" is changed by two packs: "a" and "b".',
      'b.yaml:3:24 changed-twice "s" of "slots" is changed by two packs: "a" and "b".',
    ]);
    expect(changed('change: {slots: [{id: s, name: A}]}', 'change: {slots: [{id: s, name: B}]}', 'base')).toEqual([
      'a.yaml:3:26 changed-twice "name" of "s" of "slots" is changed by two packs: "a" and "b".',
      'b.yaml:3:26 changed-twice "name" of "s" of "slots" is changed by two packs: "a" and "b".',
    ]);
    expect(changed('change: {slots: [{id: s, name: A}]}', 'remove: {slots: [s]}', 'base')).toHaveLength(2);
    expect(
      changed('change: {slots: [{id: s, name: A}]}', 'change: {slots: [{id: s, effect: gain 2 coins}]}', 'base'),
    ).toEqual([]);
    const insert = (name: string): string =>
      `insert: [{procedure: turn, before: two, name: ${name}, do: gain 1 coin}]\n`;
    expect(changed(insert('x'), insert('y'), 'base')).toEqual([
      'a.yaml:3:36 changed-twice The place before step "two" of "turn" is changed by two packs: "a" and "b".',
      'b.yaml:3:36 changed-twice The place before step "two" of "turn" is changed by two packs: "a" and "b".',
    ]);
  });
  test('a pack may change what the pack that it extends has changed; it is warned', () => {
    const replace = 'replace: {constants: {limit: 5}}\n';
    const loaded = loadFiles(
      {
        'base.yaml': base,
        'a.yaml': `pack: a\nextends: base\n${replace}`,
        'p.yaml': `pack: p\nextends: a\n${replace}`,
      },
      'p.yaml',
    );
    expect(loaded.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ['changed-twice', 'warning'],
      ['changed-twice', 'warning'],
    ]);
    expect(loaded.model).not.toBeNull();
  });
});

test('the hash is of the rules, not of line ends; it is the same everywhere', () => {
  const hash = (text: string): string => loadText(text).model!.hash;
  expect(hash(smallPack(''))).toBe(hash(smallPack('').replace(/\n/g, '\r\n')));
  expect(hash(smallPack(''))).not.toBe(hash(smallPack('title: x\n')));
  for (const text of ['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'é'.repeat(1000)]) {
    expect(sha256(text)).toBe(nodeFiles.sha256!(text));
  }
});

test('predicates come after those that they use; a cycle is an error', () => {
  const text = (predicates: string): string =>
    smallPack(
      `site-kinds: {plot: {}}\npredicates: {${predicates}}\nslots: [{id: s, effect: "if near: gain 1 coin"}]\n`,
    );
  expect(loadText(text('near: far, far: plot')).model?.predicates.map(({ id }) => id)).toEqual(['far', 'near']);
  expect(diagnosticLines(loadText(text('near: far, far: "near or plot"')))).toEqual(
    expect.arrayContaining([
      'p.yaml:7:14 cyclic-predicate The predicate "near" is defined by itself, directly or through others.',
    ]),
  );
});

test('steps of a procedure share their variables', () => {
  const text = smallPack('').replace(
    '{end: end game}',
    '{one: "pick 1 to 3 as few", two: "each player: gain few coins", end: end game}',
  );
  const { model: loaded, diagnostics } = loadText(text);
  expect(diagnostics).toEqual([]);
  const [one, two] = loaded!.procedures[0].steps;
  expect(one.program.body).toMatchObject({ k: 'pick', v: 3 });
  expect(JSON.stringify(two.program.body)).toContain('{"k":"var","v":3}');
});

test('a card has only the programs of its type', () => {
  const lines = diagnosticLines(loadText(DEMO.replace('copies: 2,', 'copies: 2, production: gain 1 kelp,')));
  expect(lines).toEqual(['p.yaml:51:81 program-of-type A card of the type "instant" has no "production".']);
});
