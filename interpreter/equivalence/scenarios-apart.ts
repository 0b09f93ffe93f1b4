/** A difference between two effects, written as scenarios: what may come of the one and not of the other. */
import type { PackModel, Sources } from '../../dsl/index.ts';
import { flowYaml } from '../scenario/flow-yaml.ts';
import { scenarioText, tryEffect, type Outcome, type TriedEffect } from '../scenario/index.ts';
import { programReader, settingOf, type PlayComparison, type PlayComparisonOptions } from './compare-by-play.ts';
import { doable } from './doable.ts';
import { mentionsOf } from './mentions.ts';
import { probeTexts } from './probes.ts';

type Difference = PlayComparison & { is: 'different' };

/** Lines of an entry of `scenarios`; null for an effect from which nothing comes that does not come of the other. */
export interface ScenariosApart {
  first: string | null;
  second: string | null;
}

export type ScenarioNames = Readonly<Record<keyof ScenariosApart, string>>;

const NOTHING: ScenariosApart = { first: null, second: null };

/** Scenarios at the position of a difference; each passes for its own effect. */
export function scenariosApart(
  loaded: { model: PackModel; sources: Sources },
  texts: readonly [string, string],
  { position }: Difference,
  given: PlayComparisonOptions,
  names: ScenarioNames,
): ScenariosApart {
  const { model, sources } = loaded;
  const { players, options } = settingOf(model, given);
  const lines = texts.map((text) => doneOnce(text, model));
  const read = programReader(sources, given.as ?? null);
  const programs = lines.flatMap((text) => read(text) ?? []);
  if (programs.length < lines.length) return NOTHING;
  const usual = {
    at: flowYaml(position),
    players,
    options,
    ...(given.as ? { as: given.as.id } : {}),
  };
  // what lasts is seen in what is done afterwards
  for (const probe of [null, ...probeTexts(mentionsOf(programs, model), model)]) {
    const tried = lines.map((line): TriedEffect => ({
      ...usual,
      effect: probe === null ? line : `(${line}) then (${probe})`,
    }));
    const outcomes = tried.map((one) => outcomesOf(loaded, one));
    const [first, second] = [0, 1].map((i) => scenarioOf(loaded, tried[i], outcomes[i], outcomes[1 - i], names, i));
    if (first !== null || second !== null) return { first, second };
  }
  return NOTHING;
}

/** One line that can be run; a plain effect as it is written. */
function doneOnce(text: string, model: PackModel): string {
  const done = doable(text, model);
  if (done?.frames.length === 1 && done.frames[0] === '') return text.trim();
  return done?.text.split('\n').join('; ') ?? '';
}

/** Null if not all could be looked at, or the effect cannot be followed by another one. */
function outcomesOf(loaded: { model: PackModel; sources: Sources }, { effect, ...given }: TriedEffect) {
  const { problems, outcomes, endless } = tryEffect(loaded, effect, { ...given, outcomes: true });
  return problems.length > 0 || outcomes === null || outcomes.cut || endless ? null : outcomes.list;
}

function scenarioOf(
  loaded: { model: PackModel; sources: Sources },
  tried: TriedEffect,
  own: readonly Outcome[] | null,
  others: readonly Outcome[] | null,
  names: ScenarioNames,
  side: number,
): string | null {
  if (!own || !others) return null;
  const keys = new Set(others.map(keyOf));
  const only = own.find((outcome) => !keys.has(keyOf(outcome)));
  if (!only) return null;
  const { effect, ...given } = tried;
  return scenarioText(
    tried,
    tryEffect(loaded, effect, { ...given, choices: only.path }),
    side === 0 ? names.first : names.second,
  );
}

const keyOf = ({ changes }: Outcome): string => JSON.stringify(changes.map(({ what, is }) => [what, is]));
