/** From the text to the Lab: tries the effect of a component. */
import { t } from '../i18n/index.ts';
import { announce, app } from '../state/app.ts';
import { go } from '../state/navigation.ts';
import { ask } from '../state/services.ts';
import { formatTextRef, occasionQuery } from '../state/try-query.ts';
import type { ComponentDetails, ComponentView } from '../worker/protocol.ts';

/** Opens the Lab with the first effect of the component at the cursor; in the Lab itself, runs the effect in its form. */
export async function tryAtCursor(): Promise<void> {
  const { selected, view, route } = app.now;
  if (route.view === 'lab') {
    document.querySelector<HTMLButtonElement>('#try-effect')?.click();
    return;
  }
  if (!view) {
    go('lab');
    return;
  }
  const details = selected && (await ask('componentDetails', view.path, selected.section, selected.id));
  const effect = details?.effects.find(({ program }) => program);
  if (selected && effect) tryInLab(selected, effect);
  else if (selected && details?.effects.some(({ standing }) => standing)) await tryOccasion(selected, view.path);
  else go('lab', '', { pack: view.path });
}

/** Opens the Lab on the first occasion on which lines in force do something. */
async function tryOccasion({ section, id }: ComponentView, pack: string): Promise<void> {
  const [first] = await ask('occasions', pack, section, id, app.now.settings.language);
  go('lab', '', first ? occasionQuery(pack, { section, id }, first) : { pack });
  if (!first) announce(t('noOccasion'));
}

/** Opens the Lab with an effect of a component, as it is written in the file. */
export function tryInLab(
  { section, id }: Pick<ComponentView, 'section' | 'id'>,
  { written, key }: ComponentDetails['effects'][number],
): void {
  const { view } = app.now;
  if (!view) return;
  const canBeSource = section === 'cards' || section === 'slots';
  go('lab', '', {
    pack: view.path,
    effect: written,
    of: formatTextRef({ section, id, key }),
    ...(canBeSource ? { as: id } : {}),
  });
}
