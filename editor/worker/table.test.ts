/** The game at the table, as the worker shows it to one seat. The judge of what a seat may know is the whole position. */
import { describe, expect, it } from 'vitest';
import { loaded, pack, CITIES, NIM, SHAPES, YUCATA } from '../../test/support/packs.ts';
import { cardsPassing } from '../../test/support/cards-passing.ts';
import { isFull, rounds } from '../../test/support/width.ts';
import { adviceOn } from '../../study/bots/advice.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import type { PackModel } from '../../dsl/internal.ts';
import { replay, type PositionView, newGame } from '../../interpreter/index.ts';
import { slotUses } from '../../table/slot-uses.ts';
import { tableService } from './table-service.ts';
import { fullView as viewOf, OpenTable } from '../../test/support/open-table.ts';
import {
  NOBODY,
  type InPlace,
  type TableAction,
  type TableApi,
  type TableOverview,
  type TablePosition,
  type TableSetup,
  type TableStart,
  type TableView,
} from '../../table/protocol.ts';

const people = (players: number, seed = 1, options = {}): TableSetup => ({
  seats: Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, bot: null })),
  seed,
  options,
});

const bots = (players: number, seed: number): TableSetup => {
  const { seats, ...rest } = people(players, seed);
  return { ...rest, seats: seats.map((seat) => ({ ...seat, bot: 'random' })) };
};

