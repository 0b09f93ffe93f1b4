/** How names, numbers and what is said of them are mended: what is missing is added, what stands twice is called otherwise. */
import { sectionOf, STATUSES } from '../packs/fields.ts';
import { scalars } from '../packs/declare.ts';
import { childOf, entryOf, nodeAt, type Path } from '../source/tree.ts';
import { entryAt, addField, markedMap, removeEntry } from '../source/yaml-edits.ts';
import type { Broken, Edit, Fix, Fixes } from './fixes.ts';
import { missingForm } from './fix-missing-form.ts';
import { occurrencesOf } from './occurrences.ts';

export const NAME_FIXES: Fixes = {
  'unused-name': unused,
  'missing-form': missingForm,
  'duplicate-id': ({ diagnostic, span, text, sources }) => {
    if (/ is given twice /.test(diagnostic.message)) return [];
    const id = text.slice(span.start, span.end).replace(/^["']|["']$/g, '');
    const taken = new Set(
      [...sources.components, ...sources.metadata, ...occurrencesOf(sources).all].map((one) => one.id),
    );
    const free = [2, 3, 4, 5, 6, 7, 8, 9]
      .map((n) => `${id.replace(/-\d+$/, '')}-${n}`)
      .find((name) => !taken.has(name));
    return free === undefined ? [] : [{ title: `Call this one "${free}"`, edits: [{ span, text: free }] }];
  },
  'double-number': ({ span, sources }) => {
    const numbers = sources.components
      .filter(({ section }) => section === 'cards')
      .flatMap(({ file, path }) =>
        scalars(childOf(nodeIn(sources, file, path), 'number')).map(({ value }) => Number(value)),
      );
    const free = Math.max(...numbers) + 1;
    return Number.isFinite(free)
      ? [{ title: `Give it the number ${free}`, edits: [{ span, text: String(free) }] }]
      : [];
  },
  'option-default': (broken) => {
    const values = /^The values are (.*)\.$/.exec(broken.diagnostic.help ?? '')?.[1].split(', ') ?? [];
    const map = broken.root && markedMap(broken.root, broken.span);
    const given = childOf(map ?? undefined, 'default');
    const span = given?.span ?? broken.span;
    return given || /^[\w-]+$/.test(broken.text.slice(span.start, span.end))
      ? values.map((value) => ({ title: `Write "${value}"`, careful: true as const, edits: [{ span, text: value }] }))
      : [];
  },
  'unknown-status': ({ span, diagnostic }) =>
    diagnostic.suggestions?.length
      ? []
      : STATUSES.map((status) => ({
          title: `Write "${status}"`,
          careful: true as const,
          edits: [{ span, text: status }],
        })),
  'unsaid-field': ({ span, text, root }) => {
    const map = root && entryAt(root, span)?.entry.value;
    const last = map?.kind === 'map' ? map.entries.at(-1) : undefined;
    if (!last || map?.kind !== 'map') return [];
    return STATUSES.flatMap((status) => {
      const line = addField({ span: map.entries[0].keySpan, text, root }, 'rest', ` ${status}`);
      return line ? [{ title: `Say of the rest: ${status}`, careful: true as const, edits: [line] }] : [];
    });
  },
  'misplaced-key': ({ span, text, root, packFile }) => {
    const found = root && entryAt(root, span);
    const target = packFile?.root?.entries.find(({ key }) => key === 'pack');
    if (!found || !packFile || !target || packFile.root!.entries.some(({ key }) => key === found.entry.key)) return [];
    const { keySpan, value } = found.entry;
    const line = text.slice(keySpan.start, value.span.end).trimEnd();
    if (line.includes('\n')) return [];
    return [
      {
        title: `Move it to the file that names the pack`,
        edits: [
          removeEntry(found.entry, found.map, text),
          {
            file: packFile.path,
            span: { start: target.value.span.end, end: target.value.span.end },
            text: `\n${line}`,
          },
        ],
      },
    ];
  },
  'given-twice': ({ span, text, root }) => {
    const found = root && entryAt(root, span);
    return found
      ? [
          {
            title: `Remove this "${found.entry.key}"`,
            careful: true,
            edits: [removeEntry(found.entry, found.map, text)],
          },
        ]
      : [];
  },
  'undecided-dispute': (broken) => {
    const missing = /^Say what holds here and why: (.*)\.$/.exec(broken.diagnostic.help ?? '')?.[1];
    const keys = missing ? [...missing.matchAll(/`([a-z-]+)`/g)].map(([, key]) => key) : ['no-option'];
    return keys.flatMap((key) => {
      const line = addField(broken, key);
      return line ? [{ title: `Add "${key}"`, careful: true as const, edits: [line] }] : [];
    });
  },
  'missing-game': ({ packFile }) => {
    if (!packFile?.root) return [];
    const known = entryOf(packFile.root, 'procedures');
    const newline = packFile.text.includes('\r\n') ? '\r\n' : '\n';
    const lines = ['  game:', '    end: end game'];
    const end = packFile.text.trimEnd().length;
    const edit: Edit =
      known?.value.kind === 'map' && packFile.text[known.value.span.start] !== '{'
        ? {
            file: packFile.path,
            span: { start: known.keySpan.end + 1, end: known.keySpan.end + 1 },
            text: newline + lines.join(newline),
          }
        : { file: packFile.path, span: { start: end, end }, text: newline + ['procedures:', ...lines].join(newline) };
    return known && known.value.kind !== 'map'
      ? []
      : [{ title: 'Add a procedure "game" that ends at once', edits: [edit] }];
  },
  'adjacent-to-itself': ({ span, text }) => {
    const [after] = /^\s*,\s*/.exec(text.slice(span.end)) ?? [''];
    const [before] = after ? [''] : (/,?\s*$/.exec(text.slice(0, span.start)) ?? ['']);
    return /[[,]\s*$/.test(text.slice(0, span.start))
      ? [
          {
            title: 'Remove it from the sites beside it',
            edits: [{ span: { start: span.start - before.length, end: span.end + after.length }, text: '' }],
          },
        ]
      : [];
  },
};

const nodeIn = ({ files }: Broken['sources'], file: string, path: Path): ReturnType<typeof nodeAt> => {
  const root = files.find((source) => source.path === file)?.yaml.root;
  return root ? nodeAt(root, path) : undefined;
};

/** The declaration goes, where nothing else speaks of it: forms in a lexicon or a scenario would be left behind. */
function unused({ span, text, root, sources, diagnostic }: Broken): Fix[] {
  const found = root && entryAt(root, span);
  if (!found || !root) return [];
  const section = root.entries.find(({ value }) => value === found.map);
  const kind = section && sectionOf(section.key as Parameters<typeof sectionOf>[0])?.declares;
  if (
    !section ||
    !kind ||
    occurrencesOf(sources)
      .of(kind, found.entry.key)
      .some(({ declares, file }) => !declares || file !== diagnostic.file)
  ) {
    return [];
  }
  // a section without entries would be the next mistake
  const gone =
    found.siblings.length === 1 ? removeEntry(section, root, text) : removeEntry(found.entry, found.map, text);
  return [{ title: `Remove "${found.entry.key}"`, careful: true, edits: [gone] }];
}
