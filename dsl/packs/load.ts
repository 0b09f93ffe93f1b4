/**
 * From files to a pack: found, read, checked against the schema, merged, parsed and resolved. All problems of all
 * files are told at once; with an error among them there is no model.
 */
import { trimTrailingBlanks } from '../source/trailing-blanks.ts';
import { hasErrors, sortDiagnostics, toDiagnostic, type Diagnostic, type FileProblem } from '../source/diagnostic.ts';
import type { Lines } from '../source/lines.ts';
import { childOf, plain, type YamlMap } from '../source/tree.ts';
import { runChecks } from '../checks/index.ts';
import { checkScenarios } from '../scenarios/index.ts';
import { Components } from './build/components.ts';
import { buildModel } from './build/model.ts';
import { declareSymbols, scalars } from './declare.ts';
import { discoverPacks, type Discovery, type PackSource } from './discover.ts';
import { EFFECT, SECTION_NAMES, sectionOf, type RecordType } from './fields.ts';
import { PACK_FILE, baseName, type Files } from './files.ts';
import type { LoadCache } from './load-cache.ts';
import { entriesOf, merge, locatedFields, type Merged } from './merge.ts';
import type { PackModel } from './model.ts';
import { withSiblingHints } from './sibling-packs.ts';
import type { DeclaredKeys } from './schema.ts';
import { sha256 } from './sha256.ts';
import type { Sources } from './sources.ts';
import { TextResolver } from './text-resolver.ts';
import { validateFile } from './validate.ts';

export interface LoadedPack {
  /** null when anything is an error */
  model: PackModel | null;
  diagnostics: Diagnostic[];
  sources: Sources;
}

export interface LoadOptions {
  /** told which declared field is read; for the test that every one is */
  onFieldRead?: (record: RecordType, field: string) => void;
  /** folder in which a pack that is extended is looked for when it does not lie beside */
  packs?: string;
  /** what the load before has left; an editor gives the same to each */
  cache?: LoadCache;
  /** only what the files say by themselves: no check of the whole, no scenarios, no word about packs beside */
  incremental?: boolean;
}

/** Loads the pack in a folder (with a file pack.yaml) or in a single .yaml file, and whatever it extends. */
export function loadPack(files: Files, where: string, options: LoadOptions = {}): LoadedPack {
  const found = discoverPacks(files, where, options.packs);
  const merged = merge(found.packs);
  const symbols = declareSymbols(merged);
  const texts = new TextResolver(symbols);
  const { incremental = false, cache } = options;
  cache?.begin(merged, symbols);
  const problems: FileProblem[] = [...found.problems, ...validate(found.packs, cache), ...merged.problems];
  const components = new Components(
    {
      symbols,
      texts,
      problems,
      ...(options.onFieldRead ? { onFieldRead: options.onFieldRead } : {}),
      ...(cache ? { cache: cache } : {}),
    },
    merged,
  );
  const model = buildModel(components, incremental ? '' : hashOf(found.packs, files));
  const known = knownOnly([...problems, ...texts.problems, ...missingFromPack(found, merged)], found);
  const all = incremental ? known : withSiblingHints(known, found, files, where);
  const sources = sourcesOf(found.packs, merged, components, texts);
  const linesOf = (file: string): Lines | undefined => sources.files.find(({ path }) => path === file)?.lines;
  const diagnostics = all.map((problem) => toDiagnostic(problem, linesOf));
  const complete = !hasErrors(diagnostics);
  if (!incremental && found.packs.length && !found.problems.some(({ code }) => NOT_FOUND.has(code))) {
    diagnostics.push(...runChecks({ model, sources, complete }));
  }
  if (!incremental && complete && found.packs.length) {
    diagnostics.push(...checkScenarios(model, sources).map((problem) => toDiagnostic(problem, linesOf)));
  }
  const sorted = sortDiagnostics(
    diagnostics,
    sources.files.map(({ path }) => path),
  );
  return { model: hasErrors(sorted) ? null : model, diagnostics: sorted, sources };
}

// ------------------------------------------------------------------------------------------------ schema

function validate(packs: PackSource[], kept: LoadCache | undefined): FileProblem[] {
  const open = declaredKeys(packs);
  return packs.flatMap(({ files }) =>
    files.flatMap(({ path, yaml }) => {
      if (!yaml.root) return [];
      // where YAML itself stumbled, what it made of the line says nothing
      const broken = new Set(
        yaml.problems.filter(({ severity }) => severity === 'error').map(({ start }) => yaml.lines.place(start).line),
      );
      const validated = kept ? kept.validated(yaml.root, open) : validateFile(yaml.root, open);
      return validated
        .filter(({ start }) => !broken.has(yaml.lines.place(start).line))
        .map((problem) => ({ ...problem, file: path }));
    }),
  );
}

