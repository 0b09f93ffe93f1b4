/**
 * From files to a model: discover, read, validate against the schema, merge, parse and resolve. All problems of all files
 * are collected; the checks of the pack as a whole come later (`service/analysis`).
 */
import type { FileProblem } from '../source/diagnostic.ts';
import { childOf } from '../source/tree.ts';
import { beyondLimits } from './beyond-limits.ts';
import { Components } from './build/components.ts';
import { buildModel } from './build/model.ts';
import { collectSources } from './collect-sources.ts';
import { packProblem } from './diagnostics.ts';
import { atDeclarations } from './local-names.ts';
import { declareSymbols, scalars } from './declare.ts';
import { discoverPacks, MISSING_PARTS, type Discovery, type PackSource } from './discover.ts';
import { PACK_FORMAT, type RecordType } from './fields.ts';
import { EFFECT } from './program-names.ts';
import { PACK_FILE, baseName, type Files } from './files.ts';
import type { LoadCache } from './load-cache.ts';
import { entriesOf, merge, type Merged } from './merge.ts';
import type { PackModel } from './model.ts';
import type { DeclaredKeys } from './schema.ts';
import { atReplacedSteps } from './replaced-steps.ts';
import type { Sources } from './sources.ts';
import { TextResolver } from './text-resolver.ts';
import { validateFile } from './validate.ts';

export interface BuildOptions {
  /** called for each declared field that is read; for the test that every one is */
  onFieldRead?: (record: RecordType, field: string) => void;
  /** folders of base packs, in order: where an extended pack is searched if it is not beside the pack that extends it */
  packs?: string | readonly string[];
  /** what earlier builds left; an editor passes the same cache each time */
  cache?: LoadCache;
}

interface BuiltPack {
  /** the best model that could be built, without its hash; not to be played if a problem is an error */
  model: PackModel;
  problems: FileProblem[];
  sources: Sources;
  discovery: Discovery;
}

/** Builds the pack at `where`: a folder with a file pack.yaml, or a single .yaml file; and whatever it extends. */
export function buildPack(files: Files, where: string, options: BuildOptions = {}): BuiltPack {
  return buildSources(discoverPacks(files, where, options.packs), options);
}

/** Builds packs whose files have been read, the last one and what it extends. */
export function buildSources(
  discovery: Discovery,
  { onFieldRead, cache }: Pick<BuildOptions, 'onFieldRead' | 'cache'> = {},
): BuiltPack {
  const { packs } = discovery;
  const merged = merge(packs);
  const symbols = declareSymbols(merged);
  const texts = new TextResolver(symbols, cache);
  cache?.begin(merged, symbols);
  const problems = [...discovery.problems, ...validate(packs, cache), ...merged.problems];
  const components = new Components(
    { symbols, texts, problems, ...(onFieldRead ? { onFieldRead } : {}), ...(cache ? { cache } : {}) },
    merged,
  );
  const model = buildModel(components);
  return {
    model,
    problems: withNewerFormats(
      withoutUncertain(
        [
          ...problems,
          ...atReplacedSteps(atDeclarations(texts.problems, packs, merged, symbols), merged),
          ...missingHeaders(discovery, merged),
          ...noPlayers(merged),
          ...beyondLimits(model, components),
        ],
        discovery,
      ),
      merged,
    ),
    sources: collectSources(packs, merged, components, texts),
    discovery,
  };
}

// ------------------------------------------------------------------------------------------------ schema

function validate(packs: PackSource[], cache: LoadCache | undefined): FileProblem[] {
  const keys = declaredKeys(packs);
  return packs.flatMap(({ files }) =>
    files.flatMap(({ path, yaml }) => {
      if (!yaml.root) return [];
      // after a YAML error the values on that line are guesses
      const brokenLines = new Set(
        yaml.problems.filter(({ severity }) => severity === 'error').map(({ start }) => yaml.lines.place(start).line),
      );
      const validated = cache ? cache.validated(yaml.root, keys) : validateFile(yaml.root, keys);
      return validated
        .filter(({ start }) => !brokenLines.has(yaml.lines.place(start).line))
        .map((problem) => ({ ...problem, file: path }));
    }),
  );
}

