/** Which components must state their provenance: those of the pack itself, if it declares editions or a status for all. */
import { STATUSES } from '../packs/fields.ts';
import type { Sources } from '../packs/sources.ts';
import { sourcedComponents, type SourcedComponent } from './components.ts';

/** The components of the pack that should state their status; none if the pack declares neither editions nor a status for all. */
export function componentsNeedingProvenance(sources: Sources): SourcedComponent[] {
  const pack = sources.packs.at(-1);
  if (
    !pack ||
    (!STATUSES.some((status) => status === pack.status) &&
      !sources.metadata.some(({ section, pack: of }) => section === 'editions' && of === pack.name))
  ) {
    return [];
  }
  return sourcedComponents(sources).filter((carrier) => carrier.pack === pack.name);
}
