/** Short ways to write the types of the table of keys. */
import type { SymbolKind } from '../semantics/symbols.ts';
import type { Field, FieldType, ProgramMode, RecordType } from './field-types.ts';

export const words: FieldType = { is: 'words' };
export const label: FieldType = { is: 'label' };
export const value: FieldType = { is: 'value' };
export const cost: FieldType = { is: 'cost' };
export const sites: FieldType = { is: 'sites' };
export const flag: FieldType = { is: 'flag' };
export const integer = (min?: number, max?: number): FieldType => ({
  is: 'integer',
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});
export const choice = (...of: string[]): FieldType => ({ is: 'choice', of });
export const name = (of?: SymbolKind): FieldType => ({ is: 'name', ...(of ? { of } : {}) });
export const program = (mode: ProgramMode): FieldType => ({ is: 'program', mode });
export const list = (of: FieldType): FieldType => ({ is: 'list', of });
export const oneOrList = (of: FieldType): FieldType => ({ is: 'one-or-list', of });
export const map = (of: FieldType): FieldType => ({ is: 'map', of });
export const record = (fields: Record<string, Field>, more: Omit<RecordType, 'fields'> = {}): FieldType => ({
  is: 'record',
  record: { fields, ...more },
});
export const required = (type: FieldType, doc: string): Field => ({ type, doc, required: true });
export const optional = (type: FieldType, doc: string): Field => ({ type, doc });
export const note = (type: FieldType, doc: string): Field => ({ type, doc, note: true });
