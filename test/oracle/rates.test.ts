/**
 * Payments with rates and stand-ins. A payment must be listed if and only if arithmetic finds a way to it: some batches of
 * each rate taken out of the price, then some of each counter covered by what stands for it. Every payment that the player
 * could make at all is tried, so nothing is taken from the finder that is judged.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, optionValues } from '../../interpreter/index.ts';
import { USE_BUILD } from '../../interpreter/machine/codes.ts';
import { NOTHING_MORE } from '../../interpreter/machine/growth.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { packOf } from '../support/packs.ts';

const COUNTERS = ['wood', 'stone', 'gold', 'salt'] as const;
type Amounts = readonly number[];
interface Rate {
  pay: Amounts;
  instead: Amounts;
}
interface Case {
  have: Amounts;
  price: Amounts;
  discount: Amounts;
  surcharge: Amounts;
  rates: readonly Rate[];
  /** counters that salt stands for */
  saltFor: readonly number[];
}

const amounts = (max: number): fc.Arbitrary<Amounts> => fc.tuple(...COUNTERS.map(() => fc.nat(max)));
const someOf = (max: number): fc.Arbitrary<Amounts> => amounts(max).filter((all) => all.some((n) => n > 0));
const cases: fc.Arbitrary<Case> = fc.record({
  have: amounts(4),
  price: someOf(3),
  discount: amounts(1),
  surcharge: amounts(1),
  rates: fc.array(fc.record({ pay: someOf(2), instead: someOf(2) }), { minLength: 1, maxLength: 2 }),
  saltFor: fc.subarray([0, 1, 2]),
});

const written = (all: Amounts): string =>
  all.flatMap((n, i) => (n > 0 ? [`${n} ${COUNTERS[i]}`] : [])).join(', ') || 'free';

function machineOf({ have, price, discount, surcharge, rates, saltFor }: Case): Vm {
  const rules = [
    ...rates.map(({ pay, instead }) => `let pay ${written(pay)} instead of ${written(instead)} when building huts`),
    ...(discount.some((n) => n > 0) ? [`discount ${written(discount)} on building huts`] : []),
    ...(saltFor.length > 0 ? [`let salt stand for ${saltFor.map((i) => COUNTERS[i]).join(' and ')}`] : []),
  ];
  const tax = surcharge.some((n) => n > 0) ? `, surcharge: "${written(surcharge)}"` : '';
  const model = packOf(`
pack: prices
title: Prices
version: 1.0.0
players: [1]
score: wood
ranking: [most wood]
counters: {${COUNTERS.map((name, i) => `${name}: {start: ${have[i]}}`).join(', ')}}
pieces: {hut: {plural: huts, cost: "${written(price)}", where: empty field}}
site-kinds: {field: {}}
boards: {farm: {of: player, sites: {f1: {kind: field${tax}}}}}
rules:
${rules.map((rule) => `  - ${rule}`).join('\n')}
procedures:
  game:
    deal: deal boards
    wait: "each player: confirm go-on"
    end: end game
`);
  const vm = new Vm(compile(model, 1, optionValues(model, {})));
  startPosition(vm, 1);
  vm.player = 0;
  return vm;
}

/** All payments that are right, by arithmetic. */
function payments({ have, price, discount, surcharge, rates, saltFor }: Case): Set<string> {
  const right = new Set<string>();
  const due = price.map((n, i) => Math.max(0, n - discount[i]) + surcharge[i]);
  for (const batches of upTo(rates.map(() => Math.max(...due)))) {
    const replaced = due.map((_, i) => rates.reduce((sum, { instead }, r) => sum + batches[r] * instead[i], 0));
    if (replaced.some((n, i) => n > due[i])) continue;
    const asked = due.map((n, i) => n - replaced[i] + rates.reduce((sum, { pay }, r) => sum + batches[r] * pay[i], 0));
    for (const covered of upTo(asked.map((n, i) => (saltFor.includes(i) ? n : 0)))) {
      const paid = asked.map((n, i) => n - covered[i]);
      paid[3] += covered.reduce((sum, n) => sum + n, 0);
      if (paid.every((n, i) => n <= have[i])) right.add(paid.join(' '));
    }
  }
  return right;
}

/** Every vector of numbers, each from 0 to its largest. */
function upTo(most: Amounts): number[][] {
  return most.reduce<number[][]>(
    (all, max) => all.flatMap((one) => Array.from({ length: max + 1 }, (_, n) => [...one, n])),
    [[]],
  );
}

test('what is listed is what arithmetic finds', () => {
  let [payable, replaced, unpayable] = [0, 0, 0];
  fc.assert(
    fc.property(cases, (one) => {
      const vm = machineOf(one);
      const right = payments(one);
      const ask = { k: 'usual' } as const;
      const n = vm.payments.list(vm, ask, USE_BUILD, 0, 0);
      const listed = vm.payments.plans.slice(0, n).map((plan) => plan.join(' '));
      expect([...listed].sort()).toEqual([...right].sort());
      expect(vm.payments.canPay(vm, ask, USE_BUILD, 0, 0)).toBe(right.size > 0);
      if (right.size > 0) expect(vm.payments.isOutOfReach(vm, ask, USE_BUILD, 0, NOTHING_MORE)).toBe(false);
      if (right.size > 0) payable++;
      else unpayable++;
      if (right.size > 1) replaced++;
    }),
    { numRuns: 150 },
  );
  expect(payable).toBeGreaterThan(30);
  expect(replaced).toBeGreaterThan(15);
  expect(unpayable).toBeGreaterThan(30);
});