/** All texts in a value, wherever they are. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}

const cardsOf = ({ zones, players, sharedSites }: PositionView, seats = players): string[] => [
  ...Object.values(zones).flatMap(({ cards }) => (cards ?? []).map(({ card }) => card)),
  ...Object.values(sharedSites).flatMap(({ tile }) => tile ?? []),
  ...seats.flatMap((player) => [
    ...Object.values(player.zones).flatMap(({ cards }) => (cards ?? []).map(({ card }) => card)),
    ...Object.values(player.sites).flatMap(({ tile }) => tile ?? []),
  ]),
];

describe('what a seat is shown', () => {
  const GAMES: [string, number, number][] = [
    [CITIES, rounds(2, 3), 1],
    [YUCATA, 2, 1],
    [SHAPES, 2, 1],
  ];
  it.each([...GAMES, ...(isFull ? ([[CITIES, 2, 2]] as const) : [])])(
    '%s, %i players: no card that it never saw is in any text (%i games)',
    (path, players, games) => {
      const model = pack(path);
      for (let seed = 1; seed <= games; seed++) {
        const table = new OpenTable(model, { setup: people(players, seed), language: 'en' });
        const everybody = Array.from({ length: players }, (_, seat) => seat);
        const judge = newGame(model, { players, seed, trace: true, faceDown: everybody });
        let judged = 0;
        const source = new ChoiceSource(seed);
        const known = Array.from({ length: players }, () => new Set<string>());
        for (let step = judge.length; judge.decision !== null; step = judge.length) {
          const { player: asks, options } = judge.decision;
          const faceDown = new Set(judge.faceDown);
          known.forEach((cards, seat) => {
            for (const card of cardsPassing(judge, judged, seat)) if (!faceDown.has(card)) cards.add(card);
          });
          judged = judge.trace.length;
          for (let seat = 0; seat < players; seat++) {
            // who decides, and all seats now and then, as the texts of a whole game are many
            if (step % (seat === asks ? rounds(6, 1) : rounds(48, 8)) !== 0) continue;
            const shown = table.view(seat);
            expect(shown.step).toBe(step);
            for (const card of cardsOf(shown.position)) known[seat].add(card);
            for (const { target } of shown.decision?.options ?? []) {
              if (target?.kind === 'card') known[seat].add(target.id);
            }
            for (const { target } of shown.decision?.refused ?? []) {
              if (target?.kind === 'card') known[seat].add(target.id);
            }
            expectNoUnseen(shown, known[seat], model);
            for (let of = 0; of < players; of++) {
              expectNoUnseen(table.overview(of, shown.step, seat), known[seat], model);
            }
            expect(shown.decision === null).toBe(seat !== asks);
            if (seat === asks) expect(table.view(NOBODY).decision).toBeNull();
          }
          const { key } = options[source.below(options.length)];
          table.act({ type: 'choose', key });
          judge.choose(key);
        }
        expect(table.view(0).over).toBe(true);
      }
    },
  );
});

function expectNoUnseen(view: TableView | TableOverview, known: ReadonlySet<string>, model: PackModel): void {
  const knownNames = new Set(model.cards.flatMap(({ id, name }) => (known.has(id) ? [name] : [])));
  const texts = textsIn(view);
  const exact = new Set(texts);
  const long = texts.filter((text) => text.includes(' ')).join('\n');
  for (const { id, name } of model.cards) {
    if (known.has(id) || knownNames.has(name)) continue;
    if (exact.has(id) || exact.has(`card:${id}`) || long.includes(name)) expect({ card: id, name }).toBe('unseen');
  }
}

describe('a game at the table', () => {
  const setup: TableSetup = {
    ...people(2, 11),
    seats: [
      { name: 'Ann', bot: null },
      { name: 'Bea', bot: 'random' },
    ],
  };
  const start: TableStart = { pack: CITIES, setup, language: 'en', viewer: 0 };
  const begun = () => {
    const service = tableService((path) => (path === CITIES ? loaded(CITIES) : null));
    const started = service.startTable(start);
    return { service, view: viewOf(started) };
  };
  /** As the first seat, at the step that is due. */
  const act = (service: TableApi, action: TableAction): TableView => {
    const { step } = viewOf(service.tableView('en', 0));
    return viewOf(service.tableAct(action, { seat: 0, step }));
  };
  /** Takes options at random until the game is over; calls `each` before each choice of the person. */
  function play(
    service: TableApi,
    from: TableView,
    each: (view: TableView) => TableView | void = () => undefined,
  ): TableView {
    const source = new ChoiceSource(5);
    let view = from;
    while (!view.over) {
      if (view.asks === 1) view = act(service, { type: 'bots', decisions: 1000, milliseconds: 60_000 });
      else {
        const { decision } = (view = each(view) ?? view);
        if (decision === null) continue;
        const { key } = decision.options[source.below(decision.options.length)];
        view = act(service, { type: 'choose', key });
      }
    }
    return view;
  }

  it('is played to its end with a bot, and its record plays again to the same', () => {
    const { service, view } = begun();
    const end = play(service, view);
    const record = service.tableRecord()!;
    const again = tableService(() => loaded(CITIES));
    expect(viewOf(again.startTable({ ...start, record }))).toEqual(end);
    expect(end.ranking.map(({ place }) => place)).toEqual([1, 2]);
    expect(replay(pack(CITIES), record).game.hash()).toBe(record.finalHash);
  });

  it('says beforehand what an option changes: the same as the positions before and after it', () => {
    const { service, view } = begun();
    const source = new ChoiceSource(3);
    let told = 0;
    let takenBack = 0;
    play(service, view, ({ decision, position }) => {
      const { options } = decision!;
      const { key } = options[source.below(options.length)];
      const shown = service.tablePreview(key, 0)!;
      const after = act(service, { type: 'choose', key });
      const amounts = ({ counters, players }: PositionView): number[] => [
        ...Object.values(counters),
        ...players.flatMap((player) => Object.values(player.counters)),
      ];
      const before = amounts(position);
      const changed = amounts(after.position).filter((n, i) => n !== before[i]).length;
      if (!shown.reveals) {
        expect(shown.changes.length).toBeGreaterThanOrEqual(changed);
        expect(shown.changes.length > 0).toBe(JSON.stringify(after.position) !== JSON.stringify(position));
        told += changed;
      }
      if (after.undoProblem !== null) return after;
      takenBack++;
      const again = act(service, { type: 'undo' });
      expect(again.position).toEqual(position);
      return act(service, { type: 'redo' });
    });
    expect(told).toBeGreaterThan(15);
    expect(takenBack).toBeGreaterThan(20);
  });

  it('says beforehand nothing that comes from a card which is revealed: which slot the solo rules block', () => {
    const table = new OpenTable(pack(CITIES), { setup: people(1, 4), language: 'en' });
    let ends = 0;
    let known = 0;
    for (let view = table.view(0); ends < 12; view = table.view(0)) {
      const [{ key }] = view.decision!.options;
      if (key === 'end-turn') {
        ends++;
        const { changes, reveals, depends } = table.preview(key, 0)!;
        expect([reveals, depends]).toEqual([true, true]);
        const said = changes.map(({ label, difference }) => `${label} ${difference}`);
        expect(said.filter((line) => line.includes('digit sum'))).toEqual([]);
        const blocked = said.filter((line) => line.startsWith('slot ') && line.endsWith('neutral (was nobody)'));
        // those of the tiles that lie open, which the table marks as well
        const names = view.nextBlocks.map((slot) => `slot ${slot.replaceAll('-', ' ')}`);
        for (const line of blocked) expect(names.some((name) => line.startsWith(name))).toBe(true);
        known += blocked.length;
      }
      table.act({ type: 'choose', key });
    }
    expect(known).toBeGreaterThan(0);
  });

  it('says what a bot would choose, and why: the same as the command line, and only what can be chosen', () => {
    const { service, view: first } = begun();
    const view = first.asks === 0 ? first : act(service, { type: 'bots', decisions: 1000, milliseconds: 60_000 });
    expect(service.tableAdvice(1)).toBeNull(); // of the options of another seat nothing is told
    const advice = service.tableAdvice(0)!;
    const { options } = view.decision!;
    const labels = new Map(options.map(({ key, label }) => [key, label]));
    expect(advice.label).toBe(labels.get(advice.key));
    expect([...labels.values()]).toEqual(
      expect.arrayContaining([...advice.asGood, ...advice.less.map(({ label }) => label)]),
    );
    expect(advice.plan.length).toBeGreaterThan(0);
    const behind = advice.less.map((other) => other.behind);
    expect(behind).toEqual(behind.toSorted((a, b) => a - b));
    expect(advice.key).toBe(adviceOn(replay(pack(CITIES), service.tableRecord()!).game).options[0].key);
    // asking changes nothing
    expect(viewOf(service.tableView('en', 0))).toEqual(view);
  });

  it('looks back at any position, and takes a whole turn back', () => {
    const { service, view } = begun();
    const positions: [number, TablePosition][] = [];
    let compared = 0;
    play(service, view, ({ step, position, periods, standings, uses, nextBlocks }) => {
      positions.push([step, { position, periods, standings, uses, nextBlocks }]);
      if (positions.length > 40 || positions.length % 4 !== 0) return;
      for (const [past, there] of positions) expect(service.tablePosition(past, 0)).toEqual(there);
      compared++;
    });
    expect(compared).toBeGreaterThan(5);
  });

  it('says what is wrong: no game, a pack with errors, a record that cannot be played, an option that is not there', () => {
    const { service, view } = begun();
    const none = tableService(() => null);
    expect(none.tableAct({ type: 'undo' }, { seat: 0, step: 0 })).toMatchObject({ ok: false, reason: 'no-game' });
    expect(none.startTable(start)).toMatchObject({ ok: false, reason: 'errors' });
    expect(service.tableAct({ type: 'choose', key: 'nonsense' }, { seat: 0, step: view.step })).toMatchObject({
      ok: false,
      reason: 'refused',
    });
    const record = { ...service.tableRecord()!, choices: ['nonsense'] };
    expect(service.startTable({ ...start, record })).toMatchObject({ ok: false, reason: 'stops' });
    expect(service.startTable({ ...start, record: { ...record, pack: 'other' } })).toMatchObject({
      ok: false,
      reason: 'refused',
    });
    // the game goes on as it was
    expect(viewOf(service.tableView('en', 0)).step).toBe(viewOf(begun().service.tableView('en', 0)).step);
  });
});

