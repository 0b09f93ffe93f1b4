/** Which options change anything in a game: what is known before a game begins leaves out parts of its rules. */
import { barrenZones, doesNothing } from './barren-zones.ts';
import type { Cond, Num } from '../semantics/ir.ts';
import type { OptionValues } from './game-setup.ts';
import { modelRoot } from './model-roots.ts';
import type { PackModel } from './model.ts';
import { NodeUnions } from '../semantics/visit-ir.ts';

type Node = Record<string, unknown>;

/** What is known of a game, in which one option may have any value. */
interface Known {
  players: number;
  options: OptionValues;
  open: string;
}

/** The given options that differ from the defaults, and on which nothing in a game of so many players depends. */
export function optionsWithoutEffect(model: PackModel, players: number, given: OptionValues): string[] {
  const defaults = Object.fromEntries(model.options.map(({ id, default: usual }) => [id, usual]));
  return Object.keys(given).filter(
    (id) =>
      String(given[id]) !== String(defaults[id]) &&
      !new Search(model, { players, options: { ...defaults, ...given }, open: id }).isRead(),
  );
}

/** Visits what may be done in a game, from its procedure; cards count if a zone in which they begin is named by what is visited. */
class Search {
  readonly #model: PackModel;
  readonly #known: Known;
  readonly #procedures = new Set<string>();
  readonly #zones = new Set<string>();
  readonly #zoneIds: ReadonlySet<string>;
  readonly #unions: NodeUnions;
  readonly #barren: ReadonlySet<string>;
  #found = false;

  constructor(model: PackModel, known: Known) {
    this.#model = model;
    this.#known = known;
    this.#zoneIds = new Set(model.zones.map(({ id }) => id));
    this.#unions = new NodeUnions(modelRoot(model));
    this.#barren = barrenZones(model, this.#unions, (component) => isAbsent(component, known));
  }

  isRead(): boolean {
    const { cards, procedures: _, options: __, zones, decks, ...others } = this.#model;
    this.#visit(others);
    this.#visit(decks.map(({ routes }) => routes));
    for (const zone of zones) if (zone.listening) this.#zones.add(zone.id);
    this.#procedure('game');
    // the zones that cards name make further cards count
    const left = new Set(cards);
    for (let before = -1; before !== left.size && !this.#found;) {
      before = left.size;
      for (const card of left) {
        const deck = decks.find(({ id }) => id === card.deck);
        if (!deck || !this.#zones.has(deck.starts)) continue;
        left.delete(card);
        this.#visit(card);
      }
    }
    return this.#found;
  }

  #procedure(id: string): void {
    if (this.#procedures.has(id)) return;
    this.#procedures.add(id);
    this.#visit(this.#model.procedures.find((procedure) => procedure.id === id)?.steps);
  }

  #visit(value: unknown): void {
    if (this.#found) return;
    if (typeof value === 'string' && this.#zoneIds.has(value)) this.#zones.add(value);
    if (Array.isArray(value)) for (const item of value) this.#visit(item);
    else if (typeof value === 'object' && value !== null) this.#node(value as Node);
  }

  #node(node: Node): void {
    if (isAbsent(node, this.#known) || this.#isSettled(node)) return;
    for (const [key, inner] of Object.entries(node)) if (key !== 'origin' && key !== 'notes') this.#visit(inner);
  }

  /** Whether no more of it has to be looked at. */
  #isSettled(node: unknown): boolean {
    if (this.#unions.isOf('num', node) && node.k === 'option') return this.#read(node.option);
    if (this.#unions.isOf('cond', node)) {
      return node.k === 'option-is' ? this.#read(node.option) : valueOf(node, this.#known) !== undefined;
    }
    if (!this.#unions.isOf('effect', node)) return false;
    if (node.k === 'do') this.#procedure(node.procedure);
    else if (node.k !== 'if') return false;
    else if (!doesNothing(node, this.#model, this.#barren)) {
      const test = valueOf(node.test, this.#known);
      if (test === undefined) this.#visit(node.test);
      if (test !== false) this.#visit(node.then);
      if (test !== true) this.#visit(node.otherwise);
    }
    return true;
  }

  #read(option: string): true {
    this.#found ||= option === this.#known.open;
    return true;
  }
}

/** Of a component that takes no part, whatever the option is. */
function isAbsent({ players, when }: Node, known: Known): boolean {
  if (Array.isArray(players) && players.length > 0 && players.every((count) => typeof count === 'number')) {
    if (!players.includes(known.players)) return true;
  }
  return typeof when === 'object' && when !== null && valueOf(when as Cond, known) === false;
}

/** Undefined where it depends on the open option, or on the course of the game. */
function valueOf(test: Cond, known: Known): boolean | undefined {
  switch (test.k) {
    case 'option-is':
      return test.option === known.open ? undefined : String(known.options[test.option]) === test.value;
    case 'and':
    case 'or': {
      const values = test.of.map((one) => valueOf(one, known));
      const decisive = test.k === 'or';
      if (values.includes(decisive)) return decisive;
      return values.includes(undefined) ? undefined : !decisive;
    }
    case 'not': {
      const value = valueOf(test.of, known);
      return value === undefined ? undefined : !value;
    }
    case 'compare': {
      const [a, b] = [numberOf(test.a, known), numberOf(test.b, known)];
      return a === undefined || b === undefined ? undefined : COMPARE[test.op](a, b);
    }
    default:
      return undefined;
  }
}

const COMPARE: Record<(Cond & { k: 'compare' })['op'], (a: number, b: number) => boolean> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

function numberOf(num: Num, { players, options, open }: Known): number | undefined {
  switch (num.k) {
    case 'const':
      return num.n;
    case 'players':
      return players;
    case 'option':
      return num.option === open ? undefined : Number(options[num.option]);
    default:
      return undefined;
  }
}
