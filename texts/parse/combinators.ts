/** What rules are made of: tokens, sequences, alternatives and lists, each of which knows with what its matches begin. */
import type { Chart, Led, Rule } from './chart.ts';
import {
  beginningWithWord,
  type Begins,
  ByBeginning,
  ByWord,
  mayMatch,
  NOTHING,
  remembered,
  sequenceBegins,
} from './lookahead.ts';
import { Needs } from './needs.ts';
import { type Alternatives, Selection } from './selection.ts';

/**
 * A rule that is made when it is first needed, so that rules may refer to each other, and sentences make only the rules that they may
 * match. `facts`: what is known of it without making it; without `begins` it is made to be asked.
 */
export function lazy<T>(make: () => Rule<T>, facts: Pick<RuleFacts<T>, 'begins' | 'needs'> = {}): Rule<T> {
  let made: Rule<T> | undefined;
  return withFacts<T>((chart, at, found) => (made ??= make())(chart, at, found), {
    ...facts,
    begins:
      facts.begins ??
      ((word) => {
        made ??= make();
        return !made.begins || made.begins(word);
      }),
  });
}
type Match<T> = (chart: Chart, at: number, found: (end: number, value: T) => void) => void;
type RuleFacts<T> = Partial<Pick<Rule<T>, 'begins' | 'led' | 'needs' | 'alternatives'>>;

/** A rule with what is known of it. A grammar has tens of thousands, so they are written one by one, and always in the same order. */
function withFacts<T>(match: Match<T>, { begins, led, needs, alternatives }: RuleFacts<T>): Rule<T> {
  const rule = match as { -readonly [key in keyof RuleFacts<T>]: Rule<T>[key] | undefined } & Match<T>;
  rule.begins = begins;
  rule.led = led;
  rule.needs = needs;
  rule.alternatives = alternatives;
  return rule;
}

/** A rule of one's own that matches only where the next word is such a one. */
export const startingWith = <T>(begins: Begins, match: Match<T>): Rule<T> =>
  withFacts(
    (chart, at, found) => {
      if (!chart.goesOnBehind(at)) match(chart, at, found);
    },
    { begins: (word) => word !== NOTHING && begins(word) },
  );

/** A rule of one's own that goes on behind a match of `first`, wherever it matches. */
export const beginningWith = <T>({ begins, needs }: Rule<unknown>, match: Match<T>): Rule<T> =>
  withFacts(match, { begins, needs });

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
interface Tried<T> {
  readonly alone: Selection<Rule<T>>;
  readonly groups: readonly LedGroup<T>[];
}

const itself = <T>(rule: Rule<T>): Rule<T> => rule;

/** Alternatives; only those that may begin with the word at hand are tried, and what several begin with is matched once. */
export function anyOf<T>(...nested: Rule<T>[]): Rule<T> {
  const rules = nested.length === 1 ? (nested[0].alternatives ?? nested) : nested.flatMap(alternativesOf);
  if (rules.length === 1) return rules[0];
  // alternatives that become part of others are never matched themselves
  let tried: TriedByWord<T> | undefined;
  let beginning: ByBeginning<Rule<T>> | undefined;
  return withFacts<T>(
    (chart, at, found) => {
      if (chart.goesOnBehind(at)) return;
      const { all, likely } = (tried ??= triedByWord(rules));
      const { alone, groups } = chart.triesAllAt(at) ? all : likely.of(chart.tokens[at]?.text);
      const possible = chart.possibleOf(alone);
      for (let i = 0; i < possible.rules.length; i++) {
        if (chart.mayFollow(possible.needs[i], at)) possible.rules[i](chart, at, found);
      }
      for (let i = 0; i < groups.length; i++) matchGroup(groups[i], chart, at, found);
    },
    { begins: remembered((word) => (beginning ??= new ByBeginning(rules, itself)).begins(word)), alternatives: rules },
  );
}

const alternativesOf = <T>(rule: Rule<T>): readonly Rule<T>[] => rule.alternatives ?? [rule];

/** Alternatives, and which of them may match where a word is next. */
interface TriedByWord<T> {
  readonly all: Tried<T>;
  readonly likely: ByWord<Tried<T>>;
}

function triedByWord<T>(rules: readonly Rule<T>[]): TriedByWord<T> {
  const all = grouped(rules);
  const alone = new ByBeginning(all.alone.rules, itself);
  const likely = new ByWord((word): Tried<T> => ({
    alone: new Selection(alone.before(word)),
    groups: all.groups.filter(({ by }) => mayMatch(by, word)),
  }));
  return { all, likely };
}

function grouped<T>(rules: readonly Rule<T>[]): Tried<T> {
  const ledBy = new Map<Rule<never>, Led<T>[]>();
  const leds = rules.map((rule) => rule.led?.());
  for (const led of leds) {
    // comparing words costs no more than looking up whether they were found
    if (!led || isWord(led.by)) continue;
    const others = ledBy.get(led.by);
    if (others) others.push(led);
    else ledBy.set(led.by, [led]);
  }
  const groups = [...ledBy].flatMap(([by, all]): LedGroup<T>[] => (all.length < 2 ? [] : [groupOf(by, all)]));
  const isAlone = (led: Led<T> | undefined): boolean => !led || isWord(led.by) || ledBy.get(led.by)!.length === 1;
  return { alone: new Selection(rules.filter((_, i) => isAlone(leds[i]))), groups };
}

