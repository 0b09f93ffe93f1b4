/** The fixes that the list of problems offers as buttons. */
import { BUILT_IN_FOLDER, type LanguageCode } from '../../dsl/internal.ts';
import { preferredFix, type Workspace } from '../../service/language-service/index.ts';
import { problemKey, type ProblemFix } from './protocol.ts';

/** Fixes are looked for in so many problems: some need a second. */
const MOST = 20;

export function problemFixes(workspace: Workspace, language: LanguageCode): Record<string, ProblemFix> {
  const own = workspace
    .fullCheck()
    .diagnostics.filter(({ file, suggestions }) => !file.startsWith(`${BUILT_IN_FOLDER}/`) && !suggestions?.length);
  return Object.fromEntries(
    own.slice(0, MOST).flatMap((diagnostic): [string, ProblemFix][] => {
      const action = preferredFix(workspace, diagnostic, language);
      const changes = action?.edit?.changes;
      return action && changes ? [[problemKey(diagnostic), { title: action.title, changes }]] : [];
    }),
  );
}
