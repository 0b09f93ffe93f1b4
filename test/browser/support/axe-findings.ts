/** What axe finds on a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** what depends on colours; all else is the same with each */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Of hundreds of rows that are alike a few are enough. */
const ALIKE = '.worklist tbody > tr:nth-child(n + 30):not(:nth-child(12n), .opened, :has([aria-expanded="true"]))';

/** Each violation with the first element that has it. `rules`: all of WCAG, or those that depend on colours. */
export async function axeFindings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // the page has no frames, so that axe needs no second page to combine results: its legacy mode, which is faster
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude(ALIKE);
  const runOnly =
    rules === 'all' ? ({ type: 'tag', values: TAGS } as const) : ({ type: 'rule', values: COLOUR_RULES } as const);
  const found = await axe.options({ runOnly, resultTypes: ['violations'] }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
}
