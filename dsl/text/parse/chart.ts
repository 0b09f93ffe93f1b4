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
  /** tokens that every match contains: a sentence without one of them has no match */
  readonly needs?: readonly string[];
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
  /** of the whole rule */
  needs?: readonly string[];
}

interface Cell {
  readonly results: { end: number; value: unknown }[];
  readonly listeners: ((end: number, value: unknown) => void)[];
  /** ids of the results, from the second one with the same end on */
  ids: Set<number> | undefined;
}

/** What is expected where any name fits. */
export const A_NAME = 'a name';
/** With more matches than this at one place a sentence is too ambiguous to parse. */
const MAX_MATCHES = 500;

export class Chart {
  private readonly cells = new Map<object, (Cell | undefined)[]>();
  /** the furthest token that some match reached, if `explains`; `expected` is what could have continued there */
  furthest = 0;
  /** matches were dropped, so that no result is reliable */
  overflowed = false;
  expected = new Set<string>();
  /** known names in a form that does not fit, with the text that would */
  readonly wrongForms: { at: number; end: number; said: string }[] = [];
  /** places of names in a form that fits */
  readonly correctForms = new Set<string>();
  /** `explains`: whether it notes what was expected, which takes time and is needed only for the message about a sentence */
  constructor(
    readonly tokens: readonly Token[],
    readonly explains = false,
  ) {
    this.words = new Set(tokens.map(({ text }) => text));
  }

  private readonly words: ReadonlySet<string>;
  /** Whether a rule may match anywhere in the sentence; what was expected is noted of every rule. */
  mayMatch({ needs }: { readonly needs?: readonly string[] }): boolean {
    return this.explains || !needs || needs.every((word) => this.words.has(word));
  }

  private readonly possible = new Map<Alternatives<unknown>, Alternatives<unknown>>();
  /** The alternatives that may match in the sentence. */
  possibleOf<T>(all: Alternatives<T>): Alternatives<T> {
    let some = this.possible.get(all) as Alternatives<T> | undefined;
    if (!some) {
      some = {
        alone: all.alone.filter((rule) => this.mayMatch(rule)),
        groups: all.groups.filter(({ all: led }) => led.some((one) => this.mayMatch(one))),
      };
      this.possible.set(all, some);
    }
    return some;
  }

