/** The game at the table as the page has it, on the worker's own methods with a real game. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { featuresOf } from '../../study/bots/features.ts';
import { weightsText } from '../../study/bots/weights-file.ts';
import { weightsFor } from '../../study/bots/weights.ts';
import { CITIES, loaded, NIM, pack } from '../../test/support/packs.ts';
import { replay } from '../../interpreter/index.ts';
import { tableService } from '../worker/table-service.ts';
import { answerTry } from '../worker/try-effect.ts';
import { savedGame, type SavedGame } from '../../table/saved-game.ts';
import {
  NOBODY,
  type TableApi,
  type TableSetup,
  type TableStart,
  type TableStarted,
  type TableUpdate,
} from '../../table/protocol.ts';
import type { GameRecord } from '../worker/protocol.ts';
import { page } from './testing/fake-page.ts';
import { packView, servicesWith, type TestServices } from './testing/fake-services.ts';
import { app, setSettings, type LastTry } from './app.ts';
import { readRoute } from './route.ts';
import { keepIfDamaged, keptGames, removeKept, storedGame } from './stored-game.ts';
import {
  act,
  endTrial,
  goOn,
  goOnAfter,
  hurryBots,
  leaveTable,
  openTableFile,
  passOn,
  pauseBots,
  resumeKept,
  resumeTable,
  startTable,
  takeSeat,
  tryOut,
} from './table.ts';
import { lookBack, openInLab } from './table-looks.ts';
import { positionOfQuery, tryQuery } from './trials.ts';

const SETUP: TableSetup = {
  seats: [
    { name: 'Ann', bot: null },
    { name: 'Bea', bot: null },
  ],
  seed: 3,
  options: {},
};
const WITH_BOT: TableSetup = { ...SETUP, seats: [SETUP.seats[0], { name: 'Bea', bot: 'random' }] };

let services: TestServices;
/** The worker is started again: it has forgotten its game. */
function restart(): void {
  const table: TableApi = tableService((path) => (path === NIM || path === CITIES ? loaded(path) : null));
  services.client.answers = { ...services.client.answers, ...(table as object) };
}
const table = () => app.now.table!;

beforeEach(async () => {
  page.open();
  services = await servicesWith({});
  restart();
  app.set({ view: { ...packView(NIM), id: pack(NIM).id }, table: null });
  setSettings({ botSpeed: 'instant' });
});
afterAll(() => page.close());

it('passes the device on: nobody looks until the next person is there', async () => {
  expect(await startTable(NIM, SETUP)).toBeNull();
  expect(table().viewer).toBe(NOBODY);
  expect(table().view.decision).toBeNull();
  await takeSeat();
  const first = table().view.asks!;
  expect([table().viewer, table().view.decision === null]).toEqual([first, false]);
  while (table().view.asks === first) {
    await act({ type: 'choose', key: table().view.decision!.options[0].key });
  }
  expect([table().viewer, table().view.decision]).toEqual([NOBODY, null]);
});

it('a game of several people that is over is opened at its end', async () => {
  await startTable(NIM, SETUP);
  while (!table().view.over) {
    if (table().viewer === NOBODY) await takeSeat();
    await act({ type: 'choose', key: table().view.decision!.options[0].key });
  }
  restart();
  expect(await resumeTable()).toBeNull();
  expect([table().view.over, table().viewer]).toEqual([true, 0]);
});

it('of a bot that begins nobody takes the seat', async () => {
  setSettings({ botSpeed: 'step' });
  const seats = [{ name: 'Bot', bot: 'random' }, ...SETUP.seats];
  await startTable(CITIES, { ...SETUP, seats, seed: 5 });
  for (let i = 0; i < 40 && table().view.asks !== 0; i++) {
    await takeSeat();
    await act({ type: 'choose', key: table().view.decision!.options[0].key });
  }
  await resumeTable();
  expect([table().view.asks, table().viewer]).toEqual([0, NOBODY]);
  await takeSeat();
  expect(table().viewer).toBe(NOBODY);
  setSettings({ botSpeed: 'instant' });
});

