/**
 * The cache between loads of a pack: unchanged components are not rebuilt, and unchanged files not validated again. An editor
 * loads the pack after every keystroke.
 */
import type { Symbols } from '../semantics/symbols.ts';
import type { Problem } from '../source/problem.ts';
import { plain, type YamlMap, type YamlNode } from '../source/tree.ts';
import type { SectionName } from './fields.ts';
import type { Merged } from './merge.ts';
import type { MergedEntry, LocatedNode } from './located.ts';
import type { DeclaredKeys } from './schema.ts';
import { validateFile } from './validate.ts';

/** Building these also collects references between components, so they are always rebuilt. */
const BUILT_AGAIN: ReadonlySet<SectionName> = new Set(['constants', 'predicates'] as const);

interface CachedComponent {
  entry: MergedEntry;
  made: unknown;
  /** items that building it added to each of the lists */ added: unknown[][];
}

interface CacheGeneration {
  components: Map<YamlNode, CachedComponent>;
  validated: Map<YamlMap, { open: string; problems: Problem[] }>;
}

export class LoadCache {
  /** all inputs of components besides their own text */
  #names = '';
  // two generations: entries that neither this load nor the last one used are dropped (weak maps cost the garbage collector far more)
  #before: CacheGeneration = { components: new Map(), validated: new Map() };
  #now: CacheGeneration = { components: new Map(), validated: new Map() };

  /** Starts a load. If the declared names have changed, no cached component is valid. */
  begin(merged: Merged, symbols: Symbols): void {
    const types = merged.entries.get('types')!.map(({ id, node }) => [id, plain(node)]);
    const names = JSON.stringify([
      types,
      symbols.all().map(({ id, kind, plural, of, members }) => [id, kind, plural, of, members]),
    ]);
    this.#before = names === this.#names ? this.#now : { components: new Map(), validated: this.#now.validated };
    this.#now = { components: new Map(), validated: new Map() };
    this.#names = names;
  }

  /** The cached component of the same node, with the items it added to `lists`; otherwise builds it. */
  component<T>(entry: MergedEntry, lists: unknown[][], build: () => T): T {
    if (BUILT_AGAIN.has(entry.section)) return build();
    const known = this.#before.components.get(entry.node);
    if (known && isSame(known.entry, entry)) {
      this.#now.components.set(entry.node, known);
      lists.forEach((list, i) => list.push(...known.added[i]));
      return known.made as T;
    }
    const before = lists.map(({ length }) => length);
    const made = build();
    this.#now.components.set(entry.node, { entry, made, added: lists.map((list, i) => list.slice(before[i])) });
    return made;
  }

  validated(root: YamlMap, keys: DeclaredKeys): Problem[] {
    const open = JSON.stringify(keys);
    const known = this.#before.validated.get(root);
    const validated = known?.open === open ? known : { open, problems: validateFile(root, keys) };
    this.#now.validated.set(root, validated);
    return validated.problems;
  }
}

/** Given the same node, its place must be the same, too (a node with an anchor has several), and so must inserted steps. */
function isSame(a: MergedEntry, b: MergedEntry): boolean {
  return (
    a.section === b.section &&
    a.id === b.id &&
    isAt(a, b) &&
    a.steps.length === b.steps.length &&
    a.steps.every((step, i) => step.node === b.steps[i].node && step.name === b.steps[i].name && isAt(step, b.steps[i]))
  );
}

function isAt(a: LocatedNode, b: LocatedNode): boolean {
  return (
    a.file.path === b.file.path &&
    a.file.name === b.file.name &&
    a.pack.name === b.pack.name &&
    a.path.length === b.path.length &&
    a.path.every((step, i) => step === b.path[i])
  );
}
