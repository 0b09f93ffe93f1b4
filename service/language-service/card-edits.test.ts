/** Edits of components without YAML. The expected texts are what a person would write by hand. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { describe, expect, it } from 'vitest';
import {
  addComponents,
  deleteComponents,
  duplicateComponents,
  moveComponents,
  setFields,
  type CardEdit,
} from './card-edits.ts';
import { CARDS, edited, PACK, reef } from './testing.ts';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';

/** The texts of all files that an edit changes. */
function after(workspace: Workspace, result: CardEdit): Record<string, string> {
  if ('refused' in result) throw new Error(result.refused);
  return textsAfter(workspace, result.edit);
}

function textsAfter(workspace: Workspace, { changes = {} }: WorkspaceEdit): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changes).map(([uri, edits]) => [
      uri,
      workspace.file(uri) ? edited(workspace, uri, edits) : edits.map(({ newText }) => newText).join(''),
    ]),
  );
}

const set = (
  cards: string,
  id: string,
  key: string,
  value: Parameters<typeof setFields>[1][number]['value'],
): string => {
  const workspace = reef({ [URI]: cards });
  return after(workspace, setFields(workspace, [{ section: 'cards', id, key, value }]))[URI] ?? cards;
};

describe('setting a field', () => {
  it('puts the value in the place of the old one, with its comment', () => {
    const cards = CARDS.replace('name: Planting', 'name: Planting  # seeds');
    expect(set(cards, 'planting', 'name', 'Sowing')).toBe(cards.replace('name: Planting', 'name: Sowing'));
  });

  it('adds a new field where such a field stands', () => {
    expect(set(CARDS, 'sole', 'number', 7)).toBe(CARDS.replace('- id: sole\n', '- id: sole\n    number: 7\n'));
    expect(set(CARDS, 'planting', 'price', '2 credits')).toBe(
      CARDS.replace('color: red\n', 'color: red\n    price: 2 credits\n'),
    );
    expect(set(CARDS, 'sole', 'players', [2, 3])).toBe(
      CARDS.replace('type: action\n    effect: "lose', 'type: action\n    players: [2, 3]\n    effect: "lose'),
    );
  });

  it('finds its own components where the folder has another name than the pack', () => {
    const workspace = reef({ [PACK_URI]: PACK.replace('pack: reef', 'pack: atoll') });
    const edits = setFields(workspace, [{ section: 'cards', id: 'sole', key: 'number', value: 7 }]);
    expect(Object.keys(after(workspace, edits))).toEqual([URI]);
  });

  it('quotes what YAML would read otherwise', () => {
    expect(set(CARDS, 'planting', 'name', 'Sow: a # b')).toContain('    name: "Sow: a # b"\n');
    expect(set(CARDS, 'planting', 'name', '12')).toContain('    name: "12"\n');
  });

  it('clears a field with its line', () => {
    expect(set(CARDS, 'planting', 'color', null)).toBe(CARDS.replace('    color: red\n', ''));
  });

  it('works inside of brackets', () => {
    const cards = 'cards:\n  - {id: planting, deck: tide, type: action, effect: gain 1 kelp}  # one\n';
    expect(set(cards, 'planting', 'number', 4)).toBe(cards.replace('id: planting,', 'id: planting, number: 4,'));
    expect(set(cards, 'planting', 'name', 'A, b')).toBe(cards.replace('id: planting,', 'id: planting, name: "A, b",'));
    expect(set(set(cards, 'planting', 'number', 4), 'planting', 'number', null)).toBe(cards);
  });

  it('makes a block of an effect of several lines, and keeps a block', () => {
    expect(set(CARDS, 'sole', 'effect', 'gain 1 kelp\nbuild farm')).toContain(
      '    effect: |\n      gain 1 kelp\n      build farm\n    status: original\n',
    );
    expect(set(CARDS, 'planting', 'effect', 'gain 1 kelp')).toBe(
      CARDS.replace('      build farm\n      gain 2 kelp\n', '      gain 1 kelp\n'),
    );
  });

  it('of several cards is one edit', () => {
    const workspace = reef();
    const result = setFields(workspace, [
      { section: 'cards', id: 'planting', key: 'number', value: 1 },
      { section: 'cards', id: 'planting', key: 'copies', value: 2 },
      { section: 'cards', id: 'sole', key: 'number', value: 2 },
    ]);
    expect(after(workspace, result)[URI]).toBe(
      CARDS.replace('- id: planting\n', '- id: planting\n    number: 1\n')
        .replace('color: red\n', 'color: red\n    copies: 2\n')
        .replace('- id: sole\n', '- id: sole\n    number: 2\n'),
    );
  });

  it('of a bare value makes a map, and of a map with nothing else the bare value again', () => {
    const workspace = reef();
    const named = after(
      workspace,
      setFields(workspace, [{ section: 'constants', id: 'most-rounds', key: 'name', value: 'rounds' }]),
    )[PACK_URI];
    expect(named).toBe(PACK.replace('most-rounds: 3', 'most-rounds: {value: 3, name: rounds}'));
    workspace.update(PACK_URI, named);
    const back = setFields(workspace, [{ section: 'constants', id: 'most-rounds', key: 'name', value: null }]);
    expect(after(workspace, back)[PACK_URI]).toBe(PACK);
    workspace.update(PACK_URI, PACK);
    const set = setFields(workspace, [{ section: 'constants', id: 'most-rounds', key: 'value', value: 5 }]);
    expect(after(workspace, set)[PACK_URI]).toBe(PACK.replace('most-rounds: 3', 'most-rounds: 5'));
  });

  it('is refused in words, in the language of the page', () => {
    const workspace = reef();
    const refused = (language: 'en' | 'it' | 'uk'): unknown =>
      setFields(workspace, [{ section: 'cards', id: 'planting', key: 'deck', value: null }], language);
    expect(refused('en')).toMatchObject({ refused: '"deck" cannot be empty.', anyway: null });
    expect(refused('it')).toMatchObject({ refused: '«deck» non può essere vuoto.' });
    expect(refused('uk')).toMatchObject({ refused: '«deck» не може бути порожнім.' });
    expect(setFields(workspace, [{ section: 'cards', id: 'none', key: 'deck', value: 'tide' }])).toMatchObject({
      refused: 'There is no "none" in this pack.',
    });
  });
});

