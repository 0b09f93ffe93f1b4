/**
 * The first members of a node's buffer as a list of their own, for a loop in which the node may be asked again and fill its
 * buffer again. Of a few members a plain loop is several times as fast as `slice`.
 */
export function firstOf(buffer: Int32Array, n: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < n; i++) list.push(buffer[i]);
  return list;
}
