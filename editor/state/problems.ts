/** All problems of the pack: those that the worker reports, and texts too long for their faces, which only the page can measure. */
import { app } from './app.ts';
import { fitDiagnostics } from '../drawing/face/fit.ts';
import type { Diagnostic, FaceFit, LanguageCode, PackView } from '../worker/protocol.ts';

interface CachedProblems {
  view: PackView;
  fits: ReadonlyMap<string, FaceFit>;
  language: LanguageCode;
  problems: Diagnostic[];
}
let cached: CachedProblems | undefined;

/** The diagnostics of the worker first; then the faces of files that can be edited. */
export function currentProblems(): Diagnostic[] {
  const { view, fits, files, settings } = app.now;
  const { language } = settings;
  if (!view) return [];
  if (cached?.view !== view || cached.fits !== fits || cached.language !== language) {
    const tooLong = fitDiagnostics(view, fits, (file) => files.get(file)?.text).filter(
      ({ file }) => files.get(file)?.readonly === false,
    );
    cached = { view, fits, language, problems: tooLong.length ? [...view.diagnostics, ...tooLong] : view.diagnostics };
  }
  return cached.problems;
}
