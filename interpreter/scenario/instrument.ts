/**
 * Makes a compiled game note what of its programs is reached, by machines made from it afterwards. The game must not be
 * shared: its nodes, continuous effects and conditions are wrapped here, so other games pay nothing. Looking ahead does
 * not count.
 */
import type { Origin } from '../../dsl/internal.ts';
import { If } from '../nodes/sequence.ts';
import type { CompiledGame, CondFn } from '../machine/compiled-game.ts';
import type { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';

/**
 * What there is to reach: an effect `runs`; a condition is found `true` and `false`; a line that listens `fires`, and
 * `passes` over an event of its kind (or a state) that it does not answer; a line that only holds `changes` a price, a number, a payment
 * or a set of sites.
 */
export type Aspect = 'runs' | 'true' | 'false' | 'fires' | 'passes' | 'changes';

/** One thing to reach, and whether it was. */
export interface CoverageGoal {
  aspect: Aspect;
  origin: Origin;
  reached: boolean;
}

export function instrument(compiled: CompiledGame): CoverageGoal[] {
  const watcher = new Instrumenter(compiled);
  compiled.nodes.forEach((node) => watcher.node(node));
  compiled.dispatch.bind();
  compiled.operands.forEach(({ of, origins }) =>
    of.forEach((test, i) => {
      of[i] = watcher.condition(test, origins[i]);
    }),
  );
  for (const goal of compiled.goals) goal.reach = watcher.condition(goal.reach, goal.origin);
  watcher.lines();
  return watcher.goals;
}

class Instrumenter {
  readonly goals: CoverageGoal[] = [];
  constructor(private readonly compiled: CompiledGame) {}

  private goal(aspect: Aspect, origin: Origin): CoverageGoal {
    const goal = { aspect, origin, reached: false };
    this.goals.push(goal);
    return goal;
  }

  node(node: Node): void {
    const goal = this.goal('runs', node.origin);
    const run = node.run.bind(node);
    const pick = node.branch.bind(node);
    const begin = node.begin.bind(node);
    const step = node.step.bind(node);
    const note = (vm: Vm): void => {
      if (vm.lookAhead === 0) goal.reached = true;
    };
    if (node.instant) {
      node.run = (vm) => {
        note(vm);
        return run(vm);
      };
    }
    if (node.branches) {
      node.branch = (vm) => {
        note(vm);
        return pick(vm);
      };
    }
    node.begin = (vm) => {
      note(vm);
      begin(vm);
    };
    // a frame that others pushed for it, such as a program's
    node.step = (vm, frame) => {
      note(vm);
      step(vm, frame);
    };
    if (node instanceof If) node.test = this.condition(node.test, node.origin);
  }

  condition(test: CondFn, origin: Origin): CondFn {
    return this.either(test, this.goal('true', origin), this.goal('false', origin));
  }

  private either(test: CondFn, yes: CoverageGoal, no: CoverageGoal | null): CondFn {
    return (vm) => {
      const holds = test(vm);
      const goal = holds ? yes : no;
      if (vm.lookAhead === 0 && goal !== null) goal.reached = true;
      return holds;
    };
  }

  lines(): void {
    for (const effects of this.compiled.continuousEffects) {
      for (const listeners of [...effects.triggers, effects.reactions, effects.replacements]) {
        for (const line of listeners) {
          line.matches = this.either(
            line.matches,
            this.goal('fires', line.origin),
            line.selective ? this.goal('passes', line.origin) : null,
          );
        }
      }
      for (const line of effects.stateTriggers) {
        line.test = this.either(line.test, this.goal('fires', line.origin), this.goal('passes', line.origin));
      }
    }
    this.changes();
    this.prices();
    this.sets();
  }

  /** A constant is changed where it would have another value without the line. */
  private changes(): void {
    const { modifiers, continuousEffects } = this.compiled;
    const constant = modifiers.constant.bind(modifiers);
    let asked: { constant: number }[] = [];
    const goals = new Map<object, CoverageGoal>();
    for (const { changes } of continuousEffects) {
      for (const line of changes) {
        goals.set(line, this.goal('changes', line.origin));
        const { n } = line;
        line.n = (vm) => {
          asked.push(line);
          return n(vm);
        };
      }
    }
    if (goals.size === 0) return;
    modifiers.constant = (vm, index, trail) => {
      const outer = asked;
      asked = [];
      const value = constant(vm, index, trail);
      if (vm.lookAhead === 0) {
        for (const line of asked.slice()) {
          const goal = goals.get(line)!;
          if (goal.reached) continue;
          line.constant = -1; // as though it were not there
          goal.reached = constant(vm, index) !== value;
          line.constant = index;
        }
      }
      asked = outer;
      return value;
    };
  }

  /**
   * Discounts, stand-ins and rates count when something is paid: the first took something off, the second is among what was
   * paid, and of what the third asks for more was paid than the price says.
   */
  private prices(): void {
    const { compiled } = this;
    const { continuousEffects } = compiled;
    let used: { goal: CoverageGoal; counter: number | null; price: number }[] = [];
    for (const { discounts, substitutions, rates } of continuousEffects) {
      for (const { items, origin } of discounts) {
        const goal = this.goal('changes', origin);
        for (const item of items) {
          const { n } = item;
          item.n = (vm) => {
            const off = n(vm);
            if (off > 0 && vm.payments.need[item.counter] > 0) used.push({ goal, counter: null, price: 0 });
            return off;
          };
        }
      }
      for (const line of substitutions) {
        const goal = this.goal('changes', line.origin);
        const kinds = line.for;
        Object.defineProperty(line, 'for', {
          get: () => {
            used.push({ goal, counter: line.counter, price: 0 });
            return kinds;
          },
        });
      }
      for (const { pay, origin } of rates) {
        const goal = this.goal('changes', origin);
        for (const item of pay) {
          const { n, counter } = item;
          item.n = (vm) => {
            used.push({ goal, counter, price: vm.payments.need[counter] });
            return n(vm);
          };
        }
      }
    }
    const newPayments = compiled.newPayments.bind(compiled);
    compiled.newPayments = () => {
      const payments = newPayments();
      const list = payments.list.bind(payments);
      const pay = payments.pay.bind(payments);
      payments.list = (...question) => {
        used = [];
        return list(...question);
      };
      payments.pay = (vm, index) => {
        if (vm.lookAhead === 0) {
          for (const { goal, counter, price } of used) {
            if (counter === null || payments.plans[index][counter] > price) goal.reached = true;
          }
        }
        pay(vm, index);
      };
      return payments;
    };
  }

  /** `treat` and `allow` count when a site comes in that was not in without them. */
  private sets(): void {
    const { modifiers, continuousEffects } = this.compiled;
    const treat = modifiers.treat.bind(modifiers);
    const allow = modifiers.allow.bind(modifiers);
    let set: Int32Array | null = null;
    let start = 0;
    const within = (sites: Int32Array, at: number, ask: () => void): void => {
      const before = { set, start };
      set = sites;
      start = at;
      ask();
      ({ set, start } = before);
    };
    for (const { treats, allows } of continuousEffects) {
      for (const line of [...treats, ...allows]) {
        const goal = this.goal('changes', line.origin);
        const { sites } = line;
        line.sites = (vm) => {
          const from = sites(vm);
          if (vm.lookAhead === 0 && set !== null) {
            for (let w = 0; w < vm.setSize; w++) if ((vm.sets[from + w] & ~set[start + w]) !== 0) goal.reached = true;
          }
          return from;
        };
      }
    }
    modifiers.treat = (vm, predicate, at) => within(vm.derived, at, () => treat(vm, predicate, at));
    modifiers.allow = (vm, piece, at) => within(vm.sets, at, () => allow(vm, piece, at));
  }
}
