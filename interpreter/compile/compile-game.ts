/**
 * A pack compiled for a number of players and options: all programs as nodes, all questions as closures. Nothing in it
 * changes while games are played: machines share it, and each has its own scratch space (see machine/vm.ts).
 */
import {
  type GoalDef,
  type PackModel,
  type ProcedureDef,
  type SiteDef,
  type Effect,
  type Num,
  type Origin,
  type Program as ProgramTree,
  BONUS,
  innerOf,
  inGame,
  rootOf,
  someNode,
  withOpenedZones,
} from '../../dsl/internal.ts';
import { isSecret } from '../position/visibility.ts';
import { ABILITY_BITS } from '../position/sizes.ts';
import { Tables, type OptionValues } from '../position/tables.ts';
import { hasCellsFor, hasCellsForNumber } from '../position/cells-for.ts';
import { cardVariables } from './card-variables.ts';
import { compileEffect } from './effects.ts';
import { compileCond, compileNum, constantOf } from './numbers.ts';
import { findBookkeeping } from './bookkeeping.ts';
import { compileContinuousEffects, compileCountedEvents } from './continuous-effects.ts';
import type { Program } from '../nodes/program.ts';
import { Procedure } from '../nodes/procedure.ts';
import { Replacement } from '../nodes/replacement.ts';
import { TriggeredPrograms } from '../nodes/triggered-programs.ts';
import { Then } from '../nodes/sequence.ts';
import { Attempt } from '../nodes/attempt.ts';
import { growthPartsOf } from '../nodes/growth.ts';
import { Trial } from '../nodes/procedure-words.ts';
import { boardOf } from '../machine/board.ts';
import { asks, type Compiler } from './compiler.ts';
import { compileMeasures, compileProgress } from './progress.ts';
import { siteClasses } from './site-classes.ts';
import { compileCost, fixedAmounts } from './costs.ts';
import { GameCompiler } from './game-compiler.ts';
import { nameQuestions } from './own-questions.ts';
import { FreeAbilities } from '../machine/abilities.ts';
import {
  EVENT_BEGIN,
  EVENT_END,
  EVENT_BECOME,
  EVENT_DISCARD,
  EVENT_ENTER,
  EVENT_SIGNAL,
  HAS_ABILITY,
  HAS_ALLOW,
  HAS_CHANGE,
  HAS_DISCOUNT,
  HAS_INSTEAD,
  HAS_STATE_TRIGGER,
  HAS_TREAT,
} from '../machine/codes.ts';
import type {
  Abilities,
  AskedNumber,
  CompiledCost,
  CompiledGame,
  ContinuousEffects,
  CountedPattern,
  Modifiers,
  NumFn,
  Obligations,
  Operands,
  Payments,
  PriceExplainer,
  ReplacedGain,
  Search,
  SitesFn,
} from '../machine/compiled-game.ts';
import { CostExplainer } from '../machine/explain-cost.ts';
import { ContinuousModifiers } from '../machine/modifiers.ts';
import { ANY_PIECE, type GameGrowth } from '../machine/growth.ts';
import { Dispatch, type Node } from '../machine/node.ts';
import { PaymentFinder } from '../machine/payments.ts';
import { LookAheadSearch } from '../machine/search.ts';
import { beginReaction, noteReactions } from '../machine/reactions.ts';
import { Reaction } from '../nodes/reaction.ts';
import { endTimed } from '../machine/timed-effects.ts';
import { fireStateTriggers } from '../machine/state-triggers.ts';
import type { Vm } from '../machine/vm.ts';
import { ProcedureObligations } from '../nodes/obligations.ts';
import { type DerivedLayout } from '../position/derived-layout.ts';

const ENGINE: Origin = { file: 'engine', line: 0, column: 0, text: '' };

/** Compiles a pack for a number of players and values of all its options; `extra`: effects compiled beside it. */
export const compileGame = (
  model: PackModel,
  players: number,
  options: OptionValues,
  extra: readonly ProgramTree[] = [],
): GameCompilation => new GameCompilation(model, players, options, extra);

