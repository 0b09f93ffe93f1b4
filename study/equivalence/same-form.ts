/**
 * What two effects are by form beyond their normal forms: laws of numbers, conditions and choices, which hold on every position of every
 * pack. They are of no use to who renders or parses, as a text says an effect in its own order.
 */
import { type EffectNode, type Symbols } from '../../dsl/internal.ts';
import { normalForm } from '../../texts/internal.ts';

/** A node of a normal form. */
type Node = Readonly<Record<string, unknown>>;

/** The same for two effects exactly if the laws make one of the other. */
export const formByLaws = (effect: EffectNode, symbols: Symbols): string =>
  written(simplified(normalForm(effect, symbols), symbols));

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const written = (value: unknown): string => JSON.stringify(value);
const byText = (a: unknown, b: unknown): number => (written(a) < written(b) ? -1 : 1);

/** From the innermost nodes outwards. */
function simplified(value: unknown, symbols: Symbols): unknown {
  if (Array.isArray(value)) return value.map((one) => simplified(one, symbols));
  // of two ways that are as good the first one is taken
  if (!isNode(value) || value.word === 'best') return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, simplified(inner, symbols)]));
  switch (node.kind) {
    case 'binary':
      return binary(node as unknown as Binary, symbols);
    case 'unary':
      return node.op === 'not' ? not(node.operand) : node;
    case 'or':
      return inAnyOrder(node);
    case 'word':
      return word(node as unknown as Word, symbols);
    default:
      return isNode(node.per) ? multiplied(node) : condition(node, symbols);
  }
}

// ---------------------------------------------------------------------------------------------- numbers and conditions

interface Binary {
  kind: 'binary';
  op: string;
  left: unknown;
  right: unknown;
}

const num = (value: number): Node => ({ kind: 'number', value });
const numberIn = (node: unknown): number | undefined =>
  isNode(node) && node.kind === 'number' ? (node.value as number) : undefined;
const binaryOf = (op: string, left: unknown, right: unknown): Binary => ({ kind: 'binary', left, op, right });

/** Sides of what is joined by the same sign. */
const sidesOf = (op: string, node: unknown): unknown[] =>
  isNode(node) && node.kind === 'binary' && node.op === op
    ? [...sidesOf(op, node.left), ...sidesOf(op, node.right)]
    : [node];

const joined = (op: string, sides: readonly unknown[]): unknown =>
  [...sides].sort(byText).reduce((before, side) => binaryOf(op, before, side));

const FOLDED: Readonly<Record<'+' | '*', (numbers: readonly number[]) => number>> = {
  '+': (numbers) => numbers.reduce((a, b) => a + b, 0),
  '*': (numbers) => numbers.reduce((a, b) => a * b, 1),
};

function binary(node: Binary, symbols: Symbols): unknown {
  const { op, left, right } = node;
  switch (op) {
    case '+':
    case '*': {
      const sides = sidesOf(op, node);
      const numbers = sides.flatMap((side) => numberIn(side) ?? []);
      const others = sides.filter((side) => numberIn(side) === undefined);
      const folded = FOLDED[op](numbers);
      return others.length > 0 && folded === FOLDED[op]([]) ? joined(op, others) : joined(op, [...others, num(folded)]);
    }
    case 'and':
    case 'or': {
      const sides = new Map(sidesOf(op, node).map((side) => [written(side), side]));
      return joined(op, [...sides.values()]);
    }
    case '>':
      return not(atLeast(right, left));
    case '<':
      return not(atLeast(left, right));
    case '<=':
      return atLeast(right, left);
    case '>=':
      return atLeast(left, right);
    case '!=':
      return not(binary(binaryOf('=', left, right), symbols));
    case '=':
      // of what is never less than nothing
      if (numberIn(right) === 0 && isCount(left, symbols)) return not(atLeast(left, num(1)));
      if (numberIn(left) === 0 && isCount(right, symbols)) return not(atLeast(right, num(1)));
      return joined('=', [left, right]);
    default:
      return node;
  }
}

