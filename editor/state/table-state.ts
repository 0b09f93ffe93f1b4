/** The game at the table, as the page has it. */
import type { PositionView } from '../../interpreter/index.ts';
import type { TableLayout, TableSetup, TableView, Viewer } from '../worker/table-protocol.ts';

/**
 * What stops a game: the pack, the record, or the game itself says no; or the worker has
 * lost it, and nothing is stored.
 */
export interface TableFault {
  reason: 'errors' | 'refused' | 'lost';
  message: string;
}

export interface TableState {
  /** path of the pack */
  pack: string;
  setup: TableSetup;
  /** who looks; nobody while the device is passed on */
  viewer: Viewer;
  layout: TableLayout;
  view: TableView;
  /** an earlier position that is looked at; null: the current one */
  past: { step: number; position: PositionView } | null;
  /** a choice is being made */
  busy: boolean;
  /** bots wait until somebody lets them go on */
  paused: boolean;
  fault: TableFault | null;
}
