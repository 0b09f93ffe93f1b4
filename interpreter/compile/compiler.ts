/** Gathers what compiling needs: the tables, registers, the list of nodes, programs by number. */
import {
  AMOUNT,
  IT,
  type Cards,
  type Effect,
  type Origin,
  type Players,
  type Program as ProgramTree,
  type Sites,
  type Slots,
  type Var,
} from '../../dsl/internal.ts';
import { Parts } from '../nodes/alternatives.ts';
import { OncePerPeriod } from '../nodes/once-per-period.ts';
import { Program } from '../nodes/program.ts';
import type { BoardTable, Tables } from '../position/tables.ts';
import type {
  CardsFn,
  ContinuousEffects,
  Operands,
  PlayersFn,
  ReplacedGain,
  SitesFn,
  SlotsFn,
} from '../machine/compiled-game.ts';
import { CELLS_OF_ALL, CELLS_OF_PLACE } from '../machine/laid.ts';
import { cardVariables } from './card-variables.ts';
import type { Node } from '../machine/node.ts';
import { type DerivedLayout, derivedLayout } from '../position/derived-layout.ts';

/**
 * How a program comes to run: set off by an event, chosen by the player (so it must be done), left to the player, or as a
 * step that simply happens.
 */ import { GrowthAnalysis } from './growth.ts';
import { PaymentIndependence } from './payment-independence.ts';
import { type PredicateDependencies, predicateDependencies } from './predicate-dependencies.ts';
import type { ListenerGrowth } from '../machine/growth.ts';

type Start = 'trigger' | 'chosen' | 'optional' | 'step';

/** Where an effect is within its program. */
export interface Context {
  /** variables of the program */
  vars: number;
  /** the player has chosen to do it, so it was found possible; else a step that may be impossible */
  chosen: boolean;
  /** `build 2 …` may stop after one */
  partial: boolean;
  /** some part of the program asks what `it` is */
  asksIt: boolean;
  /** some part of the program asks what `amount` is */
  asksAmount: boolean;
  /** this is the root of a program that may be left alone; set off by an event, what only gains is taken without asking */
  root: 'trigger' | 'optional' | null;
  /** steps that must be done with it follow outside */
  within?: true;
  /** a step of several, of which only the whole was chosen: `up to` may be none */
  isStep?: true;
  /** only cards that a step before shows say whether it can be done: it asks when it comes */
  unseen?: true | undefined;
}

export abstract class Compiler {
  readonly nodes: Node[] = [];
  readonly programs: Program[] = [];
  /** by index of a program: what it is made from; absent where it is part of another one */
  readonly trees: (ProgramTree | undefined)[] = [];
  readonly timed: ContinuousEffects[] = [];
  /** what each of them may add */
  readonly timedGrowth: ListenerGrowth[][] = [];
  /** those of the rules, of every card, and timed ones */
  readonly continuousEffects: ContinuousEffects[] = [];
  /** the sides of `and` and `or`, with their places */
  readonly operands: Operands[] = [];
  readonly watched: number[] = [];
  /** by the program of an `instead of`: what is replaced of a gain */
  readonly replaced = new Map<number, ReplacedGain>();
  readonly derivedLayout: DerivedLayout;
  /** cells of `vm.sets` allotted so far: what is derived comes first, then constant sets and registers as they are asked for */
  registers = 0;
  readonly constants: { at: number; set: Int32Array }[] = [];
  private readonly pending: { program: Program; tree: ProgramTree; start: Start; limit: number }[] = [];
  private readonly procedures = new Map<string, Node>();

  /** events of others to which something listens, as bits */
  heardOfOthers = 0;
  /** events that end timed effects, as bits */
  endingEvents = 0;

  readonly predicateDependencies: PredicateDependencies;
  readonly growth: GrowthAnalysis;
  readonly payments: PaymentIndependence;

