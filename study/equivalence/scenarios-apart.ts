/** A difference between two effects, written as scenarios: what may come of the one and not of the other. */
import { type PackModel, type Sources, flowYaml } from '../../dsl/internal.ts';
import {
  type Change,
  scenarioText,
  tryEffect,
  type Outcome,
  type TriedEffect,
  type TryResult,
} from '../../interpreter/scenario/index.ts';
import { programReader, settingOf, type PlayComparisonOptions, type PlayedDifference } from './compare-by-play.ts';
import { doable } from './doable.ts';
import { mentionsOf } from './mentions.ts';
import { probeTexts } from './probes.ts';

/** Lines of an entry of `scenarios`; null for an effect from which nothing comes that does not come of the other. */
export interface ScenariosApart {
  first: string | null;
  second: string | null;
}

type ScenarioNames = Readonly<Record<keyof ScenariosApart, string>>;

const NOTHING: ScenariosApart = { first: null, second: null };

/** Scenarios at the position of a difference; each passes for its own effect. */
export function scenariosApart(
  loaded: { model: PackModel; sources: Sources },
  texts: readonly [string, string],
  { position, after, outcomes }: PlayedDifference,
  given: PlayComparisonOptions,
  names: ScenarioNames,
): ScenariosApart {
  // no scenario says who has seen what
  if ([...outcomes.first, ...outcomes.second].every(isSeenOnly)) return NOTHING;
  const { model, sources } = loaded;
  const { players, options } = settingOf(model, given);
  const lines = texts.map((text) => doneOnce(text));
  const read = programReader(sources, given.as ?? null, { steps: given.steps === true });
  const programs = lines.flatMap((text) => read(text) ?? []);
  if (programs.length < lines.length) return NOTHING;
  const usual = {
    at: flowYaml(position),
    players,
    options,
    ...(given.as ? { as: given.as.id } : {}),
  };
  // what lasts is seen in what is done afterwards
  const probes = after === '' ? probeTexts(mentionsOf(programs, model), model) : [after];
  for (const probe of [null, ...probes]) {
    const tried = lines.map((line): TriedEffect => ({
      ...usual,
      effect: probe === null ? line : `(${line}) then ${probe}`,
    }));
    const ofFirst = tryAll(loaded, tried[0], () => []);
    if (!ofFirst) continue;
    const ofSecond = tryAll(loaded, tried[1], (list) => pathApart(list, ofFirst.list) ?? []);
    if (!ofSecond) continue;
    const second = pathApart(ofSecond.list, ofFirst.list);
    const first = pathApart(ofFirst.list, ofSecond.list);
    if (first === null && second === null) continue;
    return {
      first: first === null ? null : scenarioText(tried[0], tryWith(loaded, tried[0], first), names.first),
      second: second === null ? null : scenarioText(tried[1], ofSecond.tried, names.second),
    };
  }
  return NOTHING;
}

const isSeenOnly = (changes: readonly Change[]): boolean =>
  changes.length > 0 && changes.every(({ what }) => what.endsWith(' knows'));

/** One line that can be run; a plain effect as it is written. */
function doneOnce(text: string): string {
  const done = doable(text);
  if (done?.frames.length === 1 && done.frames[0] === '') return text.trim();
  return done?.text.split('\n').join('; ') ?? '';
}

/** All outcomes, and the one that is chosen; null if not all could be looked at, or nothing can follow the effect. */
function tryAll(
  loaded: { model: PackModel; sources: Sources },
  { effect, ...given }: TriedEffect,
  choices: (list: readonly Outcome[]) => readonly string[],
): { list: readonly Outcome[]; tried: TryResult } | null {
  const tried = tryEffect(loaded, effect, { ...given, outcomes: true, choices });
  const { problems, outcomes, endless } = tried;
  return problems.length > 0 || outcomes === null || outcomes.cut || endless ? null : { list: outcomes.list, tried };
}

const tryWith = (
  loaded: { model: PackModel; sources: Sources },
  { effect, ...given }: TriedEffect,
  choices: readonly string[],
): TryResult => tryEffect(loaded, effect, { ...given, choices });

/** The choices to an outcome that the others have not. */
function pathApart(own: readonly Outcome[], others: readonly Outcome[]): readonly string[] | null {
  const keys = new Set(others.map(keyOf));
  return own.find((outcome) => !keys.has(keyOf(outcome)))?.path ?? null;
}

const keyOf = ({ changes }: Outcome): string => JSON.stringify(changes.map(({ what, is }) => [what, is]));
