import { expect, it } from 'vitest';
import * as theirs from 'vscode-languageserver-types';
import * as ours from './protocol.ts';

it('says what the package of the protocol says', () => {
  for (const [name, values] of Object.entries(ours)) {
    const known = theirs[name as keyof typeof theirs] as unknown as Record<string, unknown>;
    for (const [key, value] of Object.entries(values)) expect([name, key, known[key]]).toEqual([name, key, value]);
  }
});
