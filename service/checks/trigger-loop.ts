import {
  type Effect,
  type EventPattern,
  type Program,
  type ContinuousEffect,
  type PackModel,
  type Operation,
  operationsOf,
  effectFacts,
  walkEffect,
} from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';
import { cyclesOf } from './cycles.ts';

export const triggerLoop = defineCheck<{ lines: number; untilNoCards?: true }>({
  summary: 'Lines with `when` trigger each other forever: no price, limit or shrinking supply ends the loop.',
  // cards run out, unless they are shuffled again: nobody wants that, but it may end
  severity: ({ untilNoCards }) => (untilNoCards ? 'warning' : 'error'),
  message: ({ lines, untilNoCards }) => {
    const end = untilNoCards ? 'until there are no cards to draw' : 'forever';
    return lines === 1
      ? `This line triggers itself ${end}.`
      : `This line and ${lines - 1} other${lines > 2 ? 's' : ''} trigger each other ${end}.`;
  },
  help: () => 'Add a price (`pay …:`) or a limit to one of them, or let it react to fewer events.',
  fix: { none: 'where the loop is broken changes the rules' },
  example: { lines: 2 },
  run({ model }) {
    const triggers = triggersOf(model);
    const events = new Map(
      triggers.map((trigger) => [trigger, new Emitter(model, trigger.cause).of(trigger.line.program)]),
    );
    const next = (trigger: Trigger): Trigger[] =>
      triggers.filter((other) =>
        events
          .get(trigger)!
          .some((event) =>
            other.line.events.some(
              (pattern) => sets(event, pattern) && !(pattern.another && isOnlyOwn(trigger, other)),
            ),
          ),
      );
    const draws = ({ line }: Trigger): boolean => line.events.every(({ k }) => k === 'draw');
    return cyclesOf(triggers, next).flatMap((loop) =>
      loop.map(({ line }) => ({
        data: { lines: loop.length, ...(loop.some(draws) ? { untilNoCards: true as const } : {}) },
        at: line.origin,
        related: loop
          .filter((other) => other.line !== line)
          .map((other) => ({ message: 'triggers it, directly or through others', at: other.line.origin })),
      })),
    );
  },
});

type Cause = NonNullable<(EventPattern & { k: 'gain' })['by']>;
interface Trigger {
  line: ContinuousEffect & { k: 'when' };
  cause: Cause | undefined;
  /** there is only one of it, whose owner does what it says */
  isSingle: boolean;
}

/** The owner of the only such card does it, who is no other player for it. */
const isOnlyOwn = (trigger: Trigger, other: Trigger): boolean => trigger === other && trigger.isSingle;

/** Whether others than the owner do something in it. */
function reachesOthers(effect: Effect): boolean {
  let found = false;
  walkEffect(effect, (node) => {
    found ||= operationsOf(node).some(({ k }) => k === 'does' || k === 'lets others act');
    return true;
  });
  return found;
}

/** Every `when` of cards and rules, including those inside `until`. */
function triggersOf(model: PackModel): Trigger[] {
  const found: Trigger[] = [];
  const line = (effect: ContinuousEffect, cause: Cause | undefined, copies = Infinity): void => {
    if (effect.k === 'when' && effect.once === undefined) {
      found.push({ line: effect, cause, isSingle: copies === 1 && !reachesOthers(effect.program.body) });
    }
    if ('program' in effect) body(effect.program.body, cause);
  };
  const body = (effect: Effect, cause: Cause | undefined): void =>
    walkEffect(effect, (node) => {
      if (node.k === 'until') line(node.continuous, cause);
      return true;
    });
  for (const rule of model.rules) line(rule, undefined);
  for (const card of model.cards) {
    for (const effect of card.continuous) line(effect, 'card', card.copies);
    for (const { body: effect } of Object.values(card.programs)) body(effect, 'card');
  }
  for (const slot of model.slots) body(slot.effect.body, 'slot');
  for (const procedure of model.procedures) for (const { program } of procedure.steps) body(program.body, undefined);
  return found;
}