/** The names of programs and attributes, which are keys of components; the schema depends on them. */
function declaredKeys(packs: PackSource[]): DeclaredKeys {
  const roots = packs.flatMap(({ files }) => files.flatMap(({ yaml }) => yaml.root ?? []));
  const programs = roots.flatMap((root) => [
    ...scalars(childOf(root, 'programs')).map(({ text }) => text),
    ...entriesOf(childOf(root, 'types')).flatMap(({ value }) =>
      entriesOf(childOf(value, 'programs')).map(({ key }) => key),
    ),
  ]);
  const attributes = roots.flatMap((root) => entriesOf(childOf(root, 'attributes')).map(({ key }) => key));
  return { programs: [...new Set([EFFECT, ...programs])], attributes: [...new Set(attributes)] };
}

// ------------------------------------------------------------------------------------------------ what is missing

/** A pack of a format from the future is reported as that and by nothing else. */
function withNewerFormats(problems: FileProblem[], { header }: Merged): FileProblem[] {
  const newer = (header.get('format') ?? []).flatMap(({ node, file, pack }) =>
    node.kind === 'scalar' && typeof node.value === 'number' && node.value > PACK_FORMAT
      ? [{ node, file, pack, written: node.value }]
      : [],
  );
  if (newer.length === 0) return problems;
  const files = new Set(newer.flatMap(({ pack }) => pack.files.map(({ path }) => path)));
  return [
    ...problems.filter(({ file }) => !files.has(file)),
    ...newer.map(({ node, file, written }) => ({
      ...packProblem('newer-format', node.span, { written, known: PACK_FORMAT }),
      file: file.path,
    })),
  ];
}

/** A game without any number of players cannot be played: a key without numbers is worse than none. */
function noPlayers({ header }: Merged): FileProblem[] {
  return (header.get('players') ?? []).flatMap(({ node, file }) =>
    node.kind === 'list' && node.items.length === 0
      ? [
          {
            ...packProblem('wrong-type', node.span, {
              subject: { is: 'key', name: 'players' },
              wanted: { a: 'counts' },
              found: 'empty-list',
            }),
            file: file.path,
          },
        ]
      : [],
  );
}

/** Header keys that every pack needs and this one lacks. */
function missingHeaders({ packs }: Discovery, { header }: Merged): FileProblem[] {
  const pack = packs.at(-1);
  const file = pack?.files[0];
  if (!pack || !file?.yaml.root || (pack.folder && baseName(file.path) !== PACK_FILE)) return [];
  const missing = [
    ...(header.get('pack')?.some((value) => value.pack === pack) ? [] : ['pack']),
    ...(header.has('players') ? [] : ['players']),
  ];
  const { entries, span } = file.yaml.root;
  const firstKey = entries[0]?.keySpan ?? { start: span.start, end: span.start };
  return missing.map((key) => ({
    ...packProblem('missing-key', firstKey, { key, in: { is: 'file-name', name: file.name } }),
    file: file.path,
  }));
}

/**
 * If a file or pack could not be read, its declarations are unknown: then no name is reported as unknown, nor an effect
 * that does not fit its card, as the type of the card may be declared there.
 */
function withoutUncertain(problems: FileProblem[], { packs, problems: discoveryProblems }: Discovery): FileProblem[] {
  const complete =
    packs.every(({ files }) =>
      files.every(({ yaml }) => yaml.root || yaml.problems.every(({ code }) => code === 'empty-file')),
    ) && !discoveryProblems.some(({ code }) => MISSING_PARTS.has(code));
  return complete ? problems : problems.filter(({ code }) => !UNCERTAIN.has(code));
}

/** Problems that a declaration in a missing file could explain. */
const UNCERTAIN = new Set([
  'unknown-name',
  'unknown-value',
  'unknown-id',
  'unknown-step',
  'unknown-key',
  'missing-key',
  'standing-line',
  'not-standing',
]);
