/** Procedures, the continuous effects of the rules, and who wins. */
import type { Problem } from '../../source/problem.ts';
import { packProblem } from '../diagnostics.ts';
import type { ContinuousEffect } from '../../semantics/ir.ts';
import { nearestNames } from '../../source/nearest-names.ts';
import { INSERTED_STEP, SECTIONS, type FieldType, type RecordType } from '../fields.ts';
import type { GoalDef, PackModel, ProcedureDef } from '../model.ts';
import { originOf, scalars } from '../declare.ts';
import type { MergedStep } from '../located.ts';
import type { FieldReader } from '../field-reader.ts';
import { NO_CONTEXT, variablesAbout, type Variables } from '../text-resolver.ts';
import type { Components } from './components.ts';
import { capitalize } from '../../source/capitalize.ts';

/** The steps of a procedure share their variables: later steps can use what earlier ones choose. */
export function buildProcedures(components: Components): ProcedureDef[] {
  return components.build('procedures', (reader, named, { steps }) => {
    const of = reader.choice('of', ['card', 'slot', 'site', 'player', 'nothing'] as const, 'nothing');
    const subject = of === 'nothing' ? undefined : of;
    let known = variablesAbout(subject);
    return {
      ...named,
      ...(subject ? { of: subject } : {}),
      steps: steps.map((step) => {
        const built = buildStep(reader, step, known, subject);
        known = built.known;
        return built.step;
      }),
    };
  });
}

function buildStep(
  procedure: FieldReader,
  step: MergedStep,
  before: Variables,
  subject: ProcedureDef['of'],
): { step: ProcedureDef['steps'][number]; known: Variables } {
  const inserted = step.path[0] === 'insert';
  const reader = procedure.inner(step, inserted ? INSERTED_STEP : stepRecord());
  reader.notes();
  const origin = originOf(step, step.name);
  const { program, known } = reader.step('do', before, subject);
  const title = reader.words('title') ?? capitalize(step.name.replace(/-/g, ' '));
  const nothing = {
    mode: 'steps' as const,
    body: { k: 'block' as const, parts: [], mode: 'steps' as const, origin },
    vars: [],
    origin,
  };
  return { step: { name: step.name, title, program: program ?? nothing }, known };
}

function stepRecord(): RecordType {
  const rest = SECTIONS.procedures.entry.rest as FieldType;
  if (rest.is !== 'record') throw new Error('a step is a record');
  return rest.record;
}

export function buildRules(components: Components): ContinuousEffect[] {
  return components.build('rules', (reader) => reader.continuousEffects('do', NO_CONTEXT)).flat();
}

export function buildGoals(components: Components): GoalDef[] {
  return components.build('goals', (reader, named) => ({
    ...named,
    reach: reader.condition('reach') ?? { k: 'and', of: [], origins: [] },
    players: reader.integers('players'),
    when: reader.condition('when'),
  }));
}

/** `most NAME`, `fewest NAME` and `first in order`, in order of priority. */
export function buildRanking({ merged, context }: Components): PackModel['ranking'] {
  const given = merged.header.get('ranking')?.at(-1);
  if (!given) return [];
  return scalars(given.node).flatMap((node): PackModel['ranking'] => {
    const place = { ...given, span: node.span };
    const report = (problem: Problem): [] => {
      context.problems.push({ ...problem, file: given.file.path });
      return [];
    };
    const text = node.text.trim();
    if (text === 'first in order') return [{ by: 'order', origin: originOf(place, text) }];
    const [, which, name] = /^(most|fewest) ([a-z0-9-]+)$/.exec(text) ?? [];
    if (!which || !name) return report(packProblem('bad-ranking', node.span, { written: text }));
    const counter = context.symbols.get('counter', name);
    if (!counter) {
      return report(
        packProblem('unknown-name', node.span, {
          in: 'pack',
          kind: 'counter',
          name,
          suggestions: nearestNames(name, context.symbols.names('counter')),
        }),
      );
    }
    const at = node.text.indexOf(name, node.text.indexOf(which) + which.length);
    const start = node.map().toFile(at, at + name.length);
    context.texts.references.push({ file: given.file.path, range: start, kind: 'counter', id: counter.id });
    const fewest = which === 'fewest' ? { fewest: true as const } : {};
    return [{ by: 'counter', counter: counter.id, ...fewest, origin: originOf(place, text) }];
  });
}
