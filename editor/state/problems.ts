/** All that is wrong in the pack: what the worker found, and texts too long for their faces, which only the page can measure. */
import type { Diagnostic, FaceFit, PackView } from '../worker/protocol.ts';
import { fitDiagnostics } from '../drawing/face/fit.ts';
import { app } from './app.ts';

let kept: { view: PackView; fits: ReadonlyMap<string, FaceFit>; language: string; all: Diagnostic[] } | undefined;

/** Errors and warnings of the language first; of one's own files only. */
export function currentProblems(): Diagnostic[] {
  const {
    view,
    fits,
    files,
    settings: { language },
  } = app.now;
  if (!view) return [];
  if (kept?.view !== view || kept.fits !== fits || kept.language !== language) {
    const long = fitDiagnostics(view, fits, (file) => files.get(file)?.text).filter(
      ({ file }) => files.get(file)?.readonly === false,
    );
    kept = { view, fits, language, all: long.length ? [...view.diagnostics, ...long] : view.diagnostics };
  }
  return kept.all;
}
