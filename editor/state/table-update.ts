/** Changes what the page knows of the game at the table. */
import { app } from './app.ts';
import type { TableState } from './table-state.ts';

/** Nothing happens where there is no game. */
export function updateTable(change: Partial<TableState>): void {
  const { table } = app.now;
  if (table) app.set({ table: { ...table, ...change } });
}
