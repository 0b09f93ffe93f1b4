/** What stands above a component does: it tries its effect, or runs its scenarios, and says in a sentence what came of it. */
import { changeText, runScenarios, tryEffect } from '../../interpreter/scenario/index.ts';
import { SCENARIOS_COMMAND, TRY_COMMAND, type Workspace } from '../../dsl/service/index.ts';
import type { PackWorkspaces } from './packs.ts';

export interface CommandResult {
  good: boolean;
  text: string;
}

interface Component {
  section: string;
  id: string;
}

/** `args`: the address of the file and the component, as the lens gives them; they come from outside and may be anything. */
export function runLensCommand(command: string, args: unknown[], packs: PackWorkspaces): CommandResult {
  const [uri, component] = args;
  const workspace = typeof uri === 'string' ? packs.of(uri) : null;
  if (!workspace || !isComponent(component)) {
    return { good: false, text: 'Nothing is known of this component; open its file.' };
  }
  if (command === TRY_COMMAND) return tried(workspace, component);
  if (command === SCENARIOS_COMMAND) return scenarios(workspace, component);
  return { good: false, text: `There is no command "${command}".` };
}

const isComponent = (value: unknown): value is Component =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Component).section === 'string' &&
  typeof (value as Component).id === 'string';

const HAS_ERRORS: CommandResult = { good: false, text: 'The pack has errors; mend them first.' };

function tried(workspace: Workspace, { section, id }: Component): CommandResult {
  const { model, sources } = workspace.fullCheck();
  const effect = sources.effects.find(
    ({ kind, component, ast }) =>
      kind === 'program' && ast !== null && component.section === section && component.id === id,
  );
  if (!model) return HAS_ERRORS;
  if (!effect) return { good: false, text: `"${id}" has no effect that could be tried.` };
  const { problems, impossible, endless, changes, decisions } = tryEffect({ model, sources }, effect.text, { as: id });
  if (problems.length) return { good: false, text: problems[0].message };
  if (impossible !== null) {
    return { good: true, text: `${id}, at the beginning of a game: nothing of it can be done: ${impossible}.` };
  }
  if (endless) {
    return {
      good: false,
      text: `${id} never comes to an end: ${endless.loop.map(({ name, file, line }) => `${name} (${file}:${line})`).join(' → ') || endless.message}.`,
    };
  }
  const made = decisions.map(({ chosen }) => chosen).join(', ');
  return {
    good: true,
    text: `${id}, at the beginning of a game${made ? ` (${made})` : ''}: ${changes.map(({ what, was, is }) => `${what} ${changeText(was, is)}`).join('; ') || 'nothing changes'}.`,
  };
}

function scenarios(workspace: Workspace, { section, id }: Component): CommandResult {
  const { model, sources } = workspace.fullCheck();
  if (!model) return HAS_ERRORS;
  const { results, failed, passed } = runScenarios(
    { model, sources },
    { filter: ({ component }) => component.section === section && component.id === id },
  );
  if (results.length === 0) return { good: true, text: `"${id}" has no scenarios.` };
  const first = results.find(({ ok }) => !ok);
  return {
    good: failed === 0,
    text: `${id}: ${passed} passed, ${failed} failed.${first ? ` "${first.name}": ${first.failures[0]}` : ''}`,
  };
}
