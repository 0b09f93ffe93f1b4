/** Completion outside of effects: the keys and values of each kind of field. */
import { describe, expect, it } from 'vitest';
import type { CompletionItem, TextEdit } from 'vscode-languageserver-types';
import type { FieldType } from '../../dsl/packs/fields.ts';
import { valueSummary } from './complete-yaml.ts';
import { completions } from './completion.ts';
import { CompletionItemKind } from './protocol.ts';
import { CARDS, edited, openAt, PACK, reef } from './testing.ts';

const CARDS_URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';

function itemsIn(uri: string, marked: string): CompletionItem[] {
  const workspace = reef();
  return completions(workspace, uri, openAt(workspace, uri, marked));
}
const inPack = (marked: string): string[] =>
  itemsIn(PACK_URI, PACK + marked)
    .map(({ label }) => label)
    .sort();
const inCards = (marked: string): string[] =>
  itemsIn(CARDS_URI, CARDS + marked)
    .map(({ label }) => label)
    .sort();

/** The added text of the main file after the item with this label is accepted. */
function accepted(marked: string, label: string): string {
  const workspace = reef();
  const items = completions(workspace, PACK_URI, openAt(workspace, PACK_URI, PACK + marked));
  const { textEdit } = items.find((item) => item.label === label)!;
  return edited(workspace, PACK_URI, [textEdit as TextEdit]).slice(PACK.length);
}

describe('each item', () => {
  it.each([
    ['a section', '¦'],
    ['a removed section', 'remove:\n  ¦'],
    ['a removed component', 'remove:\n  counters: [¦'],
    ['a component', 'counters:\n  ¦'],
    ['a changed component', 'change:\n  counters:\n    ¦'],
    ['a key', 'slots:\n  - ¦'],
    ['a language', 'lexicon:\n  ¦'],
    ['a name in the lexicon', 'lexicon:\n  it:\n    ¦'],
    ['a form', 'lexicon:\n  it:\n    kelp: {¦'],
    ['a name in an unknown language', 'lexicon:\n  xx:\n    ¦'],
    ['a form in an unknown language', 'lexicon:\n  xx:\n    kelp: {¦'],
    ['a value', 'zones:\n  z: {draws-to: ¦'],
    ['a text', 'counters:\n  c: {icon: ¦'],
    ['the value of a component', 'counters: ¦'],
    ['a name that may be any', 'programs: [¦'],
    ['a number', 'counters:\n  c: {start: ¦'],
    ['an effect', 'procedures:\n  p:\n    act: ¦'],
    ['an argument', 'procedures:\n  p:\n    act: gain (¦'],
    ['a rule', 'rules:\n  - "when ¦'],
  ])('of %s has a plain label, a kind and a rank', (_, marked) => {
    for (const { label, kind, sortText = label, textEdit } of itemsIn(PACK_URI, PACK + marked)) {
      expect(label).toMatch(/^[a-z0-9]+(?:[- ][a-z0-9]+)*$/);
      expect([label, typeof kind, sortText.endsWith(label), typeof textEdit]).toEqual([
        label,
        'number',
        true,
        'object',
      ]);
    }
  });
});

describe('sections', () => {
  it('begin with the indented line of their first component', () => {
    expect(accepted('goa¦', 'goals')).toBe('goals:\n  ');
    expect(accepted('remo¦', 'remove')).toBe('remove:\n  ');
  });

  it('alone are in `remove` and `replace`, without keys of the file', () => {
    for (const change of ['remove', 'replace']) {
      const offered = inPack(`${change}:\n  ¦`);
      expect(offered).toContain('counters');
      expect(offered.filter((label) => ['title', 'extends', 'remove', 'insert'].includes(label))).toEqual([]);
    }
  });

  it('of the file include its header also in a pack that extends another', () => {
    const uri = 'tides/pack.yaml';
    const workspace = reef({ [uri]: 'pack: tides\nextends: reef\n' });
    // the pack of the workspace is reef; tides is a file beside it
    const position = openAt(workspace, uri, 'pack: tides\n¦');
    const labels = completions(workspace, uri, position).map(({ label }) => label);
    expect(labels).toContain('cards');
  });
});

