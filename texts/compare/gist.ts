/** A node of the normal form in few words of the effect language, the same for all texts in which it is said. */
import { isTree } from './tree.ts';

/** Fields that say nothing of what is meant. */
const SKIPPED: ReadonlySet<string> = new Set(['range', 'keyword', 'kind', 'type', 'word', 'op', 'text']);
const LONGEST = 60;

/** Names and numbers in the order of the fields, a word or an operator before what belongs to it. */
export function gistOf(node: unknown): string {
  const gist = partsOf(node).join(' ');
  return gist.length > LONGEST ? `${gist.slice(0, LONGEST).trimEnd()}…` : gist;
}

function partsOf(node: unknown): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return node.flatMap(partsOf);
  if (!isTree(node)) return [];
  const head = [node.word, node.op, node.text].filter((one) => typeof one === 'string');
  const inner = Object.entries(node).flatMap(([field, value]) => (SKIPPED.has(field) ? [] : partsOf(value)));
  const all = [...head, ...inner];
  // `free`, `usual`: only the kind says it
  return all.length === 0 && typeof node.kind === 'string' ? [node.kind] : all;
}
