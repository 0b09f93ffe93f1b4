import { suggest } from '../meaning/suggest.ts';
import { childOf, nodeAt, type YamlNode } from '../source/tree.ts';
import type { Check } from './check.ts';

export const unknownEdition: Check = {
  code: 'unknown-edition',
  summary: 'A source names an edition that the pack does not declare.',
  early: true,
  run: ({ sources }) => sources.components.flatMap(({ file, path }) => {
    const root = sources.files.find((source) => source.path === file)?.yaml.root;
    const source = root ? childOf(nodeAt(root, path), 'source') : undefined;
    const list: YamlNode[] = source?.kind === 'list' ? source.items : source ? [source] : [];
    return list.flatMap((item) => {
      const edition = childOf(item, 'edition');
      if (edition?.kind !== 'scalar' || Object.hasOwn(sources.editions, edition.text)) return [];
      return [{
        severity: 'error' as const, message: `No edition is called "${edition.text}".`, help: 'Declare it under `editions:`.',
        suggestions: suggest(edition.text, Object.keys(sources.editions)), at: { file, span: edition.span },
      }];
    });
  }),
};