describe('what a bot has chosen', () => {
  const seats = [people(2).seats[0], { name: 'Bot', bot: 'random' }];
  it.each([
    [CITIES, 40, 3],
    [NIM, Infinity, 0],
  ])('is not taken back, neither while it decides nor when the game is over (%s)', (path, choices, least) => {
    const table = new OpenTable(pack(path), { setup: { ...people(2, 11), seats }, language: 'en' });
    const source = new ChoiceSource(4);
    let own = 0;
    let others = 0;
    for (let view = table.view(0); !view.over && view.step < choices; view = table.view(0)) {
      const asked = view.asks!;
      if (asked === 0) {
        const { options } = view.decision!;
        table.act({ type: 'choose', key: options[source.below(options.length)].key });
      } else table.act({ type: 'bots', decisions: 1, milliseconds: Infinity });
      const after = table.view(0);
      const { keys } = table.game['shared'].game;
      for (const type of ['undo', 'undo-turn'] as const) {
        table.act({ type });
        const isBack = table.view(0).step < after.step;
        expect(isBack).toBe(after.undoProblem === null);
        if (asked === 1) expect([type, isBack]).toEqual([type, false]);
        while (table.view(0).canRedo) table.act({ type: 'redo' });
        expect(table.game['shared'].game.keys).toEqual(keys);
        if (asked === 1) others++;
        else if (isBack) own++;
      }
    }
    expect([own >= least, others > least]).toEqual([true, true]);
  });
});

