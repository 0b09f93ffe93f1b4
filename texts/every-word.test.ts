/** The example of every word, rendered in every language and parsed again. */
import { describe, expect, test } from 'vitest';
import { parseProgram } from '../dsl/syntax/index.ts';
import { WORDS } from '../dsl/words/registry.ts';
import { LANGUAGES } from './languages/index.ts';
import { exampleTools } from './testing.ts';

/** For words whose example is incomplete alone: a name that is never used. */
const WHOLE: Readonly<Record<string, string>> = {
  'choose-kind': 'choose kind of structure then build it',
};

describe.each(Object.values(LANGUAGES))('$code', (language) => {
  test.each(WORDS.map(({ name, example }) => [name, WHOLE[name] ?? example]))('%s', (name, example) => {
    const { renderer, parser, form } = exampleTools(name, language);
    const { ast } = parseProgram(example);
    const { text } = renderer.effect(ast!);
    const { effect } = parser.parse(text);
    expect([text, form(effect)]).toEqual([text, form(ast)]);
  });
});