  constructor(readonly tables: Tables) {
    this.predicateDependencies = predicateDependencies(tables.model);
    this.growth = new GrowthAnalysis(tables.model, tables, this.predicateDependencies);
    this.payments = new PaymentIndependence(tables.model, this.predicateDependencies);
    this.derivedLayout = derivedLayout(
      tables.players,
      tables.model.pieces.length,
      tables.model.predicates.length,
      tables.setSize,
      tables.layout.nOwnedPieces > 0,
      tables.laying.isUsed ? tables.places * CELLS_OF_PLACE + CELLS_OF_ALL : 0,
    );
    this.registers = this.derivedLayout.size;
  }

  /** A compiler that goes on from here; what it compiles is not in the lists of this one. */
  fork(): this {
    const { nodes, programs, trees, timed, timedGrowth, continuousEffects, operands, watched, constants } = this;
    const lists = { nodes, programs, trees, timed, timedGrowth, continuousEffects, operands, watched, constants };
    const copies = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [...list]]));
    const fork = Object.create(Object.getPrototypeOf(this) as object) as this;
    return Object.assign(fork, this, copies, { replaced: new Map(this.replaced), pending: [] });
  }

  /** Allots a set in `vm.sets`. */
  register(): number {
    const at = this.registers;
    this.registers += this.tables.setSize;
    return at;
  }
  private buffers = 0;
  /** Allots a list, for `Vm.closureBuffer`. */
  buffer(): number {
    return this.buffers++;
  }
  /** Address of a set that never changes. */
  constantSet(set: Int32Array): number {
    const at = this.register();
    this.constants.push({ at, set });
    return at;
  }
  /** Addresses of a set by board. */
  boardSets(of: (board: BoardTable) => Int32Array | undefined): Int32Array {
    return Int32Array.from(this.tables.boards, (b) => this.constantSet(of(b) ?? new Int32Array(this.tables.setSize)));
  }
  node<N extends Node>(node: N): N {
    node.id = this.nodes.length;
    this.nodes.push(node);
    return node;
  }
  abstract sites(sites: Sites): SitesFn;
  abstract cards(cards: Cards): CardsFn;
  abstract slots(slots: Slots): SlotsFn;
  abstract players(players: Players): PlayersFn;
  /** Compiles an effect and gives the node its number. */
  protected abstract effect(effect: Effect, context: Context): Node;

  pieces(ids: string[]): number[] {
    return ids.map((id) => this.tables.piece.get(id)!);
  }
  pieceTable(ids: string[]): Uint8Array {
    const table = new Uint8Array(this.tables.model.pieces.length);
    for (const piece of this.pieces(ids)) table[piece] = 1;
    return table;
  }
  /** Number of a player's counter in a vector of amounts. */
  playerCounter(id: string): number {
    const counter = this.tables.counter.get(id)!;
    if (counter.game) throw new Error(`"${id}" belongs to the game; only what players own can be paid`);
    return counter.at - this.tables.layout.playerCounters;
  }
  /** The rules of the game listen for those who hear of others; the events, as bits. */
  listenToOthers(rules: ContinuousEffects): number {
    rules.mask |= this.heardOfOthers;
    return this.heardOfOthers;
  }
  /** Somebody listens to a site's coming to have this predicate. */
  watch(predicate: number): void {
    if (!this.watched.includes(predicate)) this.watched.push(predicate);
  }

  /**
   * Compiles a program of a component; its number. `limit`: the flag of its card that says whether it was used up in the period.
   * The body follows in `finish`, for programs may refer to one another. */
  program(tree: ProgramTree, start: Start, limit = 0): number {
    const program = this.node(new Program(tree.origin, tree.vars.length, cardVariables([tree]), tree.doer));
    program.index = this.programs.length;
    this.programs.push(program);
    this.trees[program.index] = tree;
    this.pending.push({ program, tree, start, limit });
    return program.index;
  }
  /** A program whose body is part of another one's, with that one's variables. */
  inner(origin: Origin, body: Node, vars: number): number {
    const program = this.node(new Program(origin, vars, []));
    program.index = this.programs.length;
    program.body = body;
    program.onlyGains = body.onlyGains;
    program.growth = body.growth;
    this.programs.push(program);
    return program.index;
  }
  procedure(id: string): Node {
    return this.procedures.get(id)!;
  }
  declareProcedure(id: string, node: Node): void {
    this.procedures.set(id, node);
  }

  finish(): void {
    for (let next = this.pending.shift(); next; next = this.pending.shift()) {
      const { program, tree, start, limit } = next;
      program.growth = this.growth.effect(tree.body);
      const body = this.bodyOf(tree, start);
      program.body = limit === 0 ? body : this.limited(body, limit);
      program.onlyGains = program.body.onlyGains;
    }
  }

  private bodyOf(tree: ProgramTree, start: Start): Node {
    const asked = asks(tree.body);
    const must = start === 'trigger' ? obliged(tree.body) : undefined;
    if (must) {
      // not asked whether
      return this.effect(must, {
        vars: tree.vars.length,
        chosen: false,
        partial: true,
        ...asked,
        root: null,
      });
    }
    const context: Context = {
      vars: tree.vars.length,
      chosen: start !== 'step',
      partial: tree.mode === 'parts',
      ...asked,
      root: start === 'trigger' || start === 'optional' ? start : null,
    };
    const body = this.effect(tree.body, context);
    const alone = tree.body.k !== 'block' && !asksWhether(tree.body) && tree.mode === 'parts';
    if (!alone || !(start === 'optional' || (start === 'trigger' && !body.onlyGains))) return body;
    const parts = this.node(new Parts(tree.body.origin, [body], false));
    parts.growth = body.growth;
    return parts;
  }

  private limited(body: Node, flag: number): Node {
    const once = this.node(new OncePerPeriod(body.origin, body, flag));
    once.growth = body.growth;
    return once;
  }
}