describe('a trial', () => {
  it('is not begun by nobody, who knows nothing', () => {
    const service = tableService(() => loaded(CITIES));
    service.startTable({ pack: CITIES, setup: people(2, 7), language: 'en', viewer: NOBODY });
    const before = viewOf(service.tableView('en', NOBODY));
    expect(viewOf(service.tableTry(0, NOBODY))).toEqual(before);
    expect(viewOf(service.tableView('en', NOBODY))).toEqual(before);
  });

  it('begins with what the seat sees, and with other hidden cards; choices are taken back whatever was learned', () => {
    const table = new OpenTable(pack(CITIES), { setup: people(2, 7), language: 'en' });
    const source = new ChoiceSource(3);
    const choose = (): void => {
      const seat = table.view(0).asks!;
      const { options } = table.view(seat).decision!;
      table.act({ type: 'choose', key: options[source.below(options.length)].key });
    };
    for (let i = 0; i < 12; i++) choose();
    const record = table.record();
    const seat = table.view(0).asks!;
    const other = 1 - seat;
    const before = [table.view(seat), table.view(other)];
    table.beginTrial(before[0].step, seat);
    const first = table.view(seat);
    expect(first.position).toEqual(before[0].position);
    expect(first.decision!.options).toEqual(before[0].decision!.options);
    expect(first.uses).toEqual(before[0].uses);
    // what the other holds is made up
    const dealt = table.at(seat)['trial']!.game.view(other);
    expect(dealt.players[other]).not.toEqual(before[1].position.players[other]);
    expect(table.view(other)).toEqual(before[1]);
    let own = 0;
    for (let i = 0; i < 30; i++) {
      const { asks } = table.view(seat);
      if (asks === seat) {
        choose();
        own++;
      } else table.act({ type: 'bots', decisions: 1, milliseconds: 60_000 });
    }
    expect(table.view(seat).position.order.length).toBe(2);
    for (; own > 0; own--) {
      expect(table.view(seat).undoProblem).toBeNull();
      table.act({ type: 'undo' });
    }
    expect(table.view(seat).position).toEqual(first.position);
    expect(table.view(seat).undoProblem).toBe('nothing');
    table.act({ type: 'redo' });
    expect(table.view(seat).position).not.toEqual(first.position);
    table.endTrial();
    expect([table.view(seat), table.view(other)]).toEqual(before);
    expect(table.record()).toEqual(record);
  });
});

