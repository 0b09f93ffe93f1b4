import { suggest } from '../meaning/suggest.ts';
import type { SymbolKind } from '../meaning/symbols.ts';
import { entriesAt } from '../provenance/index.ts';
import type { Check } from './check.ts';

/** Fields of what a pack tells of its sources that name a component. */
const NAMES: { section: 'disputes' | 'gaps'; field: string; kind: SymbolKind }[] = [
  { section: 'disputes', field: 'option', kind: 'option' },
  { section: 'gaps', field: 'deck', kind: 'deck' },
];

export const unknownName: Check = {
  code: 'unknown-name',
  summary: 'A dispute names no option, or a gap no deck, of the pack.',
  early: true,
  run: ({ sources }) => NAMES.flatMap(({ section, field, kind }) => entriesAt(sources, section).filter(({ key }) => key === field).flatMap(({ file, value }) => {
    if (value.kind !== 'scalar' || sources.symbols.get(kind, value.text)) return [];
    return [{ severity: 'error' as const, message: `No ${kind} is called "${value.text}".`, suggestions: suggest(value.text, sources.symbols.all(kind).map(({ id }) => id)), at: { file, span: value.span } }];
  })),
};
