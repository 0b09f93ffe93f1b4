/** Which sign-offs of a pack still hold. */
import { type PackModel, type Sources, signOffStatus, type SignOff, type SignOffStatus } from '../../dsl/internal.ts';
import { componentHashes } from '../../texts/internal.ts';
import { locationOf, type ComponentLocation } from './report.ts';

/** A sign-off, its component, and whether it still holds. */
interface AuditedSignOff {
  signOff: SignOff;
  /** null if the component no longer exists */
  component: ComponentLocation | null;
  status: SignOffStatus;
}

/** The sign-offs of this pack with their status, in the order given; those of other packs are left out. */
export function auditSignOffs(model: PackModel, sources: Sources, signOffs: readonly SignOff[]): AuditedSignOff[] {
  return signOffs
    .filter(({ pack }) => pack === model.id)
    .map((signOff) => {
      const component = sources.components.findLast(({ section, id }) => `${section}/${id}` === signOff.component);
      if (!component) return { signOff, component: null, status: signOffStatus(signOff, undefined) };
      const { section, id } = component;
      return {
        signOff,
        component: { section, id, ...locationOf(component, sources) },
        status: signOffStatus(signOff, componentHashes(model, sources, component)),
      };
    });
}
