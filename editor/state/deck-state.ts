/** A table of printed texts that is compared with a pack, as long as the page is open. */
import type { ChosenTable, DeckReport, DeckSteps } from '../worker/deck-protocol.ts';
import type { PackView } from '../worker/protocol.ts';

export interface DeckState {
  table: ChosenTable;
  /** the pack as it was */
  view: PackView;
  steps: DeckSteps;
  running: boolean;
  /** null: nothing is compared yet */
  report: DeckReport | null;
  /** why it ended early: the pack has errors, or in words */
  failed: 'pack' | { reason: string } | null;
}
