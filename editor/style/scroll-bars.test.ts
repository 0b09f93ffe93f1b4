/** Bars of what scrolls have the colours of the page in every appearance; by themselves, they are a bright strip beside what is dark. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const RULES = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) =>
    [...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
      ([, selector, body]) => ({ selector: selector.replaceAll(/\/\*[^]*?\*\//g, '').trim(), body }),
    ),
  );
const of = (selector: string): string =>
  RULES.find((one) => one.selector === selector && /scrollbar-color/.test(one.body))?.body ?? '';

it('the bar of the page has its colours, and those within it no ground of their own', () => {
  expect(of('html')).toMatch(/scrollbar-color: var\(--edge-strong\) var\(--ground\);/);
  expect(of('body')).toMatch(/scrollbar-color: var\(--edge-strong\) transparent;/);
  // it is inherited; nothing takes it back
  expect(RULES.filter(({ body }) => /scrollbar-color/.test(body)).map(({ selector }) => selector)).toEqual([
    'html',
    'body',
  ]);
});

it('every appearance that sets colours of its own says whether they are light or dark', () => {
  const appearances = RULES.filter(
    ({ selector, body }) => /^:root(?:\[[^\]]*\])?(?:,\s*:root\[[^\]]*\])?$/.test(selector) && /--ground: #/.test(body),
  );
  expect(appearances.length).toBeGreaterThan(2);
  expect(appearances.filter(({ body }) => !/color-scheme: (?:light|dark|light dark);/.test(body))).toEqual([]);
});
