/** What completion inserts and shows; keys, choices and names outside of effects; names by their place in an effect. */
import { describe, expect, it } from 'vitest';
import type { CompletionItem, TextEdit } from 'vscode-languageserver-types';
import { completions } from './completion.ts';
import { CompletionItemKind, InsertTextFormat } from './protocol.ts';
import { CARDS, edited, openAt, PACK, reef } from './testing.ts';

const CARDS_URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';

function itemsIn(uri: string, marked: string): CompletionItem[] {
  const workspace = reef();
  return completions(workspace, uri, openAt(workspace, uri, marked));
}
const labels = (items: CompletionItem[]): string[] => items.map(({ label }) => label).sort();
/** In the main file of the pack, which goes on before and after. */
const inPack = (marked: string): string[] => labels(itemsIn(PACK_URI, `${PACK}${marked}`));
const inCards = (marked: string): string[] => labels(itemsIn(CARDS_URI, `${CARDS}${marked}`));
const inEffect = (effect: string): string[] => inCards(`  - id: x\n    type: action\n    effect: ${effect}`);
const inRule = (effect: string): string[] => inPack(`rules:\n  - "${effect}`);
const inPredicate = (sites: string): string[] => labels(itemsIn(PACK_URI, PACK.replace('empty beds', sites)));

/** The added text after the item with this label is accepted. */
function accepted(marked: string, label: string, uri = CARDS_URI): string {
  const workspace = reef();
  const before = uri === CARDS_URI ? CARDS : PACK;
  const position = openAt(workspace, uri, before + marked);
  const item = completions(workspace, uri, position).find((one) => one.label === label);
  if (!item) throw new Error(`${label} is not offered`);
  return edited(workspace, uri, [item.textEdit as TextEdit]).slice(before.length);
}
const itemOf = (marked: string, label: string): CompletionItem =>
  itemsIn(CARDS_URI, CARDS + marked).find((one) => one.label === label)!;

describe('a key is inserted with what its value needs', () => {
  it.each([
    ['a word', '  - id: x\n    ty¦', 'type', '  - id: x\n    type: '],
    ['between brackets, where no line fits', '  - {id: x, eff¦', 'effect', '  - {id: x, effect: '],
    ['before a colon', '  - id: x\n    ty¦: action\n', 'type', '  - id: x\n    type: action\n'],
    ['an effect before a colon', '  - id: x\n    eff¦: a\n', 'effect', '  - id: x\n    effect: a\n'],
    ['an item of a list', '  ¦', 'type', '  - type: '],
    ['a program of the pack', '  - id: x\n    har¦', 'harvest', '  - id: x\n    harvest: '],
  ])('%s', (_, marked, label, expected) => expect(accepted(marked, label)).toBe(expected));

  it('a section, a map and an effect begin on the next line', () => {
    expect(accepted('types:\n  a:\n    pla¦', 'played', PACK_URI)).toBe('types:\n  a:\n    played: |\n  $0');
    expect(accepted('types:\n  a: {pla¦', 'played', PACK_URI)).toBe('types:\n  a: {played: ');
  });

  it('with the kind of its values, and its documentation', () => {
    const detail = (label: string): string | undefined => itemOf('  - id: x\n    ¦', label).detail;
    expect(['name', 'copies', 'deck', 'color', 'harvest'].map(detail)).toEqual([
      'text',
      'a whole number',
      'a deck',
      'a color',
      'declared in the pack',
    ]);
    const played = itemsIn(PACK_URI, `${PACK}types:\n  a:\n    ¦`).find(({ label }) => label === 'played');
    expect(played).toMatchObject({
      kind: CompletionItemKind.Property,
      detail: 'an effect',
      insertTextFormat: InsertTextFormat.Snippet,
      documentation: { kind: 'markdown', value: expect.stringMatching(/\w/) as string },
    });
  });

  it('required ones first, notes last', () => {
    const rank = (label: string): string => itemOf('  - id: x\n    ¦', label).sortText![0];
    expect(['type', 'copies', 'note'].map(rank)).toEqual(['0', '1', '3']);
  });
});

