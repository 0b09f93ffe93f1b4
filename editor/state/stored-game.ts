/** The game at the table as the browser stores it, so that a reload goes on with it. */
import { problemOfRecord } from '../../interpreter/record-format.ts';
import type { GameRecord } from '../worker/protocol.ts';
import type { TableSetup } from '../worker/table-protocol.ts';

export interface StoredGame {
  pack: string;
  setup: TableSetup;
  record: GameRecord;
}

const KEY = 'fathom-game';

/** Null: none is stored, or it cannot be read. */
export function storedGame(): StoredGame | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<StoredGame> | null;
    if (!stored || typeof stored.pack !== 'string' || !isSetup(stored.setup)) return null;
    if (problemOfRecord(stored.record) !== undefined) return null;
    return stored as StoredGame;
  } catch {
    return null;
  }
}

export function storeGame(game: StoredGame): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(game));
  } catch {
    // a browser that stores nothing: the game lasts until the page is closed
  }
}

export function forgetGame(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // as above
  }
}

const isSetup = (setup: unknown): setup is TableSetup =>
  typeof setup === 'object' && setup !== null && Array.isArray((setup as TableSetup).seats);
