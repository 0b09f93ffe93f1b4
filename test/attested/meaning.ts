/** Whether two effects mean the same to a player, even if a rulebook words one of them differently. */
import type { Symbols } from '../../dsl/internal.ts';
import type { EffectNode } from '../../dsl/syntax/ast.ts';
import { normalForm } from '../../texts/meaning/normal.ts';

interface Node {
  kind?: string;
  word?: string;
  args?: Record<string, unknown>;
  parts?: Node[];
  options?: Node[];
  [key: string]: unknown;
}

/**
 * Beside what `normalForm` leaves out: that one *may*, as every effect of a card is optional; the usual cost, which holds
 * where no other is given; at least one of them, which is that there is one; the order of parts and of amounts; whether two
 * gains are in one list.
 */
export function meaningOf(effect: EffectNode, symbols: Symbols): string {
  return JSON.stringify(plain(normalForm(effect, symbols)));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)])) as Node;
  const args = node.args as Record<string, { effect?: Node; cost?: { kind: string }; items?: unknown[] }> | undefined;
  if (node.word === 'may') return args!.body.effect;
  if (args?.cost?.cost?.kind === 'usual') delete args.cost;
  if (
    node.kind === 'binary' &&
    node.op === '>=' &&
    (node.left as Node).kind === 'phrase' &&
    (node.right as { value?: number }).value === 1
  ) {
    return node.left;
  }
  if (node.word === 'gain') args!.items.items = sorted(args!.items.items!);
  if (node.kind === 'then' && node.may) node.may = (node.may as boolean[]).map(() => false);
  if (node.kind === 'block') return inAnyOrder(node.parts!);
  return node;
}

function inAnyOrder(parts: Node[]): Node {
  const all = parts.flatMap((part) => (part.kind === 'block' ? part.parts! : [part]));
  const gains = all.filter(({ word }) => word === 'gain');
  const items = (gain: Node): unknown[] => (gain.args!.items as { items: unknown[] }).items;
  const one =
    gains.length > 1
      ? [{ ...gains[0], args: { items: { ...(gains[0].args!.items as object), items: sorted(gains.flatMap(items)) } } }]
      : gains;
  const made = sorted([...all.filter((part) => !gains.includes(part)), ...one]) as Node[];
  return made.length === 1 ? made[0] : { kind: 'block', parts: made };
}

const sorted = (values: readonly unknown[]): unknown[] =>
  values
    .map((value) => [JSON.stringify(value), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);
