/**
 * A pack compiled for a number of players and options: all programs as nodes, all questions as closures. Holds nothing
 * of any one game; the scratch objects in it are in use only while a machine runs, one machine at a time.
 */
import type { PackModel, ProcedureDef, SiteDef } from '../../dsl/packs/model.ts';
import type { Effect, Origin, Program as ProgramTree } from '../../dsl/semantics/ir.ts';
import { whatPredicatesAsk } from './what-predicates-ask.ts';
import { innerOf } from '../../dsl/semantics/walk-effect.ts';
import { inGame } from '../../dsl/packs/in-game.ts';
import { Tables, type OptionValues } from './tables.ts';
import { Compiler, type Operands } from './compiler.ts';
import { Dispatch } from './dispatch.ts';
import { compileEffect } from './effects.ts';
import { compileCond, compileNum, type CondFn, type NumFn } from './numbers.ts';
import { compileStanding, type CompiledStanding } from './continuous-effects.ts';
import type { SitesFn } from './sites.ts';
import { compileCost, Payments, type CompiledCost } from '../vm/payments.ts';
import { Modifiers } from '../vm/modifiers.ts';
import { Search } from '../vm/search.ts';
import { Abilities } from '../vm/abilities.ts';
import { Explain } from '../vm/explain.ts';
import { Promises } from '../vm/promise.ts';
import {
  HAS_ALLOW,
  HAS_CHANGE,
  HAS_DISCOUNT,
  HAS_TREAT,
  HAS_ABILITY,
  HAS_STATE,
  INSTEAD,
  EV_ENTER,
  EV_SIGNAL,
} from '../vm/events.ts';
import { type Program, Procedure, Replacement, settle, Triggered } from '../nodes/program.ts';
import { Then } from '../nodes/flow.ts';
import { Attempt } from '../nodes/attempt.ts';
import { Trial } from '../nodes/game.ts';
import type { Node } from '../nodes/node.ts';
import { type DerivedLayout, boardOf } from '../vm/board.ts';
import { BY_CARD, BY_PIECE, BY_SITE, BY_SLOT, BY_TRACK, type Vm } from '../vm/vm.ts';

const ENGINE: Origin = { file: 'engine', line: 0, column: 0, text: '' };

export class CompiledGame {
  readonly t: Tables;
  readonly nodes: Node[];
  readonly dispatch: Dispatch;
  readonly programs: Program[];
  /** effects that stand in no pack, compiled beside it as though a player had chosen them */
  readonly extra: Program[];
  readonly derived: DerivedLayout;
  /** cells of `vm.T`, and the sets in it that never change */
  readonly registers: number;
  readonly constants: { at: number; set: Int32Array }[];
  readonly buildRegister: number;
  readonly predicates: SitesFn[];
  readonly modifiers: Modifiers;
  readonly payments: Payments;
  readonly search: Search;
  readonly abilities: Abilities;
  readonly promises: Promises;
  readonly explain: Explain;
  readonly triggers: Triggered;
  readonly replace: Replacement;
  readonly rules: CompiledStanding;
  readonly standingOfCard: CompiledStanding[];
  readonly timed: CompiledStanding[];
  /** all standing lines, and the sides of all `and` and `or`: for coverage */
  readonly standings: readonly CompiledStanding[];
  readonly operands: readonly Operands[];
  readonly watched: number[];
  /** by the program of an `instead of`: the counters of which a gain is replaced */
  readonly replaced: ReadonlyMap<number, ReadonlySet<number>>;
  /** whether a predicate asks what is upgraded */
  readonly upgradeMatters: boolean;
  /** by predicate: it depends on more than the pieces, so its set is never kept */
  readonly volatile: boolean[];
  readonly beforeSets: Int32Array;
  readonly siteBuffer = new Int32Array(1024);
  readonly cardList: Int32Array;
  readonly listeningZones: number[][];
  readonly costs: CompiledCost[];
  readonly upgradeCosts: CompiledCost[];
  readonly upgradeable: boolean[];
  readonly prices: CompiledCost[];
  readonly where: SitesFn[];
  readonly whereNamed: (SitesFn | null)[];
  readonly bonuses = new Map<SiteDef, number>();
  readonly surcharges = new Map<SiteDef, { counter: number; n: NumFn }[]>();
  readonly slotPrograms: Program[];
  readonly effectOfCard: (Program | null)[];
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
  readonly anyAbility: boolean;
  readonly anyWaiting: boolean;
  /** some discount asks where something is built */
  readonly discountsBySite: boolean;
  /** what one must have reached to win, in this game */
  readonly goals: { id: string; name: string; reach: CondFn; origin: Origin }[];
  readonly entry: Node;
  readonly starts: { counter: { cell: number; stride: number; n: NumFn }[]; supply: (NumFn | null)[] };
  readonly settle = settle;
  private readonly cardPrograms: Map<string, Program>[];
  private readonly piecePrograms: Map<string, Program>[];
  readonly sitePrograms = new Map<SiteDef, Map<string, Program>>();
  private readonly routes: Map<string, Program>[];
  /** by period: cards with free abilities that come back when it ends, as bits */
  readonly abilityCards: { card: number; mask: number }[][];

