/** An effect as it holds in one game: what only asks for options or for the number of players is decided. */
import type { Arg, BlockNode, EffectNode, ExprNode } from '../../dsl/internal.ts';

/** Values of options, and `players`. */
export type GameOptions = Readonly<Record<string, string | number>>;

/** The effect without the branches that cannot be taken; null when nothing is left. */
export function applyOptions(effect: EffectNode, known: GameOptions): EffectNode | null {
  switch (effect.kind) {
    case 'block':
      return blockOf(
        effect,
        effect.parts.flatMap((part) => applyOptions(part, known) ?? []),
      );
    case 'or': {
      const options = effect.options.flatMap((option) => applyOptions(option, known) ?? []);
      return options.length > 1 ? { ...effect, options } : (options[0] ?? null);
    }
    case 'then': {
      const steps = effect.steps.flatMap((step, i) => {
        const rest = applyOptions(step, known);
        return rest ? [{ rest, may: effect.may[i] }] : [];
      });
      return steps.length === 0
        ? null
        : steps.length === 1 && !steps[0].may
          ? steps[0].rest
          : { ...effect, steps: steps.map(({ rest }) => rest), may: steps.map(({ may }) => may) };
    }
    case 'word': {
      if (effect.word === 'if' && effect.args.test?.type === 'value') {
        const holds = evaluate(effect.args.test.value, known);
        if (holds !== undefined) {
          const branch = effect.args[holds ? 'body' : 'otherwise'];
          return branch?.type === 'effect' ? applyOptions(branch.effect, known) : null;
        }
      }
      const args: Record<string, Arg> = {};
      for (const [name, arg] of Object.entries(effect.args)) {
        const inner = arg.type === 'effect' ? applyOptions(arg.effect, known) : null;
        args[name] = inner
          ? { type: 'effect', effect: inner }
          : arg.type === 'value'
            ? { type: 'value', value: simplify(arg.value, known) }
            : arg.type === 'phrase'
              ? { type: 'phrase', phrase: substituteNumbers(arg.phrase, known) }
              : arg;
      }
      return { ...effect, args };
    }
  }
}

const blockOf = (block: BlockNode, parts: EffectNode[]): EffectNode | null =>
  parts.length > 1 ? { ...block, parts } : (parts[0] ?? null);

/** A condition or a number without what is known of it: sides that change nothing; options that are numbers. */
function simplify(expr: ExprNode, known: GameOptions): ExprNode {
  if (expr.kind !== 'binary' || (expr.op !== 'and' && expr.op !== 'or')) return substituteNumbers(expr, known);
  const neutral = expr.op === 'and';
  if (evaluate(expr.left, known) === neutral) return simplify(expr.right, known);
  if (evaluate(expr.right, known) === neutral) return simplify(expr.left, known);
  // a side that cannot hold settles nothing here: then the whole would be decided
  return { ...expr, left: simplify(expr.left, known), right: simplify(expr.right, known) };
}
/** Replaces options by the numbers chosen for them, anywhere in a node. */
function substituteNumbers<T>(node: T, known: GameOptions): T {
  if (Array.isArray(node)) return node.map((inner) => substituteNumbers(inner as unknown, known)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const { kind, range } = node as Partial<ExprNode>;
  const name = kind === 'phrase' ? optionName(node as unknown as ExprNode) : undefined;
  if (name !== undefined && Object.hasOwn(known, name) && typeof known[name] === 'number') {
    return { kind: 'number', value: known[name], range } as T;
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => [key, substituteNumbers(inner as unknown, known)]),
  ) as T;
}

/** Whether a condition holds, where that is known. */
function evaluate(test: ExprNode, known: GameOptions): boolean | undefined {
  if (test.kind === 'unary' && test.op === 'not') {
    const inner = evaluate(test.operand, known);
    return inner === undefined ? undefined : !inner;
  }
  if (test.kind !== 'binary') return undefined;
  if (test.op === 'and' || test.op === 'or') {
    const sides = [evaluate(test.left, known), evaluate(test.right, known)];
    const settling = test.op === 'or';
    return sides.includes(settling) ? settling : sides.includes(undefined) ? undefined : !settling;
  }
  const left = operandValue(test.left, known, test.right);
  const right = operandValue(test.right, known, test.left);
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
function operandValue(expr: ExprNode, known: GameOptions, beside: ExprNode): string | number | undefined {
  if (expr.kind === 'number') return expr.value;
  const name = optionName(expr);
  if (name === undefined) return undefined;
  if (Object.hasOwn(known, name)) return known[name];
  const other = optionName(beside);
  return other !== undefined && Object.hasOwn(known, other) ? name : undefined;
}

const optionName = (expr: ExprNode): string | undefined =>
  expr.kind === 'phrase' && expr.adjectives.length === 0 && expr.posts.length === 0 && !expr.ordinal && !expr.top
    ? expr.noun.text
    : undefined;
