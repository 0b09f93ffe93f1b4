/** All problems of the pack: those that the worker reports, and texts too long for their faces, which only the page can measure. */
import { diagnosticWords, type DiagnosticWords, type Translation } from '../../service/translations/index.ts';
import { inPage, topicsIn } from '../i18n/typed-commands.ts';
import { app, type State } from './app.ts';
import { isOwnFile } from './files.ts';
import { fitDiagnostics } from '../drawing/face/fit.ts';
import type { Diagnostic } from '../worker/protocol.ts';

/** A diagnostic in the words of the page. */
export interface Problem extends Diagnostic {
  words: DiagnosticWords;
  /** the pages of the reference that its help leads to */
  topics: string[];
}

interface CachedProblems extends Pick<State, 'view' | 'fits' | 'translation'> {
  language: string;
  problems: Problem[];
}
let cached: CachedProblems | undefined;

const inWords = (diagnostics: Diagnostic[], translation: Translation | null): Problem[] =>
  diagnostics.map((diagnostic) => {
    const words = diagnosticWords(diagnostic, translation);
    return { ...diagnostic, words: { ...words, help: inPage(words.help) }, topics: topicsIn(words.help) };
  });

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
    const tooLong = fitDiagnostics(view, fits, (file) => files.get(file)?.text).filter(({ file }) => isOwnFile(file));
    // what the page found is in its language already
    const problems = [...inWords(view.diagnostics, translation), ...inWords(tooLong, null)];
    cached = { view, fits, language, translation, problems };
  }
  return cached.problems;
}
