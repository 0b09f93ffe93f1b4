/** Help for texts that are typed for a component: what may follow, and which whole readings are near. */
import { describe, expect, it } from 'vitest';
import { readingsNear, wordsAfter } from './say-guided.ts';
import { sayInWords } from './say-in-words.ts';
import { edited, PACK, reef } from './testing.ts';

const URI = 'reef/cards.yaml';
const PLANTING = { component: { section: 'cards', id: 'planting' }, key: null, language: 'en' } as const;
const ITALIAN = `lexicon:
  it:
    kelp: {gender: f, one: alga, other: alghe}
    credit: {gender: m, one: credito, other: crediti}
    farm: {gender: f, one: serra, other: serre}
`;

describe('the words that may follow', () => {
  it('are the game’s own nouns, those that its cards say first', () => {
    const { from, words, language } = wordsAfter(reef(), PLANTING, 'Gain 2 ');
    expect([from, language]).toEqual([7, 'en']);
    expect(words.slice(0, 3)).toEqual(expect.arrayContaining(['kelps', 'credits']));
  });

  it('complete a word that is begun, from where it begins', () => {
    expect(wordsAfter(reef(), PLANTING, 'Gain 2 cre')).toEqual({ language: 'en', from: 7, words: ['credits'] });
  });

  it('are of the language that the text is in, though the page is in another one of its script', () => {
    const workspace = reef({ 'reef/pack.yaml': PACK + ITALIAN });
    expect(wordsAfter(workspace, PLANTING, 'Ottieni 2 alg')).toMatchObject({ language: 'it', words: ['alghe'] });
  });

  it('are none behind what nobody understands', () => {
    expect(wordsAfter(reef(), PLANTING, 'Gain 2 gizmos and ').words).toEqual([]);
  });
});

describe('the readings of a text', () => {
  const readings = (text: string): string[] => readingsNear(reef(), PLANTING, text).map(({ effect }) => effect);

  it('are none where it has one, or says nothing', () => {
    expect([readings('Gain 1 kelp.'), readings(' ')]).toEqual([[], []]);
  });

  it('are those that it has, where it has several', () => {
    const text = 'Gain 1 kelp and 2 credits for each farm. Build a farm.';
    expect(readings(text)).toEqual([
      'gain 2 credits per farm, 1 kelp\nbuild farm',
      'gain 1 kelp per farm, 2 credits per farm\nbuild farm',
    ]);
  });

  it('are the nearest whole ones where it has none, with what each changes', () => {
    const [first] = readingsNear(reef(), PLANTING, 'Gain 1 klep and 2 credits.');
    expect(first).toMatchObject({
      effect: 'gain 1 kelp, 2 credits',
      rendered: 'Gain 1 kelp and 2 credits.',
      changes: [{ from: 'klep', to: 'kelp' }],
    });
  });

  it('are written as they are confirmed, without the text being read again', () => {
    const workspace = reef();
    const text = 'Gain 1 klep and 2 credits.';
    const [{ effect, program, said }] = readingsNear(workspace, PLANTING, text);
    const again = sayInWords(workspace, { ...PLANTING, confirmed: { effect, program } }, text);
    expect(again).toMatchObject({ effect, problems: [], edit: said.edit });
    expect(edited(workspace, URI, said.edit!.changes![URI])).toContain('gain 1 kelp, 2 credits');
  });

  it('keep the program that the text names', () => {
    const pack = `${PACK}lexicon:\n  en:\n    harvest: {one: harvest, other: harvests, frames: ["harvest: {body}"]}\n`;
    const workspace = reef({ 'reef/pack.yaml': pack });
    const [first] = readingsNear(workspace, PLANTING, 'Harvest: gain 1 klep');
    expect(first).toMatchObject({ program: 'harvest', said: { edit: null, misfit: { is: 'other-program' } } });
  });
});
