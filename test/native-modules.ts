/**
 * Setup file: Node itself imports all modules but the tests (`typescript-hooks.mjs`). When Vitest imports them, every use of
 * an imported name is a call, and games and parsers take twice the time.
 */
import { findSourceMap, register } from 'node:module';

const thread = globalThis as { modulesAreNative?: true };
// once for the whole thread, which runs many files of tests
if (!thread.modulesAreNative) {
  thread.modulesAreNative = true;
  process.setSourceMapsEnabled(true);
  register('./typescript-hooks.mjs', import.meta.url);
  mapStackTraces();
}

/** Vitest maps places in stack traces only for modules that it loaded; this maps those that Node loaded. */
function mapStackTraces(): void {
  const original = Error.prepareStackTrace;
  Error.prepareStackTrace = (error, sites) => (original?.(error, sites.map(inSource)) as unknown) ?? String(error);
}

function inSource(site: NodeJS.CallSite): NodeJS.CallSite {
  const file = site.getFileName();
  const line = site.getLineNumber();
  const column = site.getColumnNumber();
  const map = file === null ? undefined : findSourceMap(file);
  if (!map || line === null || column === null) return site;
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalLine' in entry)) return site;
  const at = [entry.originalLine + 1, entry.originalColumn + 1];
  const places: Partial<NodeJS.CallSite> & { toString(): string } = {
    getLineNumber: () => at[0],
    getColumnNumber: () => at[1],
    toString: () => site.toString().replace(`:${line}:${column}`, `:${at.join(':')}`),
  };
  return new Proxy(site, {
    get: (of, name: keyof NodeJS.CallSite) =>
      places[name] ?? (typeof of[name] === 'function' ? of[name].bind(of) : of[name]),
  });
}
