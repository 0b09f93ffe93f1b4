/** What an editor cancels before its turn is not computed. */
import { expect, test } from 'vitest';
import { initialize, LITTLE, workplace } from './testing.ts';

const { start, folder } = workplace();

const message = (content: object): string => {
  const text = JSON.stringify({ jsonrpc: '2.0', ...content });
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};

test('requests that are cancelled in the same breath are answered as cancelled, and the others in full', async () => {
  const { uri } = folder({ 'little.yaml': LITTLE });
  const client = start();
  await initialize(client);
  const file = uri('little.yaml');
  client.open(file, LITTLE);
  await client.request('textDocument/hover', { textDocument: { uri: file }, position: { line: 0, character: 0 } });
  const answers = new Map<string, string>();
  const answered = new Promise<void>((done) => {
    let text = '';
    client.child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      for (const [, id, rest] of text.matchAll(/"id":"(old-\d|new)",("result"|"error":\{"code":-?\d+)/g)) {
        answers.set(id, rest);
      }
      if (answers.size === 6) done();
    });
  });
  const old = [1, 2, 3, 4, 5].map((n) => `old-${n}`);
  const ask = (id: string): string =>
    message({ id, method: 'textDocument/semanticTokens/full', params: { textDocument: { uri: file } } });
  const cancel = (id: string): string => message({ method: '$/cancelRequest', params: { id } });
  client.child.stdin.write([...old.map(ask), ...old.map(cancel), ask('new')].join(''));
  await answered;
  expect(Object.fromEntries(answers)).toEqual({
    ...Object.fromEntries(old.map((id) => [id, '"error":{"code":-32800'])),
    new: '"result"',
  });
});