describe('what is printed', () => {
  const bare = CARDS.replace('    effect: "lose 1 kelp then gain 2 credits"\n', '');

  it('stays on a card without an effect, and goes again', () => {
    const text = set(bare, 'sole', 'text', 'Gain 1 kelp. Dance.');
    expect(text).toContain('    status: original\n    not-encoded: {text: Gain 1 kelp. Dance.}\n');
    expect(set(text, 'sole', 'text', 'Dance.')).toContain('not-encoded: {text: Dance.}\n');
    expect(set(text, 'sole', 'text', null)).toBe(bare);
  });

  it('goes when the effect is written, and for nothing else', () => {
    const text = set(bare, 'sole', 'text', 'Gain 1 kelp. Dance.');
    expect(set(set(text, 'sole', 'copies', 2), 'sole', 'copies', null)).toBe(text);
    expect(set(text, 'sole', 'effect', 'gain 1 kelp')).not.toContain('not-encoded');
    const price = text.replace('{text:', '{price: 2 shells, text:');
    expect(set(price, 'sole', 'effect', 'gain 1 kelp')).toContain('not-encoded: {price: 2 shells}\n');
  });

  it('leaves what else is not encoded', () => {
    const text = bare.replace(/$/, '    not-encoded: {price: 2 shells}\n');
    expect(set(set(text, 'sole', 'text', 'Dance.'), 'sole', 'text', null)).toBe(text);
  });
});

describe('a name in another language', () => {
  const named = (files: Record<string, string>, name: string | null): Record<string, string> => {
    const workspace = reef(files);
    return after(
      workspace,
      setFields(workspace, [{ section: 'cards', id: 'planting', key: 'name', language: 'it', value: name }]),
    );
  };
  const ITALIAN = 'lexicon:\n  it:\n    kelp: {gender: f, one: alga, other: alghe}\n    sole: {phrase: Sogliola}\n';

  it('stands where such names stand, and goes from there', () => {
    const files = { 'reef/words.yaml': ITALIAN };
    const set = named(files, 'Semina')['reef/words.yaml'];
    expect(set).toBe(`${ITALIAN}    planting: {phrase: Semina}\n`);
    expect(named({ 'reef/words.yaml': set }, 'Piantare')['reef/words.yaml']).toBe(set.replace('Semina', 'Piantare'));
    expect(named({ 'reef/words.yaml': set }, null)['reef/words.yaml']).toBe(ITALIAN);
  });

  it('makes the lexicon where there is none', () => {
    const set = named({}, 'Semina')[URI];
    expect(set).toBe(`${CARDS}\nlexicon:\n  it:\n    planting: {phrase: Semina}\n`);
    expect(named({ [URI]: set }, null)[URI]).toBe(CARDS);
  });
});

