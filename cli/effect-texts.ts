/** The texts that people read for components: the canonical print of their effects, from the files. */
import type { EffectSource, Sources } from '../dsl/index.ts';
import { childOf, nodeAt } from '../dsl/source/tree.ts';
import type { EffectNode } from '../dsl/syntax/ast.ts';
import { canonicalText } from '../dsl/text/canonical.ts';
import { underOptions, type Known } from '../dsl/text/under-options.ts';

export interface EffectText {
  /** where it stands in its component: `effect`, `production`, … */
  key: string;
  text: string;
  source: EffectSource;
}

function inGame(source: EffectSource, known: Known): Pick<EffectSource, 'kind' | 'ast' | 'text'> {
  if (source.kind !== 'program' || source.ast === null) return source;
  return { ...source, ast: underOptions(source.ast as EffectNode, known) ?? source.ast };
}

export class EffectTexts {
  private readonly byComponent = new Map<string, EffectText[]>();

  /** `known`: the game of which the texts tell; branches that its options rule out are left out. */
  constructor(sources: Sources, known?: Known) {
    const depth = new Map(sources.components.map((c) => [`${c.section}/${c.id}`, c.path.length]));
    for (const source of sources.effects) {
      const name = `${source.component.section}/${source.component.id}`;
      const key = stepPutIn(source, sources) ?? (source.path.slice(source.path[0] === 'change' ? 3 : depth.get(name) ?? 2).join('.') || String(source.path[source.path.length - 1]));
      if (!this.byComponent.has(name)) this.byComponent.set(name, []);
      this.byComponent.get(name)!.push({ key, text: canonicalText(known ? inGame(source, known) : source), source });
    }
  }

  all(section: string, id: string): EffectText[] { return this.byComponent.get(`${section}/${id}`) ?? []; }

  /** What a card or slot does, in one line; its other programs with their names. */
  line(section: string, id: string, omit: string[] = ['when', 'price']): string {
    return this.all(section, id).filter(({ key }) => !omit.includes(key) && !key.startsWith('scenarios'))
      .map(({ key, text }) => (key === 'effect' ? text : `${key}: ${text}`)).join('; ');
  }

  text(section: string, id: string, key: string): string | undefined { return this.all(section, id).find((t) => t.key === key)?.text; }
}

/** The name of a step that a pack puts into a procedure of another. */
function stepPutIn({ path, file }: EffectSource, { files }: Sources): string | undefined {
  const root = path[0] === 'insert' ? files.find((source) => source.path === file)?.yaml.root : undefined;
  const step = root ? nodeAt(root, path.slice(0, 2)) : undefined;
  const name = childOf(step, 'name') ?? childOf(step, 'instead');
  return name?.kind === 'scalar' ? name.text : undefined;
}
