/**
 * Lines of the rules that only keep count: `when …: set built to built + 1`. Where what else an event sets off neither reads nor
 * changes such a counter, it cannot matter which comes first, and nobody is asked.
 *
 * Two things are found from the pack. A line commutes with everything if no other effect that may run meanwhile names its counters.
 * Else it commutes with a program that does not name them and does nothing but ask, pay, gain and count; while nobody listens
 * to gains, such a program sets nothing off.
 */
import {
  AMOUNT,
  operationFacts,
  operationsOf,
  innerOf,
  nodesOf,
  rootIn,
  visitIr,
  type Cond,
  type ContinuousEffect,
  type Effect,
  type Num,
  type PackModel,
  type Program as ProgramTree,
  type Root,
} from '../../dsl/internal.ts';
import type { Bookkeeping } from '../machine/compiled-game.ts';
import { componentsOf } from './components.ts';

/** How a line changes a counter: doing it twice, or after another that does the same, comes to the same in any order. */
type Manner = 'adds' | `is ${number}`;
type Writes = ReadonlyMap<string, Manner>;

/** By index of the program: what commutes with it. `trees`: by index of the program, where there is one. */
export function findBookkeeping(
  model: PackModel,
  trees: readonly (ProgramTree | undefined)[],
): ReadonlyMap<number, Bookkeeping> {
  const lines = model.rules.flatMap((line) => {
    const writes = line.k === 'when' && line.once === undefined ? writesOf(line.program.body) : null;
    return line.k === 'when' && writes && writes.size > 0 ? [{ program: line.program, writes }] : [];
  });
  if (lines.length === 0) return new Map();
  const mentions = new Mentions(model, new Map(lines.map(({ program, writes }) => [program, writes])));
  return new Map(
    lines.flatMap(({ program, writes }) => {
      const found = commutingWith(writes, trees, mentions);
      return trees.flatMap((tree, i): [number, Bookkeeping][] => (tree === program ? [[i, found]] : []));
    }),
  );
}

function commutingWith(writes: Writes, trees: readonly (ProgramTree | undefined)[], mentions: Mentions): Bookkeeping {
  const counters = [...writes];
  const withAll = counters.every(([counter, manner]) => !mentions.meanwhile(counter, manner));
  const others =
    withAll || counters.some(([counter]) => mentions.always(counter))
      ? []
      : trees.flatMap((tree, i) => {
          if (!tree || !setsNothingOff(tree.body)) return [];
          return counters.some(([counter]) => hasName(tree.body, counter)) ? [] : [i];
        });
  return { withAll, whileNobodyListens: new Set(others) };
}

// ------------------------------------------------------------------------------------------------ what a line does

/** The counters that an effect sets; null if it does anything else, asks, or hangs on what may change. */
function writesOf(effect: Effect): Map<string, Manner> | null {
  switch (effect.k) {
    case 'set-counter': {
      const manner = mannerOf(effect.n, effect.counter);
      return manner && new Map([[effect.counter, manner]]);
    }
    case 'if':
      return isFixed(effect.test) ? joined(innerOf(effect)) : null;
    case 'then':
      return effect.steps.some(({ may }) => may) ? null : joined(innerOf(effect));
    case 'block':
      return joined(effect.parts);
    default:
      return null;
  }
}

function joined(effects: readonly Effect[]): Map<string, Manner> | null {
  const all = new Map<string, Manner>();
  for (const effect of effects) {
    const writes = writesOf(effect);
    if (!writes) return null;
    for (const [counter, manner] of writes) {
      if ((all.get(counter) ?? manner) !== manner) return null;
      all.set(counter, manner);
    }
  }
  return all;
}

/** `built + amount`, or a number. Less cannot be had than nothing, so that taking away is not the same in any order. */
function mannerOf(n: Num, counter: string): Manner | null {
  if (n.k === 'const') return `is ${n.n}`;
  if (n.k !== 'arith' || n.op !== '+') return null;
  const isOwn = (one: Num): boolean => one.k === 'counter' && one.counter === counter;
  const isAdded = (isOwn(n.a) && isFixedAmount(n.b)) || (isOwn(n.b) && isFixedAmount(n.a));
  return isAdded ? 'adds' : null;
}

