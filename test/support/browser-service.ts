/**
 * One browser for all tests of a run. Tests run in threads that nobody tells when the last file is done, so the browser
 * belongs to the process that starts the threads: it starts when a thread asks for it first, and ends with the run.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchBrowser } from '../browser/support/installed-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** asked for, answers where the browser listens; or, with status 500, why there is none */
    browserService: string;
  }
}

export async function serveBrowser(project: TestProject): Promise<() => Promise<void>> {
  let browser: Promise<BrowserServer> | undefined;
  const service = createServer((_, response) => {
    browser ??= launchBrowser();
    browser.then(
      (server) => response.end(server.wsEndpoint()),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((listening) => {
    service.listen(0, '127.0.0.1', listening);
  });
  project.provide('browserService', `http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  return async () => {
    service.close();
    service.closeAllConnections();
    const started = await browser?.catch(() => undefined);
    await started?.close();
  };
}
