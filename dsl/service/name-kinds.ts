/** What an editor can find and rename: the names of the rules, and those that only files and texts know. */
import { withArticle, nameKind, typeName } from '../semantics/kind-names.ts';
import type { NamedVariable } from '../semantics/scope.ts';
import type { PackSymbol, SymbolKind } from '../semantics/symbols.ts';
import { SECTION_NAMES, SECTIONS, sectionOf, type SectionName } from '../packs/fields.ts';

/** `variable`: a name bound in an effect with `as`; `step`: of a procedure. */
export type NameKind = SymbolKind | 'board' | 'edition' | 'dispute' | 'step' | 'variable';

const NAMED: Partial<Record<SectionName, NameKind>> = { boards: 'board', editions: 'edition', disputes: 'dispute' };

/** What the ids of a section are. */
export const namedBy = (section: SectionName): NameKind | undefined => sectionOf(section).declares ?? NAMED[section];

/** The section whose ids are such names; none for what stands deeper. */
export const sectionNaming = (kind: NameKind): SectionName | undefined =>
  SECTION_NAMES.find((section) => namedBy(section) === kind);

const OWN: Record<Exclude<NameKind, SymbolKind>, string> = {
  board: 'board',
  edition: 'edition',
  dispute: 'dispute',
  step: 'step',
  variable: 'name',
};

export const isSymbolKind = (kind: NameKind): kind is SymbolKind => !Object.hasOwn(OWN, kind);

/** `class of pieces`, `step` */
export function kindName(kind: NameKind, symbol?: PackSymbol): string {
  return isSymbolKind(kind) ? nameKind(symbol ?? { kind }) : OWN[kind];
}

/** A key of a procedure that is the name of a step. */
export const isStep = (key: string): boolean => !Object.hasOwn(SECTIONS.procedures.entry.fields, key);

/** `a site, bound by "as"` */
export const boundWords = ({ type }: NamedVariable): string =>
  `${type === 'none' ? withArticle('name') : typeName(type)}, bound by \`as\` in this effect`;
