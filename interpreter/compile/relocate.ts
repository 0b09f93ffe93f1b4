/** `relocate A to B`: the piece is chosen, then the site, then it is moved; by steps, only what can be reached is offered. */
import type { Effect, Sites, Walk as WalkWords } from '../../dsl/internal.ts';
import { ChooseSite } from '../nodes/choose.ts';
import { members } from '../machine/board.ts';
import type { SitesFn } from '../machine/compiled-game.ts';
import { canLieAt } from '../machine/things-on-sites.ts';
import { ChooseEnd, ChooseWalker, ShiftThings, WalkPiece } from '../nodes/walk.ts';
import type { Walk } from '../machine/walks.ts';
import { MovePiece } from '../nodes/procedure-words.ts';
import { chooseThen } from './choose-then.ts';
import type { Node } from '../machine/node.ts';
import { compileNum } from './numbers.ts';
import type { Compiler, Context } from './compiler.ts';

type Relocate = Extract<Effect, { k: 'relocate' }>;

const OCCUPIED: Sites = { k: 'not', of: { k: 'empty' } };
const EMPTY: Sites = { k: 'empty' };

type Transfer = Extract<Effect, { k: 'transfer' }>;

/** `transfer 1 researcher from A to B`: from which site, then to which one. */
export function compileTransfer(compiler: Compiler, effect: Transfer, { asksAmount }: Context): Node {
  const { origin, sites, from, v, walk: words } = effect;
  const counter = compiler.tables.counter.get(effect.counter)!.index;
  const holding = compiler.sites(sites);
  const to = whereItMayLie(compiler, compiler.sites(effect.to), counter);
  const walk = words ? compileWalk(compiler, words) : null;
  const ends = walk && { walk, to };
  const choices = ends
    ? [new ChooseWalker(origin, holding, from, ends), new ChooseEnd(origin, v, from, ends, to)]
    : [new ChooseSite(origin, holding, from), new ChooseSite(origin, to, v)];
  const things = { from, to: v, counter, n: compileNum(compiler, effect.n) };
  return chooseThen(compiler, effect, choices, new ShiftThings(origin, things, walk, asksAmount));
}

/** Those of the sites on which the counter may lie. */
function whereItMayLie(compiler: Compiler, sites: SitesFn, counter: number): SitesFn {
  const register = compiler.register();
  const buffer = compiler.buffer();
  return (vm) => {
    const list = vm.closureBuffer(buffer);
    const n = members(vm, sites(vm), list);
    for (let w = 0; w < vm.setSize; w++) vm.sets[register + w] = 0;
    for (let i = 0; i < n; i++) {
      if (canLieAt(vm, list[i], counter)) vm.sets[register + (list[i] >> 5)] |= 1 << (list[i] & 31);
    }
    return register;
  };
}

export function compileRelocate(compiler: Compiler, effect: Relocate, context: Context): Node {
  const { walk } = effect;
  const [piece, end, move] = walk ? walking(compiler, effect, walk, context) : anywhere(compiler, effect);
  piece.isGiven = effect.sites.k === 'var';
  return chooseThen(compiler, effect, [piece, end], move);
}

/** Which piece, where to, and the movement. */
type Moving = readonly [ChooseSite, ChooseSite, Node];

const both = (compiler: Compiler, ...of: Sites[]) => compiler.sites({ k: 'and', of });

function anywhere(compiler: Compiler, { origin, sites, to, from, v }: Relocate): Moving {
  return [
    new ChooseSite(origin, both(compiler, sites, OCCUPIED), from),
    new ChooseSite(origin, both(compiler, to, EMPTY), v),
    new MovePiece(origin, from, v),
  ];
}

function walking(compiler: Compiler, effect: Relocate, words: WalkWords, { asksAmount }: Context): Moving {
  const { origin, sites, to, from, v } = effect;
  const walk = compileWalk(compiler, words);
  const ends = { walk, to: both(compiler, to, EMPTY) };
  return [
    new ChooseWalker(origin, both(compiler, sites, OCCUPIED), from, ends),
    new ChooseEnd(origin, v, from, ends, compiler.sites(to)),
    new WalkPiece(origin, from, v, walk, asksAmount),
  ];
}

const compileWalk = (compiler: Compiler, { n, exactly, ways, byPorts, through }: WalkWords): Walk => ({
  byPorts: byPorts === true,
  most: n ? compileNum(compiler, n) : null,
  exactly: exactly === true,
  ways: ways ? ways.flatMap((id) => compiler.tables.way.get(id) ?? []) : null,
  through: through ? compiler.sites(through) : null,
});
