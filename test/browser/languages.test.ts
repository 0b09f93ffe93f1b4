/** The Lab in Italian and Ukrainian: all that it shows of a try is in the language of the page. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { BUILT_IN_FOLDER } from '../../dsl/internal.ts';
import { CITIES, pack } from '../support/packs.ts';
import { session } from './support/session.ts';
import { choosePageLanguage } from './support/settings.ts';
import { visit } from './support/workbench.ts';

const the = session([]);
let page: Page;
beforeAll(async () => {
  ({ page } = await the.shared({ view: lab('gain 1 credit') }));
});
const lab = (effect: string, more = ''): string =>
  `#/lab?pack=${BUILT_IN_FOLDER}/underwater-cities&effect=${encodeURIComponent(effect)}${more}`;

/** Decisions, refusals, events, causes, changes, impossible effects, all outcomes. */
const TRIES: [effect: string, at: string][] = [
  ['build 2 tunnels\ngain 2 cards\nadvance 2', 'rich'],
  ['gain 1 credit or build laboratory or build farm', '{me: {steelplast: 0, kelp: 1}}'],
  ['if credit > 50: gain 1 kelp\nupgrade structure', 'rich'],
  ['each player: gain 1 credit\ndo take-special', 'rich'],
  ['do produce-network', 'rich'],
  ['build city', '{me: {credit: 0, steelplast: 0, kelp: 0}}'],
];

/** Titles of cards and ids of sites, which are the same in every language. */
const model = pack(CITIES);
const named = [
  ...model.cards.map(({ name }) => name),
  ...model.boards.flatMap(({ sites }) => sites.map(({ id }) => id)),
];
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${named
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** The text of the answer, without the words of effects as they are written. */
async function shown(): Promise<string> {
  const texts = await page.locator('.lab-out').evaluate((out) => {
    out.querySelectorAll('details').forEach((one) => {
      one.open = true;
    });
    const parts = out.querySelectorAll<HTMLElement>(
      '.banner, .decisions-part, .trace > h2, .trace .stepper, .trace .events, .changes-part, .board-part > h2, .board-part > p, .outcomes',
    );
    return [...parts].map((part) => part.innerText);
  });
  return texts
    .join('\n')
    .replaceAll(/(?:slot|card|site|do|pay|kind|gain|amount|ability|trigger):[\w+#-]+/g, '')
    .replaceAll(NAMED, '');
}

const ENGLISH =
  /.*\b(?:the|an|of|is|are|or|and|not|you|was|its|there|this|which|what|where|cards?|slots?|site|city|cities|farms?|gains?|pays?|builds?|upgraded?|draws?|discards?|uses?|used|needs?|have|has|none|nothing|nobody|space|empty|turn|track|deck|hand|with|for|credits?|steelplast|board|other|me|order)\b.*/gi;
const FOREIGN = { Italiano: ENGLISH, Українська: /.*\p{Script=Latin}{2,}.*/gu } as const;

it.each(Object.entries(FOREIGN))('says all of it in the language of the page: %s', async (language, foreign) => {
  await visit(page, lab('gain 1 credit'));
  await page.locator('.changes-part').waitFor();
  // a try that was shown before follows the language
  await choosePageLanguage(page, language);
  await expect.poll(async () => (await shown()).match(foreign)).toBeNull();
  for (const [effect, at] of TRIES) {
    await visit(page, lab(effect, `&at=${encodeURIComponent(at)}`));
    await page.locator('.lab-out[aria-busy=false] .trace').waitFor();
    const text = await shown();
    expect(text.length).toBeGreaterThan(80);
    expect([effect, text.match(foreign)]).toEqual([effect, null]);
  }
});
