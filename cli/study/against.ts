/** `simulate --against`: plays both versions on the same seeds and compares them. */
import type { PackModel, Sources } from '../../dsl/internal.ts';
import {
  type Comparison,
  loadWeightsFor,
  type Manner,
  Study,
  type StudyPlan,
  differencesOf,
} from '../../study/internal.ts';
import type { Io } from '../io.ts';
import { progressOf } from './progress.ts';
import { otherVersion } from './other-version.ts';

export interface AgainstPlan {
  against: string;
  /** as it was typed */
  name: string;
  model: PackModel;
  sources: Sources;
  path: string;
  players: number;
  options: Record<string, string>;
  seats: string[];
  seed: number;
  games: number;
  /** of the store; null where nothing is stored */
  folder: string | null;
}

/** Null where the other version has errors, which were printed; `stopped` before anything could be compared. */
export async function compareVersions(
  plan: AgainstPlan,
  manner: Manner,
  io: Io,
): Promise<Comparison | 'stopped' | null> {
  const { model, path, players, options, seats, seed, folder } = plan;
  const other = otherVersion(plan.against, plan, path, options, io);
  if (other === null) return null;
  try {
    if (!other.model.playerCounts.includes(players)) {
      io.err(`${other.model.title} of --against is not for ${players}.\n`);
      return null;
    }
    if (other.model !== model) loadWeightsFor(seats, other, other.path);
    const progress = progressOf(io, true);
    const study = (of: PackModel, at: string, values: StudyPlan['options'], packs: readonly string[]): Study =>
      new Study(
        of,
        at,
        { players, options: values, seats },
        { ...manner, script: manner.script && { ...manner.script, packs } },
        folder,
      );
    const packs = manner.script?.packs ?? [];
    const ours = await study(model, path, options, packs).games(seed, plan.games, [], progress);
    const theirs = await study(other.model, other.path, other.options, other.packs).games(
      seed,
      plan.games,
      [],
      progress,
    );
    const bySeed = new Map(theirs.map((games) => [games.seed, games.natural]));
    const both = ours.flatMap(({ seed: of, natural }) => {
      const facts = bySeed.get(of);
      return facts === undefined ? [] : [{ natural, facts }];
    });
    if (both.length < 2) return 'stopped';
    return {
      title: model.title,
      names: ['as it is', plan.against],
      players,
      seats,
      firstSeed: seed,
      seeds: both.length,
      differences: differencesOf(
        [model, other.model],
        [both.map(({ natural }) => natural), both.map(({ facts }) => facts)],
      ),
    };
  } finally {
    other.remove();
  }
}
