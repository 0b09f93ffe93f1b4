import type { PackSymbol, SymbolKind } from '../semantics/symbols.ts';
import type { Check, Finding } from './check.ts';
import { declarationOf, namesOf } from './names.ts';

/** Kinds whose names can stand in the same place of a phrase. Sites and numbers are one family: `farms >= 2` counts sites. */
const FAMILIES: { kinds: SymbolKind[]; severity: Finding['severity'] }[] = [
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

export const ambiguousName: Check = {
  code: 'ambiguous-name',
  summary: 'Two declarations share a name, and a phrase could mean either.',
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
              severity,
              message: `"${name}" is declared as ${symbols.map(({ kind }) => kind.replace('-', ' ')).join(' and ')}: a phrase could mean either.`,
              help: 'Rename one of them, or its plural.',
              at: declarationOf(symbol),
              related: symbols
                .filter((other) => other !== symbol)
                .map((other) => ({ message: 'and here', at: declarationOf(other) })),
            })),
      );
    }),
};
