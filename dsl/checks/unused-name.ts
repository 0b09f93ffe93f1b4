import type { SymbolKind } from '../semantics/symbols.ts';
import { START_PROCEDURE } from './missing-game.ts';
import type { Check } from './check.ts';
import { declarationOf } from './names.ts';

/** Cards, slots and sites are there to be found by the game; the others are there to be spoken of. */
const SPOKEN_OF: SymbolKind[] = [
  'counter',
  'constant',
  'option',
  'piece',
  'class',
  'site-kind',
  'predicate',
  'period',
  'color',
  'zone',
  'deck',
  'type',
  'track',
  'signal',
  'attribute',
  'procedure',
];

export const unusedName: Check = {
  code: 'unused-name',
  summary: 'A name is declared that nothing uses.',
  run({ sources }) {
    const used = new Set(sources.references.map(({ kind, id }) => `${kind} ${id}`));
    return sources.symbols
      .all()
      .filter(
        ({ kind, id }) =>
          SPOKEN_OF.includes(kind) && !(kind === 'procedure' && id === START_PROCEDURE) && !used.has(`${kind} ${id}`),
      )
      .map((symbol) => ({
        severity: 'warning',
        message: `Nothing uses the ${symbol.kind.replace('-', ' ')} "${symbol.id}".`,
        help: 'Remove it, or is a name misspelt where it was meant?',
        at: declarationOf(symbol),
      }));
  },
};