describe('components', () => {
  it('of a section whose names are not used in effects are offered where a pack changes them', () => {
    const boards = 'boards:\n  lagoon:\n    sites: {a1: {kind: bed}}\n';
    expect(inPack(`${boards}change:\n  boards:\n    ¦`)).toEqual(['lagoon']);
    const workspace = reef({ [PACK_URI]: PACK + boards });
    const uri = 'reef/changes.yaml';
    const offered = completions(workspace, uri, openAt(workspace, uri, 'change:\n  boards:\n    ¦'));
    expect(offered.map(({ label }) => label)).toEqual(['lagoon']);
  });

  it('that are new have names of their authors', () => {
    expect(inPack('counters:\n  ¦')).toEqual([]);
    expect(inPack('counters: ¦')).toEqual([]);
    expect(inPack('programs: [¦')).toEqual([]);
  });
});

describe('keys', () => {
  it.each([
    ['a text below its key', 'rules:\n  - d¦', 'do', 'rules:\n  - do: |\n  $0'],
    ['a map below its key', 'decks:\n  d:\n    rou¦', 'routes', 'decks:\n  d:\n    routes:\n  $0'],
    ['a value on the line of its key', 'decks:\n  d:\n    star¦', 'starts', 'decks:\n  d:\n    starts: '],
    // the text is indented once more than the dash
    ['an item of a list', 'insert:\n  ¦', 'do', 'insert:\n  - do: |\n    $0'],
    [
      'a map that may also be a list',
      'counters:\n  c:\n    source:\n      ¦',
      'edition',
      'counters:\n  c:\n    source:\n      edition: ',
    ],
  ])('%s', (_, marked, label, expected) => expect(accepted(marked, label)).toBe(expected));

  it('are offered once, also those that a pack names like a key of the format', () => {
    const offered = inCards('  - id: x\n    ¦');
    expect(offered.filter((label, i) => offered.indexOf(label) !== i)).toEqual([]);
    expect(offered).toEqual(expect.arrayContaining(['effect', 'harvest', 'name']));
    // what is played is a program of the type, not of the card
    expect(offered).not.toContain('played');
  });

  it('of programs, but not of procedures or other names, are offered in a card', () => {
    const offered = inCards('  - id: x\n    ¦');
    expect(offered.filter((label) => ['game', 'kelp', 'tide', 'toss'].includes(label))).toEqual([]);
  });

  it('are not offered inside quotes or after other words', () => {
    expect(inPack('rules:\n  - ¦')).toContain('do');
    expect(inPack('rules:\n  - "¦')).not.toContain('do');
    expect(inPack('rules:\n  - when ¦')).not.toContain('do');
    expect(inCards('  - id: x\n    my t¦')).toEqual([]);
  });
});

describe('values', () => {
  it('on a line of their own are the same', () => {
    expect(inCards('  - id: x\n    type:\n      ¦')).toEqual(['action']);
    const sites = 'boards:\n  b:\n    sites:\n      s1: {kind: bed}\n      s2:\n        kind: bed\n        adjacent:\n';
    expect(inPack(`${sites}          - ¦`)).toEqual(['s1', 's2']);
    expect(inPack(`${sites}          - s1\n          - s¦`)).toEqual(['s1', 's2']);
  });

  it('of a list between brackets belong to its key', () => {
    expect(inPack('zones:\n  z: {of: [¦')).toEqual([]);
    expect(inPack('pieces:\n  p: {classes: [plant, ¦')).toEqual(['good', 'plant']);
  });

  it('are names of the one section of metadata that the key means', () => {
    const notes =
      'editions:\n  first: {title: The first}\ndisputes:\n  d1: {question: Which?, decided: first, because: it is}\n';
    const workspace = reef({ [PACK_URI]: PACK + notes });
    const position = openAt(workspace, CARDS_URI, `${CARDS}  - id: x\n    source: {edition: ¦`);
    expect(completions(workspace, CARDS_URI, position).map(({ label, detail }) => [label, detail])).toEqual([
      ['first', 'edition'],
    ]);
  });

  it('show their kind', () => {
    const shown = (marked: string, uri = PACK_URI): unknown[] =>
      itemsIn(uri, (uri === PACK_URI ? PACK : CARDS) + marked).map(({ label, kind, detail }) => [label, kind, detail]);
    expect(shown('zones:\n  z: {draws-to: p¦')[1]).toEqual(['pile', CompletionItemKind.Folder, 'zone']);
    expect(shown('  - id: x\n    deck: ¦', CARDS_URI)).toEqual([['tide', CompletionItemKind.Reference, 'deck']]);
    expect(shown('  - id: x\n    status: ¦', CARDS_URI)[0]).toEqual([
      'attested',
      CompletionItemKind.Reference,
      'status',
    ]);
    expect(shown('boards:\n  b:\n    sites:\n      s1: {kind: bed, adjacent: [¦')).toEqual([
      ['s1', CompletionItemKind.Reference, 'site'],
    ]);
  });

  it('that are free have no completion, whatever the key', () => {
    expect(inCards('  - id: x\n    scenarios: [{position: ¦')).toEqual([]);
    expect(inCards('  - id: x\n    scenarios: [{as: ¦')).toEqual([]);
  });
});