it('shows a person the cards that the turn has brought before the device is passed on', async () => {
  await startTable(CITIES, SETUP);
  await takeSeat();
  const handOf = (seat: number): string[] =>
    (table().view.position.players[seat].zones['hand']?.cards ?? []).map(({ card }) => card);
  let first = NOBODY;
  let before: string[] = [];
  while (table().fresh === null) {
    if (table().viewer === NOBODY) await takeSeat();
    first = table().viewer;
    before = handOf(first);
    await act({ type: 'choose', key: table().view.decision!.options[0].key });
  }
  expect([table().viewer, table().view.asks === first]).toEqual([first, false]);
  const { fresh } = table();
  expect(fresh!.length).toBeGreaterThan(0);
  expect([...before, ...fresh!].sort()).toEqual(expect.arrayContaining(handOf(first).sort()));
  expect(fresh!.filter((card) => before.includes(card))).toEqual([]);
  expect(table().view.decision).toBeNull();
  await passOn();
  expect([table().viewer, table().fresh, handOf(0), handOf(1)]).toEqual([NOBODY, null, [], []]);
});

it('lets bots go on, and shows one person all the time', async () => {
  await startTable(NIM, WITH_BOT);
  while (!table().view.over) {
    expect([table().viewer, table().view.asks]).toEqual([0, 0]);
    await act({ type: 'choose', key: table().view.decision!.options[0].key });
  }
  expect(table().view.ranking.filter(({ won }) => won).length).toBe(1);
});

