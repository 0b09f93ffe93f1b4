import { RESERVED } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';
import { declarationOf, namesOf } from './names.ts';

/** Kinds whose names are never in a place of an effect where a word of the language is allowed. */
const FREE = new Set(['program', 'route', 'tag']);

export const reservedName = defineCheck<{ name: string; isPlural: boolean }>({
  summary: 'A pack declares a name that is a word of the language.',
  severity: 'error',
  message: ({ name }) => `"${name}" is a word of the language and cannot be a name.`,
  help: ({ isPlural }) => (isPlural ? 'Choose another plural: `plural: …`.' : 'Choose another name.'),
  fix: { none: 'rename asks for another name and changes all places' },
  example: { name: 'then', isPlural: false },
  early: true,
  run: ({ sources }) =>
    sources.symbols
      .all()
      .filter(({ kind }) => !FREE.has(kind))
      .flatMap((symbol) =>
        namesOf(symbol)
          .filter((name) => RESERVED.has(name))
          .map((name) => ({
            data: { name, isPlural: name !== symbol.id },
            at: declarationOf(symbol),
          })),
      ),
});
