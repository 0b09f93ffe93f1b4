/** What the tests of a file share: one browser, and one workbench with some packs. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { startBrowser } from './browser.ts';
import { openPage, openWorkbench, type WatchedPage, type Workbench } from './workbench.ts';

export interface Session {
  readonly browser: Browser;
  readonly workbench: Workbench;
  /** A page that its test closes, and whose faults it judges. */
  open(options?: Parameters<typeof openPage>[2]): Promise<WatchedPage>;
  /** A page for all tests of the file: at their end it must have had no faults. */
  shared(options?: Parameters<typeof openPage>[2]): Promise<WatchedPage>;
}

/** `files`: beside the packs. Opens both before the first test of the file, and closes them after the last. */
export function session(packs: string[], files: Record<string, string> = {}): Session {
  let browser: Browser;
  let workbench: Workbench;
  const shared: WatchedPage[] = [];
  beforeAll(async () => {
    browser = await startBrowser();
    workbench = await openWorkbench({ packs, files });
  });
  afterAll(async () => {
    const faults = shared.flatMap((one) => one.faults);
    await workbench.close();
    await browser.close();
    expect(faults).toEqual([]);
  });
  const open: Session['open'] = (options) => openPage(browser, workbench.server.address, options);
  return {
    get browser() {
      return browser;
    },
    get workbench() {
      return workbench;
    },
    open,
    async shared(options) {
      const opened = await open(options);
      shared.push(opened);
      return opened;
    },
  };
}
