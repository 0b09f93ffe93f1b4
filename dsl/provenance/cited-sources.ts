/** Every source that is cited in the files, as YAML nodes. */
import type { SectionName } from '../packs/fields.ts';
import type { Sources } from '../packs/sources.ts';
import { childOf, nodeAt, type YamlEntry, type YamlNode, type YamlScalar } from '../source/tree.ts';
import { sourcedComponents, entriesOf } from './components.ts';

/** A `source` as it is written in a file, with its place. */
interface CitedSource {
  file: string;
  node: YamlNode;
  edition?: YamlScalar;
  at?: YamlScalar;
}

/** All citations of sources in the files of a pack. */
export function citedSources(sources: Sources): CitedSource[] {
  const roots = new Map(sources.files.map(({ path, yaml }) => [path, yaml.root]));
  const about = sources.metadata.flatMap(({ file, path }) => {
    const root = roots.get(file);
    const node = root ? nodeAt(root, path) : undefined;
    return node ? [{ file, node }] : [];
  });
  const steps = about.flatMap(({ file, node }) =>
    itemsOf(childOf(node, 'steps')).map((step) => ({ file, node: step })),
  );
  return [...sourcedComponents(sources), ...about, ...steps].flatMap(({ file, node }) =>
    citationNodes(childOf(node, 'source')).map((source) => ({ file, node: source, ...scalarsOf(source) })),
  );
}

/** A lesson cites at each of its steps. */
const itemsOf = (steps: YamlNode | undefined): YamlNode[] => (steps?.kind === 'list' ? steps.items : []);

/** The single citations of a `source`, which may be one or a list. */
export function citationNodes(source: YamlNode | undefined): YamlNode[] {
  return source?.kind === 'list' ? source.items : source ? [source] : [];
}

function scalarsOf(source: YamlNode): { edition?: YamlScalar; at?: YamlScalar } {
  const edition = childOf(source, 'edition');
  const at = childOf(source, 'at');
  return { ...(edition?.kind === 'scalar' ? { edition } : {}), ...(at?.kind === 'scalar' ? { at } : {}) };
}

/** The entries of a metadata section, or of one of its fields, as YAML entries. */
export function metadataEntries(
  { metadata, files }: Sources,
  section: SectionName,
  field?: string,
): (YamlEntry & { file: string })[] {
  return metadata
    .filter((entry) => entry.section === section)
    .flatMap(({ file, path }) => {
      const root = files.find((source) => source.path === file)?.yaml.root;
      const node = root ? nodeAt(root, path) : undefined;
      return entriesOf(field === undefined ? node : childOf(node, field)).map((entry) => ({ ...entry, file }));
    });
}
