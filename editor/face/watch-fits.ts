/** Measures faces while nobody types: a few at a time, only what is not known yet, so that no key waits for it. */
import { app, ask } from '../state/app.ts';
import type { ComponentView, Fit, PackView } from '../worker/protocol.ts';
import { FACE_FAMILY } from './face.ts';
import { LANGUAGES } from '../state/settings.ts';
import { faceData } from './data.ts';
import { fitOf, hasFace, keyOf, learnFaces, signaturesOf } from './fits.ts';
import { browserMeasure } from './setting.ts';

export const measure = browserMeasure(FACE_FAMILY);

const IDLE = 600;
const AT_ONCE = 16;
let of: PackView | null = null;
let everything = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let common = '';
let known = new Map<string, { own: string; fit: Fit }>();

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
  const now = signaturesOf(view, (file) => files.get(file)?.text);
  const current = (): boolean => of === view && everything === all && !app.now.busy;
  if (now.common !== common) {
    known = new Map();
    common = now.common;
  }
  const wanted = view.components.filter(
    (one) => hasFace(one) && !one.stale && (all || files.get(one.file)?.readonly === false),
  );
  const next = wanted.filter((one) => known.get(keyOf(one))?.own !== now.own.get(keyOf(one)));
  for (let i = 0; i < next.length; i += AT_ONCE) {
    const some = next.slice(i, i + AT_ONCE);
    const told = await ask('tellSome', view.path, some.map(keyOf)).catch(() => null);
    if (told === null || !current()) return;
    learnFaces(
      some.flatMap((one) =>
        told[keyOf(one)] ? LANGUAGES.map((code) => faceData(one, told[keyOf(one)][code], view, code)) : [],
      ),
      measure,
    );
    for (const one of some) {
      if (told[keyOf(one)]) {
        known.set(keyOf(one), { own: now.own.get(keyOf(one))!, fit: fitOf(one, told[keyOf(one)], view, measure) });
      }
    }
    await new Promise((later) => setTimeout(later));
  }
  if (!current()) return;
  const there = new Map(view.components.map((one: ComponentView) => [keyOf(one), one]));
  app.set({ fits: new Map([...known].filter(([key]) => there.has(key)).map(([key, { fit }]) => [key, fit])) });
}
