/** A node of whatever kind. */
export type IrNode = Record<string, unknown> & { k: string };

/** Visits every node of programs, values and sets below `root`, however deep: plain objects with a `k`. */
export function visitNodes(root: unknown, visit: (node: IrNode) => void): void {
  if (typeof root !== 'object' || root === null) return;
  if (Array.isArray(root)) {
    for (const item of root) visitNodes(item, visit);
    return;
  }
  const node = root as Record<string, unknown>;
  if (typeof node.k === 'string') visit(node as IrNode);
  for (const key in node) if (key !== 'origin' && key !== 'notes') visitNodes(node[key], visit);
}

const indexes = new WeakMap<object, Map<string, IrNode[]>>();

/** The nodes of a kind in all of a model, which does not change any more, in the order in which they stand there. */
export function nodesOf(model: object, kind: string): readonly IrNode[] {
  let index = indexes.get(model);
  if (!index) {
    const byKind = new Map<string, IrNode[]>();
    visitNodes(Object.values(model), (node) => {
      const nodes = byKind.get(node.k);
      if (nodes) nodes.push(node);
      else byKind.set(node.k, [node]);
    });
    indexes.set(model, (index = byKind));
  }
  return index.get(kind) ?? [];
}
