import { describe, expect, test } from 'vitest';
import {
  diagnosticLines as allDiagnosticLines,
  loadFiles,
  loadText as load,
  smallPack,
} from '../../service/analysis/fixtures.ts';
import type { LoadedPack } from '../../service/analysis/load-pack.ts';

/** The slots of these packs only carry texts: that games cannot name them is left out. */
const nameOfSlot = /The (?:Italian|Ukrainian) lexicon has no noun for the slot "[st]"\.$/;
const loadText = (text: string): LoadedPack => withoutNamesOfSlots(load(text));
const withoutNamesOfSlots = (loaded: LoadedPack): LoadedPack => ({
  ...loaded,
  diagnostics: loaded.diagnostics.filter(({ message }) => !nameOfSlot.test(message)),
});
const diagnosticLines = (loaded: LoadedPack): string[] => allDiagnosticLines(withoutNamesOfSlots(loaded));

const UK =
  'nom: [монета, монети, монет], gen: [монети, монет], dat: [монеті, монетам], acc: [монету, ' +
  'монети, монет], ins: [монетою, монетами], loc: [монеті, монетах]';
const base = smallPack(
  `slots: [{id: s, effect: gain 1 coin}]\nlexicon: {it: {coin: {gender: f, one: moneta, other: monete}}, uk: {coin: {gender: f, ${UK}}}}\n`,
);
const lexicon = (more: string): string[] =>
  diagnosticLines(loadText(smallPack(`slots: [{id: s, effect: gain 1 coin}]\nlexicon: ${more}\n`)));

test('the forms of a name', () => {
  const { model, diagnostics } = loadText(base);
  expect(diagnostics).toEqual([]);
  expect(model!.lexicon.it).toEqual({ coin: { noun: { gender: 'f', one: 'moneta', other: 'monete' } } });
  expect(model!.lexicon.uk['coin'].noun).toMatchObject({
    gender: 'f',
    cases: { acc: ['монету', 'монети', 'монет'], loc: ['монеті', 'монетах'] },
  });
});

test.each([
  ['a language that is none', '{ua: {}}', ['p.yaml:7:11 unknown-language No texts are made in a language "ua".']],
  [
    'a name that nothing declares',
    '{it: {con: {gender: f, one: moneta, other: monete}, coin: {gender: f, one: moneta, other: monete}}}',
    ['p.yaml:7:16 unknown-name No component is called "con".'],
  ],
  [
    'cases in Italian',
    '{it: {coin: {gender: f, one: moneta, other: monete, nom: [x]}}}',
    ['p.yaml:7:62 unknown-key A word in Italian has no key "nom".'],
  ],
  [
    'no gender',
    '{it: {coin: {one: moneta, other: monete}}}',
    ['p.yaml:7:16 wrong-forms The Italian noun "coin" lacks its gender (`gender: m` or `gender: f`).'],
  ],
  [
    'no plural',
    '{it: {coin: {gender: f, one: moneta}}}',
    [
      'p.yaml:7:16 wrong-forms The Italian noun "coin" lacks its form of several (`other: …`, or `mass: true` if there is none).',
    ],
  ],
  [
    'a form too few',
    `{uk: {coin: {gender: f, ${UK.replace(', монет]', ']')}}}}`,
    ['p.yaml:7:16 wrong-forms The Ukrainian noun "coin" lacks 3 forms under "nom": there are 2.'],
  ],
  [
    'no case at all',
    `{uk: {coin: {gender: f, mass: true, ${UK.replace(/, loc.*/, '').replace(/\[([^,\]]*)[^\]]*\]/g, '[$1]')}}}}`,
    ['p.yaml:7:16 wrong-forms The Ukrainian noun "coin" lacks one form under "loc".'],
  ],
  [
    'a key that is none',
    '{it: {coin: {genre: f, one: moneta, other: monete}}}',
    [
      'p.yaml:7:16 wrong-forms The Italian noun "coin" lacks its gender (`gender: m` or `gender: f`).',
      'p.yaml:7:23 unknown-key "coin" has no key "genre".',
    ],
  ],
  [
    'an adjective of two forms',
    '{it: {coin: {gender: f, one: moneta, other: monete}}, en: {coin: {adjective: [a, b]}}}',
    ['p.yaml:7:76 wrong-forms The English adjective "coin" has 2 forms.'],
  ],
])('%s', (_, more, expected) =>
  expect(lexicon(more).filter((line) => !line.includes('missing-form'))).toEqual(expected),
);

