/** What rules are made of: tokens, sequences, alternatives and lists, each of which knows with what its matches begin. */
import type { Chart, Led, Opening, Rule } from './chart.ts';
import { type Selectable, Selection } from './selection.ts';

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

interface LedGroup<T> {
  readonly by: Rule<never>;
  readonly all: Selection<Led<T>>;
  readonly next: ByToken<Led<T>>;
  readonly open: Selection<Led<T>>;
}

/** Rules by the token with which each begins, and those of which that is not known. */
class ByToken<R extends Selectable> {
  private readonly known = new Map<string, { expects: string; rules: Selection<R> }>();
  readonly open: readonly R[];
  constructor(rules: readonly R[], openingOf: (rule: R) => Opening | null | undefined) {
    const open: R[] = [];
    const byToken = new Map<string, { expects: string; rules: R[] }>();
    for (const rule of rules) {
      const opening = openingOf(rule);
      if (!opening) open.push(rule);
      else {
        const entry = byToken.get(opening.token);
        if (entry) entry.rules.push(rule);
        else byToken.set(opening.token, { expects: opening.expects, rules: [rule] });
      }
    }
    this.open = open;
    for (const [token, { expects, rules }] of byToken) this.known.set(token, { expects, rules: new Selection(rules) });
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
    const entry = token === undefined ? undefined : this.known.get(token);
    return entry ? chart.possibleOf(entry.rules) : NONE;
  }
}
const NONE: readonly never[] = [];

/** Alternatives; only rules that may begin with the token at hand are tried, and what several begin with is matched once. */
export function anyOf<T>(...rules: Rule<T>[]): Rule<T> {
  const first = new ByToken(rules, ({ opening }) => opening);
  const ledBy = new Map<Rule<never>, Led<T>[]>();
  for (const { led } of first.open) if (led) ledBy.set(led.by, [...(ledBy.get(led.by) ?? []), led]);
  const groups = [...ledBy].flatMap(([by, all]): LedGroup<T>[] => {
    if (all.length < 2) return [];
    const next = new ByToken(all, ({ opening }) => opening);
    return [{ by, all: new Selection(all), next, open: new Selection(next.open) }];
  });
  const alone = new Selection(first.open.filter(({ led }) => !led || ledBy.get(led.by)!.length === 1));
  const only = rules.length === 1 ? rules[0] : undefined;
  return withFacts<T>(
    (chart, at, found) => {
      for (const rule of first.beginningAt(chart, at)) rule(chart, at, found);
      for (const rule of chart.possibleOf(alone)) rule(chart, at, found);
      for (const group of groups) matchGroup(group, chart, at, found);
    },
    {
      opening: alone.all.length === 0 && groups.length === 0 && first.size === 1 ? rules[0].opening : undefined,
      needs: only?.needs,
    },
  );
}

function matchGroup<T>(
  { by, all, next, open }: LedGroup<T>,
  chart: Chart,
  at: number,
  found: (end: number, value: T) => void,
): void {
  if (chart.possibleOf(all).length === 0) return;
  by(chart, at, (mid, value) => {
    // a match may be dropped before anything is expected behind it, so at the frontier each says so itself
    if (chart.explains && mid >= chart.furthest) {
      for (const led of all.all) led.follow(chart, at, mid, value, found);
      return;
    }
    for (const led of next.beginningAt(chart, mid)) led.follow(chart, at, mid, value, found);
    for (const led of chart.possibleOf(open)) led.follow(chart, at, mid, value, found);
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