export class GameCompilation implements CompiledGame {
  readonly tables: Tables;
  readonly nodes: Node[];
  readonly dispatch: Dispatch;
  readonly programs: Program[];
  /** effects that stand in no pack, compiled beside it as though a player had chosen them */
  readonly extra: Program[];
  readonly derivedLayout: DerivedLayout;
  /** cells of `vm.sets`, and the sets in it that never change */
  readonly registers: number;
  readonly constants: { at: number; set: Int32Array }[];
  readonly buildRegister: number;
  readonly predicates: SitesFn[];
  readonly modifiers: Modifiers;
  private readonly trial: Node;
  readonly abilities: Abilities;
  readonly obligations: Obligations;
  readonly explain: PriceExplainer;
  readonly triggeredPrograms: TriggeredPrograms;
  readonly reaction: Reaction;
  readonly heardOfOthers: number;
  readonly endingEvents: number;
  readonly replacement: Replacement;
  readonly rules: ContinuousEffects;
  readonly countedEvents: readonly (readonly CountedPattern[])[];
  readonly effectsOfCard: ContinuousEffects[];
  readonly timed: ContinuousEffects[];
  /** all of them, and the sides of all `and` and `or`: for coverage */
  readonly continuousEffects: readonly ContinuousEffects[];
  readonly operands: readonly Operands[];
  readonly watchedPredicates: number[];
  /** by the program of an `instead of`: what is replaced of a gain */
  readonly replacedGains: ReadonlyMap<number, ReplacedGain>;
  readonly piecesHeard: number;
  /** whether a predicate asks what is upgraded */
  readonly predicatesAskUpgrades: boolean;
  /** by predicate: it depends on more than the pieces, so its set is never cached */
  readonly volatilePredicates: boolean[];
  readonly volatilePlaces: readonly boolean[];
  readonly setsOfPiece: readonly Int32Array[];
  readonly allSets: Int32Array;
  readonly bufferSize: number;
  readonly listeningZones: number[][];
  readonly costs: CompiledCost[];
  readonly upgradeCosts: CompiledCost[];
  readonly upgradeable: boolean[];
  readonly upgradeablePieces: readonly number[];
  readonly prices: CompiledCost[];
  readonly where: SitesFn[];
  readonly whereNamed: (SitesFn | null)[];
  readonly bonuses = new Map<SiteDef, number>();
  readonly surcharges = new Map<SiteDef, { counter: number; n: NumFn }[]>();
  readonly fixedSurcharges = new Map<SiteDef, Int32Array>();
  readonly growth: GameGrowth;
  readonly siteClasses: Int32Array[];
  readonly slotPrograms: Program[];
  readonly cardEffect: (Program | null)[];
  readonly trackPrograms: { bonus: number[]; beyond: number }[];
  readonly drawZone: { from: { game: boolean; at: number }; to: { game: boolean; at: number } } | null;
  /** model indices of the counters that players own, in the order of their cells */
  readonly playerCounters: number[];
  /** those of them that can stand in for others by any line of the pack */
  readonly standIns: number[];
  readonly anySurcharge: boolean;
  readonly anyDiscount: boolean;
  readonly anyChange: boolean;
  readonly anyTreat: boolean;
  readonly anyAllow: boolean;
  readonly anyInstead: boolean;
  readonly anyPeriodEvent: boolean;
  readonly anyAbility: boolean;
  readonly abilityBits: number;
  readonly anyStateTrigger: boolean;
  readonly fireStateTriggers = fireStateTriggers;
  readonly endTimed = endTimed;
  readonly noteReactions = noteReactions;
  readonly beginReaction = beginReaction;
  /** some discount asks where something is built */
  readonly pricesBySite: boolean;
  /** what one must have reached to win, in this game */
  readonly goals: CompiledGame['goals'];
  readonly procedures: ReadonlyMap<string, Procedure>;
  readonly secrets: CompiledGame['secrets'];
  readonly starts: { counter: { cell: number; stride: number; n: NumFn }[]; supply: (NumFn | null)[] };
  /** by name of the program, by card */
  private readonly chosenPrograms: ProgramsByCard;
  private readonly optionalPrograms: ProgramsByCard;
  private readonly piecePrograms: Map<string, Program>[];
  readonly sitePrograms = new Map<SiteDef, Map<string, Program>>();
  private readonly routePrograms: ProgramsByCard;
  /** by period: cards with free abilities that come back when it ends, as bits */
  readonly abilityCards: { card: number; mask: number }[][];