describe('a value', () => {
  it('is separated from its key', () => {
    expect(accepted('  - id: x\n    type:¦', 'action')).toBe('  - id: x\n    type: action');
    expect(accepted('  - id: x\n    type: ¦', 'action')).toBe('  - id: x\n    type: action');
    expect(accepted('  - id: x\n    type: ac¦t', 'action')).toBe('  - id: x\n    type: action');
  });

  it('is in quotes if a colon in it would end a key', () => {
    const card = '  - id: x\n    type: action\n    effect: ';
    expect(accepted(`${card}ma¦`, 'may')).toBe(`${card}may \${1:body}`);
    expect(accepted(`${card}repea¦`, 'repeat')).toBe(`${card}"repeat \${1:times} times: \${2:body}"`);
    expect(accepted(`${card}"repea¦`, 'repeat')).toBe(`${card}"repeat \${1:times} times: \${2:body}`);
    expect(accepted(`${card}|\n      repea¦`, 'repeat')).toBe(`${card}|\n      repeat \${1:times} times: \${2:body}`);
    // the text before it would have to be in the quotes
    expect(accepted(`${card}may repea¦`, 'repeat')).toBe(`${card}may repeat \${1:times} times: \${2:body}`);
  });

  it.each([
    ['a choice', inPack, 'zones:\n  z: {visible: ¦', ['all', 'none', 'owner']],
    ['yes or no', inPack, 'zones:\n  z: {listening: ¦', ['false', 'true']],
    ['a status', inCards, '  - id: x\n    status: ¦', ['attested', 'derived', 'original']],
    [
      'neighbours',
      inPack,
      'boards:\n  b:\n    sites:\n      s1: {kind: bed}\n      s2: {kind: bed, adjacent: [¦',
      ['s1', 's2'],
    ],
    ['a type', inCards, '  - id: x\n    type: ¦', ['action']],
    ['a text of its own', inCards, '  - id: x\n    name: ¦', []],
    ['nothing after a value', inCards, '  - id: x\n    type: "action" ¦', []],
  ])('%s', (_, offered, marked, expected) => expect(offered(marked)).toEqual(expected));

  it('an edition of the pack', () => {
    const editions = 'editions:\n  first: {title: The first}\n  second: {title: The second}\n';
    const workspace = reef({ [PACK_URI]: PACK + editions });
    for (const source of ['[{edition: ¦', '{edition: ¦', '\n      edition: ¦', '\n      - edition: ¦']) {
      const position = openAt(workspace, CARDS_URI, `${CARDS}  - id: x\n    source: ${source}`);
      expect([source, labels(completions(workspace, CARDS_URI, position))]).toEqual([source, ['first', 'second']]);
    }
  });

  it('shows what it is', () => {
    expect(itemOf('  - id: x\n    type: ¦', 'action').detail).toBe('card type');
    expect(itemOf('  - id: x\n    deck: ¦', 'tide').detail).toBe('deck');
  });
});

describe('names as keys', () => {
  it('in a lexicon: languages, names of the pack, and the forms that the language has', () => {
    expect(inPack('lexicon:\n  ¦')).toEqual(['en', 'it', 'uk']);
    expect(inPack('lexicon:\n  it: {}\n  ¦')).toEqual(['en', 'uk']);
    const names = inPack('lexicon:\n  it:\n    kelp: {one: alga}\n    ¦');
    expect(names).toEqual(expect.arrayContaining(['farm', 'point', 'tide']));
    expect(names).not.toContain('kelp');
    const forms = inPack('lexicon:\n  it:\n    kelp: {one: alga, ¦');
    expect(forms).toEqual(expect.arrayContaining(['gender', 'other']));
    expect(forms).not.toContain('one');
    expect(inPack('lexicon:\n  en:\n    kelp: {¦')).not.toContain('gender');
    expect(inPack('lexicon:\n  xx:\n    ¦')).toEqual([]);
    expect(accepted('lexicon:\n  ¦', 'it', PACK_URI)).toBe('lexicon:\n  it:');
  });

  it('existing ones where a pack changes another; new ones are up to the author', () => {
    expect(inPack('change:\n  counters:\n    ¦')).toEqual(['credit', 'kelp', 'point', 'round']);
    expect(inPack('change:\n  counters:\n    kelp: {start: 1}\n    ¦')).toEqual(['credit', 'point', 'round']);
    expect(accepted('change:\n  counters:\n    ke¦', 'kelp', PACK_URI)).toBe('change:\n  counters:\n    kelp:');
    expect(inPack('tracks:\n  ¦')).toEqual([]);
  });

  it('keys of the pack only in its main file', () => {
    expect(inPack('¦')).toContain('extends');
    expect(inCards('¦')).not.toContain('extends');
    expect(inCards('¦')).toContain('counters');
    // a section that the file has
    expect(inCards('¦')).not.toContain('cards');
  });

  it('nothing in a file that does not exist', () => {
    expect(completions(reef(), 'reef/none.yaml', { line: 0, character: 0 })).toEqual([]);
  });
});

