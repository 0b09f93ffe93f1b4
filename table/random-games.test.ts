/**
 * Whole games at the table by chance, without a page: each seat chooses, takes back, makes again, looks back and tries out through its own
 * object alone, and sees only what it was sent. No act is refused, and the record leads to the same end.
 */
import { expect, it } from 'vitest';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';
import { replay } from '../interpreter/index.ts';
import { ABYSSAL_TRADE, CITIES, GLEANING, KALAH, MEMORY, NIM, pack, REVERSI, SHELLS } from '../test/support/packs.ts';
import { rounds, seed as firstSeed } from '../test/support/width.ts';
import type { TableSetup, TableView } from './protocol.ts';
import type { TableSeat } from './seat.ts';
import { TableGame } from './table-game.ts';
import { updated } from './update.ts';

/** Whoever sits there has what was sent, and no more. */
class Device {
  private has = 0;
  private seen: TableView | null = null;

  constructor(readonly seat: TableSeat) {}

  look(): TableView {
    const update = this.seat.update(this.has);
    this.has = update.sent;
    return (this.seen = updated(this.seen, update));
  }
}

const GAMES: [path: string, players: number, bots: readonly number[], games: number][] = [
  [CITIES, 2, [1], rounds(1, 40)],
  [CITIES, 4, [], rounds(0, 20)],
  [ABYSSAL_TRADE, 3, [2], rounds(0, 20)],
  [REVERSI, 2, [], rounds(1, 40)],
  [KALAH, 2, [1], rounds(1, 30)],
  [GLEANING, 3, [0], rounds(1, 30)],
  [MEMORY, 3, [], rounds(1, 10)],
  [SHELLS, 2, [], rounds(1, 10)],
  [NIM, 2, [1], 1],
];

function act(device: Device, view: TableView, source: ChoiceSource): void {
  const { seat } = device;
  const { step, undoProblem, canRedo, decision, faceDown } = view;
  switch (source.below(14)) {
    case 0:
      if (undoProblem === null) return seat.act({ type: source.below(3) === 0 ? 'undo-turn' : 'undo' }, step);
      break;
    case 1:
      if (canRedo) return seat.act({ type: 'redo' }, step);
      break;
    case 2:
      if (faceDown > 0) return seat.act({ type: 'turn-up' }, step);
      break;
    case 3:
      seat.positionAt(source.below(step + 1));
      break;
    case 4:
      if (source.below(4) > 0) break;
      seat.tryOut(step);
      seat.letBotsOfTrial({ decisions: 3, milliseconds: Infinity });
      seat.endTrial();
      break;
    default:
  }
  const { options } = decision!;
  const { key } = options[source.below(options.length)];
  if (source.below(6) === 0) expect(seat.preview(key, true)).not.toBeNull();
  seat.act({ type: 'choose', key }, step);
}

function play(path: string, players: number, bots: readonly number[], seed: number): void {
  const setup: TableSetup = {
    seats: Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, bot: bots.includes(i) ? 'random' : null })),
    seed,
    options: {},
  };
  const preferences = { freeOrders: true, confirmed: seed % 2 === 0, merged: seed % 3 > 0 };
  const table = new TableGame(pack(path), { setup, language: (['en', 'it', 'uk'] as const)[seed % 3], preferences });
  const source = new ChoiceSource(seed);
  const devices = setup.seats.map((_, seat) => new Device(table.seat(seat)));
  for (let acts = 0; acts < 3000; acts++) {
    const { asks } = table.onlooker.view();
    if (asks === null) break;
    if (bots.includes(asks)) table.letBots({ decisions: 20, milliseconds: Infinity });
    else act(devices[asks], devices[asks].look(), source);
  }
  const end = table.onlooker.view();
  expect([path, seed, end.over]).toEqual([path, seed, true]);
  const record = table.record();
  const { game, stopped, sameEnd } = replay(pack(path), record);
  expect([stopped, sameEnd, game.hash()]).toEqual([null, true, record.finalHash]);
  const again = new TableGame(pack(path), { setup, language: 'en', record, inPlace: end.inPlace });
  expect(again.onlooker.view().position).toEqual(end.position);
}

it.each(GAMES.filter(([, , , games]) => games > 0))(
  '%s with %i players, bots at %j: %i games',
  (path, players, bots, games) => {
    for (let n = 0; n < games; n++) play(path, players, bots, firstSeed + n);
  },
);
