/**
 * What may still be added to the acting player's counters before an obligation is met: by the effects on the stack, by the
 * cards in reach, and by all that these set going. An upper bound, never too small.
 */
import { buildableSites, pieceAt } from '../machine/board.ts';
import { firstIn, flagsOf, nextOf, tilesZone } from '../machine/cards.ts';
import { isUnknown } from '../machine/faces.ts';
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
  ANYTHING_MORE,
  type BonusGrowth,
  CARD_ARRIVES,
  GROWS_BY_CARDS,
  GROWS_BY_LISTENING_CARDS,
  GROWS_BY_OWN_CARD,
  GROWS_BY_SLOTS,
  GROWS_BY_TILES,
  GROWS_BY_TRACKS,
  type Bound,
  GrowthBound,
  type ListenerGrowth,
  NO_GROWTH,
  NOTHING_LATER,
  NOTHING_MORE,
  OWN_CARD_ARRIVES,
} from '../machine/growth.ts';
import { spaceCell } from '../machine/tracks.ts';
import { type Node, ROLE_BUILD, ROLE_PROCEDURE, ROLE_PROGRAM } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';
import { FLAG_ABILITY, FRAMES_BASE, TURN_OF } from '../position/layout.ts';
import { ResolveProgram } from './cards.ts';
import { childrenOf } from './children.ts';
import type { Procedure } from './procedure.ts';
import type { Program } from './program.ts';
import { Each, Repeat, UpTo } from './repeat.ts';
import { If, Must } from './sequence.ts';

/**
 * Adds what the frame at `frame` may still add by itself; what runs above it has frames of its own. `vm.env` is its
 * environment, `owner` that of the procedure whose `must` is asked about. `isPlain`: its last piece comes to a site
 * without bonus.
 */
export function addGrowthOfFrame(vm: Vm, frame: number, owner: number, bound: GrowthBound, isPlain: boolean): void {
  const { cells, env, game } = vm;
  const node = game.nodes[cells[frame + FRAME_NODE]];
  const role = game.dispatch.roles[cells[frame + FRAME_NODE]];
  const started = cells[frame + FRAME_PC];
  const piece = role === ROLE_BUILD ? node.lastPiece(vm, frame) : -1;
  if (piece >= 0) {
    bound.addPiece(piece, isPlain);
  } else if (role === ROLE_PROGRAM) {
    if (started === 0) addGrowth(vm, (node as Program).body, owner, bound);
  } else if (role === ROLE_PROCEDURE) {
    const { steps } = node as Procedure;
    for (let i = started; i < steps.length; i++) addGrowth(vm, steps[i].body, owner, bound);
  } else {
    const parts = node.stillToRun(vm, frame);
    if (parts === null) addGrowth(vm, node, owner, bound);
    else for (let i = 0; i < parts.length; i++) addGrowth(vm, parts[i], owner, bound);
  }
  if (cells[env + ENV_CAUSE] === BY_CARD) addOwnCard(vm, cells[env + ENV_CAUSE_ID], bound);
}

/** Adds what a node may add; the `must` of the owner, which is asked about, does not help itself. */
export function addGrowth(vm: Vm, node: Node, owner: number, bound: GrowthBound): void {
  if (node.growthParts === null) return bound.add(node.growth);
  if (node instanceof Must && vm.env === owner) return;
  if (node instanceof ResolveProgram && node.of.k === 'cards' && node.of.v >= 0) {
    const card = vm.cells[vm.env + node.of.v];
    if (card >= 0) return addCardProgram(vm, node, card, bound);
  }
  if (node instanceof If && node.isDecided(vm)) {
    const branch = node.branch(vm);
    if (branch !== null) addGrowth(vm, branch, owner, bound);
    return;
  }
  if (node.growthParts.length === 0) bound.add(node.growth);
  for (let i = 0; i < node.growthParts.length; i++) addGrowth(vm, node.growthParts[i], owner, bound);
}

/**
 * What `Node.growthParts` is: null unless there is a `must` in it, or a card's program that is known only later. Null for what is done
 * several times, too: its variables may still hold what they were the time before.
 */
export function growthPartsOf(node: Node): readonly Node[] | null {
  if (node instanceof Each || node instanceof Repeat || node instanceof UpTo) return null;
  const depends = (part: Node): boolean =>
    part instanceof Must ||
    (part instanceof ResolveProgram && part.of.k === 'cards' && part.of.v >= 0) ||
    childrenOf(part).some(depends);
  return depends(node) ? childrenOf(node) : null;
}

function addCardProgram(vm: Vm, { program, optional }: ResolveProgram, card: number, bound: GrowthBound): void {
  const { game } = vm;
  bound.add(game.cardProgram(card, program, optional)?.growth ?? NO_GROWTH);
  addOwnCard(vm, card, bound);
}

/** The card is the one of which the bound says "own card"; it need not say so any more. */
function addOwnCard(vm: Vm, card: number, bound: GrowthBound): void {
  if (bound.bits & GROWS_BY_OWN_CARD) bound.add(vm.game.growth.ofCard[card]);
  if (bound.bits & OWN_CARD_ARRIVES) bound.arriving.push(card);
  bound.bits &= ~(GROWS_BY_OWN_CARD | OWN_CARD_ARRIVES);
}

/** The bound when these effects of the running program have been done besides. */
export function boundAfter(vm: Vm, bound: Bound, earlier: readonly Node[]): Bound {
  if (bound === NOTHING_MORE || bound === NOTHING_LATER) return NOTHING_LATER;
  if (!(bound instanceof GrowthBound)) return ANYTHING_MORE;
  const after = new GrowthBound(bound.amounts.length, bound.steps.length, true);
  after.beginAs(bound);
  for (const { growth } of earlier) after.add(growth);
  addConsequences(vm, after);
  return after;
}

