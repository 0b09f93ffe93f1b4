/**
 * A recognizer that finds every parse: rules pass each match on as it is found, and matches are memoized by rule and position.
 * Rules may be left-recursive (`farms of a city of …`), and each place is parsed once per rule, whatever asks for it.
 */
import type { Token } from './tokens.ts';

/** Calls `found` for each match that begins at a token, with the index after its last token. */
export interface Rule<T> {
  (chart: Chart, at: number, found: (end: number, value: T) => void): void;
  /** the token with which every match begins, if there is only one, and what is expected there */
  readonly opening?: Opening;
  /** the rule with which every match begins, so that alternatives that begin alike match it once */
  readonly led?: Led<T>;
}
interface Opening {
  token: string;
  expects: string;
}
interface Led<T> {
  by: Rule<never>;
  /** goes on behind a match of `by` that ended at `mid` */
  follow(chart: Chart, at: number, mid: number, value: never, found: (end: number, value: T) => void): void;
  /** of what follows; null where nothing does */
  opening: Opening | undefined | null;
}

interface Cell {
  seen: Set<number>;
  results: { end: number; value: unknown }[];
  listeners: ((end: number, value: unknown) => void)[];
}

/** What is expected where any name fits. */
export const A_NAME = 'a name';
/** With more matches than this at one place a sentence is too ambiguous to parse. */
const MAX_MATCHES = 500;

export class Chart {
  private readonly cells = new Map<object, Map<number, Cell>>();
  /** the furthest token that some match reached; `expected` is what could have continued there */
  furthest = 0;
  /** matches were dropped, so that no result is reliable */
  overflowed = false;
  expected = new Set<string>();
  /** known names in a form that does not fit, with the text that would */
  readonly wrongForms: { at: number; end: number; said: string }[] = [];
  /** places of names in a form that fits */
  readonly correctForms = new Set<string>();
  constructor(readonly tokens: readonly Token[]) {}

  private readonly ids = new WeakMap<object, number>();
  private readonly shapes = new Map<string, number>();
  /** The same number for equal values; each object is visited once. */
  private idOf(value: unknown): number | string {
    if (typeof value !== 'object' || value === null) return `${value}`;
    const known = this.ids.get(value);
    if (known !== undefined) return known;
    let shape = Array.isArray(value) ? '[' : '';
    for (const key in value) shape += `${key}:${this.idOf((value as Record<string, unknown>)[key])},`;
    let id = this.shapes.get(shape);
    if (id === undefined) this.shapes.set(shape, (id = this.shapes.size));
    this.ids.set(value, id);
    return id;
  }

  expect(at: number, wanted: string): void {
    if (at < this.furthest) return;
    if (at > this.furthest) {
      this.furthest = at;
      this.expected = new Set();
    }
    this.expected.add(wanted);
  }

  private pairOf(end: number, value: unknown): number {
    const pair = `${end} ${this.idOf(value)}`;
    let id = this.shapes.get(pair);
    if (id === undefined) this.shapes.set(pair, (id = this.shapes.size));
    return id;
  }

  memoized<T>(rule: Rule<T>, at: number, found: (end: number, value: T) => void): void {
    let places = this.cells.get(rule);
    if (!places) this.cells.set(rule, (places = new Map()));
    const cell = places.get(at);
    if (cell) {
      const soFar = cell.results.slice();
      cell.listeners.push(found as (end: number, value: unknown) => void);
      for (const { end, value } of soFar) found(end, value as T);
      return;
    }
    const fresh: Cell = { seen: new Set(), results: [], listeners: [found as (end: number, value: unknown) => void] };
    places.set(at, fresh);
    rule(this, at, (end, value) => {
      const key = this.pairOf(end, value);
      if (fresh.seen.has(key)) return;
      if (fresh.results.length >= MAX_MATCHES) {
        this.overflowed = true;
        return;
      }
      fresh.seen.add(key);
      fresh.results.push({ end, value });
      for (const reader of fresh.listeners.slice()) reader(end, value);
    });
  }
}

export const memoized =
  <T>(rule: Rule<T>): Rule<T> =>
  (chart, at, found) =>
    chart.memoized(rule, at, found);
/** A rule that is made when first used, so that rules may refer to each other. */
export function lazy<T>(make: () => Rule<T>): Rule<T> {
  let made: Rule<T> | undefined;
  return (chart, at, found) => (made ??= make())(chart, at, found);
}
const withOpening = <T>(
  rule: (chart: Chart, at: number, found: (end: number, value: T) => void) => void,
  opening: Opening | undefined,
  led?: Led<T>,
): Rule<T> => (opening ? Object.assign(rule, { opening }) : led ? Object.assign(rule, { led }) : rule);

