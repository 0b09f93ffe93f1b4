/** Shared by the builders of all sections. */
import type { Named } from '../model.ts';
import { sectionOf, type SectionName } from '../fields.ts';
import type { Merged } from '../merge.ts';
import type { MergedEntry, Located, LocatedNode } from '../located.ts';
import { FieldReader, type BuildContext } from '../field-reader.ts';
import { plain, type Plain } from '../../source/tree.ts';
import type { ComponentSource } from '../sources.ts';
import { englishPlural } from '../english-plural.ts';
import { capitalize } from '../../source/capitalize.ts';
import { wordTable } from '../../source/word-table.ts';

/** The merged packs, with readers for their components. */
export class Components {
  readonly context: BuildContext;
  readonly merged: Merged;
  /** programs and attributes that the packs declare */
  readonly programs: string[];
  readonly attributes: string[];
  readonly sources: ComponentSource[] = [];

  constructor(context: BuildContext, merged: Merged) {
    this.context = context;
    this.merged = merged;
    this.programs = context.symbols.all('program').map(({ id }) => id);
    this.attributes = context.symbols.all('attribute').map(({ id }) => id);
  }

  /** Reads every entry of a section. */
  build<T>(section: SectionName, make: (reader: FieldReader, named: Named, entry: MergedEntry) => T): T[] {
    return this.merged.entries.get(section)!.map((entry) => {
      const build = (): T => {
        const reader = new FieldReader(this.context, entry, sectionOf(section).entry, { section, id: entry.id });
        const made = make(reader, named(reader, entry), entry);
        this.#keepSource(reader, entry);
        return made;
      };
      return this.cached(entry, build);
    });
  }

  /** Builds the entry, or returns the result of an earlier load if it is still valid. */
  cached<T>(entry: MergedEntry, build: () => T): T {
    const { cache } = this.context;
    return cache ? cache.component(entry, this.#lists(), build) : build();
  }

  /** The same for parts that are built together. */
  cachedGroup<T>(name: string, parts: readonly LocatedNode[], build: () => T): T {
    const { cache } = this.context;
    return cache ? cache.group(name, parts, this.#lists(), build) : build();
  }

  /** What building a component adds to. */
  #lists(): unknown[][] {
    const { texts, problems } = this.context;
    return [texts.effects, texts.references, texts.variables, texts.problems, problems, this.sources];
  }

  /** The header value of the last pack that gives one. */
  header(key: string): (Located & { value: Plain }) | undefined {
    const given = this.merged.header.get(key)?.at(-1);
    return given && { ...given, value: plain(given.node) };
  }

  #keepSource(reader: FieldReader, { section, id, file, pack, span, node, path }: MergedEntry): void {
    this.sources.push({
      section,
      id,
      file: file.path,
      pack: pack.name,
      idRange: span,
      range: { start: Math.min(span.start, node.span.start), end: node.span.end },
      path,
      notes: reader.notes(),
    });
  }
}

/** Name and plural for people: as written, or derived from the id. */
function named(reader: FieldReader, { id, section }: MergedEntry): Named {
  const spaced = id.replace(/-/g, ' ');
  const given = sectionOf(section).entry.fields.name ? reader.words('name') : undefined;
  const name = given ?? (section === 'cards' ? capitalize(spaced) : spaced);
  const plural = sectionOf(section).entry.fields.plural ? reader.words('plural')?.replace(/-/g, ' ') : undefined;
  const regular = plural === undefined ? englishPlural(name) : undefined;
  return {
    id,
    name,
    plural: plural ?? `${name}s`,
    ...(regular === undefined || regular === `${name}s` ? {} : { regularPlural: regular }),
    origin: reader.origin(id),
  };
}

/** The declared attributes of a component. */
export function attributesOf(reader: FieldReader, declared: string[]): Record<string, number> {
  const out: Record<string, number> = wordTable({});
  for (const id of declared) {
    const n = reader.integer(id);
    if (n === undefined) continue;
    out[id] = n;
    reader.keyIsName(id, 'attribute');
  }
  return out;
}
