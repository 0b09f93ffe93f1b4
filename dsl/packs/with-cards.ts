/** A loaded pack with more cards, such as those that only one scenario has. */
import type { FileProblem } from '../source/diagnostic.ts';
import { plain, type YamlList, type YamlMap } from '../source/tree.ts';
import { buildSources } from './build-pack.ts';
import type { PackSource } from './discover.ts';
import type { PackModel } from './model.ts';
import type { FileSource, Sources } from './sources.ts';

/** A pack with more cards. */
interface PackWithCards {
  /** without a hash; not to be played if a problem is an error */
  model: PackModel;
  sources: Sources;
  /** the problems of the added cards */
  problems: FileProblem[];
}

const known = new WeakMap<Sources, Map<string, PackWithCards>>();

/**
 * Builds a loaded pack anew with cards that are written elsewhere in one of its files, as the `cards` of a pack that extends it.
 * All places are those of the file.
 */
export function withCards(sources: Sources, cards: YamlList, file: FileSource): PackWithCards {
  const key = `${file.path} ${cards.span.start} ${JSON.stringify(plain(cards))}`;
  const built = known.get(sources) ?? new Map<string, PackWithCards>();
  known.set(sources, built);
  const found = built.get(key) ?? build(sources, cards, file);
  built.set(key, found);
  return found;
}

/** What a file would contain that has just these cards. */
export const rootWithCards = (cards: YamlList): YamlMap => ({
  kind: 'map',
  span: cards.span,
  entries: [{ key: 'cards', keySpan: cards.span, value: cards }],
});

function build(sources: Sources, cards: YamlList, file: FileSource): PackWithCards {
  const packs = packSources(sources);
  const own: PackSource = {
    name: file.pack,
    folder: true,
    files: [{ path: file.path, name: file.name, yaml: { ...file.yaml, root: rootWithCards(cards) } }],
    bases: packs.slice(-1),
  };
  const { model, sources: extended, problems } = buildSources({ packs: [...packs, own], problems: [] });
  const inside = ({ file: path, start, end }: FileProblem): boolean =>
    path === file.path && cards.span.start <= start && end <= cards.span.end;
  return { model, sources: extended, problems: problems.filter(inside) };
}

/** As they were found: base packs first. */
function packSources({ packs, files }: Sources): PackSource[] {
  const out = new Map<string, PackSource>();
  for (const { id, name, files: paths, extends: bases } of packs) {
    out.set(id, {
      name,
      folder: true,
      files: paths.flatMap((path) => files.filter((file) => file.path === path)),
      bases: bases.flatMap((base) => out.get(base) ?? []),
    });
  }
  return [...out.values()];
}
