/** Which components must say where they come from: those of the pack itself, if it says what was read or whence all of it is. */
import { STATUSES } from '../packs/fields.ts';
import type { Sources } from '../packs/sources.ts';
import { carriersOf, type Carrier } from './carriers.ts';

export function judged(sources: Sources): Carrier[] {
  const pack = sources.packs.at(-1);
  if (
    !pack ||
    (!STATUSES.some((status) => status === pack.status) &&
      !sources.about.some(({ section, pack: of }) => section === 'editions' && of === pack.name))
  ) {
    return [];
  }
  return carriersOf(sources).filter((carrier) => carrier.pack === pack.name);
}
