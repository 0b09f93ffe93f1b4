/** What is typed in a cell and not written yet is there after a reload, whatever another page or a full disk does. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { servicesWith } from './testing/fake-services.ts';
import { forgetTyped, keepTyped, typedOf } from './typed-cells.ts';

const cell = { pack: 'tides.yaml', card: 'sluice', column: 'text' };
const number = { ...cell, column: 'number' };

beforeEach(async () => {
  page.open();
  await servicesWith({ 'tides.yaml': 'pack: tides\n' });
  for (const one of [cell, number]) forgetTyped(one);
});
afterAll(() => page.close());

it('keeps the last text of each cell, of this pack and host, until it is written', async () => {
  keepTyped(cell, 'Gain');
  keepTyped(cell, 'Gain 1');
  keepTyped(number, '3');
  expect(typedOf('other.yaml')).toEqual([]);
  expect(typedOf('tides.yaml')).toEqual([
    { ...cell, text: 'Gain 1' },
    { ...number, text: '3' },
  ]);
  // another folder at this address
  const { host } = await servicesWith({});
  host.key = 'elsewhere';
  expect(typedOf('tides.yaml')).toEqual([]);
  host.key = 'packs';
  forgetTyped(cell);
  expect(typedOf('tides.yaml')).toEqual([{ ...number, text: '3' }]);
  forgetTyped(number);
  expect([...page.localStorage.values.keys()]).toEqual([]);
});

it('what another page types meanwhile is kept, too; what is damaged is as if it were not there', () => {
  keepTyped(cell, 'mine');
  const theirs = { host: 'packs', pack: 'tides.yaml', card: 'crew', column: 'name', text: 'theirs' };
  const [key, text] = [...page.localStorage.values][0];
  page.localStorage.setItem(key, JSON.stringify([...(JSON.parse(text) as unknown[]), theirs, { host: 3 }]));
  keepTyped(cell, 'mine too');
  expect(typedOf('tides.yaml').map((one) => one.text)).toEqual(['theirs', 'mine too']);
  page.localStorage.setItem(key, '[{');
  expect(typedOf('tides.yaml')).toEqual([]);
});

it('where the browser stores nothing, the page has it', () => {
  page.localStorage.full = true;
  keepTyped(cell, 'a');
  keepTyped(number, '2');
  keepTyped(cell, 'ab');
  expect(typedOf('tides.yaml').map(({ text }) => text)).toEqual(['2', 'ab']);
  forgetTyped(cell);
  forgetTyped(number);
  expect(typedOf('tides.yaml')).toEqual([]);
});
