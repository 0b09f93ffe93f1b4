/** The smaller features, each on the same small pack. */
import { describe, expect, it } from 'vitest';
import { codeLenses } from './code-lenses.ts';
import { componentAt } from './components.ts';
import { foldingRanges } from './folding.ts';
import { formatting } from './formatting.ts';
import { inlayHints } from './inlay-hints.ts';
import { semanticTokens, TOKEN_TYPES } from './semantic-tokens.ts';
import { signatureHelp } from './signature-help.ts';
import { documentSymbols, workspaceSymbols } from './symbols.ts';
import { positionAfter, CARDS, edited, openAt, reef, wordsIn } from './testing.ts';

const URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';
const WHOLE = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };

describe('symbols', () => {
  it('of a file are its sections with their components', () => {
    const workspace = reef({ [URI]: CARDS.replace('    name: Planting', '    number: 7\n    name: Planting') });
    const [cards] = documentSymbols(workspace, URI);
    expect([cards.name, cards.children!.map(({ name, detail }) => [name, detail])]).toEqual([
      'cards',
      [
        ['planting', '#7 Planting'],
        ['swap', ''],
      ],
    ]);
    expect(wordsIn(workspace, URI, cards.children![1].selectionRange)).toBe('swap');
    expect(
      documentSymbols(workspace, PACK_URI)
        .map(({ name }) => name)
        .slice(0, 9),
    ).toEqual(['pack', 'title', 'version', 'players', 'score', 'ranking', 'programs', 'counters', 'classes']);
  });

  it('count a byte order mark as the editor does', () => {
    const workspace = reef();
    workspace.update(URI, `\ufeff${CARDS}`);
    expect(documentSymbols(workspace, URI)[0].selectionRange).toEqual({
      start: { line: 0, character: 1 },
      end: { line: 0, character: 6 },
    });
  });

  it('contain what they select, as the protocol wants', () => {
    const workspace = reef();
    const walk = (list: ReturnType<typeof documentSymbols>): void =>
      list.forEach(({ range, selectionRange, children = [] }) => {
        expect(wordsIn(workspace, URI, range)).toContain(wordsIn(workspace, URI, selectionRange));
        walk(children);
      });
    walk(documentSymbols(workspace, URI));
  });

  it('of the pack are found by letters in their order, of the id or the name', () => {
    const found = (query: string): string[] =>
      workspaceSymbols(reef(), query).map(({ name, containerName }) => `${containerName} ${name}`);
    expect(found('twr')).toEqual(['piece tower']);
    expect(found('Planting')).toEqual(['card planting']);
    expect(found('qqq')).toEqual([]);
  });
});

describe('colours', () => {
  it('are of words, numbers and names, in the order of the text', () => {
    const workspace = reef({ [URI]: CARDS.replace('id: swap', 'id: swap  # 🐙') });
    const { text, lines } = workspace.file(URI)!;
    const { data } = semanticTokens(workspace, URI);
    const tokens: string[] = [];
    for (let i = 0, line = 0, character = 0; i < data.length; i += 5) {
      line += data[i];
      character = data[i] ? data[i + 1] : character + data[i + 1];
      const at = lines.offset({ line: line + 1, column: character + 1 });
      tokens.push(`${TOKEN_TYPES[data[i + 3]]} ${text.slice(at, at + data[i + 2])}${data[i + 4] ? '!' : ''}`);
    }
    expect(tokens).toEqual([
      'type planting!',
      'type tide',
      'type action',
      'enumMember red',
      'function effect',
      'keyword build',
      'class farm',
      'keyword gain',
      'number 2',
      'variable kelp',
      'type swap!',
      'type tide',
      'type action',
      'function effect',
      'keyword lose',
      'number 1',
      'variable kelp',
      'keyword then',
      'keyword gain',
      'number 2',
      'variable credits',
    ]);
  });
});