describe('several files and packs', () => {
  const variant = (more: string): ReturnType<typeof loadFiles> =>
    loadFiles({ 'b/pack.yaml': base, 'p.yaml': `pack: v\nextends: b\n${more}\n` }, 'p.yaml');

  test('a pack that extends adds words, and its own go before those of the base', () => {
    const loaded = variant(
      'counters: {shell: {}}\nlexicon: {it: {shell: {gender: f, one: conchiglia, other: conchiglie}, ' +
        'coin: {gender: m, one: soldo, other: soldi}}}\nslots: [{id: t, effect: gain 1 shell}]',
    );
    const { model } = loaded;
    // it has no Ukrainian words
    expect(withoutNamesOfSlots(loaded).diagnostics.map(({ code }) => code)).toEqual(['missing-lexicon']);
    expect(
      Object.entries(model!.lexicon.it)
        .map(([name, { noun }]) => `${name} ${noun!.one}`)
        .sort(),
    ).toEqual(['coin soldo', 'shell conchiglia']);
    expect(Object.keys(model!.lexicon.uk)).toEqual(['coin']);
  });
  test('mistakes are reported at their place', () =>
    expect(diagnosticLines(variant('lexicon: {it: {con: {gender: f, one: x, other: y}}}'))).toEqual([
      'p.yaml:3:16 unknown-name No component is called "con".',
    ]));
  test('the words of what a pack removes do no harm', () => {
    const moneyed = base
      .replace('counters: {coin: {plural: coins}}', 'counters: {coin: {plural: coins}, gem: {}}')
      .replace('gain 1 coin}', 'gain 1 coin}, {id: t, effect: gain 1 gem}')
      .replace('it: {', 'it: {gem: {gender: f, one: gemma, other: gemme}, ')
      .replace(
        'uk: {coin',
        'uk: {gem: {gender: f, nom: [а, б, в], gen: [а, б], dat: [а, б], acc: [а, б, в], ins: [а, б], loc: [а, б]}, coin',
      );
    expect(
      diagnosticLines(
        loadFiles(
          { 'b/pack.yaml': moneyed, 'p.yaml': 'pack: v\nextends: b\nremove: {counters: [gem], slots: [t]}\n' },
          'p.yaml',
        ),
      ),
    ).toEqual([]);
  });
  test('a file of words alone leaves recorded games valid', () => {
    const files = { 'p/pack.yaml': smallPack('slots: [{id: s, effect: gain 1 coin}]\n') };
    const words = 'lexicon: {it: {coin: {gender: f, one: moneta, other: monete}}}\n';
    const hash = (more: Record<string, string>): string => loadFiles({ ...files, ...more }).model!.hash;
    expect(hash({ 'p/lexicon.yaml': words })).toBe(hash({}));
    expect(hash({ 'p/lexicon.yaml': `${words}colors: {}\n` })).not.toBe(hash({}));
  });
  test('a pack gives each word once', () => {
    const file = 'lexicon: {it: {coin: {gender: f, one: moneta, other: monete}}}\n';
    expect(
      diagnosticLines(
        loadFiles({
          'p/pack.yaml': smallPack('slots: [{id: s, effect: gain 1 coin}]\n'),
          'p/a.yaml': file,
          'p/b.yaml': file,
        }),
      ),
    ).toEqual([
      'p/a.yaml:1:16 duplicate-id "coin" is given twice in "lexicon/it".',
      'p/b.yaml:1:16 duplicate-id "coin" is given twice in "lexicon/it".',
    ]);
  });
  test('nor do packs that do not know each other', () => {
    const fan = (id: string): string =>
      `pack: ${id}\nextends: b\nlexicon: {it: {coin: {gender: m, one: soldo, other: soldi}}}\n`;
    expect(
      diagnosticLines(
        loadFiles(
          { 'b/pack.yaml': base, 'c.yaml': fan('c'), 'd.yaml': fan('d'), 'p.yaml': 'pack: v\nextends: [c, d]\n' },
          'p.yaml',
        ),
      ).map((line) => line.split(' ').slice(0, 2).join(' ')),
    ).toEqual(['c.yaml:3:16 duplicate-id', 'd.yaml:3:16 duplicate-id']);
  });
});

