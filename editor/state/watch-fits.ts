/** Measures faces while nobody types: a few at a time and only what is not known yet, so that typing does not wait. */
import { faceData } from '../drawing/face/face-data.ts';
import { componentKey, fitSignatures, hasFace, measureFaces, measureFit } from '../drawing/face/fit.ts';
import { measure } from '../drawing/face/measure.ts';
import { LANGUAGE_CODES } from '../i18n/index.ts';
import type { ComponentView, FaceFit, PackView } from '../worker/protocol.ts';
import { app } from './app.ts';
import { isOwnFile } from './files.ts';
import { ask } from './services.ts';

/** Milliseconds after an analysis; the Gallery shows the results and does not wait. */
const IDLE_DELAY = 600;
const BATCH_SIZE = 16;

/** what is measured now: a view of a pack, with the faces of read-only files or without */
let watched: { view: PackView; all: boolean } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** the measured faces, with the signatures that they are valid for */
let common = '';
let measured = new Map<string, { own: string; fit: FaceFit }>();

/** Returns a function that ends it. */
export function watchFits(): () => void {
  return app.subscribe(() => {
    const { view, busy, route } = app.now;
    const all = route.view === 'gallery';
    if (!view || (view === watched?.view && all === watched.all)) return;
    watched = { view, all };
    clearTimeout(timer);
    if (!busy) timer = setTimeout(() => void measureView(view, all), all ? 0 : IDLE_DELAY);
  });
}

/** Measures the faces of files that can be edited; with `all`, of all files. */
async function measureView(view: PackView, all: boolean): Promise<void> {
  const { files } = app.now;
  const signatures = fitSignatures(view, (file) => files.get(file)?.text);
  const isCurrent = (): boolean => watched?.view === view && watched.all === all && !app.now.busy;
  if (signatures.common !== common) {
    measured = new Map();
    common = signatures.common;
  }
  const unknown = view.components.filter((component) => {
    const key = componentKey(component);
    const wanted = all || isOwnFile(component.file);
    return hasFace(component) && !component.stale && wanted && measured.get(key)?.own !== signatures.own.get(key);
  });
  for (let i = 0; i < unknown.length; i += BATCH_SIZE) {
    const batch = unknown.slice(i, i + BATCH_SIZE);
    const texts = await ask('renderComponents', view.path, batch.map(componentKey)).catch(() => null);
    if (texts === null || !isCurrent()) return;
    measureBatch(batch, texts, view, signatures.own);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  if (!isCurrent()) return;
  const keys = new Set(view.components.map(componentKey));
  app.set({ fits: new Map([...measured].filter(([key]) => keys.has(key)).map(([key, { fit }]) => [key, fit])) });
}

function measureBatch(
  batch: ComponentView[],
  texts: Awaited<ReturnType<typeof ask<'renderComponents'>>>,
  view: PackView,
  own: ReadonlyMap<string, string>,
): void {
  const rendered = batch.filter((component) => texts[componentKey(component)]);
  measureFaces(
    rendered.flatMap((component) =>
      LANGUAGE_CODES.map((code) => faceData(component, texts[componentKey(component)][code], view, code)),
    ),
    measure,
  );
  for (const component of rendered) {
    const key = componentKey(component);
    measured.set(key, { own: own.get(key)!, fit: measureFit(component, texts[key], view, measure) });
  }
}
