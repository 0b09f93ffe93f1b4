/** The filters of the Gallery, which are stored in the query of its address. */
import { LANGUAGE_CODES, componentName } from '../i18n/index.ts';
import type { ComponentView, FaceFit, LanguageCode, PackView } from '../worker/protocol.ts';

export const FACETS = ['section', 'type', 'deck', 'color', 'status', 'scenarios', 'word'] as const;
export type Facet = (typeof FACETS)[number];
type Filters = Partial<Record<Facet | 'q', string>>;

const DEFAULT_SECTION = 'cards';

export function filtersFromQuery(query: Record<string, string>): Filters {
  return Object.fromEntries(
    [...FACETS, 'q' as const].flatMap((facet) => (query[facet] ? [[facet, query[facet]]] : [])),
  );
}

/** The components that match all filters. */
export function filteredComponents(view: PackView, filters: Filters): ComponentView[] {
  const section = sectionOf(view, filters);
  const wanted = filters.q?.toLowerCase();
  return view.components.filter(
    (one) =>
      one.section === section &&
      FACETS.every(
        (facet) => facet === 'section' || !filters[facet] || valuesOf(one, facet).includes(filters[facet]),
      ) &&
      (!wanted || `${componentName(one)} ${one.id} ${one.number ?? ''}`.toLowerCase().includes(wanted)),
  );
}

/** The section in the filters; by default the cards, or the first section that is printed. */
export function sectionOf(view: PackView, { section }: Filters): string {
  return (
    section ??
    view.components.find((one) => one.section === DEFAULT_SECTION)?.section ??
    view.components.find((one) => one.printed)?.section ??
    view.components[0]?.section ??
    DEFAULT_SECTION
  );
}

/** The values of a facet among the components of the section, in the order of the pack. */
export function facetValues(view: PackView, facet: Facet, filters: Filters): string[] {
  const of =
    facet === 'section' ? view.components : view.components.filter((one) => one.section === sectionOf(view, filters));
  const found = new Set(of.flatMap((one) => valuesOf(one, facet)));
  if (facet === 'section') return [...found];
  return declaredOrder(view, facet)?.filter((one) => found.has(one)) ?? [...found].sort();
}

/** The values of a facet that the pack declares in an order. */
function declaredOrder({ types, decks, colors }: PackView, facet: Facet): readonly string[] | undefined {
  switch (facet) {
    case 'type':
      return types;
    case 'deck':
      return decks;
    case 'color':
      return colors;
    default:
      return undefined;
  }
}

/** A text that is too long for its face, or lacks words of its language: `long-it`, `words-uk`. */
type Misfit = `${'long' | 'words'}-${LanguageCode}`;
export const MISFITS: Misfit[] = LANGUAGE_CODES.flatMap((code): Misfit[] => [`long-${code}`, `words-${code}`]);
export const misfitsOf = (fit: FaceFit | undefined): Misfit[] =>
  fit
    ? LANGUAGE_CODES.flatMap((code): Misfit[] => [
        ...(fit.extraLines[code] > 0 ? [`long-${code}` as const] : []),
        ...(fit.missingWords[code].length ? [`words-${code}` as const] : []),
      ])
    : [];

function valuesOf(one: ComponentView, facet: Facet): string[] {
  switch (facet) {
    case 'section':
      return [one.section];
    case 'type':
      return one.type === null ? [] : [one.type];
    case 'deck':
      return one.deck === null ? [] : [one.deck];
    case 'color':
      return one.color === null ? [] : [one.color];
    case 'status':
      return one.provenance === null ? [] : [one.provenance];
    case 'scenarios':
      return [one.scenarios ? 'with' : 'without'];
    case 'word':
      return one.words;
  }
}
