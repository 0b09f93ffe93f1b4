/** The answers of the worker, without a worker around it. */
import { expect, it } from 'vitest';
import { createWorkerService } from './service.ts';

const PACK = `pack: reef
players: [2]
periods: {turn: {}}
counters: {coin: {plural: coins}}
procedures: {game: {play: "each player: do turn", end: end game}, turn: {begin: begin turn, slot: choose available slot as s, act: must perform s, end: end turn}}
ranking: [most coin]
`;
const SLOTS = 'slots:\n  - {id: mint, effect: gain 1 coin}\n  - {id: bank, effect: gain 2 coins}\n';

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