describe('the canonical form', () => {
  it.each([['\n'], ['\r\n']])('is one edit of what differs (%j)', (newline) => {
    const text = CARDS.replaceAll('\n', newline);
    const workspace = reef({ [URI]: text.replace('gain 2 kelp', 'gain  2 kelp') });
    const edits = formatting(workspace, URI);
    expect([edits.length, wordsIn(workspace, URI, edits[0].range), edited(workspace, URI, edits)]).toEqual([
      1,
      ' ',
      text,
    ]);
  });

  it('changes nothing where the file is in it, or is not YAML', () => {
    expect(formatting(reef(), URI)).toEqual([]);
    expect(formatting(reef({ [URI]: 'cards: [' }), URI)).toEqual([]);
  });
});

describe('hints', () => {
  const hints = (text: string, language: 'en' | 'it' = 'en'): [number, unknown][] => {
    const workspace = reef({ [URI]: text });
    return inlayHints(workspace, URI, WHOLE, language).map(({ position, label }) => [position.line, label]);
  };

  it('render each effect, after the header of a block and after other texts', () => {
    expect(hints(CARDS)).toEqual([
      [6, 'Build 1 farm. Gain 2 kelps.'],
      [13, 'Lose 1 kelp, then gain 2 credits.'],
    ]);
    expect(hints(CARDS.replace(/\n/g, '\r\n'), 'it').map(([line]) => line)).toEqual([6, 13]);
  });

  it('are cut where they are long, and whole in the tooltip', () => {
    const workspace = reef({
      [URI]: CARDS.replace('gain 2 kelp', Array.from({ length: 12 }, () => 'gain 2 kelp').join('\n      ')),
    });
    const [hint] = inlayHints(workspace, URI, WHOLE, 'en');
    expect(String(hint.label).length).toBeLessThan(100);
    expect(String(hint.tooltip).length).toBeGreaterThan(100);
  });

  it('are only those of the range', () => {
    expect(inlayHints(reef(), URI, { start: { line: 0, character: 0 }, end: { line: 2, character: 0 } }, 'en')).toEqual(
      [],
    );
  });
});

describe('lenses', () => {
  it('try what has an effect, and count scenarios', () => {
    const workspace = reef({ [URI]: `${CARDS}    scenarios: [{name: a, expect: {}}, {name: b, expect: {}}]\n` });
    expect(
      codeLenses(workspace, URI).map(({ range, command }) => [
        wordsIn(workspace, URI, range),
        command!.title,
        command!.command,
      ]),
    ).toEqual([
      ['planting', 'Try', 'fathom.try'],
      ['planting', '0 scenarios', 'fathom.scenarios'],
      ['swap', 'Try', 'fathom.try'],
      ['swap', '2 scenarios', 'fathom.scenarios'],
    ]);
  });
});

describe('folding', () => {
  it('goes over all that goes over lines, to its last line', () => {
    expect(foldingRanges(reef(), URI).map(({ startLine, endLine }) => [startLine, endLine])).toEqual(
      [
        [0, 14],
        [1, 9],
        [6, 8],
        [10, 14],
      ].map(([a, b]) => [a, b]),
    );
  });
});

describe('signatures', () => {
  const help = (effect: string): unknown => {
    const workspace = reef();
    const found = signatureHelp(
      workspace,
      URI,
      openAt(workspace, URI, CARDS.replace('build farm\n      gain 2 kelp', effect)),
    );
    return found && [found.signatures[0].label, found.signatures[0].parameters![found.activeParameter!].label];
  };

  it.each([
    ['move ¦', ['move <what> to [(top | bottom) of] <zone>', '<what>']],
    ['move this to ¦', ['move <what> to [(top | bottom) of] <zone>', '<zone>']],
    ['move this to pi¦le', ['move <what> to [(top | bottom) of] <zone>', '<zone>']],
    ['¦', null],
  ])('%s', (effect, expected) => expect(help(effect)).toEqual(expected));
});

describe('the component at a place', () => {
  it('with the text there', () => {
    const workspace = reef();
    expect(componentAt(workspace, URI, positionAfter(workspace, URI, 'gain 2'))).toMatchObject({
      component: { section: 'cards', id: 'planting' },
      effect: { kind: 'program' },
    });
    expect(componentAt(workspace, PACK_URI, positionAfter(workspace, PACK_URI, 'harvest: gain'))).toMatchObject({
      component: { section: 'pieces', id: 'farm' },
    });
    expect(componentAt(workspace, PACK_URI, positionAfter(workspace, PACK_URI, 'title'))).toBeUndefined();
  });
});
