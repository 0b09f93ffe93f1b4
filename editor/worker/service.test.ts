/** The answers of the worker, without a worker around it. */
import { describe, expect, it } from 'vitest';
import { createWorkerService } from './service.ts';

const PACK = `pack: reef
players: [2]
periods: {turn: {}}
counters: {coin: {plural: coins}}
procedures: {game: {play: "each player: do turn", end: end game}, turn: {begin: begin turn, slot: choose available slot as s, act: must perform s, end: end turn}}
ranking: [most coin]
`;
const SLOTS = 'slots:\n  - {id: mint, effect: gain 1 coin}\n  - {id: bank, effect: gain 2 coins}\n';

describe('an incremental check', () => {
  const opened = () => {
    const service = createWorkerService();
    service.open({ 'reef/pack.yaml': PACK, 'reef/slots.yaml': SLOTS });
    service.analyze('reef');
    return service;
  };
  const EDITS = [
    SLOTS.replace('gain 2 coins', 'gain 3 coins'),
    SLOTS.replace('slots:', '# moved\n\nslots:').replace('gain 1 coin', 'gain 1 coin, 1 coin'),
    SLOTS.replace('gain 1 coin', 'gain 1 con'),
    SLOTS.replace('gain 2 coins', 'gain 2 '),
    SLOTS.replace('id: bank', 'id: mint'),
    SLOTS.replace('slots:', 'slots: ['),
    SLOTS.replace('gain 2 coins', 'gain 2 coins, status: original'),
  ];

  it.each(EDITS)('says of the component at the cursor what the analysis says: %j', (text) => {
    const lineCount = text.split('\n').length;
    for (let line = 1; line <= lineCount; line++) {
      const service = opened();
      service.edit('reef/slots.yaml', text);
      const { diagnostics, component } = service.checkIncrementally('reef', 'reef/slots.yaml', line);
      const view = service.analyze('reef');
      const atLine = view.components.filter(
        (one) => one.file === 'reef/slots.yaml' && one.line <= line && line <= one.endLine,
      );
      if (atLine.length === 0 || component === null) expect(component).toBeNull();
      else {
        const { id } = component.view;
        expect(component.view).toEqual(atLine.find((one) => one.id === id));
        // with errors it is the one of before, of which everything is known
        const details = component.view.errors > 0 ? null : service.componentDetails('reef', 'slots', id);
        expect(component.details).toEqual(details);
      }
      const errors = (all: typeof diagnostics) => all.filter(({ severity }) => severity === 'error');
      expect(errors(diagnostics)).toEqual(errors(view.diagnostics));
    }
  });

  it.each([
    ['slots: [{id: mint, effect: gain 1 coin}, {id: bank,\n  effect: gain 2 coins}]\n', 1],
    ['slots: [{id: bank,\n  effect: gain 2 coins}, {id: mint, effect: gain 1 coin}]\n', 2],
  ])('of two at a line it is about the smaller one: %j', (text, line) => {
    const service = opened();
    service.edit('reef/slots.yaml', text);
    expect(service.checkIncrementally('reef', 'reef/slots.yaml', line).component?.view.id).toBe('mint');
  });

  it('shows each component without errors', () => {
    const service = opened();
    service.edit('reef/slots.yaml', EDITS[0]);
    const at = (line: number) => service.checkIncrementally('reef', 'reef/slots.yaml', line).component?.details;
    expect([1, 2, 3].map((line) => at(line)?.effects.map(({ text }) => text))).toEqual([
      undefined,
      ['gain 1 coin'],
      ['gain 3 coins'],
    ]);
  });
});

it('components that a broken file took along stay as they were, each with an error', () => {
  const service = createWorkerService();
  service.open({ 'reef/pack.yaml': PACK, 'reef/slots.yaml': SLOTS });
  const slots = () =>
    service
      .analyze('reef')
      .components.filter(({ section }) => section === 'slots')
      .map(({ id, errors, stale }) => ({ id, errors, stale }));
  const both = (errors: number, stale: boolean) => ['mint', 'bank'].map((id) => ({ id, errors, stale }));
  expect(slots()).toEqual(both(0, false));
  service.edit('reef/slots.yaml', 'slots: [{');
  expect(slots()).toEqual(both(1, true));
  service.edit('reef/slots.yaml', SLOTS);
  expect(slots()).toEqual(both(0, false));
});

describe('texts with which a pack had no errors', () => {
  const BROKEN = SLOTS.replace('gain 2 coins', 'gain 2 ');
  const opened = (slots: string) => {
    const service = createWorkerService();
    service.open({ 'reef/pack.yaml': PACK, 'reef/slots.yaml': slots });
    return service;
  };
  const bank = (service: ReturnType<typeof createWorkerService>) =>
    service.analyze('reef').components.find(({ id }) => id === 'bank');

  it('show what is broken as it was, marked', () => {
    const service = opened(BROKEN);
    expect(bank(service)).toMatchObject({ stale: false });
    expect(service.renderComponents('reef', ['slots/bank'])).toEqual({});
    expect(service.recallGood('reef', { 'reef/slots.yaml': SLOTS })).toBe(true);
    expect(bank(service)).toMatchObject({ stale: true, errors: 1 });
    expect(service.renderComponents('reef', ['slots/bank'])['slots/bank'].en[0].text).toBe('Gain 2 coins.');
  });

  it('are not taken where they are broken too, or where a newer state is known', () => {
    const service = opened(BROKEN);
    expect(service.recallGood('reef', { 'reef/slots.yaml': BROKEN })).toBe(false);
    expect(opened(SLOTS).recallGood('reef', { 'reef/slots.yaml': SLOTS.replace('2', '3') })).toBe(false);
  });
});

