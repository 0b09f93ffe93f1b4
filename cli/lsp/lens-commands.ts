/** The commands of the code lenses: try the effect of a component, or run its scenarios. Each answers with one sentence. */
import type { ComponentId } from '../../dsl/index.ts';
import { type Change, changeText, runScenarios, tryEffect } from '../../interpreter/scenario/index.ts';
import { SCENARIOS_COMMAND, TRY_COMMAND, type Workspace } from '../../service/language-service/index.ts';
import { occasionsOf } from '../../study/index.ts';
import type { PackWorkspaces } from './packs.ts';

interface CommandResult {
  /** whether it is shown as information, not as a warning */
  ok: boolean;
  text: string;
}

interface Component {
  section: string;
  id: string;
}

/** `args`: the URI of the file and the component, as in the lens. They are validated, because a client can send anything. */
export function runLensCommand(command: string, args: unknown[], packs: PackWorkspaces): CommandResult {
  const [uri, component] = args;
  const workspace = typeof uri === 'string' ? packs.of(uri) : null;
  if (!workspace || !isComponent(component)) {
    return failure('This component is in no open pack. Open its file and try again.');
  }
  if (command === TRY_COMMAND) return tryComponent(workspace, component);
  if (command === SCENARIOS_COMMAND) return runComponentScenarios(workspace, component);
  return failure(`There is no command "${command}".`);
}

const isComponent = (value: unknown): value is Component =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Component).section === 'string' &&
  typeof (value as Component).id === 'string';

const success = (text: string): CommandResult => ({ ok: true, text });
const failure = (text: string): CommandResult => ({ ok: false, text });

const HAS_ERRORS = failure('The pack has errors. Fix them first.');

/** Lines in force do something only when something else is done. */
function tryOccasion(pack: Parameters<typeof occasionsOf>[0], section: string, id: string): CommandResult {
  const [occasion] = occasionsOf(pack, { section: section as ComponentId['section'], id }, { most: 1 });
  if (!occasion) return failure(`No moment was found in which "${id}" does anything.`);
  const { effect, as, at, without, players, options, choices, choicesWithout } = occasion;
  const given = { players, options, ...(as === null ? {} : { as }) };
  const changesIn = (position: string, keys: string[]): string =>
    changesInWords(tryEffect(pack, effect, { ...given, at: position, choices: keys }).changes);
  const elsewhere = without === null ? '' : ` Without it: ${changesIn(without, choicesWithout)}.`;
  return success(`${id}, at ${at.replaceAll('\n', ', ')}: ${effect}: ${changesIn(at, choices)}.${elsewhere}`);
}

const changesInWords = (changes: readonly Change[]): string =>
  changes.map(({ what, was, is }) => `${what} ${changeText(was, is)}`).join('; ') || 'nothing changes';

function tryComponent(workspace: Workspace, { section, id }: Component): CommandResult {
  const { model, sources } = workspace.fullCheck();
  const effect = sources.effects.find(
    ({ kind, component, ast }) =>
      kind === 'program' && ast !== null && component.section === section && component.id === id,
  );
  if (!model) return HAS_ERRORS;
  if (!effect) return tryOccasion({ model, sources }, section, id);
  const { problems, impossible, endless, changes, decisions } = tryEffect({ model, sources }, effect.text, { as: id });
  if (problems.length) return failure(problems[0].message);
  if (impossible !== null) return success(`${id}, at the beginning of a game: nothing can be done: ${impossible}.`);
  if (endless) {
    if (endless.beyond) return failure(`${id}: ${endless.message}.`);
    const loop = endless.loop.map(({ name, file, line }) => `${name} (${file}:${line})`).join(' → ');
    return failure(`${id} goes on with no end in sight: ${loop || endless.message}.`);
  }
  const choices = decisions.map(({ chosen }) => chosen).join(', ');
  return success(`${id}, at the beginning of a game${choices ? ` (${choices})` : ''}: ${changesInWords(changes)}.`);
}

function runComponentScenarios(workspace: Workspace, { section, id }: Component): CommandResult {
  const { model, sources } = workspace.fullCheck();
  if (!model) return HAS_ERRORS;
  const { results, failed, passed } = runScenarios(
    { model, sources },
    { filter: ({ component }) => component.section === section && component.id === id },
  );
  if (results.length === 0) return success(`"${id}" has no scenarios.`);
  const counts = `${id}: ${passed} passed, ${failed} failed.`;
  const firstFailed = results.find(({ ok }) => !ok);
  return firstFailed ? failure(`${counts} "${firstFailed.name}": ${firstFailed.failures[0]}`) : success(counts);
}
