/** The start page: what a person finds who comes for the first time, and who comes again. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { BUILT_IN_FOLDER } from '../../dsl/internal.ts';
import { session } from './support/session.ts';
import { screenshot, visit } from './support/workbench.ts';

const the = session([]);
let page: Page;
beforeAll(async () => {
  ({ page } = await the.shared({ view: null }));
});

it('leads to a game, to the cards, to a variant without errors, and to an example that cannot be broken', async () => {
  const main = page.getByRole('main');
  const start = (): Promise<void> => visit(page, '#/start');
  await main.getByText('Fathom is a language for the rules of board games').waitFor();
  await screenshot(page, 'start');
  expect(await main.getByRole('heading', { name: 'Go on' }).count()).toBe(0);

  await main.getByRole('link', { name: /^Play A whole game/ }).click();
  await page.getByRole('form', { name: /^New game/ }).waitFor();
  await start();
  await main.getByRole('link', { name: /^Make cards/ }).click();
  await page.getByRole('heading', { level: 1, name: /^\d+ cards$/ }).waitFor();

  await start();
  await main.getByRole('link', { name: /^Make a variant/ }).click();
  await page.getByRole('textbox', { name: 'Editor: my-variant.yaml' }).waitFor();
  await page.getByRole('region', { name: 'Problems' }).getByText('No problems.').waitFor();
  expect(await page.evaluate(() => location.hash)).not.toContain('new=');

  await start();
  const examples = main.getByRole('region', { name: 'Examples to take apart' });
  expect(await examples.getByRole('listitem').count()).toBe(6);
  const example = examples.getByRole('listitem').filter({ hasText: 'Kalah' });
  await example.getByRole('link', { name: 'Kalah', exact: true }).click();
  const copy = page.getByRole('textbox', { name: 'Editor: my-kalah/pack.yaml' });
  await copy.waitFor();
  await page.getByRole('region', { name: 'Problems' }).getByText('No problems.').waitFor();
  // going back and forth makes no second copy
  await page.goBack();
  await page.goForward();
  await start();
  const goOn = main.getByRole('region', { name: 'Go on' });
  await goOn.getByRole('link', { name: 'my-variant.yaml' }).waitFor();
  // a copy that was only opened is among the examples
  expect(await goOn.getByRole('link').count()).toBe(1);
  // a copy that is there is gone on with, or started anew
  expect(await example.getByRole('link').count()).toBe(3);
  await example.getByRole('link', { name: 'Kalah', exact: true }).click();
  await copy.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# mine\n');
  await start();
  await goOn.getByRole('link', { name: 'my-kalah/pack.yaml' }).waitFor();
  expect(await goOn.getByRole('link').count()).toBe(2);
  await example.getByRole('link', { name: /^Start from the original/ }).click();
  const second = page.getByRole('textbox', { name: 'Editor: my-kalah-2/pack.yaml' });
  await second.waitFor();
  // one undo takes all of its files back, so that its name is free again
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await second.waitFor({ state: 'detached' });
  await start();
  await example.getByRole('link', { name: /^Start from the original/ }).click();
  await second.waitFor();
  await start();
  // the newest one
  await expect
    .poll(() => example.getByRole('link', { name: 'Kalah', exact: true }).getAttribute('href'))
    .toBe('#/author/my-kalah-2/pack.yaml');
  await screenshot(page, 'start-again');
  await page.setViewportSize({ width: 320, height: 640 });
  await screenshot(page, 'start-narrow');
  await page.setViewportSize({ width: 1280, height: 800 });
});

it('goes on with a game that was begun', async () => {
  await visit(page, `#/play?pack=${BUILT_IN_FOLDER}/nim.yaml`);
  await page.getByRole('heading', { name: 'New game: Nim' }).waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.play.playing').waitFor();
  await visit(page, '#/start');
  await page.getByRole('link', { name: 'Your game of Nim' }).click();
  await page.locator('.play.playing').waitFor();
});