const isWord = ({ begins }: Rule<never>): boolean => begins?.only !== undefined;

function groupOf<T>(by: Rule<never>, all: readonly Led<T>[]): LedGroup<T> {
  const rests = new ByBeginning(all, ({ rest }) => rest);
  const following = new ByWord((word) => new Selection(rests.before(word)));
  return { by, all: new Selection(all), following };
}

function matchGroup<T>(group: LedGroup<T>, chart: Chart, at: number, found: (end: number, value: T) => void): void {
  if (!mayFollowAny(chart.possibleOf(group.all), chart, at)) return;
  group.by(chart, at, (mid, value) => {
    // a match may be dropped before anything is expected behind it, so where it explains each says so itself
    if (chart.goesOnBehind(mid)) return;
    const likely = chart.triesAllAt(mid) ? group.all : group.following.of(chart.tokens[mid]?.text);
    const possible = chart.possibleOf(likely);
    for (let i = 0; i < possible.rules.length; i++) {
      if (chart.mayFollow(possible.needs[i], at)) possible.rules[i].follow(chart, at, mid, value, found);
    }
  });
}

function mayFollowAny({ needs }: Alternatives<unknown>, chart: Chart, at: number): boolean {
  for (let i = 0; i < needs.length; i++) if (chart.mayFollow(needs[i], at)) return true;
  return false;
}

const EMPTY = nothing(null);

/** The rule as one that begins with another: with itself, where it does not say so. */
const ledOf = <T>(rule: Rule<T>): Led<T> =>
  rule.led?.() ?? {
    by: rule as Rule<never>,
    rest: EMPTY,
    ...(rule.needs && { needs: rule.needs }),
    follow: (_chart, _at, mid, value, found) => found(mid, value),
  };

/** Results changed; undefined drops one. */
export const map = <T, U>(
  rule: Rule<T>,
  change: (value: T, chart: Chart, at: number, end: number) => U | undefined,
): Rule<U> => {
  const { begins, needs, alternatives } = rule;
  if (alternatives) return anyOf(...alternatives.map((one) => map(one, change)));
  return withFacts<U>(
    (chart, at, found) =>
      rule(chart, at, (end, value) => {
        const changed = change(value, chart, at, end);
        if (changed !== undefined) found(end, changed);
      }),
    {
      begins,
      needs,
      led: () => {
        const led = ledOf(rule);
        return {
          ...led,
          follow: (chart, at, mid, first, found) =>
            led.follow(chart, at, mid, first, (end, value) => {
              const changed = change(value, chart, at, end);
              if (changed !== undefined) found(end, changed);
            }),
        };
      },
    },
  );
};

export const tokenRule = (texts: readonly string[]): Rule<null> =>
  texts.length === 0
    ? nothing(null)
    : withFacts(
        (chart, at, found) => {
          if (chart.goesOnBehind(at)) return;
          for (let i = 0; i < texts.length; i++) {
            if (chart.tokens[at + i]?.text === texts[i]) continue;
            chart.expect(at + i, texts.slice(i).join(' '));
            const place = chart.completed(at + i, texts.slice(i));
            if (place !== undefined) found(place, null);
            return;
          }
          found(at + texts.length, null);
        },
        { begins: beginningWithWord(texts[0]), needs: Needs.of(texts) },
      );

/** One after the other; `join` adds what each of them found to what those before it did. */
function inOrder<T, A>(rules: readonly Rule<T>[], empty: A, join: (before: A, value: T, i: number) => A): Rule<A> {
  type Found = (end: number, value: A) => void;
  const match = (chart: Chart, i: number, from: number, before: A, found: Found): void => {
    if (i === rules.length) found(from, before);
    else rules[i](chart, from, (end, value) => match(chart, i + 1, end, join(before, value, i), found));
  };
  const needs = Needs.ofAll(rules);
  const led = (): Led<A> => {
    const first = ledOf(rules[0]);
    return {
      by: first.by,
      rest: { begins: sequenceBegins([first.rest, ...rules.slice(1)]) },
      ...(needs && { needs }),
      follow: (chart, at, mid, value, found) =>
        first.follow(chart, at, mid, value, (end, one) => match(chart, 1, end, join(empty, one, 0), found)),
    };
  };
  return withFacts<A>((chart, at, found) => match(chart, 0, at, empty, found), {
    begins: sequenceBegins(rules),
    needs,
    led: rules.length === 0 ? undefined : led,
  });
}

export const sequence = <T>(rules: readonly Rule<T>[]): Rule<T[]> =>
  inOrder<T, T[]>(rules, [], (before, value) => [...before, value]);

/** The named parts of a match. */
type Named = Readonly<Record<string, unknown>>;

/** One of several rules: with the name of what it finds, or with what is named in it. */
export type Part = { rule: Rule<Named | null>; name?: undefined } | { rule: Rule<unknown>; name: string };

/** One after the other, with what is named in them. */
export function namedParts(parts: readonly Part[]): Rule<Named> {
  const names = parts.map(({ name }) => name);
  const join = (before: Named, value: unknown, i: number): Named => {
    const name = names[i];
    if (name !== undefined) return { ...before, [name]: value };
    return value === null ? before : { ...before, ...(value as Named) };
  };
  return inOrder<unknown, Named>(
    parts.map(({ rule }) => rule),
    {},
    join,
  );
}

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