  readonly model: PackModel;
  private readonly compiler: Compiler;
  /** compiles what is asked beside the game; made when it is needed */
  private forNumbers: Compiler | null = null;

  constructor(declared: PackModel, players: number, options: OptionValues, extra: readonly ProgramTree[] = []) {
    const model = (this.model = withOpenedZones(declared, extra));
    const tables = (this.tables = new Tables(model, players, options, extra));
    const compiler = (this.compiler = new GameCompiler(tables));
    this.nodes = compiler.nodes;
    this.programs = compiler.programs;
    this.derivedLayout = compiler.derivedLayout;
    this.continuousEffects = compiler.continuousEffects;
    this.trial = compiler.node(new Trial(ENGINE));
    this.triggeredPrograms = compiler.node(new TriggeredPrograms(ENGINE));
    this.replacement = compiler.node(new Replacement(ENGINE));
    this.abilities = compiler.node(new FreeAbilities(ENGINE));
    this.buildRegister = compiler.register();
    this.playerCounters = model.counters.flatMap((c, i) => (c.of === 'player' ? [i] : []));
    this.explain = new CostExplainer();

    for (const p of model.procedures) compiler.declareProcedure(p.id, compiler.node(procedureOf(p)));
    this.predicates = model.predicates.map((p) => compiler.sites(p.sites));
    this.predicatesAskUpgrades = compiler.predicateDependencies.upgrades;
    this.volatilePredicates = compiler.predicateDependencies.volatile;
    this.volatilePlaces = compiler.growth.dependencies.places().map(({ isVolatile }) => isVolatile);
    this.allSets = Int32Array.from({ length: model.predicates.length + model.pieces.length }, (_, i) => i);
    const sets = compiler.growth.dependencies.setsByPiece();
    this.setsOfPiece = extra.length > 0 ? this.setsOfAnyPiece() : sets.map((numbers) => Int32Array.from(numbers));
    this.modifiers = new ContinuousModifiers(
      model.constants.map((c) => compileNum(compiler, c.value)),
      constantOf,
    );
    this.rules = compileContinuousEffects(compiler, model.rules, 'step');
    this.countedEvents = compileCountedEvents(compiler, this.rules);
    const effectsOf = new Map(model.cards.map((d) => [d, compileContinuousEffects(compiler, d.continuous)]));
    this.effectsOfCard = tables.cardDef.map((d) => effectsOf.get(d)!);
    const cardPrograms = this.programsOfCards(compiler);
    this.chosenPrograms = programsByName(cardPrograms);
    this.optionalPrograms = programsByName(cardPrograms.map(inOptionalForm));
    this.piecePrograms = model.pieces.map((p) => this.programsOf(compiler, p.programs));
    for (const { sites } of tables.boardDefs) for (const site of sites) this.compileSite(compiler, site);
    this.routePrograms = programsByName(this.routesOfCards(compiler));
    this.slotPrograms = model.slots.map((s) => compiler.programs[compiler.program(s.effect, 'chosen')]);
    this.trackPrograms = trackProgramsOf(compiler);
    this.growth = growthOf(compiler);
    this.siteClasses = siteClasses(model, tables);
    this.costs = model.pieces.map((p) => compileCost(compiler, p.cost));
    this.upgradeCosts = model.pieces.map((p) => compileCost(compiler, p.upgrade ?? { k: 'free' }));
    this.upgradeable = model.pieces.map((p) => p.upgrade !== null);
    this.upgradeablePieces = model.pieces.flatMap((p, piece) => (p.upgrade === null ? [] : [piece]));
    this.prices = model.cards.map((d) => compileCost(compiler, d.price));
    this.where = model.pieces.map((p) => compiler.sites(p.where));
    this.whereNamed = model.pieces.map((p) => (p.whereNamed ? compiler.sites(p.whereNamed) : null));
    this.starts = startsOf(compiler);
    this.secrets = secretsOf(model, this.starts);
    for (const procedure of model.procedures) compileSteps(compiler, procedure);
    this.extra = extra.map((tree) => compiler.programs[compiler.program(tree, 'chosen')]);
    finish(compiler, cardPrograms);
    this.reaction = compiler.node(new Reaction(ENGINE));
    this.heardOfOthers = compiler.listenToOthers(this.rules);
    const goals = model.goals.filter((goal) => inGame(goal, players, options));
    this.goals = goals.map((goal) => compileGoal(compiler, goal));
    this.operands = compiler.operands;
    attempted(compiler, this.extra);
    for (const node of compiler.nodes) node.growthParts = growthPartsOf(node);
    this.dispatch = new Dispatch(compiler.nodes);
    const holding = [this.rules, ...this.effectsOfCard, ...compiler.timed];
    this.procedures = new Map(model.procedures.map(({ id }) => [id, compiler.procedure(id) as Procedure]));
    this.obligations = new ProcedureObligations(
      [...this.procedures.values()],
      !holding.some((effects) => mayTake(compiler, effects)),
    );
    this.timed = compiler.timed;
    this.endingEvents = compiler.endingEvents;
    this.watchedPredicates = compiler.watched;
    this.replacedGains = compiler.replaced;
    this.piecesHeard = piecesHeard(compiler, this, extra.length > 0);
    this.registers = compiler.registers;
    this.constants = compiler.constants;
    this.bufferSize = bufferSizeOf(tables);
    this.cardEffect = cardPrograms.map((own) => own.get('effect') ?? null);
    this.listeningZones = Array.from({ length: players }, (_, p) =>
      tables.zoneDefs.flatMap((z, i) => (z.listening && (z.player === p || z.player < 0) ? [i] : [])),
    );
    const draws = model.zones.find((z) => z.drawsTo !== null);
    this.drawZone = draws ? { from: tables.zone.get(draws.id)!, to: tables.zone.get(draws.drawsTo!)! } : null;
    this.standIns = [...new Set(holding.flatMap((s) => s.substitutions.map((f) => f.counter)))];
    const mask = holding.reduce((bits, effects) => bits | effects.mask, 0);
    this.anySurcharge = this.surcharges.size > 0;
    this.anyDiscount = (mask & HAS_DISCOUNT) !== 0;
    this.anyChange = (mask & HAS_CHANGE) !== 0;
    this.anyTreat = (mask & HAS_TREAT) !== 0;
    this.anyAllow = (mask & HAS_ALLOW) !== 0;
    this.anyAbility = (mask & HAS_ABILITY) !== 0;
    this.abilityBits = bitsFor(Math.max(0, ...this.effectsOfCard.map(({ abilities }) => abilities.length)));
    this.anyStateTrigger = (mask & HAS_STATE_TRIGGER) !== 0;
    this.anyPeriodEvent = (mask & ((1 << EVENT_BEGIN) | (1 << EVENT_END))) !== 0;
    this.anyInstead = (mask & HAS_INSTEAD) !== 0;
    this.pricesBySite = holding.some((s) => [...s.discounts, ...s.rates].some(({ sites }) => sites !== null));
    this.abilityCards = model.periods.map((_, period) => abilitiesOf(this.effectsOfCard, period));
  }