/** The names of programs and attributes, which are keys; read before anything is checked. */
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

/** What every pack must say, told once. */
function missingFromPack({ packs }: Discovery, { header }: Merged): FileProblem[] {
  const pack = packs.at(-1);
  const file = pack?.files[0];
  if (!pack || !file?.yaml.root || (pack.folder && baseName(file.path) !== PACK_FILE)) return [];
  const missing = [
    ...(header.get('pack')?.some((given) => given.pack === pack) ? [] : ['pack']),
    ...(header.has('players') ? [] : ['players']),
  ];
  const start = file.yaml.root.span.start;
  const first = file.yaml.root.entries[0]?.keySpan ?? { start, end: start };
  return missing.map((key) => ({
    file: file.path,
    code: 'missing-key',
    severity: 'error',
    message: `The key "${key}" is missing in ${file.name}.`,
    ...first,
    ...(key === 'players'
      ? { help: 'Say how many may play, such as `players: [2]`.' }
      : { help: 'Name the pack: `pack: …`.' }),
  }));
}

/** Where a file could not be read whole, what it declares is not known: no name is called unknown then, nor a line out of place, which the type of its card would say. */
function knownOnly(problems: FileProblem[], { packs, problems: found }: Discovery): FileProblem[] {
  const complete =
    packs.every(({ files }) =>
      files.every(({ yaml }) => yaml.root || yaml.problems.every(({ code }) => code === 'empty-file')),
    ) && found.every(({ code }) => code !== 'unknown-pack' && code !== 'cyclic-extends');
  return complete ? problems : problems.filter(({ code }) => !UNKNOWN.has(code));
}

/** A pack of which a part is missing is not checked any further. */
const NOT_FOUND = new Set(['missing-pack-file', 'unknown-pack', 'cyclic-extends']);
const UNKNOWN = new Set([
  'unknown-name',
  'unknown-value',
  'unknown-id',
  'unknown-step',
  'unknown-key',
  'missing-key',
  'standing-line',
  'not-standing',
]);

// ------------------------------------------------------------------------------------------------ sources

/** Equal texts, equal rules: line ends and blanks at the end of lines aside. Files of nothing but words hold no rule. */
function hashOf(packs: PackSource[], files: Files): string {
  const digest = files.sha256 ?? sha256;
  const texts = packs.flatMap((pack) =>
    pack.files
      .filter(({ yaml }) => !isLexiconOnly(yaml.root))
      .map(
        ({ name, yaml }) =>
          `${pack.folder ? name.slice(name.indexOf('/') + 1) : ''}\n${yaml.text
            .split('\n')
            .map((line) => trimTrailingBlanks(line.endsWith('\r') ? line.slice(0, -1) : line))
            .join('\n')
            .trimEnd()}\n`,
      ),
  );
  return digest(texts.join('\0'));
}

function isLexiconOnly(root: YamlMap | null): boolean {
  return (
    root !== null &&
    root.entries.length > 0 &&
    root.entries.every(({ key }) => SECTION_NAMES.some((name) => name === key && sectionOf(name).lexical))
  );
}

function sourcesOf(packs: PackSource[], merged: Merged, components: Components, texts: TextResolver): Sources {
  const header = ({ files: [file] }: PackSource, key: string): string | undefined =>
    scalars(childOf(file?.yaml.root ?? undefined, key))[0]?.text;
  const idOf = (pack: PackSource): string => header(pack, 'pack') ?? pack.name;
  return {
    files: packs.flatMap((pack) =>
      pack.files.map(({ path, name, yaml }) => ({
        path,
        name,
        pack: idOf(pack),
        text: yaml.text,
        lines: yaml.lines,
        yaml,
      })),
    ),
    packs: packs.map((pack) => {
      const status = header(pack, 'status');
      return {
        id: idOf(pack),
        name: pack.name,
        files: pack.files.map(({ path }) => path),
        extends: pack.bases.map(idOf),
        ...(status === undefined ? {} : { status }),
      };
    }),
    components: components.sources,
    effects: texts.effects,
    references: texts.references,
    variables: texts.variables,
    symbols: components.context.symbols,
    metadata: SECTION_NAMES.filter((name) => sectionOf(name).metadata).flatMap((name) =>
      merged.entries.get(name)!.map(({ section, id, file, pack, span, path, node }) => ({
        section,
        id,
        file: file.path,
        pack: pack.name,
        idRange: span,
        path,
        value: plain(node),
      })),
    ),
    lexicon: merged.entries.get('lexicon')!.flatMap((entry) =>
      locatedFields(entry).map(({ key, file, pack, span, path }) => ({
        language: entry.id,
        name: key,
        file: file.path,
        pack: idOf(pack),
        range: span,
        path,
      })),
    ),
  };
}
