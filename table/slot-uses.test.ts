/** Who used which slot as the how manieth of their own: markers say it, from the events that put them there. */
import { expect, test } from 'vitest';
import type { TraceEvent } from '../interpreter/index.ts';
import { slotUses } from './slot-uses.ts';

const slot = (what: 'perform' | 'occupy' | 'block', id: string, player = 0): TraceEvent => ({
  type: 'slot',
  what,
  slot: id,
  player,
});

test('markers are counted for each player, in the order in which they were put', () => {
  const trace = [slot('occupy', 'mill'), slot('occupy', 'well', 1), slot('occupy', 'forge')];
  expect(slotUses(trace, { mill: [0], well: [1], forge: [0], field: [] })).toEqual({
    mill: [{ player: 0, nth: 1 }],
    well: [{ player: 1, nth: 1 }],
    forge: [{ player: 0, nth: 2 }],
  });
});

test('what is performed without a marker is no use of it: neither before nor after', () => {
  // `perform` of a card does the action again, and leaves the markers where they are
  const trace = [
    slot('occupy', 'mill'),
    slot('perform', 'mill'),
    slot('occupy', 'forge'),
    slot('perform', 'forge'),
    slot('perform', 'mill'),
  ];
  expect(slotUses(trace, { mill: [0], forge: [0] })).toEqual({
    mill: [{ player: 0, nth: 1 }],
    forge: [{ player: 0, nth: 2 }],
  });
});

test('markers of rounds before are gone: the last time counts', () => {
  const trace = [slot('occupy', 'mill'), slot('occupy', 'forge'), slot('occupy', 'forge'), slot('occupy', 'mill')];
  expect(slotUses(trace, { mill: [0], forge: [0] })).toEqual({
    mill: [{ player: 0, nth: 2 }],
    forge: [{ player: 0, nth: 1 }],
  });
});

test('a neutral marker is of nobody', () => {
  const trace = [slot('block', 'mill', 1), slot('occupy', 'forge', 1)];
  expect(slotUses(trace, { mill: [-1], forge: [1] })).toEqual({
    mill: [{ player: -1, nth: 1 }],
    forge: [{ player: 1, nth: 1 }],
  });
});

test('several markers on one slot; what was there from the beginning comes first', () => {
  const trace = [slot('occupy', 'mill', 1), slot('occupy', 'forge')];
  expect(slotUses(trace, { mill: [0, 1], forge: [0] })).toEqual({
    mill: [
      { player: 0, nth: 1 },
      { player: 1, nth: 1 },
    ],
    forge: [{ player: 0, nth: 2 }],
  });
});
