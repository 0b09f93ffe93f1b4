/** Lenses above a component: try its effects, and its number of scenarios. */
import type { CodeLens } from 'vscode-languageserver-types';
import { componentsIn, nodeOf, scenariosOf } from './components.ts';
import { rangeOf } from './positions.ts';
import type { Workspace } from './workspace.ts';

// The arguments of both commands are the address of the file and the component, `{section, id}`.
/** The command that tries the effect of a component, or does something with it in force. */
export const TRY_COMMAND = 'fathom.try';

/** The command that runs the scenarios of a component. */
export const SCENARIOS_COMMAND = 'fathom.scenarios';

/** The commands above each component: try its effect, run its scenarios. */
export function codeLenses(workspace: Workspace, uri: string): CodeLens[] {
  const file = workspace.file(uri);
  const { sources } = workspace.incrementalCheck();
  if (!file) return [];
  const programs = new Set(
    sources.effects
      .filter(({ kind, ast }) => (kind === 'program' || kind === 'standing') && ast !== null)
      .map(({ component }) => `${component.section}/${component.id}`),
  );
  return componentsIn(sources, file.path).flatMap((component): CodeLens[] => {
    const { section, id } = component;
    const range = rangeOf(file, component.idRange);
    const args = [uri, { section, id }];
    const scenarios = scenariosOf(nodeOf(sources, component));
    const canTry = (section === 'cards' || section === 'slots') && programs.has(`${section}/${id}`);
    return [
      ...(canTry ? [{ range, command: { title: 'Try', command: TRY_COMMAND, arguments: args } }] : []),
      ...(scenarios || canTry
        ? [
            {
              range,
              command: {
                title: `${scenarios} ${scenarios === 1 ? 'scenario' : 'scenarios'}`,
                command: SCENARIOS_COMMAND,
                arguments: args,
              },
            },
          ]
        : []),
    ];
  });
}
