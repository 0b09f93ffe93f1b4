/** What axe finds on a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { sampleOf } from '../../support/width.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** what depends on colours; all else is the same with each */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Of hundreds of rows that are alike a few are enough, from all parts of the list; axe takes a minute for all. */
const ALIKE = [
  '.worklist tbody > tr:nth-child(n + 30):not(:nth-child(12n), .opened, :has([aria-expanded="true"]))',
  '.sheet-table tbody > tr:nth-child(n + 9):not(:nth-child(12n), .current, .open, .error)',
  '.reference-links > li:nth-child(n + 6)',
  '.faces > li:nth-child(n + 12)',
];

/** What tests show of single things, at the end of what they do there. */
const PLACES = [
  'a pasted table',
  'a card that is not understood',
  'a first note',
  'a map',
  'a large map',
  'a large map on a telephone',
  'painted rows',
  'panes',
  'games that were left',
  'the rules',
  'the rules on a telephone',
  'a score sheet',
  'things on sites',
  'faces of cards',
  'piles of cards',
] as const;
/** Half of them; in the full width all. axe takes longer than most of what is done there. */
const LOOKED_AT = sampleOf(PLACES, Math.ceil(PLACES.length / 2));

/** Each violation in one of the places; none where axe does not look this time. */
export const axeAt = async (page: Page, place: (typeof PLACES)[number]): Promise<string[]> =>
  LOOKED_AT.includes(place) ? axeFindings(page) : [];

/** Each violation in one part of the page, of all rules that axe has, with the first element that has it. */
export async function axeFindingsIn(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

/** Each violation with the first element that has it. `rules`: all of WCAG, or those that depend on colours. */
export async function axeFindings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // the page has no frames, so that axe needs no second page to combine results: its legacy mode, which is faster
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  for (const alike of ALIKE) axe.exclude(alike);
  const runOnly =
    rules === 'all' ? ({ type: 'tag', values: TAGS } as const) : ({ type: 'rule', values: COLOUR_RULES } as const);
  const found = await axe.options({ runOnly, resultTypes: ['violations'] }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
}
