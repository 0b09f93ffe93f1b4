/** What nodes say of themselves is what the facts of effects say: for each word, by its example. */
import { expect, test } from 'vitest';
import { asksPlayer, innerOf, operationsOf } from '../../dsl/internal.ts';
import { readEffect } from '../../dsl/scenarios/read-scenarios.ts';
import { WORDS } from '../../dsl/words/registry.ts';
import { loaded } from '../../test/support/loaded.ts';
import { Attempt } from '../nodes/attempt.ts';
import { compileBeside, optionValues } from './compile-cached.ts';
import { isGift } from './replaced-gains.ts';

const { model, sources } = loaded();

/** Words that do something themselves, with the effect of their example. */
const LEAVES = WORDS.flatMap(({ name, role, example }) => {
  if (role !== 'immediate') return [];
  const { program } = readEffect(example, sources.symbols, 'card', () => ({ file: 'effect', line: 1, column: 1 }));
  if (!program || innerOf(program.body).length > 0 || operationsOf(program.body).length === 0) return [];
  return [{ name, program }];
});

test('many words are among them', () => {
  expect(LEAVES.length).toBeGreaterThan(15);
});

test.each(LEAVES)('$name is taken without asking exactly if it is a gift and asks nobody', ({ program }) => {
  const { body } = compileBeside(model, 2, optionValues(model, {}), [program]).extra[0];
  const node = body instanceof Attempt ? body.of : body;
  expect(node.onlyGains).toBe(isGift(program.body) && !asksPlayer(program.body));
});