describe('missing-form', () => {
  const missing = (more: string, lexicon: string): string[] =>
    diagnosticLines(loadText(smallPack(`slots: [{id: s, effect: "${more}"}]\nlexicon: ${lexicon}\n`)));
  const it = 'coin: {gender: f, one: moneta, other: monete}';

  test('where it is first used', () =>
    expect(missing('gain 1 coin; gain 2 coins', '{it: {game: {phrase: gioca}}}')).toEqual([
      'p.yaml:6:33 missing-form The Italian lexicon has no noun for the counter "coin".',
    ]));
  test('with how many texts use it', () =>
    expect(
      diagnosticLines(
        loadText(
          smallPack(
            'slots: [{id: s, effect: gain 1 coin}, {id: t, effect: gain 2 coins}]\nlexicon: {it: {game: {phrase: gioca}}}\n',
          ),
        ),
      ),
    ).toEqual(['p.yaml:6:32 missing-form The Italian lexicon has no noun for the counter "coin", which 2 texts use.']));
  test('English has the names of the pack', () =>
    expect(missing('gain 1 coin', '{en: {game: {phrase: play}}}')).toEqual([]));
  test('a procedure wants a clause', () =>
    expect(missing('do game', `{it: {game: {gender: m, one: gioco, other: giochi}, ${it}}}`)).toEqual([
      'p.yaml:6:29 missing-form The Italian lexicon has no phrase for the procedure "game".',
    ]));
  test('what is asked in one language in words of the pack is in all of them', () =>
    expect(missing('gain 1 coin', `{en: {game/end: {question: The end?}}, it: {${it}}}`)).toEqual([
      'p.yaml:7:16 missing-form The Italian lexicon has no question for "game/end".',
    ]));
  test('a pack that has no lexicon is not asked for one', () => expect(missing('gain 1 coin', '{}')).toEqual([]));
  test('nor a variant of one that has: its names are reported together', () =>
    expect(
      diagnosticLines(
        loadFiles(
          {
            'b/pack.yaml': base,
            'p.yaml': 'pack: v\nextends: b\ncounters: {shell: {}}\nslots: [{id: t, effect: gain 1 shell}]\n',
          },
          'p.yaml',
        ),
      ),
    ).toEqual([
      'p.yaml:1:7 missing-lexicon This pack has no Italian words for its own names; texts show them as written: ‹shell›, ‹t›.',
      'p.yaml:1:7 missing-lexicon This pack has no Ukrainian words for its own names; texts show them as written: ‹shell›, ‹t›.',
    ]));
  test('what is meant without being named: the only track, the value of an option', () =>
    expect(
      diagnosticLines(
        loadText(
          smallPack(
            `tracks: {ladder: {spaces: [{number: 0}, {number: 1}]}}\noptions: {o: {values: [few, many], ` +
              `default: few}}\nslots: [{id: s, effect: "advance 1; if o = many: gain 1 coin"}]\nlexicon: {it: {${it}}}\n`,
          ),
        ),
      ),
    ).toEqual([
      'p.yaml:8:14 missing-form The Italian lexicon has no noun for the track "ladder".',
      'p.yaml:8:14 missing-form The Italian lexicon has no phrase for the option value "many".',
    ]));
});

describe('missing-form, of what a game names', () => {
  const said = (more: string): string[] => allDiagnosticLines(load(smallPack(more)));
  const it = 'coin: {gender: f, one: moneta, other: monete}';

  test('each component that questions, options and events name', () =>
    expect(said(`slots: [{id: s, effect: gain 1 coin}]\nzones: {pile: {}}\nlexicon: {it: {${it}}}\n`)).toEqual([
      'p.yaml:6:14 missing-form The Italian lexicon has no noun for the slot "s".',
      'p.yaml:7:9 missing-form The Italian lexicon has no noun for the zone "pile".',
      'p.yaml:7:9 unused-name Nothing uses the zone "pile".',
    ]));
  test('the titles of all steps, where one is said', () => {
    const lines = (titles: string): string[] =>
      allDiagnosticLines(
        load(
          `pack: p\nversion: 0.1.0\nplayers: [1]\ncounters: {coin: {}}\nprocedures: {game: {take: "each ` +
            `player: gain 1 coin", over: {do: end game, title: The end}}}\nlexicon: {it: {${it}${titles}}}\n`,
        ),
      );
    expect(lines('')).toEqual([]);
    expect(lines(', game/take: {phrase: Incasso}, game/over: {phrase: Fine}')).toEqual([]);
    expect(lines(', game/take: {phrase: Incasso}')).toEqual([
      'p.yaml:5:14 missing-form The Italian lexicon has no phrase for the step "game/over".',
    ]);
    expect(lines(', game/taken: {phrase: Incasso}')).toEqual([
      'p.yaml:6:63 unknown-name No component is called "game/taken".',
    ]);
  });
  test('what a player confirms, which a lexicon may say though nothing declares it', () => {
    const slot = 'slots: [{id: s, effect: "gain 1 coin then confirm end-turn"}]\n';
    const noun = 's: {gender: m, one: posto, other: posti}';
    expect(said(`${slot}lexicon: {it: {${it}, ${noun}}}\n`)).toEqual([
      'p.yaml:6:14 missing-form The Italian lexicon has no phrase for the confirmed name "end-turn".',
    ]);
    expect(said(`${slot}lexicon: {it: {${it}, ${noun}, end-turn: {phrase: termina il turno}}}\n`)).toEqual([]);
  });
});

