/** What the player chooses one after the other, to do something with each: `each up to 3 …`, `move 2 cards …`, `dispose 2 cards …`. */
import type { Effect, Num, Origin } from '../../dsl/internal.ts';
import { AlikeChoice } from '../nodes/alike.ts';
import { Choose } from '../nodes/choose.ts';
import { type Beside, ChooseAnother, EachChosen } from '../nodes/each-chosen.ts';
import { chosenThen } from '../nodes/sequence.ts';
import { SomeCards } from '../nodes/some-cards.ts';
import type { CardsFn, NumFn } from '../machine/compiled-game.ts';
import type { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';
import type { Compiler, Context } from './compiler.ts';
import { compileNum, numberedColors, numberedTypes } from './numbers.ts';

type CompileEffect = (compiler: Compiler, effect: Effect, context: Context) => Node;
type Each = Extract<Effect, { k: 'each' }>;
type OfSome = Extract<Effect, { k: 'move' | 'dispose' }>;
type Some = NonNullable<OfSome['some']>;

/** In which contexts the choice is compiled, and what is done with each that is chosen. */
interface Contexts {
  choice: Context;
  body: Context;
}

/** `each up to 3 …`: up to three times, choose another one, then do it for that one. */
export function compileEachChosen(
  compiler: Compiler,
  compileEffect: CompileEffect,
  { over, v, effect, alike, origin }: Each,
  chosen: number[],
  { choice, body }: Contexts,
): Node {
  const choose = compileEffect(compiler, chooseFrom(over, v, origin), choice);
  const beside =
    alike && (over.k === 'cards' || over.k === 'slots') ? besideOf(compiler, over, alike, chosen, 1) : null;
  const another = chooseAnother(compiler, choose, chosen, beside);
  const steps = [another, compileEffect(compiler, effect, body)];
  const once = compiler.node(chosenThen(effect.origin, steps));
  once.growth = compiler.growth.effect(effect);
  return new EachChosen(origin, chosen, once, choice.chosen, choice.asksAmount);
}

function chooseAnother(compiler: Compiler, choose: Node, chosen: readonly number[], beside: Beside | null): Node {
  if (!(choose instanceof Choose)) throw new Error('what is chosen is no choice');
  const another = compiler.node(new ChooseAnother(choose.origin, choose, chosen, beside));
  another.growth = choose.growth;
  return another;
}

/** `move 2 cards …`, `dispose 2 cards …`: so many times, choose one and do it with that one. */
export function compileSome(
  compiler: Compiler,
  compileEffect: CompileEffect,
  { some: _, ...word }: OfSome,
  some: Some,
  context: Context,
): Node {
  const { cards, origin } = word;
  const { v, alike, chosen = [], all } = some;
  const act: Effect = { ...word, cards: { k: 'var', v } };
  const choose: Effect = { k: 'choose-card', cards, v, origin };
  const list = compiler.cards(cards);
  if (!alike) {
    const steps = [choose, act].map((effect) => ({ effect, may: false }));
    const once = compileEffect(compiler, { k: 'then', steps, origin }, context);
    return new SomeCards(origin, howMany(compileNum(compiler, some.n), list, word.k), once, all === true, []);
  }
  const n = constantOf(some.n);
  const beside = besideOf(compiler, { k: 'cards', cards }, alike, chosen, n);
  const another = chooseAnother(compiler, compileEffect(compiler, choose, context), chosen, beside);
  const steps = [another, compileEffect(compiler, act, context)];
  const once = compiler.node(chosenThen(origin, steps));
  once.growth = compiler.growth.effect(act);
  return new SomeCards(origin, (vm) => (beside.choice.most(listed(vm, beside)) < n ? 0 : n), once, false, chosen);
}

const constantOf = (n: Num): number => {
  if (n.k !== 'const') throw new Error('so many alike is no constant');
  return n.n;
};

/** As many as there are, of what is moved; of what is given up, all of them or none. */
const howMany = (n: NumFn, cards: CardsFn, word: OfSome['k']): NumFn =>
  word === 'move'
    ? (vm) => Math.min(n(vm), cards.count(vm))
    : (vm) => {
        const wanted = n(vm);
        return cards.count(vm) < wanted ? 0 : wanted;
      };

function listed(vm: Vm, { list, buffer }: Beside): Int32Array {
  const all = vm.closureBuffer(buffer);
  return all.subarray(0, list(vm, all));
}

function besideOf(
  compiler: Compiler,
  over: Extract<Each['over'], { k: 'cards' | 'slots' }>,
  { value, same }: NonNullable<Each['alike']>,
  chosen: readonly number[],
  n: number,
): Beside {
  const set = over.k === 'cards' ? compiler.cards(over.cards) : compiler.slots(over.slots);
  const values =
    value === 'type'
      ? numberedTypes(compiler.tables)
      : numberedColors(compiler.tables, over.k === 'cards' ? 'card' : 'slot');
  return {
    choice: new AlikeChoice(values, same, chosen),
    list: (vm, out) => set.list(vm, out),
    n,
    buffer: compiler.buffer(),
  };
}

function chooseFrom(over: Each['over'], v: number, origin: Origin): Effect {
  switch (over.k) {
    case 'sites':
      return { k: 'choose-site', sites: over.sites, v, origin };
    case 'cards':
      return { k: 'choose-card', cards: over.cards, v, origin };
    case 'slots':
      return { k: 'choose-slot', slots: over.slots, v, origin };
    default:
      throw new Error(`${over.k} cannot be chosen`);
  }
}
