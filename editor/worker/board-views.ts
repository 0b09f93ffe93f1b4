/** The boards of a pack, site by site, with what each says. */
import type { PackModel, Sources } from '../../dsl/index.ts';
import { byLanguage, renderTexts } from './render-texts.ts';
import type { BoardView, RenderedTextView } from './protocol.ts';

export function boardViews(model: PackModel, sources: Sources): BoardView[] {
  const lineIn = (name: string, line: number): { file: string; line: number } => ({
    file: sources.files.find((file) => file.name === name)?.path ?? name,
    line,
  });
  const usual = new Map(model.attributes.map((one) => [one.id, one.default]));
  // as people number them, in whichever files they stand
  const ordered = [...model.boards].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return ordered.map(({ id, name, of, sites, origin }): BoardView => {
    const texts = byLanguage((code) => bySite(renderTexts(model, sources, { section: 'boards', id }, code)));
    return {
      id,
      name,
      of,
      ...lineIn(origin.file, origin.line),
      sites: sites.map((site) => ({
        id: site.id,
        kind: site.kind,
        tags: site.tags,
        adjacent: site.adjacent,
        attributes: Object.entries(site.attributes)
          .filter(([key, n]) => n !== usual.get(key))
          .map(([key, n]) => ({ id: key, n, factor: usual.get(key) === 1 })),
        line: site.origin.line,
        texts: byLanguage((code) => texts[code].get(site.id) ?? []),
      })),
    };
  });
}

/** `sites.a1.bonus` is the `bonus` of `a1`. */
function bySite(told: RenderedTextView[]): Map<string, RenderedTextView[]> {
  const out = new Map<string, RenderedTextView[]>();
  for (const one of told) {
    const [, site, ...rest] = one.key.split('.');
    if (site !== undefined) out.set(site, [...(out.get(site) ?? []), { ...one, key: rest.join('.') }]);
  }
  return out;
}
