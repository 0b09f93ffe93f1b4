import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseProgram } from '../syntax/index.ts';
import { ARGUMENTS } from './arguments.ts';
import { withNewWords } from './new-words.ts';
import { argumentsOf, withReference } from './reference.ts';
import { WORD_BY_NAME, WORDS } from './registry.ts';

const REGISTRY = readFileSync(new URL('registry.ts', import.meta.url), 'utf8');
const LANGUAGE = new URL('../LANGUAGE.md', import.meta.url);

describe('words', () => {
  it('each has one name, its own file and its own opening', () => {
    expect(WORD_BY_NAME.size).toBe(WORDS.length);
    expect(new Set(WORDS.map((word) => word.opening.join(' '))).size).toBe(WORDS.length);
    expect(WORDS.filter(({ name }) => !existsSync(new URL(`${name}.ts`, import.meta.url)))).toEqual([]);
  });
  it('each argument is explained, and nothing else is', () => {
    const used = WORDS.flatMap((word) => argumentsOf(word.signature).map(({ name }) => name));
    expect([...new Set(used)].sort()).toEqual(Object.keys(ARGUMENTS).sort());
  });
});

describe('the list of words', () => {
  const folder = new URL('.', import.meta.url);
  it('has each file of a word (if not: npx tsx dsl/words/write-reference.ts)', () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
    const files = new Map(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
    expect(withNewWords(REGISTRY, files)).toBe(REGISTRY);
  });
  it('gets a new word at the end of its part', () => {
    const declared = (role: string, more = ''): string => `export const ${role}Word = ${role}({\n${more}});`;
    const list = withNewWords(
      REGISTRY,
      new Map([
        ['of-the-test.ts', declared('immediate', '  wrapper: null,\n')],
        ['last.ts', declared('continuous')],
        ['tools.ts', 'export const tools = 1;'],
      ]),
    );
    expect(list).toMatch(
      /\nimport \{ immediateWord \} from '\.\/of-the-test\.ts';\n[^]*\n {2}immediateWord,\n {2}\/\/ words around/,
    );
    expect(list).toMatch(/\n {2}continuousWord,\n\] as const;/);
    expect(list).not.toContain('tools');
  });
});

describe('LANGUAGE.md', () => {
  const markdown = readFileSync(LANGUAGE, 'utf8');
  it('is up to date (if not: npx tsx dsl/words/write-reference.ts)', () => {
    expect(withReference(markdown)).toBe(markdown);
  });
  it('shows effects that can be read', () => {
    const effects = [...markdown.matchAll(/```\n([^]*?)\n```/g)].map(([, text]) => text);
    expect(effects.length).toBeGreaterThan(WORDS.length);
    expect(effects.flatMap((text) => parseProgram(text).problems.map((problem) => ({ text, problem })))).toEqual([]);
  });
});
