/** Each occasion is run again by the engine, as the Lab runs it: with the card and without it something else must come of it. */
import { describe, expect, it } from 'vitest';
import { type Change, tryEffect } from '../../interpreter/scenario/index.ts';
import { loaded, type Loaded } from '../../test/support/loaded.ts';
import { sampleOf } from '../../test/support/width.ts';
import { type Occasion, occasionsOf } from './index.ts';

const PACKS = ['cards/underwater-cities', 'cards/test-shapes.yaml'];
/** Of the cards with lines in force so many are reached at least. */
const SHARE = 0.95;
/** So many of each pack are tried; the full width tries all. */
const MOST = 7;
/** Those that are not, by their ids. */
const UNREACHED: string[] = [];

/** What changes, without whose cards they are: amounts as differences, zones as their numbers of cards. */
const summary = (changes: readonly Change[]): string =>
  changes
    .map(({ what, was, is }) => {
      if (typeof was === 'number' && typeof is === 'number') return `${what} ${is - was}`;
      if (Array.isArray(was) && Array.isArray(is)) return `${what} ${is.length - was.length}`;
      return `${what} ${String(is)}`;
    })
    .sort()
    .join('; ');

function changesOf(pack: Loaded, { effect, as, players, options }: Occasion, at: string, choices: string[]): string {
  const { problems, impossible, changes } = tryEffect(pack, effect, {
    at,
    players,
    options,
    choices,
    ...(as === null ? {} : { as }),
  });
  expect([effect, at, problems]).toEqual([effect, at, []]);
  if (as !== null) expect([effect, impossible]).toEqual([effect, null]);
  return summary(changes);
}

describe.each(PACKS)('%s', (path) => {
  const pack = loaded(path);
  const cards = pack.model.cards.filter(({ continuous }) => continuous.length > 0);

  it('nearly all cards with lines in force do something', () => {
    const tried = sampleOf(cards, Math.min(MOST, cards.length));
    const unreached: string[] = [];
    for (const { id } of tried) {
      const occasions = occasionsOf(pack, { section: 'cards', id });
      if (occasions.length === 0) unreached.push(id);
      expect(new Set(occasions.map(({ effect }) => effect)).size).toBe(occasions.length);
      for (const occasion of occasions) {
        const { at, without, choices, choicesWithout } = occasion;
        const here = changesOf(pack, occasion, at, choices);
        const elsewhere = without === null ? '' : changesOf(pack, occasion, without, choicesWithout);
        expect([id, occasion.effect, at, here]).not.toEqual([id, occasion.effect, at, elsewhere]);
      }
    }
    expect(unreached.filter((id) => !UNREACHED.includes(id))).toEqual([]);
    expect(tried.length - unreached.length).toBeGreaterThanOrEqual(SHARE * tried.length);
  });
});

describe('what is in force', () => {
  const pack = loaded();
  const first = (id: string): Occasion => occasionsOf(pack, { section: 'cards', id }, { most: 1 })[0];

  it('a line that listens is shown by what it listens to', () => {
    expect(first('outrider-crews')).toMatchObject({ effect: 'build farm', as: null, zone: 'claimed' });
  });

  it('the position without it says that it lies nowhere there', () => {
    const { at, without } = first('outrider-crews');
    expect([at, without]).toEqual(['me: {claimed: [outrider-crews]}', 'me: {claimed: []}']);
  });

  it('a contract lies where contracts lie, and its condition comes true', () => {
    const { at, zone, options } = first('coral-accord');
    expect([zone, options]).toEqual(['contract-display', { 'government-contracts': 'in-play' }]);
    expect(at).toMatch(/^contract-display: \[coral-accord\]\nme: \{sites: /);
  });

  it('an ability is used', () => {
    expect(first('reef-smithy')).toMatchObject({ effect: 'pay 1 kelp: gain 1 steelplast', as: 'reef-smithy' });
  });

  it('what may be chosen with it only is chosen', () => {
    expect(first('living-walls').choices).not.toEqual(first('living-walls').choicesWithout);
  });
});

it.each([
  ['cards', 'quay-porters'],
  ['slots', 'two-tunnels'],
] as const)('a program is run: %s %s', (section, id) => {
  const [occasion] = occasionsOf(loaded(), { section, id }, { most: 1 });
  expect(occasion).toMatchObject({ as: id, without: null });
});

it('a component that nobody can try has none', () => {
  expect(occasionsOf(loaded(), { section: 'counters', id: 'kelp' })).toEqual([]);
  expect(occasionsOf(loaded(), { section: 'cards', id: 'no-such-card' })).toEqual([]);
});

it('equal calls give equal answers', () => {
  const call = (): Occasion[] => occasionsOf(loaded(), { section: 'cards', id: 'sonar-relay' });
  expect(call()).toEqual(call());
});
