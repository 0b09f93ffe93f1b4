/** The example of every word, rendered in every language and parsed again. */
import { describe, expect, test } from 'vitest';
import { parseProgram } from '../dsl/syntax/index.ts';
import { WORDS } from '../dsl/words/registry.ts';
import { LANGUAGES } from './languages/index.ts';
import { form, packTools, toolsOf } from './testing.ts';

/** For words whose example is incomplete alone: a name that is never used. */
const WHOLE: Readonly<Record<string, string>> = {
  'choose-kind': 'choose kind of structure then build it',
};

/** For words of what Underwater Cities has not: a pack that has it. */
const PACK_OF: Readonly<Record<string, string>> = { lay: 'cards/cram' };

describe.each(Object.values(LANGUAGES))('$code', (language) => {
  const usual = { ...packTools(language), form };

  test.each(WORDS.map(({ name, example }) => [name, WHOLE[name] ?? example]))('%s', (name, example) => {
    const path = PACK_OF[name];
    const { renderer, parser, form: formOf } = path ? toolsOf(path, language) : usual;
    const { ast } = parseProgram(example);
    const { text } = renderer.effect(ast!);
    const { effect } = parser.parse(text);
    expect([text, formOf(effect)]).toEqual([text, formOf(ast)]);
  });
});
