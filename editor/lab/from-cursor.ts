/** From the text to the lab: the effect of the component at the cursor. */
import { app, ask, go } from '../state/app.ts';

export async function tryAtCursor(): Promise<void> {
  const { selected, view, route } = app.now;
  if (route.view === 'lab') { document.querySelector<HTMLButtonElement>('#try-effect')?.click(); return; }
  if (!selected || !view) { go('lab', '', view ? { pack: view.path } : {}); return; }
  const text = await ask('tell', view.path, selected.section, selected.id), effect = text?.effects.find(({ program }) => program);
  go('lab', '', { pack: view.path, ...(effect ? { effect: effect.text } : {}), ...(selected.section === 'cards' || selected.section === 'slots' ? { as: selected.id } : {}) });
}
