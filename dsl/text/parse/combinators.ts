/** What rules are made of: tokens, sequences, alternatives and lists, each of which knows with what its matches begin. */
import type { Chart, Led, Rule } from './chart.ts';
import { type Begins, ByWord, eitherBegins, mayMatch, NOTHING, remembered, sequenceBegins } from './lookahead.ts';
import { Needs } from './needs.ts';
import { Selection } from './selection.ts';

/** A rule that is made when first used, so that rules may refer to each other. */
export function lazy<T>(make: () => Rule<T>): Rule<T> {
  let made: Rule<T> | undefined;
  return withFacts<T>((chart, at, found) => (made ??= make())(chart, at, found), {
    begins: (word) => {
      made ??= make();
      return !made.begins || made.begins(word);
    },
  });
}
type Match<T> = (chart: Chart, at: number, found: (end: number, value: T) => void) => void;
type RuleFacts<T> = Partial<Pick<Rule<T>, 'begins' | 'led' | 'needs'>>;

/** A rule with what is known of it. */
export const withFacts = <T>(match: Match<T>, facts: RuleFacts<T>): Rule<T> => Object.assign(match, facts);

/** A rule of one's own that matches only where the next word is such a one. */
export const startingWith = <T>(begins: Begins, match: Match<T>): Rule<T> =>
  withFacts(match, { begins: (word) => word !== NOTHING && begins(word) });

/** A rule of one's own that goes on behind a match of `first`, wherever it matches. */
export const beginningWith = <T>({ begins, needs }: Rule<unknown>, match: Match<T>): Rule<T> =>
  withFacts(match, { ...(begins && { begins }), ...(needs && { needs }) });

/** Matches no token, and anywhere. */
export const nothing = <T>(value: T): Rule<T> =>
  withFacts((_, at, found) => found(at, value), { begins: (word) => word === NOTHING });

/** Matches nowhere. */
export const never: Rule<never> = withFacts(() => {}, { begins: () => false });

/** Rules that begin with the same rule. */
interface LedGroup<T> {
  readonly by: Rule<never>;
  readonly all: Selection<Led<T>>;
  /** those that may go on with the word behind a match of `by` */
  readonly following: ByWord<Selection<Led<T>>>;
}

/** Alternatives that may match where a word is next. */
interface Alternatives<T> {
  readonly alone: Selection<Rule<T>>;
  readonly groups: readonly LedGroup<T>[];
}

/** Alternatives; only those that may begin with the word at hand are tried, and what several begin with is matched once. */
export function anyOf<T>(...rules: Rule<T>[]): Rule<T> {
  if (rules.length === 1) return rules[0];
  const all = grouped(rules);
  const likely = new ByWord((word): Alternatives<T> => ({
    alone: new Selection(all.alone.all.filter((rule) => mayMatch(rule, word))),
    groups: all.groups.filter(({ by }) => mayMatch(by, word)),
  }));
  return withFacts<T>(
    (chart, at, found) => {
      const { alone, groups } = chart.explains ? all : likely.of(chart.tokens[at]?.text);
      const possible = chart.possibleOf(alone);
      for (let i = 0; i < possible.length; i++) possible[i](chart, at, found);
      for (let i = 0; i < groups.length; i++) matchGroup(groups[i], chart, at, found);
    },
    { begins: remembered(eitherBegins(rules)) },
  );
}

function grouped<T>(rules: readonly Rule<T>[]): Alternatives<T> {
  const ledBy = new Map<Rule<never>, Led<T>[]>();
  for (const { led } of rules) if (led) ledBy.set(led.by, [...(ledBy.get(led.by) ?? []), led]);
  const groups = [...ledBy].flatMap(([by, all]): LedGroup<T>[] => (all.length < 2 ? [] : [groupOf(by, all)]));
  const isAlone = ({ led }: Rule<T>): boolean => !led || ledBy.get(led.by)!.length === 1;
  return { alone: new Selection(rules.filter(isAlone)), groups };
}

function groupOf<T>(by: Rule<never>, all: readonly Led<T>[]): LedGroup<T> {
  const following = new ByWord((word) => new Selection(all.filter(({ rest }) => mayMatch(rest, word))));
  return { by, all: new Selection(all), following };
}

function matchGroup<T>(group: LedGroup<T>, chart: Chart, at: number, found: (end: number, value: T) => void): void {
  if (chart.possibleOf(group.all).length === 0) return;
  group.by(chart, at, (mid, value) => {
    // a match may be dropped before anything is expected behind it, so where it explains each says so itself
    const likely = chart.explains ? group.all : group.following.of(chart.tokens[mid]?.text);
    const possible = chart.possibleOf(likely);
    for (let i = 0; i < possible.length; i++) possible[i].follow(chart, at, mid, value, found);
  });
}

/** Results changed; undefined drops one. */
export const map = <T, U>(
  rule: Rule<T>,
  change: (value: T, chart: Chart, at: number, end: number) => U | undefined,
): Rule<U> => {
  const { led, begins, needs } = rule;
  return withFacts<U>(
    (chart, at, found) =>
      rule(chart, at, (end, value) => {
        const changed = change(value, chart, at, end);
        if (changed !== undefined) found(end, changed);
      }),
    {
      ...(begins && { begins }),
      ...(needs && { needs }),
      led: {
        by: led ? led.by : (rule as Rule<never>),
        rest: led ? led.rest : nothing(null),
        ...(needs && { needs }),
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
  texts.length === 0
    ? nothing(null)
    : withFacts(
        (chart, at, found) => {
          for (let i = 0; i < texts.length; i++) {
            if (chart.tokens[at + i]?.text !== texts[i]) {
              chart.expect(at + i, texts.slice(i).join(' '));
              return;
            }
          }
          found(at + texts.length, null);
        },
        { begins: (word) => word === texts[0], needs: new Needs(texts) },
      );

export const sequence = <T>(rules: readonly Rule<T>[]): Rule<T[]> => {
  const step = (chart: Chart, i: number, from: number, before: T[], found: (end: number, value: T[]) => void): void => {
    if (i === rules.length) found(from, before);
    else rules[i](chart, from, (end, value) => step(chart, i + 1, end, [...before, value], found));
  };
  const led = rules[0]?.led;
  const needs = Needs.ofAll(rules);
  return withFacts<T[]>((chart, at, found) => step(chart, 0, at, [], found), {
    begins: sequenceBegins(rules),
    ...(needs && { needs }),
    ...(led && {
      led: {
        by: led.by,
        rest: { begins: sequenceBegins([led.rest, ...rules.slice(1)]) },
        ...(needs && { needs }),
        follow: (chart, at, mid, value, found) =>
          led.follow(chart, at, mid, value, (end, one) => step(chart, 1, end, [one], found)),
      },
    }),
  });
};

/** `item`, or several with `between` and, before the last, `last`; without `last` everywhere `between`. */
export const listOf = <T>(item: Rule<T>, between: Rule<null>, last?: Rule<null>): Rule<T[]> =>
  beginningWith<T[]>(item, (chart, at, found) => {
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
  });
