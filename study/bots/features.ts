/**
 * What a bot sees of a player's position, as numbers with names. The list follows from what a pack declares: its counters, pieces,
 * predicates, cards, tracks and goals, and what its procedures of income and scoring would come to now, tried on a copy.
 */
import { rootIn, rootOf, visitIr, type PackModel, type Root } from '../../dsl/internal.ts';
import {
  PIECE_MASK,
  UPGRADED,
  popcount,
  predicateSet,
  siteCell,
  isOwned,
  OWNER_SHIFT,
  cardsIn,
  countIn,
  firstIn,
  nextOf,
  BY_CARD,
  BY_GAME,
  type CompiledGame,
  enter,
  leave,
  type Node,
  previewProcedure,
  loops,
  runsLeft,
  shareLeft,
  Snapshot,
  type Vm,
} from '../../interpreter/internal.ts';
import { BoardFeatures, boardFeaturesOf } from './board-features.ts';
import type { Feature, FeatureKind } from './feature.ts';
import { scoredCounters } from './scored-counters.ts';
import { upkeepOf } from './upkeep.ts';

interface Preview {
  node: Node;
  depth: number;
}

/** Whether the piece of a site's cell belongs to another player. */
function isOfAnother(cell: number, player: number): boolean {
  const owner = cell >> OWNER_SHIFT;
  return owner !== 0 && owner !== player + 1;
}

export class Features {
  readonly list: readonly Feature[];
  /** by feature, what `read` found */
  readonly values: Float64Array;
  /** share of the game that is still to come, of the last position read */
  left = 1;
  private readonly counters: number[];
  private readonly scoreCell: number;
  private readonly predicates: readonly number[];
  private readonly incomes: Preview[];
  private readonly scorings: Preview[];
  private readonly ownZones: number[];
  private readonly before: Float64Array;
  /** features of counters of which the fewest are best: they count as a lack */
  private readonly fewer: readonly number[];
  private readonly onBoard: BoardFeatures;
  /** numbers of the counters that only scoring changes, and what it would make of them now */
  private readonly scored: readonly number[];
  private readonly found: Float64Array;
  private copy: Snapshot | null = null;

  constructor(private readonly game: CompiledGame) {
    const { model, tables } = game;
    const upkeep = upkeepOf(model);
    const preview = (one: { procedure: string; depth: number }): Preview => ({
      node: game.procedures.get(one.procedure)!,
      depth: one.depth,
    });
    this.incomes = upkeep.income.map(preview);
    this.scorings = upkeep.finals.map(preview);
    const score = scoreOf(model);
    const shown = shownCounters(model);
    this.counters = shown.map((id) => tables.counter.get(id)!.at);
    this.scoreCell = score === null ? -1 : tables.counter.get(score)!.at;
    this.predicates = predicatesThatMatter(model);
    this.ownZones = ownZonesOf(model).map(({ id }) => tables.zone.get(id)!.at);
    this.before = new Float64Array(this.counters.length + 1);
    this.list = featuresOf(model, game.goals);
    this.fewer = fewerIsBetter(model, this.list);
    this.onBoard = new BoardFeatures(game);
    this.scored = shown.flatMap((id, i) => (scoredCounters(model).has(id) ? [i] : []));
    this.found = new Float64Array(this.scored.length);
    this.values = new Float64Array(this.list.length);
  }

  /**
   * Reads the position of the machine for a player. The position is another one afterwards, as procedures have been tried in it.
   */
  read(vm: Vm, player: number): Float64Array {
    const { values } = this;
    const around = loops(vm);
    this.left = shareLeft(around);
    const direct = this.readIncomeAndScore(vm, player, around);
    this.readDirect(vm, player, direct);
    for (const at of this.fewer) values[at] = -values[at];
    return values;
  }

  /** Fills what needs previews, puts the position back; the number of the next feature. */
  private readIncomeAndScore(vm: Vm, player: number, around: ReturnType<typeof loops>): number {
    const { values, counters, before } = this;
    const copy = (this.copy ??= new Snapshot(vm));
    const stride = player * this.game.tables.layout.nPlayerCounters;
    copy.save(vm);
    let at = 0;
    if (this.scoreCell >= 0) {
      for (const { node } of this.scorings) previewProcedure(vm, node, player);
      values[at++] = vm.cells[this.scoreCell + stride];
      this.scored.forEach((counter, i) => (this.found[i] = vm.cells[counters[counter] + stride]));
      if (this.scorings.length > 0) copy.restore(vm);
    }
    for (const { node, depth } of this.incomes) {
      const left = runsLeft(around, depth);
      const cards = this.cardsHeld(vm, player);
      for (let i = 0; i < counters.length; i++) before[i] = vm.cells[counters[i] + stride];
      if (left > 0) previewProcedure(vm, node, player);
      for (let i = 0; i < counters.length; i++) values[at++] = left * (vm.cells[counters[i] + stride] - before[i]);
      values[at++] = left * (this.cardsHeld(vm, player) - cards);
    }
    if (this.incomes.length > 0) copy.restore(vm);
    return at;
  }

