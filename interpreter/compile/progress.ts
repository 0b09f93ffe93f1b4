/** How near a condition is to being true, for those who plan: 1 when it is, else the share of it that is met. */
import type { Cond, Num } from '../../dsl/internal.ts';
import type { Measure, NumFn } from '../machine/compiled-game.ts';
import type { Compiler } from './compiler.ts';
import { compileCond, compileNum } from './numbers.ts';

export function compileProgress(compiler: Compiler, cond: Cond): NumFn {
  switch (cond.k) {
    case 'compare':
      return cond.op === '>=' || cond.op === '>' || cond.op === '='
        ? reaching(compiler, cond.a, cond.b, cond.op === '>' ? 1 : 0)
        : trueOrNot(compiler, cond);
    case 'and': {
      const parts = cond.of.map((part) => compileProgress(compiler, part));
      return (vm) => parts.reduce((sum, part) => sum + part(vm), 0) / parts.length;
    }
    case 'or': {
      const parts = cond.of.map((part) => compileProgress(compiler, part));
      return (vm) => parts.reduce((most, part) => Math.max(most, part(vm)), 0);
    }
    default:
      return trueOrNot(compiler, cond);
  }
}

/** What a condition asks to be so much at least, in its order: of what is all to be true. */
export function compileMeasures(compiler: Compiler, cond: Cond): Measure[] {
  if (cond.k === 'and') return cond.of.flatMap((part) => compileMeasures(compiler, part));
  if (cond.k !== 'compare' || (cond.op !== '>=' && cond.op !== '>')) return [];
  const wanted = compileNum(compiler, cond.b);
  const more = cond.op === '>' ? 1 : 0;
  return [
    {
      counter: cond.a.k === 'counter' ? cond.a.counter : null,
      has: compileNum(compiler, cond.a),
      wanted: more === 0 ? wanted : (vm) => wanted(vm) + more,
    },
  ];
}

function reaching(compiler: Compiler, a: Num, b: Num, more: number): NumFn {
  const has = compileNum(compiler, a);
  const wanted = compileNum(compiler, b);
  return (vm) => {
    const most = wanted(vm) + more;
    const n = has(vm);
    return most <= 0 || n >= most ? 1 : Math.max(0, n / most);
  };
}

function trueOrNot(compiler: Compiler, cond: Cond): NumFn {
  const test = compileCond(compiler, cond);
  return (vm) => (test(vm) ? 1 : 0);
}