  /**
   * This game with effects beside it, as `compileGame` compiles them; null if they need what it lacks. Nodes of the pack are shared with
   * this game.
   */
  with(extra: readonly ProgramTree[]): CompiledGame | null {
    if (withOpenedZones(this.model, extra) !== this.model || !hasCellsFor(this.tables.layout, extra)) return null;
    const compiler = this.compiler.fork();
    const programs = extra.map((tree) => compiler.programs[compiler.program(tree, 'chosen')]);
    compiler.finish();
    attempted(compiler, programs);
    for (const node of compiler.nodes.slice(this.nodes.length)) node.growthParts = growthPartsOf(node);
    const { nodes, operands, registers, constants } = compiler;
    const changed = {
      compiler,
      forNumbers: null,
      nodes,
      programs: compiler.programs,
      operands,
      registers,
      constants,
      extra: programs,
    };
    return Object.assign(Object.create(GameCompilation.prototype) as GameCompilation, this, changed, {
      dispatch: new Dispatch(nodes),
      setsOfPiece: this.setsOfAnyPiece(),
      piecesHeard: ANY_PIECE,
    });
  }

  /** A number that is asked beside this game; null if positions do not say what it asks for. Its sets follow those of the game. */
  number(num: Num): AskedNumber | null {
    if (!hasCellsForNumber(this.tables.layout, num)) return null;
    const compiler = (this.forNumbers ??= this.compiler.fork());
    const read = compileNum(compiler, num);
    return { read, registers: compiler.registers, constants: compiler.constants };
  }

