/** The rulebook as text, Markdown and a page: the same rules, each in its own signs. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ABYSSAL_TRADE, CITIES, HEX, MEMORY, NIM, YUCATA } from '../../test/support/packs.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { fathom } from '../scripted-io.ts';
import { displayWidth, withoutColor } from '../terminal/paint.ts';

const at = temporaryFolder();
const rules = async (...line: string[]): Promise<string> => {
  const { code, out, err } = await fathom(['rules', ...line]);
  expect([code, err]).toEqual([0, '']);
  return out;
};
const joined = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('Nim as text', async () => {
  expect((await rules(NIM)).split('\n').slice(0, 18)).toEqual([
    'Rules of Nim',
    '',
    `── What it is about ${'─'.repeat(60)}`,
    '',
    'Players',
    '  For 2 players.',
    '',
    'Who wins',
    '  The winner is whoever has the most wins.',
    '',
    `── The course of the game ${'─'.repeat(54)}`,
    '',
    'The whole game',
    '  1 Players take turns, 6 each.',
    '    1.1 Take away any number of pebbles, of shells or of pearls, at least 1.',
    '    1.2 If nothing is left, gain 1 win, then the game ends.',
    '  2 The game ends.',
    '',
  ]);
});

test('Nim as Markdown', async () => {
  const out = await rules(NIM, '--format', 'markdown', '--lang', 'it');
  expect(out).toContain('# Regole di Nim\n\n- [Di che cosa si tratta](#rules-goal)\n');
  expect(out).toContain('## <a id="rules-goal"></a>Di che cosa si tratta\n');
  expect(out).toContain('1. I giocatori giocano a turno, 6 volte ciascuno.\n   1. Togliete un numero qualsiasi');
});

test('as a page: icons of the pack, links that lead somewhere, the language', async () => {
  const out = await rules(CITIES, '--format', 'html', '--lang', 'uk');
  expect(out).toContain('<html lang="uk">');
  expect(out).toContain('"#icon-credit"');
  const ids = new Set([...out.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...out.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});

describe.each([CITIES, YUCATA, ABYSSAL_TRADE, HEX, MEMORY])('%s', (pack) => {
  test.each([40, 80, 200])('fits %i columns, in colour too', async (width) => {
    const plain = await fathom(['rules', pack], { width });
    const colored = await fathom(['rules', pack], { width, color: true });
    expect(withoutColor(colored.out)).toBe(plain.out);
    expect(colored.out).not.toBe(plain.out);
    expect(plain.out.split('\n').filter((line) => displayWidth(line) > Math.min(width, 96))).toEqual([]);
  });

  test('links of the Markdown lead somewhere', async () => {
    const out = await rules(pack, '--format', 'markdown');
    const ids = new Set([...out.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id));
    expect([...out.matchAll(/\]\(#([^)]+)\)/g)].filter(([, id]) => !ids.has(id))).toEqual([]);
  });
});

test('options of the pack change what is told, and sources are named once an edition', async () => {
  const usual = joined(await rules());
  const contracts = joined(await rules('--option', 'government-contracts=in-play'));
  expect([usual, contracts].map((text) => text.includes('Lay out the government contracts'))).toEqual([false, true]);
  expect(usual).toContain('Sources: English rulebook, first print, p. 7, p. 13, p. 15, p. 9');
});

test('a file has the same rules without colour', async () => {
  const file = at('rules.txt');
  const { out } = await fathom(['rules', NIM, '--out', file], { color: true });
  expect(out).toBe(`Written: ${file}\n`);
  expect(readFileSync(file, 'utf8')).toBe(`Written by \`fathom rules\`.\n\n${await rules(NIM)}`);
});
