/** Which loop of the procedures repeats a period: `repeat 3 times: each player: do turn`. */
import { GAME } from '../words/core-names.ts';
import type { PackModel } from './model.ts';
import type { Effect } from '../semantics/ir.ts';
import { nodesOf, visitNodes } from '../semantics/visit-nodes.ts';

type RepeatEffect = Extract<Effect, { k: 'repeat' }>;

/** The periods that a loop of the rules repeats, each time once, for each player or for all; none of a loop elsewhere. */
export const periodsOfLoop = (model: PackModel, loop: RepeatEffect): string[] =>
  nodesOf(model, 'repeat').includes(loop as never) ? begunIn(model, loop.effect, new Set()) : [];

/** Within which periods there is a loop that repeats the period: those that begin in its procedure, or else the game. */
export function periodsAround(model: PackModel, period: string): string[] {
  return model.procedures.flatMap(({ steps }) => {
    const bodies = steps.map(({ program }) => program.body);
    const loops: RepeatEffect[] = [];
    visitNodes(bodies, (node) => {
      if (node.k === 'repeat') loops.push(node as unknown as RepeatEffect);
    });
    if (!loops.some((loop) => periodsOfLoop(model, loop).includes(period))) return [];
    const around = begunIn(model, bodies, new Set());
    return around.length > 0 ? around : [GAME];
  });
}

/** What begins in an effect, or in the procedures that it does, outside of loops within. */
function begunIn(model: PackModel, effect: unknown, seen: Set<string>): string[] {
  const inner = new Set<unknown>();
  const found: string[] = [];
  visitNodes(effect, (node) => {
    if (node.k === 'repeat') visitNodes(node['effect'], (one) => inner.add(one));
    if (inner.has(node)) return;
    if (node.k === 'begin') found.push(String(node['period']));
    if (node.k !== 'do' || seen.has(String(node['procedure']))) return;
    seen.add(String(node['procedure']));
    const procedure = model.procedures.find(({ id }) => id === node['procedure']);
    found.push(
      ...begunIn(
        model,
        procedure?.steps.map(({ program }) => program.body),
        seen,
      ),
    );
  });
  return found;
}
