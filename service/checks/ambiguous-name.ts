import type { Severity, PackSymbol, SymbolKind } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';
import { declarationOf, namesOf } from './names.ts';

/** Kinds whose names can be in the same place of a phrase. Sites and numbers are one family: `farms >= 2` counts sites. */
const FAMILIES: { kinds: SymbolKind[]; severity: Severity }[] = [
  {
    kinds: [
      'piece',
      'class',
      'site-kind',
      'predicate',
      'site',
      'tag',
      'counter',
      'constant',
      'option',
      'track',
      'attribute',
    ],
    severity: 'error',
  },
  { kinds: ['type', 'deck', 'card', 'color'], severity: 'warning' },
  { kinds: ['slot', 'color'], severity: 'warning' },
];

export const ambiguousName = defineCheck<{ name: string; kinds: string[]; severity: Severity }>({
  summary: 'Two declarations share a name, and a phrase could mean either.',
  severity: ({ severity }) => severity,
  message: ({ name, kinds }) => `"${name}" is declared as ${kinds.join(' and ')}: a phrase could mean either.`,
  help: () => 'Rename one of them, or its plural.',
  fix: { none: 'rename asks for another name and changes all places' },
  example: { name: 'red', kinds: ['deck', 'color'], severity: 'warning' },
  early: true,
  run: ({ sources }) =>
    FAMILIES.flatMap(({ kinds, severity }) => {
      const byName = new Map<string, PackSymbol[]>();
      for (const symbol of sources.symbols.all().filter(({ kind }) => kinds.includes(kind))) {
        for (const name of namesOf(symbol)) byName.set(name, [...(byName.get(name) ?? []), symbol]);
      }
      return [...byName].flatMap(([name, symbols]) =>
        symbols.length < 2
          ? []
          : symbols.map((symbol) => ({
              data: { name, kinds: symbols.map(({ kind }) => kind.replace('-', ' ')), severity },
              at: declarationOf(symbol),
              related: symbols
                .filter((other) => other !== symbol)
                .map((other) => ({ message: 'and here', at: declarationOf(other) })),
            })),
      );
    }),
});