/** What has to be done: `must …`, also where conditions decide: `if …: must …`; undefined if some of it may be left. */
function obliged(effect: Effect): Effect | undefined {
  if (effect.k === 'must') return effect.effect;
  if (effect.k !== 'if' || asksWhether(effect)) return undefined;
  const branch = (one: Effect): Effect | undefined => obliged(one) ?? (asksWhether(one) ? one : undefined);
  const then = branch(effect.then);
  const otherwise = effect.otherwise && branch(effect.otherwise);
  if (!then || (effect.otherwise && !otherwise)) return undefined;
  return { ...effect, then, ...(otherwise ? { otherwise } : {}) };
}

/** Whether the player is asked anyway, so that what is done can be left: `may …`, `if …: may …`. */
export const asksWhether = (effect: Effect): boolean =>
  effect.k === 'may' ||
  (effect.k === 'up-to' && asksWhether(effect.effect)) ||
  (effect.k === 'if' && asksWhether(effect.then) && (effect.otherwise === undefined || asksWhether(effect.otherwise)));

/** An effect that the player chooses by itself, without `may`: who chooses it does it. */
export function onceChosen(effect: Effect): Effect {
  if (effect.k === 'may') return effect.effect;
  if (effect.k === 'up-to') return { ...effect, effect: onceChosen(effect.effect) };
  if (effect.k !== 'if') return effect;
  const { then, otherwise } = effect;
  return { ...effect, then: onceChosen(then), ...(otherwise ? { otherwise: onceChosen(otherwise) } : {}) };
}

/** Whether some of the effects asks what `it` and `amount` are. */
export const asks = (...effects: readonly unknown[]): Pick<Context, 'asksIt' | 'asksAmount'> => ({
  asksIt: effects.some((effect) => asksFor(effect, IT)),
  asksAmount: effects.some((effect) => asksFor(effect, AMOUNT)),
});

/** Whether something in the effect reads the variable, or any that looks like it. */
function asksFor(effect: unknown, variable: Var): boolean {
  if (typeof effect !== 'object' || effect === null) return false;
  return Object.entries(effect).some(([key, value]) =>
    key === 'v' || key === 'of'
      ? value === variable || asksFor(value, variable)
      : key !== 'origin' && asksFor(value, variable),
  );
}
