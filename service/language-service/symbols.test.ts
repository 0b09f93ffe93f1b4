/** The outline of a file, and the search for names. */
import { describe, expect, it } from 'vitest';
import { SymbolKind } from './protocol.ts';
import { documentSymbols, workspaceSymbols } from './symbols.ts';
import { CARDS, reef, wordsIn } from './testing.ts';

const URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';

describe('the outline', () => {
  const outline = (uri: string, text: string): [string, string[]][] =>
    documentSymbols(reef({ [uri]: text }), uri).map(({ name, children = [] }) => [
      name,
      children.map((child) => child.name),
    ]);

  it('has each component in its own section, also if other sections repeat its name', () => {
    const text = 'slots:\n  - id: quay\ncards:\n  - id: shoal\nreplace:\n  cards:\n    shoal: {type: action}\n';
    expect(outline(URI, text)).toEqual([
      ['slots', ['quay']],
      ['cards', ['shoal']],
      ['replace', []],
    ]);
  });

  it('is empty for a file without text', () => expect(outline(URI, '')).toEqual([]));

  it('has the whole component as range, and its name to select', () => {
    const workspace = reef();
    const rangesOf = (uri: string, section: string): [string, string][] =>
      documentSymbols(workspace, uri)
        .find(({ name }) => name === section)!
        .children!.map(({ range, selectionRange }) => [
          wordsIn(workspace, uri, range),
          wordsIn(workspace, uri, selectionRange),
        ]);
    expect(rangesOf(PACK_URI, 'zones')[2]).toEqual(['hand: {of: player, visible: owner, draws-to: hand}', 'hand']);
    const [[planting, id]] = rangesOf(URI, 'cards');
    expect([planting.startsWith('id: planting\n'), planting.trimEnd().endsWith('status: original'), id]).toEqual([
      true,
      true,
      'planting',
    ]);
  });

  it('has the number of each card, and no number of another', () => {
    const numbered = CARDS.replace('- id: sole', '- id: sole\n    number: 12').replace(
      '- id: planting',
      '- number: 7\n    id: planting',
    );
    const [cards] = documentSymbols(reef({ [URI]: numbered }), URI);
    expect(cards.children!.map(({ detail }) => detail)).toEqual(['#7 Planting', '#12']);
  });

  it('has the kinds of the protocol', () => {
    const workspace = reef();
    const symbols = documentSymbols(workspace, PACK_URI);
    const kindOf = (name: string): number => symbols.find((symbol) => symbol.name === name)!.kind;
    expect([kindOf('title'), kindOf('counters')]).toEqual([SymbolKind.Property, SymbolKind.Namespace]);
    const childKind = (section: string): number => symbols.find(({ name }) => name === section)!.children![0].kind;
    expect(['counters', 'pieces', 'signals', 'procedures', 'decks'].map(childKind)).toEqual([
      SymbolKind.Field,
      SymbolKind.Class,
      SymbolKind.Event,
      SymbolKind.Method,
      SymbolKind.Key,
    ]);
  });
});

describe('the search for names', () => {
  const named = (name: string): string => `${CARDS}  - {id: surge, name: ${name}, type: action}\n`;
  const found = (query: string, cards = CARDS): string[] =>
    workspaceSymbols(reef({ [URI]: cards }), query).map(({ name, containerName }) => `${containerName} ${name}`);

  it.each([
    ['high tide', ['card surge']],
    ['HighTide', ['card surge']],
    // blanks in the query are one gap, like the blank in the name
    ['high   tide', ['card surge']],
    ['hi ghtide', []],
    ['tidehigh', []],
  ])('%s', (query, expected) => expect(found(query, named('High Tide'))).toEqual(expected));

  it('also finds names in which blanks are repeated', () => {
    expect(found('high tide', named('"High  Tide"'))).toEqual(['card surge']);
    expect(found('high--tide', named('"High  Tide"'))).toEqual([]);
  });

  it('says what a name belongs to, unless it belongs to the whole pack', () => {
    expect(found('act')).toContain('step of turn act');
    expect(found('shallow')).toEqual(['predicate shallow']);
    expect(found('most-rounds')).toEqual(['constant most-rounds']);
  });

  it('finds declarations, not uses, and no names that are bound in an effect', () => {
    expect(found('planting')).toEqual(['card planting']);
    expect(found('credit')).toEqual(['counter credit']);
    const bound = CARDS.replace('build farm', 'choose site as spot');
    expect(found('spot', bound)).toEqual([]);
  });
});