/** A number that is not negative, and the same whenever the program runs. */
function isFixedAmount(n: Num): boolean {
  switch (n.k) {
    case 'const':
      return n.n >= 0;
    case 'var':
      return n.v === AMOUNT;
    case 'players':
      return true;
    case 'arith':
      return (n.op === '+' || n.op === '*') && isFixedAmount(n.a) && isFixedAmount(n.b);
    default:
      return false;
  }
}

function isFixed(test: Cond): boolean {
  switch (test.k) {
    case 'compare':
      return isFixedAmount(test.a) && isFixedAmount(test.b);
    case 'and':
    case 'or':
      return test.of.every(isFixed);
    case 'not':
      return isFixed(test.of);
    case 'option-is':
      return true;
    default:
      return false;
  }
}

// ------------------------------------------------------------------------------------------------ what names a counter

/** Whether it only asks, pays, gains and counts; what is gained may be listened to. */
const setsNothingOff = (effect: Effect): boolean =>
  operationsOf(effect).every(
    (operation) => operation.k === 'gains' || operationFacts(operation).setsOff === 'nothing',
  ) && innerOf(effect).every(setsNothingOff);

/** Whether something below says the name, as what it is in whatever field. */
function hasName(root: unknown, name: string): boolean {
  if (typeof root === 'string') return root === name;
  if (typeof root !== 'object' || root === null) return false;
  if (Array.isArray(root)) return root.some((item) => hasName(item, name));
  return Object.entries(root).some(([key, value]) => !FOR_PEOPLE.has(key) && hasName(value, name));
}

/** Places and names in words. */
const FOR_PEOPLE: ReadonlySet<string> = new Set(['origin', 'origins', 'notes', 'name', 'plural']);

class Mentions {
  /** all that may run or be asked while effects wait, but for the lines of the rules */
  private readonly roots: unknown[];
  private readonly rules: readonly ContinuousEffect[];
  /** what is asked without a program: sets, prices, what changes them */
  private readonly ambient: unknown[];

  constructor(
    model: PackModel,
    private readonly lines: ReadonlyMap<ProgramTree, Writes>,
  ) {
    const { rules, procedures, predicates, cards, pieces, boards, decks, constants, goals, ranking, score } = model;
    const others = componentsOf({ ...model, rules: [], procedures: [], counters: [] });
    const reached = reachedProcedures([...others, rootIn('rules', rules)], procedures);
    this.rules = rules;
    this.roots = [others.map(({ value }) => value), reached, ranking, score, ...ownParts(model)];
    const continuous = [...rules, ...cards.flatMap((card) => card.continuous)];
    this.ambient = [
      predicates,
      pieces,
      boards,
      decks,
      constants,
      goals,
      ranking,
      score,
      ...ownParts(model),
      cards.map(({ price }) => price),
      continuous.map((line) => ({ ...line, program: null })),
      nodesOf(model, 'effect', 'until'),
    ];
  }

  /** Whether an effect that may run while others wait names it, other than a line that changes it in the same manner. */
  meanwhile(counter: string, manner: Manner): boolean {
    const isOther = (line: ContinuousEffect): boolean =>
      line.k === 'when' && this.lines.get(line.program)?.get(counter) === manner
        ? hasName(line.events, counter)
        : hasName(line, counter);
    return this.rules.some(isOther) || hasName(this.roots, counter);
  }

  /** Whether it is asked for where no program is. */
  always(counter: string): boolean {
    return hasName(this.ambient, counter);
  }
}

/** What counters say of one another, without their own names. */
const ownParts = ({ counters }: PackModel): unknown[] => counters.map(({ id: _, ...rest }) => rest);

/** Procedures that something else than a procedure does, and those that they do. The others run only when nothing waits. */
function reachedProcedures(from: readonly Root[], procedures: PackModel['procedures']): PackModel['procedures'] {
  const reached = new Set<string>();
  const follow = (roots: Root | readonly Root[]): void =>
    visitIr(roots, {
      effect(effect) {
        for (const operation of operationsOf(effect)) {
          if (operation.k !== 'does' || reached.has(operation.procedure)) continue;
          reached.add(operation.procedure);
          const found = procedures.filter(({ id }) => id === operation.procedure);
          follow(rootIn('procedures', found));
        }
      },
    });
  follow(from);
  return procedures.filter(({ id }) => reached.has(id));
}
