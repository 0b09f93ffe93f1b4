import { expect, it } from 'vitest';
import { canGo, goInPositions, notePosition } from './position-history.ts';

it('goes back and on through what was set, until something else is set or another pack is there', () => {
  expect(goInPositions('a', 'back', 'start')).toBeNull();
  notePosition('a', 'start');
  notePosition('a', 'one');
  expect(goInPositions('a', 'back', 'two')).toBe('one');
  expect(goInPositions('a', 'back', 'one')).toBe('start');
  expect(goInPositions('a', 'back', 'start')).toBeNull();
  expect([goInPositions('a', 'on', 'start'), goInPositions('a', 'on', 'one')]).toEqual(['one', 'two']);
  expect(goInPositions('a', 'back', 'two')).toBe('one');
  notePosition('a', 'one');
  expect(canGo('a')).toEqual({ back: true, on: false });
  expect(canGo('b')).toEqual({ back: false, on: false });
  expect(canGo('a')).toEqual({ back: false, on: false });
});
