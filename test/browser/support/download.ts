/** What the page gives to save. */
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';

/** The file that the page saves when this is done. It comes as a stream, as the browser may be on another machine. */
export async function downloadedBytes(page: Page, act: () => Promise<unknown>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return buffer(await download.createReadStream());
}

/** Its text. */
export const downloaded = async (page: Page, act: () => Promise<unknown>): Promise<string> =>
  (await downloadedBytes(page, act)).toString('utf8');