/** Events that can repeat endlessly, or until no card is left. Building, upgrading and advancing use up sites and spaces. */
type Happening =
  | { k: 'gain'; counter: string; cause: Cause | undefined }
  | { k: 'draw'; cause: Cause | undefined }
  | { k: 'signal'; signal: string }
  | { k: 'perform' }
  | { k: 'enter'; zone: string };

function sets(happening: Happening, event: EventPattern): boolean {
  if (event.nth) return false; // once in a period
  if (happening.k === 'gain') {
    return (
      event.k === 'gain' &&
      event.counters.includes(happening.counter) &&
      (event.by === undefined || event.by === happening.cause)
    );
  }
  if (happening.k === 'draw') {
    return event.k === 'draw' && (event.by === undefined || event.by === happening.cause);
  }
  if (happening.k === 'signal') return event.k === 'signal' && event.signal === happening.signal;
  if (happening.k === 'enter') return event.k === 'enter' && event.zone === happening.zone;
  return event.k === 'perform';
}

/** Collects the events that a program can cause without a price, including those of procedures and slots that it runs. */
class Emitter {
  readonly #model: PackModel;
  readonly #cause: Cause | undefined;
  readonly #entered = new Set<string>();

  constructor(model: PackModel, cause: Cause | undefined) {
    this.#model = model;
    this.#cause = cause;
  }

  of(program: Program): Happening[] {
    return this.#effect(program.body, this.#cause);
  }

  #effect(effect: Effect, cause: Cause | undefined): Happening[] {
    const found: Happening[] = [];
    walkEffect(effect, (node) => {
      if (isLimit(node)) return false;
      for (const operation of operationsOf(node)) found.push(...this.#own(operation, cause));
      return true;
    });
    return found;
  }

  #own(operation: Operation, cause: Cause | undefined): Happening[] {
    switch (operation.k) {
      case 'gains':
        return operation.items.flatMap(({ what }): Happening[] => {
          if (what.k === 'counter') return [{ k: 'gain', counter: what.counter, cause }];
          return what.k === 'class' ? what.counters.map((counter) => ({ k: 'gain', counter, cause })) : [];
        });
      case 'draws':
        return [{ k: 'draw', cause }];
      case 'signals':
        return [{ k: 'signal', signal: operation.signal }];
      case 'moves cards':
        return [{ k: 'enter', zone: operation.zone }];
      case 'does':
        return this.#once(`do ${operation.procedure}`, () => this.#procedure(operation.procedure));
      case 'performs':
        return [
          { k: 'perform' },
          ...this.#once('perform', () => this.#model.slots.flatMap((slot) => this.#effect(slot.effect.body, 'slot'))),
        ];
      case 'resolves':
        return this.#once(`resolve ${operation.program}`, () => this.#programs(operation.program));
      default:
        return [];
    }
  }

  #once(key: string, collect: () => Happening[]): Happening[] {
    if (this.#entered.has(key)) return [];
    this.#entered.add(key);
    return collect();
  }

  #procedure(id: string): Happening[] {
    const steps = this.#model.procedures.find((procedure) => procedure.id === id)?.steps ?? [];
    return steps.flatMap(({ program }) => this.#effect(program.body, undefined));
  }

  /** All components with a program of this name. */
  #programs(name: string): Happening[] {
    const of = (carriers: { programs: Record<string, Program> }[], cause: Cause): Happening[] =>
      carriers.flatMap(({ programs }) =>
        Object.hasOwn(programs, name) ? this.#effect(programs[name].body, cause) : [],
      );
    return [
      ...of(this.#model.cards, 'card'),
      ...of(this.#model.pieces, 'piece'),
      ...of(
        this.#model.boards.flatMap(({ sites }) => sites),
        'site',
      ),
    ];
  }
}

/** What cannot repeat endlessly: it is paid for, uses something up, or waits. */
function isLimit(node: Effect): boolean {
  const isUsedUp = ({ k }: Effect): boolean => effectFacts(k).usesUp;
  if (node.k === 'then') return node.steps.some(({ effect, may }) => !may && isUsedUp(effect));
  return node.k === 'until' || effectFacts(node.k).inner === 'later' || isUsedUp(node);
}
