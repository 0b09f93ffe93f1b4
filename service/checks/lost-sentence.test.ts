/** A pack that replaces a step for which its base has words: what becomes of them, and what is reported, where. */
import { describe, expect, test } from 'vitest';
import { diagnosticLines, loadFiles, smallPack } from '../analysis/fixtures.ts';
import { renderComponent } from '../../texts/index.ts';
import { LANGUAGES } from '../../texts/languages/index.ts';

const BASE = smallPack('slots: [{id: s, effect: gain 1 coin}, {id: t, effect: gain 2 coins}]\n')
  .replace('pack: p', 'pack: b')
  .replace(
    '{game: {end: end game}}',
    '{game: {play: do turn, end: end game}, turn: {pick: choose slot as picked, use: perform picked, pay: pay 2 coins}}',
  ).concat(`lexicon:
  en:
    turn/pick: {question: "Which slot do you use?"}
    turn/pay: {question: "Which coins do you pay?"}
    steps:
      sentences:
        - {means: "choose slot as picked", rendered: "take a slot"}
        - {means: "perform picked", rendered: "use it"}
`);

const load = (more: string, base = BASE): ReturnType<typeof loadFiles> =>
  loadFiles({ 'b/pack.yaml': base, 'v.yaml': `pack: v\nextends: b\n${more}\n` }, 'v.yaml');
const problems = (more: string, base = BASE): string[] => diagnosticLines(load(more, base));
const instead = (step: string, effect: string, name = step): string =>
  `{procedure: turn, instead: ${step}, name: ${name}, do: "${effect}"}`;

test('the base is good by itself', () => expect(diagnosticLines(loadFiles({ 'b/pack.yaml': BASE }, 'b'))).toEqual([]));

/** The text of the step `use` where a pack makes it this. */
function told(effect: string): string | undefined {
  const { model, sources } = load(`insert: [${instead('use', effect)}]`);
  return renderComponent(model!, sources, { section: 'procedures', id: 'turn' }, LANGUAGES.en)[1]?.text;
}

describe('a step that a pack replaces', () => {
  test('has no sentence any more: one warning, at the new step', () => {
    expect(problems(`insert: [${instead('use', 'perform slot')}]`)).toEqual([
      'v.yaml:3:48 lost-sentence "b" says “use it” for the step "turn/use" that this one replaces; this ' +
        'one has no sentence (English), so the rules of the language say it.',
    ]);
  });
  test('with others: one warning for all, which shows what to write', () => {
    const other = [instead('pick', 'choose slot as mine'), instead('use', 'perform mine')];
    const change = `insert: [${other.join(', ')}, ${instead('pay', 'gain 1 coin or pay 2 coins')}]`;
    const { diagnostics } = load(change);
    expect(diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      '3:49 This pack replaces 3 steps for which "b" has words, and has none for the new ones: ' +
        '"turn/pick" (“take a slot”), "turn/use" (“use it”), "turn/pay" (“Which coins do you pay?”).',
    ]);
    const [{ help, related = [] }] = diagnostics;
    expect(help).toBe(
      'Write them under "lexicon", "en": `my-steps: {sentences: [{means: "choose slot as mine", ' +
        'rendered: "…"}, {means: "perform mine", rendered: "…"}]}, turn/pay: {question: "…"}`.',
    );
    expect(related.map(({ line, column }) => `${line}:${column}`)).toEqual(['3:121', '3:185']);
    // what it shows is enough
    const entry = /`(.*)`/.exec(help!)![1];
    expect(problems(`${change}\nlexicon: {en: {${entry}}}`)).toEqual([]);
  });
  test('is told by the rules of the language', () => {
    expect(told('perform picked')).toBe('Use it.');
    expect(told('perform slot')).toBe('Perform the action of an action slot.');
  });
  test('may still have the old sentence in a part', () => {
    expect(told('perform picked then gain 1 coin')).toBe('Use it, then gain 1 coin.');
    expect(problems(`insert: [${instead('use', 'perform picked then gain 1 coin')}]`)).toEqual([]);
  });
  test('gets a sentence of its own', () =>
    expect(
      problems(
        `insert: [${instead('pick', 'choose slot as mine')}, ${instead('use', 'perform mine')}]\nlexicon: ` +
          `{en: {steps-of-v: {sentences: [{means: choose slot as mine, rendered: take one}, {means: perform ` +
          `mine, rendered: use that}]}}}`,
      ),
    ).toEqual([]));
  test('needs none for what is said alike', () =>
    expect(problems(`insert: [${instead('pay', 'pay 3 coins')}]`)).toEqual([]));
  test('must give the names that later steps use: one error, at the new step', () => {
    const { diagnostics } = load(`insert: [${instead('pick', 'choose slot as mine')}]`);
    expect(diagnostics.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)).toEqual([
      'v.yaml:3 name-of-replaced-step "turn/pick" of "b" gave the name "picked", which "turn/use" uses; this step does not.',
    ]);
    expect(diagnostics[0].related).toMatchObject([{ file: 'b/pack.yaml', message: 'used here' }]);
  });
  test('may have another name, as the words of the old one are not missed', () =>
    expect(problems(`insert: [${instead('pay', 'pay 3 coins', 'fee')}]`)).toEqual([]));
});

describe('a question of the base', () => {
  test('stays with a step that still asks for the same', () =>
    expect(problems(`insert: [${instead('pick', 'choose available slot as picked then gain 1 coin')}]`)).toEqual([
      expect.stringContaining('says “take a slot”') as string,
    ]));
  test('is reported where the step asks for something else', () => {
    const change = `insert: [${instead('pay', 'gain 1 coin or pay 2 coins')}]`;
    expect(problems(change)).toEqual([
      'v.yaml:3:48 lost-sentence "turn/pay" still asks “Which coins do you pay?”, and asks for something else.',
    ]);
    expect(problems(`${change}\nlexicon: {en: {turn/pay: {question: "What now?"}}}`)).toEqual([]);
  });
});

describe('a procedure that a pack replaces', () => {
  const replaced = (steps: string): string => `replace: {procedures: {turn: {${steps}}}}`;

  test('may leave steps out, for which the base has words', () =>
    expect(problems(replaced('pay: pay 2 coins'))).toEqual([]));
  test('has one warning for its steps of the same names without words', () =>
    expect(problems(replaced('pick: choose slot as mine, use: perform mine'))).toEqual([
      expect.stringMatching(/^v\.yaml:3:\d+ lost-sentence .*“take a slot”.*“use it”/) as string,
    ]));
  test('may be removed, with what its sentences name', () =>
    expect(
      problems(
        'replace: {procedures: {game: {end: end game}}}\nremove: {procedures: [turn], slots: [t]}',
        BASE.replace('means: "perform picked"', 'means: "perform t"').replace('use: perform picked', 'use: perform t'),
      ),
    ).toEqual([]));
});

test('what is wrong in the base itself is still reported there', () =>
  expect(
    problems(
      `insert: [${instead('pay', 'pay 3 coins')}]`,
      BASE.concat('        - {means: "perform nothing", rendered: "wait"}\n'),
    ),
  ).toEqual([expect.stringContaining('wrong-sentence “perform nothing” is no effect') as string]));

test('what was said for a step of one’s own that has changed is told as that', () =>
  expect(problems('', BASE.replace('use: perform picked', 'use: "perform picked then gain 1 coin"'))).toEqual([
    expect.stringContaining(
      'wrong-sentence No step has the words “perform picked”; `picked` is known only behind a step that gives it.',
    ) as string,
  ]));
