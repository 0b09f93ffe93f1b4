/** What the builders of all sections share. */
import type { Named } from '../model.ts';
import { sectionOf, type SectionName } from '../fields.ts';
import { type Entry, type Merged, type Placed } from '../merge.ts';
import { Reader, type Desk } from '../reader.ts';
import { plain, type Plain } from '../../source/tree.ts';
import type { ComponentSource } from '../sources.ts';

/** The merged packs, with readers for their components. */
export class Components {
  readonly desk: Desk;
  readonly merged: Merged;
  /** programs and attributes that the packs declare */
  readonly programs: string[];
  readonly attributes: string[];
  readonly sources: ComponentSource[] = [];

  constructor(desk: Desk, merged: Merged) {
    this.desk = desk;
    this.merged = merged;
    this.programs = desk.symbols.all('program').map(({ id }) => id);
    this.attributes = desk.symbols.all('attribute').map(({ id }) => id);
  }

  /** Reads every entry of a section. */
  read<T>(section: SectionName, make: (reader: Reader, named: Named, entry: Entry) => T): T[] {
    return this.merged.entries.get(section)!.map((entry) => {
      const build = (): T => {
        const reader = new Reader(this.desk, entry, sectionOf(section).entry, { section, id: entry.id });
        const made = make(reader, named(reader, entry), entry);
        this.#keepSource(reader, entry);
        return made;
      };
      return this.kept(entry, build);
    });
  }

  /** What an earlier load has made of the entry, if that still holds; else it is made now. */
  kept<T>(entry: Entry, build: () => T): T {
    const { kept, texts, problems } = this.desk;
    return kept
      ? kept.component(
          entry,
          [texts.effects, texts.references, texts.variables, texts.problems, problems, this.sources],
          build,
        )
      : build();
  }

  /** The last word on a value of the top. */
  header(key: string): (Placed & { value: Plain }) | undefined {
    const given = this.merged.header.get(key)?.at(-1);
    return given && { ...given, value: plain(given.node) };
  }

  #keepSource(reader: Reader, { section, id, file, pack, span, node, path }: Entry): void {
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

/** What people read, from what is written or from the id. */
export function named(reader: Reader, { id, section }: Entry): Named {
  const spaced = id.replace(/-/g, ' ');
  const given = sectionOf(section).entry.fields.name ? reader.words('name') : undefined;
  const name = given ?? (section === 'cards' ? capital(spaced) : spaced);
  const plural = sectionOf(section).entry.fields.plural ? reader.words('plural')?.replace(/-/g, ' ') : undefined;
  return { id, name, plural: plural ?? `${name}s`, origin: reader.origin(id) };
}

/** The declared numbers that a component carries. */
export function attributesOf(reader: Reader, declared: string[]): Record<string, number> {
  const out: Record<string, number> = {};
  for (const id of declared) {
    const n = reader.integer(id);
    if (n === undefined) continue;
    out[id] = n;
    reader.keyIsName(id, 'attribute');
  }
  return out;
}

export function capital(text: string): string {
  return text === '' ? text : text[0].toUpperCase() + text.slice(1);
}
