/** Measures faces while nobody types: a few at a time, only what is not known yet, so that no key waits for it. */
import { app, ask } from './app.ts';
import type { ComponentView, FaceFit, PackView } from '../worker/protocol.ts';
import { FACE_FAMILY } from '../drawing/face/face.ts';
import { LANGUAGE_CODES } from './settings.ts';
import { faceData } from '../drawing/face/face-data.ts';
import { measureFit, hasFace, componentKey, measureFaces, fitSignatures } from '../drawing/face/fit.ts';
import { browserMeasure } from '../drawing/face/text-layout.ts';

export const measure = browserMeasure(FACE_FAMILY);

const IDLE = 600;
const AT_ONCE = 16;
let of: PackView | null = null;
let everything = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let common = '';
let known = new Map<string, { own: string; fit: FaceFit }>();

export function watchFits(): void {
  app.subscribe(() => {
    const { view, busy, route } = app.now;
    const all = route.view === 'gallery';
    if (!view || (view === of && all === everything)) return;
    of = view;
    everything = all;
    clearTimeout(timer);
    if (!busy) timer = setTimeout(() => void measured(view, all), all ? 0 : IDLE);
  });
}

/** What is looked at is one's own; in the gallery, all that is shown. */
async function measured(view: PackView, all: boolean): Promise<void> {
  const { files } = app.now;
  const now = fitSignatures(view, (file) => files.get(file)?.text);
  const current = (): boolean => of === view && everything === all && !app.now.busy;
  if (now.common !== common) {
    known = new Map();
    common = now.common;
  }
  const wanted = view.components.filter(
    (one) => hasFace(one) && !one.stale && (all || files.get(one.file)?.readonly === false),
  );
  const next = wanted.filter((one) => known.get(componentKey(one))?.own !== now.own.get(componentKey(one)));
  for (let i = 0; i < next.length; i += AT_ONCE) {
    const some = next.slice(i, i + AT_ONCE);
    const told = await ask('renderComponents', view.path, some.map(componentKey)).catch(() => null);
    if (told === null || !current()) return;
    measureFaces(
      some.flatMap((one) =>
        told[componentKey(one)]
          ? LANGUAGE_CODES.map((code) => faceData(one, told[componentKey(one)][code], view, code))
          : [],
      ),
      measure,
    );
    for (const one of some) {
      if (told[componentKey(one)]) {
        known.set(componentKey(one), {
          own: now.own.get(componentKey(one))!,
          fit: measureFit(one, told[componentKey(one)], view, measure),
        });
      }
    }
    await new Promise((later) => setTimeout(later));
  }
  if (!current()) return;
  const there = new Map(view.components.map((one: ComponentView) => [componentKey(one), one]));
  app.set({ fits: new Map([...known].filter(([key]) => there.has(key)).map(([key, { fit }]) => [key, fit])) });
}
