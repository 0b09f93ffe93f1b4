/** Completion in an effect: the words of the language as snippets, and which names fit where. */
import { describe, expect, it } from 'vitest';
import type { TextKind } from '../../dsl/packs/sources.ts';
import { effectItems } from './complete-effect.ts';
import { CompletionItemKind, InsertTextFormat } from './protocol.ts';
import { PACK, reef } from './testing.ts';

const PACK_URI = 'reef/pack.yaml';

const itemsAfter = (text: string, kind: TextKind = 'program', pack = PACK): ReturnType<typeof effectItems> =>
  effectItems(text, { kind, symbols: reef({ [PACK_URI]: pack }).incrementalCheck().sources.symbols });
const labelsAfter = (text: string, kind?: TextKind): string[] => itemsAfter(text, kind).map(({ label }) => label);

describe('a word', () => {
  it.each([
    ['gain', 'gain ${1:items}'],
    ['build', 'build ${1:what}'],
    ['replace', 'replace ${1:what} by ${2:by}'],
    ['repeat', 'repeat ${1:times} times: ${2:body}'],
    ['up to', 'up to ${1:times} times: ${2:body}'],
    ['end game', 'end game'],
    ['discount', 'discount ${1:cost} on ${2|building,upgrading,buying|} ${3:what}'],
    ['change', 'change ${1:name} ${2|by,to,at most,at least,times|} ${3:n}'],
    // of `[when (building | upgrading | paying)]` nothing is required
    ['let', 'let ${1:name} stand for ${2:for}'],
  ])('%s has a placeholder for each argument that is required', (label, insertText) => {
    expect(itemsAfter('').find((item) => item.label === label)).toMatchObject({
      insertText,
      insertTextFormat: InsertTextFormat.Snippet,
      kind: CompletionItemKind.Function,
      sortText: `2${label}`,
      documentation: { kind: 'markdown', value: expect.stringContaining(label) as string },
    });
  });

  it('is offered in the body of another, whatever the text may begin with', () => {
    const symbols = reef().incrementalCheck().sources.symbols;
    const offered = (text: string): string[] =>
      effectItems(text, { kind: 'program', roles: ['immediate'], symbols }).map(({ label }) => label);
    expect(offered('')).not.toContain('discount');
    expect(offered('until end of turn: ')).toContain('discount');
  });
});

describe('ranks', () => {
  const sortTexts = (text: string, pack = PACK): string[] =>
    itemsAfter(text, 'program', pack)
      .filter(({ label }) => label === 'kelp' || label === 'ebb')
      .map(({ sortText }) => sortText!)
      .sort();

  it('put likely names before unlikely ones', () => {
    expect(sortTexts('if ')).toEqual(['1kelp', '5ebb']);
    expect(sortTexts('when ')).toContain('1ebb');
  });

  it('of a name for several things are the best one', () => {
    const twice = PACK.replace('  ebb: {}', '  ebb: {}\n  kelp: {}');
    expect(sortTexts('if ', twice)).toEqual(['1kelp', '5ebb']);
    const bound = itemsAfter('choose site as farm; upgrade ').filter(({ label }) => label === 'farm');
    expect(bound.map(({ sortText }) => sortText)).toEqual(['0farm']);
  });

  it('put keywords and names of the language after names of the pack', () => {
    const rankOf = (text: string, label: string): string =>
      itemsAfter(text).find((item) => item.label === label)!.sortText![0];
    expect([rankOf('gain 1 ', 'kelp'), rankOf('gain 1 ', 'cards')]).toEqual(['1', '3']);
    expect(rankOf('move this ', 'to')).toBe('3');
    expect(rankOf('gain (', 'max')).toBe('4');
    expect(rankOf('when you ', 'build')).toBe('3');
  });
});

describe('an alternative of a cost', () => {
  it('begins with its number', () => {
    for (const blank of [' ', '  ']) expect(labelsAfter(`pay 1 kelp or${blank}`)).not.toContain('credit');
    expect(labelsAfter('pay 1 kelp or 2 ')).toContain('credit');
    expect(labelsAfter('pay 1 ')).toContain('credit');
  });

  it('of a condition begins with a name', () => expect(labelsAfter('if kelp > 1 or ')).toContain('farm'));
});