  /** For effects in no pack, which may put pieces where none of the pack can come. */
  private setsOfAnyPiece(): Int32Array[] {
    return this.model.pieces.map(() => this.allSets);
  }

  get entry(): Node {
    return this.procedures.get('game')!;
  }

  newPayments(): Payments {
    return new PaymentFinder(this.playerCounters.length, this.rules, this.timed);
  }
  newSearch(): Search {
    return new LookAheadSearch(this.trial);
  }

  /** By card: its own programs, and that of its type by which it is played. */
  private programsOfCards(compiler: Compiler): Map<string, Program>[] {
    const { model, tables } = this;
    const programs = new Map(model.cards.map((card) => [card, this.programsOf(compiler, card.programs)]));
    const played = playedPrograms(compiler);
    return tables.cardDef.map((card) => {
      const own = programs.get(card)!;
      const program = played.get(card.type);
      if (program) own.set('played', program);
      return own;
    });
  }

  /** By card: what its deck says of cards that leave. */
  private routesOfCards(compiler: Compiler): Map<string, Program>[] {
    const { model, tables } = this;
    const routes = model.decks.map((deck) => this.programsOf(compiler, deck.routes));
    return tables.cardDef.map(({ deck }) => routes[tables.deck.get(deck)!]);
  }

  private compileSite(compiler: Compiler, site: SiteDef): void {
    this.sitePrograms.set(site, this.programsOf(compiler, site.programs));
    if (site.bonus) {
      const bonus = compiler.program(site.bonus, 'step');
      this.bonuses.set(site, bonus);
      this.sitePrograms.get(site)!.set(BONUS, compiler.programs[bonus]);
    }
    if (site.surcharge.length > 0) {
      const items = site.surcharge.map(({ counter, n }) => ({
        counter: compiler.playerCounter(counter),
        n: compileNum(compiler, n),
      }));
      this.surcharges.set(site, items);
      const fixed = fixedAmounts([items], this.playerCounters.length);
      if (fixed !== null) this.fixedSurcharges.set(site, fixed[0]);
    }
  }

  private programsOf(compiler: Compiler, programs: Record<string, ProgramTree>): Map<string, Program> {
    const out = new Map<string, Program>();
    for (const [name, tree] of Object.entries(programs)) {
      out.set(name, compiler.programs[compiler.program(tree, tree.mode === 'parts' ? 'chosen' : 'step')]);
      if (tree.mode === 'parts') out.set(`${name}?`, compiler.programs[compiler.program(tree, 'optional')]);
    }
    return out;
  }

