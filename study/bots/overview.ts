/** What a player pays now for each kind of piece, and where the next income comes from: tried on the position. */
import { rootOf, visitIr, type Effect, type PackModel, type PieceDef } from '../../dsl/internal.ts';
import {
  boardOf,
  buildableSites,
  isUpgraded,
  members,
  setPiece,
  BY_GAME,
  BY_PIECE,
  USE_BUILD,
  USE_UPGRADE,
  type PricePiece,
  enter,
  leave,
  ENV_CAUSE,
  type Amount,
  type Cause,
  causeOf,
  previewPiece,
  previewProcedure,
  Snapshot,
  SilentSink,
  type Vm,
} from '../../interpreter/internal.ts';
import { upkeepOf } from './upkeep.ts';

/** One of the alternative prices; without amounts where nothing is paid. */
export interface Price {
  usual: Amount[];
  now: Amount[];
  less: { by: Cause; amounts: Amount[] }[];
}

/** So much, so often. */
interface Income {
  amounts: Amount[];
  times: number;
}

/** What a step of the rules gives, beside what the components themselves give; amounts are null where they depend on the position. */
interface RuleIncome {
  procedure: string;
  step: string;
  amounts: Amount[] | null;
  times: number;
}

interface PieceOverview {
  piece: string;
  build: Price[];
  /** null: it cannot be upgraded */
  upgrade: Price[] | null;
  /** by what one of them gives; none: it gives nothing */
  plain: Income[];
  upgraded: Income[];
  /** by the steps of the rules that name this kind of piece alone */
  rules: RuleIncome[];
}

export interface Overview {
  pieces: PieceOverview[];
  /** by all other steps of the rules that give something */
  rules: RuleIncome[];
  /** from cards, sites and so on */
  others: { by: Cause; amounts: Amount[]; cards: number }[];
  /** all gains together; what is paid or lost is not in it */
  total: Amount[];
  /** what is paid or lost meanwhile, as far as nobody is asked */
  paid: Amount[];
}

/** Whether there is anything to say. */
export const hasOverview = (model: PackModel): boolean =>
  model.pieces.some(({ cost }) => cost.k !== 'free') || (model.pieces.length > 0 && upkeepOf(model).income.length > 0);

/** For a player (a seat). The position of the machine is another one afterwards. */
export function overviewOf(vm: Vm, player: number): Overview {
  const { model } = vm.game;
  vm.player = player;
  const prices = model.pieces.map((_, piece) => ({
    build: pricesOf(vm, piece, USE_BUILD),
    upgrade: model.pieces[piece].upgrade === null ? null : pricesOf(vm, piece, USE_UPGRADE),
  }));
  const rules = incomeSteps(model);
  const single = new SingleIncome(vm, player, rules.programs);
  const ledger = new Ledger();
  vm.sink = ledger;
  for (const { procedure } of upkeepOf(model).income) {
    ledger.close();
    previewProcedure(vm, vm.game.procedures.get(procedure)!, player);
  }
  ledger.close();
  vm.sink = null;

  const steps = rules.steps.map((step) => ({ ...step, ...ledger.ofStep(step) }));
  const plain = ({ piece: _, ...income }: RuleIncome & { piece: string | null }): RuleIncome => income;
  return {
    pieces: model.pieces.map(({ id }, piece) => ({
      piece: id,
      ...prices[piece],
      plain: ledger.ofPiece(piece, false) ?? single.of(piece, false),
      upgraded: prices[piece].upgrade === null ? [] : (ledger.ofPiece(piece, true) ?? single.of(piece, true)),
      rules: steps.filter((step) => step.piece === id).map(plain),
    })),
    rules: steps.filter((step) => step.piece === null && step.times > 0).map(plain),
    others: ledger.others,
    total: ledger.total,
    paid: ledger.spent,
  };
}

// ---------------------------------------------------------------------------------------------- prices

/** Without what only holds on certain sites. */
function pricesOf(vm: Vm, piece: number, use: number): Price[] {
  const old = enter(vm, BY_GAME, -1, -1);
  const prices = vm.game.explain.price(vm, { k: 'usual' }, use, piece, -1).map((parts) => priceFrom(vm, parts));
  leave(vm, old);
  return prices;
}

