/** Who may ask the server of the workbench: pages of its own address that know the token. */
import { expect, test } from 'vitest';
import { refusal } from './guard.ts';

const OWN = { port: 8080, token: 'secret-token' };
const headers = { host: '127.0.0.1:8080', 'x-fathom-token': 'secret-token' };
const isRefused = (more: Record<string, string | undefined>, secret = true): boolean =>
  refusal({ headers: { ...headers, ...more } }, OWN, secret) !== null;

test.each(['127.0.0.1:8080', 'localhost:8080', '[::1]:8080'])('at %s', (host) => {
  expect(isRefused({ host })).toBe(false);
  expect(isRefused({ host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).toBe(false);
});

test.each([
  '127.0.0.1',
  '127.0.0.1:80',
  'localhost:8081',
  'evil.example:8080',
  '127.0.0.1:8080.evil.example',
  '',
  undefined,
])('not at %s', (host) => {
  expect([isRefused({ host }), isRefused({ host }, false)]).toEqual([true, true]);
});

test.each(['http://evil.example', 'https://127.0.0.1:8080', 'null', 'http://127.0.0.1:80', ''])(
  'not from %s',
  (origin) => {
    expect([isRefused({ origin }), isRefused({ origin }, false)]).toEqual([true, true]);
  },
);

test.each(['cross-site', 'same-site', 'none'])('only the page itself for %s', (site) => {
  expect([isRefused({ 'sec-fetch-site': site }), isRefused({ 'sec-fetch-site': site }, false)]).toEqual([true, false]);
});

test.each([undefined, '', 'secret-toke', 'secret-tokem', 'secret-token2'])(
  'only the page itself with the token %s',
  (token) => {
    expect([isRefused({ 'x-fathom-token': token }), isRefused({ 'x-fathom-token': token }, false)]).toEqual([
      true,
      false,
    ]);
  },
);
