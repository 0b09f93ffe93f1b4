/**
 * Merges the files of a pack and of those that it extends: base packs first; then, pack by pack, what each removes, replaces,
 * changes, adds and inserts.
 */
import { nearestNames } from '../source/nearest-names.ts';
import type { FileProblem } from '../source/diagnostic.ts';
import type { Problem } from '../source/problem.ts';
import { packProblem } from './diagnostics.ts';
import type { Span } from '../source/span.ts';
import { childOf, entryOf, nodeAt, type Path, type YamlEntry, type YamlNode } from '../source/tree.ts';
import { ChangeLog } from './change-log.ts';
import { extendsPack, type PackSource, type SourceFile } from './discover.ts';
import type { Located, LocatedNode, MergedEntry, MergedStep, ReplacedStep } from './located.ts';
import { HEADER, PACK_FILE_KEYS, SECTION_NAMES, sectionOf, type SectionName } from './fields.ts';

export interface Merged {
  header: Map<string, LocatedNode[]>;
  entries: Map<SectionName, MergedEntry[]>;
  replacedSteps: ReplacedStep[];
  problems: FileProblem[];
}

export function merge(packs: PackSource[]): Merged {
  const merger = new Merger();
  for (const pack of packs) merger.add(pack);
  merger.problems.push(...merger.changes.conflicts());
  const { header, entries, replacedSteps, problems } = merger;
  return { header, entries, replacedSteps, problems };
}

class Merger {
  readonly header = new Map<string, LocatedNode[]>();
  readonly entries = new Map<SectionName, MergedEntry[]>(SECTION_NAMES.map((name) => [name, []]));
  readonly replacedSteps: ReplacedStep[] = [];
  readonly problems: FileProblem[] = [];
  readonly changes = new ChangeLog();
  /** the last step inserted after a step, so that several are in the order of the file */
  readonly #tails = new Map<MergedStep, MergedStep>();

  add(pack: PackSource): void {
    const files = pack.files.filter(({ yaml }) => yaml.root);
    for (const file of files) this.#header(pack, file);
    for (const file of files) this.#remove(pack, file);
    for (const file of files) this.#replace(pack, file);
    for (const file of files) this.#change(pack, file);
    for (const file of files) this.#sections(pack, file);
    for (const file of files) this.#insert(pack, file);
  }

  // ---------------------------------------------------------------------------------------------- single values