function priceFrom(vm: Vm, parts: readonly PricePiece[]): Price {
  const price: Price = { usual: [], now: [], less: [] };
  for (const part of parts) {
    const amount = { counter: vm.game.model.counters[vm.game.playerCounters[part.counter]].id, n: part.n };
    addTo(price.now, amount);
    if (part.from === 'cost') {
      addTo(price.usual, amount);
      continue;
    }
    const known = price.less.find(({ by }) => by.kind === part.by.kind && by.id === part.by.id);
    const less = known ?? { by: part.by, amounts: [] };
    if (!known) price.less.push(less);
    addTo(less.amounts, { ...amount, n: -part.n });
  }
  price.now = price.now.filter(({ n }) => n !== 0);
  return price;
}

function addTo(amounts: Amount[], { counter, n }: Amount): void {
  const known = amounts.find((amount) => amount.counter === counter);
  if (known) known.n += n;
  else amounts.push({ counter, n });
}

// ---------------------------------------------------------------------------------------------- rules

interface IncomeStep {
  procedure: string;
  step: string;
  /** the only kind of piece that it names */
  piece: string | null;
  /** null: they depend on the position */
  amounts: Amount[] | null;
}

/** The steps of the rules of income that give something themselves, and the names of the programs that the others resolve. */
function incomeSteps(model: PackModel): { steps: IncomeStep[]; programs: Set<string> } {
  const steps: IncomeStep[] = [];
  const programs = new Set<string>();
  const seen = new Set<string>();
  const visit = (procedure: string): void => {
    if (seen.has(procedure)) return;
    seen.add(procedure);
    for (const { name, program } of model.procedures.find(({ id }) => id === procedure)?.steps ?? []) {
      const gains: Extract<Effect, { k: 'gain' }>[] = [];
      const named = new Set<string>();
      visitIr(rootOf('effect', program.body), {
        effect: {
          do: (effect) => visit(effect.procedure),
          resolve: (effect) => programs.add(effect.program),
          gain: (effect) => gains.push(effect),
        },
        sites: {
          holding({ pieces }) {
            if (pieces.length === 1) named.add(pieces[0]);
          },
        },
      });
      if (gains.length === 0) continue;
      steps.push({
        procedure,
        step: name,
        piece: named.size === 1 ? [...named][0] : null,
        amounts: gains.length === 1 ? fixedAmounts(gains[0]) : null,
      });
    }
  };
  for (const { procedure } of upkeepOf(model).income) visit(procedure);
  return { steps, programs };
}

function fixedAmounts({ items }: Extract<Effect, { k: 'gain' }>): Amount[] | null {
  const amounts: Amount[] = [];
  for (const { n, per, what } of items) {
    if (n.k !== 'const' || per || what.k !== 'counter') return null;
    amounts.push({ counter: what.counter, n: n.n });
  }
  return amounts;
}

// ---------------------------------------------------------------------------------------------- income

/** Adds up gains by what gives them. */
class Ledger extends SilentSink {
  readonly others: Overview['others'] = [];
  readonly total: Amount[] = [];
  readonly spent: Amount[] = [];
  private readonly pieces = new Map<string, Income[]>();
  private readonly steps = new Map<string, Income>();
  /** the names of the steps that are done, outermost first */
  private readonly open: string[] = [];
  /** the piece whose program runs, or ran last, with what it has given */
  private run: { key: string; amounts: Amount[] } | null = null;
  /** since the last item of a loop of the rules, something was given in this step */
  private isCounted = false;

  /** null: no such piece gave anything, or nothing asked it */
  ofPiece(piece: number, upgraded: boolean): Income[] | null {
    return this.pieces.get(pieceKey(piece, upgraded)) ?? null;
  }
  ofStep({ procedure, step, amounts }: IncomeStep): Pick<RuleIncome, 'amounts' | 'times'> {
    const income = this.steps.get(`${procedure}/${step}`);
    if (!income) return { amounts, times: 0 };
    return amounts === null ? { amounts: income.amounts, times: 1 } : { amounts, times: income.times };
  }

