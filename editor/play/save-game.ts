/** Games to files: with who sits where, as the terminal writes and opens them. */
import { savedGame } from '../../table/saved-game.ts';
import { downloadFile } from '../shell/download.ts';
import { app } from '../state/app.ts';
import type { StoredGame } from '../state/stored-game.ts';
import { tableRecord } from '../state/table-looks.ts';

/** Saves a stored game. */
export function saveGame({ record, setup: { seats, lesson }, inPlace = [] }: StoredGame): void {
  const text = JSON.stringify(savedGame(record, { seats, inPlace, lesson }), null, 2);
  downloadFile(`${record.pack}-${record.seed}.json`, `${text}\n`, 'application/json');
}

/** Saves the game that is played. */
export async function saveTable(): Promise<void> {
  const record = await tableRecord();
  const { table } = app.now;
  if (record && table) saveGame({ pack: table.pack, setup: table.setup, record, inPlace: table.view.inPlace });
}
