/** Answers for questions about many games: takes them from the store, plays what is missing, and reads the facts of each. */
import type { PackModel } from '../../dsl/internal.ts';
import type { Vm } from '../../interpreter/internal.ts';
import type { GameFacts } from '../games/facts.ts';
import type { PlayedGame } from '../games/play.ts';
import { factsOf } from '../games/replay.ts';
import { NATURAL, settingKey, type Setting } from '../games/setting.ts';
import type { Manner } from '../simulate/jobs.ts';
import { keyOf, type StudyPlan } from './plan.ts';
import { GameStore } from './store.ts';
import { playStudy } from './threads.ts';
import { machineFor, type StudyUnit } from './units.ts';

/** All that the figures of a seed are made of. */
export interface SeedGames {
  seed: number;
  natural: GameFacts;
  /** by setting, as asked; null where it cannot be had with this seed */
  settings: (GameFacts | null)[];
}

export class Study {
  private readonly store: GameStore;
  private readonly vm: Vm;
  private readonly facts = new Map<string, GameFacts>();
  /** games that were played, not taken from the store */
  played = 0;

  constructor(
    readonly model: PackModel,
    private readonly path: string,
    readonly plan: StudyPlan,
    private readonly manner: Manner,
    folder: string | null,
  ) {
    this.store = GameStore.open(folder, keyOf(model, plan));
    this.vm = machineFor(model, plan);
  }

  get isStopped(): boolean {
    return this.manner.stop.isMade;
  }

  /** Games of these seeds in these settings. When somebody stops it, those of the seeds that are complete. */
  async games(
    first: number,
    seeds: number,
    settings: readonly Setting[],
    progress: (done: number, of: number) => void,
  ): Promise<SeedGames[]> {
    const all = Array.from({ length: seeds }, (_, i) => first + i);
    const units = all.flatMap((seed) => this.missing(seed, settings));
    const of = units.reduce((sum, unit) => sum + unit.settings.length + (unit.natural === null ? 1 : 0), 0);
    let done = 0;
    const complete = new Set(all);
    for (const { seed } of units) complete.delete(seed);
    progress(done, of);
    await playStudy(this.model, this.path, this.plan, units, this.manner, {
      played: (game) => {
        this.store.add(game);
        this.played++;
        progress(++done, of);
      },
      finished: (seed) => complete.add(seed),
    });
    return all.filter((seed) => complete.has(seed)).map((seed) => this.seedGames(seed, settings));
  }

  /** The natural games as they were played, to be replayed for a question that their facts do not answer. */
  naturalGames(games: readonly SeedGames[]): { game: PlayedGame; facts: GameFacts }[] {
    return games.flatMap(({ seed, natural }) => {
      const game = this.store.get(seed, NATURAL);
      return game === undefined ? [] : [{ game, facts: natural }];
    });
  }

  private missing(seed: number, settings: readonly Setting[]): StudyUnit[] {
    const natural = this.known(seed, NATURAL);
    const lacking = settings.filter((setting) => setting.kind !== 'natural' && this.known(seed, setting) === null);
    if (natural !== null && lacking.length === 0) return [];
    return [{ seed, settings: lacking, natural }];
  }

  /** A stored game that replays. */
  private known(seed: number, setting: Setting): PlayedGame | null {
    const game = this.store.get(seed, setting);
    if (game === undefined) return null;
    if (this.factsFor(game) === null) {
      this.store.forget(game);
      return null;
    }
    return game;
  }

  private factsFor(game: PlayedGame): GameFacts | null {
    const key = `${game.seed} ${settingKey(game.setting)}`;
    const known = this.facts.get(key);
    if (known) return known;
    const facts = factsOf(this.vm, game);
    if (facts) this.facts.set(key, facts);
    return facts;
  }

  private seedGames(seed: number, settings: readonly Setting[]): SeedGames {
    const of = (setting: Setting): GameFacts | null => {
      const game = this.store.get(seed, setting);
      return game === undefined ? null : this.factsFor(game);
    };
    return { seed, natural: of(NATURAL)!, settings: settings.map(of) };
  }
}
