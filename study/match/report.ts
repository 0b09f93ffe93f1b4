/** The figures of a match, with what was played. */
import type { PackModel } from '../../dsl/internal.ts';
import type { MatchFigures } from './figures.ts';
import type { MatchPlan, MatchResult } from './seeds.ts';

/** The form of `match --json`; fields are added, never changed. */
export interface Match extends MatchFigures {
  /** id of the pack */
  pack: string;
  version: string;
  hash: string;
  first: string;
  second: string;
  players: number;
  firstSeed: number;
  /** by bot that thinks: for how many choices, and how long */
  thinking: Record<string, { choices: number; milliseconds: number }>;
}

export function matchReport(
  { id, version, hash }: PackModel,
  { first, second, players, seed }: MatchPlan,
  { figures, thinking }: MatchResult,
): Match {
  return { pack: id, version, hash, first, second, players, firstSeed: seed, ...figures, thinking };
}
