/** What a seat may do and what it is sent: no more than it may see, and only what is otherwise than before. */
import { describe, expect, it } from 'vitest';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';
import { CITIES, GLEANING, MEMORY, NIM, pack } from '../test/support/packs.ts';
import { rounds, seed } from '../test/support/width.ts';
import type { TableSetup, TableView } from './protocol.ts';
import { TableGame } from './table-game.ts';
import { updated } from './update.ts';

const people = (players: number, options: TableSetup['options'] = {}): TableSetup => ({
  seats: Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, bot: null })),
  seed,
  options,
});
const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
/** Sent with a choice, at the most. */
const MOST_SENT = 20_000;

describe.each([
  [CITIES, 4, { 'government-contracts': 'in-play' }, rounds(60, 2000)],
  [GLEANING, 3, {}, 400],
  [MEMORY, 2, {}, 400],
])('at a table of %s with %i seats', (path, players, options, choices) => {
  it('each is sent what is otherwise, from which it has the bytes that it would see', () => {
    const table = new TableGame(pack(path), {
      setup: people(players, options),
      language: 'en',
      preferences: { freeOrders: true, confirmed: false, merged: true },
    });
    const source = new ChoiceSource(seed);
    const seats = Array.from({ length: players }, (_, seat) => ({
      seat: table.seat(seat),
      has: 0,
      view: null as TableView | null,
    }));
    let most = 0;
    for (let made = 0; made < choices; made++) {
      for (const [i, one] of seats.entries()) {
        // who was away is sent all that happened meanwhile at once
        if (i > 0 && source.below(3) === 0) continue;
        const update = one.seat.update(one.has);
        if ('patch' in update) most = Math.max(most, bytes(update));
        one.view = updated(one.view, update);
        one.has = update.sent;
        expect(JSON.stringify(one.view)).toBe(JSON.stringify(one.seat.view()));
      }
      const asks = seats[0].view!.asks;
      if (asks === null) break;
      const { decision, step } = seats[asks].seat.view();
      const undoes = source.below(12) === 0 && seats[asks].seat.view().undoProblem === null;
      if (undoes) seats[asks].seat.act({ type: 'undo' }, step);
      else {
        const { options } = decision!;
        seats[asks].seat.act({ type: 'choose', key: options[source.below(options.length)].key }, step);
      }
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(MOST_SENT);
  });
});

describe('a seat', () => {
  const begin = () => {
    const table = new TableGame(pack(NIM), { setup: people(2), language: 'en' });
    const [first, second] = [table.seat(0), table.seat(1)];
    const asks = first.view().asks!;
    return { table, own: table.seat(asks), other: asks === 0 ? second : first };
  };
  const keyOf = ({ decision }: TableView): string => decision!.options[0].key;

  it('decides nothing in place of another, nor at another step than the one that is due', () => {
    const { table, own, other } = begin();
    const view = own.view();
    const choose = { type: 'choose', key: keyOf(view) } as const;
    expect(() => other.act(choose, view.step)).toThrow(/chooses now/);
    expect(() => table.onlooker.act(choose, view.step)).toThrow(/chooses now/);
    expect(() => own.act(choose, view.step + 1)).toThrow(/\d/);
    expect(() => table.seat(2)).toThrow('There is no seat 2');
    expect(() => table.seat(-1)).toThrow('There is no seat -1');
    expect(own.view()).toEqual(view);
    own.act(choose, view.step);
    expect(() => own.act({ type: 'undo' }, view.step)).toThrow(/\d/);
    expect(own.view().step).toBeGreaterThan(view.step);
  });

  it('takes back its own choice only, and makes it again', () => {
    const { own, other } = begin();
    const before = own.view();
    own.act({ type: 'choose', key: keyOf(before) }, before.step);
    const after = own.view();
    expect(other.view().undoProblem).not.toBeNull();
    other.act({ type: 'undo' }, after.step);
    expect(own.view()).toEqual(after);
    own.act({ type: 'undo' }, after.step);
    expect(own.view()).toEqual({ ...before, canRedo: true });
    expect(other.view().canRedo).toBe(false);
    other.act({ type: 'redo' }, before.step);
    expect(own.view().step).toBe(before.step);
    own.act({ type: 'redo' }, before.step);
    expect(own.view()).toEqual(after);
  });

  it('tries something out by itself: the others see the game as it is', () => {
    const { own, other } = begin();
    const [seen, game] = [other.view(), own.view()];
    own.tryOut(game.step);
    own.act({ type: 'choose', key: keyOf(own.view()) }, own.view().step);
    own.letBotsOfTrial({ decisions: 1, milliseconds: Infinity });
    expect(own.view()).toMatchObject({ trial: true });
    expect(other.view()).toEqual(seen);
    own.endTrial();
    expect(own.view()).toEqual(game);
  });

  it('is sent all where it has something else than what it was sent last', () => {
    const { own } = begin();
    const first = own.update();
    expect(own.update(first.sent)).toMatchObject({ from: first.sent, patch: [] });
    expect(own.update(first.sent)).toHaveProperty('view');
    expect(() => updated(null, { sent: 2, from: 1, patch: [] })).toThrow('without what it is of');
  });

  it('is told in its own language', () => {
    const { own, other } = begin();
    own.language = 'it';
    expect(own.view().decision!.prompt).not.toBe(begin().own.view().decision!.prompt);
    expect(other.view().story).toEqual(begin().other.view().story);
  });
});
