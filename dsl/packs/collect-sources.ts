/** The sources of a loaded pack: texts, components with their notes, effects with their trees, uses of names. */
import { childOf, plain } from '../source/tree.ts';
import type { Components } from './build/components.ts';
import { scalars } from './declare.ts';
import type { PackSource } from './discover.ts';
import { SECTION_NAMES, sectionOf } from './fields.ts';
import { locatedFields, type Merged } from './merge.ts';
import { textOfStep } from './replaced-steps.ts';
import type { Sources } from './sources.ts';
import type { TextResolver } from './text-resolver.ts';

export function collectSources(
  packs: PackSource[],
  merged: Merged,
  components: Components,
  texts: TextResolver,
): Sources {
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
        node,
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
    replacedSteps: merged.replacedSteps.map(({ procedure, old, now, by }) => ({
      procedure,
      step: old.name,
      text: textOfStep(old),
      pack: idOf(old.pack),
      by: idOf(by),
      now: now ? { step: now.name, text: textOfStep(now), file: now.file.path, range: now.span } : null,
    })),
  };
}