describe('texts by the kind of their field', () => {
  it.each([
    ['a cost', 'pieces:\n  p: {cost: 1 ¦', ['kelp', 'credit'], ['ebb', 'when']],
    ['a condition', 'goals:\n  g: {reach: ¦', ['kelp', 'farm'], ['gain', 'when']],
    ['a number', 'constants:\n  c: {value: ¦', ['kelp', 'most-rounds'], ['gain', 'when']],
    ['a number without its key', 'constants:\n  c: ¦', ['kelp', 'most-rounds'], ['gain', 'when']],
    ['sites', 'pieces:\n  p: {where: ¦', ['bed', 'shallow'], ['gain', 'kelp']],
    ['amounts', 'boards:\n  b:\n    sites:\n      s: {kind: bed, surcharge: 1 ¦', ['kelp', 'credit'], ['gain', 'farm']],
    ['a program of a piece', 'pieces:\n  p: {harvest: ¦', ['gain', 'build'], ['when', 'discount']],
    ['a program of a slot', 'slots:\n  - {id: q, effect: ¦', ['gain', 'build'], ['when', 'discount']],
    ['a step', 'procedures:\n  p:\n    act: ¦', ['gain', 'build'], ['when', 'discount']],
    ['a step with its key', 'procedures:\n  p:\n    act: {do: ¦', ['gain', 'build'], ['when', 'discount']],
  ])('%s', (_, marked, some, none) => {
    const offered = inPack(marked);
    expect(offered).toEqual(expect.arrayContaining(some));
    expect(offered.filter((label) => none.includes(label))).toEqual([]);
  });

  it('a card has the words of its type', () => {
    const types =
      'types:\n  action: {played: resolve this}\n  lasting: {programs: {effect: standing}}\n  brief: {programs: {effect: parts}}\n';
    const workspace = reef({ [PACK_URI]: PACK.replace(/types:\n.*\n/, types) });
    const verbs = (type: string): string[] =>
      completions(workspace, CARDS_URI, openAt(workspace, CARDS_URI, `${CARDS}  - id: x\n${type}    effect: ¦`))
        .map(({ label }) => label)
        .filter((label) => label === 'gain' || label === 'when')
        .sort();
    expect(['lasting', 'brief', 'action'].map((type) => verbs(`    type: ${type}\n`))).toEqual([
      ['when'],
      ['gain'],
      ['gain'],
    ]);
    // both, as long as the type is not known
    expect(verbs('')).toEqual(['gain', 'when']);
  });
});

describe('the summary of a type', () => {
  it.each<[FieldType, string]>([
    [{ is: 'words' }, 'text'],
    [{ is: 'label' }, 'text or a number'],
    [{ is: 'integer' }, 'a whole number'],
    [{ is: 'flag' }, 'true or false'],
    [{ is: 'choice', of: ['player', 'game'] }, 'player | game'],
    [{ is: 'name', of: 'zone' }, 'a zone'],
    [{ is: 'name' }, 'a name'],
    [{ is: 'program', mode: 'parts' }, 'an effect'],
    [{ is: 'standing' }, 'an effect'],
    [{ is: 'list', of: { is: 'integer' } }, 'a whole number, or several'],
    [{ is: 'one-or-list', of: { is: 'label' } }, 'text or a number, or several'],
    [{ is: 'map', of: { is: 'words' } }, 'names: text'],
    [{ is: 'record', record: { fields: {} } }, 'a map'],
    [{ is: 'condition' }, 'condition'],
  ])('%j', (type, expected) => expect(valueSummary(type)).toBe(expected));
});
