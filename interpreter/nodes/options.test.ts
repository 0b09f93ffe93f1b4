/** Keys of parts of effects: short, the same in every position, and told apart by as many words as needed; long ones are read, too. */
import { newGame, replay } from '../localized.ts';
import { describe, expect, test } from 'vitest';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { memoryFiles, type PackModel } from '../../dsl/internal.ts';
import type { Game } from '../game.ts';

const LONG = 'gain 1 apple, 2 pears, 3 plums, 4 cherries, 5 quinces, 6 apricots, 7 grapes';
const LIKE = 'gain 1 apple, 2 pears, 3 plums, 4 cherries, 5 quinces, 6 apricots, 8 figs';

function orchard(line: string, start = ''): PackModel {
  const text = `
pack: orchard
title: Orchard
version: 1.0.0
players: [1]
score: apple
ranking: [most apple]
counters: {apple: {${start}}, pear: {plural: pears}, plum: {plural: plums}, cherry: {plural: cherries}, grape: {plural: grapes}, quince: {plural: quinces}, apricot: {plural: apricots}, fig: {plural: figs}}
procedures:
  game:
    pick: "each player: ${line}"
    wait: "each player: confirm go-on"
    end: end game
`;
  const { model, diagnostics } = loadPack(memoryFiles({ 'orchard.yaml': text }), 'orchard.yaml');
  expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
  return model!;
}
const keys = ({ decision }: Game): string[] => decision!.options.map(({ key }) => key);
const keysOf = (line: string, start?: string): string[] => keys(newGame(orchard(line, start), {}));

const LONG_KEY = 'do:gain-1-apple-2-pears-3-plums-4-cherries-5-quinces-6-apricots-7-grapes';
const CUT_KEY = 'do:gain-1-apple-2-pears-3-plums-4-cherries-5-quinces-6-apricots';

describe('the key of an effect', () => {
  test.each([
    ['short: all its words', 'gain 1 fig or gain 1 plum', ['do:gain-1-fig', 'do:gain-1-plum']],
    ['long: the first words', `${LONG} or gain 1 fig`, [CUT_KEY, 'do:gain-1-fig']],
    ['like another one: as many as tell it from that', `${LONG} or ${LIKE}`, [`${CUT_KEY}-7`, `${CUT_KEY}-8`]],
    [
      'the beginning of another one',
      `${LONG} or gain 1 apple, 2 pears, 3 plums, 4 cherries, 5 quinces, 6 apricots`,
      [`${CUT_KEY}-7`, CUT_KEY],
    ],
    ['in `may`', `may ${LONG}`, [CUT_KEY, 'skip']],
    ['repeated', `up to 2 times: (${LONG}) or gain 1 fig`, [CUT_KEY, 'do:gain-1-fig', 'done']],
  ])('%s', (_, line, expected) => {
    expect(keysOf(line)).toEqual(expected);
  });

  test('does not depend on what can be done now', () => {
    const line = `(pay 3 apples: ${LONG}) or (pay 2 apples: ${LONG}) or gain 1 fig`;
    const [dear, cheap, free] = keysOf(line, 'start: 3');
    expect(keysOf(line, 'start: 2')).toEqual([cheap, free]);
    expect(dear).not.toBe(cheap);
  });
});

describe('a key with all words', () => {
  const game = (): Game => newGame(orchard(`${LONG} or ${LIKE.replace('1 apple', '9 apples')}`), {});

  test('names the same option', () => {
    const [one, other] = [game(), game()];
    one.choose(CUT_KEY);
    other.choose(LONG_KEY);
    expect(other.hash()).toBe(one.hash());
    expect(other.keys).toEqual(one.keys);
  });

  test('a misspelt one names none, whatever it begins with', () => {
    expect(() => game().choose(LONG_KEY.replace('grapes', 'graepes'))).toThrow('is not');
    expect(() => game().choose('do:gain-1-apple')).toThrow('is not');
  });

  test('is that of older records, which replay with equal hashes', () => {
    const now = game();
    now.choose(CUT_KEY);
    now.choose('go-on');
    const record = now.save();
    const older = { ...record, choices: [LONG_KEY, 'go-on'] };
    const played = replay(now.model, older);
    expect([played.stopped, played.game.hash()]).toEqual([replay(now.model, record).stopped, now.hash()]);
  });

  test('also where it refuses: the reason is known', () => {
    const poor = newGame(orchard(`(pay 1 fig: ${LONG}) or gain 1 plum or gain 1 pear`), {});
    expect(() =>
      poor.choose('do:pay-1-fig-gain-1-apple-2-pears-3-plums-4-cherries-5-quinces-6-apricots-7-grapes'),
    ).toThrow('needs 1 fig');
    expect(poor.optionsNamed('do:gain-1-pl').map(({ key }) => key)).toEqual(['do:gain-1-plum']);
  });
});

describe('what is lost, as the language says it', () => {
  const OTHERS = 'gain 1 plum or gain 1 fig';
  test.each([
    ['at 0 it is no alternative', `lose 1 pear or ${OTHERS}`, ['do:gain-1-plum', 'do:gain-1-fig']],
    ['nor the first step', `lose 1 pear then gain 1 apple or ${OTHERS}`, ['do:gain-1-plum', 'do:gain-1-fig']],
    [
      'as a later step it takes what is there',
      `gain 1 apple then lose 1 pear or gain 1 fig`,
      ['do:gain-1-apple-then-lose-1-pear', 'do:gain-1-fig'],
    ],
    ['a value can always be set', 'set pear to 0 or gain 1 fig', ['do:set-pear-to-0', 'do:gain-1-fig']],
  ])('%s', (_, line, expected) => expect(keysOf(line)).toEqual(expected));
  test('where one is there, it can be lost', () =>
    expect(keysOf('lose 2 apples or gain 1 fig', 'start: 1, plural: apples')).toEqual([
      'do:lose-2-apples',
      'do:gain-1-fig',
    ]));
});
