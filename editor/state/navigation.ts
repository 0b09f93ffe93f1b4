/** Where the person is: the address of the page, the cursor, and the component at the cursor. */
import type { ComponentView, PackView } from '../worker/protocol.ts';
import { app } from './app.ts';
import { writeRoute, type ViewName } from './route.ts';

/** Goes to a view, as a link would. */
export function go(view: ViewName, path = '', query: Record<string, string> = {}): void {
  const hash = writeRoute({ view, path, query });
  if (hash !== location.hash) location.hash = hash;
}

/** Changes the address without a new entry in the history: for filters and the line of the cursor. */
export function replaceRoute(path: string, query: Record<string, string>): void {
  const route = {
    ...app.now.route,
    path,
    query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')),
  };
  history.replaceState(null, '', writeRoute(route));
  app.set({ route });
}

/** Opens the line in the Author view. */
export function openInText({ file, line, column }: { file: string; line: number; column?: number }): void {
  go('author', file, { line: String(line), ...(column === undefined ? {} : { column: String(column) }) });
}

/** The address of a component in the Author view. The pack stays open that has it from another one, so that it can be changed there. */
export function addressInText({ file, line, pack }: ComponentView, view: Pick<PackView, 'id' | 'path'>): string {
  const query = { line: String(line), ...(pack === view.id ? {} : { pack: view.path }) };
  return writeRoute({ view: 'author', path: file, query });
}

export function moveCursor(file: string, line: number): void {
  const { cursor, route } = app.now;
  if (cursor.file === file && cursor.line === line) return;
  app.set({ cursor: { file, line } });
  if (route.view === 'author') replaceRoute(file, { ...route.query, line: String(line) });
  selectAtCursor();
}

/** Selects the innermost component at the cursor; where there is none, the selection stays. */
export function selectAtCursor(): void {
  const { view, cursor, selected } = app.now;
  if (!view) return;
  const [atCursor] = view.components
    .filter(({ file, line, endLine }) => file === cursor.file && line <= cursor.line && cursor.line <= endLine)
    .sort((a, b) => lineCount(a) - lineCount(b));
  // the same component as the new analysis has it
  const same =
    selected && view.components.find(({ section, id }) => section === selected.section && id === selected.id);
  const next = atCursor ?? same ?? null;
  if (next !== selected) app.set({ selected: next });
}

const lineCount = ({ line, endLine }: ComponentView): number => endLine - line + 1;
