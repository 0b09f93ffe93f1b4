/** The page's markers have the words and the places that `fathom lsp` sends. */
import type { Uri } from 'monaco-editor/editor';
import { expect, it } from 'vitest';
import { diagnosticsOf } from '../../service/language-service/index.ts';
import { CARDS, reef } from '../../service/language-service/testing.ts';
import { diagnosticWords } from '../../service/translations/index.ts';
import { markersOf } from './markers.ts';

const URI = 'reef/cards.yaml';
const uriOf = (path: string): Uri => ({ path: `/${path}` }) as Uri;

it('have suggestions, help and related places', () => {
  const workspace = reef({ [URI]: CARDS.replace('gain 2 kelp', 'gain 2 klep').replace('id: sole', 'id: planting') });
  const markers = markersOf(
    workspace.diagnostics().map((one) => ({ ...one, words: diagnosticWords(one, null), topics: [] })),
    uriOf,
  );
  expect(markers.map(({ message }) => message)).toEqual(diagnosticsOf(workspace, URI).map(({ message }) => message));
  const unknown = markers.find(({ code }) => code === 'unknown-name')!;
  expect(unknown.message).toContain('Did you mean "kelp"?');
  expect(unknown).toMatchObject({ severity: 8, source: 'fathom', startLineNumber: 9, startColumn: 14, endColumn: 18 });
  const [first] = markers.filter(({ code }) => code === 'duplicate-id');
  expect(first.relatedInformation).toEqual([
    expect.objectContaining({ message: 'and again here', resource: { path: `/${URI}` }, startLineNumber: 11 }),
  ]);
});