/** Rules by the token with which each begins, and those of which that is not known. */
class ByToken<R> {
  private readonly known = new Map<string, { expects: string; rules: R[] }>();
  readonly open: R[] = [];
  constructor(rules: readonly R[], openingOf: (rule: R) => Opening | null | undefined) {
    for (const rule of rules) {
      const opening = openingOf(rule);
      if (!opening) this.open.push(rule);
      else {
        const entry = this.known.get(opening.token);
        if (entry) entry.rules.push(rule);
        else this.known.set(opening.token, { expects: opening.expects, rules: [rule] });
      }
    }
  }
  get size(): number {
    return this.known.size;
  }
  /** Calls `use` for each rule that may begin with the token there; the others are what is expected. */
  at(chart: Chart, at: number, use: (rule: R) => void): void {
    const token = chart.tokens[at]?.text;
    const fitting = token === undefined ? undefined : this.known.get(token)?.rules;
    if (at >= chart.furthest) {
      for (const [other, { expects }] of this.known) if (other !== token) chart.expect(at, expects);
    }
    if (fitting) for (const rule of fitting) use(rule);
    for (const rule of this.open) use(rule);
  }
}

/** Alternatives; only rules that may begin with the token at hand are tried, and what several begin with is matched once. */
export function anyOf<T>(...rules: Rule<T>[]): Rule<T> {
  const first = new ByToken(rules, ({ opening }) => opening);
  const ledBy = new Map<Rule<never>, Led<T>[]>();
  for (const { led } of first.open) if (led) ledBy.set(led.by, [...(ledBy.get(led.by) ?? []), led]);
  const groups = [...ledBy].flatMap(([by, all]) =>
    all.length > 1 ? [{ by, all, next: new ByToken(all, ({ opening }) => opening) }] : [],
  );
  const alone = first.open.filter(({ led }) => !led || ledBy.get(led.by)!.length === 1);
  first.open.splice(0, first.open.length, ...alone);
  return withOpening(
    (chart, at, found) => {
      first.at(chart, at, (rule) => rule(chart, at, found));
      for (const { by, all, next } of groups) {
        by(chart, at, (mid, value) => {
          const use = (led: Led<T>): void => led.follow(chart, at, mid, value, found);
          // a match may be dropped before anything is expected behind it, so at the frontier each says so itself
          if (mid >= chart.furthest) all.forEach(use);
          else next.at(chart, mid, use);
        });
      }
    },
    rules.length > 0 && alone.length === 0 && groups.length === 0 && first.size === 1 ? rules[0].opening : undefined,
  );
}
/** Results changed; undefined drops one. */
export const map = <T, U>(
  rule: Rule<T>,
  change: (value: T, chart: Chart, at: number, end: number) => U | undefined,
): Rule<U> => {
  const { led } = rule;
  return withOpening<U>(
    (chart, at, found) =>
      rule(chart, at, (end, value) => {
        const changed = change(value, chart, at, end);
        if (changed !== undefined) found(end, changed);
      }),
    rule.opening,
    {
      by: led ? led.by : (rule as Rule<never>),
      opening: led ? led.opening : null,
      follow: (chart, at, mid, first, found) => {
        const changed = (end: number, value: T): void => {
          const made = change(value, chart, at, end);
          if (made !== undefined) found(end, made);
        };
        if (led) led.follow(chart, at, mid, first, changed);
        else changed(mid, first);
      },
    },
  );
};

export const tokenRule = (texts: readonly string[]): Rule<null> =>
  withOpening(
    (chart, at, found) => {
      for (let i = 0; i < texts.length; i++) {
        if (chart.tokens[at + i]?.text !== texts[i]) {
          chart.expect(at + i, texts.slice(i).join(' '));
          return;
        }
      }
      found(at + texts.length, null);
    },
    texts.length > 0 ? { token: texts[0], expects: texts.join(' ') } : undefined,
  );

export const sequence = <T>(rules: readonly Rule<T>[]): Rule<T[]> => {
  const step = (chart: Chart, i: number, from: number, before: T[], found: (end: number, value: T[]) => void): void => {
    if (i === rules.length) found(from, before);
    else rules[i](chart, from, (end, value) => step(chart, i + 1, end, [...before, value], found));
  };
  const [first, second] = rules;
  const led = first?.led;
  return withOpening<T[]>(
    (chart, at, found) => step(chart, 0, at, [], found),
    first?.opening,
    led && {
      by: led.by,
      opening: led.opening === null ? (second ? second.opening : null) : led.opening,
      follow: (chart, at, mid, value, found) =>
        led.follow(chart, at, mid, value, (end, one) => step(chart, 1, end, [one], found)),
    },
  );
};

/** `item`, or several with `between` and, before the last, `last`; without `last` everywhere `between`. */
export const listOf =
  <T>(item: Rule<T>, between: Rule<null>, last?: Rule<null>): Rule<T[]> =>
  (chart, at, found) => {
    const more = (from: number, before: T[]): void => {
      if (last) last(chart, from, (mid) => item(chart, mid, (end, value) => found(end, [...before, value])));
      between(chart, from, (mid) =>
        item(chart, mid, (end, value) => {
          if (!last) found(end, [...before, value]);
          more(end, [...before, value]);
        }),
      );
    };
    item(chart, at, (end, value) => {
      found(end, [value]);
      more(end, [value]);
    });
  };
