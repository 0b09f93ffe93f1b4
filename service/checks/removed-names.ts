/** What packs remove of those that they extend. */
import { type Sources, childOf, type YamlNode } from '../../dsl/internal.ts';

export const removedNames = (files: Sources['files']): ReadonlySet<string> =>
  new Set(files.flatMap(({ yaml: { root } }) => scalars(root ? childOf(root, 'remove') : undefined)));

function scalars(node: YamlNode | undefined): string[] {
  switch (node?.kind) {
    case 'map':
      return node.entries.flatMap(({ value }) => scalars(value));
    case 'list':
      return node.items.flatMap(scalars);
    default:
      return node ? [node.text] : [];
  }
}
