/** From the text to the lab: the effect of the component at the cursor, with the place where it stands. */
import type { ComponentText, ComponentView } from '../worker/protocol.ts';
import { app, ask, go } from '../state/app.ts';
import { addressOf } from '../state/trying.ts';

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
  const text = await ask('tell', view.path, selected.section, selected.id);
  const effect = text?.effects.find(({ program }) => program);
  if (effect) tryText(selected, effect);
  else go('lab', '', { pack: view.path });
}

/** Opens the lab with a text of a component, as it is written there. */
export function tryText(
  { section, id }: Pick<ComponentView, 'section' | 'id'>,
  { written, key }: ComponentText['effects'][number],
): void {
  const { view } = app.now;
  const carries = section === 'cards' || section === 'slots';
  if (view) {
    go('lab', '', {
      pack: view.path,
      effect: written,
      of: addressOf({ section, id, key }),
      ...(carries ? { as: id } : {}),
    });
  }
}
