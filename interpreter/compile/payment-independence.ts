/**
 * Effects that can be done after a payment if and only if they can be done before it: nothing that they ask for is changed by a
 * payment, or by what one sets going. A node that knows it need not try. It is found from the facts of all that is in the
 * effect; what is not known counts as changed.
 */
import {
  type Operation,
  operationFacts,
  operationsOf,
  type Effect,
  innerOf,
  nodesOf,
  type PackModel,
  type Aspect,
  rootIn,
  rootOf,
  someNode,
  type Root,
} from '../../dsl/internal.ts';
import { componentsOf } from './components.ts';
import type { PredicateDependencies } from './predicate-dependencies.ts';

/** What a payment changes, whoever gets it, and what may go by that. */
const CHANGED: ReadonlySet<Aspect> = new Set<Aspect>(['counters', 'constants', 'things on cards', 'others']);

export class PaymentIndependence {
  private readonly isChanged: (aspect: Aspect) => boolean;
  /** an effect allows to choose slots that are not available, and asks for something else then */
  private readonly allowsChoices: boolean;

  constructor(
    model: PackModel,
    private readonly dependencies: PredicateDependencies,
  ) {
    this.allowsChoices = nodesOf(model, 'continuous', 'allow-choice').length > 0;
    // An effect "as soon as" there is so much of a counter may come between, and do whatever there is.
    const lasting = new Set<Aspect>(['variables']);
    if (slotsChangeOnlyInProcedures(model)) lasting.add('slots');
    this.isChanged =
      nodesOf(model, 'continuous', 'as-soon-as').length > 0
        ? (aspect) => !lasting.has(aspect)
        : (aspect) => CHANGED.has(aspect);
  }

  isApart(effect: Effect): boolean {
    const root = rootOf('effect', effect);
    if (this.allowsChoices && someNode(root, { effect: ({ k }) => k === 'choose-slot' })) return false;
    return ![...this.dependencies.reads(root)].some(this.isChanged);
  }
}

/** Whether an effect does nothing but pay, or change counters unheard. */
export const onlyPays = (effect: Effect): boolean =>
  innerOf(effect).length === 0 && operationsOf(effect).length > 0 && operationsOf(effect).every(isPayment);

function isPayment(operation: Operation): boolean {
  if (operation.k === 'gives' || operation.k === 'buys') return true;
  const { writes, setsOff } = operationFacts(operation);
  return setsOff === 'nothing' && writes.every((aspect) => aspect === 'counters');
}

/** Whether only the procedures of the turn place and take away markers, and no other effect calls one that does. */
function slotsChangeOnlyInProcedures(model: PackModel): boolean {
  const changing = new Set<string>();
  const changes = (roots: Root | readonly Root[]): boolean =>
    someNode(roots, {
      effect: (effect) =>
        operationsOf(effect).some(
          (operation) =>
            operation.k === 'occupies' ||
            operation.k === 'vacates' ||
            (operation.k === 'does' && changing.has(operation.procedure)),
        ),
    });
  for (let before = -1; before < changing.size;) {
    before = changing.size;
    for (const procedure of model.procedures) if (changes(rootIn('procedures', procedure))) changing.add(procedure.id);
  }
  return !changes(componentsOf({ ...model, procedures: [] }));
}
