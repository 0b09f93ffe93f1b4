/** The sizes of panes: by keys, by the pointer, and as they are stored. */
import { describe, expect, it } from 'vitest';
import { PANES, paneAfterKey, paneDrawnTo, readPaneSizes } from './pane-sizes.ts';

const USUAL = { size: null, isFolded: false };
const ARROWS = ['ArrowRight', 'ArrowLeft'] as const;
const { least, most } = PANES.files;

describe('keys', () => {
  it.each([
    ['ArrowRight', 200, 216],
    ['ArrowLeft', 200, 184],
    ['ArrowLeft', least, least],
    ['ArrowRight', most, most],
    ['Home', 300, least],
    ['End', 300, most],
  ])('%s at %i', (key, now, size) => {
    expect(paneAfterKey('files', key, now, USUAL, ARROWS)).toEqual({ size, isFolded: false });
  });

  it('Enter folds, and brings back the size that was', () => {
    const folded = paneAfterKey('files', 'Enter', 250, { size: 250, isFolded: false }, ARROWS)!;
    expect(folded).toEqual({ size: 250, isFolded: true });
    expect(paneAfterKey('files', 'ArrowLeft', 14, folded, ARROWS)).toBeNull();
    expect(paneAfterKey('files', 'ArrowRight', 14, folded, ARROWS)).toEqual({ size: 250, isFolded: false });
    expect(paneAfterKey('files', 'Enter', 14, folded, ARROWS)).toEqual({ size: 250, isFolded: false });
  });

  it('other keys are left to the page', () => expect(paneAfterKey('files', 'a', 200, USUAL, ARROWS)).toBeNull());
});

it('is drawn within its limits, and folds when it is drawn to nothing', () => {
  expect(paneDrawnTo('files', 10_000, USUAL)).toEqual({ size: most, isFolded: false });
  expect(paneDrawnTo('files', least - 1, USUAL)).toEqual({ size: least, isFolded: false });
  expect(paneDrawnTo('files', 20, { size: 300, isFolded: false })).toEqual({ size: 300, isFolded: true });
});

it.each([
  [null, USUAL],
  ['nonsense', USUAL],
  ['{"files": 7}', USUAL],
  ['{"files": {"size": "wide", "isFolded": 1}}', USUAL],
  ['{"files": {"size": 1e9, "isFolded": true}}', { size: most, isFolded: true }],
])('stored as %s', (text, files) => expect(readPaneSizes(text)).toMatchObject({ files, card: USUAL }));
