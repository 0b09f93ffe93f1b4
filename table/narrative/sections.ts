/**
 * How a pack's procedures divide the story of a game: a *section* is a step in which each player acts
 * (turns, Production, scoring, …). What a player does in one is a paragraph.
 */
import {
  type Effect,
  type Operation,
  operationsOf,
  type PackModel,
  type ProcedureDef,
  rootOf,
  someNode,
  visitIr,
} from '../../dsl/internal.ts';

export interface Sections {
  /** whether this step lets each player do something */
  isSection(procedure: string, step: string): boolean;
  /** whether gains there are separated by the steps of the procedure that it calls: the parts of a final scoring */
  isSplit(procedure: string, step: string): boolean;
}

/** The procedure with which a game begins. */
const ENTRY = 'game';

export function sectionsOf(model: PackModel): Sections {
  const procedures = new Map(model.procedures.map((p) => [p.id, p]));
  const sections = new Set<string>();
  const split = new Set<string>();
  const key = (procedure: string, step: string): string => `${procedure}/${step}`;
  for (const procedure of model.procedures) {
    for (const { name, program } of procedure.steps) {
      if (contains(program.body, eachPlayer)) sections.add(key(procedure.id, name));
    }
  }
  const scoring = new Map<string, boolean>();
  /** Whether a procedure may change the counter that the score table shows. */
  const mayScore = (procedure: ProcedureDef): boolean => {
    const known = scoring.get(procedure.id);
    if (known !== undefined) return known;
    scoring.set(procedure.id, false);
    const answer = procedure.steps.some(({ program }) => stepMayScore(program.body));
    scoring.set(procedure.id, answer);
    return answer;
  };
  const stepMayScore = (body: Effect): boolean =>
    contains(body, (e) => {
      const called = calledBy(e);
      if (called !== undefined) {
        const other = procedures.get(called);
        return other !== undefined && mayScore(other);
      }
      return operationsOf(e).some((operation) => operationMayScore(operation, model.score));
    });
  /** Marks steps whose inner steps are more informative: those that call a procedure with two or more scoring steps. */
  const divide = (procedure: string, name: string, body: Effect, seen: Set<string>): void => {
    for (const called of calls(body)) {
      const other = procedures.get(called);
      if (!other || seen.has(called) || other.steps.filter((s) => stepMayScore(s.program.body)).length < 2) continue;
      split.add(key(procedure, name));
      for (const step of other.steps) divide(called, step.name, step.program.body, new Set([...seen, called]));
    }
  };
  /** The steps of the game itself, and of the procedures that they only call. */
  const divideSteps = (procedure: string, seen: Set<string>): void => {
    for (const {
      name,
      program: { body },
    } of procedures.get(procedure)?.steps ?? []) {
      const called = calledBy(body.k === 'block' && body.parts.length === 1 ? body.parts[0] : body);
      if (sections.has(key(procedure, name))) divide(procedure, name, body, seen);
      else if (called !== undefined && !seen.has(called)) divideSteps(called, new Set([...seen, called]));
    }
  };
  divideSteps(ENTRY, new Set([ENTRY]));
  return { isSection: (p, s) => sections.has(key(p, s)), isSplit: (p, s) => split.has(key(p, s)) };
}

/** Whether an operation may change the counter; of what runs elsewhere it is not known. */
function operationMayScore(operation: Operation, score: string | undefined): boolean {
  switch (operation.k) {
    case 'resolves':
    case 'performs':
    case 'uses':
      return true;
    case 'gains':
    case 'takes':
    case 'loses':
      return operation.items.some(({ what }) =>
        what.k === 'counter' ? what.counter === score : what.k === 'class' && what.counters.some((id) => id === score),
      );
    case 'sets counter':
      return operation.counter === score;
    default:
      return false;
  }
}

/** Looks at an effect and all below it without following what it calls. */
const contains = (effect: Effect, test: (effect: Effect) => boolean): boolean =>
  someNode(rootOf('effect', effect), { effect: test });

const eachPlayer = (effect: Effect): boolean => effect.k === 'each' && effect.over.k === 'players';
const calledBy = (effect: Effect): string | undefined => (effect.k === 'do' ? effect.procedure : undefined);

function calls(body: Effect): string[] {
  const found: string[] = [];
  visitIr(rootOf('effect', body), { effect: { do: ({ procedure }) => found.push(procedure) } });
  return found;
}