describe('fixes of problems', () => {
  it('are those that one button can make', () => {
    const service = createWorkerService();
    const slots = SLOTS.replace('effect: gain 1 coin', 'effect: Gain 1 coin.').replace(
      'gain 2 coins',
      '"gain 2 coyns"',
    );
    service.open({ 'reef/pack.yaml': PACK, 'reef/slots.yaml': slots });
    expect(Object.values(service.problemFixes('reef', 'en')).map(({ title }) => title)).toEqual([
      'Write the effect: gain 1 coin',
    ]);
  });
});

it('shows a board that begins from another with all of its sites, as they are after changes, at their places', () => {
  const service = createWorkerService();
  service.open({
    'base.yaml': `${PACK.replace('pack: reef', 'pack: base')}slots: [{id: mint, effect: gain 1 coin}]
site-kinds: {plot: {}}
boards:
  valley:
    sites:
      p1: {kind: plot, bonus: gain 1 coin}
      p2: {kind: plot, adjacent: [p1], bonus: gain 5 coins}
`,
    'more.yaml': `pack: more
extends: base
boards:
  delta:
    from: valley
    sites: {p4: {kind: plot, adjacent: [p2], bonus: gain 4 coins}}
    change-sites: {p1: {bonus: gain 2 coins}}
change:
  boards: {valley: {change-sites: {p2: {bonus: gain 7 coins}}}}
`,
  });
  expect(service.analyze('more.yaml').diagnostics).toEqual([]);
  const boards = service
    .boards('more.yaml')
    .map(({ id, sites }) => [
      id,
      ...sites.map((site) =>
        [site.id, `${site.file}:${site.line}`, ...site.texts.en.map(({ text }) => text)].join(' '),
      ),
    ]);
  expect(boards).toEqual([
    ['delta', 'p1 base.yaml:12 Gain 2 coins.', 'p2 base.yaml:13 Gain 7 coins.', 'p4 more.yaml:6 Gain 4 coins.'],
    ['valley', 'p1 base.yaml:12 Gain 1 coin.', 'p2 base.yaml:13 Gain 7 coins.'],
  ]);
});

it('shows a map with what is drawn where: each letter is a site, and those that stand for none are holes', () => {
  const service = createWorkerService();
  service.open({
    'pool.yaml': `${PACK.replace('pack: reef', 'pack: pool')}site-kinds: {cell: {}}
boards:
  pond:
    of: game
    grid: square
    rows: |
      c.c
      ccx
    legend: {c: cell, .: none, x: {kind: cell, tags: [deep]}}
# called like the board
slots: [{id: pond, effect: gain 1 coin}]
`,
  });
  expect(service.analyze('pool.yaml').diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [{ of, grid, sites, holes }] = service.boards('pool.yaml');
  expect([of, grid]).toEqual(['game', 'square']);
  const placed = (all: typeof sites) => all.map(({ id, kind, at, line, column }) => [id, kind, at, line, column]);
  expect(placed(sites)).toEqual([
    ['a1', 'cell', [0, 0], 13, 7],
    ['c1', 'cell', [2, 0], 13, 9],
    ['a2', 'cell', [0, 1], 14, 7],
    ['b2', 'cell', [1, 1], 14, 8],
    ['c2', 'cell', [2, 1], 14, 9],
  ]);
  expect(sites.map(({ tags }) => tags)).toEqual([[], [], [], [], ['deep']]);
  expect(placed(holes!)).toEqual([['b1', '', [1, 0], 13, 8]]);
  expect(holes![0]).toMatchObject({ file: 'pool.yaml', tags: [], adjacent: [], attributes: [], texts: { en: [] } });
});

describe('the rules as a book', () => {
  const TOLD = PACK + SLOTS;

  it('in the language that is asked for, with the texts of the pack as it is now', () => {
    const service = createWorkerService();
    service.open({ 'reef.yaml': TOLD });
    const [english, italian] = (['en', 'it'] as const).map((language) => service.rulebook('reef.yaml', language, {})!);
    expect([english.chapters[0].title, italian.chapters[0].title]).toEqual([
      'What it is about',
      'Di che cosa si tratta',
    ]);
    const slots = ({ chapters }: typeof english): string[] =>
      chapters.find(({ kind }) => kind === 'slots')!.entries.flatMap(({ texts }) => texts.map(({ text }) => text));
    expect(slots(english)).toEqual(['Gain 1 coin.', 'Gain 2 coins.']);
    service.edit('reef.yaml', TOLD.replace('gain 2 coins', 'gain 3 coins'));
    expect(slots(service.rulebook('reef.yaml', 'en', {})!)).toEqual(['Gain 1 coin.', 'Gain 3 coins.']);
  });

  it('while the pack has errors, those of before; of a pack that always had some, none', () => {
    const service = createWorkerService();
    service.open({ 'reef.yaml': TOLD });
    service.analyze('reef.yaml');
    const before = service.rulebook('reef.yaml', 'en', {});
    service.edit('reef.yaml', TOLD.replace('gain 2 coins', 'gain 2 cons'));
    service.analyze('reef.yaml');
    expect(service.rulebook('reef.yaml', 'en', {})).toEqual(before);
    const other = createWorkerService();
    other.open({ 'reef.yaml': TOLD.replace('gain 2 coins', 'gain 2 cons') });
    expect(other.rulebook('reef.yaml', 'en', {})).toBeNull();
  });
});