  override enter(_vm: Vm, procedure: string, step: string): void {
    this.open.push(`${procedure}/${step}`);
    this.isCounted = false;
  }
  override leave(): void {
    this.open.pop();
  }
  reach(vm: Vm): void {
    if (vm.cells[vm.env + ENV_CAUSE] === BY_GAME) this.isCounted = false;
  }
  resolve(vm: Vm, cause: number, id: number, self: number): void {
    this.close();
    if (cause === BY_PIECE) this.run = { key: pieceKey(id, isUpgraded(vm, vm.player, self)), amounts: [] };
  }
  /** Counts what the program of the last piece has given. */
  close(): void {
    const { run } = this;
    this.run = null;
    if (!run) return;
    const incomes = this.pieces.get(run.key) ?? [];
    this.pieces.set(run.key, incomes);
    const same = incomes.find(({ amounts }) => isSame(amounts, run.amounts));
    if (same) same.times++;
    else incomes.push({ amounts: run.amounts, times: 1 });
  }

  override counter(vm: Vm, counter: number, n: number): void {
    const { id, of, hidden } = vm.game.model.counters[counter];
    if (n === 0 || of !== 'player' || hidden) return;
    if (n < 0) return addTo(this.spent, { counter: id, n: -n });
    const amount = { counter: id, n };
    addTo(this.total, amount);
    const cause = vm.cells[vm.env + ENV_CAUSE];
    if (cause === BY_PIECE && this.run) addTo(this.run.amounts, amount);
    else if (cause === BY_GAME) this.countStep(amount);
    else addTo(this.other(causeOf(vm)).amounts, amount);
  }
  override card(vm: Vm, what: string): void {
    if (what === 'draw' && vm.cells[vm.env + ENV_CAUSE] !== BY_GAME) this.other(causeOf(vm)).cards++;
  }

  private countStep(amount: Amount): void {
    const key = this.open.at(-1) ?? '';
    const income = this.steps.get(key) ?? { amounts: [], times: 0 };
    this.steps.set(key, income);
    addTo(income.amounts, amount);
    if (!this.isCounted) income.times++;
    this.isCounted = true;
  }
  private other(by: Cause): Overview['others'][number] {
    let other = this.others.find((one) => one.by.kind === by.kind && one.by.id === by.id);
    if (!other) this.others.push((other = { by, amounts: [], cards: 0 }));
    return other;
  }
}

const pieceKey = (piece: number, upgraded: boolean): string => `${piece} ${upgraded ? 'upgraded' : 'plain'}`;

const isSame = (a: readonly Amount[], b: readonly Amount[]): boolean =>
  a.length === b.length && a.every(({ counter, n }) => b.some((other) => other.counter === counter && other.n === n));

/** What one piece would give that no such piece gives now: it is put on a site of a copy. */
class SingleIncome {
  private readonly before: Snapshot;

  constructor(
    private readonly vm: Vm,
    private readonly player: number,
    private readonly programs: ReadonlySet<string>,
  ) {
    this.before = new Snapshot(vm);
    this.before.save(vm);
  }

  of(piece: number, upgraded: boolean): Income[] {
    const { vm, player } = this;
    const def: PieceDef = vm.game.model.pieces[piece];
    const name = Object.keys(def.programs).find((program) => this.programs.has(program));
    const program = name === undefined ? null : vm.game.pieceProgram(piece, name);
    if (!program) return [];
    this.before.restore(vm);
    vm.player = player;
    const site = siteFor(vm, piece);
    if (site < 0) return [];
    setPiece(vm, player, site, piece, upgraded);
    const ledger = new Ledger();
    ledger.resolve(vm, BY_PIECE, piece, site);
    vm.sink = ledger;
    previewPiece(vm, program, player, piece, site);
    vm.sink = null;
    ledger.close();
    const gives = ledger.ofPiece(piece, upgraded) ?? [];
    return gives.map(({ amounts }) => ({ amounts, times: 0 })).filter(({ amounts }) => amounts.length > 0);
  }
}

/** One where it may be built now, else any of the board. */
function siteFor(vm: Vm, piece: number): number {
  const old = enter(vm, BY_GAME, -1, -1);
  const buildable = new Int32Array(vm.game.tables.layout.ownSites + 64);
  const n = members(vm, buildableSites(vm, piece, false), buildable);
  leave(vm, old);
  return n > 0 ? buildable[0] : boardOf(vm, vm.player).sites.findIndex((site) => site !== undefined && site !== null);
}
