/** From the text to the lab: the effect of the component at the cursor, with the place where it stands. */
import type { ComponentDetails, ComponentView } from '../worker/protocol.ts';
import { app, ask, go } from '../state/app.ts';
import { formatTextRef } from '../state/try-effect.ts';

export async function tryAtCursor(): Promise<void> {
  const { selected, view, route } = app.now;
  if (route.view === 'lab') {
    document.querySelector<HTMLButtonElement>('#try-effect')?.click();
    return;
  }
  if (!selected || !view) {
    go('lab', '', view ? { pack: view.path } : {});
    return;
  }
  const text = await ask('componentDetails', view.path, selected.section, selected.id);
  const effect = text?.effects.find(({ program }) => program);
  if (effect) openInLab(selected, effect);
  else go('lab', '', { pack: view.path });
}

/** Opens the lab with a text of a component, as it is written there. */
export function openInLab(
  { section, id }: Pick<ComponentView, 'section' | 'id'>,
  { written, key }: ComponentDetails['effects'][number],
): void {
  const { view } = app.now;
  const carries = section === 'cards' || section === 'slots';
  if (view) {
    go('lab', '', {
      pack: view.path,
      effect: written,
      of: formatTextRef({ section, id, key }),
      ...(carries ? { as: id } : {}),
    });
  }
}
