/**
 * What may still be added to the acting player's counters before an obligation is met: by the effects on the stack, by the
 * cards in reach, and by all that these set going. An upper bound, never too small.
 */
import { buildableSites, pieceAt } from '../machine/board.ts';
import { firstIn, nextOf, tilesZone } from '../machine/cards.ts';
import { BY_CARD } from '../machine/codes.ts';
import {
  DELAYED_INDEX,
  DELAYED_KIND,
  DELAYED_LENGTH,
  DELAYED_UNTIL,
  ENV_CAUSE,
  ENV_CAUSE_ID,
  FRAME_NODE,
  FRAME_PC,
} from '../machine/frame.ts';
import {
  ANYTHING,
  type BonusGrowth,
  GROWS_BY_CARDS,
  GROWS_BY_OWN_CARD,
  GROWS_BY_SLOTS,
  GROWS_BY_TILES,
  GROWS_BY_TRACKS,
  type GrowthBound,
  type ListenerGrowth,
} from '../machine/growth.ts';
import type { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';
import { FRAMES_BASE } from '../position/layout.ts';
import { ResolveProgram } from './cards.ts';
import { childrenOf } from './children.ts';
import { Procedure, Program } from './program.ts';
import { Must } from './sequence.ts';

/**
 * Adds what the frame at `frame` may still add by itself; what runs above it has frames of its own. `vm.env` is its
 * environment, `owner` that of the procedure whose `must` is asked about.
 */
export function addGrowthOfFrame(vm: Vm, frame: number, owner: number, bound: GrowthBound): void {
  const { cells, env, game } = vm;
  const node = game.nodes[cells[frame + FRAME_NODE]];
  for (const part of partsStillToRun(vm, frame, node)) addGrowth(vm, part, owner, bound);
  if (bound.bits & GROWS_BY_OWN_CARD && cells[env + ENV_CAUSE] === BY_CARD) {
    bound.bits &= ~GROWS_BY_OWN_CARD;
    bound.add(game.growth.ofCard[cells[env + ENV_CAUSE_ID]]);
  }
}

function partsStillToRun(vm: Vm, frame: number, node: Node): readonly Node[] {
  const started = vm.cells[frame + FRAME_PC];
  if (node instanceof Program) return started === 0 ? [node.body] : [];
  if (node instanceof Procedure) return node.steps.slice(started).map(({ body }) => body);
  return node.stillToRun(vm, frame) ?? [node];
}

/** Adds what a node may add; the `must` of the owner, which is asked about, does not help itself. */
export function addGrowth(vm: Vm, node: Node, owner: number, bound: GrowthBound): void {
  if (node instanceof Must && vm.env === owner) return;
  if (node instanceof ResolveProgram && node.of.k === 'cards' && node.of.v >= 0) {
    const card = vm.cells[vm.env + node.of.v];
    if (card >= 0) return void bound.add(vm.game.growth.ofCard[card]);
  }
  const children = childrenOf(node);
  if (children.length === 0) bound.add(node.growth);
  else for (const child of children) addGrowth(vm, child, owner, bound);
}

/** Adds all that is set going by what the bound has already, until nothing more comes. */
export function addConsequences(vm: Vm, bound: GrowthBound): void {
  const { game, cells } = vm;
  const { growth } = game;
  const bonuses = growth.bonuses[cells[game.tables.layout.boards + vm.player]];
  for (let bits = -1, pieces = -1; (bits !== bound.bits || pieces !== bound.pieces) && !(bound.bits & ANYTHING);) {
    ({ bits, pieces } = bound);
    if (bits & GROWS_BY_OWN_CARD) bound.bits |= GROWS_BY_CARDS;
    if (bits & GROWS_BY_SLOTS) bound.add(growth.slots);
    if (bits & GROWS_BY_TRACKS) bound.add(growth.tracks);
    if (pieces !== 0) addBonuses(vm, bonuses, bound);
    addListeners(growth.rules, bound);
    for (let at = game.tables.layout.fixed; at < cells[FRAMES_BASE]; at += cells[at + DELAYED_LENGTH]) {
      if (cells[at + DELAYED_KIND] === DELAYED_UNTIL) addListeners(growth.timed[cells[at + DELAYED_INDEX]], bound);
    }
    addCards(vm, bound);
  }
}

/** Bonuses of sites that are empty and on which a piece of the bound may come to be built. */
function addBonuses(vm: Vm, bonuses: readonly BonusGrowth[], bound: GrowthBound): void {
  const { game } = vm;
  const taken = new Set<BonusGrowth>();
  bound.amounts.fill(0);
  for (let piece = 0; piece < game.where.length; piece++) {
    if (((bound.pieces >> piece) & 1) === 0) continue;
    // where its sites cannot become more, those of now are all
    const now = (game.growth.sites[piece] & bound.pieces) === 0 ? buildableSites(vm, piece, true) : -1;
    for (const bonus of bonuses) {
      if (((bonus.pieces >> piece) & 1) === 0 || taken.has(bonus)) continue;
      if (now < 0 ? pieceAt(vm, vm.player, bonus.site) >= 0 : !isIn(vm, now, bonus.site)) continue;
      taken.add(bonus);
      bound.add(bonus.adds);
      for (const { counter, n } of bonus.amounts) bound.amounts[counter] += n;
    }
  }
}
const isIn = (vm: Vm, set: number, site: number): boolean => ((vm.sets[set + (site >> 5)] >> (site & 31)) & 1) !== 0;

function addListeners(listeners: readonly ListenerGrowth[], bound: GrowthBound): void {
  for (const listener of listeners) if (bound.reaches(listener)) bound.add(listener.adds);
}

/** The cards of the acting player, and those of the game that listen. */
function addCards(vm: Vm, bound: GrowthBound): void {
  const { tables, growth, listeningZones } = vm.game;
  const first = tables.gameZones + vm.player * tables.playerZones;
  const tiles = tilesZone(vm, vm.player);
  for (let zone = first; zone < first + tables.playerZones; zone++) {
    const whole = (bound.bits & (zone === tiles ? GROWS_BY_TILES : GROWS_BY_CARDS)) !== 0;
    for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
      if (whole) bound.add(growth.ofCard[card]);
      else addListeners(growth.listeners[card], bound);
    }
  }
  for (const zone of listeningZones[vm.player]) {
    if (zone >= tables.gameZones) continue;
    for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) addListeners(growth.listeners[card], bound);
  }
}
