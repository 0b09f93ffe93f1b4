/** Which variables hold cards. */
import type { Program } from '../../dsl/internal.ts';

/** Those of programs that share their variables in which nothing but cards is ever put. */
export function cardVariables(programs: readonly Pick<Program, 'vars'>[]): number[] {
  const most = Math.max(0, ...programs.map(({ vars }) => vars.length));
  return Array.from({ length: most }, (_, v) => v).filter((v) => {
    const types = new Set(programs.flatMap(({ vars }) => (v < vars.length ? [vars[v]] : [])));
    return types.size === 1 && types.has('card');
  });
}
