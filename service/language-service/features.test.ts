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
import { positionAfter, CARDS, edited, openAt, PACK, reef, wordsIn } from './testing.ts';
import type { Workspace } from './workspace.ts';

const URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';
const WHOLE = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };

/** The tokens of a file: `type words`, with `!` after a declaration. */
function tokensOf(workspace: Workspace, uri: string): string[] {
  const { text, lines } = workspace.file(uri)!;
  const { data } = semanticTokens(workspace, uri);
  const tokens: string[] = [];
  for (let i = 0, line = 0, character = 0; i < data.length; i += 5) {
    line += data[i];
    character = data[i] ? data[i + 1] : character + data[i + 1];
    const at = lines.offset({ line: line + 1, column: character + 1 });
    tokens.push(`${TOKEN_TYPES[data[i + 3]]} ${text.slice(at, at + data[i + 2])}${data[i + 4] ? '!' : ''}`);
  }
  return tokens;
}

describe('symbols', () => {
  it('of a file are its sections with their components', () => {
    const workspace = reef({ [URI]: CARDS.replace('    name: Planting', '    number: 7\n    name: Planting') });
    const [cards] = documentSymbols(workspace, URI);
    expect([cards.name, cards.children!.map(({ name, detail }) => [name, detail])]).toEqual([
      'cards',
      [
        ['planting', '#7 Planting'],
        ['sole', ''],
      ],
    ]);
    expect(wordsIn(workspace, URI, cards.children![1].selectionRange)).toBe('sole');
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
    const workspace = reef({ [URI]: CARDS.replace('id: sole', 'id: sole  # 🐙') });
    expect(tokensOf(workspace, URI)).toEqual([
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
      'type sole!',
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

describe('colours of a file', () => {
  /** The tokens of the added card, as type and words. */
  const colours = (effect: string): string[] => {
    const uri = 'reef/more.yaml';
    const workspace = reef({ [uri]: `cards:\n  - id: extra\n    type: action\n    effect: ${effect}\n` });
    return tokensOf(workspace, uri).slice(3);
  };

  it('leave out signs between words', () => {
    expect(colours('"if kelp >= 2: gain 1 kelp"')).toEqual([
      'keyword if',
      'variable kelp',
      'number 2',
      'keyword gain',
      'number 1',
      'variable kelp',
    ]);
  });

  it('show ordinals as numbers', () => {
    const uri = 'reef/rules.yaml';
    const workspace = reef({ [uri]: 'rules:\n  - "when you build 2nd farm: gain 1 kelp"\n' });
    expect(tokensOf(workspace, uri)).toContain('number 2nd');
  });

  it('leave out a word that a line end divides, which the protocol does not allow', () => {
    expect(colours('"gain 2 ke\\\n      lp then lose 1 credit"')).toEqual([
      'keyword gain',
      'number 2',
      'keyword then',
      'keyword lose',
      'number 1',
      'variable credit',
    ]);
  });

  it('show a name once that several things have', () => {
    const uri = 'reef/words.yaml';
    const workspace = reef({ [uri]: 'lexicon:\n  en:\n    turn: {one: turn}\n' });
    expect(tokensOf(workspace, uri).map((token) => token.split(' ')[1])).toEqual(['turn']);
  });

  it('show names that touch each other', () => {
    const uri = 'reef/rules.yaml';
    const workspace = reef({ [uri]: 'rules:\n  - "when you gain kelp: gain 1kelp"\n' });
    expect(tokensOf(workspace, uri).slice(-2)).toEqual(['number 1', 'variable kelp']);
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
      ['sole', 'Try', 'fathom.try'],
      ['sole', '2 scenarios', 'fathom.scenarios'],
    ]);
  });
});

describe('lenses of what is in force', () => {
  it('try it, too', () => {
    const relic =
      '  - {id: net, deck: tide, type: relic, effect: "when you gain kelp: gain 1 credit", status: original}\n';
    const workspace = reef({
      'reef/relics.yaml': 'types: {relic: {programs: {effect: standing}}}\n',
      [URI]: `cards:\n${relic}`,
    });
    expect(codeLenses(workspace, URI).map(({ command }) => command!.title)).toEqual(['Try', '0 scenarios']);
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
    ['move ¦', ['move [up to] [<n>] <what> to [(top | bottom) of] <zone> [in any order]', '<n>']],
    ['move 2 ¦', ['move [up to] [<n>] <what> to [(top | bottom) of] <zone> [in any order]', '<what>']],
    ['move this to ¦', ['move [up to] [<n>] <what> to [(top | bottom) of] <zone> [in any order]', '<zone>']],
    ['move this to pi¦le', ['move [up to] [<n>] <what> to [(top | bottom) of] <zone> [in any order]', '<zone>']],
    ['¦', null],
  ])('%s', (effect, expected) => expect(help(effect)).toEqual(expected));
});

describe('a signature', () => {
  const helpIn = (uri: string, marked: string): ReturnType<typeof signatureHelp> => {
    const workspace = reef();
    return signatureHelp(workspace, uri, openAt(workspace, uri, marked));
  };
  const labelIn = (uri: string, marked: string): string | undefined => helpIn(uri, marked)?.signatures[0].label;
  const CARD = `${CARDS}  - id: x\n    type: action\n`;

  it('is that of the innermost word', () => {
    expect(labelIn(URI, `${CARD}    effect: may upgrade ¦`)).toMatch(/^upgrade /);
    expect(labelIn(URI, `${CARD}    effect: "if era = 1: gain ¦`)).toMatch(/^gain <items>/);
    // the body of the outer word may go on as well
    expect(labelIn(URI, `${CARD}    effect: "if era = 1: gain 1 kelp ¦`)).toMatch(/^gain <items>/);
  });

  it('shows what the word does, and each argument with its alternatives', () => {
    const { documentation, parameters } = helpIn(URI, `${CARD}    effect: move ¦`)!.signatures[0];
    expect(documentation).toEqual({ kind: 'markdown', value: 'Put cards into a zone.' });
    expect(parameters).toEqual([
      { label: 'up to', documentation: '`up to`: fewer will do' },
      { label: '<n>', documentation: 'number, name or bracket: how many' },
      { label: '<what>', documentation: 'phrase: what it is done to' },
      { label: 'top | bottom', documentation: '`top` or `bottom`: the end of the stack' },
      { label: '<zone>', documentation: 'name: the zone of cards' },
      { label: 'in any order', documentation: '`in any order`: in which order they come there' },
    ]);
  });

  it.each([
    ['a step of a procedure', PACK_URI, `${PACK}    more: gain ¦`],
    ['a step with more than its effect', PACK_URI, `${PACK}    more: {do: gain ¦`],
    ['a rule', PACK_URI, `${PACK}rules:\n  - discount ¦`],
    ['a rule between brackets', PACK_URI, `${PACK}rules: [discount ¦`],
    ['a rule with more than its effect', PACK_URI, `${PACK}rules:\n  - {do: discount ¦`],
    ['quotes', PACK_URI, `${PACK}rules: ["discount ¦`],
  ])('is there in %s', (_, uri, marked) => expect(labelIn(uri, marked)).toBeDefined());

  it.each([
    ['a name', URI, `${CARD}    name: gain ¦`],
    ['a cost', URI, `${CARD}    price: gain ¦`],
    ['a key', URI, `${CARD}    gain ¦`],
    ['a list of names', PACK_URI, 'programs: [gain ¦'],
    ['a list where a text is expected', URI, `${CARD}    effect: [gain ¦`],
    ['a key of a map that may also be a text', PACK_URI, `${PACK}rules: [{gain ¦`],
    ['a component', PACK_URI, `${PACK}zones:\n  z: gain ¦`],
    ['what follows a text, even if it goes on', URI, `${CARD}    effect: "gain 1 kelp" then gain ¦`],
    ['a comment', URI, `${CARD}    effect: gain 1 kelp # then gain ¦`],
    ['what follows a text', URI, `${CARD}    effect: "gain 1 kelp" gain ¦`],
    ['a place that packs do not have', URI, 'nothing:\n  here: gain ¦'],
  ])('is none in %s', (_, uri, marked) => expect(labelIn(uri, marked)).toBeUndefined());
});

describe('a hint', () => {
  const hintsAt = (text: string, from: number, to: number): unknown[] =>
    inlayHints(
      reef({ [URI]: text }),
      URI,
      { start: { line: from, character: 0 }, end: { line: to, character: 0 } },
      'en',
    ).map(({ position: { line, character }, label, paddingLeft, tooltip }) => [
      line,
      character,
      label,
      paddingLeft,
      tooltip,
    ]);

  it('is at the end of a line, also before CRLF, with a space before it', () => {
    const planting = [6, 13, 'Build 1 farm. Gain 2 kelps.', true, undefined];
    const sole = [13, 45, 'Lose 1 kelp, then gain 2 credits.', true, undefined];
    expect(hintsAt(CARDS, 0, 99)).toEqual([planting, sole]);
    expect(hintsAt(CARDS.replaceAll('\n', '\r\n'), 0, 99)).toEqual([planting, sole]);
    // of those that the range touches
    expect(hintsAt(CARDS, 8, 9)).toEqual([planting]);
    expect(hintsAt(CARDS, 10, 99)).toEqual([sole]);
  });

  it('ends with a whole word', () => {
    const effect = Array.from({ length: 12 }, () => 'gain 2 kelp').join('\n      ');
    const [[, , label, , tooltip]] = hintsAt(CARDS.replace('gain 2 kelp', effect), 0, 9) as [unknown[]];
    // of 90 letters the last word is left out
    expect(label).toBe(`Build 1 farm. ${'Gain 2 kelps. '.repeat(5)}Gain …`);
    expect(tooltip).toBe(`Build 1 farm. ${'Gain 2 kelps. '.repeat(12).trim()}`);
  });

  it('is at the end of its text, not of a comment after it', () => {
    const commented = CARDS.replace('credits"', 'credits"  # as printed');
    expect(hintsAt(commented, 10, 99)).toEqual([[13, 45, 'Lose 1 kelp, then gain 2 credits.', true, undefined]]);
  });

  it('is whole at 90 letters, and cut before the word that would be too much', () => {
    const planted = (...numbers: number[]): unknown[] =>
      hintsAt(
        CARDS.replace('build farm\n      gain 2 kelp', numbers.map((n) => `gain ${n} kelp`).join('\n      ')),
        0,
        7,
      ).map((hint) => (hint as unknown[]).filter((_, i) => i === 2 || i === 4));
    const rendered = (...numbers: number[]): string => numbers.map((n) => `Gain ${n} kelps.`).join(' ');
    const exact = [100, 100, 100, 10, 2, 2];
    expect(rendered(...exact)).toHaveLength(90);
    expect(planted(...exact)).toEqual([[rendered(...exact), undefined]]);
    // the limit is after the first digit of the last number
    const long = [2, 2, 2, 2, 2, 2, 1000];
    expect(planted(...long)).toEqual([[`${rendered(2, 2, 2, 2, 2, 2)} Gain …`, rendered(...long)]]);
    expect(planted(100, 100, 100, 100, 100, 100)).toEqual([
      [`${rendered(100, 100, 100, 100, 100)} Gain 100 …`, rendered(100, 100, 100, 100, 100, 100)],
    ]);
  });

  it('is there if the range only touches its effect', () => {
    const commented = CARDS.replace('credits"', 'credits"  # as printed');
    const touching = (start: number, end: number): number =>
      inlayHints(
        reef({ [URI]: commented }),
        URI,
        { start: { line: 13, character: start }, end: { line: 13, character: end } },
        'en',
      ).length;
    // `    effect: "lose …"` is at the characters 12 to 45
    expect([touching(0, 11), touching(0, 12), touching(45, 50), touching(46, 50)]).toEqual([0, 1, 1, 0]);
  });

  it('is none in a pack that never was without errors', () => {
    expect(inlayHints(reef({ [PACK_URI]: 'title: [' }), URI, WHOLE, 'en')).toEqual([]);
  });

  it('is none for an effect that cannot be parsed', () => {
    const workspace = reef();
    workspace.fullCheck();
    workspace.update(URI, CARDS.replace('gain 2 kelp', 'gain 2 )'));
    expect(inlayHints(workspace, URI, WHOLE, 'en').map(({ label }) => label)).toEqual([
      'Lose 1 kelp, then gain 2 credits.',
    ]);
  });
});

describe('lenses of a component', () => {
  const titles = (uri: string, text: string): string[] =>
    codeLenses(reef({ [uri]: text }), uri).map(({ command }) => command!.title);

  it('count one scenario as one, also in sites and steps', () => {
    expect(titles(URI, `${CARDS}    scenarios: [{name: a, expect: {}}]\n`)).toEqual([
      'Try',
      '0 scenarios',
      'Try',
      '1 scenario',
    ]);
    const board =
      'boards:\n  lagoon:\n    sites:\n      a1: {kind: bed, scenarios: [{name: a}]}\n      a2: {kind: bed, scenarios: [{name: b}]}\n';
    expect(titles(PACK_URI, PACK + board)).toEqual(['2 scenarios']);
  });

  it('count scenarios of steps in a list, and none where no list is', () => {
    const steps = 'procedures:\n  more:\n    act: [{do: gain 1 kelp, scenarios: [{name: a}]}, {do: gain 1 kelp}]\n';
    expect(titles('reef/more.yaml', steps)).toEqual(['1 scenario']);
    expect(titles(URI, `${CARDS}    scenarios: later\n`).at(-1)).toBe('0 scenarios');
  });

  it('carry the component', () => {
    expect(codeLenses(reef(), URI)[0].command!.arguments).toEqual([URI, { section: 'cards', id: 'planting' }]);
  });

  it('try only cards and slots whose effect can be parsed', () => {
    expect(titles(URI, CARDS.replace('gain 2 kelp', 'gain 2 )'))).toEqual(['Try', '0 scenarios']);
    expect(titles(PACK_URI, `${PACK}slots:\n  - {id: quay, effect: gain 1 kelp}\n`)).toEqual(['Try', '0 scenarios']);
  });
});

it('a file that does not exist has nothing', () => {
  const workspace = reef();
  const none = 'reef/none.yaml';
  expect([
    codeLenses(workspace, none),
    foldingRanges(workspace, none),
    formatting(workspace, none),
    inlayHints(workspace, none, WHOLE, 'en'),
    documentSymbols(workspace, none),
    semanticTokens(workspace, none).data,
  ]).toEqual(Array(6).fill([]));
  expect(signatureHelp(workspace, none, { line: 0, character: 0 })).toBeNull();
  expect(componentAt(workspace, none, { line: 0, character: 0 })).toBeUndefined();
});

describe('the component at a place', () => {
  it('is there from its first to its last character', () => {
    const workspace = reef();
    const idAt = (line: number, character: number): string | undefined =>
      componentAt(workspace, URI, { line, character })?.component.id;
    expect([idAt(0, 0), idAt(1, 4), idAt(9, 20), idAt(10, 4), idAt(14, 20)]).toEqual([
      undefined,
      'planting',
      'planting',
      'sole',
      'sole',
    ]);
  });

  it('is none after the last component', () => {
    const workspace = reef({ [URI]: `${CARDS}slots: []\n` });
    expect(componentAt(workspace, URI, positionAfter(workspace, URI, 'slots: ['))).toBeUndefined();
    expect(componentAt(workspace, URI, positionAfter(workspace, URI, 'status: original', 2))).toBeDefined();
  });

  it('has its text from the first to the last character of it', () => {
    const workspace = reef({ [URI]: CARDS.replace('credits"', 'credits"  # as printed') });
    const effectAt = (character: number): string | undefined =>
      componentAt(workspace, URI, { line: 13, character })?.effect?.text;
    const text = 'lose 1 kelp then gain 2 credits';
    expect([effectAt(11), effectAt(12), effectAt(45), effectAt(46)]).toEqual([undefined, text, text, undefined]);
  });

  it('has no text of another file', () => {
    const workspace = reef({ 'reef/more.yaml': `cards:\n  - id: x\n    name: ${'y'.repeat(400)}\n    type: action\n` });
    const { effect } = componentAt(workspace, 'reef/more.yaml', { line: 2, character: 300 })!;
    expect(effect).toBeUndefined();
  });

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