/** Adds all that is set going by what there is already, until nothing more comes. */
export function addConsequences(vm: Vm, bound: GrowthBound): void {
  const { game, cells } = vm;
  const { growth } = game;
  const bonuses = growth.bonuses[cells[game.tables.layout.boards + vm.player]];
  bound.endFirst();
  while (!(bound.bits & ANYTHING)) {
    bound.beginPass();
    const { bits } = bound;
    if (bits & GROWS_BY_OWN_CARD) bound.bits |= GROWS_BY_CARDS;
    if (bits & OWN_CARD_ARRIVES) bound.bits |= CARD_ARRIVES;
    if (bits & GROWS_BY_SLOTS) bound.add(growth.slots);
    if (bits & GROWS_BY_TRACKS) bound.add(growth.tracks);
    if (bound.scattered !== 0) addBonuses(vm, bonuses, bound);
    addListeners(growth.rules, bound);
    for (let at = game.tables.layout.fixed; at < cells[FRAMES_BASE]; at += cells[at + DELAYED_LENGTH]) {
      if (cells[at + DELAYED_KIND] === DELAYED_UNTIL) addListeners(growth.timed[cells[at + DELAYED_INDEX]], bound);
    }
    addCards(vm, bound);
    addTracks(vm, bound);
    if (bound.isStable()) return;
  }
}

/** What the next spaces of the player's markers add. Without a known number of steps, `GROWS_BY_TRACKS` has said it. */
function addTracks(vm: Vm, bound: GrowthBound): void {
  const { ofTrack } = vm.game.growth;
  for (let track = 0; track < ofTrack.length; track++) {
    const steps = bound.steps[track];
    if (steps === 0) continue;
    const { spaces, beyond } = ofTrack[track];
    const at = vm.cells[spaceCell(vm, track, vm.player)];
    for (let step = 1; step <= steps; step++) bound.add(at + step < spaces.length ? spaces[at + step] : beyond);
  }
}

/** Bonuses of sites that are empty and on which a piece of the bound may come to be built. */
function addBonuses(vm: Vm, bonuses: readonly BonusGrowth[], bound: GrowthBound): void {
  const { game } = vm;
  for (let piece = 0; piece < game.where.length; piece++) {
    if (((bound.scattered >> piece) & 1) === 0) continue;
    // where its sites cannot become more, those of now are all
    const now = (game.growth.sites[piece] & bound.pieces) === 0 ? buildableSites(vm, piece, true) : -1;
    for (let i = 0; i < bonuses.length; i++) {
      const bonus = bonuses[i];
      if (((bonus.pieces >> piece) & 1) === 0 || bound.countedIn[i] === bound.pass) continue;
      if (now < 0 ? pieceAt(vm, vm.player, bonus.site) >= 0 : !isIn(vm, now, bonus.site)) continue;
      bound.countedIn[i] = bound.pass;
      bound.add(bonus.adds);
    }
  }
}
const isIn = (vm: Vm, set: number, site: number): boolean => ((vm.sets[set + (site >> 5)] >> (site & 31)) & 1) !== 0;

function addListeners(listeners: readonly ListenerGrowth[], bound: GrowthBound): void {
  for (const listener of listeners) if (bound.reaches(listener)) bound.add(listener.adds);
}

/** Of a card's effects that hold; of its free abilities those that are unused in the own turn and may come to be possible. */
function addEffects(vm: Vm, card: number, effects: readonly ListenerGrowth[], bound: GrowthBound): void {
  for (const effect of effects) {
    if (effect.ability >= 0 && !mayUse(vm, card, effect.ability, bound.before)) continue;
    if (bound.reaches(effect)) bound.add(effect.adds);
  }
}

function mayUse(vm: Vm, card: number, ability: number, before: Bound): boolean {
  if (vm.cells[TURN_OF] !== vm.player || flagsOf(vm, card) & (FLAG_ABILITY << ability)) return false;
  const { program } = vm.game.effectsOfCard[card].abilities[ability];
  return !vm.game.programs[program].isBlockedAs(vm, BY_CARD, card, card, before);
}

/** The cards of the acting player that may come to do something, and those of the game that listen. */
function addCards(vm: Vm, bound: GrowthBound): void {
  const { tables, growth, listeningZones } = vm.game;
  const { bits } = bound;
  const listening = listeningZones[vm.player];
  const first = tables.gameZones + vm.player * tables.playerZones;
  const tiles = tilesZone(vm, vm.player);
  const all = (bits & GROWS_BY_CARDS) !== 0 || (bits & GROWS_BY_LISTENING_CARDS && bits & CARD_ARRIVES) !== 0;
  for (let zone = first; zone < first + tables.playerZones; zone++) {
    const whole =
      zone === tiles
        ? (bits & GROWS_BY_TILES) !== 0
        : all || ((bits & GROWS_BY_LISTENING_CARDS) !== 0 && listening.includes(zone));
    const arrive = (bits & CARD_ARRIVES) !== 0 && !listening.includes(zone);
    if (!whole && !arrive) continue;
    for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
      if (whole && !isUnknown(vm, card)) bound.add(growth.ofCard[card]);
      if (arrive) addEffects(vm, card, growth.arriving[card], bound);
    }
  }
  for (const zone of listening) {
    for (let card = firstIn(vm, zone); card >= 0; card = nextOf(vm, card)) {
      addEffects(vm, card, growth.listeners[card], bound);
    }
  }
  for (const card of bound.arriving) {
    if (bits & GROWS_BY_LISTENING_CARDS) bound.add(growth.ofCard[card]);
    addEffects(vm, card, growth.arriving[card], bound);
  }
}
