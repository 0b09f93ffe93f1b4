/**
 * Effects that can be done after a payment if and only if they can be done before it: they ask for no counter, and nothing
 * that a payment sets going can take away what they need. A node that knows it need not try.
 */
import { type Effect, innerOf, type PackModel, visitNodes } from '../../dsl/index.ts';
import { componentsOf } from './components.ts';
import type { PredicateDependencies } from './predicate-dependencies.ts';

/** Effects and questions whose answer may depend on a counter. */
const ASK_COUNTERS: ReadonlySet<string> = new Set([
  'counter',
  'constant',
  'pay',
  'lose',
  'build',
  'upgrade',
  'replace',
  'perform',
  'use',
  'resolve',
  'do',
  'best',
]);

export class PaymentIndependence {
  private readonly hasStateTriggers: boolean;
  private readonly volatile: ReadonlySet<string>;
  private readonly slotsAreStable: boolean;

  constructor(model: PackModel, { volatile }: PredicateDependencies) {
    let triggers = false;
    visitNodes(componentsOf(model), ({ k }) => {
      triggers ||= k === 'as-soon-as';
    });
    this.hasStateTriggers = triggers;
    this.volatile = new Set(model.predicates.flatMap(({ id }, i) => (volatile[i] ? [id] : [])));
    this.slotsAreStable = slotsChangeOnlyInProcedures(model);
  }

  isApart(effect: Effect): boolean {
    // An effect "as soon as" there is so much of a counter may come between.
    if (this.hasStateTriggers) return this.isApartFromTriggers(effect);
    let apart = true;
    visitNodes(effect, (node) => {
      apart &&= !ASK_COUNTERS.has(node.k) && !(node.k === 'predicate' && this.volatile.has(node.predicate as string));
    });
    return apart;
  }

  private isApartFromTriggers(effect: Effect): boolean {
    switch (effect.k) {
      case 'move':
        return effect.cards.k === 'var';
      case 'choose-slot':
        return (
          this.slotsAreStable &&
          ['available', 'foreign', 'of-others', 'own', 'occupied', 'all'].includes(effect.slots.k)
        );
      case 'block':
      case 'then':
        return innerOf(effect).every((inner) => this.isApartFromTriggers(inner));
      default:
        return false;
    }
  }
}

/** Whether only the procedures of the turn place and take away markers, and no other effect calls one that does. */
function slotsChangeOnlyInProcedures(model: PackModel): boolean {
  const changing = new Set<string>();
  const changes = (component: unknown): boolean => {
    let found = false;
    visitNodes(component, (node) => {
      found ||=
        node.k === 'occupy' || node.k === 'vacate' || (node.k === 'do' && changing.has(node.procedure as string));
    });
    return found;
  };
  for (let before = -1; before < changing.size;) {
    before = changing.size;
    for (const procedure of model.procedures) if (changes(procedure)) changing.add(procedure.id);
  }
  const procedures = new Set<unknown>(model.procedures);
  return !changes(componentsOf(model).filter((component) => !procedures.has(component)));
}
