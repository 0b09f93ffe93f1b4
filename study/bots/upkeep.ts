/** Which procedures of a pack give income, and which score: found in its rules, so that a bot can try them on a copy. */
import { asksPlayer, type Effect, type PackModel, rootOf, someNode } from '../../dsl/internal.ts';

/** A procedure that each player does, and inside how many loops it is. */
interface Upkeep {
  procedure: string;
  depth: number;
}

interface UpkeepOfPack {
  /** done for each player in a loop of the game, beside the turns */
  income: Upkeep[];
  /** done for each player once, after the loops */
  finals: Upkeep[];
}

const known = new WeakMap<PackModel, UpkeepOfPack>();

/** Of a model, which does not change any more; found once. */
export function upkeepOf(model: PackModel): UpkeepOfPack {
  const found = known.get(model) ?? findUpkeep(model);
  known.set(model, found);
  return found;
}

function findUpkeep(model: PackModel): UpkeepOfPack {
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
          // one that is about something cannot be tried by itself
          if (!effect.of) found.push({ procedure: effect.procedure, depth, after: hasLoop });
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

  const reached = (id: string, is: (effect: Effect) => boolean, seen = new Set<string>()): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    return someNode(rootOf('effect', procedures.get(id)), {
      effect: (effect) => is(effect) || (effect.k === 'do' && reached(effect.procedure, is, seen)),
    });
  };
  const isTurn = ({ procedure }: Upkeep): boolean => reached(procedure, ({ k }) => k === 'begin');
  // what a turn is made of: a procedure that asks is no mere income
  const asks = ({ procedure }: Upkeep): boolean => reached(procedure, asksPlayer);
  const looped = found.filter(({ depth }) => depth > 0);
  const anyTurn = looped.some(isTurn);
  const plain = ({ procedure, depth }: Upkeep): Upkeep => ({ procedure, depth });
  return {
    income: looped.filter((one) => (anyTurn ? !isTurn(one) : !asks(one))).map(plain),
    finals: found.filter(({ depth, after }) => depth === 0 && after).map(plain),
  };
}
