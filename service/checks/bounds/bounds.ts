/**
 * The bounds of a number over all possible games: an interval that certainly contains it. Unknown numbers are unbounded, so
 * a verdict of `never` is certain.
 */
import type { PackModel, Cards, Cond, Num } from '../../../dsl/internal.ts';
import { PossibleSites } from './possible-sites.ts';
import { contradict } from './contradictions.ts';
import type { Overview } from './overview.ts';

interface Interval {
  lo: number;
  hi: number;
}
type Verdict = 'never' | 'always' | 'either';

const ANYTHING: Interval = { lo: -Infinity, hi: Infinity };
const COUNT: Interval = { lo: 0, hi: Infinity };

export class Bounds {
  readonly #model: PackModel;
  #ever: PossibleSites | undefined;
  readonly #overview: Overview;

  /** `known`: numbers that are fixed in the case under examination. */
  constructor(
    model: PackModel,
    overview: Overview,
    private readonly known: { players?: number; options?: Record<string, string | number> } = {},
  ) {
    this.#model = model;
    this.#overview = overview;
  }

  get #sites(): PossibleSites {
    return (this.#ever ??= new PossibleSites(this.#model, this.#overview));
  }

  of(num: Num): Interval {
    switch (num.k) {
      case 'const':
        return { lo: num.n, hi: num.n };
      case 'counter':
      case 'marks':
      case 'lying':
      case 'done-in-period':
      case 'periods-left':
      case 'distance':
      case 'ports':
        return COUNT;
      case 'constant': {
        const found = this.#model.constants.find(({ id }) => id === num.constant);
        return found && !this.#overview.changed.has(num.constant) ? this.of(found.value) : ANYTHING;
      }
      case 'option': {
        const value = Number(this.known.options?.[num.option]);
        return Number.isNaN(value) ? ANYTHING : { lo: value, hi: value };
      }
      case 'players':
        return this.known.players === undefined
          ? { lo: 1, hi: Infinity }
          : { lo: this.known.players, hi: this.known.players };
      case 'seat':
      case 'place':
        return { lo: 1, hi: this.known.players ?? Infinity };
      case 'on-turn':
        return { lo: 0, hi: this.known.players ?? Infinity };
      case 'var':
      case 'card-number':
      case 'attribute':
      case 'value-of':
        return ANYTHING;
      case 'count-sites':
        return { lo: 0, hi: this.#sites.most(num.sites) };
      case 'count-kinds':
        return { lo: 0, hi: Math.min(this.#sites.most(num.sites), this.#model.pieces.length) };
      case 'count-cards':
        return { lo: 0, hi: this.#cards(num.cards) };
      case 'count-slots':
        return { lo: 0, hi: this.#model.slots.length };
      case 'count-players':
        return { lo: 0, hi: (this.known.players ?? Infinity) - (num.players.others ? 1 : 0) };
      case 'for-player':
        return this.of(num.of);
      case 'supply': {
        const supply = this.#model.pieces.find(({ id }) => id === num.piece)?.supply;
        return { lo: 0, hi: supply ? this.of(supply).hi : Infinity };
      }
      case 'space': {
        const spaces = this.#model.tracks.find(({ id }) => id === num.track)?.spaces.map((space) => space.number) ?? [];
        return spaces.length > 0 ? { lo: Math.min(...spaces), hi: Math.max(...spaces) } : ANYTHING;
      }
      case 'arith':
        return arithmetic(num.op, this.of(num.a), this.of(num.b));
      case 'extreme': {
        const of = num.of.map((part) => this.of(part));
        const best = num.fn === 'min' ? Math.min : Math.max;
        return { lo: best(...of.map(({ lo }) => lo)), hi: best(...of.map(({ hi }) => hi)) };
      }
      case 'table':
        return union([...num.rows.map(([, value]) => this.of(value)), this.of(num.otherwise)]);
      case 'over-pieces':
      case 'over-sites':
      case 'over-players':
      case 'over-cards':
      case 'over-slots':
        return this.#over(num);
    }
  }

  /** Whether a condition can hold. */
  verdict(test: Cond): Verdict {
    switch (test.k) {
      case 'compare':
        if (contradict([test])) return 'never';
        if (contradict([{ k: 'not', of: test }])) return 'always';
        return compare(test.op, this.of(test.a), this.of(test.b));
      case 'and': {
        const of = test.of.map((part) => this.verdict(part));
        if (of.includes('never') || contradict(test.of)) return 'never';
        return of.every((v) => v === 'always') ? 'always' : 'either';
      }
      case 'or': {
        const of = test.of.map((part) => this.verdict(part));
        // one of them is true, if it cannot be that none is
        if (of.includes('always') || contradict([{ k: 'not', of: test }])) return 'always';
        return of.every((v) => v === 'never') ? 'never' : 'either';
      }
      case 'not':
        return ({ never: 'always', always: 'never', either: 'either' } as const)[this.verdict(test.of)];
      case 'some-sites':
        return this.#sites.most(test.sites) === 0 ? 'never' : 'either';
      case 'some-cards':
        return this.#cards(test.cards) === 0 ? 'never' : 'either';
      case 'some-slots':
        return this.#model.slots.length === 0 ? 'never' : 'either';
      case 'option-is': {
        const value = this.known.options?.[test.option];
        return value === undefined ? 'either' : String(value) === test.value ? 'always' : 'never';
      }
      default:
        return 'either';
    }
  }

  /** The number of cards of a kind. */
  #cards(cards: Cards): number {
    const count = (test: (card: PackModel['cards'][number]) => boolean): number =>
      this.#model.cards.filter(test).reduce((sum, { copies }) => sum + copies, 0);
    switch (cards.k) {
      case 'type':
        return count(({ type }) => type === cards.type);
      case 'deck':
        return count(({ deck }) => deck === cards.deck);
      case 'class':
        return count(({ deck, type }) => cards.decks.includes(deck) || cards.types.includes(type));
      case 'id':
        return count(({ id }) => id === cards.id);
      case 'color':
        return count(({ color }) => color === cards.color);
      case 'and':
        return Math.min(...cards.of.map((part) => this.#cards(part)));
      case 'or':
        return cards.of.reduce((sum, part) => sum + this.#cards(part), 0);
      case 'such-that':
        return this.#cards(cards.base);
      case 'var':
        return 1;
      case 'top':
        return Math.min(
          this.of(cards.n).hi,
          count(() => true),
        );
      default:
        return count(() => true);
    }
  }

  #over(num: Num & { k: 'over-pieces' | 'over-sites' | 'over-cards' | 'over-slots' | 'over-players' }): Interval {
    const of = this.of(num.body);
    if (num.fn === 'min' || num.fn === 'max') return union([of, { lo: 0, hi: 0 }]);
    const n =
      num.k === 'over-pieces'
        ? num.pieces.length
        : num.k === 'over-sites'
          ? this.#sites.most(num.sites)
          : num.k === 'over-cards'
            ? this.#cards(num.cards)
            : num.k === 'over-players'
              ? (this.known.players ?? Infinity)
              : this.#model.slots.length;
    if (num.fn === 'different') return { lo: 0, hi: Math.min(n, of.hi - of.lo + 1) };
    // of an unknown number of players
    if (n === Infinity) return { lo: of.lo < 0 ? -Infinity : 0, hi: of.hi > 0 ? Infinity : 0 };
    return { lo: of.lo < 0 ? of.lo * n : 0, hi: of.hi > 0 ? of.hi * n : 0 };
  }
}

function arithmetic(op: '+' | '-' | '*' | '/' | 'mod', a: Interval, b: Interval): Interval {
  switch (op) {
    case '+':
      return { lo: a.lo + b.lo, hi: a.hi + b.hi };
    case '-':
      return { lo: a.lo - b.hi, hi: a.hi - b.lo };
    case '*':
    case '/': {
      if (op === '/' && b.lo <= 0) return ANYTHING;
      const ends = [a.lo, a.hi].flatMap((x) =>
        [b.lo, b.hi].map((y) => (x === 0 ? 0 : op === '*' ? (y === 0 ? 0 : x * y) : Math.floor(x / y))),
      );
      return { lo: Math.min(...ends), hi: Math.max(...ends) };
    }
    case 'mod':
      return b.lo > 0 ? { lo: 0, hi: b.hi - 1 } : ANYTHING;
  }
}

const union = (of: Interval[]): Interval => ({
  lo: Math.min(...of.map(({ lo }) => lo)),
  hi: Math.max(...of.map(({ hi }) => hi)),
});

function compare(op: (Cond & { k: 'compare' })['op'], a: Interval, b: Interval): Verdict {
  const verdict = (always: boolean, never: boolean): Verdict => (always ? 'always' : never ? 'never' : 'either');
  const single = a.lo === a.hi && b.lo === b.hi && a.lo === b.lo;
  const apart = a.hi < b.lo || b.hi < a.lo;
  switch (op) {
    case '=':
      return verdict(single, apart);
    case '!=':
      return verdict(apart, single);
    case '<':
      return verdict(a.hi < b.lo, a.lo >= b.hi);
    case '<=':
      return verdict(a.hi <= b.lo, a.lo > b.hi);
    case '>':
      return verdict(a.lo > b.hi, a.hi <= b.lo);
    case '>=':
      return verdict(a.lo >= b.hi, a.hi < b.lo);
  }
}
