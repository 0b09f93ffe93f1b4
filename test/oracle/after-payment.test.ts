/**
 * ARCHITECTURE.md: an option that is offered can be completed. Here of what is paid for: whatever an effect asks for, the payment
 * before it may have taken away. Each effect word does its example behind each payment, by a player who has exactly what is
 * paid or little more, and every option that is offered is followed to the end; in a pack with lines `as soon as`, which may come
 * between, and in one without.
 */
import { expect, test } from 'vitest';
import { nodesOf, type PackModel, type Program } from '../../dsl/internal.ts';
import { readEffect } from '../../dsl/scenarios/read-scenarios.ts';
import { WORDS } from '../../dsl/words/registry.ts';
import { optionValues } from '../../interpreter/index.ts';
import { compileGame } from '../../interpreter/compile/compile-game.ts';
import { restorePosition } from '../../interpreter/machine/restore.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { LENGTH, STATUS, STATUS_ASKING } from '../../interpreter/position/layout.ts';
import { BY_CARD } from '../../interpreter/machine/codes.ts';
import { stagedCells } from '../../interpreter/scenario/staged-position.ts';
import { parsePosition } from '../../interpreter/setup/parse-position.ts';
import { onlyRun } from '../../interpreter/setup/presets.ts';
import { loaded } from '../support/packs.ts';
import { rounds, sampleOf } from '../support/width.ts';

const cities = loaded();
/** In every game: the card that pays, and those in hand. */
const [CARD, ...HAND] = cities.model.cards
  .filter(({ programs, players, when }) => 'effect' in programs && !players && !when)
  .map(({ id }) => id)
  .slice(0, 3);

/** What is paid; what follows stands in the place of E. These leave nothing at the first position. */
const ALL = [
  'pay 1 credit, 1 kelp, 1 steelplast, 1 science: E',
  'pay 1 credit, 1 kelp, 1 steelplast, 1 science then E',
];
const PAYMENTS = [
  ...ALL,
  'pay 1 credit: E',
  'pay 1 kelp: E',
  'pay 1 steelplast then E',
  'pay 1 science, 1 credit: E',
  'pay 1 credit or 1 kelp: E',
  'pay 1 credit to this: E',
  'choose another player then pay 1 credit to it: E',
  'pay 1 credit then pay 1 kelp: E',
  'up to 2 times: pay 1 credit: E',
];

/** What each word does, as its declaration shows it. */
const EXAMPLES = WORDS.flatMap(({ role, example }) => (role === 'immediate' ? [example] : []));

/** What asks for counters, whichever word does it. */
const VALUES = [
  'pay 1 credit',
  'pay 1 kelp: gain 1 point',
  'lose 1 credit then gain 1 point',
  'build city on building-site for 1 credit',
  'if credit >= 1: gain 1 point',
  'if kelp >= 1: gain 1 point else: gain 1 card',
  'gain 1 point per credit',
  'repeat kelp times: gain 1 point',
  'choose city where credit >= 1 then gain 1 point',
  'pick 1 to credit then gain amount points',
  'count kelp then lose amount credits',
];

const POSITIONS: Record<string, unknown>[] = [
  { me: { credit: 1, kelp: 1, steelplast: 1, science: 1, biomatter: 0, hand: HAND } },
  { me: { credit: 2, kelp: 0, steelplast: 1, science: 0, biomatter: 1 }, other: { credit: 1 } },
  { me: { credit: 3, kelp: 3, steelplast: 3, science: 3, biomatter: 1 } },
];

/** More choices of one effect at one position are not followed. */
const MOST = rounds(60, 2000);

const isListed = (model: PackModel): boolean => nodesOf(model, 'continuous', 'as-soon-as').length > 0;
const without: PackModel = {
  ...cities.model,
  cards: cities.model.cards.filter(({ continuous }) => continuous.every(({ k }) => k !== 'as-soon-as')),
};

test('one pack has lines `as soon as`, and the other has none', () => {
  expect([isListed(cities.model), isListed(without)]).toEqual([true, false]);
});

test.each([
  ['with as soon as', cities.model],
  ['without', without],
])('what is offered after a payment can be done, %s', (_, model) => {
  const words = [...behindPayments(EXAMPLES, ALL), ...sampleOf(behindPayments(EXAMPLES, PAYMENTS), 40)];
  const cases = [...behindPayments(VALUES, PAYMENTS), ...words].flatMap((text) => {
    const program = programOf(text);
    return program ? [{ text, program }] : [];
  });
  expect(cases.length).toBeGreaterThan(100);
  const options = optionValues(model, {});
  const compiled = compileGame(
    model,
    2,
    options,
    cases.map(({ program }) => program),
  );
  const vm = new Vm(compiled);
  const stuck: string[] = [];
  let chosen = 0;
  for (const entries of POSITIONS) {
    const { spec, problems } = parsePosition(entries, model, 2, options);
    const { cells, seats, problems: unplaced } = stagedCells(compiled, spec, null);
    expect([...problems, ...unplaced]).toEqual([]);
    const [card] = compiled.tables.cardsOf.get(CARD)!;
    for (const [extra, { text }] of cases.entries()) {
      restorePosition(vm, cells);
      onlyRun(vm, seats[0], () => compiled.extra[extra].start(vm, BY_CARD, card, card, card, 0));
      const { choices, ends } = follow(vm, vm.cells.slice(0, vm.cells[LENGTH]));
      chosen += choices;
      if (!ends) stuck.push(`${text} at ${JSON.stringify(entries)}`);
    }
  }
  expect(stuck).toEqual([]);
  expect(chosen).toBeGreaterThan(1000);
});

function behindPayments(effects: readonly string[], payments: readonly string[]): string[] {
  return effects.flatMap((effect) => payments.map((payment) => `may (${payment.replace('E', `(${effect})`)})`));
}

/** Null where the words cannot stand behind such a payment: what they name is bound elsewhere. */
function programOf(text: string): Program | null {
  const { program, problems } = readEffect(text, cities.sources.symbols, 'card', () => ({
    file: 'effect',
    line: 1,
    column: 1,
  }));
  return problems.length === 0 ? program : null;
}

/** Takes every option that is offered, and every one behind it, as far as `MOST`: how many, and whether all came to an end. */
function follow(vm: Vm, cells: Int32Array): { choices: number; ends: boolean } {
  const open = [cells];
  let choices = 0;
  for (let at = open.pop(); at !== undefined && choices < MOST; at = open.pop()) {
    restorePosition(vm, at);
    vm.run();
    if (vm.failed) return { choices, ends: false };
    if (vm.cells[STATUS] !== STATUS_ASKING) continue;
    const here = vm.cells.slice(0, vm.cells[LENGTH]);
    vm.enumerate();
    const codes: number[] = [];
    for (let i = 0; i < vm.optionCount; i++) if (vm.search.isLegal(vm, i)) codes.push(vm.options[i]);
    if (codes.length === 0) return { choices, ends: false };
    for (const code of codes) {
      restorePosition(vm, here);
      vm.enumerate();
      vm.choose(code);
      choices++;
      open.push(vm.cells.slice(0, vm.cells[LENGTH]));
      if (vm.failed) return { choices, ends: false };
    }
  }
  return { choices, ends: true };
}