describe('another type', () => {
  const TYPES = PACK.replace(
    '  action: {played: resolve this}\n',
    `  action: {played: resolve this, programs: {effect: parts}}
  ever: {programs: {always: standing}}
  late: {programs: {harvest: parts}}
`,
  );
  const typed = (id: string, type: string): CardEdit & { text?: string } => {
    const cards = `${CARDS}  - {id: tide-in, deck: tide, type: ever, always: "when ebb: gain 1 kelp"}\n`;
    const workspace = reef({ [PACK_URI]: TYPES, [URI]: cards });
    const result = setFields(workspace, [{ section: 'cards', id, key: 'type', value: type }]);
    return 'refused' in result ? result : { ...result, text: after(workspace, result)[URI] };
  };

  it('gives its program the key that it has there', () => {
    expect(typed('sole', 'late').text).toContain('    type: late\n    harvest: "lose 1 kelp then gain 2 credits"\n');
  });

  it('whose cards act at another time is refused, and can be set all the same', () => {
    const result = typed('sole', 'ever');
    expect(result).toMatchObject({ refused: expect.stringContaining('happens at once') as string });
    expect('refused' in result && result.anyway).not.toBeNull();
  });
});

describe('a new card', () => {
  it('stands under the last one, like its siblings, with a free id', () => {
    const workspace = reef();
    const result = addComponents(workspace, [{ section: 'cards' }]);
    expect(after(workspace, result)[URI]).toBe(
      `${CARDS}  - id: new-card\n    name: New card\n    deck: tide\n    type: action\n    effect: |\n      build farm\n      gain 2 kelp\n    status: original\n`,
    );
    expect(result).toMatchObject({ made: { section: 'cards', id: 'new-card', file: URI } });
  });

  it('has what is given, and a number where cards have one', () => {
    const workspace = reef({ [URI]: CARDS.replace('- id: sole\n', '- id: sole\n    number: 3\n') });
    const values = { name: 'Tide pool', color: 'red', text: 'Dance: twice.' };
    const result = addComponents(workspace, [
      { section: 'cards', after: 'sole', values },
      { section: 'cards', values: { name: 'Tide pool', effect: 'gain 1 kelp' } },
    ]);
    const text = after(workspace, result)[URI];
    expect(text).toContain(
      '  - id: tide-pool\n    number: 4\n    name: Tide pool\n    deck: tide\n    type: action\n    color: red\n' +
        '    status: original\n    not-encoded: {text: "Dance: twice."}\n',
    );
    expect(text).toContain('  - id: tide-pool-2\n    number: 5\n    name: Tide pool\n');
  });

  it('goes into a file without cards, and into a new one', () => {
    const workspace = reef({ 'reef/more.yaml': '# more\ncolors:\n  green: {}\n' });
    const one = { section: 'cards', values: { name: 'Ab', effect: 'gain 1 kelp' } } as const;
    expect(after(workspace, addComponents(workspace, [{ ...one, file: 'reef/more.yaml' }]))['reef/more.yaml']).toBe(
      '# more\ncolors:\n  green: {}\n\ncards:\n  - id: ab\n    name: Ab\n    deck: tide\n' +
        '    type: action\n    effect: |\n      gain 1 kelp\n    status: original\n',
    );
    expect(after(workspace, addComponents(workspace, [{ ...one, file: 'reef/new.yaml' }]))['reef/new.yaml']).toBe(
      'cards:\n  - id: ab\n    name: Ab\n    deck: tide\n' +
        '    type: action\n    effect: |\n      gain 1 kelp\n    status: original\n',
    );
  });

  it('has an id that a name in Ukrainian suggests', () => {
    const workspace = reef();
    expect(addComponents(workspace, [{ section: 'cards', values: { name: 'Припливний млин' } }])).toMatchObject({
      made: { id: 'pryplyvnyi-mlyn' },
    });
  });

  it('is refused with an id that is none, or taken', () => {
    const refused = (id: string): unknown => addComponents(reef(), [{ section: 'cards', id }]);
    expect(refused('A b')).toMatchObject({ refused: expect.stringContaining('cannot be an id') as string });
    expect(refused('kelp')).toMatchObject({ refused: 'Something else has the id "kelp".' });
  });
});

