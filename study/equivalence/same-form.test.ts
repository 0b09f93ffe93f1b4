/** Laws of forms: what they make the same is the same in play, and what is nearly so is not the same by form. */
import { describe, expect, it } from 'vitest';
import { parseProgram } from '../../dsl/internal.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { smallPack } from '../../test/support/small-pack.ts';
import { sampleOf } from '../../test/support/width.ts';
import { compareByPlay } from './compare-by-play.ts';
import { formByLaws } from './same-form.ts';

const FARM = smallPack(`pack: farm
version: 1.0.0
players: [2]
score: coin
ranking: [most coin]
counters: {coin: {}, seed: {}}
pieces:
  hut: {cost: 1 coin, where: empty lot}
  mill: {cost: 1 seed, where: empty lot}
site-kinds: {lot: {}}
boards:
  field: {sites: {p1: {kind: lot}, p2: {kind: lot, adjacent: [p1]}, p3: {kind: lot, adjacent: [p2]}}}
  meadow: {sites: {m1: {kind: lot}, m2: {kind: lot, adjacent: [m1]}, m3: {kind: lot, adjacent: [m2]}}}
procedures:
  game: {deal: deal boards, play: "repeat 9 times: each player: do turn", end: end game}
  turn: {build: build hut or build mill or gain 1 coin or gain 1 seed}
`);

function form(text: string): string {
  const { ast, problems } = parseProgram(text);
  expect(problems, text).toEqual([]);
  return formByLaws(ast!, FARM.sources.symbols);
}

describe('the same by form', () => {
  it.each([
    ['if coins >= 2: gain 1 seed', 'if coins > 1: gain 1 seed'],
    ['if coins >= 2: gain 1 seed', 'if 2 <= coins: gain 1 seed'],
    ['if coins >= 2: gain 1 seed', 'if not (coins < 2): gain 1 seed'],
    ['if huts = 0: gain 1 seed', 'if not hut: gain 1 seed'],
    ['if hut: gain 1 seed', 'if huts > 0: gain 1 seed'],
    ['if coins >= 2: gain 1 coin else: gain 1 seed', 'if coins < 2: gain 1 seed else: gain 1 coin'],
    ['if coins >= 2 and seeds = 1: gain 1 coin', 'if seeds = 1: if coins >= 2: gain 1 coin'],
    ['if not (hut and coins >= 2): gain 1 coin', 'if huts = 0 or coins < 2: gain 1 coin'],
    ['gain (1 + huts + 2) coins', 'gain (huts + 3) coins'],
    ['gain 2 coins per hut', 'gain (huts * 2) coins'],
    ['gain 2 coins per 3 huts', 'gain (2 * (huts / 3)) coins'],
    ['gain 1 coin or gain 1 seed or build hut', 'build hut or (gain 1 seed or gain 1 coin)'],
    ['when you build hut or you build mill: gain 1 coin', 'when you build mill or you build hut: gain 1 coin'],
  ])('%s = %s', (a, b) => expect(form(a)).toBe(form(b)));
});

describe('not the same by form', () => {
  it.each([
    ['if coins >= 2: gain 1 seed', 'if coins >= 3: gain 1 seed'],
    ['if coins > huts: gain 1 seed', 'if coins < huts: gain 1 seed'],
    ['if coins >= 2 or seeds = 1: gain 1 coin', 'if seeds = 1: if coins >= 2: gain 1 coin'],
    ['if hut: if mill: gain 1 coin else: gain 1 seed', 'if hut and mill: gain 1 coin else: gain 1 seed'],
    ['gain (coins - huts) seeds', 'gain (huts - coins) seeds'],
    ['gain 2 coins per 3 huts', 'gain (2 * huts / 3) coins'],
    ['gain 1 coin then gain 1 seed', 'gain 1 seed then gain 1 coin'],
    ['best by coin: gain 1 coin or gain 1 seed', 'best by coin: gain 1 seed or gain 1 coin'],
    // of what is gained at once the first one that is listened for counts
    [
      'when you gain coin or you gain seed: gain amount coins',
      'when you gain seed or you gain coin: gain amount coins',
    ],
  ])('%s | %s', (a, b) => expect(form(a)).not.toBe(form(b)));
});

/** Effects of a small grammar by a seed: many of them have equal forms. */
function effects(n: number): string[] {
  const source = new ChoiceSource(11);
  const pick = (...list: (() => string)[]): string => list[source.below(list.length)]();
  const amount = (): string =>
    pick(
      () => String(source.below(3)),
      () => 'coins',
      () => 'huts',
      () =>
        `(${amount()} ${pick(
          () => '+',
          () => '*',
        )} ${amount()})`,
    );
  const test = (depth: number): string =>
    pick(
      () =>
        `${amount()} ${pick(
          () => '>=',
          () => '>',
          () => '<',
          () => '<=',
          () => '=',
          () => '!=',
        )} ${amount()}`,
      () =>
        pick(
          () => 'hut',
          () => 'not hut',
          () => 'huts = 0',
          () => 'huts >= 1',
        ),
      ...(depth > 0
        ? [
            () => `not (${test(depth - 1)})`,
            () =>
              `(${test(depth - 1)} ${pick(
                () => 'and',
                () => 'or',
              )} ${test(depth - 1)})`,
          ]
        : []),
    );
  const gain = (): string =>
    pick(
      () => 'gain 1 coin',
      () => 'gain 1 seed',
      () => `gain ${amount()} seeds`,
      () => 'gain 2 seeds per hut',
    );
  const effect = (depth: number): string =>
    depth === 0
      ? gain()
      : pick(
          () => `(if ${test(1)}: ${effect(depth - 1)})`,
          () => `(if ${test(1)}: ${effect(depth - 1)} else: ${effect(depth - 1)})`,
          () => `(${effect(depth - 1)} or ${effect(depth - 1)})`,
        );
  return Array.from({ length: n }, () => effect(1 + source.below(2)));
}

describe('in play', () => {
  const groups = new Map<string, Set<string>>();
  for (const text of effects(6000)) {
    const key = form(text);
    groups.set(key, (groups.get(key) ?? new Set()).add(text));
  }
  const pairs = [...groups.values()].flatMap((texts) => {
    const [first, ...others] = texts;
    return others.map((other) => [first, other] as const);
  });

  it('there are many of equal form', () => expect(pairs.length).toBeGreaterThan(200));

  it.each(sampleOf(pairs, 25))('%s = %s', (a, b) =>
    expect(compareByPlay(FARM, [a, b], { positions: 30 }).is).not.toBe('different'),
  );
});
