import {
  nearestNames,
  type SymbolKind,
  type Sources,
  metadataEntries,
  nodeAt,
  SEMANTIC_DIAGNOSTICS,
  type UnknownName,
  MARKS,
  PORTS,
} from '../../dsl/internal.ts';
import { defineCheck, type Finding } from './check.ts';
import { confirmedNames } from './confirmed-names.ts';
import { removedNames } from './removed-names.ts';
import { stepNames } from './step-names.ts';

/** Fields of the metadata of a pack that name a component. */
const NAMES: { section: 'disputes' | 'gaps'; field: string; kind: SymbolKind }[] = [
  { section: 'disputes', field: 'option', kind: 'option' },
  { section: 'gaps', field: 'deck', kind: 'deck' },
];

export const unknownName = defineCheck<UnknownName>({
  ...SEMANTIC_DIAGNOSTICS['unknown-name'],
  summary: 'A dispute names no option, a gap no deck, or a lexicon nothing at all, of the pack.',
  early: true,
  run: ({ sources }) => [
    ...unknownWords(sources),
    ...NAMES.flatMap(({ section, field, kind }) =>
      metadataEntries(sources, section)
        .filter(({ key }) => key === field)
        .flatMap(({ file, value }) => {
          if (value.kind !== 'scalar' || sources.symbols.get(kind, value.text)) return [];
          return [
            {
              data: {
                in: 'pack' as const,
                kind,
                name: value.text,
                suggestions: nearestNames(
                  value.text,
                  sources.symbols.all(kind).map(({ id }) => id),
                ),
              },
              at: { file, span: value.span },
            },
          ];
        }),
    ),
  ],
});

/** Lexicon entries of undeclared names, except those whose component a pack has removed, or whose step it has replaced. */
function unknownWords(sources: Sources): Finding<UnknownName>[] {
  const { lexicon, symbols, files, effects } = sources;
  // the declarations of a file that cannot be read are unknown
  if (files.some(({ yaml }) => !yaml.root && yaml.problems.some(({ code }) => code !== 'empty-file'))) return [];
  const names = new Set([
    MARKS,
    PORTS,
    ...symbols.all().flatMap(({ kind, id, members }) => (kind === 'option' ? [id, ...(members ?? [])] : [id])),
  ]);
  const removed = removedNames(files);
  const unknown = lexicon.filter(
    (entry) => !names.has(entry.name) && !removed.has(entry.name) && !hasSentencesOnly(entry, sources),
  );
  const others = new Set(
    unknown.length > 0
      ? [...confirmedNames(effects), ...stepNames(sources).map(({ name }) => name), ...titles(sources)]
      : [],
  );
  const replaced = new Set(sources.replacedSteps.map(({ procedure, step, pack }) => `${pack} ${procedure}/${step}`));
  return unknown
    .filter(
      ({ name, pack }) => !others.has(name) && !removed.has(name.split('/')[0]) && !replaced.has(`${pack} ${name}`),
    )
    .map(({ name, file, range }) => ({
      data: { in: 'pack', kind: 'component', name, suggestions: nearestNames(name, names) },
      at: { file, span: range },
    }));
}

/** Sentences of the game are filed under any name. */
function hasSentencesOnly({ file, path }: Sources['lexicon'][number], { files }: Sources): boolean {
  const root = files.find((source) => source.path === file)?.yaml.root;
  const entry = root ? nodeAt(root, path) : undefined;
  return entry?.kind === 'map' && entry.entries.every(({ key }) => key === 'sentences');
}

/** Components that no effect names, but the story of a game does. */
const titles = ({ components }: Sources): string[] =>
  components.flatMap(({ section, id }) => (section === 'boards' || section === 'goals' ? [id] : []));
