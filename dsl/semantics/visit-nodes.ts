/** Visits every node of programs, values and sets below `root`, however deep: plain objects with a `k`. */
export function visitNodes(root: unknown, visit: (node: Record<string, unknown> & { k: string }) => void): void {
  if (typeof root !== 'object' || root === null) return;
  if (Array.isArray(root)) {
    for (const item of root) visitNodes(item, visit);
    return;
  }
  const node = root as Record<string, unknown>;
  if (typeof node.k === 'string') visit(node as Record<string, unknown> & { k: string });
  for (const key in node) if (key !== 'origin' && key !== 'notes') visitNodes(node[key], visit);
}