  /** A card's own program; with `optional`, in the form that its player may leave alone. */
  cardProgram(card: number, name: string, optional = false): Program | null {
    return (optional ? this.optionalPrograms : this.chosenPrograms).get(name)?.[card] ?? null;
  }
  pieceProgram(piece: number, name: string): Program | null {
    return this.piecePrograms[piece].get(name) ?? null;
  }
  siteProgram(vm: Vm, site: number, name: string): Program | null {
    return this.sitePrograms.get(boardOf(vm, vm.player).sites[site]!)?.get(name) ?? null;
  }
  route(card: number, name: string): Program | null {
    return this.routePrograms.get(name)?.[card] ?? null;
  }
}

/** What is impossible of effects in no pack is no fault. */
function attempted(compiler: Compiler, programs: readonly Program[]): void {
  for (const program of programs) program.body = compiler.node(new Attempt(program.origin, program.body));
}

/** Enough for any set of sites, cards, slots, pieces or players. */
const bufferSizeOf = ({ cardDef, setSize, slots, model, players }: Tables): number =>
  Math.max(cardDef.length, setSize * 32, slots.length, model.pieces.length, players) + 1;

/** By track: numbers of the programs of its spaces, and of what lies beyond; -1 for none. */
const trackProgramsOf = (compiler: Compiler): CompiledGame['trackPrograms'] =>
  compiler.tables.model.tracks.map((track) => ({
    bonus: track.spaces.map((s) => (s.bonus ? compiler.program(s.bonus, 'step') : -1)),
    beyond: track.beyond ? compiler.program(track.beyond, 'step') : -1,
  }));

type ProgramsByCard = ReadonlyMap<string, readonly (Program | null)[]>;

function programsByName(ofCards: readonly ReadonlyMap<string, Program>[]): ProgramsByCard {
  const names = new Set(ofCards.flatMap((own) => [...own.keys()]));
  return new Map([...names].map((name) => [name, ofCards.map((own) => own.get(name) ?? null)]));
}

/** Each program in the form that may be left alone, where it has one. */
const inOptionalForm = (own: ReadonlyMap<string, Program>): Map<string, Program> =>
  new Map([...own].map(([name, program]) => [name, own.get(`${name}?`) ?? program]));

/** Any kind, where what listens is not known from the rules alone. */
function piecesHeard({ growth, timed, tables }: Compiler, { countedEvents }: CompiledGame, hasExtra: boolean): number {
  const isOpen =
    hasExtra || countedEvents[EVENT_BECOME].length > 0 || timed.some((e) => e.triggers[EVENT_BECOME].length > 0);
  return isOpen ? ANY_PIECE : growth.piecesHeard(tables.model.rules);
}

/** Enough to number so many; the same for all games with few, whose recorded choices of bots depend on codes. */
const bitsFor = (n: number): number => Math.max(ABILITY_BITS, Math.ceil(Math.log2(n)));

/** Cards with free abilities of a period, as bits. */
const abilitiesOf = (effectsOfCard: readonly ContinuousEffects[], period: number): { card: number; mask: number }[] =>
  effectsOfCard.flatMap(({ abilities, limits }, card) => {
    const mask = [...abilities, ...limits].reduce(
      (bits, one, i) => (one.period === period ? bits | (1 << i) : bits),
      0,
    );
    return mask === 0 ? [] : [{ card, mask }];
  });

/** What everything of a pack may add; see machine/growth.ts. */
function growthOf({ growth, tables, timedGrowth }: Compiler): GameGrowth {
  return {
    ofCard: tables.cardDef.map((card) => growth.card(card)),
    listeners: tables.cardDef.map((card) => growth.listeners(card.continuous)),
    arriving: tables.cardDef.map((card) => growth.arriving(card.continuous)),
    rules: growth.listeners(tables.model.rules),
    timed: timedGrowth,
    slots: growth.slots(),
    ...growth.tracks(),
    sites: growth.sites(),
    bonuses: tables.boards.map(({ board, siteNumber }) => growth.bonuses(board, siteNumber)),
  };
}

