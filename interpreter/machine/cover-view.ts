/** What a thing with a shape covers, by names: of what lies, and of what would lie where an option says. */
import { boardOf } from './board.ts';
import type { CoverView } from './messages.ts';
import type { Vm } from './vm.ts';
import type { Fit } from '../position/laying.ts';
import type { Look } from '../../dsl/internal.ts';

export function coverView(vm: Vm, player: number, fit: Fit, { turn, flip, ports }: Look): CoverView {
  const { sites } = boardOf(vm, player);
  const names = (list: readonly number[]): string[] => list.map((one) => sites[one]!.id);
  return {
    sites: names(fit.whole),
    ...(fit.part.length > 0 ? { parts: names(fit.part) } : {}),
    ...(turn > 0 ? { turn } : {}),
    ...(flip ? { flip: true as const } : {}),
    ...(ports.length > 0
      ? { ports: ports.map(({ to, is }, i) => ({ site: sites[fit.ports[i].site]!.id, to, is })) }
      : {}),
  };
}
