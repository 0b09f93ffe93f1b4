/** Who sees the cards of a zone, and how much there is of a counter. */
import type { PackModel, ZoneDef } from '../../dsl/internal.ts';

/** Whether the cards of a zone are seen by somebody; `isOwner`: whether the zone is that player's own. */
export const isSeen = (visible: ZoneDef['visible'], isOwner: boolean): boolean =>
  visible === 'all' || (visible === 'owner' && isOwner);

/** Whether only its owner sees how much there is of a counter. */
export const isSecret = ({ counters }: PackModel, id: string): boolean =>
  counters.some((one) => one.id === id && one.secret !== undefined);
