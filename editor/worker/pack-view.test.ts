/** A small pack as the page gets it: what is known of it by construction, at the places where it stands. */
import { describe, expect, it } from 'vitest';
import { findPacks } from './find-packs.ts';
import type { SignOff } from './protocol.ts';
import { createWorkerService } from './service.ts';

const PACK = `pack: cove
title: The Cove
version: 1.2.3
players: [1, 2]
editions: {en: {title: English rules}, it: {title: Italian rules}}
options: {length: {name: rounds, values: [2, 4], default: 4}}
attributes: {worth: {default: 1}, ring: {}}
periods: {turn: {}}
counters:
  coin: {plural: coins, start: 2, status: attested}
  shell: {of: game}
  mood: {hidden: true}
colors: {red: {}, blue: {}}
site-kinds: {plot: {}}
pieces:
  hut: {cost: 1 coin, upgrade: 1 coin, where: empty plot}
  pier: {of: player, cost: 2 coins, where: empty plot}
tracks: {fame: {spaces: [{number: 0}, {number: 2}]}}
boards:
  board-10: {name: Board 10, sites: {p1: {kind: plot, bonus: gain 3 coins}}}
  board-2:
    name: Board 2
    sites:
      p1: {kind: plot, tags: [north-side], worth: 3, ring: 2, bonus: gain 1 coin}
      p2: {kind: plot, worth: 1, adjacent: [p1]}
zones: {hand: {of: player, visible: owner}, pile: {order: stack, draws-to: hand}, spent: {visible: all}}
decks: {base: {starts: pile}}
types: {plain: {programs: {effect: parts}, played: move this to spent}}
procedures: {game: {play: "each player: do turn", end: end game}, turn: {begin: begin turn, slot: choose available slot as s, act: must perform s, end: end turn}}
ranking: [most coin]
disputes: {d1: {topic: how much it is, decision: two}}
`;
const CARDS = `cards:
  - id: old-mill
    number: 7
    deck: base
    type: plain
    color: red
    status: {rest: attested, effect: derived}
    source: {edition: en, at: p. 3, says: two coins}
    disputed: d1
    why: it is old
    note: painted
    effect: |
      gain 2 coins
      gain 1 coin per hut
    scenarios:
      - {name: pays, run: gain 2 coins, expect: {me: {coin: +2}}}
      - {name: pays more, run: gain 2 coins, expect: {me: {coin: +5}}}

  - {id: well, name: Deep Well, number: 8, deck: base, type: plain, status: original, effect: gain 1 coin}
slots:
  - {id: mint, effect: gain 1 coin}
`;

function opened(cards = CARDS) {
  const service = createWorkerService();
  service.open({ 'cove/pack.yaml': PACK, 'cove/cards.yaml': cards });
  return service;
}
const LINE = (text: string, of: string): number => of.slice(0, of.indexOf(text)).split('\n').length;

