/** The game at the table, as the page has it. */
import type {
  StoppedRecord,
  TableLayout,
  TableNotice,
  TablePosition,
  TableSetup,
  TableView,
  Viewer,
} from '../../table/protocol.ts';
import type { StoredGame } from './stored-game.ts';

/**
 * What stops a game: the pack, the record, or the game itself says no; the worker has lost it, and nothing is stored; it is played in
 * another page.
 */
export type TableFault =
  | { reason: 'errors' | 'refused' | 'lost'; message: string }
  /** a record that can be played up to one of its choices */
  | { reason: 'stops'; stopped: StoppedRecord; game: StoredGame }
  /** a game on file of another pack, which is here, by its path */
  | { reason: 'other-pack'; file: File; path: string; title: string }
  | { reason: 'elsewhere'; game: StoredGame | null }
  /** the engine failed; the game is at the last step before that */
  | { reason: 'recovered'; message: string };

export interface TableState {
  /** path of the pack */
  pack: string;
  setup: TableSetup;
  /** who looks; nobody while the device is passed on */
  viewer: Viewer;
  layout: TableLayout;
  notices: TableNotice[];
  view: TableView;
  /** the number of the update with which this view came */
  sent: number;
  /** an earlier position that is looked at; null: the current one */
  past: { step: number; is: TablePosition } | null;
  /** cards that the viewer has just drawn, to be seen before the device is passed on; null: there are none */
  fresh: string[] | null;
  /** a choice is being made */
  busy: boolean;
  /** bots wait until somebody lets them go on */
  paused: boolean;
  fault: TableFault | null;
  /** the browser has not stored the game as it is now */
  unstored: boolean;
}
