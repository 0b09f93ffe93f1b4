/** What a screen reader is told of what lies on a map as a shape, and what is drawn where. */
import { expect, it } from 'vitest';
import { loaded } from '../../../test/support/loaded.ts';
import { packView } from '../../worker/pack-view.ts';
import { coverOf, isWholly, laidText, laidThings, lyingOf } from './laid.ts';
import { standingOn, type SiteOccupant } from './occupants.ts';

const view = (path: string) => packView(path, loaded(path), null);
const SQUARE = { grid: 'square' as const };
const occupant = (more: Partial<SiteOccupant>): SiteOccupant => ({
  piece: null,
  upgraded: false,
  tile: null,
  things: [],
  changed: false,
  ...more,
});

it('at its anchor it is told which cells it covers, how it is turned and where its ports are; elsewhere whose part it is', () => {
  const domino = occupant({
    piece: 'flat-domino',
    owner: { seat: 1, name: 'Bea' },
    lies: { card: null, covers: { sites: ['b2', 'b3'], turn: 1, flip: true } },
  });
  const [thing] = laidThings(new Map([['b2', domino]]));
  const dominoes = view('cards/domineering');
  expect(laidText(thing, 'b2', 'square', dominoes)).toBe('flat domino of Bea, on b2, b3, turned over, turned 90°');
  expect(laidText(thing, 'b3', 'square', dominoes)).toBe('part of flat domino of Bea, laid at b2');
  const covers = {
    sites: ['c3'],
    ports: [
      { site: 'c3', to: 'north', is: 'track' },
      { site: 'c3', to: 'east', is: 'track' },
    ],
  };
  const [bend] = laidThings(new Map([['c3', occupant({ piece: 'bend', lies: { card: null, covers } })]]));
  expect(laidText(bend, 'c3', 'square', view('cards/tracks'))).toBe('bend, track: north, east');
});

it('two things may cover a part of the same cell', () => {
  const lies = (sites: string[], parts: string[]): SiteOccupant['lies'] => ({
    card: 'module',
    covers: { sites, parts },
  });
  const things = laidThings(
    new Map([
      ['a1', occupant({ lies: lies(['a1'], ['b2']) })],
      ['c3', occupant({ lies: lies(['c3'], ['b2']) })],
    ]),
  );
  const cover = coverOf(things);
  expect(cover.get('b2')).toEqual(things);
  expect([isWholly(things[0], 'a1'), isWholly(things[0], 'b2')]).toEqual([true, false]);
});

it('a shape is drawn of several cells, of ports, and of a card, on a map', () => {
  expect(lyingOf(SQUARE, { covers: { sites: ['a1'] } })).toBeUndefined();
  expect(lyingOf(SQUARE, { covers: { sites: ['a1', 'b1'] } })?.card).toBeNull();
  expect(lyingOf(SQUARE, { laid: 'module', covers: { sites: ['a1'] } })?.card).toBe('module');
  expect(lyingOf({}, { laid: 'module', covers: { sites: ['a1'] } })).toBeUndefined();
});

it('beside it only what stands there on its own is drawn, and no tile below it', () => {
  const lies = { card: null, covers: { sites: ['a1', 'b1'] } };
  expect(standingOn(occupant({ piece: 'domino', lies, isNews: true }), true)).toBeNull();
  expect(standingOn(occupant({ tile: 'chart' }), true)).toBeNull();
  expect(standingOn(occupant({ tile: 'chart' }), false)).toMatchObject({ tile: 'chart' });
  const withBoat = occupant({ piece: 'boat', lies: { ...lies, card: 'module' } });
  expect(standingOn(withBoat, true)).toMatchObject({ piece: 'boat' });
});
