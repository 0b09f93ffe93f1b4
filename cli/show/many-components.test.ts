/** A pack with a mistake in each of many cards: what is asked of them is in proportion to their number. */
import { expect, test } from 'vitest';
import { memoryFiles } from '../../dsl/internal.ts';
import { loadPack } from '../../service/index.ts';
import { describeComponent, findComponents } from './component.ts';
import { findingsOf } from './findings.ts';

const MANY = 200;
const cards = Array.from(
  { length: MANY },
  (_, i) => `  - {id: c${i}, name: Card ${i}, number: ${i}, deck: base, type: plain, effect: gain 1 pearl}\n`,
);
const { sources, draft, diagnostics } = loadPack(
  memoryFiles({
    'many.yaml': `pack: many
title: Many
players: [1]
counters: {point: {}}
zones: {pile: {order: stack, visible: none}}
decks: {base: {starts: pile}}
types: {plain: {programs: {effect: parts}}}
cards:
${cards.join('')}procedures: {game: {end: end game}}
`,
  }),
  'many.yaml',
);

/** The same things, and how often one of these of any of them has been read. */
function counted<T extends object>(things: readonly T[], key: keyof T): { things: T[]; reads: () => number } {
  let n = 0;
  const watched = things.map((thing) => {
    const value = thing[key];
    const get = (): T[keyof T] => {
      n++;
      return value;
    };
    return Object.defineProperty({ ...thing }, key, { enumerable: true, get });
  });
  return { things: watched, reads: () => n };
}

test('a component that is not there, and one that is found by its name', () => {
  expect(diagnostics.length).toBeGreaterThanOrEqual(MANY);
  for (const [wanted, found] of [
    ['nothing', []],
    [`card ${MANY - 1}`, [`c${MANY - 1}`]],
    [String(MANY - 1), [`c${MANY - 1}`]],
  ] as const) {
    const { things, reads } = counted(draft.cards, 'id');
    expect(findComponents(wanted, { sources, draft: { ...draft, cards: things } }).map(({ id }) => id)).toEqual(found);
    expect(reads()).toBeLessThanOrEqual(2 * MANY);
  }
});

test('each of them', () => {
  const { things, reads } = counted(draft.cards, 'id');
  const pack = { sources, draft: { ...draft, cards: things } };
  const shown = sources.components.filter(({ section }) => section === 'cards').map((c) => describeComponent(c, pack));
  expect(shown.map(({ name }) => name)).toEqual(draft.cards.map(({ name }) => name));
  expect(reads()).toBeLessThanOrEqual(8 * MANY);
});

test('what is found in each', () => {
  const { things, reads } = counted(diagnostics, 'line');
  const found = findingsOf(things, sources);
  expect(reads()).toBeLessThanOrEqual(2 * things.length);
  for (const { section, id } of sources.components.filter((one) => one.section === 'cards')) {
    expect(found.get(`${section}/${id}`)?.map(({ message }) => message)).toEqual([expect.stringContaining('pearl')]);
  }
});