describe('a new entry of another section', () => {
  it('is written as those beside it', () => {
    const workspace = reef();
    const text = after(workspace, addComponents(workspace, [{ section: 'constants', id: 'most-farms' }]))[PACK_URI];
    expect(text).toBe(PACK.replace('  most-rounds: 3\n', '  most-rounds: 3\n  most-farms: 3\n'));
    const counter = after(
      workspace,
      addComponents(workspace, [{ section: 'counters', id: 'shell', values: { start: 2 } }]),
    );
    expect(counter[PACK_URI]).toContain('  round: {of: game}\n  shell: {of: game, start: 2}\n');
  });
});

describe('a duplicate', () => {
  const cards = `cards:
  # ------------------------------------ first
  # the farm
  - id: planting
    number: 3
    name: Planting
    deck: tide
    type: action
    effect: gain 2 kelp
    status: attested
    source: {edition: en, at: p. 1}
    scenarios:
      - name: it gives kelp
        run: resolve planting
        expect: {me: {kelp: +2}}

  - id: sole
    deck: tide
    type: action
    effect: gain 1 kelp
    status: original
`;

  it('stands behind the original, with a free id and number, and names itself', () => {
    const workspace = reef({
      [URI]: cards,
      'reef/words.yaml': 'lexicon:\n  it:\n    planting: {phrase: Semina}\n    sole: {phrase: Sogliola}\n',
    });
    const result = duplicateComponents(workspace, [{ section: 'cards', id: 'planting' }]);
    expect(after(workspace, result)).toEqual({
      [URI]: cards.replace(
        '\n  - id: sole',
        `
  # the farm
  - id: planting-2
    number: 4
    name: Planting 2
    deck: tide
    type: action
    effect: gain 2 kelp
    status: original
    scenarios:
      - name: it gives kelp
        run: resolve planting-2
        expect: {me: {kelp: +2}}

  - id: sole`,
      ),
      'reef/words.yaml':
        'lexicon:\n  it:\n    planting: {phrase: Semina}\n    planting-2: {phrase: Semina 2}\n    sole: {phrase: Sogliola}\n',
    });
  });

  it('is gone without a trace when it is deleted', () => {
    const words = 'lexicon:\n  it:\n    sole: {phrase: Sogliola}\n';
    for (const id of ['planting', 'sole']) {
      const files = { [URI]: cards, 'reef/words.yaml': words };
      const workspace = reef(files);
      for (const [uri, text] of Object.entries(
        after(workspace, duplicateComponents(workspace, [{ section: 'cards', id }])),
      )) {
        workspace.update(uri, text);
      }
      const result = deleteComponents(workspace, [{ section: 'cards', id: `${id}-2` }]);
      expect({ ...files, ...after(workspace, result) }).toEqual(files);
    }
  });
});

describe('deleting', () => {
  it('tells what still speaks of it', () => {
    const workspace = reef({ [URI]: CARDS.replace('gain 2 kelp', 'resolve sole') });
    expect(deleteComponents(workspace, [{ section: 'cards', id: 'sole' }])).toMatchObject({ usedBy: ['planting'] });
    const both = ['planting', 'sole'].map((id) => ({ section: 'cards', id }) as const);
    expect(deleteComponents(workspace, both)).toMatchObject({ usedBy: [] });
  });

  it('of the last card takes the section along, or leaves an empty one where the file has nothing else', () => {
    const one = 'cards:\n  - {id: planting, deck: tide, type: action, effect: gain 1 kelp}\n';
    const gone = (text: string): string => {
      const workspace = reef({ [URI]: text });
      return after(workspace, deleteComponents(workspace, [{ section: 'cards', id: 'planting' }]))[URI];
    };
    expect(gone(`colors:\n  green: {}\n\n${one}`)).toBe('colors:\n  green: {}\n');
    expect(gone(one)).toBe('cards: []\n');
  });
});

