/** All problems of the pack: those that the worker reports, and texts too long for their faces, which only the page can measure. */
import { sentence } from '../../dsl/index.ts';
import { diagnosticWords, type DiagnosticWords } from '../../dsl/translations/index.ts';
import { app, type State } from './app.ts';
import { fitDiagnostics } from '../drawing/face/fit.ts';
import type { Diagnostic } from '../worker/protocol.ts';

/** A diagnostic in the words of the page. */
export interface Problem extends Diagnostic {
  words: DiagnosticWords;
}

interface CachedProblems extends Pick<State, 'view' | 'fits' | 'translation'> {
  language: string;
  problems: Problem[];
}
let cached: CachedProblems | undefined;

/** The diagnostics of the worker first; then the faces of files that can be edited. */
export function currentProblems(): Problem[] {
  const { view, fits, files, settings, translation } = app.now;
  const { language } = settings;
  if (!view) return [];
  if (
    cached?.view !== view ||
    cached.fits !== fits ||
    cached.language !== language ||
    cached.translation !== translation
  ) {
    const tooLong = fitDiagnostics(view, fits, (file) => files.get(file)?.text).filter(
      ({ file }) => files.get(file)?.readonly === false,
    );
    const problems = [
      ...view.diagnostics.map((diagnostic): Problem => ({
        ...diagnostic,
        words: diagnosticWords(diagnostic, translation),
      })),
      ...tooLong.map((diagnostic): Problem => ({ ...diagnostic, words: pageWords(diagnostic) })),
    ];
    cached = { view, fits, language, translation, problems };
  }
  return cached.problems;
}

/** What the page itself found is in its language. */
const pageWords = ({ message, help }: Diagnostic): DiagnosticWords => ({
  message: sentence(message),
  suggested: '',
  help: help ? sentence(help) : '',
});
