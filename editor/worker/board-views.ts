/** The boards of a pack, site by site, with their texts. */
import type { PackModel, Sources } from '../../dsl/index.ts';
import type { BoardView, RenderedTextView } from './protocol.ts';
import { byLanguage, renderTexts } from './render-texts.ts';

export function boardViews(model: PackModel, sources: Sources): BoardView[] {
  const pathOf = (name: string): string => sources.files.find((file) => file.name === name)?.path ?? name;
  const defaults = new Map(model.attributes.map((attribute) => [attribute.id, attribute.default]));
  // by their numbers: `Board 2` before `Board 10`
  const boards = [...model.boards].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return boards.map(({ id, name, of, sites, origin }): BoardView => {
    const texts = byLanguage((code) => bySite(renderTexts(model, sources, { section: 'boards', id }, code)));
    return {
      id,
      name,
      of,
      file: pathOf(origin.file),
      line: origin.line,
      sites: sites.map((site) => ({
        id: site.id,
        kind: site.kind,
        tags: site.tags,
        adjacent: site.adjacent,
        attributes: Object.entries(site.attributes)
          .filter(([attribute, n]) => n !== defaults.get(attribute))
          .map(([attribute, n]) => ({ id: attribute, n, factor: defaults.get(attribute) === 1 })),
        line: site.origin.line,
        texts: byLanguage((code) => texts[code].get(site.id) ?? []),
      })),
    };
  });
}

/** The text `sites.a1.bonus` of a board is the text `bonus` of its site `a1`. */
function bySite(texts: RenderedTextView[]): Map<string, RenderedTextView[]> {
  const sites = new Map<string, RenderedTextView[]>();
  for (const text of texts) {
    const [, site, ...key] = text.key.split('.');
    if (site === undefined) continue;
    sites.set(site, [...(sites.get(site) ?? []), { ...text, key: key.join('.') }]);
  }
  return sites;
}
