/** The example of every word, rendered in every language and parsed again. */
import { describe, expect, test } from 'vitest';
import { loadPack } from '../analysis/load-pack.ts';
import { nodeFiles } from '../packs/node-files.ts';
import { parseProgram } from '../syntax/index.ts';
import { WORDS } from '../words/registry.ts';
import { LANGUAGES } from './languages/index.ts';
import { lexiconOf } from './lexicon.ts';
import { normalForm } from './parse/normal.ts';
import { TextParser } from './parse/text-parser.ts';
import { Renderer } from './render/renderer.ts';

const { model, sources } = loadPack(nodeFiles, 'cards/underwater-cities');

/** For words whose example is incomplete alone: a name that is never used. */
const WHOLE: Readonly<Record<string, string>> = {
  'choose-kind': 'choose kind of structure then build it',
};

describe.each(Object.values(LANGUAGES))('$code', (language) => {
  const lexicon = lexiconOf(model!, language.code);
  const renderer = new Renderer(language, lexicon, sources.symbols);
  const parser = new TextParser(language, lexicon, sources.symbols);

  test.each(WORDS.map(({ name, example }) => [name, WHOLE[name] ?? example]))('%s', (_, example) => {
    const { ast } = parseProgram(example);
    const { text } = renderer.effect(ast!);
    const { effect } = parser.parse(text);
    expect([text, normalForm(effect, sources.symbols)]).toEqual([text, normalForm(ast, sources.symbols)]);
  });
});
