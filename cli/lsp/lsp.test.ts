/** The language server as an editor meets it: a process, pipes, the protocol. */
import { afterEach, describe, expect, test } from 'vitest';
import { initialize, scratch, startClient, type Client } from './testing.ts';

const NIM = `pack: little
players: [2]
counters:
  win: {}
  pebble: {of: game, start: 3}
procedures:
  game:
    play: "each player: gain 1 win"
    end: end game
`;

let clients: Client[] = [], folders: { remove(): void }[] = [];
const start = (...args: string[]): Client => { const client = startClient(...args); clients.push(client); return client; };
const folder = (files: Record<string, string>): ReturnType<typeof scratch> => { const made = scratch(files); folders.push(made); return made; };
afterEach(() => {
  for (const { child } of clients) child.kill();
  for (const made of folders) made.remove();
  [clients, folders] = [[], []];
});

describe('fathom lsp', () => {
  test('tells what is wrong with an opened file, and that it is mended by an incremental change', async () => {
    const { uri } = folder({ 'little.yaml': NIM }), client = start(), file = uri('little.yaml');
    const { capabilities } = await initialize(client);
    expect(capabilities['textDocumentSync']).toBe(2);
    client.open(file, NIM.replace('gain 1 win', 'gain 1 wim'));
    const [wrong] = await client.diagnostics(file, (all) => all.length > 0);
    expect(wrong).toMatchObject({ code: 'unknown-name', source: 'fathom', severity: 1, range: { start: { line: 7, character: 31 }, end: { line: 7, character: 34 } }, data: { suggestions: ['win'] } });
    client.change(file, 2, { range: wrong.range, text: 'win' });
    await client.diagnostics(file, (all) => !all.some(({ code }) => code === 'unknown-name'));
    await client.request('shutdown');
    client.notify('exit');
    expect(await client.exit).toBe(0);
  });
});
