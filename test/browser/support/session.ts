/** What the tests of a file share: the browser of the run, and one workbench with some packs. */
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { runningBrowser } from './browser.ts';
import { openPage, openWorkbench, type WatchedPage, type Workbench } from './workbench.ts';

export interface Session {
  readonly browser: Browser;
  readonly workbench: Workbench;
  /** A page that its test closes, and whose faults it judges. */
  open(options?: Parameters<typeof openPage>[2]): Promise<WatchedPage>;
  /** A page for all tests of the file: at their end it must have had no faults. */
  shared(options?: Parameters<typeof openPage>[2]): Promise<WatchedPage>;
}

/** `files`: beside the packs. Opens the workbench before the first test of the file, and closes it after the last, with its pages. */
export function session(packs: string[], files: Record<string, string> = {}): Session {
  let browser: Browser;
  let workbench: Workbench;
  const shared: WatchedPage[] = [];
  const contexts = new Set<BrowserContext>();
  beforeAll(async () => {
    browser = await runningBrowser();
    workbench = await openWorkbench({ packs, files });
  });
  afterAll(async () => {
    const faults = shared.flatMap((one) => one.faults);
    await Promise.all([...contexts].map((context) => context.close()));
    await workbench.close();
    expect(faults).toEqual([]);
  });
  const open: Session['open'] = async (options) => {
    const opened = await openPage(browser, workbench.server.address, options);
    contexts.add(opened.context);
    return opened;
  };
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
