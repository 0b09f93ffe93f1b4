/** The example of every word, rendered in every language and parsed again. */
import { describe, expect, test } from 'vitest';
import { parseProgram } from '../dsl/syntax/index.ts';
import { WORDS } from '../dsl/words/registry.ts';
import { LANGUAGES } from './languages/index.ts';
import { form, packTools } from './testing.ts';

/** For words whose example is incomplete alone: a name that is never used. */
const WHOLE: Readonly<Record<string, string>> = {
  'choose-kind': 'choose kind of structure then build it',
};

describe.each(Object.values(LANGUAGES))('$code', (language) => {
  const { renderer, parser } = packTools(language);

  test.each(WORDS.map(({ name, example }) => [name, WHOLE[name] ?? example]))('%s', (_, example) => {
    const { ast } = parseProgram(example);
    const { text } = renderer.effect(ast!);
    const { effect } = parser.parse(text);
    expect([text, form(effect)]).toEqual([text, form(ast)]);
  });
});
