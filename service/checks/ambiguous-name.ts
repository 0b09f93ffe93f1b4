import type { Severity, PackSymbol, Sources, SymbolKind } from '../../dsl/internal.ts';
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
  run({ sources }) {
    const packOf = packsOfNames(sources);
    return FAMILIES.flatMap(({ kinds, severity }) =>
      sharedNames(sources.symbols.all().filter(({ kind }) => kinds.includes(kind))).map(([name, symbols]) => {
        // at the one of the latest pack, which may be what an author of a variant can change
        const said = symbols.toSorted((one, other) => packOf(one) - packOf(other)).at(-1)!;
        return {
          data: { name, kinds: symbols.map(({ kind }) => kind.replace('-', ' ')), severity },
          at: declarationOf(said),
          related: symbols
            .filter((other) => other !== said)
            .map((other) => ({ message: 'and here', at: declarationOf(other) })),
        };
      }),
    );
  },
});

/** Names with all that they may mean; what shares both its name and its plural, by its name only. */
function sharedNames(all: readonly PackSymbol[]): [string, PackSymbol[]][] {
  const byName = new Map<string, PackSymbol[]>();
  for (const symbol of all) {
    for (const name of namesOf(symbol)) byName.set(name, [...(byName.get(name) ?? []), symbol]);
  }
  const shared = [...byName].filter(([, symbols]) => symbols.length > 1);
  return shared.filter(([, symbols], i) => !shared.slice(0, i).some(([, others]) => isSame(others, symbols)));
}

const isSame = (some: readonly PackSymbol[], others: readonly PackSymbol[]): boolean =>
  some.length === others.length && some.every((symbol) => others.includes(symbol));

/** The place of its pack among the packs, base packs first. */
function packsOfNames({ components, packs }: Sources): (symbol: PackSymbol) => number {
  return (symbol) => {
    const at = declarationOf(symbol);
    const found = 'section' in at && components.find(({ section, id }) => section === at.section && id === at.id);
    return found ? packs.findIndex(({ files }) => files.includes(found.file)) : 0;
  };
}
