/** Which members of a deck stand out, all of them asked about at once. */
import type { Effect } from '../statistics/effects.ts';
import { holm, studentTail } from '../statistics/tests.ts';
import type { BalanceReport } from './report.ts';

interface JudgedMember {
  id: string;
  name: string;
  effect: Effect;
  used: number | null;
  /** that one of this deck is worth as much by chance, corrected for all (Holm) */
  tail: number;
  standsOut: boolean;
}

const ALPHA = 0.05;

/** The most valuable first; those that chance gave to nobody are left out. */
export function judgeMembers({ kin }: Pick<BalanceReport, 'kin'>): JudgedMember[] {
  if (kin === null) return [];
  const known = kin.members.flatMap(({ id, name, effect, used }) =>
    effect === null || !Number.isFinite(effect.low) ? [] : [{ id, name, effect, used }],
  );
  const { middle, deviation } = kin.spread;
  const tails = holm(
    known.map(({ effect: { effect, error, rows } }) =>
      error === 0 ? 1 : studentTail((effect - middle) / Math.sqrt(error ** 2 + deviation ** 2), Math.max(1, rows - 1)),
    ),
  );
  return known
    .map((member, i) => ({ ...member, tail: tails[i], standsOut: tails[i] < ALPHA }))
    .sort((a, b) => b.effect.effect - a.effect.effect);
}