describe('names in an effect', () => {
  it.each<[string, (text: string) => string[], string, string[], string[]]>([
    ['the zone that cards are in', inEffect, 'move cards in ¦', ['deck', 'hand', 'pile'], ['kelp', 'bed', 'it']],
    ['what things belong to', inEffect, 'upgrade farm of ¦', ['bed', 'hand', 'it', 'this'], ['kelp']],
    ['a number', inEffect, 'gain ¦', ['kelp', 'most-rounds', 'amount', 'good'], ['plant', 'farm', 'ebb']],
    ['a condition', inEffect, '"if ¦', ['kelp', 'farm', 'ebb', 'it'], ['toss', 'game']],
    ['a function', inEffect, 'gain (¦', ['min', 'max', 'sum', 'kelp'], []],
    ['the number of an alternative', inEffect, 'pay 1 kelp or ¦', ['gain'], ['credit', 'kelp']],
    ['the thing itself', inEffect, 'resolve ¦', ['this', 'it'], ['kelp']],
    ['what happens', inRule, 'when ¦', ['you', 'ebb', 'shallow', 'farm'], ['most-rounds']],
    ['what one does', inRule, 'when you ¦', ['build', 'gain'], ['discount', 'kelp']],
    ['what is built', inRule, 'when you build ¦', ['farm', 'plant', 'bed'], ['ebb']],
    ['sites', inPredicate, '¦', ['bed', 'empty', 'farm', 'shallow'], ['kelp', 'it', 'this']],
    ['a condition on sites', inPredicate, 'beds where (¦', ['it', 'kelp'], []],
  ])('%s', (_, offered, text, some, none) => {
    const found = offered(text);
    expect(found).toEqual(expect.arrayContaining(some));
    expect(found.filter((label) => none.includes(label))).toEqual([]);
  });

  it('of a rule between brackets', () => {
    const offered = inPack('rules: [¦');
    expect(offered).toEqual(expect.arrayContaining(['discount', 'when']));
    expect(offered).not.toContain('gain');
    expect(inPack('rules: ["when you ¦')).toContain('build');
    expect(inCards('  - id: x\n    effect: [¦')).toEqual([]);
  });

  it('`this` only where the text belongs to a thing', () => {
    expect(inEffect('resolve ¦')).toContain('this');
    expect(inPack('  more:\n    act: resolve ¦')).not.toContain('this');
  });

  it('bound before, ahead of the others', () => {
    const items = itemsIn(CARDS_URI, `${CARDS}  - id: x\n    type: action\n    effect: choose site as spot; upgrade ¦`);
    expect(items.find(({ label }) => label === 'spot')).toMatchObject({
      kind: CompletionItemKind.Variable,
      detail: 'bound earlier in this effect',
      sortText: '0spot',
    });
  });

  it('with their kind', () => {
    const items = itemsIn(CARDS_URI, `${CARDS}  - id: x\n    type: action\n    effect: gain 1 ¦`);
    const kindOf = (name: string): unknown[] => {
      const { kind, detail } = items.find(({ label }) => label === name)!;
      return [kind, detail];
    };
    expect(kindOf('kelp')).toEqual([CompletionItemKind.Field, 'counter']);
    expect(kindOf('good')[0]).toBe(CompletionItemKind.Interface);
  });
});

it('goes on with the names of before, while a declaration is typed that nothing can be loaded from', () => {
  const workspace = reef();
  workspace.incrementalCheck();
  workspace.update(PACK_URI, '{[');
  const found = completions(
    workspace,
    CARDS_URI,
    openAt(workspace, CARDS_URI, CARDS.replace('gain 2 kelp', 'gain 2 ¦')),
  );
  expect(labels(found)).toContain('kelp');
});
