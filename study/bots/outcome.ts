/** What a game has brought to each player. */
import { ranking, STATUS, STATUS_ASKING, type Vm } from '../../interpreter/internal.ts';

/** Of what is learned from a game, the part that the lead decides: with equal victories, more points are better. */
const LEAD_COUNTS = 0.1;
/** A lead by so many points counts half of the most that a lead may. */
const HALF_A_LEAD = 10;

/** By player: the share of the victory. Several that are first share it; who missed a goal has none. */
export function sharesOfVictory(vm: Vm, entries: ReturnType<typeof ranking> = ranking(vm)): number[] {
  const winners = entries.filter(({ place, missed }) => place === 1 && missed.length === 0);
  const shares = entries.map(() => 0);
  for (const { player } of winners) shares[player] = 1 / winners.length;
  return shares;
}

/** What ranks first, so that more is better. */
export function rankValue(by: ReturnType<typeof ranking>[number]['by']): number {
  const first = by.find(({ what }) => what !== 'order');
  return first === undefined ? 0 : first.fewest ? -first.value : first.value;
}

/** By player, from 0 to 1: the share of the victory, and a little for the lead in points. Equal for all where the game goes on. */
export function worthOfOutcome(vm: Vm): number[] {
  const entries = ranking(vm);
  if (vm.cells[STATUS] === STATUS_ASKING) return entries.map(() => 1 / entries.length);
  const shares = sharesOfVictory(vm, entries);
  const scores = shares.map(() => 0);
  for (const { player, by } of entries) scores[player] = rankValue(by);
  return shares.map((share, player) => {
    const others = scores.filter((_, other) => other !== player);
    const lead = scores[player] - (others.length === 0 ? 0 : Math.max(...others));
    return (1 - LEAD_COUNTS) * share + (LEAD_COUNTS / 2) * (1 + lead / (Math.abs(lead) + HALF_A_LEAD));
  });
}