describe('a pack', () => {
  it('has no errors, so that what follows is of a pack that can be played', () => {
    expect(
      opened()
        .analyze('cove')
        .diagnostics.filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
  });

  it('says what it is and has', () => {
    expect(opened().analyze('cove')).toMatchObject({
      path: 'cove',
      id: 'cove',
      title: 'The Cove',
      version: '1.2.3',
      playable: true,
      playerCounts: [1, 2],
      options: [{ id: 'length', name: 'rounds', values: [2, 4], default: 4 }],
      lessons: [],
      counters: ['coin'],
      pieces: [
        { id: 'hut', upgrade: true, isOwned: false },
        { id: 'pier', upgrade: false, isOwned: true },
      ],
      things: [],
      zones: [
        { id: 'hand', of: 'player', drawn: true },
        { id: 'pile', of: 'game', drawn: false },
        { id: 'spent', of: 'game', drawn: false },
      ],
      tiles: 'none',
      tracks: [{ id: 'fame', spaces: [0, 2] }],
      colors: ['red', 'blue'],
      types: ['plain'],
      decks: ['base'],
    });
  });

  it('that cannot be loaded has the names that it had before, or its path', () => {
    const service = opened();
    service.edit('cove/pack.yaml', 'pack: [');
    expect(service.analyze('cove')).toMatchObject({ playable: false, title: 'cove', version: '', counters: [] });
    // what it would have is not known, so none of its lists has anything
    const { diagnostics, components, names: _, unnamed, ...rest } = service.analyze('cove');
    expect([...Object.values(rest), ...Object.values(unnamed)].flat().filter((one) => typeof one === 'object')).toEqual(
      [],
    );
    expect([diagnostics.length > 0, components.map(({ section }) => section)]).toEqual([
      true,
      ['slots', 'cards', 'cards'],
    ]);
    const known = opened();
    known.analyze('cove');
    known.edit('cove/cards.yaml', CARDS.replace('gain 2 coins', 'gain 2 '));
    expect(known.analyze('cove')).toMatchObject({
      playable: false,
      title: 'The Cove',
      version: '1.2.3',
      counters: ['coin'],
      lessons: [],
    });
    known.edit('cove/cards.yaml', null);
    expect(known.analyze('cove').components.some(({ section }) => section === 'cards')).toBe(false);
  });

  it('names things in each language, where it has none in English', () => {
    const { names, unnamed } = opened().analyze('cove');
    // nobody has said what anything is called in Italian; in English it is called what the pack calls it
    expect([unnamed.en, unnamed.it]).toEqual([[], expect.arrayContaining(['coin', 'old-mill', 'north-side'])]);
    expect(names.en).toMatchObject({
      coin: 'coin',
      'north-side': 'north side',
      'old-mill': 'Old mill',
      well: 'Deep Well',
    });
    expect(names.it).toMatchObject({ 'old-mill': 'Old mill', 'board-2': 'Board 2', hut: expect.any(String) });
  });
});

describe('a component', () => {
  const view = (id: string, service = opened()) => service.analyze('cove').components.find((one) => one.id === id);

  it('is shown with its head, its place and what is known of it', () => {
    expect(view('old-mill')).toEqual({
      section: 'cards',
      id: 'old-mill',
      pack: 'cove',
      file: 'cove/cards.yaml',
      line: 2,
      // blank lines after it are not its own
      endLine: LINE('pays more', CARDS),
      name: 'Old mill',
      number: 7,
      type: 'plain',
      deck: 'base',
      color: 'red',
      provenance: 'mixed',
      scenarios: 2,
      words: ['gain'],
      cited: [expect.stringMatching(/^en p\.\s3$/)],
      printed: true,
      errors: 0,
      // the derived field says nowhere why
      warnings: 1,
      stale: false,
      notEncoded: null,
    });
    expect(view('well')).toMatchObject({
      name: 'Deep Well',
      provenance: 'original',
      color: null,
      scenarios: 0,
      cited: [],
    });
    expect(view('coin')).toMatchObject({ section: 'counters', number: null, type: null, deck: null, printed: false });
  });

  it('counts its own problems alone', () => {
    const broken = opened(CARDS.replace('gain 1 coin}\nslots', 'gain 1 con}\nslots'));
    expect(view('well', broken)).toMatchObject({ errors: 1, warnings: 0 });
    expect(view('old-mill', broken)).toMatchObject({ errors: 0 });
  });

  it('has details: texts, effects as they are written, status, sources, disputes and scenarios', () => {
    const details = opened().componentDetails('cove', 'cards', 'old-mill')!;
    expect(details).toMatchObject({
      section: 'cards',
      id: 'old-mill',
      effects: [
        {
          key: 'effect',
          written: 'gain 2 coins\ngain 1 coin per hut',
          line: LINE('effect: |', CARDS),
          program: true,
        },
      ],
      sources: [{ edition: 'English rules', at: 'p. 3', says: 'two coins', strength: null }],
      disputes: [{ id: 'd1', topic: 'how much it is', decision: 'two' }],
      why: 'it is old',
      note: 'painted',
      scenarios: [
        { name: 'pays', line: LINE('{name: pays,', CARDS) },
        { name: 'pays more', line: LINE('{name: pays more', CARDS) },
      ],
    });
    expect(details.status).toContainEqual({ field: 'effect', status: 'derived' });
    expect(details.status).toContainEqual({ field: 'color', status: 'attested' });
    expect(details.texts.en[0].text).toContain('2 coins');
    // the name of the counter is where its picture goes
    expect(details.texts.en[0].marked).toContain('{coin}');
    expect(opened().componentDetails('cove', 'cards', 'nothing')).toBeNull();
    expect(opened().componentDetails('cove', 'slots', 'mint')).toMatchObject({
      status: [{ field: 'effect', status: null }],
      sources: [],
      disputes: [],
      why: null,
      note: null,
      scenarios: [],
    });
    expect(opened().componentDetails('cove', 'counters', 'coin')!.texts.en).toEqual([]);
  });

  it('is rendered with its section, or by its name, in each language', () => {
    const service = opened();
    expect(Object.keys(service.renderSection('cove', 'cards', 'en'))).toEqual(['old-mill', 'well']);
    expect(service.renderSection('cove', 'cards', 'en')['well'][0].text).toBe('Gain 1 coin.');
    const rendered = service.renderComponents('cove', ['cards/well', 'slots/mint', 'cards/nothing']);
    expect(Object.keys(rendered).toSorted()).toEqual(['cards/well', 'slots/mint']);
    expect(Object.keys(rendered['cards/well']).toSorted()).toEqual(['en', 'it', 'uk']);
    // nobody has said what a coin is called in Italian
    expect(rendered['cards/well'].it[0].missing).toEqual(['coin']);
    const broken = createWorkerService();
    broken.open({ 'cove/pack.yaml': PACK, 'cove/cards.yaml': 'cards: [' });
    expect([broken.renderSection('cove', 'cards', 'en'), broken.renderComponents('cove', ['cards/well'])]).toEqual([
      {},
      {},
    ]);
    expect([broken.boards('cove'), broken.variantText('cove', 'mine')]).toEqual([[], null]);
  });

  it('keeps its last fingerprint while it has errors', () => {
    const service = opened();
    service.analyze('cove');
    const before = service.fingerprints('cove', ['cards/well', 'cards/old-mill', 'cards/nothing']);
    expect(Object.keys(before).toSorted()).toEqual(['cards/old-mill', 'cards/well']);
    service.edit('cove/cards.yaml', CARDS.replace('gain 1 coin}\nslots', 'gain 1 con}\nslots'));
    expect(service.fingerprints('cove', ['cards/well'])).toEqual({ 'cards/well': before['cards/well'] });
    service.edit('cove/cards.yaml', CARDS.replace('gain 1 coin}\nslots', 'gain 5 coins}\nslots'));
    expect(service.fingerprints('cove', ['cards/well'])['cards/well']).not.toEqual(before['cards/well']);
    // also while another component has an error
    const both = CARDS.replace('gain 2 coins', 'gain 2 cons').replace('gain 1 coin}\nslots', 'gain 6 coins}\nslots');
    service.edit('cove/cards.yaml', both);
    expect(service.fingerprints('cove', ['cards/well'])['cards/well']).not.toEqual(before['cards/well']);
    const broken = createWorkerService();
    broken.open({ 'cove/pack.yaml': 'pack: [' });
    expect(broken.fingerprints('cove', ['cards/well'])).toEqual({});
  });

  it('plays its scenarios, of which one does not come to what it says', () => {
    const service = opened();
    expect(service.runScenarios('cove', ['cards/well'])).toEqual([]);
    const ran = service.runScenarios('cove', ['cards/old-mill', 'cards/well']);
    expect(ran).toMatchObject([
      { of: 'cards/old-mill', name: 'pays', file: 'cove/cards.yaml', line: LINE('{name: pays,', CARDS), failures: [] },
      { of: 'cards/old-mill', name: 'pays more', failures: [expect.stringContaining('coin')] },
    ]);
    service.edit('cove/cards.yaml', 'cards: [');
    expect(service.runScenarios('cove', ['cards/old-mill'])).toEqual([]);
  });
});

describe('each component', () => {
  const STATED = PACK.replace('p2: {kind: plot,', 'p2: {kind: plot, status: original,').replace(
    'board-10: {',
    'board-10: {status: attested, ',
  );
  const stated = () => {
    const service = createWorkerService();
    service.open({ 'cove/pack.yaml': STATED, 'cove/cards.yaml': CARDS });
    return service;
  };

  it('says the same of its origin in the list and beside the cursor', () => {
    const service = stated();
    // of two at a line it is about one of them
    const all = service
      .analyze('cove')
      .components.filter(
        ({ file, line }, _, every) => every.filter((one) => one.file === file && one.line === line).length === 1,
      );
    const said = all.map((one) => [one.section, one.id, one.provenance]);
    const at = all.map(({ file, line }) => service.checkIncrementally('cove', file, line).component?.view);
    expect(at.map((one) => one && [one.section, one.id, one.provenance])).toEqual(said);
    expect(said).toContainEqual(['boards', 'board-2', 'unsaid']);
  });

  it('keeps its details while another one has an error', () => {
    const service = stated();
    const all = service.analyze('cove').components;
    const details = () => all.map(({ section, id }) => service.componentDetails('cove', section, id));
    const before = details();
    expect(before.map((one) => one && [one.section, one.id])).toEqual(all.map(({ section, id }) => [section, id]));
    service.edit('cove/cards.yaml', CARDS.replace('effect: gain 1 coin}\nslots', 'effect: gain 1 con}\nslots'));
    expect(details()).toEqual(before);
  });
});

it('what has a shape is shown with its cells', () => {
  const service = createWorkerService();
  service.open({
    'cove/pack.yaml': `${PACK.replace('hut: {', 'hut: {shape: bar, ')}shapes: {dot: {cells: ["@"]}, bar: {cells: ["@#"], flips: true}}\n`,
    'cove/cards.yaml': CARDS,
  });
  const { shaped, diagnostics } = service.analyze('cove');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const cells = [0, 1].map((x) => ({ x, y: 0, part: false }));
  expect(shaped).toEqual([{ section: 'pieces', id: 'hut', cells, flips: true, ports: [] }]);
});

it('boards are shown by their numbers, with what is special about a site', () => {
  const boards = opened().boards('cove');
  expect(boards.map(({ id }) => id)).toEqual(['board-2', 'board-10']);
  const [{ name, of, file, line, sites }] = boards;
  expect({ name, of, file, line }).toEqual({
    name: 'Board 2',
    of: 'player',
    file: 'cove/pack.yaml',
    line: LINE('board-2:', PACK),
  });
  expect(sites).toMatchObject([
    {
      id: 'p1',
      kind: 'plot',
      tags: ['north-side'],
      // 1 is the default of what multiplies
      attributes: [
        { id: 'worth', n: 3, factor: true },
        { id: 'ring', n: 2, factor: false },
      ],
      line: LINE('p1: {kind: plot, tags', PACK),
    },
    { id: 'p2', adjacent: ['p1'], attributes: [], line: LINE('p2: {kind', PACK) },
  ]);
  expect(sites[0].texts.en).toMatchObject([{ key: 'bonus', text: 'Gain 1 coin.' }]);
});

it('the audit counts by status, and names what has no scenario', () => {
  const { without } = opened().audit('cove');
  expect(without.map(({ id }) => id)).toContain('well');
  expect(without.map(({ id }) => id)).not.toContain('old-mill');
});

it('a variant begins with the name of the pack that it changes', () => {
  const text = opened().variantText('cove', 'mine')!;
  expect(text).toMatch(/^pack: mine$/m);
  expect(text).toMatch(/^extends: cove$/m);
});

describe('sign-offs', () => {
  const signOff: SignOff = {
    pack: 'cove',
    component: 'cards/well',
    who: 'Ann',
    date: '2026-11-28',
    effect: 'e',
    text: { en: 'a' },
  };
  it('are written into the text of their file, and taken out of it', () => {
    const { changeSignOffs, parseSignOffs } = opened();
    const text = changeSignOffs('', [{ pack: 'cove', component: 'cards/well', signOff }]);
    expect(text).toContain('cards/well');
    const parsed = parseSignOffs(text!);
    expect([parsed.signOffs.length, parsed.problems]).toEqual([1, []]);
    expect(
      parseSignOffs(changeSignOffs(text!, [{ pack: 'cove', component: 'cards/well', signOff: null }])!).signOffs,
    ).toEqual([]);
    expect(changeSignOffs('  \n', [])).toBe('  \n');
  });
  it('in a file that is not understood are left as they are', () => {
    const { changeSignOffs, parseSignOffs } = opened();
    expect(changeSignOffs('signoffs: [', [])).toBeNull();
    expect(parseSignOffs('signoffs: [').problems).not.toEqual([]);
  });
});

describe('an effect', () => {
  const question = { effect: 'gain 2 coins', at: 'start', choices: [], outcomes: false, language: 'en' } as const;
  it('is tried at a position', () => {
    const answer = opened().tryEffect('cove', { ...question, choices: [] });
    expect(answer).toMatchObject({ ok: true });
  });
  it('of the reference is said with the names of the pack; where there is none it is not', async () => {
    const examples = (service: ReturnType<typeof opened>) => service.referenceExamples('cove', ['gain 2 coins'], 'en');
    expect(await examples(opened())).toEqual([{ code: 'gain 2 coins', said: 'Gain 2 coins.', canTry: true }]);
    expect(await examples(createWorkerService())).toEqual([{ code: 'gain 2 coins', said: null, canTry: false }]);
  });
  it('that is none is refused, and so is each of a pack with errors', () => {
    const service = opened();
    expect(service.tryEffect('cove', { ...question, players: 9, choices: [] })).toMatchObject({
      ok: false,
      reason: 'refused',
    });
    service.edit('cove/cards.yaml', 'cards: [');
    expect(service.tryEffect('cove', { ...question, choices: [] })).toEqual({
      ok: false,
      reason: 'errors',
      message: '',
    });
    expect(service.inspectPosition('cove', { at: '{me: {coin: 1}}' })).toEqual({
      text: '{me: {coin: 1}}',
      boards: [],
      before: {},
      free: {},
      problems: [],
    });
    expect(service.inspectPosition('cove', { at: { record: {}, step: 0 } as never })).toMatchObject({ text: null });
  });
});

it('an effect is said in words only where the pack has names for all of it', () => {
  const question = { at: 'start', choices: [], outcomes: false } as const;
  const said = (effect: string, language: 'en' | 'it') => {
    const answer = opened().tryEffect('cove', { ...question, effect, choices: [], language });
    return answer.ok && answer.said;
  };
  expect(said('gain 2 coins', 'en')).toBe('Gain 2 coins.');
  expect(said('gain 2 coins', 'it')).toBe(null);
});

it('a sentence is tried with what is wrong in its file, and what keeps the pack from being loaded', async () => {
  const path = 'cove/more.yaml';
  const service = opened();
  const asked = async (text = 'colors: {green: {}}\n') =>
    (await service.trySentence('cove', { path, text, language: 'en', refs: [] })).diagnostics;
  // warnings of other files are none of its own
  expect((await asked()).filter(({ file, severity }) => file !== path || severity === 'error')).toEqual([]);
  expect((await asked('colors: {green: {}, x: [}\n')).map(({ file }) => file)).toContain(path);
  service.edit('cove/cards.yaml', 'cards: [');
  const files = (await asked()).filter(({ severity }) => severity === 'error').map(({ file }) => file);
  expect(new Set(files)).toEqual(new Set(['cove/cards.yaml']));
});

it('a position is looked at as a text with a value put into it, or in a game on file, which stays', () => {
  const service = opened();
  const put = [{ path: ['me', 'coin'], value: 7 }];
  expect(service.inspectPosition('cove', { at: 'start', players: 2 }, put)).toMatchObject({
    text: expect.stringContaining('coin: 7') as string,
    before: { 'me coin': 7 },
    problems: [],
  });
  const setup = { seats: [0, 1].map((i) => ({ name: `P${i}`, bot: null })), seed: 1, options: {} };
  service.startTable({ pack: 'cove', setup, language: 'en', viewer: 0 });
  const record = service.tableRecord()!;
  expect(service.inspectPosition('cove', { at: { record, step: 0 } }, put)).toMatchObject({
    text: null,
    // of the only slot, which is taken by itself
    before: { 'me coin': 3 },
  });
});

describe('packs among texts', () => {
  it('are folders with a file of this name and files that say so; those that can be edited come first, by title', () => {
    const found = findPacks({
      'b/pack.yaml': 'pack: b\ntitle: "Zoo"\n',
      'b/more.yaml': 'pack: no\n',
      'pack.yaml': 'cards: []\n',
      'a.yaml': "pack: a\ntitle: 'Aquarium'  \n",
      'c.yaml': 'cards: []\n# pack: c\n',
      '.shelf/a.yaml': 'pack: a\ntitle: Hidden\n',
      '.shelf/d.yaml': 'pack: d\n',
      '.shelf/b2/pack.yaml': 'pack: b2\ntitle: Ark\n',
    });
    expect(found).toEqual([
      { path: 'a.yaml', title: 'Aquarium', readonly: false },
      { path: 'b', title: 'Zoo', readonly: false },
      { path: '.shelf/b2', title: 'Ark', readonly: true },
      { path: '.shelf/d.yaml', title: 'd.yaml', readonly: true },
    ]);
  });
});