describe('bots', () => {
  const BOTS: TableSetup = { ...SETUP, seats: SETUP.seats.map(({ name }) => ({ name, bot: 'random' })) };
  afterEach(() => {
    setSettings({ botSpeed: 'instant' });
    vi.useRealTimers();
  });

  it('step by step make one decision when somebody asks for it', async () => {
    setSettings({ botSpeed: 'step' });
    await startTable(NIM, BOTS);
    expect([table().view.step, table().busy]).toEqual([0, false]);
    // watched from the first seat, for which nobody else decides
    expect([table().viewer, table().view.asks, table().view.decision]).toEqual([0, 0, null]);
    for (let step = 1; step <= 3; step++) {
      await goOn('one');
      expect([table().view.step, table().busy]).toEqual([step, false]);
    }
    // a game that is stored between them goes on there
    expect(storedGame()!.record.choices.length).toBe(3);
    setSettings({ botSpeed: 'instant' });
    await goOn('all');
    expect(table().view.over).toBe(true);
  });

  it('slowly make one after another, and stop when they are told to', async () => {
    vi.useFakeTimers();
    setSettings({ botSpeed: 'slow' });
    const playing = startTable(NIM, BOTS);
    await vi.advanceTimersByTimeAsync(10);
    // which heap it is of changes nothing: it takes no time of its own
    expect([table().view.step, table().busy]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(1700);
    expect(table().view.step).toBe(4);
    pauseBots();
    await vi.advanceTimersByTimeAsync(10_000);
    await playing;
    expect([table().view.step, table().busy, table().view.over]).toEqual([4, false, false]);
  });

  it('at the usual pace pause where something is to be seen; skipped, they play on at once', async () => {
    vi.useFakeTimers();
    setSettings({ botSpeed: 'usual' });
    const playing = startTable(NIM, BOTS);
    await vi.advanceTimersByTimeAsync(10);
    expect(table().view.step).toBe(2);
    await vi.advanceTimersByTimeAsync(800);
    expect(table().view.step).toBe(4);
    hurryBots();
    await vi.advanceTimersByTimeAsync(10);
    await playing;
    expect(table().view.over).toBe(true);
  });

  it('do not pause after a choice that nobody sees anything of', async () => {
    vi.useFakeTimers();
    setSettings({ botSpeed: 'slow' });
    const { startTable: begin, tableAct } = services.client.answers;
    const unlogged = <Answer>(answer: Answer): Answer => {
      const { update } = answer as { update: TableUpdate };
      if ('view' in update) update.view.log = [];
      return answer;
    };
    services.client.answers.startTable = (...all) => unlogged(begin!(...all));
    services.client.answers.tableAct = (action, { seat, step }, preferences) =>
      unlogged(tableAct!(action, { seat, step }, preferences));
    const playing = startTable(NIM, BOTS);
    await vi.advanceTimersByTimeAsync(10);
    await playing;
    expect(table().view.over).toBe(true);
  });

  it('of a game that was left do not play in the next', async () => {
    vi.useFakeTimers();
    setSettings({ botSpeed: 'slow' });
    const first = startTable(NIM, BOTS);
    await vi.advanceTimersByTimeAsync(10);
    leaveTable();
    const second = startTable(NIM, SETUP);
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all([first, second]);
    expect([table().view.step, table().setup]).toEqual([0, SETUP]);
  });

  it('play with the weights of the pack, and those that cannot be used are named', async () => {
    services.host.weightTexts.set(NIM, '{"format": "fathom-weights/1", "pack": "other"}');
    await startTable(NIM, BOTS);
    expect(table().notices).toEqual([{ type: 'weights', message: 'is for the pack "other", not for "nim"' }]);
    const model = pack(NIM);
    const [feature] = featuresOf(model);
    const weights = { [feature.name]: [7, 0] as const };
    const made = { command: 'test', games: 1, seed: 1, lines: 1, players: 2 };
    services.host.weightTexts.set(NIM, weightsText(model, made, weights));
    await startTable(NIM, BOTS);
    expect(table().notices).toEqual([]);
    expect(weightsFor(model)).toEqual(weights);
  });

  it('of a variant play with those of the nearest pack that has some', async () => {
    const given = vi.fn<(start: TableStart) => TableStarted>(() => ({ ok: false, reason: 'refused', message: '' }));
    services.client.answers.packsOfWeights = (path) => [path, 'near', 'far'];
    services.client.answers.startTable = given;
    services.host.weightTexts.set('far', 'of the far one');
    await startTable('variant', BOTS);
    services.host.weightTexts.set('near', 'of the near one');
    await startTable('variant', BOTS);
    services.host.weightTexts.set('variant', 'its own');
    await startTable('variant', BOTS);
    expect(given.mock.calls.map(([{ weights }]) => weights)).toEqual(['of the far one', 'of the near one', 'its own']);
  });
});

it('goes on with the stored game after a reload, and when the worker was started again', async () => {
  await startTable(NIM, WITH_BOT);
  await act({ type: 'choose', key: table().view.decision!.options[0].key });
  const { view } = table();
  app.set({ table: null });
  restart();
  expect(await resumeTable()).toBeNull();
  expect(table().view).toEqual(view);
  restart();
  await act({ type: 'choose', key: view.decision!.options[0].key });
  expect(table().view).toEqual(view); // the choice was lost with the worker, the game was not
  expect(table().fault).toMatchObject({ reason: 'recovered' });
  await act({ type: 'choose', key: view.decision!.options[0].key });
  expect(table().fault).toBeNull();
  leaveTable();
  expect([app.now.table, storedGame()]).toEqual([null, null]);
});

describe('nothing is lost:', () => {
  const choose = (): Promise<void> => act({ type: 'choose', key: table().view.decision!.options[0].key });
  const kept = (): (number | null)[] => keptGames().map(({ game }) => game && game.record.choices.length);

  it('a game that is left, or followed by another, is kept, and goes on later', async () => {
    await startTable(NIM, WITH_BOT);
    await choose();
    const { view } = table();
    const choices = storedGame()!.record.choices.length;
    await startTable(NIM, { ...WITH_BOT, seed: 8 });
    expect(kept()).toEqual([choices]);
    leaveTable();
    expect(kept().length).toBe(2);
    expect(await resumeKept(keptGames()[1])).toBeNull();
    expect(table().view).toEqual(view);
    expect(kept().length).toBe(1);
  });

  it('a game that is over is not', async () => {
    await startTable(NIM, WITH_BOT);
    while (!table().view.over) await choose();
    leaveTable();
    expect(kept()).toEqual([]);
  });

  it.each(['{"pack": "cards/nim.yaml", "setup"', '{"pack": 3}', 'null and void'])(
    'a stored text that is damaged is kept apart: %s',
    async (text) => {
      page.localStorage.setItem('fathom-game', text);
      keepIfDamaged();
      expect(await startTable(NIM, WITH_BOT)).toBeNull();
      expect(keptGames()).toEqual([{ text, game: null }]);
      expect(await resumeKept(keptGames()[0])).toMatchObject({ reason: 'refused' });
      removeKept(text);
      expect(keptGames()).toEqual([]);
    },
  );

  it('a record that cannot be played to its end is offered up to there, and stays as it is', async () => {
    await startTable(NIM, WITH_BOT);
    await choose();
    const stored = storedGame()!;
    const { choices } = stored.record;
    const cut = { ...stored, record: { ...stored.record, choices: [...choices, 'nonsense'], hash: 'of other rules' } };
    page.localStorage.setItem('fathom-game', JSON.stringify(cut));
    app.set({ table: null });
    const fault = (await resumeTable())!;
    // nothing of what could be chosen, which may be cards of a hand
    const { reason, stopped } = { reason: 'stops', stopped: { at: choices.length, of: choices.length + 1 } };
    expect(fault).toEqual({ reason, stopped, game: { ...cut, inPlace: expect.any(Array), over: undefined } });
    expect(storedGame()).toEqual(cut);
    expect(await goOnAfter(fault)).toBeNull();
    expect(table().notices).toEqual([{ type: 'other-rules' }]);
    expect(storedGame()!.record.choices.slice(0, choices.length)).toEqual(choices);
    expect(keptGames()).toEqual([{ text: JSON.stringify(cut), game: cut }]);
  });

  it('a fault of the engine leads back to the step before it, and bots wait', async () => {
    await startTable(NIM, WITH_BOT);
    const { view } = table();
    const { tableAct } = services.client.answers;
    services.client.answers.tableAct = () => {
      throw new Error('a dead end');
    };
    await choose();
    expect(table().view).toEqual(view);
    expect(table()).toMatchObject({ busy: false, paused: true, fault: { reason: 'recovered', message: 'a dead end' } });
    services.client.answers.tableAct = tableAct;
    await choose();
    await goOn('all');
    expect([table().fault, table().view.step > view.step]).toEqual([null, true]);
  });

  it('one page at a time plays: another one takes it over, and this one stops', async () => {
    const locks = new FakeLocks();
    vi.stubGlobal('navigator', { ...navigator, locks });
    const release = locks.byAnother();
    const fault = (await startTable(NIM, WITH_BOT))!;
    expect([fault.reason, app.now.table]).toEqual(['elsewhere', null]);
    release();
    expect(await startTable(NIM, WITH_BOT)).toBeNull();
    locks.byAnother();
    await vi.waitFor(() => expect(table().fault?.reason).toBe('elsewhere'));
    const { view } = table();
    const stored = storedGame();
    await choose();
    expect([table().view, storedGame()]).toEqual([view, stored]);
    expect(await goOnAfter(table().fault!)).toBeNull();
    await choose();
    expect(table().view.step).toBeGreaterThan(view.step);
    leaveTable();
    vi.unstubAllGlobals();
    page.install();
  });
});

it.each([
  ['a pack with errors', () => ({ ok: false, reason: 'errors', message: '' }), undefined],
  ['a worker that fails', () => Promise.reject(new Error('out of memory')), undefined],
  ['a record that stops', undefined, { choices: ['nonsense'] }],
  ['a record of another pack', undefined, { pack: 'other' }],
] as [string, (() => unknown) | undefined, Partial<GameRecord> | undefined][])(
  'a game that cannot begin keeps no other page from playing: %s',
  async (_, fails, change) => {
    await startTable(NIM, WITH_BOT);
    const { record } = storedGame()!;
    leaveTable();
    const locks = new FakeLocks();
    vi.stubGlobal('navigator', { ...navigator, locks });
    if (fails) services.client.answers.startTable = fails;
    const wrong = change ? { record: { ...record, ...change } } : {};
    expect(await startTable(NIM, WITH_BOT, wrong)).not.toBeNull();
    await vi.waitFor(() => expect(locks.isFree).toBe(true));
    expect(app.now.table).toBeNull();
    restart();
    expect(await startTable(NIM, WITH_BOT)).toBeNull();
    expect(locks.isFree).toBe(false);
    leaveTable();
    vi.unstubAllGlobals();
    page.install();
  },
);

/** Locks of a browser: one holder; who steals it makes the request of the holder fail. */
class FakeLocks {
  private lost: ((error: Error) => void) | null = null;

  get isFree(): boolean {
    return this.lost === null;
  }

  request(
    name: string,
    { steal = false }: { steal?: boolean },
    hold: (lock: { name: string } | null) => Promise<void> | undefined,
  ): Promise<void> {
    if (this.lost !== null && !steal) return Promise.resolve(hold(null));
    this.lost?.(new Error('stolen'));
    return new Promise((done, failed) => {
      this.lost = failed;
      void Promise.resolve(hold({ name })).then(() => {
        if (this.lost === failed) this.lost = null;
        done();
      });
    });
  }

  /** Another page takes the lock; what it returns releases it. */
  byAnother(): () => void {
    let release: () => void = () => undefined;
    this.request('x', { steal: true }, () => new Promise((done) => (release = done))).catch(() => undefined);
    return () => {
      release();
      this.lost = null;
    };
  }
}

it('plays on where nothing can be stored', async () => {
  page.localStorage.full = true;
  expect(await startTable(NIM, WITH_BOT)).toBeNull();
  await act({ type: 'choose', key: table().view.decision!.options[0].key });
  expect([table().fault, storedGame()]).toEqual([null, null]);
  expect(table().unstored).toBe(true);
  const { view } = table();
  restart();
  await act({ type: 'choose', key: table().view.decision!.options[0].key });
  // the page has it
  expect([table().fault, table().view]).toEqual([{ reason: 'recovered', message: '' }, view]);
});

it('looks back at an earlier position, and forgets it with the next choice', async () => {
  await startTable(NIM, WITH_BOT);
  const { position } = table().view;
  await act({ type: 'choose', key: table().view.decision!.options[0].key });
  await lookBack(0);
  expect(table().past).toMatchObject({ step: 0 });
  expect(table().past!.is.position.counters).toEqual(position.counters);
  await act({ type: 'choose', key: table().view.decision!.options[0].key });
  expect(table().past).toBeNull();
});

it('tries something out: three choices later the game is as it was, nothing of it was stored, and it goes on', async () => {
  await startTable(NIM, WITH_BOT);
  await act({ type: 'choose', key: table().view.decision!.options[0].key });
  const { view } = table();
  const stored = storedGame();
  await tryOut();
  expect(table().view).toMatchObject({ trial: true, step: 0, asks: 0, position: view.position });
  for (let i = 0; i < 3 && !table().view.over; i++) {
    await act({ type: 'choose', key: table().view.decision!.options[0].key });
    expect(table().view.trial).toBe(true);
  }
  expect(table().view.position).not.toEqual(view.position);
  expect(storedGame()).toEqual(stored);
  await endTrial();
  expect(table().view).toEqual(view);
  await act({ type: 'choose', key: table().view.decision!.options[0].key });
  expect(storedGame()!.record.choices.length).toBeGreaterThan(stored!.record.choices.length);
});

it('tries nothing out while the device is passed on', async () => {
  await startTable(CITIES, SETUP);
  expect(table().viewer).toBe(NOBODY);
  const { view } = table();
  await tryOut();
  expect([table().view, table().fault, table().busy]).toEqual([view, null, false]);
  await takeSeat();
  await tryOut();
  expect([table().view.trial, table().fault]).toEqual([true, null]);
});

it('tries something out from an earlier position', async () => {
  await startTable(NIM, WITH_BOT);
  const { position } = table().view;
  await act({ type: 'choose', key: table().view.decision!.options[0].key });
  const { view } = table();
  await lookBack(0);
  await tryOut();
  expect(table()).toMatchObject({ past: null, view: { trial: true, position } });
  await endTrial();
  expect(table().view).toEqual(view);
});

describe('the Lab', () => {
  const effect = 'gain 2 cards';
  const asked = (): Promise<LastTry | null> => {
    const { query } = app.now.route;
    return tryQuery(app.now.view!, { ...query, effect }, false);
  };
  beforeEach(() => {
    const service = tableService((path) => (path === NIM || path === CITIES ? loaded(path) : null));
    services.client.answers = {
      ...services.client.answers,
      ...(service as object),
      tryEffect: (path, question) => answerTry(loaded(path), question, service.labPosition),
    };
  });
  const goThere = async (): Promise<void> => {
    await openInLab();
    app.set({ route: readRoute(location.hash) });
  };

  it('gets of a game that people play what the viewer knows: no record, and other cards than come next', async () => {
    app.set({ view: { ...packView(CITIES), id: pack(CITIES).id } });
    await startTable(CITIES, SETUP);
    await openInLab();
    expect(location.hash).not.toContain('lab');
    await takeSeat();
    const { viewer } = table();
    await goThere();
    expect([app.now.record, app.now.route.query['at']]).toEqual([null, `table@${table().view.step}`]);
    const tried = (await asked())!.answer;
    if (!tried.ok) throw new Error(tried.message);
    const { tried: found } = tried;
    const hand = found.changes.filter(({ what }) => what === 'me hand');
    expect(hand).toHaveLength(1);
    const gained = (hand[0].is as string[]).filter((card) => !(hand[0].was as string[]).includes(card));
    expect(gained).toHaveLength(2);
    const truth = replay(pack(CITIES), storedGame()!.record).game.everything().zones['era-deck'].cards!;
    expect(gained).not.toEqual(truth.slice(0, 2).map(({ card }) => card));
    // what one person has tried is not shown to the next
    const own = table().view.asks;
    while (table().view.asks === own) {
      await act({ type: 'choose', key: table().view.decision!.options[0].key });
      if (table().fresh) await passOn();
    }
    expect([viewer === own, app.now.lastTry]).toEqual([true, null]);
    expect(positionOfQuery(app.now.route.query['at'])).toBeNull();
  });

  it('gets all of a game that is over, or that bots alone play', async () => {
    await startTable(NIM, WITH_BOT);
    while (!table().view.over) await act({ type: 'choose', key: table().view.decision!.options[0].key });
    await goThere();
    expect([app.now.record?.record, app.now.route.query['at']]).toEqual([
      storedGame()!.record,
      `record@${storedGame()!.record.choices.length}`,
    ]);
    app.set({ record: null });
    setSettings({ botSpeed: 'step' });
    await startTable(NIM, { ...SETUP, seats: SETUP.seats.map(({ name }) => ({ name, bot: 'random' })) });
    await goThere();
    expect(app.now.route.query['at']).toBe('record@0');
    setSettings({ botSpeed: 'instant' });
  });
});

describe('a game on file', () => {
  const file = (value: unknown): File =>
    new File([typeof value === 'string' ? value : JSON.stringify(value)], 'game.json');
  const saved = async (): Promise<SavedGame> => {
    await startTable(NIM, WITH_BOT);
    await act({ type: 'choose', key: table().view.decision!.options[0].key });
    const { record, setup, inPlace } = storedGame()!;
    return savedGame(record, { seats: setup.seats, inPlace: inPlace!, lesson: undefined });
  };

  it('is the game: who sat where, and where it was', async () => {
    const game = await saved();
    const { view } = table();
    leaveTable();
    expect(await openTableFile(file(game), NIM)).toBeNull();
    expect([table().setup.seats, table().notices, table().viewer]).toEqual([WITH_BOT.seats, [], 0]);
    expect(table().view).toEqual({ ...view, canRedo: false });
  });

  it('is opened where it does not say who played, or names a bot that there is not', async () => {
    const game = await saved();
    const people = [1, 2].map((n) => ({ name: `Player ${n}`, bot: null }));
    const { seats: _, ...without } = game;
    for (const [value, why] of [
      [without, null],
      [{ ...game, seats: [game.seats![0]] }, '"seats" has 1 entries; 2 play'],
      [{ ...game, seats: 'Ann' }, '"seats" must be a list'],
      [
        { ...game, seats: [{ name: 'Ann\u001b[2J', bot: null }, game.seats![1]] },
        expect.stringContaining('entry 1 of'),
      ],
    ]) {
      expect(await openTableFile(file(value), NIM)).toBeNull();
      expect([table().setup.seats, table().notices]).toEqual([people, [{ type: 'seats', why }]]);
    }
    const seats = [game.seats![0], { name: 'Bea', bot: 'hal:9' }];
    expect(await openTableFile(file({ ...game, seats }), NIM)).toBeNull();
    expect(table().setup.seats[1]).toEqual({ name: 'Bea', bot: null });
    expect(table().notices).toEqual([{ type: 'unknown-bot', name: 'Bea', bot: 'hal:9' }]);
    // as the terminal writes it
    seats[1].bot = 'usual:40';
    expect(await openTableFile(file({ ...game, seats }), NIM)).toBeNull();
    expect(table().setup.seats[1].bot).toBe('usual');
  });

  it('that is no game, or of another pack, is refused, and the last one stays', async () => {
    const game = await saved();
    const stored = storedGame();
    for (const value of [
      JSON.stringify(game).slice(0, 200),
      {},
      { ...game, pack: 'other' },
      { ...game, players: 9 },
      { ...game, format: 'fathom-record/9' },
      { ...game, inPlace: 'x' },
    ]) {
      expect(await openTableFile(file(value), NIM)).toMatchObject({ reason: 'refused' });
      expect(storedGame()).toEqual(stored);
    }
    expect(await openTableFile(file({ ...game, choices: ['x'] }), NIM)).toMatchObject({
      reason: 'stops',
      stopped: { at: 0, of: 1 },
    });
    expect(await openTableFile(file({ ...game, finalHash: '0' }), NIM)).toBeNull();
    expect(table().notices).toEqual([{ type: 'other-end' }]);
    app.set({ packs: [{ path: 'folder/other.yaml', title: 'Other', readonly: false }] });
    expect(await openTableFile(file({ ...game, pack: 'other' }), NIM)).toMatchObject({
      reason: 'other-pack',
      path: 'folder/other.yaml',
      title: 'Other',
    });
  });
});