  constructor(
    readonly model: PackModel,
    players: number,
    options: OptionValues,
    extra: readonly ProgramTree[] = [],
  ) {
    const t = (this.t = new Tables(model, players, options, extra));
    const k = new Compiler(t);
    this.nodes = k.nodes;
    this.programs = k.programs;
    this.derived = k.derived;
    this.standings = k.standings;
    const trial = k.node(new Trial(ENGINE));
    this.triggers = k.node(new Triggered(ENGINE));
    this.replace = k.node(new Replacement(ENGINE));
    this.abilities = k.node(new Abilities(ENGINE));
    this.search = new Search(trial);
    this.buildRegister = k.register();
    this.playerCounters = model.counters.flatMap((c, i) => (c.of === 'player' ? [i] : []));
    this.payments = new Payments(this.playerCounters.length);
    this.explain = new Explain();

    for (const p of model.procedures) {
      k.declareProcedure(p.id, k.node(new Procedure(p.origin, p.id, p.name, variables(p))));
    }
    this.predicates = model.predicates.map((p) => k.sites(p.sites));
    const ask = whatPredicatesAsk(model);
    this.upgradeMatters = ask.upgrades;
    this.volatile = ask.volatile;
    this.modifiers = new Modifiers(model.constants.map((c) => compileNum(k, c.value)));
    this.rules = compileStanding(k, model.rules, 'step');
    const standing = new Map(model.cards.map((d) => [d, compileStanding(k, d.standing)]));
    this.standingOfCard = t.cardDef.map((d) => standing.get(d)!);
    const cardPrograms = new Map(model.cards.map((d) => [d, this.programsOf(k, d.programs)]));
    const played = new Map(
      model.types.map((type) => [type.id, type.played ? k.programs[k.program(type.played, 'step')] : null]),
    );
    this.cardPrograms = t.cardDef.map((d) => {
      const own = cardPrograms.get(d)!;
      const program = played.get(d.type);
      if (program) own.set('played', program);
      return own;
    });
    this.piecePrograms = model.pieces.map((p) => this.programsOf(k, p.programs));
    for (const { sites } of t.boardDefs) {
      for (const site of sites) {
        this.sitePrograms.set(site, this.programsOf(k, site.programs));
        if (site.bonus) this.bonuses.set(site, k.program(site.bonus, 'step'));
        if (site.surcharge.length > 0) {
          this.surcharges.set(
            site,
            site.surcharge.map((s) => ({ counter: k.playerCounter(s.counter), n: compileNum(k, s.n) })),
          );
        }
      }
    }
    this.routes = model.decks.map((d) => this.programsOf(k, d.routes));
    this.slotPrograms = model.slots.map((s) => k.programs[k.program(s.effect, 'chosen')]);
    this.trackPrograms = model.tracks.map((track) => ({
      bonus: track.spaces.map((s) => (s.bonus ? k.program(s.bonus, 'step') : -1)),
      beyond: track.beyond ? k.program(track.beyond, 'step') : -1,
    }));
    this.costs = model.pieces.map((p) => compileCost(k, p.cost));
    this.upgradeCosts = model.pieces.map((p) => compileCost(k, p.upgrade ?? { k: 'free' }));
    this.upgradeable = model.pieces.map((p) => p.upgrade !== null);
    this.prices = model.cards.map((d) => compileCost(k, d.price));
    this.where = model.pieces.map((p) => k.sites(p.where));
    this.whereNamed = model.pieces.map((p) => (p.whereNamed ? k.sites(p.whereNamed) : null));
    this.starts = {
      counter: model.counters.map((c) => {
        const e = t.counter.get(c.id)!;
        return { cell: e.at, stride: e.game ? 0 : t.layout.nPlayerCounters, n: compileNum(k, c.start) };
      }),
      supply: model.pieces.map((p) => (p.supply ? compileNum(k, p.supply) : null)),
    };
    for (const p of model.procedures) {
      const node = k.procedure(p.id) as Procedure;
      node.steps = p.steps.map((s) => ({
        name: s.name,
        title: s.title,
        body: compileEffect(k, s.program.body, { vars: node.vars, chosen: false, partial: true, root: null }),
      }));
      node.owes = p.steps.some((s) => owes(s.program.body));
    }
    this.extra = extra.map((tree) => k.programs[k.program(tree, 'chosen')]);
    k.finish();
    this.goals = model.goals
      .filter((goal) => inGame(goal, players, options))
      .map(({ id, name, reach, origin }) => ({ id, name, reach: compileCond(k, reach), origin }));
    this.operands = k.operands;
    for (const program of this.extra) program.body = k.node(new Attempt(program.origin, program.body));
    this.dispatch = new Dispatch(k.nodes);
    const listens = (s: CompiledStanding): boolean =>
      [EV_SIGNAL, EV_ENTER].some((e) => s.triggers[e].some((tr) => !k.programs[tr.program].gives)) ||
      s.states.some((line) => !takesNothing(k.programs[line.program].body));
    this.promises = new Promises(
      model.procedures.map((p) => k.procedure(p.id) as Procedure),
      ![this.rules, ...this.standingOfCard, ...k.timed].some(listens),
    );
    this.entry = k.procedure('game');
    this.timed = k.timed;
    this.watched = k.watched;
    this.replaced = k.replaced;
    this.registers = k.registers;
    this.constants = k.constants;
    this.beforeSets = new Int32Array(this.watched.length * t.W);
    this.cardList = new Int32Array(t.cardDef.length + 1);
    this.effectOfCard = this.cardPrograms.map((own) => own.get('effect') ?? null);
    this.listeningZones = Array.from({ length: players }, (_, p) =>
      t.zoneDefs.flatMap((z, i) => (z.listening && (z.player === p || z.player < 0) ? [i] : [])),
    );
    const draws = model.zones.find((z) => z.drawsTo !== null);
    this.drawZone = draws ? { from: t.zone.get(draws.id)!, to: t.zone.get(draws.drawsTo!)! } : null;
    this.standIns = [
      ...new Set([this.rules, ...this.standingOfCard, ...this.timed].flatMap((s) => s.standFors.map((f) => f.counter))),
    ];
    let mask = this.rules.mask;
    for (const s of [...this.standingOfCard, ...this.timed]) mask |= s.mask;
    this.anySurcharge = this.surcharges.size > 0;
    this.anyDiscount = (mask & HAS_DISCOUNT) !== 0;
    this.anyChange = (mask & HAS_CHANGE) !== 0;
    this.anyTreat = (mask & HAS_TREAT) !== 0;
    this.anyAllow = (mask & HAS_ALLOW) !== 0;
    this.anyAbility = (mask & HAS_ABILITY) !== 0;
    this.anyWaiting = (mask & HAS_STATE) !== 0;
    this.anyInstead = ((mask >> INSTEAD) & 0x3ff) !== 0;
    this.discountsBySite = [...this.standingOfCard, ...this.timed, this.rules].some((s) =>
      s.discounts.some((d) => d.sites !== null),
    );
    this.abilityCards = model.periods.map((_, period) =>
      this.standingOfCard.flatMap((s, card) => {
        const mask = s.abilities.reduce((m, a, i) => (a.period === period ? m | (1 << i) : m), 0);
        return mask === 0 ? [] : [{ card, mask }];
      }),
    );
  }

