/**
 * The cache between loads of a pack: unchanged components are not rebuilt, and unchanged files not validated again. An editor
 * loads the pack after every keystroke.
 */
import type { Symbols } from '../semantics/symbols.ts';
import type { Problem } from '../source/problem.ts';
import { plain, type YamlMap, type YamlNode } from '../source/tree.ts';
import type { EffectNode } from '../syntax/ast.ts';
import type { Parsed } from '../syntax/parse.ts';
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

/** Parts that are built together, because each alone would take longer to look up than to build. */
interface CachedGroup {
  parts: readonly LocatedNode[];
  made: unknown;
  added: unknown[][];
}

/** The tree of a text, and what is derived from the tree alone. */
interface CachedText<A> {
  text: string;
  parsed: Parsed<A>;
  /** effects of the tree on one line */
  printed: Map<EffectNode, string>;
}

interface CacheGeneration {
  components: Map<YamlNode, CachedComponent>;
  groups: Map<string, CachedGroup>;
  validated: Map<YamlMap, { open: string; problems: Problem[] }>;
  /** texts of components that were built, by place: a change of a file makes all of its components new, but not their texts */
  texts: Map<string, CachedText<unknown>>;
}

const noGeneration = (): CacheGeneration => ({
  components: new Map(),
  groups: new Map(),
  validated: new Map(),
  texts: new Map(),
});

export class LoadCache {
  /** all inputs of components besides their own text */
  #names = '';
  // two generations: entries that neither this load nor the last one used are dropped (weak maps cost the garbage collector far more)
  #before = noGeneration();
  #now = noGeneration();

  /** Starts a load. If the declared names have changed, no cached component is valid. */
  begin(merged: Merged, symbols: Symbols): void {
    const types = (['types', 'shapes'] as const).flatMap((section) =>
      merged.entries.get(section)!.map(({ id, node }) => [id, plain(node)]),
    );
    const names = JSON.stringify([
      types,
      symbols
        .all()
        .map(({ id, kind, plural, of, members, shaped, ports }) => [id, kind, plural, of, members, shaped, ports]),
    ]);
    this.#before = names === this.#names ? this.#now : { ...this.#now, components: new Map(), groups: new Map() };
    this.#now = noGeneration();
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
    const { made, added } = buildNoting(lists, build);
    this.#now.components.set(entry.node, { entry, made, added });
    return made;
  }

  /** The same for parts of which each depends on its own text only; all are built again if one has changed. */
  group<T>(name: string, parts: readonly LocatedNode[], lists: unknown[][], build: () => T): T {
    const known = this.#before.groups.get(name);
    if (known && areSame(known.parts, parts)) {
      this.#now.groups.set(name, known);
      lists.forEach((list, i) => list.push(...known.added[i]));
      return known.made as T;
    }
    const { made, added } = buildNoting(lists, build);
    this.#now.groups.set(name, { parts, made, added });
    return made;
  }

  /** The tree of the text at a place; `parse` must be the same function each time. */
  parsed<A>(place: string, text: string, parse: (text: string) => Parsed<A>): CachedText<A> {
    const known = this.#before.texts.get(place) as CachedText<A> | undefined;
    const cached = known?.text === text ? known : { text, parsed: parse(text), printed: new Map<EffectNode, string>() };
    this.#now.texts.set(place, cached);
    return cached;
  }

  validated(root: YamlMap, keys: DeclaredKeys): Problem[] {
    const open = JSON.stringify(keys);
    const known = this.#before.validated.get(root);
    const validated = known?.open === open ? known : { open, problems: validateFile(root, keys) };
    this.#now.validated.set(root, validated);
    return validated.problems;
  }
}

/** Builds, and returns also what that added to the lists. */
function buildNoting<T>(lists: unknown[][], build: () => T): { made: T; added: unknown[][] } {
  const before = lists.map(({ length }) => length);
  const made = build();
  return { made, added: lists.map((list, i) => list.slice(before[i])) };
}

function areSame(a: readonly LocatedNode[], b: readonly LocatedNode[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i].node !== b[i].node || !isAt(a[i], b[i])) return false;
  return true;
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
  return a.file.path === b.file.path && a.file.name === b.file.name && a.pack.name === b.pack.name && isSamePath(a, b);
}

/** A loop, as each load compares thousands of paths. */
function isSamePath({ path: a }: LocatedNode, { path: b }: LocatedNode): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
