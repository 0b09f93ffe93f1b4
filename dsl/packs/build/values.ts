/** Options, constants, counters, and components with only a name. */
import type { Num } from '../../semantics/ir.ts';
import { membersOfClasses } from '../declare.ts';
import type {
  AttributeDef,
  ClassDef,
  ConstantDef,
  CounterDef,
  Named,
  OptionDef,
  PeriodDef,
  SignalDef,
} from '../model.ts';
import type { FieldReader } from '../field-reader.ts';
import type { SectionName } from '../fields.ts';
import type { Components } from './components.ts';
import { iconOf } from './icon.ts';
import { orderByUse } from './order.ts';

const ZERO: Num = { k: 'const', n: 0 };

export function buildNames(components: Components, section: SectionName): Named[] {
  return components.build(section, (_, named) => named);
}

export function buildPeriods(components: Components): PeriodDef[] {
  return components.build('periods', (reader, named) => {
    const of = reader.choice('of', ['player', 'game'] as const, 'game');
    return of === 'player' ? { ...named, of } : named;
  });
}

export function buildSignals(components: Components): SignalDef[] {
  return components.build('signals', (reader, named) => {
    const of = reader.choice('of', ['card', 'slot', 'site', 'nothing'] as const, 'nothing');
    return of === 'nothing' ? named : { ...named, of };
  });
}

export function buildOptions(components: Components): OptionDef[] {
  return components.build('options', (reader, named) => {
    const values = reader.labels('values');
    const standard = reader.label('default');
    return { ...named, values, default: standard ?? values[0] ?? '', reason: reader.words('reason') ?? '' };
  });
}

export function buildConstants(components: Components): ConstantDef[] {
  const uses = new Map<string, Set<string>>();
  const places = new Map<string, () => void>();
  const constants = components.build('constants', (reader, named) => {
    const before = components.context.texts.references.length;
    const value = reader.value('value') ?? ZERO;
    uses.set(
      named.id,
      new Set(
        components.context.texts.references
          .slice(before)
          .filter(({ kind }) => kind === 'constant')
          .map(({ id }) => id),
      ),
    );
    places.set(named.id, () => reader.report(reader.place, 'cyclic-constant', { name: named.id }));
    return { ...named, value };
  });
  for (const { id } of orderByUse(constants, ({ id }) => uses.get(id) ?? []).cyclic) places.get(id)?.();
  return constants;
}

export function buildCounters(components: Components): CounterDef[] {
  return components.build('counters', (reader, named) => ({
    ...named,
    of: reader.choice('of', ['player', 'game'] as const, 'player'),
    start: reader.value('start') ?? ZERO,
    hidden: reader.flag('hidden'),
    classes: reader.names('classes', 'class'),
    ...secretOf(reader),
    ...liesOnOf(reader),
    ...iconOf(reader),
  }));
}

/** A counter of the game has no owner who alone could see it, and of one that all see nobody reckons with anything else. */
function secretOf(reader: FieldReader): Pick<CounterDef, 'secret'> {
  const most = reader.integer('most') ?? null;
  const isSecret = reader.choice('visible', ['all', 'owner'] as const, 'all') === 'owner';
  if (!isSecret && most !== null) reader.report(reader.keyPlace('most'), 'wrong-secret', { is: 'open' });
  if (!isSecret) return {};
  if (reader.choice('of', ['player', 'game'] as const, 'player') === 'player') return { secret: { most } };
  reader.report(reader.keyPlace('visible'), 'wrong-secret', { is: 'of-game' });
  return {};
}

/** Of a counter without it, nothing lies anywhere but on the cards whose effects put it there. */
function liesOnOf(reader: FieldReader): Pick<CounterDef, 'liesOn'> {
  const liesOn = reader.names('lies-on', 'site-kind', 'tag', 'type', 'deck');
  return liesOn.length > 0 ? { liesOn } : {};
}

export function buildClasses(components: Components): ClassDef[] {
  const members = membersOfClasses(components.merged.entries);
  return components.build('classes', (reader, named) => ({
    ...named,
    of: reader.choice('of', ['piece', 'counter', 'card'] as const, 'piece'),
    members: members.get(named.id) ?? [],
    ...iconOf(reader),
  }));
}

export function buildAttributes(components: Components): AttributeDef[] {
  return components.build('attributes', (reader, named) => ({
    ...named,
    default: reader.integer('default') ?? 0,
    orderOf: reader.name('order-of', 'program') ?? null,
  }));
}