  #header(pack: PackSource, file: SourceFile): void {
    const isPackFile = file === pack.files[0];
    for (const { key, keySpan, value } of entriesOf(file.yaml.root ?? undefined)) {
      if (!Object.hasOwn(HEADER, key)) continue;
      if (PACK_FILE_KEYS.includes(key) && !isPackFile) {
        this.#report(file, packProblem('misplaced-key', keySpan, { key, file: pack.files[0].name }));
        continue;
      }
      const header: LocatedNode = { file, pack, span: keySpan, node: value, path: [key] };
      const given = this.header.get(key) ?? [];
      const same = given.find((other) => other.pack === pack);
      if (same && key !== 'programs') this.#twice(header, same, packProblem('given-twice', header.span, { key }));
      else this.header.set(key, [...given, header]);
    }
  }

  // ---------------------------------------------------------------------------------------------- components

  #sections(pack: PackSource, file: SourceFile): void {
    for (const section of SECTION_NAMES) {
      const added = readEntries(section, [section], file, pack);
      if (added.length === 0) continue;
      const entries = this.entries.get(section)!;
      const known = new Map(sectionOf(section).shape === 'lines' ? [] : entries.map((entry) => [entry.id, entry]));
      for (const entry of added) {
        const same = known.get(entry.id);
        if (!same) {
          entries.push(entry);
          if (sectionOf(section).shape !== 'lines') known.set(entry.id, entry);
          continue;
        }
        if (sectionOf(section).lexical) {
          const joined = this.#joined(same, entry);
          entries[entries.indexOf(same)] = joined;
          known.set(entry.id, joined);
          continue;
        }
        this.#twice(
          entry,
          same,
          packProblem('duplicate-id', entry.span, { id: entry.id, section, samePack: same.pack === entry.pack }),
        );
      }
    }
  }

  /** Merges two entries of a lexical section; of the same field, the pack that extends the other wins. */
  #joined(first: MergedEntry, second: MergedEntry): MergedEntry {
    const fields = fieldsOf(second);
    const known = fieldsOf(first);
    for (const [key, place] of fields) {
      const same = first.parts?.get(key) ?? known.get(key);
      if (same && !extendsPack(place.pack, same.pack)) {
        this.#twice(
          place,
          same,
          packProblem('duplicate-id', place.span, { field: key, of: `${first.section}/${first.id}` }),
        );
      }
    }
    return withFields(first, fields);
  }

  #remove(pack: PackSource, file: SourceFile): void {
    for (const { key, value } of entriesOf(childOf(file.yaml.root ?? undefined, 'remove'))) {
      const entries = this.entries.get(key as SectionName);
      for (const node of value.kind === 'list' && entries ? value.items : []) {
        if (node.kind !== 'scalar') continue;
        const place = { file, pack, span: node.span };
        const found = this.#find(entries!, node.text, key, place);
        this.changes.add(`${key}/${node.text}`, { section: key, id: node.text }, place);
        if (found) entries!.splice(entries!.indexOf(found), 1);
      }
    }
  }

  #replace(pack: PackSource, file: SourceFile): void {
    for (const { key } of entriesOf(childOf(file.yaml.root ?? undefined, 'replace'))) {
      const section = key as SectionName;
      const entries = this.entries.get(section);
      if (!entries) continue;
      for (const entry of readEntries(section, ['replace', section], file, pack)) {
        const found = this.#find(entries, entry.id, section, entry);
        this.changes.add(`${section}/${entry.id}`, { section, id: entry.id }, entry);
        if (!found) continue;
        entries[entries.indexOf(found)] = entry;
        for (const old of found.steps) {
          const now = entry.steps.find(({ name }) => name === old.name);
          this.replacedSteps.push({ procedure: entry.id, old, now, by: pack });
        }
      }
    }
  }

  #change(pack: PackSource, file: SourceFile): void {
    for (const { key } of entriesOf(childOf(file.yaml.root ?? undefined, 'change'))) {
      const section = key as SectionName;
      const entries = this.entries.get(section);
      if (!entries) continue;
      for (const entry of readEntries(section, ['change', section], file, pack)) {
        const found = this.#find(entries, entry.id, section, entry);
        const fields = fieldsOf(entry);
        for (const [field, { span }] of fields) {
          this.changes.add(`${section}/${entry.id}`, { section, id: entry.id, field }, { file, pack, span });
        }
        if (found) entries[entries.indexOf(found)] = withFields(found, fields);
      }
    }
  }

  #find(entries: MergedEntry[], id: string, section: string, place: Located): MergedEntry | undefined {
    const found = entries.find((entry) => entry.id === id);
    if (found || this.changes.has(`${section}/${id}`)) return found;
    this.#report(
      place.file,
      packProblem('unknown-id', place.span, {
        id,
        section,
        extends: place.pack.bases.length > 0,
        suggestions: nearestNames(
          id,
          entries.map((entry) => entry.id),
        ),
      }),
    );
    return undefined;
  }

  // ---------------------------------------------------------------------------------------------- steps

  #insert(pack: PackSource, file: SourceFile): void {
    const list = childOf(file.yaml.root ?? undefined, 'insert');
    if (list?.kind !== 'list') return;
    list.items.forEach((node, i) => {
      if (node.kind === 'map') this.#insertStep({ node, path: ['insert', i], pack, file, span: node.span });
    });
  }

  #insertStep(written: LocatedNode): void {
    const { node, file } = written;
    const ways = (['before', 'after', 'instead'] as const).filter((way) => entryOf(node, way));
    if (ways.length !== 1) {
      const span = entryOf(node, ways[1] ?? 'procedure')?.keySpan ?? node.span;
      this.#report(file, packProblem('which-step', span));
      return;
    }
    const target = this.#step(written, ways[0]);
    if (!target) return;
    const { steps, at } = target;
    const nameNode = childOf(node, 'name');
    const named = nameNode?.kind === 'scalar' ? nameNode : undefined;
    if (!named && ways[0] !== 'instead') {
      this.#report(
        file,
        packProblem('missing-key', entryOf(node, ways[0])!.keySpan, { key: 'name', in: { is: 'new-step' } }),
      );
      return;
    }
    const old = steps[at];
    const step: MergedStep = {
      ...written,
      name: named?.text ?? old.name,
      span: named?.span ?? childOf(node, ways[0])!.span,
    };
    const same = steps.find(({ name }) => name === step.name);
    if (same && !(ways[0] === 'instead' && same === old)) {
      this.#twice(step, same, packProblem('duplicate-id', step.span, { step: step.name }));
      return;
    }
    if (ways[0] === 'instead') {
      steps[at] = step;
      this.replacedSteps.push({ procedure: target.procedure, old, now: step, by: written.pack });
    } else if (ways[0] === 'before') steps.splice(at, 0, step);
    else {
      const last = this.#tails.get(old) ?? old;
      steps.splice(steps.indexOf(last) + 1, 0, step);
      this.#tails.set(old, step);
    }
  }

  #step(
    { node, pack, file }: LocatedNode,
    way: 'before' | 'after' | 'instead',
  ): { procedure: string; steps: MergedStep[]; at: number } | undefined {
    const procedure = childOf(node, 'procedure');
    const name = childOf(node, way);
    if (procedure?.kind !== 'scalar' || name?.kind !== 'scalar') return undefined;
    const procedures = this.entries.get('procedures')!;
    const found = procedures.find(({ id }) => id === procedure.text);
    if (!found) {
      this.#report(
        file,
        packProblem('unknown-name', procedure.span, {
          in: 'pack',
          kind: 'procedure',
          name: procedure.text,
          suggestions: nearestNames(
            procedure.text,
            procedures.map(({ id }) => id),
          ),
        }),
      );
      return undefined;
    }
    const at = found.steps.findIndex((step) => step.name === name.text);
    this.changes.add(
      `procedures/${found.id}/${name.text}${way === 'instead' ? '' : ` ${way}`}`,
      { procedure: found.id, step: name.text, way },
      { file, pack, span: name.span },
    );
    if (at >= 0) return { procedure: found.id, steps: found.steps, at };
    this.#report(
      file,
      packProblem('unknown-step', name.span, {
        procedure: found.id,
        step: name.text,
        steps: found.steps.map((step) => step.name),
        suggestions: nearestNames(
          name.text,
          found.steps.map((step) => step.name),
        ),
      }),
    );
    return undefined;
  }

  // ---------------------------------------------------------------------------------------------- problems

  /** Reports a problem at both places, each related to the other; but not in a base pack for a change of another pack. */
  #twice(second: Located, first: Located, problem: Problem): void {
    const pair: [Located, Located, string][] = [
      [first, second, 'and again here'],
      [second, first, 'first here'],
    ];
    for (const [place, other, message] of extendsPack(second.pack, first.pack) ? pair.slice(1) : pair) {
      this.problems.push({
        ...problem,
        ...spanOf(place),
        file: place.file.path,
        related: [{ message, file: other.file.path, ...spanOf(other) }],
      });
    }
  }

  #report(file: SourceFile, problem: Problem): void {
    this.problems.push({ ...problem, file: file.path });
  }
}