  private cardsHeld(vm: Vm, player: number): number {
    const to = this.game.drawZone?.to;
    if (!to) return 0;
    return countIn(vm, to.game ? to.at : to.at + player * this.game.tables.playerZones);
  }

  private readDirect(vm: Vm, player: number, first: number): void {
    const { values, game } = this;
    const { layout, model } = game.tables;
    let at = first;
    for (let i = 0, scored = 0; i < this.counters.length; i++) {
      const cell = this.counters[i];
      const isScored = this.scored[scored] === i;
      const now = isScored ? this.found[scored++] : vm.cells[cell + player * layout.nPlayerCounters];
      if (cell !== this.scoreCell) values[at++] = now;
    }
    at = this.readPieces(vm, player, at);
    const acting = vm.player;
    const env = enter(vm, BY_GAME, -1, -1);
    vm.player = player;
    at = this.readPredicates(vm, at);
    at = this.readCards(vm, player, at);
    for (let t = 0; t < model.tracks.length; t++) {
      values[at++] = vm.cells[layout.tracks + (t * layout.players + player) * 2];
    }
    for (const { progress } of game.goals) values[at++] = progress(vm);
    at = this.onBoard.read(vm, player, values, at);
    leave(vm, env);
    values[at] = this.openConditions(vm, player);
    vm.player = acting;
  }

  private readPieces(vm: Vm, player: number, first: number): number {
    const { layout, model } = this.game.tables;
    const plain = (this.plain ??= new Int32Array(model.pieces.length)).fill(0);
    const upgraded = (this.upgraded ??= new Int32Array(model.pieces.length)).fill(0);
    for (let site = 0; site < layout.ownSites + layout.sharedSites; site++) {
      const cell = vm.cells[siteCell(vm, player, site)];
      if (cell === 0 || isOfAnother(cell, player)) continue;
      plain[(cell & PIECE_MASK) - 1]++;
      if ((cell & UPGRADED) !== 0) upgraded[(cell & PIECE_MASK) - 1]++;
    }
    let at = first;
    model.pieces.forEach(({ upgrade }, piece) => {
      this.values[at++] = plain[piece];
      if (upgrade !== null) this.values[at++] = upgraded[piece];
    });
    return at;
  }
  private plain: Int32Array | null = null;
  private upgraded: Int32Array | null = null;

  private readPredicates(vm: Vm, first: number): number {
    const { pieces, foreign } = this.game.derivedLayout;
    const { setSize } = vm;
    const foreignSites = vm.player * vm.derivedPerPlayer + foreign;
    let at = first;
    for (const predicate of this.predicates) {
      const set = predicateSet(vm, predicate);
      const base = vm.player * vm.derivedPerPlayer + pieces;
      for (let piece = 0; piece < this.game.model.pieces.length; piece++) {
        let n = 0;
        const others = isOwned(vm, piece) ? foreignSites : -1;
        for (let w = 0; w < setSize; w++) {
          const among = vm.sets[set + w] & vm.derived[base + piece * setSize + w];
          n += popcount(others < 0 ? among : among & ~vm.derived[others + w]);
        }
        this.values[at++] = n;
      }
    }
    return at;
  }

  private readCards(vm: Vm, player: number, first: number): number {
    const { tables } = this.game;
    let at = first;
    for (const own of this.ownZones) {
      const zone = own + player * tables.playerZones;
      if (!tables.zoneDefs[zone].listening) {
        this.values[at++] = countIn(vm, zone);
        continue;
      }
      const types = tables.model.types.length;
      this.values.fill(0, at, at + types);
      for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
        this.values[at + tables.type.get(tables.cardDef[card].type)!]++;
      }
      at += types;
    }
    return at;
  }

  /** How near the player is to what open cards wait for: squares, as half of it is far from half the worth. */
  private openConditions(vm: Vm, player: number): number {
    let sum = 0;
    for (const zone of this.game.listeningZones[player]) {
      for (const card of cardsIn(vm, zone)) {
        for (const { progress } of this.game.effectsOfCard[card].stateTriggers) {
          const env = enter(vm, BY_CARD, card, card);
          vm.player = player;
          sum += progress(vm) ** 2;
          leave(vm, env);
        }
      }
    }
    return sum;
  }
}

