/** How a player stands: what the final scoring would come to now, and which things on the boards do not count yet. */
import {
  BY_GAME,
  boardOf,
  pieceAt,
  predicateSet,
  tileCell,
  enter,
  leave,
  ENV_CAUSE,
  previewProcedure,
  SilentSink,
  type Vm,
} from '../../interpreter/internal.ts';
import { predicatesThatMatter, scoreOf } from './features.ts';
import { upkeepOf } from './upkeep.ts';

export interface Standing {
  /** the score as it is, and as it would be if the game ended now; null: the pack has no score of a player */
  score: { now: number; final: number } | null;
  /** by site that holds something: the first predicate that income or scoring asks for and that is not true there */
  unmet: Record<string, string>;
  /** by site: what the rules of the final scoring would add to the score for it now, where they ask for each site */
  sites: Record<string, number>;
}

/** The position of the machine is another one afterwards, as the final scoring has been tried in it. */
export function standingOf(vm: Vm, player: number): Standing {
  const unmet = unmetOf(vm, player);
  const { game } = vm;
  const id = scoreOf(game.model);
  if (id === null) return { score: null, unmet, sites: {} };
  const cell = game.tables.counter.get(id)!.at + player * game.tables.layout.nPlayerCounters;
  const now = vm.cells[cell];
  const gains = new SiteGains(id);
  for (const { procedure } of upkeepOf(game.model).finals) {
    vm.sink = gains;
    previewProcedure(vm, game.procedures.get(procedure)!, player);
  }
  vm.sink = null;
  return { score: { now, final: vm.cells[cell] }, unmet, sites: gains.sites };
}

/** Adds up what a counter gains while the rules go through sites one by one. */
class SiteGains extends SilentSink {
  readonly sites: Record<string, number> = {};
  private site = -1;

  constructor(private readonly score: string) {
    super();
  }

  /** A loop inside the program of a component belongs to that component. */
  reach(vm: Vm, site: number): void {
    if (vm.cells[vm.env + ENV_CAUSE] === BY_GAME) this.site = site;
  }
  override enter(): void {
    this.site = -1;
  }
  override counter(vm: Vm, counter: number, n: number): void {
    if (this.site < 0 || vm.game.tables.model.counters[counter].id !== this.score) return;
    const { id } = boardOf(vm, vm.player).sites[this.site]!;
    this.sites[id] = (this.sites[id] ?? 0) + n;
  }
}

/** By site of the player that holds something: the first predicate that income or scoring asks for and that is not true there. */
export function unmetOf(vm: Vm, player: number): Standing['unmet'] {
  const { model, tables } = vm.game;
  const unmet: Standing['unmet'] = {};
  const acting = vm.player;
  const env = enter(vm, BY_GAME, -1, -1);
  vm.player = player;
  const { ownSites } = tables.layout;
  const board = boardOf(vm, player);
  for (const predicate of predicatesThatMatter(model)) {
    const set = predicateSet(vm, predicate);
    for (let site = 0; site < ownSites; site++) {
      const def = board.sites[site];
      const holds = def && (pieceAt(vm, player, site) >= 0 || vm.cells[tileCell(vm, player, site)] !== 0);
      const isTrue = ((vm.derived[set + (site >> 5)] >> (site & 31)) & 1) === 1;
      if (holds && !isTrue) unmet[def.id] ??= model.predicates[predicate].id;
    }
  }
  leave(vm, env);
  vm.player = acting;
  return unmet;
}
