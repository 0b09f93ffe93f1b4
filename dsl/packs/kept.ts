/**
 * What one load of a pack leaves to the next: components of files that did not change need not be built again, nor
 * their files be held against the schema. Whoever edits a pack loads it after every key.
 */
import type { Symbols } from '../meaning/symbols.ts';
import type { Problem } from '../source/problem.ts';
import { plain, type YamlMap, type YamlNode } from '../source/tree.ts';
import type { SectionName } from './fields.ts';
import type { Entry, Merged } from './merge.ts';
import type { OpenKeys } from './schema.ts';
import { validateFile } from './validate.ts';

/** Sections whose components are built from their own text, the names of the pack and the types; the others are few. */
const KEEPABLE: ReadonlySet<SectionName> = new Set(['slots', 'cards', 'boards', 'procedures'] as const);

interface KeptComponent { entry: Entry; made: unknown; /** what it added to each of the lists */ added: unknown[][] }

export class Kept {
  /** all that a component is built from besides its own text */
  #names = '';
  #components = new WeakMap<YamlNode, KeptComponent>();
  readonly #validated = new WeakMap<YamlMap, { open: string; problems: Problem[] }>();

  /** Other names, other components: then nothing that was built holds any longer. */
  begin(merged: Merged, symbols: Symbols): void {
    const types = merged.entries.get('types')!.map(({ id, node }) => [id, plain(node)]);
    const names = JSON.stringify([types, symbols.all().map(({ id, kind, plural, of, members }) => [id, kind, plural, of, members])]);
    if (names !== this.#names) this.#components = new WeakMap();
    this.#names = names;
  }

  /** The component as it was built from the same text, with what that added to the lists; or built now. */
  component<T>(entry: Entry, lists: unknown[][], build: () => T): T {
    if (!KEEPABLE.has(entry.section)) return build();
    const known = this.#components.get(entry.node);
    if (known && isSame(known.entry, entry)) {
      lists.forEach((list, i) => list.push(...known.added[i]));
      return known.made as T;
    }
    const before = lists.map(({ length }) => length);
    const made = build();
    this.#components.set(entry.node, { entry, made, added: lists.map((list, i) => list.slice(before[i])) });
    return made;
  }

  validated(root: YamlMap, keys: OpenKeys): Problem[] {
    const open = JSON.stringify(keys), known = this.#validated.get(root);
    if (known?.open === open) return known.problems;
    const problems = validateFile(root, keys);
    this.#validated.set(root, { open, problems });
    return problems;
  }
}

/** The node is the same; so must be where it stands (a node with an anchor stands in several places) and the steps that others put in. */
function isSame(a: Entry, b: Entry): boolean {
  return a.section === b.section && a.id === b.id && a.file.path === b.file.path && a.file.name === b.file.name && a.pack.name === b.pack.name
    && a.path.join('/') === b.path.join('/') && a.steps.length === b.steps.length
    && a.steps.every((step, i) => step.node === b.steps[i].node && step.name === b.steps[i].name && step.file.path === b.steps[i].file.path && step.path.join('/') === b.steps[i].path.join('/'));
}
