/** What is asked about the game at the table without changing it: earlier positions, previews, advice, the record. */
import { tp } from '../i18n/play.ts';
import type { GameRecord } from '../worker/protocol.ts';
import { NOBODY, type TableAdvice, type TablePreview } from '../../table/protocol.ts';
import { app } from './app.ts';
import { go } from './navigation.ts';
import { ask } from './services.ts';
import { updateTable } from './table-update.ts';
import { recordPosition, tablePosition } from './try-query.ts';

/** Looks at the position before a choice; at the current one from its number on. */
export async function lookBack(step: number): Promise<void> {
  const { table } = app.now;
  if (!table) return;
  const wanted = Math.max(0, step);
  const own = ++looks;
  if (wanted >= table.view.step) return updateTable({ past: null });
  const is = await ask('tablePosition', wanted, table.viewer).catch(() => null);
  const now = app.now.table;
  // meanwhile somebody has looked elsewhere, or chosen
  if (own !== looks || now?.view !== table.view || now.viewer !== table.viewer) return;
  if (is) updateTable({ past: { step: wanted, is } });
}

/** Counts the looks back: the last one is shown, whichever answer comes last. */
let looks = 0;

/** What an option would change. */
export const preview = (key: string): Promise<TablePreview | null> =>
  ask('tablePreview', key, app.now.table?.viewer ?? NOBODY, app.now.settings.freeOrders).catch(() => null);

/** What a bot would choose, and why. */
export const advice = (): Promise<TableAdvice | null> =>
  ask('tableAdvice', app.now.table?.viewer ?? NOBODY).catch(() => null);

/** The whole game, to be saved; it has what is hidden, too. */
export const tableRecord = (): Promise<GameRecord | null> => ask('tableRecord').catch(() => null);

/**
 * Opens the shown position in the Lab, to try effects on it: as the viewer knows it while people play, with all that is hidden only
 * when the game is over, or where bots alone play.
 */
export async function openInLab(): Promise<void> {
  const { table } = app.now;
  if (!table || table.viewer === NOBODY) return;
  const shown = table.past?.step ?? table.view.step;
  if (!table.view.over && table.setup.seats.some(({ bot }) => bot === null)) {
    go('lab', '', { pack: table.pack, at: tablePosition(shown) });
    return;
  }
  const record = await tableRecord();
  if (!record) return;
  const step = await ask('tableRecordStep', shown);
  app.set({ record: { name: tp('play.game'), record } });
  go('lab', '', { pack: table.pack, at: recordPosition(step) });
}