/** A number is written on the right: all are whole. */
function atLeast(left: unknown, right: unknown): unknown {
  const n = numberIn(left);
  return n === undefined || numberIn(right) !== undefined
    ? binaryOf('>=', left, right)
    : not(atLeast(right, num(n + 1)));
}

/** Twice *not* is nothing, and of several each is negated. */
function not(operand: unknown): unknown {
  if (isNode(operand)) {
    if (operand.kind === 'unary' && operand.op === 'not') return operand.operand;
    const { op } = operand;
    if (operand.kind === 'binary' && (op === 'and' || op === 'or')) {
      return joined(op === 'and' ? 'or' : 'and', sidesOf(op, operand).map(not));
    }
  }
  return { kind: 'unary', op: 'not', operand };
}

/** What is counted: pieces, sites and what a player has, of which there is never less than nothing. */
function isCount(node: unknown, symbols: Symbols): boolean {
  const noun = isNode(node) && node.kind === 'phrase' ? node.noun : undefined;
  return typeof noun === 'string' && symbols.find(noun).some(({ kind }) => COUNTED.has(kind));
}
const COUNTED: ReadonlySet<string> = new Set(['piece', 'counter', 'class', 'site-kind']);

/** A condition that is a phrase asks whether there is one. */
function condition(node: Node, symbols: Symbols): Node {
  const asked = (value: unknown): unknown => {
    if (!isNode(value)) return value;
    if (value.kind === 'binary' && (value.op === 'and' || value.op === 'or')) {
      return joined(value.op, sidesOf(value.op, value).map(asked));
    }
    if (value.kind === 'unary' && value.op === 'not') return not(asked(value.operand));
    return isCount(value, symbols) ? atLeast(value, num(1)) : value;
  };
  return 'test' in node && isNode(node.test)
    ? { ...node, test: { ...node.test, value: asked(node.test.value) } }
    : node;
}

// ---------------------------------------------------------------------------------------------- effects

interface Word {
  kind: 'word';
  word: string;
  args: Readonly<Record<string, Node>>;
}

/** The alternatives of a choice; of events only those of which nothing depends on which of them is met first. */
function inAnyOrder(node: Node): Node {
  const { options, events } = node as { options?: unknown[]; events?: Node[] };
  if (options) {
    const flat = options.flatMap((one) =>
      isNode(one) && Array.isArray(one.options) ? (one.options as unknown[]) : [one],
    );
    return { ...node, options: flat.sort(byText) };
  }
  if (!events?.every(({ kind, verb }) => kind === 'you' && COMING.has(String(verb)))) return node;
  return { ...node, events: [...events].sort(byText) };
}
const COMING: ReadonlySet<string> = new Set(['build', 'upgrade']);

/** `2 points per 3 farms` are `(2 * (farms / 3)) points`. */
function multiplied(item: Node): Node {
  const { per, amount = num(1), ...rest } = item;
  const { every = num(1), of } = per as Node;
  const divisor = numberIn(every);
  if (divisor === undefined || divisor < 1) return item;
  const each = divisor === 1 ? of : binaryOf('/', of, every);
  const n = numberIn(amount) === 1 ? each : joined('*', [...sidesOf('*', amount), ...sidesOf('*', each)]);
  return { amount: n, ...rest };
}

function word(node: Word, symbols: Symbols): Node {
  if (node.word !== 'if') return node as unknown as Node;
  const args = condition(node.args, symbols) as Word['args'];
  const test: unknown = args.test?.value;
  const { body, otherwise } = args;
  if (otherwise && isNode(test) && test.kind === 'unary' && test.op === 'not') {
    return {
      ...node,
      args: { ...args, test: { ...args.test, value: test.operand }, body: otherwise, otherwise: body },
    };
  }
  const inner = body?.effect as Word | undefined;
  if (otherwise || inner?.word !== 'if' || inner.args.otherwise) return { ...node, args };
  // one within the other, and nothing otherwise
  const value = binary(binaryOf('and', test, inner.args.test.value), symbols);
  return { ...node, args: { ...args, test: { ...args.test, value }, body: inner.args.body } };
}