describe('moving', () => {
  const ids = (...names: string[]): { section: 'cards'; id: string }[] => names.map((id) => ({ section: 'cards', id }));

  it('to another file takes comments along and keeps the order', () => {
    const cards = CARDS.replace('  - id: planting', '  # the farm\n  - id: planting');
    const workspace = reef({
      [URI]: cards,
      'reef/more.yaml': 'cards:\n- id: last\n  deck: tide\n  type: action\n  effect: gain 1 kelp\n',
    });
    const result = after(workspace, moveComponents(workspace, ids('planting'), { file: 'reef/more.yaml' }));
    expect(result[URI]).toBe(CARDS.slice(0, 7) + CARDS.slice(CARDS.indexOf('  - id: sole')));
    expect(result['reef/more.yaml']).toContain('  effect: gain 1 kelp\n');
    expect(result['reef/more.yaml']).toContain('# the farm\n- id: planting\n  name: Planting\n');
  });

  it('within a file, to the beginning and behind another card', () => {
    const workspace = reef();
    const swapped = after(workspace, moveComponents(workspace, ids('sole'), { after: null }))[URI];
    expect(swapped.indexOf('id: sole')).toBeLessThan(swapped.indexOf('id: planting'));
    expect(after(workspace, moveComponents(workspace, ids('planting'), { after: 'sole' }))[URI]).toBe(swapped);
  });

  it('to another deck', () => {
    const workspace = reef({ [PACK_URI]: PACK.replace('decks:\n', 'decks:\n  ebb-deck: {starts: deck}\n') });
    expect(after(workspace, moveComponents(workspace, ids('sole'), { deck: 'ebb-deck' }))[URI]).toContain(
      '- id: sole\n    deck: ebb-deck\n',
    );
  });
});

describe('a component of a pack that this one extends', () => {
  const VARIANT = '# mine\npack: mine\nextends: reef\n';
  it('is changed in the open pack, not touched in its own', () => {
    const open = (text: string): Workspace =>
      createWorkspace({
        files: memoryFiles({ [PACK_URI]: PACK, [URI]: CARDS, 'mine.yaml': text }),
        pack: 'mine.yaml',
        readOnly: (path) => path.startsWith('reef/'),
      });
    const change = (text: string, changes: Parameters<typeof setFields>[1]): string => {
      const workspace = open(text);
      return after(workspace, setFields(workspace, changes))['mine.yaml'];
    };
    const rounds = { section: 'constants', id: 'most-rounds', key: 'value' } as const;
    const four = change(VARIANT, [{ ...rounds, value: 4 }]);
    expect(four).toBe(`${VARIANT}\nchange:\n  constants:\n    most-rounds: 4\n`);
    expect(change(four, [{ ...rounds, value: 5 }])).toBe(four.replace('4', '5'));
    expect(change(four, [{ ...rounds, value: null }])).toBe(VARIANT);
    const named = change(four, [{ section: 'cards', id: 'sole', key: 'name', value: 'Sole' }]);
    expect(named).toBe(`${four}  cards:\n    sole: {name: Sole}\n`);
    const gone = open(VARIANT);
    expect(after(gone, deleteComponents(gone, [{ section: 'cards', id: 'sole' }]))['mine.yaml']).toBe(
      `${VARIANT}\nremove:\n  cards: [sole]\n`,
    );
    const copied = open(VARIANT);
    expect(after(copied, duplicateComponents(copied, [{ section: 'cards', id: 'sole' }]))['mine.yaml']).toBe(
      `${VARIANT}\ncards:\n  - id: sole-2\n    deck: tide\n    type: action\n    effect: "lose 1 kelp then gain 2 credits"\n    status: original\n`,
    );
    const moved = open(VARIANT);
    expect(moveComponents(moved, [{ section: 'cards', id: 'sole' }], { deck: 'tide' })).toMatchObject({
      refused: expect.stringContaining('Duplicate it') as string,
    });
  });
});
