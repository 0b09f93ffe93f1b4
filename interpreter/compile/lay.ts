/** `lay A on B so that C`: of several the player first chooses which, then where it lies and how it is turned. */
import { type Cond, type Effect, IT } from '../../dsl/internal.ts';
import type { Node } from '../machine/node.ts';
import { ChooseCard, ChoosePiece } from '../nodes/choose.ts';
import { LayCard, LayPiece, type Laying } from '../nodes/lay.ts';
import { chooseThen } from './choose-then.ts';
import type { Compiler } from './compiler.ts';
import { compileCond } from './numbers.ts';

type LayEffect = Extract<Effect, { k: 'lay-piece' | 'lay-card' }>;

export function compileLay(compiler: Compiler, effect: LayEffect): Node {
  const { origin, on, test, v } = effect;
  const laying: Laying = {
    on: on ? compiler.sites(on) : null,
    test: test ? compileCond(compiler, test) : null,
    meets: test !== undefined && needsMeeting(test, v),
    v,
  };
  if (effect.k === 'lay-piece') {
    const pieces = compiler.pieces(effect.pieces);
    if (pieces.length === 1) return new LayPiece(origin, laying, { is: pieces[0] });
    const choose = new ChoosePiece(origin, pieces, effect.kind);
    return chooseThen(compiler, effect, [choose], new LayPiece(origin, laying, { v: effect.kind }));
  }
  if (effect.cards.k === 'var') return new LayCard(origin, laying, effect.cards.v);
  const choose = new ChooseCard(origin, compiler.cards(effect.cards), v);
  return chooseThen(compiler, effect, [choose], new LayCard(origin, laying, v));
}

/** Whether the condition can only be true of what has a port that meets another one. */
function needsMeeting(test: Cond, v: number): boolean {
  if (test.k === 'and') return test.of.some((part) => needsMeeting(part, v));
  if (test.k !== 'compare' || test.b.k !== 'const' || test.a.k !== 'ports') return false;
  const { a, op, b } = test;
  const isAboutIt = a.which === 'matched' && (a.of.v === v || a.of.v === IT);
  return isAboutIt && ((op === '>=' && b.n >= 1) || (op === '>' && b.n >= 0) || (op === '=' && b.n >= 1));
}
