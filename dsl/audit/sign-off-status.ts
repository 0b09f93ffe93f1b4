/** Which sign-offs of a pack still hold. */
import type { LanguageCode } from '../packs/fields.ts';
import type { PackModel } from '../packs/model.ts';
import type { Sources } from '../packs/sources.ts';
import { changedSince } from '../provenance/changed-since.ts';
import type { SignOff } from '../provenance/sign-offs.ts';
import { componentHashes } from '../text/fingerprint.ts';
import { locationOf, type ComponentLocation } from './report.ts';

export interface SignOffStatus {
  signOff: SignOff;
  /** null: the component is no longer there */
  component: ComponentLocation | null;
  /** what is otherwise than it was signed; nothing: the sign-off holds */
  changed: ('effect' | LanguageCode)[];
}

/** In the order of the sign-offs; those of other packs are left out. */
export function signOffStatuses(model: PackModel, sources: Sources, signOffs: readonly SignOff[]): SignOffStatus[] {
  return signOffs
    .filter(({ pack }) => pack === model.id)
    .map((signOff) => {
      const component = sources.components.findLast(({ section, id }) => `${section}/${id}` === signOff.component);
      if (!component) return { signOff, component: null, changed: [] };
      return {
        signOff,
        component: { section: component.section, id: component.id, ...locationOf(component, sources) },
        changed: changedSince(signOff, componentHashes(model, sources, component)),
      };
    });
}