  private readonly ids = new Map<object, number>();
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
    if (!this.explains || at < this.furthest) return;
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
    const listener = found as (end: number, value: unknown) => void;
    let places = this.cells.get(rule);
    if (!places) this.cells.set(rule, (places = []));
    const cell = places[at];
    if (cell) {
      cell.listeners.push(listener);
      // what is found meanwhile reaches the listener by itself
      const { results } = cell;
      for (let i = 0, count = results.length; i < count; i++) listener(results[i].end, results[i].value);
      return;
    }
    const fresh: Cell = { results: [], listeners: [listener], ids: undefined };
    places[at] = fresh;
    rule(this, at, (end, value) => {
      if (this.isKnown(fresh, end, value)) return;
      if (fresh.results.length >= MAX_MATCHES) {
        this.overflowed = true;
        return;
      }
      fresh.results.push({ end, value });
      const { listeners } = fresh;
      for (let i = 0, count = listeners.length; i < count; i++) listeners[i](end, value);
    });
  }

  /** Whether a cell has this result already; values are compared only where two results have the same end. */
  private isKnown(cell: Cell, end: number, value: unknown): boolean {
    const { results } = cell;
    if (!cell.ids) {
      if (results.every((result) => result.end !== end)) return false;
      cell.ids = new Set(results.map((result) => this.pairOf(result.end, result.value)));
    }
    const id = this.pairOf(end, value);
    if (cell.ids.has(id)) return true;
    if (results.length < MAX_MATCHES) cell.ids.add(id);
    return false;
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
type Match<T> = (chart: Chart, at: number, found: (end: number, value: T) => void) => void;
interface RuleFacts<T> {
  opening?: Opening | undefined;
  led?: Led<T> | undefined;
  needs?: readonly string[] | undefined;
}
/** A rule with what is known of it; `led` only where its opening is not known. */
function withFacts<T>(rule: Match<T>, { opening, led, needs }: RuleFacts<T>): Rule<T> {
  const known = needs && needs.length > 0 ? { needs } : {};
  return Object.assign(rule, opening ? { opening } : led ? { led: { ...led, ...known } } : {}, known);
}

/** Alternatives whose first token is not known: alone, and in groups that begin with the same rule. */
interface Alternatives<T> {
  readonly alone: readonly Rule<T>[];
  readonly groups: readonly LedGroup<T>[];
}
interface LedGroup<T> {
  readonly by: Rule<never>;
  readonly all: readonly Led<T>[];
  readonly next: ByToken<Led<T>>;
}

/** Rules by the token with which each begins, and those of which that is not known. */
class ByToken<R extends { readonly needs?: readonly string[] }> {
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
  /** The rules that may begin with the token there; the others are what is expected. */
  beginningAt(chart: Chart, at: number): readonly R[] {
    const token = chart.tokens[at]?.text;
    if (chart.explains && at >= chart.furthest) {
      for (const [other, { expects }] of this.known) if (other !== token) chart.expect(at, expects);
    }
    return (token !== undefined && this.known.get(token)?.rules) || NONE;
  }
}
const NONE: readonly never[] = [];

/** Alternatives; only rules that may begin with the token at hand are tried, and what several begin with is matched once. */
export function anyOf<T>(...rules: Rule<T>[]): Rule<T> {
  const first = new ByToken(rules, ({ opening }) => opening);
  const ledBy = new Map<Rule<never>, Led<T>[]>();
  for (const { led } of first.open) if (led) ledBy.set(led.by, [...(ledBy.get(led.by) ?? []), led]);
  const groups = [...ledBy].flatMap(([by, all]): LedGroup<T>[] =>
    all.length > 1 ? [{ by, all, next: new ByToken(all, ({ opening }) => opening) }] : [],
  );
  const alone = first.open.filter(({ led }) => !led || ledBy.get(led.by)!.length === 1);
  const others: Alternatives<T> = { alone, groups };
  const only = rules.length === 1 ? rules[0] : undefined;
  return withFacts<T>(
    (chart, at, found) => {
      for (const rule of first.beginningAt(chart, at)) if (chart.mayMatch(rule)) rule(chart, at, found);
      const possible = chart.possibleOf(others);
      for (const rule of possible.alone) rule(chart, at, found);
      for (const group of possible.groups) matchGroup(group, chart, at, found);
    },
    {
      opening: alone.length === 0 && groups.length === 0 && first.size === 1 ? rules[0].opening : undefined,
      needs: only?.needs,
    },
  );
}

function matchGroup<T>(
  { by, all, next }: LedGroup<T>,
  chart: Chart,
  at: number,
  found: (end: number, value: T) => void,
): void {
  by(chart, at, (mid, value) => {
    // a match may be dropped before anything is expected behind it, so at the frontier each says so itself
    if (chart.explains && mid >= chart.furthest) {
      for (const led of all) led.follow(chart, at, mid, value, found);
      return;
    }
    for (const led of next.beginningAt(chart, mid)) {
      if (chart.mayMatch(led)) led.follow(chart, at, mid, value, found);
    }
    for (const led of next.open) if (chart.mayMatch(led)) led.follow(chart, at, mid, value, found);
  });
}
/** Results changed; undefined drops one. */
export const map = <T, U>(
  rule: Rule<T>,
  change: (value: T, chart: Chart, at: number, end: number) => U | undefined,
): Rule<U> => {
  const { led, opening, needs } = rule;
  return withFacts<U>(
    (chart, at, found) =>
      rule(chart, at, (end, value) => {
        const changed = change(value, chart, at, end);
        if (changed !== undefined) found(end, changed);
      }),
    {
      opening,
      needs,
      led: {
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
    },
  );
};

export const tokenRule = (texts: readonly string[]): Rule<null> =>
  withFacts(
    (chart, at, found) => {
      for (let i = 0; i < texts.length; i++) {
        if (chart.tokens[at + i]?.text !== texts[i]) {
          chart.expect(at + i, texts.slice(i).join(' '));
          return;
        }
      }
      found(at + texts.length, null);
    },
    { opening: texts.length > 0 ? { token: texts[0], expects: texts.join(' ') } : undefined, needs: texts },
  );

export const sequence = <T>(rules: readonly Rule<T>[]): Rule<T[]> => {
  const step = (chart: Chart, i: number, from: number, before: T[], found: (end: number, value: T[]) => void): void => {
    if (i === rules.length) found(from, before);
    else rules[i](chart, from, (end, value) => step(chart, i + 1, end, [...before, value], found));
  };
  const [first, second] = rules;
  const led = first?.led;
  return withFacts<T[]>((chart, at, found) => step(chart, 0, at, [], found), {
    opening: first?.opening,
    needs: [...new Set(rules.flatMap(({ needs }) => needs ?? []))],
    led: led && {
      by: led.by,
      opening: led.opening === null ? (second ? second.opening : null) : led.opening,
      follow: (chart, at, mid, value, found) =>
        led.follow(chart, at, mid, value, (end, one) => step(chart, 1, end, [one], found)),
    },
  });
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
