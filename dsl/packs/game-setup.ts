/** The cards, slots, boards and goals of a game, which depend on the number of players and on the options. */
import type { Cond, Num } from '../semantics/ir.ts';
import type { BoardDef, PackModel } from './model.ts';

/** Values of all options of a pack, or only those that differ from the defaults. */
export type OptionValues = Record<string, string | number>;

/** Sections whose entries take part only with some numbers of players (`players`) or some options (`when`). */
export const LIMITED_SECTIONS = ['cards', 'slots', 'boards', 'goals'] as const;

/** A component with its limits; null: no limit. */
interface LimitedComponent {
  section: (typeof LIMITED_SECTIONS)[number];
  id: string;
  players: number[] | null;
  when: Cond | null;
}

/** All components that could have limits, section by section. */
export function limitedComponents(model: PackModel): LimitedComponent[] {
  return LIMITED_SECTIONS.flatMap((section) =>
    model[section].map(({ id, players, when }) => ({ section, id, players, when })),
  );
}

/** The component, if its section can have limits. */
export function limitedComponent(
  model: PackModel,
  section: string,
  id: string,
): Omit<LimitedComponent, 'section'> | undefined {
  let components = limitedByModel.get(model);
  if (!components) {
    // from the last, as of several with the same id the first counts
    const all = limitedComponents(model).reverse();
    limitedByModel.set(model, (components = new Map(all.map((one) => [`${one.section}/${one.id}`, one]))));
  }
  return components.get(`${section}/${id}`);
}
const limitedByModel = new WeakMap<PackModel, Map<string, LimitedComponent>>();

/** Whether a component takes part in a game. `options` must have a value for each option of the pack. */
export function inGame(
  { players: counts, when }: { players: number[] | null; when: Cond | null },
  players: number,
  options: OptionValues,
): boolean {
  return (counts === null || counts.includes(players)) && (when === null || optionHolds(when, players, options));
}

/** The boards that are dealt in such a game, in the order of the pack, each once per copy. */
export function boardsToDeal(model: PackModel, players: number, options: OptionValues): BoardDef[] {
  return model.boards
    .filter((board) => board.of === 'player' && inGame(board, players, options))
    .flatMap((board) => Array.from({ length: board.copies }, () => board));
}

/** The default options of a pack, overridden by those given. */
export function withDefaults(model: PackModel, given: OptionValues): OptionValues {
  let usual = defaults.get(model);
  if (!usual) {
    defaults.set(model, (usual = Object.fromEntries(model.options.map((option) => [option.id, option.default]))));
  }
  return { ...usual, ...given };
}
const defaults = new WeakMap<PackModel, OptionValues>();

/** All combinations of values of these options, the defaults first; the other options stay as they are by default. */
export function* optionCombinations(model: PackModel, ids: Iterable<string>): Generator<OptionValues> {
  const wanted = new Set(ids);
  const options = model.options.filter(({ id }) => wanted.has(id));
  function* from(i: number, chosen: OptionValues): Generator<OptionValues> {
    if (i === options.length) {
      yield chosen;
      return;
    }
    const { id, values, default: usual } = options[i];
    for (const value of [usual, ...values.filter((other) => other !== usual)]) {
      yield* from(i + 1, { ...chosen, [id]: value });
    }
  }
  yield* from(0, withDefaults(model, {}));
}

/** The ids of the options in a condition. */
export function optionsIn(test: Cond): string[] {
  switch (test.k) {
    case 'option-is':
      return [test.option];
    case 'and':
    case 'or':
      return test.of.flatMap(optionsIn);
    case 'not':
      return optionsIn(test.of);
    case 'compare':
      return [test.a, test.b].flatMap((side) => (side.k === 'option' ? [side.option] : []));
    default:
      return [];
  }
}

/** Whether a condition depends only on options and the number of players, which are known before a game begins. */
export function dependsOnOptionsOnly(test: Cond): boolean {
  switch (test.k) {
    case 'option-is':
      return true;
    case 'and':
    case 'or':
      return test.of.every(dependsOnOptionsOnly);
    case 'not':
      return dependsOnOptionsOnly(test.of);
    case 'compare':
      return [test.a, test.b].every((side) => ['const', 'players', 'option'].includes(side.k));
    default:
      return false;
  }
}

/** Conditions that depend on more are an error of the pack (`when-before-game`); here they count as false. */
function optionHolds(test: Cond, players: number, options: OptionValues): boolean {
  const holds = (inner: Cond): boolean => optionHolds(inner, players, options);
  switch (test.k) {
    case 'option-is':
      return String(options[test.option]) === test.value;
    case 'and':
      return test.of.every(holds);
    case 'or':
      return test.of.some(holds);
    case 'not':
      return !holds(test.of);
    case 'compare': {
      const value = (side: Num): number =>
        side.k === 'const'
          ? side.n
          : side.k === 'players'
            ? players
            : side.k === 'option'
              ? Number(options[side.option])
              : NaN;
      const a = value(test.a);
      const b = value(test.b);
      return test.op === '='
        ? a === b
        : test.op === '!='
          ? a !== b
          : test.op === '<'
            ? a < b
            : test.op === '<='
              ? a <= b
              : test.op === '>'
                ? a > b
                : a >= b;
    }
    default:
      return false;
  }
}
