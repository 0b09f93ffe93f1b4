import { childOf, entryAt, entryOf, nodeAt, removeEntry, type Fix } from '../../dsl/internal.ts';
import { defineCheck, type PackFixContext } from './check.ts';

/** Length of the part of a text that messages show. */
const MOST_SHOWN = 60;

export const notEncoded = defineCheck<{ id: string; printed: string[] }>({
  summary: 'Something that is printed on a component is not encoded yet: it plays without.',
  severity: 'warning',
  message: ({ id, printed }) => `"${id}" plays without what is not encoded yet: ${printed.join(', ')}.`,
  help: () => 'Encode what is left, then take `not-encoded` away.',
  fix: {
    does: 'of something with an effect, its text is no longer "not encoded"; for the rest somebody has to look into the source',
    fixes: encodedNow,
  },
  example: { id: 'planting', printed: ['effect “Gain 1 kelp.”'] },
  early: true,
  run: ({ sources }) =>
    sources.components.flatMap(({ id, file, path }) => {
      const root = sources.files.find((source) => source.path === file)?.yaml.root;
      const node = root ? nodeAt(root, path) : undefined;
      const left = childOf(node, 'not-encoded');
      const key = entryOf(node, 'not-encoded');
      if (!key || left?.kind !== 'map' || left.entries.length === 0) return [];
      const printed = left.entries.map(
        ({ key: where, value }) => `${where} “${value.kind === 'scalar' ? shortened(value.text) : '…'}”`,
      );
      return [
        {
          data: { id, printed },
          at: { file, span: key.keySpan },
        },
      ];
    }),
});

/** Takes the text away where there is an effect; whether that is all of it only the author knows. */
function encodedNow({ id }: { id: string }, { root, span, text, file, sources }: PackFixContext): Fix[] {
  const found = root && entryAt(root, span);
  const hasEffect = sources.effects.some(
    ({ component, kind, file: of }) =>
      component.id === id && of === file && (kind === 'program' || kind === 'standing'),
  );
  const left = found?.entry.value;
  const printed = left && entryOf(left, 'text');
  if (!hasEffect || left?.kind !== 'map' || !printed) return [];
  const edit = left.entries.length === 1 ? removeEntry(found.entry, found.map, text) : removeEntry(printed, left, text);
  return [{ title: { is: 'remove', what: 'not-encoded' }, careful: true, edits: [edit] }];
}

/** The beginning of a text, in one line. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN - 1).trimEnd()}…` : line;
}