describe('how a player stands', () => {
  it('is scored as the rulebook says, and unconnected things are marked; of others, only what lies open', () => {
    const table = new OpenTable(pack(CITIES), { setup: people(2, 7), language: 'en' });
    const { asks, standings, position } = table.view(0);
    expect(asks).not.toBeNull();
    // one connected city without buildings: 2 points; 4 of 5 resources: 1 point
    expect(standings[0].score).toEqual({ now: 0, final: 3 });
    expect(standings[1].score).toBeNull();
    for (const seat of [0, 1]) {
      const tiles = Object.entries(position.players[seat].sites).flatMap(([id, { tile }]) => (tile ? [id] : []));
      // no tunnel is built yet
      expect(standings[seat].unmet).toEqual(Object.fromEntries(tiles.map((id) => [id, 'connected'])));
      expect(tiles).toHaveLength(3);
    }
  });

  it('has the points of each connected city: 2, with buildings of 1 kind 3, of 2 kinds 4, of 3 kinds 6', () => {
    const seen = new Set<number>();
    for (const seed of [3, 5, 8]) {
      const table = new OpenTable(pack(CITIES), { setup: bots(2, seed), language: 'en' });
      for (let i = 0; i < 40; i++) {
        table.act({ type: 'bots', decisions: 12, milliseconds: Infinity });
        const { standings, position } = table.view(0);
        position.players.forEach(({ sites }, seat) => {
          const held = Object.entries(sites);
          const cities = held.filter(([id, { piece }]) => piece?.endsWith('city') && !standings[seat].unmet[id]);
          for (const [id] of cities) {
            // as on the boards of the game: b9a to b9d lie at c9
            const kinds = new Set(
              held.filter(([other]) => other.startsWith(`b${id.slice(1)}`)).map(([, one]) => one.piece),
            );
            expect(standings[seat].sites[id]).toBe([2, 3, 4, 6][kinds.size]);
            seen.add(kinds.size);
          }
          for (const [id] of held.filter(([id]) => standings[seat].unmet[id])) {
            expect(standings[seat].sites[id]).toBeUndefined();
          }
        });
      }
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  it('a pack whose score belongs to nobody has none', () => {
    for (const { score } of new OpenTable(pack(NIM), { setup: people(2), language: 'en' }).view(0).standings) {
      expect(score === null || score.now === score.final).toBe(true);
    }
  });
});

describe('slots', () => {
  it('are numbered in the order in which each player used them', () => {
    const trace = [
      { type: 'slot', what: 'occupy', slot: 'a', player: 0 },
      { type: 'slot', what: 'perform', slot: 'c', player: 0 },
      { type: 'slot', what: 'occupy', slot: 'b', player: 1 },
      { type: 'slot', what: 'block', slot: 'd', player: 0 },
      { type: 'slot', what: 'occupy', slot: 'b', player: 0 },
    ] as const;
    expect(slotUses(trace, { a: [0], b: [0, 1], d: [-1] })).toEqual({
      a: [{ player: 0, nth: 1 }],
      b: [
        { player: 1, nth: 1 },
        { player: 0, nth: 2 },
      ],
      d: [{ player: -1, nth: 1 }],
    });
    // after the round the marker of `a` is back
    expect(slotUses(trace, { b: [0] })).toEqual({ b: [{ player: 0, nth: 1 }] });
  });
});

describe('when something came', () => {
  it('is the choice after which the card is there, and before which it was not', () => {
    const table = new OpenTable(pack(CITIES), {
      setup: { ...people(2, 3), seats: people(2).seats.map((seat) => ({ ...seat, bot: 'random' })) },
      language: 'en',
    });
    table.act({ type: 'bots', decisions: 120, milliseconds: Infinity });
    const { came, position } = table.view(0);
    const placesIn = ({ zones, players }: PositionView, card: string): string =>
      JSON.stringify(
        [{ zones }, ...players].map((owner) =>
          Object.entries(owner.zones).flatMap(([id, zone]) => (zone.cards?.some((one) => one.card === card) ? id : [])),
        ),
      );
    const shown = Object.entries(came.cards).filter(
      ([card, step]) => step > 0 && placesIn(position, card).includes('"'),
    );
    expect(shown.length).toBeGreaterThan(5);
    for (const [card, step] of shown) {
      const [before, after] = [step - 1, step].map((n) => placesIn(table.positionAt(n, 0).position, card));
      expect([card, before === after, after]).toEqual([card, false, placesIn(position, card)]);
    }
    const built = Object.entries(came.sites).filter(([, step]) => step > 0);
    expect(built.length).toBeGreaterThan(5);
    for (const [key, step] of built) {
      const [seat, site] = key.split(' ');
      const [before, after] = [step - 1, step].map((n) =>
        JSON.stringify(table.positionAt(n, 0).position.players[Number(seat)].sites[site]),
      );
      expect([key, before === after]).toEqual([key, false]);
    }
  });
});

/** What the page asks for, unless the person has changed the settings. */
const ORDERS: InPlace = { freeOrders: true, confirmed: true };

describe('the end of a turn for which nothing else is left', () => {
  /** The turns of a game with random choices: how often their end was asked for with nothing else, and how often it came by itself. */
  function ends(inPlace: InPlace): { asked: number; notTakenBack: number; byItself: number } {
    const table = new OpenTable(pack(CITIES), { setup: people(2, 4), language: 'en' });
    const source = new ChoiceSource(6);
    const found = { asked: 0, notTakenBack: 0, byItself: 0 };
    // each position is looked at once, by whoever decides: what was done last is in the log of all
    for (let view = table.view(table.asks ?? 0); !view.over;) {
      const { undoProblem, step } = view;
      const { options } = view.decision!;
      if (options.length === 1 && options[0].key === 'end-turn') {
        found.asked++;
        if (undoProblem !== null) found.notTakenBack++;
      }
      table.act({ type: 'choose', key: options[source.below(options.length)].key }, inPlace);
      view = table.view(table.asks ?? 0);
      found.byItself += view.log.filter((entry) => entry.step > step && entry.auto === 'confirm').length;
    }
    const record = table.record();
    expect(replay(pack(CITIES), record).game.hash()).toBe(record.finalHash);
    return found;
  }

  it('is asked for as long as the turn can be taken back, and comes by itself where somebody has learned something', () => {
    const { asked, notTakenBack, byItself } = ends(ORDERS);
    expect([asked > 5, notTakenBack, byItself > 0]).toEqual([true, 0, true]);
  });

  it('comes by itself each time, if the person wants so', () => {
    const { asked, byItself } = ends({ ...ORDERS, confirmed: false });
    expect([asked, byItself > 10]).toEqual([0, true]);
  });
});

describe('where it makes no difference what is first', () => {
  it('it is decided in place of the person, told as such, and taken back with the choice before it', () => {
    const model = pack(CITIES);
    const setup = people(2, 4);
    const table = new OpenTable(model, { setup, language: 'en' });
    const source = new ChoiceSource(2);
    let inPlace = 0;
    let asked = 0;
    let takenBack = 0;
    for (let seat = table.asks; seat !== null && table.game['shared'].game.length < 300; seat = table.asks) {
      const before = structuredClone(table.view(seat));
      const { options } = before.decision!;
      const { key } = options[source.below(options.length)];
      table.act({ type: 'choose', key }, ORDERS);
      const after = structuredClone(table.view(seat));
      if (after.decision?.stack?.length === 0) asked++;
      if (after.inPlace.length === before.inPlace.length) continue;
      inPlace++;
      const told = after.log.filter(({ step, auto }) => step > before.step && auto !== null && auto !== 'only');
      expect(told.map(({ player, lines }) => [player, lines.length > 0])).toEqual(told.map(() => [seat, true]));
      expect(told.length).toBe(after.inPlace.length - before.inPlace.length);
      if (after.undoProblem !== null) continue;
      takenBack++;
      table.act({ type: 'undo' }, ORDERS);
      expect(table.view(seat)).toEqual({ ...before, canRedo: true });
      table.act({ type: 'redo' }, ORDERS);
      expect(table.view(seat)).toEqual(after);
    }
    expect([inPlace > 5, takenBack > 5, asked > 0]).toEqual([true, true, true]);
    // nobody needs to know of it to play the record, and who does tells it in the same way
    const record = table.record();
    expect(replay(model, record).game.hash()).toBe(record.finalHash);
    const { inPlace: numbers } = table.view(0);
    const again = new OpenTable(model, { setup, language: 'en', record, inPlace: numbers });
    expect(again.view(0)).toEqual({ ...table.view(0), canRedo: false });
  });

  it('who has turned it off is asked', () => {
    const model = pack(CITIES);
    const table = new OpenTable(model, { setup: people(2, 4), language: 'en' });
    const source = new ChoiceSource(2);
    while (table.game['shared'].game.length < 120) {
      const { options } = table.view(table.asks!).decision!;
      table.act({ type: 'choose', key: options[source.below(options.length)].key });
    }
    expect(table.view(0).inPlace).toEqual([]);
  });
});
