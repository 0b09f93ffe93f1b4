/** Where effects, values and sets are in a model. A field of a model with nodes in it that is missing here does not compile. */
import { type FieldsOf, type KindOf, type NodeOf, RECORD, type Union } from '../semantics/facts/unions.ts';
import { type Root, visitAll } from '../semantics/visit-ir.ts';
import type { PackModel } from './model.ts';

const PROGRAM = { body: 'effect' } as const;
const PROGRAMS = { [RECORD]: PROGRAM } as const;

const MODEL = {
  constants: { value: 'num' },
  counters: { start: 'num' },
  pieces: { cost: 'cost', upgrade: 'cost', where: 'sites', whereNamed: 'sites', supply: 'num', programs: PROGRAMS },
  predicates: { sites: 'sites' },
  decks: { routes: PROGRAMS },
  types: { played: PROGRAM },
  tracks: { spaces: { bonus: PROGRAM }, beyond: PROGRAM },
  slots: { when: 'cond', effect: PROGRAM },
  cards: { price: 'cost', when: 'cond', programs: PROGRAMS, continuous: 'continuous' },
  boards: { when: 'cond', sites: { bonus: PROGRAM, surcharge: { n: 'num' }, programs: PROGRAMS } },
  procedures: { steps: { program: PROGRAM } },
  rules: 'continuous',
  goals: { reach: 'cond', when: 'cond' },
} as const satisfies FieldsOf<PackModel>;

/** Parts of a model in which nodes are. */
type PartWithNodes = keyof typeof MODEL;

/** These parts of a model, all of each in one. */
export const partsOf = (model: PackModel, parts: readonly PartWithNodes[]): Root[] =>
  parts.map((part) => rootIn(part, model[part]));

/** Some components of a part of a model. */
export const rootIn = <Part extends PartWithNodes>(
  part: Part,
  components: PackModel[Part] | PackModel[Part][number] | undefined,
): Root => ({ shape: MODEL[part], value: components });

/** All of a model. */
export const modelRoot = (model: PackModel): Root => ({ shape: MODEL, value: model });

const indexes = new WeakMap<PackModel, Map<Union, Map<string, unknown[]>>>();
const NONE: readonly never[] = [];

/** The nodes of a kind in all of a model, which does not change any more, in the order in which they stand there. */
export function nodesOf<U extends Union, K extends KindOf<U>>(
  model: PackModel,
  union: U,
  kind: K,
): readonly NodeOf<U, K>[] {
  let index = indexes.get(model);
  if (!index) indexes.set(model, (index = indexOf(model)));
  return (index.get(union)?.get(kind) as NodeOf<U, K>[] | undefined) ?? NONE;
}

function indexOf(model: PackModel): Map<Union, Map<string, unknown[]>> {
  const index = new Map<Union, Map<string, unknown[]>>();
  visitAll(modelRoot(model), (union, node) => {
    let byKind = index.get(union);
    if (!byKind) index.set(union, (byKind = new Map()));
    const nodes = byKind.get(node.k);
    if (nodes) nodes.push(node);
    else byKind.set(node.k, [node]);
  });
  return index;
}
