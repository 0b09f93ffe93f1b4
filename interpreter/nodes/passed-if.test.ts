/** A condition that is false makes a step do nothing, which is no failure: what stands around it happens all the same. */
import { expect, test } from 'vitest';
import { Scene } from '../../test/support/scene.ts';

const RICH = '{me: {credit: 3, kelp: 0, hand: [embassy], sites: {x7: farm}}}';
const POOR = '{me: {credit: 0, kelp: 0, hand: [embassy], sites: {x7: farm}}}';
const DISCARD = 'choose card in hand then dispose it as discarded';

const gained = (position: string, run: string, choices: readonly string[]): unknown => {
  const scene = new Scene(position, { run });
  scene.choose(...choices);
  return scene.gained();
};

test.each([
  // what is not asked for is no price: nobody needs it
  ['the last step', POOR, 'choose farm then (if credit >= 2: pay 1 credit)', [], {}],
  ['the last but one', POOR, 'choose farm then (if credit >= 2: pay 1 credit) then gain 1 kelp', [], { kelp: 1 }],
  [
    'and where it is asked for',
    RICH,
    'choose farm then (if credit >= 2: pay 1 credit) then gain 1 kelp',
    [],
    { credit: -1, kelp: 1 },
  ],
  ['the first', POOR, '(if credit >= 2: pay 1 credit) then gain 1 kelp', [], { kelp: 1 }],
  [
    'the first two',
    POOR,
    '(if credit >= 2: pay 1 credit) then (if credit = 1: gain 9 kelp) then gain 1 kelp',
    [],
    { kelp: 1 },
  ],
  [
    'the first, behind may',
    POOR,
    'may ((if credit >= 2: pay 1 credit) then gain 1 kelp)',
    ['do:if-credit-2-pay-1-credit-then-gain-1-kelp'],
    { kelp: 1 },
  ],
  [
    'its else',
    POOR,
    '(if credit >= 2: pay 1 credit else: if credit = 1: pay 1 credit) then gain 1 kelp',
    [],
    { kelp: 1 },
  ],
  ['within must', POOR, 'must ((if credit >= 2: pay 1 credit) then gain 1 kelp)', [], { kelp: 1 }],
  ['before a choice', POOR, `(if credit >= 2: pay 1 credit) then ${DISCARD} then gain 1 kelp`, [], { kelp: 1 }],
])('%s', (_, position, run, choices, expected) => expect(gained(position, run, choices)).toEqual(expected));

test.each([
  ['a condition that is true, and cannot be met', '(if credit < 2: pay 1 credit) then gain 1 kelp'],
  ['the same behind a choice', 'choose farm then (if credit < 2: pay 1 credit) then gain 1 kelp'],
  ['what stands alone', 'may (if credit >= 2: gain 1 kelp)'],
  ['nothing but conditions', 'may ((if credit >= 2: gain 1 kelp) then (if credit = 1: gain 1 kelp))'],
  ['a step behind it that cannot be done', '(if credit >= 2: pay 1 credit) then pay 1 kelp then gain 1 point'],
])('%s is not done', (_, run) => {
  const scene = new Scene(POOR, { run });
  expect(scene.gained()).toEqual({});
  expect(scene.offered.filter((key) => key.startsWith('do:'))).toEqual([]);
});
