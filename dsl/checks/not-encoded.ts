import { childOf, entryOf, nodeAt } from '../source/tree.ts';
import type { Check } from './check.ts';

/** So much of a text is shown. */
const MOST_SHOWN = 60;

export const notEncoded: Check = {
  code: 'not-encoded',
  summary: 'Something that is printed on a component is not encoded yet: it plays without.',
  early: true,
  run: ({ sources }) =>
    sources.components.flatMap(({ id, file, path }) => {
      const root = sources.files.find((source) => source.path === file)?.yaml.root;
      const node = root ? nodeAt(root, path) : undefined;
      const left = childOf(node, 'not-encoded');
      const key = entryOf(node, 'not-encoded');
      if (!key || left?.kind !== 'map' || left.entries.length === 0) return [];
      const said = left.entries.map(
        ({ key: where, value }) => `${where} “${value.kind === 'scalar' ? shortened(value.text) : '…'}”`,
      );
      return [
        {
          severity: 'warning' as const,
          message: `"${id}" plays without what is not encoded yet: ${said.join(', ')}.`,
          help: 'Encode what is left, then take `not-encoded` away.',
          at: { file, span: key.keySpan },
        },
      ];
    }),
};

/** The beginning of a text, in one line. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN - 1).trimEnd()}…` : line;
}
