/** What the page gives to save. */
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';

/** The text of the file that the page saves when this is done. It comes as a stream, as the browser may be on another machine. */
export async function downloaded(page: Page, act: () => Promise<unknown>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return text(await download.createReadStream());
}
