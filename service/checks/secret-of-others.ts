import {
  type Effect,
  effectFacts,
  type Item,
  modelRoot,
  NodeUnions,
  type Num,
  type Origin,
  type PackModel,
  partsOf,
  rootOf,
  someNode,
} from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const secretOfOthers = defineCheck<{ counter: string }>({
  summary: 'What a player can choose depends on a counter of another player that only its owner sees.',
  severity: 'error',
  message: ({ counter }) =>
    `Whoever chooses here would see by the options how much ${counter} another player has, which only its owner sees.`,
  help: ({ counter }) =>
    `Let it be shown first, by a step of a procedure: \`each player: set shown to ${counter}\`, with a counter \`shown\` that all see.`,
  fix: { none: 'when it is shown, the rules say' },
  example: { counter: 'bid' },
  run({ model }) {
    const secrets = new Set(model.counters.filter(({ secret }) => secret).map(({ id }) => id));
    return secrets.size === 0 ? [] : new Search(model, secrets).found;
  },
});

/** `chosen`: a player chooses whether it happens; `others`: it is about somebody else than who chooses. */
interface Where {
  chosen: boolean;
  others: boolean;
  at: Origin | null;
}

/** Parts of a pack whose programs are offered to a player, and what these ask. Of others, rules and procedures, nobody chooses. */
const OFFERED = [
  'constants',
  'pieces',
  'predicates',
  'decks',
  'types',
  'tracks',
  'slots',
  'cards',
  'boards',
  'goals',
] as const;

class Search {
  readonly found: { data: { counter: string }; at: Origin }[] = [];
  private readonly unions: NodeUnions;
  private readonly offered = new Set<string>();

  constructor(
    private readonly model: PackModel,
    private readonly secrets: ReadonlySet<string>,
  ) {
    this.unions = new NodeUnions(modelRoot(model));
    for (const { value } of partsOf(model, OFFERED)) this.visit(value, { chosen: true, others: false, at: null });
    for (const { value } of partsOf(model, ['procedures', 'rules'])) {
      this.visit(value, { chosen: false, others: false, at: null });
    }
  }

  private visit(value: unknown, around: Where): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach((item) => this.visit(item, around));
    const where = { ...around, at: 'origin' in value ? (value.origin as Origin) : around.at };
    const inside = this.inside(value, where);
    if (inside.chosen && where.at !== null) {
      for (const counter of this.readBy(value, inside.others)) {
        if (this.secrets.has(counter)) this.found.push({ data: { counter }, at: where.at });
      }
    }
    for (const field of Object.values(value)) this.visit(field, inside);
  }

  private inside(value: object, where: Where): Where {
    if (this.unions.isOf('num', value)) return OF_OTHERS.has(value.k) ? { ...where, others: true } : where;
    if (!this.unions.isOf('effect', value)) return where;
    if (value.k === 'do' && where.chosen) this.offer(value.procedure, where);
    if (value.k === 'each' && value.over.k === 'players') return { ...where, others: where.chosen };
    if (value.k === 'choose-player') return { ...where, chosen: true, others: true };
    // who comes first to choose decides whose counters are of others
    return letsChoose(value) ? { ...where, chosen: true, others: where.chosen && where.others } : where;
  }

  /** A procedure that goes on in what was chosen. */
  private offer(id: string, where: Where): void {
    const key = `${id} ${where.others}`;
    if (this.offered.has(key)) return;
    this.offered.add(key);
    this.visit(this.model.procedures.find((one) => one.id === id)?.steps, where);
  }

  /** The counters whose amount it asks, of another player. */
  private readBy(value: object, others: boolean): string[] {
    if (this.unions.isOf('effect', value)) {
      if (value.k === 'take' && value.from.type === 'player') return countersOf(value.items);
      return others && value.k === 'lose' ? countersOf(value.items) : [];
    }
    if (!others) return [];
    if (this.unions.isOf('num', value)) return value.k === 'counter' ? [value.counter] : [];
    if (!this.unions.isOf('cost', value)) return [];
    return value.k === 'amounts' || value.k === 'less' ? value.alternatives.flat().map(({ counter }) => counter) : [];
  }
}

const OF_OTHERS: ReadonlySet<Num['k']> = new Set(['over-players', 'for-player', 'count-players']);

/** Whether a player chooses in it; what is several steps is looked ahead at where one of them asks. */
const letsChoose = (effect: Effect): boolean =>
  (effect.k === 'block' && effect.mode === 'parts') ||
  (effect.k === 'then' ? someNode(rootOf('effect', effect), { effect: asksItself }) : asksItself(effect));

function asksItself(effect: Effect): boolean {
  const { asks } = effectFacts(effect.k);
  return typeof asks === 'boolean' ? asks : asks(effect);
}

const countersOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ what }) => (what.k === 'counter' ? [what.counter] : what.k === 'class' ? what.counters : []));
