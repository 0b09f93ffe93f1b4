/** Who sees the cards of a zone. */
import type { ZoneDef } from '../../dsl/internal.ts';

/** Whether the cards of a zone are seen by somebody; `isOwner`: whether the zone is that player's own. */
export const isSeen = (visible: ZoneDef['visible'], isOwner: boolean): boolean =>
  visible === 'all' || (visible === 'owner' && isOwner);
