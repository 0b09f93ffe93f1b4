/** Positions for tests, set up by names as scenarios do it, and what has changed since. */
import { readYamlText } from '../../dsl/internal.ts';
import { readEffect, readPosition } from '../../dsl/scenarios/index.ts';
import type { OptionValues } from '../../interpreter/position/tables.ts';
import { type Game, optionValues, type PlayerView } from '../../interpreter/index.ts';
import { PLAY_MODES, play } from '../../interpreter/scenario/run.ts';
import { gameFromCells, stagePosition, type StagedPosition } from '../../interpreter/scenario/staged-position.ts';
import { CITIES } from './packs.ts';
import type { CompiledGame } from '../../interpreter/machine/compiled-game.ts';
import { compileBeside } from '../../interpreter/compile/compile-cached.ts';
import { loaded } from './loaded.ts';

export interface SceneOptions {
  players?: number;
  options?: OptionValues;
  path?: string;
  /** an effect to run for `me`, with nothing else to come */ run?: string;
}

/** A game at a position: the beginning of the turn of `me`, or an effect that runs. */
export class Scene {
  readonly game: Game;
  readonly me: number;
  private readonly before: PlayerView[];
  private readonly staged: StagedPosition;
  private readonly chosen: string[] = [];

  constructor(position: string, { players = 2, options = {}, path = CITIES, run }: SceneOptions = {}) {
    const { model, sources } = loaded(path);
    if (model === null) throw new Error(`${path} does not load`);
    const problems: string[] = [];
    const spec = readPosition(
      readYamlText(position).root ?? undefined,
      { model, players, options, difference: false },
      ({ code, message }) => problems.push(`${code}: ${message}`),
    );
    const effect =
      run === undefined ? null : readEffect(run, sources.symbols, 'none', () => ({ file: 'test', line: 1, column: 1 }));
    problems.push(...(effect?.problems.map(({ problem }) => problem.message) ?? []));
    const compiled = compileBeside(
      model,
      players,
      optionValues(model, options),
      effect?.program ? [effect.program] : [],
    );
    const staged = stagePosition(compiled, spec, effect?.program ? { extra: 0, as: null } : null);
    problems.push(...staged.problems);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    this.staged = staged;
    this.me = staged.seats[0];
    // What runs by itself at once is a part of what changes: compare with the position as it was set.
    this.before = unplayed(compiled, staged.cells);
    this.game = gameFromCells(compiled, staged.cells, true);
  }

  get offered(): string[] {
    return this.game.decision?.options.map(({ key }) => key) ?? [];
  }

  /** Makes the choices in turn, each by its key. */
  choose(...keys: string[]): this {
    for (const key of keys) {
      this.game.choose(key);
      this.chosen.push(key);
    }
    return this;
  }
  /** Takes the option whose key begins so if there is one: what has one option only is taken by itself. */
  maybe(start: string): this {
    const key = this.offered.find((offered) => offered.startsWith(start));
    if (key !== undefined) this.choose(key);
    return this;
  }

  /** The same choices in every manner, saved and loaded or taken back and made again after each: what they lead to. */
  everyWay(): { problems: string[]; hash: string }[] {
    return PLAY_MODES.map((manner) => {
      const { game, problems } = play(this.staged, this.chosen, manner);
      return { problems, hash: game.hash() };
    });
  }

  /** How the counters of a player (0 = me) differ from the beginning; what is the same is left out. */
  gained(seat = this.me): Record<string, number> {
    const before = this.before[seat].counters;
    const now = this.game.everything().players[seat].counters;
    return Object.fromEntries(
      Object.keys(now)
        .filter((id) => now[id] !== before[id])
        .map((id) => [id, now[id] - before[id]]),
    );
  }
  get mine(): PlayerView {
    return this.game.everything().players[this.me];
  }
  site(id: string): string {
    const site = this.mine.sites[id];
    return site?.piece === undefined ? '' : `${site.piece}${site.upgraded ? ' upgraded' : ''}`;
  }
}

function unplayed(compiled: CompiledGame, cells: Int32Array): PlayerView[] {
  const game = gameFromCells(compiled, cells);
  game.vm.cells.set(cells);
  return game.everything().players;
}
