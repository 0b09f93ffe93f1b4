/** Steps through the problems of the pack. */
import { t } from '../i18n/index.ts';
import { announce, app } from '../state/app.ts';
import { openInText } from '../state/navigation.ts';
import { currentProblems } from '../state/problems.ts';

/** Opens the next problem after the cursor, or the previous one, across files; wraps around at the end. */
export function goToProblem(step: 1 | -1): void {
  const problems = currentProblems();
  if (!problems.length) {
    announce(t('noProblems'));
    return;
  }
  const files = [...new Set(problems.map(({ file }) => file))];
  const isAfter = (a: { file: string; line: number }, b: { file: string; line: number }): boolean =>
    a.file === b.file ? a.line > b.line : files.indexOf(a.file) > files.indexOf(b.file);
  const { cursor } = app.now;
  const next =
    step > 0
      ? (problems.find((problem) => isAfter(problem, cursor)) ?? problems[0])
      : (problems.findLast((problem) => isAfter(cursor, problem)) ?? problems[problems.length - 1]);
  openInText(next);
  announce(`${t(next.severity)}: ${next.words.message}`, next.severity === 'error' ? 'error' : 'info');
}
