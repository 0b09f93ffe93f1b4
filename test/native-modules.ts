/**
 * Before the tests: Node itself imports all modules but the tests, by way of tsx. As the test runner imports them, every use
 * of an imported name is a call, and games and readers take twice the time.
 */
import { findSourceMap } from 'node:module';
import { register } from 'tsx/esm/api';

const thread = globalThis as { modulesAreNative?: true };
// once for the whole thread, which runs many files of tests
if (!thread.modulesAreNative) {
  thread.modulesAreNative = true;
  process.setSourceMapsEnabled(true);
  register();
  tellPlaces();
}

/** The runner tells places of an error by its own maps of modules; here are those of Node. */
function tellPlaces(): void {
  const told = Error.prepareStackTrace;
  Error.prepareStackTrace = (error, sites) => (told?.(error, sites.map(asWritten)) as unknown) ?? String(error);
}

function asWritten(site: NodeJS.CallSite): NodeJS.CallSite {
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
