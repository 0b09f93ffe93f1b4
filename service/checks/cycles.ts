/** The cycles of a graph: its strongly connected parts (Tarjan), those of one node only if it leads to itself. */
export function cyclesOf<T>(nodes: readonly T[], next: (node: T) => readonly T[]): T[][] {
  const index = new Map<T, number>();
  const low = new Map<T, number>();
  const stack: T[] = [];
  const found: T[][] = [];
  const visit = (node: T): void => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    stack.push(node);
    for (const other of next(node)) {
      if (!index.has(other)) {
        visit(other);
        low.set(node, Math.min(low.get(node)!, low.get(other)!));
      } else if (stack.includes(other)) low.set(node, Math.min(low.get(node)!, index.get(other)!));
    }
    if (low.get(node) !== index.get(node)) return;
    const part = stack.splice(stack.indexOf(node));
    if (part.length > 1 || next(node).includes(node)) found.push(part);
  };
  for (const node of nodes) if (!index.has(node)) visit(node);
  return found;
}