  private programsOf(k: Compiler, programs: Record<string, ProgramTree>): Map<string, Program> {
    const out = new Map<string, Program>();
    for (const [name, tree] of Object.entries(programs)) {
      out.set(name, k.programs[k.program(tree, tree.mode === 'parts' ? 'chosen' : 'step')]);
      if (tree.mode === 'parts') out.set(`${name}?`, k.programs[k.program(tree, 'optional')]);
    }
    return out;
  }

  /** A card's own program; with `optional`, in the form that its player may leave alone. */
  cardProgram(card: number, name: string, optional = false): Program | null {
    const own = this.cardPrograms[card];
    return (optional ? own.get(`${name}?`) : undefined) ?? own.get(name) ?? null;
  }
  pieceProgram(piece: number, name: string): Program | null {
    return this.piecePrograms[piece].get(name) ?? null;
  }
  siteProgram(vm: Vm, site: number, name: string): Program | null {
    return this.sitePrograms.get(boardOf(vm, vm.player).sites[site]!)?.get(name) ?? null;
  }
  route(card: number, name: string): Program | null {
    return this.routes[this.t.deck.get(this.t.cardDef[card].deck)!].get(name) ?? null;
  }

  // Names, for people and keys.
  cardLabel(_vm: Vm, card: number): string {
    return this.t.cardDef[card].name;
  }
  slotLabel(_vm: Vm, slot: number): string {
    return this.t.slots[slot].def.name;
  }
  siteLabel(vm: Vm, site: number): string {
    const def = boardOf(vm, vm.player).sites[site]!;
    const cell = vm.S[this.t.layout.pieces + vm.player * this.t.layout.ownSites + site];
    const piece = site < this.t.layout.ownSites ? (cell & 0xffff) - 1 : -1;
    const kind = this.model.siteKinds.find((s) => s.id === def.kind)?.name ?? def.kind;
    return piece >= 0 ? `${def.id} (${this.model.pieces[piece].name})` : `${def.id} (${kind})`;
  }
  causeId(vm: Vm, cause: number, id: number): string {
    switch (cause) {
      case BY_CARD:
        return this.t.cardDef[id].id;
      case BY_SLOT:
        return this.t.slots[id].def.id;
      case BY_SITE:
        return boardOf(vm, vm.player).sites[id]?.id ?? '';
      case BY_TRACK:
        return this.model.tracks[id].id;
      case BY_PIECE:
        return this.model.pieces[id].id;
      default:
        return 'game';
    }
  }
  causeName(vm: Vm, cause: number, id: number): string {
    switch (cause) {
      case BY_CARD:
        return this.t.cardDef[id].name;
      case BY_SLOT:
        return this.t.slots[id].def.name;
      case BY_SITE:
        return `site ${this.causeId(vm, cause, id)}`;
      case BY_TRACK:
        return this.model.tracks[id].name;
      case BY_PIECE:
        return this.model.pieces[id].name;
      default:
        return 'the rules';
    }
  }
}

/** Steps of a procedure share their variables; each step's tree tells all that it knows of. */
const variables = (p: ProcedureDef): number => Math.max(3, ...p.steps.map((s) => s.program.vars.length));

/** Whether it leaves what the player has and can: it gives, or moves cards about. */
const takesNothing = (node: Node): boolean =>
  node.gives || node.harmless || (node instanceof Then && node.of.every(takesNothing));

const owes = (effect: Effect): boolean => effect.k === 'must' || innerOf(effect).some(owes);
