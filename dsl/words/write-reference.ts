/** Updates the generated part of dsl/LANGUAGE.md: `npx tsx dsl/words/write-reference.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withReference } from './reference.ts';

const file = new URL('../LANGUAGE.md', import.meta.url);
writeFileSync(file, withReference(readFileSync(file, 'utf8')));
