/** A pack with a mistake in one card: all others are shown as ever, and the card with its errors. */
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { fathom } from '../scripted-io.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';

const at = temporaryFolder();
const PACK = `pack: mine
extends: underwater-cities
cards:
  - {id: good, name: Good, number: 901, deck: era-1, type: instant-card, color: red, effect: gain 2 credits}
  - {id: bad, name: Bad, number: 902, deck: era-1, type: instant-card, color: red, effect: gain 2 creditz}
  - {id: half, name: Half, number: 903, deck: era-1, type: action-card, color: red, effect: gain 3 credits, price: 1 poynt}
`;
let show: (...line: string[]) => ReturnType<typeof fathom>;
beforeEach(() => {
  const path = at('mine.yaml');
  writeFileSync(path, PACK);
  show = (...line) => fathom(['show', ...line, '--pack', path]);
});

test('a good card, by its id, its number and its name', async () => {
  const { code, out } = await show('good', '--lang', 'en,it');
  expect(code).toBe(1);
  expect(out).toContain('  en: Gain 2 credits.\n  it: Ottieni 2 crediti.\n');
  expect(out).not.toContain('error:');
  expect((await show('901')).out).toBe((await show('Good')).out);
});

test('the bad one with its errors', async () => {
  const { out, err } = await show('bad');
  expect(out).toMatch(/^Bad {2}cards\/bad/m);
  expect(out).toContain('gain 2 creditz');
  expect(out).toMatch(/ {2}error: .*creditz/);
  expect(err).toContain('^^^^^^^');
  const half = (await show('903')).out;
  expect(half).toContain('Gain 3 credits.');
  expect(half).toMatch(/error: .*poynt/);
});

test('--all: every text, with the errors where they belong', async () => {
  const { code, out } = await show('--all');
  expect(code).toBe(1);
  expect(out).toContain('Gain 2 credits.');
  expect(out).toContain('Costruisci 1 serra o 1 dissalatore. Ottieni 1 carta.');
  expect(out).toMatch(/^Bad {2}cards\/bad[\s\S]*?error: .*creditz/m);
  const all = JSON.parse((await show('--all', '--json')).out) as { id: string; findings: { severity: string }[] }[];
  const broken = all.filter(({ findings }) => findings.some(({ severity }) => severity === 'error'));
  expect(broken.map(({ id }) => id)).toEqual(['bad', 'half']);
});

test('--html: the sheet is written', async () => {
  const page = at('sheet.html');
  expect((await show('cards', '--html', page)).out).toContain('Written:');
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('<dd lang="it" class="text">Ottieni 2 crediti.</dd>');
  expect(html).toContain('creditz');
});