describe('what is parsed and never rendered', () => {
  const entry = (fields: string): string[] =>
    lexicon(`{it: {coin: {gender: f, one: moneta, other: monete, ${fields}}}}`);
  test('other words, tails, remarks, frames and wordings', () => {
    const { model } = loadText(
      smallPack(
        'slots: [{id: s, effect: gain 1 coin}]\nlexicon: {it: {coin: {gender: f, one: moneta, other: ' +
          'monete, also: soldo, tail: [d’oro], remarks: di metallo, frames: ["alla fine, {body}"], ' +
          'wordings: {gain: "incassa {items}"}}}}\n',
      ),
    );
    expect(model!.lexicon.it['coin']).toMatchObject({
      also: ['soldo'],
      tail: ['d’oro'],
      remarks: ['di metallo'],
      frames: ['alla fine, {body}'],
      wordings: { gain: ['incassa {items}'] },
    });
  });
  test.each([
    [
      'frames: "alla fine, {body"',
      'wrong-wording “alla fine, {body” is no pattern: its braces contain no name, or an unknown case.',
    ],
    [
      'wordings: {gain: "incassa {items:vok}"}',
      'wrong-wording “incassa {items:vok}” is no pattern: its braces contain no name, or an unknown case.',
    ],
    [
      'wordings: {gain: "[incassa {items}"}',
      'wrong-wording “[incassa {items}” is no pattern: one of its brackets has no partner.',
    ],
    ['wordings: {into: "cambia {price}"}', 'wrong-wording “cambia {price}” lacks {items}.'],
    [
      'sentences: [{text: "piglia {items}", means: "gian {items}"}]',
      expect.stringContaining('wrong-sentence “gian {items}” is no effect:') as string,
    ],
    [
      'sentences: [{text: "piglia {items", means: "gain 1 coin"}]',
      'wrong-sentence “piglia {items” is no pattern: its braces contain no name, or an unknown case.',
    ],
    [
      'sentences: [{text: "piglia {number}", means: "gain 1 coin"}]',
      'wrong-sentence There is no placeholder {number}.',
    ],
    [
      'sentences: [{text: "piglia", means: "gain {count} coins"}]',
      'wrong-sentence The effect has {count}, which the sentence has not.',
    ],
    [
      'sentences: [{text: "piglia {count}", means: "gain {count} coins", examples: [piglia 3, prendi 3]}]',
      expect.stringContaining('wrong-sentence The example “prendi 3” is not understood:') as string,
    ],
    [
      'sentences: [{means: "gain 2 coins", rendered: "prendi {count} monete"}]',
      'wrong-sentence “prendi {count} monete” is rendered, and can have no placeholder but {count}, which the effect must have as well.',
    ],
    [
      'sentences: [{means: "gain 2 coins", rendered: "prendi 3 monete"}]',
      'wrong-sentence “prendi 3 monete” says 3, “gain 2 coins” does not.',
    ],
    [
      'sentences: [{means: "gain 2 coins"}]',
      'wrong-sentence Nothing says “gain 2 coins”: there is neither a text nor one that is rendered.',
    ],
    [
      'sentences: [{text: "prendi {count} o {count}", means: "gain {count} coins"}]',
      'wrong-sentence “prendi {count} o {count}” has {count} twice; it stands for one thing.',
    ],
    [
      'wordings: {gain: "incassa {items} e {items:acc}"}',
      'wrong-wording “incassa {items} e {items:acc}” has {items} twice; it stands for one thing.',
    ],
    ['in: "nella {price}"', 'wrong-wording “nella {price}” is the form of a name, and has no placeholder.'],
    ['wordings: {gian: "incassa {items}"}', 'wrong-wording No phrase or turn of speech is called "gian".'],
    [
      'relations: {beside-coin: "{what} presso {x}"}',
      'wrong-wording No phrase or turn of speech is called "beside-coin".',
    ],
    ['relations: {adjacent-to-coin: "{what} presso"}', 'wrong-wording “{what} presso” lacks {x}.'],
  ])('%s', (fields, message) => expect(entry(fields).map((line) => line.replace(/^\S+ /, ''))).toEqual([message]));
});
