/** Laws of edits of components without YAML, over cards of a large pack: there and back is the same bytes. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ComponentId, Plain } from '../dsl/internal.ts';
import { nodeFiles } from '../dsl/node.ts';
import {
  createWorkspace,
  deleteComponents,
  duplicateComponents,
  setFields,
  type CardEdit,
  type Workspace,
} from '../service/language-service/index.ts';
import { edited } from '../service/language-service/testing.ts';
import { sampleOf } from './support/width.ts';

const PACK = 'cards/underwater-cities';
/** Of some 230. */
const MANY = 60;
const FILES = readdirSync(PACK)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => `${PACK}/${name}`);

/** Makes an edit in the workspace. */
function take(workspace: Workspace, result: CardEdit): void {
  if ('refused' in result) throw new Error(result.refused);
  const changes = Object.entries(result.edit.changes ?? {});
  const texts = changes.map(([uri, edits]) => [uri, edited(workspace, uri, edits)]);
  for (const [uri, text] of texts) workspace.update(uri, text);
}

describe('cards', () => {
  const saved = new Map(FILES.map((path) => [path, readFileSync(path, 'utf8')]));
  const open = (): Workspace => createWorkspace({ files: nodeFiles, pack: PACK });
  const changed = (workspace: Workspace): string[] =>
    FILES.filter((path) => workspace.file(path)?.text !== saved.get(path));
  const cardsOf = (workspace: Workspace): ComponentId[] =>
    workspace
      .incrementalCheck()
      .sources.components.filter(({ section }) => section === 'cards')
      .map(({ section, id }) => ({ section, id }));
  const someOf = (workspace: Workspace): ComponentId[] => sampleOf(cardsOf(workspace), MANY);

  it('have each field set to another value and back', () => {
    const workspace = open();
    const written = someOf(workspace).flatMap((card) =>
      fieldsOf(workspace, card).map(([key, value]) => ({ ...card, key, value })),
    );
    expect(new Set(written.map(({ key }) => key)).size).toBeGreaterThan(8);
    take(
      workspace,
      setFields(
        workspace,
        written.map((one) => ({ ...one, value: otherThan(one.value) })),
      ),
    );
    expect(changed(workspace).length).toBeGreaterThan(4);
    take(workspace, setFields(workspace, written));
    expect(changed(workspace)).toEqual([]);
  });

  it('have each field that they lack set and cleared', () => {
    const workspace = open();
    const lacking = someOf(workspace).flatMap((card) => {
      const known = new Map(fieldsOf(workspace, card));
      return NEW_VALUES.filter(([key]) => !known.has(key)).map(([key, value]) => ({ ...card, key, value }));
    });
    take(workspace, setFields(workspace, lacking));
    expect(changed(workspace).length).toBeGreaterThan(4);
    take(
      workspace,
      setFields(
        workspace,
        lacking.map((one) => ({ ...one, value: null })),
      ),
    );
    expect(changed(workspace)).toEqual([]);
  });

  it('have a name in Italian set and taken away', () => {
    const workspace = open();
    const { lexicon } = workspace.incrementalCheck().sources;
    const named = new Set(lexicon.filter(({ language }) => language === 'it').map(({ name }) => name));
    const names = someOf(workspace)
      .filter(({ id }) => !named.has(id))
      .map((card) => ({ ...card, key: 'name', language: 'it', value: 'Altro nome' }) as const);
    take(workspace, setFields(workspace, names));
    expect(changed(workspace).length).toBe(1);
    take(
      workspace,
      setFields(
        workspace,
        names.map((one) => ({ ...one, value: null })),
      ),
    );
    expect(changed(workspace)).toEqual([]);
  });

  it('are duplicated, and the copies deleted', () => {
    const workspace = open();
    const cards = someOf(workspace);
    const known = new Set(cardsOf(workspace).map(({ id }) => id));
    take(workspace, duplicateComponents(workspace, cards));
    const copies = cardsOf(workspace).filter(({ id }) => !known.has(id));
    expect(copies.length).toBe(cards.length);
    expect(workspace.incrementalCheck().diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    take(workspace, deleteComponents(workspace, copies));
    expect(changed(workspace)).toEqual([]);
  });
});

const NEW_VALUES: [string, Plain][] = [
  ['number', 900],
  ['name', 'Other'],
  ['color', 'red'],
  ['price', '2 credits'],
  ['copies', 2],
  ['players', [2]],
  ['note', 'a note'],
];

/** The fields of a component that hold one value or a list of values. */
function fieldsOf(workspace: Workspace, { section, id }: ComponentId): [string, Plain][] {
  const { sources } = workspace.incrementalCheck();
  const component = sources.components.find((one) => one.section === section && one.id === id)!;
  let node: unknown = sources.files.find(({ path }) => path === component.file)!.yaml.root;
  for (const key of component.path) node = inside(node, key);
  const { entries } = node as {
    entries: {
      key: string;
      value: { kind: string; value: Plain; text: string; items?: { kind: string; value: Plain }[] };
    }[];
  };
  return entries.flatMap(({ key, value }): [string, Plain][] => {
    if (key === 'id' || key === 'type') return [];
    if (value.kind === 'scalar') return [[key, typeof value.value === 'string' ? value.text : value.value]];
    if (value.kind === 'list' && value.items!.every(({ kind }) => kind === 'scalar')) {
      return [[key, value.items!.map((item) => item.value)]];
    }
    return [];
  });
}

function inside(node: unknown, key: string | number): unknown {
  const { entries = [], items = [] } = node as { entries?: { key: string; value: unknown }[]; items?: unknown[] };
  return typeof key === 'number' ? items[key] : entries.find((entry) => entry.key === key)?.value;
}

const otherThan = (value: Plain): Plain =>
  Array.isArray(value)
    ? [...value, value[0]]
    : typeof value === 'number'
      ? value + 1
      : typeof value === 'boolean'
        ? !value
        : 'other';
