/** `up to 2 …` as a step of several includes none, as on a printed card: what stands behind *then* happens all the same. */
import { describe, expect, test } from 'vitest';
import { Scene } from '../../test/support/scene.ts';

const DISCARD = 'dispose up to 2 cards in hand as discarded';
const BOARD = '{me: {credit: 0, kelp: 1, hand: [embassy], sites: {x7: farm}}}';
const BARE = '{me: {credit: 0, kelp: 0, hand: [], sites: {}}}';

/** What is gained, and whether the program is over, after these choices. */
function after(position: string, run: string, choices: readonly string[]): unknown {
  const scene = new Scene(position, { run });
  scene.choose(...choices);
  return scene.gained();
}

describe('none is chosen', () => {
  test.each([
    [`${DISCARD} then gain 1 credit`, { credit: 1 }],
    [`${DISCARD} then gain (1 + amount) credits`, { credit: 1 }],
    [`gain 1 credit then ${DISCARD}`, { credit: 1 }],
    ['(up to 2 times: pay 1 kelp: gain 1 point) then gain 1 credit', { credit: 1 }],
    ['upgrade up to 2 farms free then gain 1 credit', { credit: 1 }],
    ['upgrade up to 2 farms free then if amount = 0: gain 1 credit', { credit: 1 }],
    ['(each up to 2 farms: upgrade it free) then gain 1 credit', { credit: 1 }],
    [`if credit = 0: ${DISCARD} then gain 1 credit`, { credit: 1 }],
    [`${DISCARD} then if amount = 1: gain 1 credit`, {}],
    [`${DISCARD} then if amount = 1: pay 1 kelp: gain 1 credit`, {}],
  ])('%s', (run, gained) => {
    const scene = new Scene(BOARD, { run });
    const none = scene.offered.find((key) => key === 'done' || key === 'amount:0');
    expect(scene.offered).toContain(none);
    expect(after(BOARD, run, [none!])).toEqual(gained);
  });
});

test.each([
  [`${DISCARD} then gain 1 credit`, { credit: 1 }],
  ['upgrade up to 2 farms free then gain 1 credit', { credit: 1 }],
  ['(up to 2 times: pay 1 kelp: gain 1 point) then gain 1 credit', { credit: 1 }],
  ['(each up to 2 farms: upgrade it free) then gain 1 credit', { credit: 1 }],
  ['gain 1 credit then upgrade up to 2 farms free', { credit: 1 }],
  [`${DISCARD} then if amount >= 1: gain 1 credit`, {}],
])('there is none: %s', (run, gained) => {
  expect(after(BARE, run, [])).toEqual(gained);
});

test('behind may it is asked once', () => {
  const scene = new Scene(BOARD, { run: `gain 1 credit then may (${DISCARD})` });
  expect(scene.offered).toContain('skip');
  scene.choose('do:dispose-up-to-2-cards-in-hand-as-discarded');
  expect(scene.gained()).toEqual({ credit: 1 });
  expect(scene.offered).not.toContain('done');
});

test('what is chosen by itself is done at least once: whoever wants none leaves it', () => {
  const scene = new Scene(BOARD, { run: `(${DISCARD}) or gain 2 points` });
  scene.choose('do:dispose-up-to-2-cards-in-hand-as-discarded');
  expect(scene.gained()).toEqual({});
  expect(scene.offered).not.toContain('done');
});
