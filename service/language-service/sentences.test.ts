/** Sentences where effects are expected. The expected effects are those that a person would write for the printed text. */
import { describe, expect, it } from 'vitest';
import { codeActions } from './code-actions.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { withReadSentences } from './sentences.ts';
import { CARDS, edited, PACK, reef } from './testing.ts';

const URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';
const WHOLE = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };
const BLOCK = 'build farm\n      gain 2 kelp';
const ITALIAN =
  'lexicon:\n  it:\n    kelp: {gender: f, one: alga, other: alghe}\n    credit: {gender: m, one: credito, other: crediti}\n';
const UKRAINIAN = `lexicon:
  uk:
    kelp:
      gender: f
      nom: [ламінарія, ламінарії, ламінарій]
      gen: [ламінарії, ламінарій]
      dat: [ламінарії, ламінаріям]
      acc: [ламінарію, ламінарії, ламінарій]
      ins: [ламінарією, ламінаріями]
      loc: [ламінарії, ламінаріях]
`;

const cards = (text: string): string => CARDS.replace(BLOCK, text);
const preferred = (files: Record<string, string>): string | undefined => {
  const workspace = reef(files);
  const action = codeActions(workspace, URI, WHOLE).find(({ isPreferred }) => isPreferred);
  return action && edited(workspace, URI, action.edit!.changes![URI]);
};

describe('a sentence', () => {
  it.each([
    ['Gain 1 kelp and 2 credits.', 'gain 1 kelp, 2 credits'],
    ['gain 1 kelp and 2 credits', 'gain 1 kelp, 2 credits'],
    ['Build a farm.', 'build farm'],
    ['Build a farm. Gain 2 credits.', 'build farm\n      gain 2 credits'],
    ['You may pay 1 credit to gain 1 kelp.', 'may pay 1 credit: gain 1 kelp'],
  ])('%s: %s', (text, effect) => expect(preferred({ [URI]: cards(text) })).toBe(cards(effect)));

  it('in another language', () => {
    const italian = { [PACK_URI]: PACK + ITALIAN, [URI]: cards('Ottieni 1 alga e 2 crediti.') };
    expect(preferred(italian)).toBe(cards('gain 1 kelp, 2 credits'));
    expect(preferred({ [PACK_URI]: PACK + UKRAINIAN, [URI]: cards('Отримайте 1 ламінарію.') })).toBe(
      cards('gain 1 kelp'),
    );
  });

  it('is not read where the words of its language are broken', () => {
    const broken = PACK + ITALIAN.replace('{gender: f, one: alga, other: alghe}', '{gender: f, one: [alga]}');
    expect(preferred({ [PACK_URI]: broken, [URI]: cards('Ottieni 2 crediti.') })).toBeUndefined();
    expect(preferred({ [PACK_URI]: broken, [URI]: cards('Gain 2 credits.') })).toBe(cards('gain 2 credits'));
  });

  it('between quotes, and in a block of which the effect has one line', () => {
    const quoted = CARDS.replace(`|\n      ${BLOCK}`, '"Gain 2 kelp."');
    expect(preferred({ [URI]: quoted })).toBe(quoted.replace('Gain 2 kelp.', 'gain 2 kelp'));
  });

  it('is one problem, with what it says as help', () => {
    const workspace = reef({ [URI]: cards('Gain 2 credits. Gain 1 credit and 1 kelp.') });
    const found = withReadSentences(workspace.fullCheck()).filter(({ severity }) => severity === 'error');
    expect(found.map(({ code, help }) => [code, help])).toEqual([
      ['sentence', 'Write `gain 2 credits; gain 1 credit, 1 kelp`.'],
    ]);
    expect(diagnosticsOf(workspace, URI).filter(({ code }) => code === 'sentence')).toHaveLength(1);
  });

  it('that nobody understands keeps its capitals as the only thing to mend', () => {
    const texts = { [URI]: cards('Dance around the table.') };
    expect(codeActions(reef(texts), URI, WHOLE).map(({ title }) => title)).toEqual([]);
    const [problem] = withReadSentences(reef(texts).fullCheck());
    expect(problem).toMatchObject({ code: 'sentence', help: expect.stringContaining('fathom help sayings') as string });
  });

  it('is not what an effect with a misspelt word is', () => {
    const { diagnostics } = reef({ [URI]: cards('gain 2 klep; buidl farm') }).fullCheck();
    expect(diagnostics.map(({ code }) => code)).not.toContain('sentence');
  });
});
