/** A small game at the table, in which all that is shown can be said beforehand: see `table.test.ts` for whole games. */
import { describe, expect, it } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { memoryFiles, type PackModel, type Sources } from '../../dsl/internal.ts';
import { weightsFor, weightsText } from '../../study/index.ts';
import { withoutErrors } from '../../test/support/loaded.ts';
import { fullView as viewOf } from '../../test/support/open-table.ts';
import { tableService } from './table-service.ts';
import { NOBODY, type InPlace, type TableAction, type TableStart, type TableView } from '../../table/protocol.ts';

const TEXT = `pack: cove
title: The Cove
players: [2]
periods: {turn: {}, round: {}}
editions: {en: {title: English rules}}
counters: {coin: {plural: coins, start: 2}, point: {}, tide: {of: game}, mood: {hidden: true}, calm: {of: game, hidden: true}}
score: point
ranking: [most point]
colors: {red: {}}
site-kinds: {plot: {}}
pieces: {hut: {cost: 1 coin, where: empty plot}}
boards: {bay: {copies: 2, sites: {p1: {kind: plot}, p2: {kind: plot}}}}
zones:
  hand: {of: player, order: set, visible: owner}
  pile: {order: stack, visible: none, draws-to: hand}
  spent: {order: set, visible: all}
decks: {base: {starts: pile}}
types: {plain: {programs: {effect: parts}, played: resolve this; move this to spent}}
cards:
  - {id: ann, deck: base, type: plain, effect: gain 1 coin}
  - {id: bob, deck: base, type: plain, effect: gain 1 coin}
  - {id: cid, deck: base, type: plain, effect: gain 1 coin}
  - {id: dan, deck: base, type: plain, effect: gain 1 coin}
slots:
  - {id: mint, color: red, effect: gain 3 coins}
  - {id: yard, effect: build hut then gain 1 point}
  - {id: well, effect: gain 2 cards}
  - {id: show, effect: choose card in hand then move it to spent}
procedures:
  game:
    deal: deal boards
    rounds: "repeat 3 times: do round"
    end: end game
  round:
    begin: begin round
    turns: "each player: do turn"
    clear: end round
  turn:
    begin: begin turn
    slot: choose available slot as s
    act: must perform s
    tide: gain 1 tide
    wait: confirm end-turn
    end: end turn
explanations: {coin: You pay with it.}
lessons:
  first:
    title: {en: A first game}
    players: 2
    seed: 7
    steps:
      - say: {en: Look.}
        look: [board, "slot:mint"]
        source: {edition: en, at: p. 2}
      - say: {en: Take money.}
        choose: slot:mint
      - say: {en: The other builds.}
        choose: end-turn
        others: [slot:yard, "site:p1", end-turn]
      - say: {en: Draw.}
        choose: slot:well
`;
const load = (text = TEXT): { model: PackModel; sources: Sources } => {
  const { model, sources, diagnostics } = loadPack(memoryFiles({ 'cove.yaml': text }), 'cove.yaml');
  if (!model) throw new Error(diagnostics.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  return { model, sources };
};
const PACK = load();

/** A game of two people, or with bots in their place. */
function begin(more: Partial<TableStart> & { lesson?: string; bots?: (string | null)[] } = {}) {
  const { lesson, bots = [null, null], ...start } = more;
  const service = tableService(() => PACK);
  const seats = bots.map((bot, i) => ({ name: `P${i}`, bot }));
  const setup = { seats, seed: 7, options: {}, ...(lesson === undefined ? {} : { lesson }) };
  const started = service.startTable({ pack: 'cove', setup, language: 'en', viewer: 0, ...start });
  if (!started.ok) throw new Error(started.message);
  const act = (action: TableAction, seat = 0, preferences?: InPlace): TableView => {
    const { step } = viewOf(service.tableView('en', seat));
    return viewOf(service.tableAct(action, { seat, step }, preferences));
  };
  /** The view of the seat that decided last. */
  const choose = (...keys: string[]): TableView => {
    let view = viewOf(service.tableView('en', 0));
    for (const key of keys) view = act({ type: 'choose', key }, view.asks!);
    return view;
  };
  const view = (viewer: number): TableView => viewOf(service.tableView('en', viewer));
  return { service, started, act, choose, view, setup };
}
const textsOf = ({ log }: TableView, step: number) =>
  log.find((entry) => entry.step === step)?.lines.map(({ text, hidden }) => text ?? hidden);
const BOTS: TableAction = { type: 'bots', decisions: 100, milliseconds: Infinity };

describe('what there is', () => {
  it('is told of the pack: what people see of it, with its names and what they mean', () => {
    const { layout, notices } = begin().started;
    expect(layout).toMatchObject({
      score: null,
      overview: true,
      slots: [
        { id: 'mint', color: 'red' },
        { id: 'yard', color: null },
        { id: 'well', color: null },
        { id: 'show', color: null },
      ],
      playerCounters: ['coin', 'point'],
      gameCounters: ['tide'],
      seatCounters: [],
      zones: [
        { id: 'hand', of: 'player', visible: 'owner', stack: false },
        { id: 'pile', of: 'game', visible: 'none', stack: true },
        { id: 'spent', of: 'game', visible: 'all', stack: false },
      ],
      tracks: [],
      lesson: null,
      explained: { coin: 'You pay with it.' },
      names: {
        cards: { ann: 'Ann', bob: 'Bob', cid: 'Cid', dan: 'Dan' },
        slots: { mint: 'mint', yard: 'yard', well: 'well', show: 'show' },
        zones: { hand: 'hand', pile: 'pile', spent: 'spent' },
        counters: { coin: 'coins', point: 'points', tide: 'tides' },
        tracks: {},
        boards: { bay: 'bay' },
        predicates: {},
        periods: { turn: 'turn', round: 'round' },
      },
    });
    expect(notices).toEqual([]);
  });

  it('is nothing as long as there is no game', () => {
    const none = tableService(() => null);
    const noGame = { ok: false, reason: 'no-game', message: '' };
    expect([
      none.tableView('en', 0),
      none.tableAct({ type: 'undo' }, { seat: 0, step: 0 }),
      none.tableTry(0, 0),
      none.tableEndTry(0),
    ]).toEqual(Array.from({ length: 4 }, () => noGame));
    expect([
      none.tableLayout('en'),
      none.tablePreview('slot:mint', 0),
      none.tableAdvice(0),
      none.tablePosition(0, 0),
      none.tableScores(0),
      none.tableOverview(0, 0, 0),
      none.tableCourse(),
      none.tableRecord(),
    ]).toEqual(Array.from({ length: 8 }, () => null));
    expect(none.tableRecordStep(3)).toBe(0);
    expect(none.botKinds()).toContain('random');
  });

  it('is asked of the seat that decides, with what each option points at', () => {
    const { view, choose } = begin();
    const first = view(0);
    expect([first.asks, first.step, first.over, first.undoProblem, first.canRedo]).toEqual([
      0,
      0,
      false,
      'nothing',
      false,
    ]);
    expect(first.decision).toMatchObject({
      options: ['mint', 'yard', 'well'].map((id) => ({
        key: `slot:${id}`,
        target: { kind: 'slot', id },
        declines: false,
      })),
      // nobody has a card to show
      refused: [{ key: 'slot:show', target: { kind: 'slot', id: 'show' }, reason: expect.any(String) }],
      stack: null,
    });
    expect([view(1).decision, view(NOBODY).decision]).toEqual([null, null]);
    const built = choose('slot:yard');
    expect(built.decision).toMatchObject({
      options: ['p1', 'p2'].map((id) => ({ key: `site:${id}`, target: { kind: 'site', id } })),
      // of the slot, after which a point follows
      stack: [{ cause: 'Yard', waiting: ['gain 1 point'] }],
    });
    choose('site:p1', 'end-turn', 'slot:well', 'end-turn', 'slot:mint', 'end-turn');
    const { decision } = choose('slot:show');
    expect(decision!.options.map(({ target }) => target?.kind)).toEqual(['card', 'card']);
  });

  it('costs and brings something: a hut is a coin', () => {
    const { service } = begin();
    const coin = [[{ counter: 'coin', n: 1, text: '1 coin' }]];
    for (const seat of [0, 1]) {
      expect(service.tableOverview(seat, 0, 0)).toEqual({
        pieces: [
          {
            piece: 'hut',
            name: 'hut',
            build: { usual: coin, now: coin, less: [] },
            upgrade: null,
            plain: [],
            upgraded: [],
            together: [],
          },
        ],
        rules: [],
        others: [],
        sums: [],
        paid: [],
        total: [],
      });
    }
    expect(service.tableScores(0)).toBeNull();
  });
});

describe('the log', () => {
  it('has an entry for each choice, with what followed from it and by what', () => {
    const { choose, view } = begin();
    choose('slot:mint', 'end-turn', 'slot:yard', 'site:p2');
    const { log, came, step } = view(0);
    expect(step).toBe(4);
    expect(log.map(({ step: nth, player, auto }) => [nth, player, auto])).toEqual([
      [0, 0, null],
      [1, 0, null],
      [2, 0, null],
      [3, 1, null],
      [4, 1, null],
    ]);
    expect(log[1].lines).toEqual([
      { player: 0, text: 'uses mint', hidden: null, cause: null },
      { player: 0, text: '+3 coins', hidden: null, cause: 'mint' },
      { player: 0, text: '+1 tide', hidden: null, cause: null },
    ]);
    expect(came).toEqual({ cards: {}, sites: { '1 p2': 4 } });
  });

  it('has no entry for what is not asked: a hut is built on the only plot that is left', () => {
    const { choose, view, service } = begin();
    choose('slot:yard', 'site:p1', 'end-turn', 'slot:mint', 'end-turn', 'slot:yard');
    const last = view(0).log.at(-1)!;
    expect([last.step, last.player, last.lines.length]).toEqual([6, 0, 5]);
    expect(view(0).came.sites).toEqual({ '0 p1': 2, '0 p2': 6 });
    expect([0, 3, 6].map((step) => service.tableRecordStep(step))).toEqual([0, 3, 6]);
  });

  it('tells nobody else which cards are drawn, and not even who drew them while they lie face down', () => {
    const { choose, view, act } = begin();
    choose('slot:well');
    const hidden = { cards: 2, zone: 'hand' };
    expect(textsOf(view(1), 1)).toContainEqual(hidden);
    expect([view(0).faceDown, view(1).faceDown, view(0).undoProblem]).toEqual([2, 0, null]);
    expect(textsOf(view(0), 1)).toContainEqual(hidden);
    expect(view(0).came.cards).toEqual({});
    act({ type: 'turn-up' });
    expect([view(0).faceDown, view(0).undoProblem]).not.toContain(null);
    const cards = view(0).position.players[0].zones['hand'].cards!.map(({ card }) => card);
    const names: Record<string, string> = { ann: 'Ann', bob: 'Bob', cid: 'Cid', dan: 'Dan' };
    expect(textsOf(view(0), 1)?.slice(1, 3)).toEqual(cards.map((card) => `draws ${names[card]}`));
    expect(textsOf(view(1), 1)).toContainEqual(hidden);
    expect(textsOf(view(1), 1)).toHaveLength(3);
  });

  it('says when a card came to where it lies', () => {
    const { choose, view } = begin();
    choose('slot:well', 'end-turn', 'slot:mint', 'end-turn', 'slot:show');
    const [shown] = view(0).decision!.options;
    choose(shown.key);
    expect(view(1).came.cards).toEqual({ [shown.target!.id]: view(1).step });
    expect(view(1).position.zones['spent'].cards!.map(({ card }) => card)).toEqual([shown.target!.id]);
    expect(textsOf(view(1), view(1).step)).toContainEqual(expect.stringContaining('spent'));
  });

  it('begins again where choices were taken back', () => {
    const { choose, view, act } = begin();
    choose('slot:mint');
    view(0);
    act({ type: 'undo' });
    expect(view(0).log.map(({ step }) => step)).toEqual([0]);
    choose('slot:yard');
    expect(textsOf(view(0), 1)).toEqual(['uses yard']);
    expect(view(0).came.sites).toEqual({});
  });
});

describe('choices', () => {
  it('are taken back one by one, or a whole turn, and made again', () => {
    const { choose, act, view } = begin();
    choose('slot:yard', 'site:p1');
    const built = view(0);
    expect([act({ type: 'undo' }).step, view(0).canRedo, view(0).undoProblem]).toEqual([1, true, null]);
    expect(act({ type: 'redo' })).toEqual(built);
    expect(view(0).canRedo).toBe(false);
    expect([act({ type: 'undo-turn' }).step, view(0).undoProblem]).toEqual([0, 'nothing']);
    // a turn ends where the one before begins
    choose('slot:mint', 'end-turn', 'slot:yard', 'site:p1');
    expect([act({ type: 'undo-turn' }, 1).step, view(1).asks]).toEqual([2, 1]);
  });

  it('are told beforehand: what they change, and how many cards they draw', () => {
    const { service, choose } = begin();
    const labels = (key: string): (string | undefined)[] | undefined =>
      service.tablePreview(key, 0)?.changes.map(({ label, difference }) => `${label} ${difference}`);
    expect(labels('slot:mint')).toEqual(['tides +1 (0 → 1)', 'you: coins +3 (2 → 5)']);
    expect(service.tablePreview('slot:mint', 0)).toMatchObject({ reveals: false, draws: 0 });
    expect(service.tablePreview('slot:well', 0)).toMatchObject({ draws: 2 });
    expect(service.tablePreview('slot:nothing', 0)).toBeNull();
    expect(service.tablePosition(0, 0)!.position.players[0].counters['coin']).toBe(2);
    choose('slot:mint');
    expect([0, 1].map((step) => service.tablePosition(step, 0)!.position.players[0].counters['coin'])).toEqual([2, 5]);
  });

  it('to confirm something come by themselves where nothing can be taken back, or if a person wants so', () => {
    const { act, view } = begin();
    const key = 'slot:mint';
    act({ type: 'choose', key }, 0, { freeOrders: true, confirmed: true });
    expect([view(0).asks, view(0).inPlace]).toEqual([0, []]);
    act({ type: 'choose', key: 'end-turn' }, 0);
    act({ type: 'choose', key: 'slot:yard' }, 1);
    act({ type: 'choose', key: 'site:p1' }, 1, { freeOrders: true, confirmed: false });
    const { asks, log, inPlace } = view(0);
    expect([asks, log.at(-1)!.auto, inPlace]).toEqual([0, 'confirm', [4]]);
  });

  it('lead to the end, with places; then nobody is asked', () => {
    const { choose, view, service } = begin();
    choose('slot:yard', 'site:p1', 'end-turn', 'slot:mint', 'end-turn');
    for (let turn = 0; turn < 4; turn++) choose('slot:mint', 'end-turn');
    const { over, asks, ranking, standings, decision, periods } = view(0);
    expect([over, asks, decision, periods]).toEqual([true, null, null, []]);
    expect(ranking).toEqual([
      { player: 0, place: 1, won: true, by: [{ what: 'point', value: 1 }], missed: [] },
      { player: 1, place: 2, won: false, by: [{ what: 'point', value: 0 }], missed: [] },
    ]);
    expect(standings.map(({ score }) => score)).toEqual([null, null]);
    const { moments, counters } = service.tableCourse()!;
    expect(moments[0]).toBe(0);
    expect(moments.at(-1)).toBeGreaterThan(view(0).step);
    expect(counters['point'].map((values) => [values[0], values.at(-1)])).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(Object.keys(counters)).toEqual(['coin', 'point']);
  });

  it('of bots are made until a person is asked, no more than are wanted', () => {
    const { act, view } = begin({ bots: ['random', null] });
    expect(act({ type: 'bots', decisions: 1, milliseconds: Infinity }).step).toBe(1);
    expect(act(BOTS, 1).asks).toBe(1);
    const { step } = view(1);
    expect(act(BOTS, 1).step).toBe(step);
    const both = begin({ bots: ['random', 'quick'] });
    expect(both.act({ type: 'bots', decisions: 100, milliseconds: 0 }).step).toBe(1);
    expect(both.act(BOTS).over).toBe(true);
  });

  it('are advised to who makes them alone', () => {
    const { service, view } = begin();
    const { key, label, asGood, less } = service.tableAdvice(0)!;
    const { options } = view(0).decision!;
    expect(options.find((option) => option.key === key)?.label).toBe(label);
    expect(options.map((option) => option.label)).toEqual(
      expect.arrayContaining([...asGood, ...less.map((other) => other.label)]),
    );
    expect(service.tableAdvice(1)).toBeNull();
  });
});

describe('a trial', () => {
  it('is marked, leads nowhere in the game, and may be begun before any choice', () => {
    const { service, choose, view, act } = begin();
    choose('slot:mint', 'end-turn', 'slot:mint', 'end-turn');
    const before = view(0);
    const tried = viewOf(service.tableTry(0, 0));
    expect([tried.trial, tried.asks, tried.position.players[0].counters['coin']]).toEqual([true, 0, 2]);
    act({ type: 'choose', key: 'slot:yard' });
    act({ type: 'choose', key: 'site:p1' });
    // the other is played by a bot
    act({ type: 'choose', key: 'end-turn' });
    expect([view(0).asks, act(BOTS).asks]).toEqual([1, 0]);
    expect(service.tableRecord()!.choices).toHaveLength(4);
    const { step } = view(0);
    expect(act({ type: 'undo' }).step).toBe(2);
    expect(act({ type: 'redo' }).step).toBe(step);
    expect([act({ type: 'undo-turn' }).step, view(0).undoProblem]).toEqual([0, 'nothing']);
    expect(viewOf(service.tableEndTry(0))).toEqual(before);
  });
});

describe('a lesson', () => {
  it('has its steps, with the choices that belong to each', () => {
    const { lesson } = (begin({ lesson: 'first' }).started as { layout: { lesson: unknown } }).layout;
    expect(lesson).toEqual({
      title: 'A first game',
      steps: [
        {
          say: 'Look.',
          look: [
            { kind: 'place', place: 'board' },
            { kind: 'slot', id: 'mint' },
          ],
          sources: [{ edition: 'English rules', at: 'p. 2', says: null, strength: null }],
          from: 0,
          to: 0,
        },
        { say: 'Take money.', look: [], sources: [], from: 0, to: 1 },
        { say: 'The other builds.', look: [], sources: [], from: 1, to: 5 },
        { say: 'Draw.', look: [], sources: [], from: 5, to: 6 },
      ],
    });
  });

  it('says what comes next as long as the game follows it, and that it is over', () => {
    const { choose, view } = begin({ lesson: 'first' });
    expect(view(0).lesson).toEqual({ made: 0, strays: false, next: { by: 'learner', key: 'slot:mint' } });
    choose('slot:mint', 'end-turn');
    expect(view(0).lesson).toEqual({ made: 2, strays: false, next: { by: 'others' } });
    choose('slot:yard', 'site:p1', 'end-turn', 'slot:well');
    expect(view(0).lesson).toEqual({ made: 6, strays: false, next: null });
    choose('end-turn');
    expect(view(0).lesson).toEqual({ made: 6, strays: false, next: null });
  });

  it('is left by another choice, and gone on with when that is taken back', () => {
    const { choose, view, act } = begin({ lesson: 'first' });
    choose('slot:mint', 'end-turn', 'slot:mint');
    expect(view(0).lesson).toEqual({ made: 2, strays: true, next: null });
    act({ type: 'undo' }, 1);
    expect(view(0).lesson).toMatchObject({ made: 2, strays: false });
    expect(act({ type: 'end-lesson' }).lesson).toBeNull();
  });

  it('says what the others choose, and is not followed in a trial', () => {
    const { choose, act, view, service } = begin({ lesson: 'first', bots: [null, 'random'] });
    choose('slot:mint', 'end-turn');
    act(BOTS);
    expect(view(0).lesson).toMatchObject({ made: 5, strays: false });
    expect(view(0).position.players[1].sites).toHaveProperty('p1');
    expect(viewOf(service.tableTry(0, 0)).lesson).toBeNull();
  });

  it('decides itself what a person could have decided in place', () => {
    const { act, view } = begin({ lesson: 'first' });
    act({ type: 'choose', key: 'slot:mint' }, 0, { freeOrders: true, confirmed: false });
    expect([view(0).asks, view(0).step, view(0).inPlace]).toEqual([0, 1, []]);
  });

  it('that the pack does not have is said, and the game goes on without it', () => {
    const { started } = begin({ lesson: 'second' });
    expect(started).toMatchObject({
      update: { view: { lesson: null } },
      notices: [{ type: 'lesson', message: 'second' }],
    });
  });
});

describe('a game on file', () => {
  it('goes on where it was, in the language that is wanted', () => {
    const { service, choose, view } = begin();
    choose('slot:yard', 'site:p1', 'end-turn');
    const record = service.tableRecord()!;
    const again = begin({ record });
    expect(again.view(0)).toEqual(view(0));
    expect(again.started).toMatchObject({ notices: [] });
    expect(again.service.tableLayout('it')).toMatchObject({ explained: { coin: 'You pay with it.' } });
    expect(viewOf(again.service.tableView('it', 1)).decision!.prompt).not.toBe(again.view(1).decision!.prompt);
  });

  it('of other rules is marked; one that stops is played as far as it goes, if that is wanted', () => {
    const { service, choose } = begin();
    choose('slot:mint', 'end-turn');
    const record = service.tableRecord()!;
    expect(begin({ record: { ...record, hash: 'other' } }).started).toMatchObject({
      notices: [{ type: 'other-rules' }],
    });
    expect(begin({ record }).started).toMatchObject({ notices: [] });
    expect(begin({ record: { ...record, finalHash: '0' } }).started).toMatchObject({
      notices: [{ type: 'other-end' }],
    });
    const stops = { ...record, choices: ['slot:mint', 'nonsense', 'end-turn'] };
    const start = { pack: 'cove', setup: begin().setup, language: 'en', viewer: 0 } as const;
    expect(service.startTable({ ...start, record: stops })).toMatchObject({
      ok: false,
      reason: 'stops',
      stopped: { at: 1, of: 3 },
    });
    expect(begin({ record: stops, asFarAsItGoes: true }).view(0).step).toBe(1);
    expect(service.startTable({ ...start, record: { ...record, pack: 'other' } })).toMatchObject({
      ok: false,
      reason: 'refused',
      message: expect.stringContaining('"other"'),
    });
    expect(service.startTable({ ...start, setup: { ...start.setup, seats: [] } })).toMatchObject({
      ok: false,
      reason: 'refused',
    });
  });

  it('is begun though the weights of its bots cannot be read, which is said', () => {
    expect(begin({ weights: '{' }).started).toMatchObject({ notices: [{ type: 'weights' }] });
    expect(begin({ weights: null }).started).toMatchObject({ notices: [] });
  });

  it('of a variant is played with the weights of the nearest pack that it extends, which is said', () => {
    const files = memoryFiles({
      'sea/cove/pack.yaml': TEXT,
      'sea/bay.yaml': 'pack: bay\ntitle: Bay\nextends: cove\ncounters: {pearl: {}}\n',
      'sea/gulf/pack.yaml': 'pack: gulf\ntitle: Gulf\nextends: bay\n',
    });
    const gulf = withoutErrors(loadPack(files, 'sea/gulf'), 'gulf');
    const service = tableService((path) => (path === 'sea/gulf' ? gulf : null));
    expect(service.packsOfWeights('sea/gulf')).toEqual(['sea/gulf', 'sea/bay.yaml', 'sea/cove']);
    expect(service.packsOfWeights('broken')).toEqual(['broken']);
    const weights = { 'counter coin': [3, 1] } as const;
    const made = { command: 'test', games: 1, seed: 1, lines: 1, players: 2 };
    const start = { pack: 'sea/gulf', setup: begin().setup, language: 'en', viewer: 0 } as const;
    expect(service.startTable({ ...start, weights: weightsText(PACK.model, made, weights) })).toMatchObject({
      notices: [{ type: 'inherited-weights', pack: 'cove' }],
    });
    expect(weightsFor(gulf.model)).toEqual(weights);
    // of a pack that it does not extend
    const other = weightsText({ ...PACK.model, id: 'fjord' }, made, weights);
    expect(service.startTable({ ...start, weights: other })).toMatchObject({ notices: [{ type: 'weights' }] });
    // its own
    const own = weightsText(gulf.model, made, weights);
    expect(service.startTable({ ...start, weights: own })).toMatchObject({ notices: [] });
  });
});
