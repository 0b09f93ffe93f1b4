/** Lists new words in `registry.ts`, and updates the generated part of dsl/LANGUAGE.md: `npx tsx dsl/words/write-reference.ts`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { withNewWords } from './new-words.ts';

const registry = new URL('registry.ts', import.meta.url);
const names = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.ts'));
const files = new Map(names.map((name) => [name, readFileSync(new URL(name, import.meta.url), 'utf8')]));
writeFileSync(registry, withNewWords(readFileSync(registry, 'utf8'), files));

// only now: the reference has the words of the list
const { withReference } = await import('./reference.ts');
const markdown = new URL('../LANGUAGE.md', import.meta.url);
writeFileSync(markdown, withReference(readFileSync(markdown, 'utf8')));
