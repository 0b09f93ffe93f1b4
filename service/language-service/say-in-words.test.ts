/** Sentences typed for a component. The expected effects are those that a person would write for them. */
import { describe, expect, it } from 'vitest';
import { piecesOf, sayInWords } from './say-in-words.ts';
import { CARDS, edited, PACK, reef } from './testing.ts';

const URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';
const ITALIAN =
  'lexicon:\n  it:\n    kelp: {gender: f, one: alga, other: alghe}\n    credit: {gender: m, one: credito, other: crediti}\n';
const PLANTING = { component: { section: 'cards', id: 'planting' }, key: null, language: 'en' } as const;

const states = (text: string): string => {
  const { pieces } = sayInWords(reef(), PLANTING, text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  return pieces.map((piece) => `${piece.state}: ${piece.text}`).join(' | ');
};

describe('a text', () => {
  it('is the effect that it says, and what that renders to', () => {
    const said = sayInWords(reef(), PLANTING, 'Gain 1 kelp and 2 credits. Build a farm.');
    expect(said).toMatchObject({
      language: 'en',
      effect: 'gain 1 kelp, 2 credits\nbuild farm',
      rendered: 'Gain 1 kelp and 2 credits. Build 1 farm.',
      problems: [],
    });
  });

  it('is in the language in which all of it is understood', () => {
    const workspace = reef({ [PACK_URI]: PACK + ITALIAN });
    expect(sayInWords(workspace, PLANTING, 'Ottieni 1 alga.')).toMatchObject({ language: 'it', effect: 'gain 1 kelp' });
    expect(sayInWords(workspace, { ...PLANTING, language: 'it' }, 'Gain 1 kelp.')).toMatchObject({ language: 'en' });
  });

  it('is cut where it is not understood', () => {
    expect(states('Gain 1 kelp.')).toBe('understood: Gain 1 kelp.');
    expect(states('Gain 1 klep and 2 credits. Build a farm.')).toBe(
      'understood: Gain 1  | problem: klep | unread:  and 2 credits | understood: . Build a farm.',
    );
    expect(states('Gain 1 kelp or')).toBe('understood: Gain 1 kelp  | problem: or');
  });

  it('names what was probably meant', () => {
    const { problems, edit, effect } = sayInWords(reef(), PLANTING, 'Gain 1 klep.');
    expect([problems[0].suggestions.includes('kelp'), edit, effect]).toEqual([true, null, null]);
  });

  it('that is empty is nothing, and no problem of a piece', () => {
    expect(sayInWords(reef(), PLANTING, '')).toMatchObject({ pieces: [], effect: null, edit: null });
    expect(piecesOf('', [{ code: 'empty', range: { start: 0, end: 0 } }])).toEqual([]);
  });
});

describe('writing', () => {
  const written = (cards: string, id: string, text: string, key: string | null = null): string | null => {
    const workspace = reef({ [URI]: cards });
    const { edit } = sayInWords(workspace, { component: { section: 'cards', id }, key, language: 'en' }, text);
    return edit && edited(workspace, URI, edit.changes![URI]);
  };

  it('replaces the effect, in the layout of the file', () => {
    expect(written(CARDS, 'planting', 'Gain 3 credits.')).toBe(
      CARDS.replace('build farm\n      gain 2 kelp', 'gain 3 credits'),
    );
    expect(written(CARDS, 'sole', 'Gain 3 credits.')).toBe(
      CARDS.replace('lose 1 kelp then gain 2 credits', 'gain 3 credits'),
    );
  });

  it('replaces a text that is none of the language', () => {
    const broken = CARDS.replace('build farm\n      gain 2 kelp', 'Something with kelp.');
    expect(written(broken, 'planting', 'Gain 3 credits.')).toBe(
      broken.replace('Something with kelp.', 'gain 3 credits'),
    );
  });

  it('adds the program that the type of the card has', () => {
    const bare = CARDS.replace('    effect: "lose 1 kelp then gain 2 credits"\n', '');
    expect(written(bare, 'sole', 'Gain 3 credits. Build a farm.')).toBe(
      `${bare}    effect: |\n      gain 3 credits\n      build farm\n`,
    );
    const empty = CARDS.replace('"lose 1 kelp then gain 2 credits"', '# not yet');
    expect(written(empty, 'sole', 'Gain 3 credits.')).toBe(
      empty.replace('effect: # not yet', 'effect: |\n      gain 3 credits'),
    );
  });
});