function spanOf({ span }: Located): Span {
  return { start: span.start, end: span.end };
}

export function entriesOf(node: YamlNode | undefined): YamlEntry[] {
  return node?.kind === 'map' ? node.entries : [];
}

/** The entries of a section as written. Entries without a usable id are skipped: the schema reports them. */
function readEntries(section: SectionName, path: Path, file: SourceFile, pack: PackSource): MergedEntry[] {
  const node = file.yaml.root ? nodeAt(file.yaml.root, path) : undefined;
  const { shape, entry } = sectionOf(section);
  const fields = entry.rest ? entry.fields : undefined;
  if (shape === 'map') {
    return entriesOf(node).map(({ key, keySpan, value }) => {
      const written = { file, pack, span: keySpan, node: value, path: [...path, key] };
      return { ...written, section, id: key, steps: fields ? readSteps(written, fields) : [] };
    });
  }
  const items = node?.kind === 'list' ? node.items : [];
  return items.flatMap((item, i): MergedEntry[] => {
    const written = { section, node: item, file, pack, path: [...path, i], steps: [] };
    if (shape === 'lines') return [{ ...written, id: `${section}-${i + 1}`, span: item.span }];
    const id = childOf(item, 'id');
    return id?.kind === 'scalar' && typeof id.value === 'string' ? [{ ...written, id: id.text, span: id.span }] : [];
  });
}

/** The given fields, each with its place. A bare value is the shorthand field. */
function fieldsOf({ node, section, file, pack, path, span }: MergedEntry): Map<string, LocatedNode> {
  if (node.kind === 'map') {
    return new Map(
      node.entries
        .filter(({ key }) => key !== 'id')
        .map(({ key, keySpan, value }) => [key, { file, pack, span: keySpan, node: value, path: [...path, key] }]),
    );
  }
  const { shorthand } = sectionOf(section).entry;
  return new Map(
    shorthand && !(node.kind === 'scalar' && node.value === null)
      ? [[shorthand, { file, pack, span, node, path }]]
      : [],
  );
}

/** A component with some fields replaced by those of another pack. */
function withFields(entry: MergedEntry, fields: Map<string, LocatedNode>): MergedEntry {
  const short = entry.node.kind === 'map' ? [] : [...fieldsOf(entry)];
  const parts = new Map([...short, ...(entry.parts ?? []), ...fields]);
  const unchanged = entriesOf(entry.node).filter(({ key }) => !parts.has(key));
  const given = [...parts].map(([key, { span, node }]) => ({ key, keySpan: span, value: node }));
  return { ...entry, node: { kind: 'map', span: entry.node.span, entries: [...unchanged, ...given] }, parts };
}

/** The fields of an entry, each with its place. */
export function locatedFields({ node, file, pack, path, parts }: MergedEntry): (LocatedNode & { key: string })[] {
  return entriesOf(node).map(({ key, keySpan, value }) => ({
    key,
    ...(parts?.get(key) ?? { file, pack, span: keySpan, node: value, path: [...path, key] }),
  }));
}

function readSteps({ node, path, file, pack }: LocatedNode, fields: Record<string, unknown>): MergedStep[] {
  return entriesOf(node)
    .filter(({ key }) => !Object.hasOwn(fields, key))
    .map(({ key, keySpan, value }) => ({ name: key, span: keySpan, node: value, path: [...path, key], file, pack }));
}