/** Zones of players in which cards stay. */
const ownZonesOf = ({ zones }: PackModel): PackModel['zones'] =>
  zones.filter(({ of, opens }) => of === 'player' && opens === undefined);

/** The counter that decides first who wins; null when it is not the player's own. */
export function scoreOf(model: PackModel): string | null {
  const id = model.score ?? model.ranking.find((r) => r.counter !== undefined)?.counter;
  return model.counters.find((c) => c.id === id && c.of === 'player')?.id ?? null;
}

const shownCounters = (model: PackModel): string[] =>
  model.counters.filter((c) => c.of === 'player' && !c.hidden).map(({ id }) => id);

/** All features of a pack, in the order in which they are read; the goals are those of a game, or all of the pack. */
export function featuresOf(model: PackModel, goals: readonly { id: string }[] = model.goals): Feature[] {
  const upkeep = upkeepOf(model);
  const score = scoreOf(model);
  const shown = shownCounters(model);
  const list: Feature[] = [];
  const add = (kind: FeatureKind, name: string): number => list.push({ name, kind });
  if (score !== null) add('score', 'score');
  for (const { procedure } of upkeep.income) {
    for (const id of shown) add(id === score ? 'income-score' : 'income', `${procedure}: ${id}`);
    add('income', `${procedure}: cards`);
  }
  for (const id of shown) if (id !== score) add('counter', `counter ${id}`);
  for (const { id, upgrade } of model.pieces) {
    add('piece', `piece ${id}`);
    if (upgrade !== null) add('piece', `upgraded ${id}`);
  }
  for (const at of predicatesThatMatter(model)) {
    for (const { id } of model.pieces) add('predicate', `${model.predicates[at].id} ${id}`);
  }
  for (const { id, listening } of ownZonesOf(model)) {
    if (!listening) add('cards', `cards in ${id}`);
    else for (const type of model.types) add('listening', `${type.id} in ${id}`);
  }
  for (const { id } of model.tracks) add('track', `track ${id}`);
  for (const { id } of goals) add('goal', `goal ${id}`);
  list.push(...boardFeaturesOf(model));
  add('condition', 'open conditions');
  return list;
}

/** The numbers of the features that are about a counter of which the fewest win. */
function fewerIsBetter(model: PackModel, list: readonly Feature[]): number[] {
  const counters = model.ranking.flatMap(({ counter, fewest }) => (fewest && counter !== undefined ? [counter] : []));
  if (counters.length === 0) return [];
  const score = scoreOf(model);
  const isAbout = (counter: string, { kind, name }: Feature): boolean =>
    (kind === 'score' && counter === score) ||
    name === `counter ${counter}` ||
    (kind.startsWith('income') && name.endsWith(`: ${counter}`));
  return list.flatMap((feature, at) => (counters.some((counter) => isAbout(counter, feature)) ? [at] : []));
}

const mattering = new WeakMap<PackModel, readonly number[]>();

/** Predicates that the procedures of income and scoring, and the goals, ask for. */
export function predicatesThatMatter(model: PackModel): readonly number[] {
  const found = mattering.get(model) ?? findPredicatesThatMatter(model);
  mattering.set(model, found);
  return found;
}

function findPredicatesThatMatter(model: PackModel): number[] {
  const { income, finals } = upkeepOf(model);
  const named = new Set<string>();
  const seen = new Set<string>();
  const read = (roots: Root | readonly Root[]): void =>
    visitIr(roots, {
      sites: { predicate: ({ predicate }) => named.add(predicate) },
      effect: { do: ({ procedure }) => readProcedure(procedure) },
    });
  const readProcedure = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    read(
      rootIn(
        'procedures',
        model.procedures.find((p) => p.id === id),
      ),
    );
  };
  for (const { procedure } of [...income, ...finals]) readProcedure(procedure);
  for (const { reach } of model.goals) read(rootOf('cond', reach));
  return model.predicates.flatMap(({ id }, i) => (named.has(id) ? [i] : []));
}
