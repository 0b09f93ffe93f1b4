/** What each step of the final scoring, and each component that it asks, would add to a player's score now: tried on the position. */
import { rootOf, someNode, visitIr, type PackModel } from '../../dsl/internal.ts';
import {
  boardOf,
  tileCell,
  BY_CARD,
  ENV_CAUSE,
  ENV_CAUSE_ID,
  cardId,
  previewProcedure,
  SilentSink,
  type Vm,
} from '../../interpreter/internal.ts';
import { scoreOf } from './features.ts';
import { unmetOf } from './standing.ts';
import { upkeepOf } from './upkeep.ts';

/** How deep steps of procedures inside steps are told apart. */
const DEEPEST = 1;

export interface ScoreStep {
  procedure: string;
  step: string;
  /** 0: of the final scoring itself; 1: of a procedure that such a step does */
  depth: number;
  /** with those of the steps inside it */
  gain: number;
  cards: ScoreCard[];
}

/** A card or tile that scores. */
export interface ScoreCard {
  card: string;
  /** the name of its program that is asked */
  program: string;
  gain: number;
  /** it pays with what the player has: what is spent until then is missing */
  spends: boolean;
  /** why it does not score: a predicate that is not true where it lies; null: it does */
  lacks: string | null;
}

/** None where the pack has no final scoring. The position of the machine is another one afterwards. */
export function finalScore(vm: Vm, player: number): ScoreStep[] {
  const { model } = vm.game;
  const score = scoreOf(model);
  if (score === null) return [];
  const { steps, resolvers } = stepsOf(model);
  const tiles = tilesOf(vm, player);
  const sink = new StepGains(score, steps, new Set(resolvers.flatMap(({ programs }) => programs)));
  for (const { procedure } of upkeepOf(model).finals) {
    vm.sink = sink;
    previewProcedure(vm, vm.game.procedures.get(procedure)!, player);
  }
  vm.sink = null;
  for (const { card, lacks } of tiles) {
    if (lacks === null || sink.has(card)) continue;
    const { programs } = model.cards.find(({ id }) => id === card)!;
    for (const { step, programs: names } of resolvers) {
      const program = names.find((name) => name in programs);
      if (program === undefined) continue;
      step.cards.push({ card, program, gain: 0, spends: false, lacks });
      break;
    }
  }
  return steps;
}

interface Resolver {
  step: ScoreStep;
  /** names of the programs of components that it resolves itself */
  programs: string[];
}

/** The steps in the order in which they are done. */
function stepsOf(model: PackModel): { steps: ScoreStep[]; resolvers: Resolver[] } {
  const steps: ScoreStep[] = [];
  const resolvers: Resolver[] = [];
  const visit = (procedure: string, depth: number, to: string[]): void => {
    for (const { name, program } of model.procedures.find(({ id }) => id === procedure)?.steps ?? []) {
      const inner = new Set<string>();
      const programs = depth <= DEEPEST ? [] : to;
      visitIr(rootOf('effect', program.body), {
        effect: { do: (effect) => inner.add(effect.procedure), resolve: (effect) => programs.push(effect.program) },
      });
      if (depth <= DEEPEST) {
        const step = { procedure, step: name, depth, gain: 0, cards: [] };
        steps.push(step);
        resolvers.push({ step, programs });
      }
      for (const id of inner) visit(id, depth + 1, programs);
    }
  };
  for (const { procedure } of upkeepOf(model).finals) visit(procedure, 0, []);
  return { steps, resolvers };
}

/** The tiles on the player's board, with the first predicate that is asked for and not true there. */
function tilesOf(vm: Vm, player: number): { card: string; lacks: string | null }[] {
  const unmet = unmetOf(vm, player);
  return boardOf(vm, player).sites.flatMap((site, i) => {
    const tile = site ? vm.cells[tileCell(vm, player, i)] : 0;
    return tile === 0 ? [] : [{ card: cardId(vm, tile - 1), lacks: unmet[site!.id] ?? null }];
  });
}

class StepGains extends SilentSink {
  private readonly open: (ScoreStep | undefined)[] = [];
  private readonly known = new Map<string, ScoreCard>();

  constructor(
    private readonly score: string,
    private readonly steps: readonly ScoreStep[],
    private readonly programs: ReadonlySet<string>,
  ) {
    super();
  }

  has(card: string): boolean {
    return this.known.has(card);
  }
  override enter(_vm: Vm, procedure: string, step: string): void {
    this.open.push(this.steps.find((one) => one.procedure === procedure && one.step === step));
  }
  override leave(): void {
    this.open.pop();
  }
  resolve(vm: Vm, cause: number, id: number): void {
    const step = this.open.findLast((one) => one !== undefined);
    if (cause !== BY_CARD || !step || this.has(cardId(vm, id))) return;
    const { programs } = vm.game.tables.cardDef[id];
    const program = Object.keys(programs).find((name) => this.programs.has(name));
    if (program === undefined) return;
    const card: ScoreCard = { card: cardId(vm, id), program, gain: 0, spends: false, lacks: null };
    card.spends = someNode(rootOf('effect', programs[program].body), { effect: ({ k }) => k === 'pay' });
    this.known.set(card.card, card);
    step.cards.push(card);
  }
  override counter(vm: Vm, counter: number, n: number): void {
    if (vm.game.tables.model.counters[counter].id !== this.score) return;
    for (const step of this.open) if (step) step.gain += n;
    if (vm.cells[vm.env + ENV_CAUSE] !== BY_CARD) return;
    const card = this.known.get(cardId(vm, vm.cells[vm.env + ENV_CAUSE_ID]));
    if (card) card.gain += n;
  }
}