describe('names', () => {
  it('in the plural only where it differs', () => {
    const labels = labelsAfter('build ');
    expect(labels).toEqual(expect.arrayContaining(['farm', 'farms', 'tower', 'towers']));
    const same = itemsAfter('build ', 'program', PACK.replace('plural: towers', 'plural: tower'));
    expect(same.filter(({ label }) => label.startsWith('tower'))).toHaveLength(1);
  });

  it('bound with `as` are those before the cursor, and no words of the language', () => {
    const variables = (text: string): string[] =>
      itemsAfter(text)
        .filter(({ kind }) => kind === CompletionItemKind.Variable)
        .map(({ label }) => label);
    expect(variables('choose site as spot-1; upgrade ')).toEqual(['spot-1']);
    expect(variables('dispose this as gain; upgrade ')).toEqual([]);
  });

  it('of the player, and the color, of whom was spoken come behind `of`', () => {
    expect(labelsAfter('choose other player then gain 1 point per farm of ')).toContain('that');
    expect(labelsAfter('choose other player then gain 1 point per farm of that ')).toEqual(['player', 'color']);
  });
  it('of zones only directly after `in`', () => {
    expect(labelsAfter('move cards in  ')).not.toContain('bed');
    expect(labelsAfter('move cards in pile of ')).toContain('bed');
  });
});

describe('words of the language', () => {
  it.each<[string, TextKind, string, string[], string[]]>([
    [
      'sites',
      'sites',
      '',
      ['site', 'sites', 'upgraded', 'empty', 'tiled'],
      ['card', 'cards', 'slot', 'player', 'used', 'available', 'it', 'amount'],
    ],
    ['a condition on sites', 'sites', 'beds where ', ['it', 'this', 'players', 'amount'], []],
    ['what the sites of a condition belong to', 'sites', 'beds of ', ['it', 'this'], ['kelp']],
    ['what an action is done to', 'program', 'resolve ', ['it', 'this', 'card', 'cards'], ['amount', 'seat']],
    [
      'what something belongs to',
      'program',
      'build farm on beds of ',
      ['it', 'this', 'site', 'sites', 'card', 'cards', 'slot', 'slots', 'empty', 'used', 'available'],
      ['seat', 'number'],
    ],
    [
      'what happens to a thing of yours',
      'standing',
      'when you build ',
      ['site', 'card', 'slot', 'empty', 'used', 'available'],
      ['seat', 'number'],
    ],
    ['what happens', 'standing', 'when ', ['site', 'card', 'slot', 'empty', 'used', 'available'], []],
    ['a number', 'value', '', ['site', 'card', 'slot', 'players', 'amount', 'seat', 'number'], []],
    ['a condition', 'condition', '', ['site', 'card', 'slot', 'players', 'amount', 'seat', 'number'], []],
    ['a compared number', 'condition', 'kelp >= ', ['players', 'amount', 'seat'], []],
    ['amounts', 'amounts', '1 ', ['card', 'cards'], ['site', 'slot', 'seat']],
  ])('for %s', (_, kind, text, some, none) => {
    const found = labelsAfter(text, kind);
    expect(found).toEqual(expect.arrayContaining(some));
    expect(found.filter((label) => none.includes(label))).toEqual([]);
  });
});

describe('names of the pack', () => {
  it.each<[string, TextKind, string, string[], string[]]>([
    ['for a number before an amount', 'program', 'gain ', ['most-rounds', 'kelp', 'good'], ['plant', 'farm']],
    ['for an amount', 'amounts', '2 ', ['kelp', 'credit', 'good'], ['plant', 'farm', 'ebb', 'most-rounds']],
    ['for a number', 'value', '', ['most-rounds', 'kelp', 'farm', 'bed', 'pile', 'tide', 'red'], ['turn', 'game']],
    ['for what is built', 'program', 'build ', ['farm', 'plant', 'shallow'], ['good', 'kelp', 'tide']],
    ['for a card', 'program', 'resolve ', ['tide', 'action', 'red'], ['kelp', 'point']],
    ['for a slot', 'program', 'occupy ', ['red'], ['kelp', 'farm']],
    ['for a step', 'program', 'perform ', [], ['kelp']],
    ['for a procedure', 'program', 'do ', ['turn', 'game'], ['kelp', 'farm']],
    ['for a period', 'program', 'begin ', ['turn'], ['game', 'kelp']],
    ['for a zone', 'program', 'shuffle ', ['deck', 'pile', 'hand'], ['kelp', 'tide']],
    [
      'for what happens to you',
      'standing',
      'when you gain ',
      ['kelp', 'tide', 'action', 'red', 'farm'],
      ['ebb', 'game'],
    ],
    ['for a limit', 'standing', 'when you discard card down to ', ['most-rounds'], ['kelp', 'tide']],
    ['for a route', 'standing', 'when you discard card as ', ['toss'], ['kelp', 'most-rounds']],
    [
      'for what happens',
      'standing',
      'when ',
      ['ebb', 'shallow', 'pile', 'farm', 'kelp', 'bed', 'tide', 'action', 'red', 'turn'],
      ['game', 'most-rounds'],
    ],
  ])('%s', (_, kind, text, some, none) => {
    const found = labelsAfter(text, kind);
    expect(found).toEqual(expect.arrayContaining(some));
    expect(found.filter((label) => none.includes(label))).toEqual([]);
  });
});
