/** Which sign-offs of a pack still hold. */
import type { LanguageCode } from '../packs/fields.ts';
import type { PackModel } from '../packs/model.ts';
import type { Sources } from '../packs/sources.ts';
import { changedSince } from '../provenance/changed-since.ts';
import type { SignOff } from '../provenance/sign-offs.ts';
import { componentHashes } from '../text/fingerprint.ts';
import { placeOf, type Placed } from './report.ts';

export interface SignOffState {
  signOff: SignOff;
  /** null: the component is no longer there */
  component: Placed | null;
  /** what is otherwise than it was signed; nothing: the sign-off holds */
  changed: ('effect' | LanguageCode)[];
}

/** In the order of the sign-offs; those of other packs are left out. */
export function signOffStates(model: PackModel, sources: Sources, signOffs: readonly SignOff[]): SignOffState[] {
  return signOffs
    .filter(({ pack }) => pack === model.id)
    .map((signOff) => {
      const component = sources.components.findLast(({ section, id }) => `${section}/${id}` === signOff.component);
      if (!component) return { signOff, component: null, changed: [] };
      return {
        signOff,
        component: { section: component.section, id: component.id, ...placeOf(component, sources) },
        changed: changedSince(signOff, componentHashes(model, sources, component)),
      };
    });
}
