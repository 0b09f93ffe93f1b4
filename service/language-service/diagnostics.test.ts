import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { loadPack } from '../analysis/load-pack.ts';
import { allDiagnostics, diagnosticsOf } from './diagnostics.ts';
import { CARDS, PACK, reef, wordsIn } from './testing.ts';

const URI = 'reef/cards.yaml';
const card = (effect: string): string =>
  `cards:\n  - id: planting\n    deck: tide\n    type: action\n    status: original\n    effect: ${effect}\n`;

describe('the place of a mistake', () => {
  it.each([
    ['plain', 'gain 1 klep'],
    ['plain over lines', 'gain 1 credit,\n      1 klep'],
    ['double quotes', '"gain 1 klep"'],
    ['double quotes with an escape', '"gain \\u0031 klep"'],
    ['double quotes over lines', '"gain 1 credit, \\\n      1 klep"'],
    ['single quotes', "'gain 1 klep'"],
    ['a folded block', '>-\n      gain 1 credit,\n      1 klep'],
    ['a literal block', '|\n      build farm\n      gain 1 klep'],
    ['a block with a comment', '|  # why\n      gain 1 klep'],
  ])('in %s', (_, effect) => {
    for (const text of [
      card(effect),
      card(effect).replace(/\n/g, '\r\n'),
      `# 🐙🐙 é\n${card(effect).replace('status: original', 'name: 🐙')}`,
      `\ufeff${card(effect)}`,
    ]) {
      const workspace = reef();
      workspace.update(URI, text);
      const found = diagnosticsOf(workspace, URI).filter(({ code }) => code === 'unknown-name');
      expect(found.map(({ range }) => wordsIn(workspace, URI, range))).toEqual(['klep']);
    }
  });

  it('counts UTF-16 units on the line of a surrogate pair, and a byte order mark', () => {
    const workspace = reef();
    workspace.update(
      URI,
      card('gain 1 credit  # 🐙')
        .replace('id: planting', 'id: planting, name: "🐙"')
        .replace(
          '- id: planting, name: "🐙"\n    deck: tide',
          '- {id: planting, name: "🐙", deck: tid, type: action}\n  - id: other\n    deck: tide',
        ),
    );
    expect(diagnosticsOf(workspace, URI)[0].range).toEqual({
      start: { line: 1, character: 37 },
      end: { line: 1, character: 40 },
    });
    workspace.update(URI, '\ufeffcads: []\n');
    expect(diagnosticsOf(workspace, URI).find(({ code }) => code === 'unknown-key')!.range).toEqual({
      start: { line: 0, character: 1 },
      end: { line: 0, character: 5 },
    });
  });
});

describe('the diagnostics', () => {
  it('are those of `check` after a full check', () => {
    const text = CARDS.replace('gain 2 kelp', 'gain 2 klep').replace(
      'type: action\n    effect: "lose',
      'typ: action\n    effect: "lose',
    );
    const workspace = reef({ [URI]: text });
    const { diagnostics } = loadPack(memoryFiles({ 'reef/pack.yaml': PACK, [URI]: text }), 'reef');
    workspace.fullCheck();
    const shown = [...allDiagnostics(workspace)].flatMap(([uri, list]) =>
      list.map(({ code, range }) => [uri, code, range.start.line + 1, range.start.character + 1]),
    );
    expect(shown).toEqual(diagnostics.map(({ file, code, line, column }) => [file, code, line, column]));
    expect(shown.length).toBeGreaterThan(2);
  });

  it('contain the data of fixes, and related places', () => {
    const workspace = reef({ [URI]: CARDS.replace('gain 2 kelp', 'gain 2 klep').replace('id: sole', 'id: planting') });
    const [first, unknown] = diagnosticsOf(workspace, URI);
    expect(unknown).toMatchObject({
      source: 'fathom',
      severity: 1,
      message: '`klep` is not a known name; a counter or a class is needed here. Did you mean "kelp"?',
      data: { suggestions: ['kelp'] },
    });
    expect(first).toMatchObject({
      code: 'duplicate-id',
      relatedInformation: [{ message: 'and again here', location: { uri: URI, range: { start: { line: 10 } } } }],
    });
  });

  it('of a file with a thousand cards comes, with every mistake in its place', () => {
    const many = Array.from(
      { length: 1000 },
      (_, i) => `  - {id: c-${i}, deck: tide, type: action, effect: gain ${i % 100 === 0 ? '1 klep' : '1 kelp'}}\n`,
    ).join('');
    const workspace = reef({ [URI]: `cards:\n${many}` });
    expect(
      diagnosticsOf(workspace, URI).map(({ range }) => [range.start.line, wordsIn(workspace, URI, range)]),
    ).toEqual(Array.from({ length: 10 }, (_, i) => [1 + i * 100, 'klep']));
  });

  it('of a file with very long rows of blanks comes as well', () => {
    const blanks = ' '.repeat(300_000);
    const workspace = reef({
      [URI]: CARDS.replace('gain 2 kelp', `gain 2 kelp${blanks}x`).replace(
        'name: Planting',
        `name: a${blanks}b\n${blanks}c`,
      ),
    });
    workspace.fullCheck();
    expect(diagnosticsOf(workspace, URI).length).toBeGreaterThan(0);
  });

  it('of a file that is too large or no text is said at its beginning', () => {
    const workspace = reef();
    workspace.update(URI, `cards: []\n# ${'x'.repeat(1_000_001)}`);
    const [found] = diagnosticsOf(workspace, URI);
    expect([found?.code, found?.range.start]).toEqual(['file-too-large', { line: 0, character: 0 }]);
  });
});
