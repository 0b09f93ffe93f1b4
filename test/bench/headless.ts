import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { serve } from '../../cli/edit/server.ts';
import { foundBrowser } from '../browser/support/installed-browser.ts';
import type { Row } from './measure.ts';

export interface ServedPage {
  /** the origin of the workbench */
  address: string;
  /** a page without storage and cache; closed by the next one */
  open(): Promise<Page>;
}

/** Measures the workbench in a headless browser, with some files in the served folder. Without a browser, a row that says so. */
export async function headless(
  what: string,
  { packs, site, files }: { packs: string; site: string; files: Record<string, string> },
  measure: (served: ServedPage) => Promise<Row[]>,
): Promise<Row[]> {
  const executablePath = foundBrowser();
  if (executablePath === undefined) {
    return [{ what, value: 'not measured', baseline: 'no Chromium or Chrome found; set CHROME_PATH' }];
  }
  const folder = mkdtempSync(join(tmpdir(), 'fathom-speed-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const server = await serve({ folder, title: 'packs', builtIn: [packs], site, port: 0 });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const token = `sessionStorage.setItem('fathom-token', ${JSON.stringify(server.token)})`;
  try {
    return await measure({
      address: new URL(server.address).origin,
      async open() {
        for (const context of browser.contexts()) await context.close();
        const context = await browser.newContext({
          viewport: { width: 1280, height: 800 },
          locale: 'en',
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.addInitScript({ content: token });
        return page;
      },
    });
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
