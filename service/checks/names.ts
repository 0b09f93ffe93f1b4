/** Questions about declared names that several checks share. */
import { type PackSymbol, type SymbolKind, SECTION_NAMES, sectionOf, type SectionName } from '../../dsl/internal.ts';
import type { FindingPlace } from './check.ts';

const SECTION_OF = new Map<SymbolKind, SectionName>(
  SECTION_NAMES.flatMap((name): [SymbolKind, SectionName][] => {
    const { declares } = sectionOf(name);
    return declares ? [[declares, name]] : [];
  }),
);

/** The place where a name is declared. */
export function declarationOf({ kind, id, origin }: PackSymbol): FindingPlace {
  const section = SECTION_OF.get(kind);
  return section ? { section, id } : origin;
}

export function namesOf({ id, plural }: PackSymbol): string[] {
  return plural && plural !== id ? [id, plural] : [id];
}
