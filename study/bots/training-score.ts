/** What training aims at. */
import { type Vm, ranking } from '../../interpreter/internal.ts';
import { rankValue } from './outcome.ts';

/** Points that a goal not reached counts. */
const MISSED_GOAL = 10;

/** What a seat has come to at the end of the game. */
export function trainingScore(vm: Vm, seat: number): number {
  const own = ranking(vm).find(({ player }) => player === seat)!;
  return rankValue(own.by) - MISSED_GOAL * own.missed.length;
}
