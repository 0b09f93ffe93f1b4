import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseProgram } from '../syntax/index.ts';
import { ARGUMENTS } from './arguments.ts';
import { argumentsOf, withReference } from './reference.ts';
import { WORD_BY_NAME, WORDS } from './registry.ts';

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
