/** Which procedures of a pack give income, and which score: found in its rules, so that a bot can try them on a copy. */
import { type Effect, type PackModel, visitNodes } from '../../dsl/index.ts';

/** A procedure that each player does, and inside how many loops it is. */
export interface Upkeep {
  procedure: string;
  depth: number;
}

export interface UpkeepOfPack {
  /** done for each player in a loop of the game, beside the turns */
  income: Upkeep[];
  /** done for each player once, after the loops */
  finals: Upkeep[];
}

/** What a turn is made of: a procedure with such effects is no mere income. */
const ASKING = new Set(['build', 'upgrade', 'or', 'may', 'up-to', 'any-order', 'pick', 'pay', 'perform', 'use']);

export function upkeepOf(model: PackModel): UpkeepOfPack {
  const procedures = new Map(model.procedures.map((p) => [p.id, p.steps.map(({ program }) => program.body)]));
  const found: (Upkeep & { after: boolean })[] = [];
  let hasLoop = false;
  const open = new Set<string>();

  const visit = (effect: Effect, depth: number, forEach: boolean): void => {
    switch (effect.k) {
      case 'repeat':
        visit(effect.effect, depth + 1, forEach);
        if (depth === 0) hasLoop = true;
        return;
      case 'up-to':
        return visit(effect.effect, depth + 1, forEach);
      case 'block':
        return effect.parts.forEach((part) => visit(part, depth, forEach));
      case 'then':
        return effect.steps.forEach((step) => visit(step.effect, depth, forEach));
      case 'if':
        visit(effect.then, depth, forEach);
        if (effect.otherwise) visit(effect.otherwise, depth, forEach);
        return;
      case 'each':
        if (effect.over.k === 'players') visit(effect.effect, depth, true);
        return;
      case 'do': {
        if (forEach) {
          found.push({ procedure: effect.procedure, depth, after: hasLoop });
          return;
        }
        if (open.has(effect.procedure)) return;
        open.add(effect.procedure);
        for (const body of procedures.get(effect.procedure) ?? []) visit(body, depth, forEach);
        open.delete(effect.procedure);
        return;
      }
      default:
    }
  };
  visit({ k: 'do', procedure: 'game' } as Effect, 0, false);

  const reached = (id: string, has: (k: string) => boolean, seen = new Set<string>()): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    let yes = false;
    visitNodes(procedures.get(id) ?? [], ({ k, procedure }) => {
      yes ||= has(String(k)) || (k === 'do' && reached(String(procedure), has, seen));
    });
    return yes;
  };
  const isTurn = ({ procedure }: Upkeep): boolean => reached(procedure, (k) => k === 'begin');
  const asks = ({ procedure }: Upkeep): boolean => reached(procedure, (k) => ASKING.has(k));
  const looped = found.filter(({ depth }) => depth > 0);
  const anyTurn = looped.some(isTurn);
  const plain = ({ procedure, depth }: Upkeep): Upkeep => ({ procedure, depth });
  return {
    income: looped.filter((one) => (anyTurn ? !isTurn(one) : !asks(one))).map(plain),
    finals: found.filter(({ depth, after }) => depth === 0 && after).map(plain),
  };
}
