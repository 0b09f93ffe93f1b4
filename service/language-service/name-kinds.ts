/** The names that an editor can find and rename: those of the rules, and those that occur only in files and texts. */
import {
  withArticle,
  nameKind,
  typeName,
  type NamedVariable,
  type PackSymbol,
  type SymbolKind,
  SECTION_NAMES,
  SECTIONS,
  sectionOf,
  type SectionName,
} from '../../dsl/internal.ts';

/** `variable`: a name bound in an effect with `as`; `step`: of a procedure. */
export type NameKind = SymbolKind | 'board' | 'edition' | 'dispute' | 'step' | 'variable';

const KIND_OF_SECTION: Partial<Record<SectionName, NameKind>> = {
  boards: 'board',
  editions: 'edition',
  disputes: 'dispute',
};

/** The kind of name that the ids of a section are. */
export const kindDeclaredBy = (section: SectionName): NameKind | undefined =>
  sectionOf(section).declares ?? KIND_OF_SECTION[section];

/** The section whose ids are names of this kind; undefined for names that are declared deeper, such as sites. */
export const sectionDeclaring = (kind: NameKind): SectionName | undefined =>
  SECTION_NAMES.find((section) => kindDeclaredBy(section) === kind);

const NON_SYMBOL_NAMES: Record<Exclude<NameKind, SymbolKind>, string> = {
  board: 'board',
  edition: 'edition',
  dispute: 'dispute',
  step: 'step',
  variable: 'name',
};

export const isSymbolKind = (kind: NameKind): kind is SymbolKind => !Object.hasOwn(NON_SYMBOL_NAMES, kind);

/** `class of pieces`, `step` */
export function kindName(kind: NameKind, symbol?: PackSymbol): string {
  return isSymbolKind(kind) ? nameKind(symbol ?? { kind }) : NON_SYMBOL_NAMES[kind];
}

/** Whether a key of a procedure is the name of a step. */
export const isStep = (key: string): boolean => !Object.hasOwn(SECTIONS.procedures.entry.fields, key);

/** `a site, bound by "as"` */
export const variableDescription = ({ type }: NamedVariable): string =>
  `${type === 'none' ? withArticle('name') : typeName(type)}, bound by \`as\` in this effect`;
