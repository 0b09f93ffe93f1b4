import { describe, expect, it } from 'vitest';
import type { MarkupContent } from 'vscode-languageserver-types';
import { hover } from './hover.ts';
import { positionAfter, CARDS, PACK, reef, wordsIn } from './testing.ts';
import type { Workspace } from './workspace.ts';

const URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';
function at(
  workspace: Workspace,
  uri: string,
  words: string,
  language: 'en' | 'it' | 'uk' = 'en',
): [string, string] | null {
  const found = hover(workspace, uri, positionAfter(workspace, uri, words), language);
  return found && [wordsIn(workspace, uri, found.range!), (found.contents as MarkupContent).value];
}

describe('hover', () => {
  it('a word of the language: how it is written, what it does, an example; and the effect in words', () => {
    const [words, page] = at(reef(), URI, '      bui')!;
    expect(words).toBe('build');
    expect(page).toContain('`build [up to] [<n>] <what> [on <on>] [free | for <cost>]`');
    expect(page).toContain('build 2 tunnels for 1 credit');
    expect(page).toMatch(/---\n\nBuild 1 farm\. Gain 2 kelps?\.$/);
  });

  it('the effect in the language that is chosen', () => {
    expect(at(reef(), URI, 'gain 2 ', 'it')![1]).toMatch(/Costruisci/);
    expect(at(reef(), URI, 'gain 2 ', 'uk')![1]).toMatch(/Побудуйте/);
  });

  it('a name: its kind, its members, its text, its reasoning', () => {
    expect(at(reef(), URI, 'build fa')).toEqual([
      'farm',
      expect.stringContaining('**farm** (piece `farm`)\n\n```\n1 credit\n```'),
    ]);
    expect(at(reef(), PACK_URI, 'classes: [pl')![1]).toContain('Members: `farm`.');
    const option = `${PACK}options:\n  tides: {values: [low, high], default: low, reason: The moon.}\n`;
    expect(at(reef({ [PACK_URI]: option }), PACK_URI, '  tides')![1]).toBe(
      '**tides** (option `tides`)\n\nValues: `low`, `high`.\n\nThe moon.',
    );
  });

  it('a key: what the table of fields says', () => {
    expect(at(reef(), URI, '    dec')).toEqual([
      'deck',
      '`deck`: the deck that it belongs to (must be given)\n\n```yaml\ndeck: a-deck\n```',
    ]);
    expect(at(reef(), PACK_URI, 'sco')).toEqual([
      'score',
      '`score`: the counter of the score table\n\n```yaml\nscore: a-counter\n```',
    ]);
    expect(at(reef(), PACK_URI, 'zon')).toEqual([
      'zones',
      expect.stringMatching(/^`zones`: places of cards\n/) as string,
    ]);
  });

  it('nothing where nothing is', () => {
    expect(at(reef(), URI, 'name: Pl')).toBeNull();
    expect(hover(reef(), 'elsewhere.yaml', { line: 0, character: 0 }, 'en')).toBeNull();
  });

  it('renders an effect while another text is broken, once the pack was valid', () => {
    const workspace = reef();
    workspace.fullCheck();
    workspace.update(URI, CARDS.replace('"lose 1 kelp then', '"lose 1 kelp then then'));
    expect(at(workspace, URI, 'gain 2 ')![1]).toContain('Build 1 farm.');
    expect(at(workspace, URI, '"lose 1 k')).toBeNull();
  });
});