/** What counters and supplies begin with. */
function startsOf(compiler: Compiler): CompiledGame['starts'] {
  const { model, counter, layout } = compiler.tables;
  return {
    counter: model.counters.map(({ id, start }) => {
      const { at, game } = counter.get(id)!;
      return { cell: at, stride: game ? 0 : layout.nPlayerCounters, n: compileNum(compiler, start) };
    }),
    supply: model.pieces.map(({ supply }) => (supply ? compileNum(compiler, supply) : null)),
  };
}

/** Others reckon with what there is at the beginning where the pack names no other amount. */
const secretsOf = ({ counters }: PackModel, { counter }: CompiledGame['starts']): CompiledGame['secrets'] =>
  counters.flatMap(({ secret }, i) => {
    if (!secret) return [];
    const { cell, stride, n } = counter[i];
    const { most } = secret;
    return [{ cell, stride, most: most === null ? n : () => most }];
  });

function compileSteps(compiler: Compiler, procedure: ProcedureDef): void {
  const node = compiler.procedure(procedure.id) as Procedure;
  const asked = asks(...procedure.steps.map(({ program }) => program.body));
  const context = { vars: node.vars, chosen: false, partial: true, ...asked, root: null };
  node.steps = procedure.steps.map(({ name, program }) => ({
    name,
    body: compileEffect(compiler, program.body, context),
  }));
  node.hasMust = procedure.steps.some(({ program }) => holdsMust(program.body));
}

const compileGoal = (compiler: Compiler, { id, name, reach, origin }: GoalDef): CompiledGame['goals'][0] => ({
  id,
  name,
  reach: compileCond(compiler, reach),
  progress: compileProgress(compiler, reach),
  measures: compileMeasures(compiler, reach),
  origin,
  isSecret: someNode(rootOf('cond', reach), {
    num: (num) => num.k === 'counter' && isSecret(compiler.tables.model, num.counter),
  }),
});

/** Whether something that listens to signals, to cards that are moved or discarded or to a condition may take something from the player. */
const mayTake = ({ programs }: Compiler, { triggers, stateTriggers }: ContinuousEffects): boolean =>
  [EVENT_SIGNAL, EVENT_ENTER, EVENT_DISCARD].some((event) =>
    triggers[event].some(({ program }) => !programs[program].onlyGains),
  ) || stateTriggers.some(({ program }) => !takesNothing(programs[program].body));

/** The bodies of programs follow, and what asks in them has its name. */
function finish(compiler: Compiler, cardPrograms: readonly ReadonlyMap<string, Program>[]): void {
  compiler.finish();
  for (const [program, bookkeeping] of findBookkeeping(compiler.tables.model, compiler.trees)) {
    compiler.programs[program].bookkeeps = bookkeeping;
  }
  nameQuestions(compiler, cardPrograms);
}

/** By type: what a card of it does when it is played. */
const playedPrograms = (compiler: Compiler): Map<string, Program> =>
  new Map(
    compiler.tables.model.types.flatMap(({ id, played }) =>
      played ? [[id, compiler.programs[compiler.program(played, 'step')]]] : [],
    ),
  );

const procedureOf = (p: ProcedureDef): Procedure =>
  new Procedure(p.origin, p.id, variables(p), cardVariables(p.steps.map(({ program }) => program)));

/** Steps of a procedure share their variables; each step's tree lists those that it knows of. */
const variables = (p: ProcedureDef): number => Math.max(3, ...p.steps.map((s) => s.program.vars.length));

/** Whether it takes nothing from the player: it only gains, or has no side effects. */
const takesNothing = (node: Node): boolean =>
  node.onlyGains || node.sideEffectFree || (node instanceof Then && node.of.every(takesNothing));

/** Whether a `must` is anywhere in it. */
const holdsMust = (effect: Effect): boolean => effect.k === 'must' || innerOf(effect).some(holdsMust);
