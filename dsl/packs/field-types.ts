/** The types of the table of keys (`fields.ts`): what a field contains, and what a section is. */
import type { SymbolKind } from '../semantics/symbols.ts';
import type { DeclaredNames } from './declared-names.ts';

/** How the steps of a program run; `by-type`: as the card's type says. */
export type ProgramMode = 'parts' | 'steps' | 'by-type';

/** What a field may contain. */
export type FieldType =
  /** words for people */
  | { is: 'words' }
  /** words or a number: a page, a year */
  | { is: 'label' }
  | { is: 'integer'; min?: number; max?: number }
  | { is: 'flag' }
  | { is: 'choice'; of: readonly string[] }
  /** a name of the pack; with `of` it must be declared as that */
  | { is: 'name'; of?: SymbolKind }
  /** texts of the effect language */
  | { is: 'program'; mode: ProgramMode }
  | { is: 'standing' }
  | { is: 'condition' }
  | { is: 'value' }
  | { is: 'cost' }
  | { is: 'amounts' }
  | { is: 'sites' }
  | { is: 'list'; of: FieldType }
  | { is: 'one-or-list'; of: FieldType }
  /** a map of free names, or of other keys, which its reader checks */
  | { is: 'map'; of: FieldType; keys?: 'any' }
  | { is: 'record'; record: RecordType }
  | { is: 'anything' };

/** A key of a component: its type, and what it is for. */
export interface Field {
  type: FieldType;
  required?: boolean;
  doc: string;
  /** for people, ignored by the rules */ note?: boolean;
}

/** The keys of a map. */
export interface RecordType {
  fields: Record<string, Field>;
  /** the field of a bare value: `hand-limit: 3` is `hand-limit: {value: 3}` */
  shorthand?: string;
  /** keys that the pack itself declares */
  declaredKeys?: readonly ('program' | 'attribute')[];
  /** type of all other keys, such as the steps of a procedure */
  rest?: FieldType;
  /** those keys may also name steps: `PROCEDURE/STEP` */
  restMayBeSteps?: true;
}

type Shape =
  /** a map from id to entry */
  | 'map'
  /** a list of entries with an `id` */
  | 'list'
  /** a list without ids */
  | 'lines';

/** A top-level key of a pack file with components or other entries. */
export interface Section extends Partial<DeclaredNames> {
  shape: Shape;
  entry: RecordType;
  doc: string;
  /** an entry only declares a name; its meaning is defined where it is used, so nothing here needs a source */
  namesOnly?: true;
  /** its effects are rendered for players: `printed` on something such as a card, `rules` as the course of the game */
  texts?: 'printed' | 'rules';
  /** describes the game and its sources; not a component, and ignored by the rules */
  metadata?: true;
  /** changes no game: a file with nothing else does not count for the hash of the rules */
  unhashed?: true;
  /** how names are written in a language; not a component. Entries of several packs for one name are merged */
  lexical?: true;
  /** spelling of ids; names of the effect language unless given */
  ids?: 'any-case';
}
