/** The boards of a pack, site by site, with their texts. */
import {
  childOf,
  type Grid,
  isHoleLetter,
  nodeAt,
  placeOn,
  readMap,
  type LanguageCode,
  type PackModel,
  type Sources,
} from '../../dsl/internal.ts';
import type { BoardView, RenderedTextView, SiteView } from './protocol.ts';
import { byLanguage, renderTexts } from './render-texts.ts';

export function boardViews(model: PackModel, sources: Sources): BoardView[] {
  const pathOf = (name: string): string => sources.files.find((file) => file.name === name)?.path ?? name;
  const defaults = new Map(model.attributes.map((attribute) => [attribute.id, attribute.default]));
  // by their numbers: `Board 2` before `Board 10`
  const boards = [...model.boards].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return boards.map(({ id, name, of, sites, grid, origin }): BoardView => {
    const texts = byLanguage((code) => textsOfSites(id, model, sources, code));
    return {
      id,
      name,
      of,
      file: pathOf(origin.file),
      line: origin.line,
      ...(grid ? { grid, holes: holesOf(id, grid, sources) } : {}),
      sites: sites.map((site) => ({
        id: site.id,
        kind: site.kind,
        tags: site.tags,
        adjacent: site.adjacent,
        ...(site.at ? { at: site.at } : {}),
        attributes: Object.entries(site.attributes)
          .filter(([attribute, n]) => n !== defaults.get(attribute))
          .map(([attribute, n]) => ({ id: attribute, n, factor: defaults.get(attribute) === 1 })),
        file: pathOf(site.origin.file),
        line: site.origin.line,
        ...(grid && site.at ? { column: site.origin.column } : {}),
        texts: byLanguage((code) => [...(texts[code].get(site.id)?.values() ?? [])]),
      })),
    };
  });
}

/** Where the rows of a board have no site. */
function holesOf(id: string, grid: Grid, sources: Sources): SiteView[] {
  const { file, node } = boardNode(id, sources);
  const legend = childOf(node, 'legend');
  return readMap(childOf(node, 'rows')).cells.flatMap((cell): SiteView[] => {
    if (!file || !isHoleLetter(legend, cell.letter)) return [];
    const { line, column } = file.lines.place(cell.span.start);
    const at = placeOn(grid, cell.column, cell.row);
    const nothing = { kind: '', tags: [], adjacent: [], attributes: [], texts: byLanguage(() => []) };
    return [{ ...nothing, id: cell.id, at, file: file.path, line, column }];
  });
}

/** Where a board is written. */
function boardNode(id: string, { components, files }: Sources) {
  const board = components.findLast((one) => one.section === 'boards' && one.id === id);
  const file = files.find(({ path }) => path === board?.file);
  const root = file?.yaml.root;
  return { file, node: board && root ? nodeAt(root, board.path) : undefined };
}

/** The texts of a site by their keys: `bonus`, `surcharge` … */
type SiteTexts = Map<string, RenderedTextView>;

/** The texts of the board that it begins from, then its own; what it changes of a site takes the place of what that had. */
function textsOfSites(id: string, model: PackModel, sources: Sources, code: LanguageCode): Map<string, SiteTexts> {
  const from = boardBefore(id, sources);
  const sites = from === undefined ? new Map<string, SiteTexts>() : textsOfSites(from, model, sources, code);
  const texts = renderTexts(model, sources, { section: 'boards', id }, code).map((text) => {
    // as in `sites.a1.bonus`
    const [list, site, ...key] = text.key.split('.');
    return { changes: list === 'change-sites', site, text: { ...text, key: key.join('.') } };
  });
  const ownSites = new Set(texts.filter(({ changes }) => !changes).map(({ site }) => site));
  for (const site of ownSites) sites.set(site, new Map());
  for (const { site, text } of texts.sort((a, b) => Number(a.changes) - Number(b.changes))) {
    const known: SiteTexts = sites.get(site) ?? new Map();
    sites.set(site, known.set(text.key, text));
  }
  return sites;
}

/** The board that one begins from. */
function boardBefore(id: string, sources: Sources): string | undefined {
  const from = childOf(boardNode(id, sources).node, 'from');
  return from?.kind === 'scalar' && from.text !== id ? from.text : undefined;
}
