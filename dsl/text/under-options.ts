/** An effect as it holds in one game: what only asks for options or for the number of players is decided. */
import type { Arg, BlockNode, EffectNode, ExprNode } from '../syntax/ast.ts';

/** Values of options, and `players`. */
export type Known = Readonly<Record<string, string | number>>;

/** The effect without the branches that cannot be taken; null when nothing is left. */
export function underOptions(effect: EffectNode, known: Known): EffectNode | null {
  switch (effect.kind) {
    case 'block':
      return joined(
        effect,
        effect.parts.flatMap((part) => underOptions(part, known) ?? []),
      );
    case 'or': {
      const options = effect.options.flatMap((option) => underOptions(option, known) ?? []);
      return options.length > 1 ? { ...effect, options } : (options[0] ?? null);
    }
    case 'then': {
      const kept = effect.steps.flatMap((step, i) => {
        const left = underOptions(step, known);
        return left ? [{ left, may: effect.may[i] }] : [];
      });
      return kept.length === 0
        ? null
        : kept.length === 1 && !kept[0].may
          ? kept[0].left
          : { ...effect, steps: kept.map(({ left }) => left), may: kept.map(({ may }) => may) };
    }
    case 'word': {
      if (effect.word === 'if' && effect.args.test?.type === 'value') {
        const holds = decided(effect.args.test.value, known);
        if (holds !== undefined) {
          const branch = effect.args[holds ? 'body' : 'otherwise'];
          return branch?.type === 'effect' ? underOptions(branch.effect, known) : null;
        }
      }
      const args: Record<string, Arg> = {};
      for (const [name, arg] of Object.entries(effect.args)) {
        const inner = arg.type === 'effect' ? underOptions(arg.effect, known) : null;
        args[name] = inner
          ? { type: 'effect', effect: inner }
          : arg.type === 'value'
            ? { type: 'value', value: left(arg.value, known) }
            : arg.type === 'phrase'
              ? { type: 'phrase', phrase: numbered(arg.phrase, known) }
              : arg;
      }
      return { ...effect, args };
    }
  }
}

const joined = (block: BlockNode, parts: EffectNode[]): EffectNode | null =>
  parts.length > 1 ? { ...block, parts } : (parts[0] ?? null);

/** A condition or a number without what is known of it: sides that change nothing; options that are numbers. */
function left(expr: ExprNode, known: Known): ExprNode {
  if (expr.kind !== 'binary' || (expr.op !== 'and' && expr.op !== 'or')) return numbered(expr, known);
  const neutral = expr.op === 'and';
  if (decided(expr.left, known) === neutral) return left(expr.right, known);
  if (decided(expr.right, known) === neutral) return left(expr.left, known);
  // a side that cannot hold settles nothing here: then the whole would be decided
  return { ...expr, left: left(expr.left, known), right: left(expr.right, known) };
}
/** The number that was chosen in place of the option, wherever it stands. */
function numbered<T>(node: T, known: Known): T {
  if (Array.isArray(node)) return node.map((inner) => numbered(inner as unknown, known)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const { kind, range } = node as Partial<ExprNode>;
  const name = kind === 'phrase' ? nameIn(node as unknown as ExprNode) : undefined;
  if (name !== undefined && Object.hasOwn(known, name) && typeof known[name] === 'number') {
    return { kind: 'number', value: known[name], range } as T;
  }
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, numbered(inner as unknown, known)])) as T;
}

/** Whether a condition holds, where that is known. */
function decided(test: ExprNode, known: Known): boolean | undefined {
  if (test.kind === 'unary' && test.op === 'not') {
    const inner = decided(test.operand, known);
    return inner === undefined ? undefined : !inner;
  }
  if (test.kind !== 'binary') return undefined;
  if (test.op === 'and' || test.op === 'or') {
    const sides = [decided(test.left, known), decided(test.right, known)];
    const settling = test.op === 'or';
    return sides.includes(settling) ? settling : sides.includes(undefined) ? undefined : !settling;
  }
  const left = valueOf(test.left, known, test.right);
  const right = valueOf(test.right, known, test.left);
  if (left === undefined || right === undefined) return undefined;
  switch (test.op) {
    case '=':
      return String(left) === String(right);
    case '!=':
      return String(left) !== String(right);
    case '<':
      return Number(left) < Number(right);
    case '<=':
      return Number(left) <= Number(right);
    case '>':
      return Number(left) > Number(right);
    case '>=':
      return Number(left) >= Number(right);
    default:
      return undefined;
  }
}

/** A number, the value of what is known, or the name of a value beside it. */
function valueOf(expr: ExprNode, known: Known, beside: ExprNode): string | number | undefined {
  if (expr.kind === 'number') return expr.value;
  const name = nameIn(expr);
  if (name === undefined) return undefined;
  if (Object.hasOwn(known, name)) return known[name];
  const other = nameIn(beside);
  return other !== undefined && Object.hasOwn(known, other) ? name : undefined;
}

const nameIn = (expr: ExprNode): string | undefined =>
  expr.kind === 'phrase' && expr.adjectives.length === 0 && expr.posts.length === 0 && !expr.ordinal && !expr.top
    ? expr.noun.text
    : undefined;
