/** The texts of the effect language in a component, each with its key. */
import {
  type EffectSource,
  type Sources,
  type SectionName,
  type EffectNode,
  childOf,
  nodeAt,
} from '../../dsl/internal.ts';

interface ComponentEffect {
  /** its key in the component: `effect`, `production`, `sites.a1.bonus` … */
  key: string;
  source: EffectSource;
}

const cache = new WeakMap<Sources, Map<string, ComponentEffect[]>>();

/** Those of the rules; what the scenarios run is left out. */
export function effectsOf(sources: Sources, section: string, id: string): ComponentEffect[] {
  let all = cache.get(sources);
  if (!all) cache.set(sources, (all = byComponent(sources)));
  return all.get(`${section}/${id}`) ?? [];
}

/** What the components of these sections do: the effects of their programs. */
export function programsOf(sources: Pick<Sources, 'effects'>, sections: readonly SectionName[]): EffectNode[] {
  return sources.effects.flatMap(({ kind, component, ast, path }) =>
    (kind === 'program' || kind === 'standing') &&
    sections.includes(component.section) &&
    !path.includes('scenarios') &&
    ast
      ? [ast as EffectNode]
      : [],
  );
}

function byComponent(sources: Sources): Map<string, ComponentEffect[]> {
  const depth = new Map(sources.components.map((c) => [`${c.section}/${c.id}`, c.path.length]));
  const out = new Map<string, ComponentEffect[]>();
  for (const source of sources.effects) {
    const name = `${source.component.section}/${source.component.id}`;
    const key =
      insertedStepName(source, sources) ??
      (source.path.slice(source.path[0] === 'change' ? 3 : (depth.get(name) ?? 2)).join('.') ||
        String(source.path[source.path.length - 1]));
    if (key.startsWith('scenarios')) continue;
    if (!out.has(name)) out.set(name, []);
    out.get(name)!.push({ key, source });
  }
  return out;
}

/** The name of a step that a pack puts into a procedure of another. */
function insertedStepName({ path, file }: EffectSource, { files }: Sources): string | undefined {
  const root = path[0] === 'insert' ? files.find((source) => source.path === file)?.yaml.root : undefined;
  const step = root ? nodeAt(root, path.slice(0, 2)) : undefined;
  const name = childOf(step, 'name') ?? childOf(step, 'instead');
  return name?.kind === 'scalar' ? name.text : undefined;
}
