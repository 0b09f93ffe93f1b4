import { RESERVED } from '../syntax/vocabulary.ts';
import type { Check } from './check.ts';
import { declarationOf, namesOf } from './names.ts';

/** Kinds whose names never stand in an effect where a word of the language may stand. */
const FREE = new Set(['program', 'route', 'tag']);

export const reservedName: Check = {
  code: 'reserved-name',
  summary: 'A pack declares a name that is a word of the language.',
  early: true,
  run: ({ sources }) =>
    sources.symbols
      .all()
      .filter(({ kind }) => !FREE.has(kind))
      .flatMap((symbol) =>
        namesOf(symbol)
          .filter((name) => RESERVED.has(name))
          .map((name) => ({
            severity: 'error' as const,
            message: `"${name}" is a word of the language and cannot be a name.`,
            help: name === symbol.id ? 'Choose another name.' : 'Choose another plural: `plural: …`.',
            at: declarationOf(symbol),
          })),
      ),
};
