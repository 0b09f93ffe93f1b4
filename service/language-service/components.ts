/** The component at a place, and the text of the effect language there. */
import type { Position } from 'vscode-languageserver-types';
import {
  type ComponentId,
  type ComponentSource,
  type EffectSource,
  type Sources,
  childOf,
  nodeAt,
  type YamlNode,
} from '../../dsl/internal.ts';
import { offsetAt } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** The component at a position in a file. */
export interface ComponentAtPosition {
  component: ComponentId;
  /** the text in which the place is */
  effect?: EffectSource;
}

/** Undefined between components, and in sections without components (editions, disputes, lexicon). */
export function componentAt(workspace: Workspace, uri: string, position: Position): ComponentAtPosition | undefined {
  const file = workspace.file(uri);
  const { sources } = workspace.incrementalCheck();
  if (!file) return undefined;
  const offset = offsetAt(file, position);
  const effect = effectAt(sources, file.path, offset);
  const around = sources.components
    .filter((one) => one.file === file.path && one.range.start <= offset && offset <= one.range.end)
    .at(-1);
  const component = around ?? effect?.component;
  return component && { component: { section: component.section, id: component.id }, ...(effect ? { effect } : {}) };
}

/** The text of the effect language around an offset. */
export function effectAt(sources: Sources, path: string, offset: number): EffectSource | undefined {
  return sources.effects.find(({ file, range }) => file === path && range.start <= offset && offset <= range.end);
}

export const componentsIn = ({ components }: Sources, path: string): ComponentSource[] =>
  components.filter(({ file }) => file === path);

/** The YAML node of a component in its own file. */
export function nodeOf(sources: Sources, { file, path }: Pick<ComponentSource, 'file' | 'path'>): YamlNode | undefined {
  const root = sources.files.find((source) => source.path === file)?.yaml.root;
  return root ? nodeAt(root, path) : undefined;
}

/** The display name of a component: its name, or its id. */
export function titleOf(sources: Sources, component: ComponentSource): string {
  const name = childOf(nodeOf(sources, component), 'name');
  return name?.kind === 'scalar' && name.text ? name.text : component.id;
}

/** The number of scenarios of a component, including those of its sites and steps. */
export function scenariosOf(node: YamlNode | undefined): number {
  if (node?.kind === 'list') return node.items.reduce((n, item) => n + scenariosOf(item), 0);
  if (node?.kind !== 'map') return 0;
  return node.entries.reduce(
    (n, { key, value }) =>
      n + (key === 'scenarios' ? (value.kind === 'list' ? value.items.length : 0) : scenariosOf(value)),
    0,
  );
}
