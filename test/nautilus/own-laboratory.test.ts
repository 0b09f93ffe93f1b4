/**
 * A laboratory of one's own: its text becomes its effect, its scenarios hold, and games in which everybody begins with one go to
 * their end.
 */
import { expect, test } from 'vitest';
import { STATUS, STATUS_OVER } from '../../interpreter/position/layout.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { randomStep } from '../../interpreter/machine/random-run.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { parseProgram } from '../../dsl/syntax/index.ts';
import { CardPack, testPack } from '../card-packs.ts';
import { machine } from '../support/packs.ts';
import { LANGUAGES } from '../../texts/languages/index.ts';
import { rounds } from '../support/width.ts';

const PACK = new CardPack('salvage');
const GAMES = rounds(10, 100);

testPack(PACK, 1, new Set(['missing-lexicon']));

test('it is written in words', () => {
  const parser = PACK.parserIn(LANGUAGES.en);
  const { effect, program } = parser.parse('Whenever you recover a ruin, gain 1 Nemo.');
  expect(program).toBe('found');
  expect(PACK.form(effect)).toEqual(PACK.form(parseProgram('gain 1 nemo').ast));
});

test('random games end', () => {
  const vm = machine(PACK.model, 3);
  for (let seed = 1; seed <= GAMES; seed++) {
    const source = new ChoiceSource(seed);
    startPosition(vm, seed);
    do vm.run();
    while (randomStep(vm, source));
    expect([seed, vm.cells[STATUS]]).toEqual([seed, STATUS_OVER]);
  }
});
