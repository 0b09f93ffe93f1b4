import { describe, expect, it } from 'vitest';
import type { CompletionItem, TextEdit } from 'vscode-languageserver-types';
import { expectedAfter } from '../../dsl/syntax/content-assist.ts';
import { WORDS } from '../../dsl/words/registry.ts';
import { completions } from './completion.ts';
import { CARDS, edited, openAt, PACK, reef } from './testing.ts';

const CARDS_URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';

/** Labels in a card's effect, the likeliest first. */
function inEffect(marked: string): string[] {
  return sorted(itemsIn(CARDS_URI, CARDS.replace('build farm\n      gain 2 kelp', marked)));
}
function itemsIn(uri: string, marked: string): CompletionItem[] {
  const workspace = reef();
  return completions(workspace, uri, openAt(workspace, uri, marked));
}
const sorted = (items: CompletionItem[]): string[] =>
  [...items].sort((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1)).map(({ label }) => label);
const inPack = (from: string, to: string): string[] => sorted(itemsIn(PACK_URI, PACK.replace(from, to)));

describe('in an effect', () => {
  it.each([
    [
      'names of what is gained',
      'gain 2 ¦',
      [
        'credit',
        'credits',
        'good',
        'goods',
        'kelp',
        'kelps',
        'point',
        'points',
        'round',
        'rounds',
        'card',
        'cards',
        'different',
        'same',
      ],
    ],
    ['the zone that a card moves to', 'move this to ¦', ['deck', 'hand', 'pile', 'bottom', 'top']],
    ['the procedure that is done', 'do ¦', ['game', 'turn']],
    ['the period that ends', 'until end of ¦', ['turn', 'game']],
    ['the route of a card', 'dispose this as ¦', ['toss']],
    ['what words begin alike with', 'end ¦', ['turn', 'game']],
  ])('%s', (_, marked, labels) => expect(inEffect(marked)).toEqual(labels));

  it.each([
    [
      'pieces and their classes, not those of counters',
      'build ¦',
      ['farm', 'farms', 'plant', 'tower'],
      ['good', 'kelp', 'sole'],
    ],
    ['what may follow a noun', 'build farm ¦', ['on', 'free', 'for', 'then', 'or'], ['kelp']],
    ['names that the text has bound', 'choose site as spot; build farm on ¦', ['spot', 'shallow', 'bed'], ['kelp']],
    ['numbers in a condition', 'if ¦', ['kelp', 'most-rounds', 'farms'], ['toss']],
    ['after a word that begins like another', 'choose site as spot then gain ¦', ['kelp'], ['farm']],
    ['after a mistake in an earlier part', 'gain klep )) 3\n      gain ¦', ['kelp'], ['farm']],
    ['after a mistake in the same part', 'gain 3 4 5 then gain ¦', ['kelp'], ['farm']],
    ['a word begun', 'ga¦', ['gain'], []],
  ])('%s', (_, marked, some, none) => {
    const labels = inEffect(marked);
    expect(labels).toEqual(expect.arrayContaining(some));
    expect(labels.filter((label) => none.includes(label))).toEqual([]);
  });

  it('in texts that are long or deep, from their end', () => {
    expect(inEffect(`${'gain 1 kelp then '.repeat(400)}gain ¦`)).toContain('kelp');
    expect(inEffect(`${'('.repeat(2000)}gain ¦`)).toContain('kelp');
    expect(inEffect(`if ${'('.repeat(2000)}¦`).length).toBeGreaterThan(0);
  });

  it('words by the kind of text: continuous effects only where they are allowed', () => {
    expect(inEffect('¦')).toEqual(expect.arrayContaining(['gain', 'up to', 'any order']));
    expect(inEffect('¦')).not.toContain('when');
    const rules = itemsIn(PACK_URI, `${PACK}rules:\n  - "¦"\n`).map(({ label }) => label);
    expect(rules).toContain('when');
    expect(rules).not.toContain('gain');
    const types = PACK.replace('{played: resolve this}', '{programs: {effect: standing}}');
    const workspace = reef({ [PACK_URI]: types });
    expect(
      completions(
        workspace,
        CARDS_URI,
        openAt(workspace, CARDS_URI, CARDS.replace('build farm\n      gain 2 kelp', '¦')),
      ).map(({ label }) => label),
    ).toContain('when');
  });

  it('a word comes with its arguments to fill in, in place of what was begun', () => {
    const workspace = reef();
    const text = CARDS.replace('build farm\n      gain 2 kelp', 'mo¦');
    const item = completions(workspace, CARDS_URI, openAt(workspace, CARDS_URI, text)).find(
      ({ label }) => label === 'move',
    )!;
    expect(edited(workspace, CARDS_URI, [item.textEdit as TextEdit])).toBe(
      text.replace('mo¦', 'move ${1:what} to ${2:zone}'),
    );
    expect(item).toMatchObject({
      insertTextFormat: 2,
      detail: expect.stringMatching(/^move \[up to\] \[<n>\] <what> to/) as string,
    });
  });
});

describe('outside of effects', () => {
  it('keys that are not there yet, those that must be given first', () => {
    const keys = sorted(
      itemsIn(
        CARDS_URI,
        CARDS.replace('    name: Planting\n', '    ¦\n').replace('    type: action\n    color', '    color'),
      ),
    );
    expect(keys[0]).toBe('type');
    expect(keys).toEqual(expect.arrayContaining(['name', 'copies', 'price', 'harvest', 'scenarios']));
    expect(keys).not.toContain('deck');
  });

  it.each([
    ['names of the kind that a field wants', 'draws-to: hand', 'draws-to: ¦', ['deck', 'hand', 'pile']],
    ['the values of a choice', 'visible: owner', 'visible: ¦', ['all', 'none', 'owner']],
    ['in a list between brackets', 'classes: [plant]', 'classes: [¦]', ['good', 'plant']],
  ])('%s', (_, from, to, labels) => expect(inPack(from, to).sort()).toEqual(labels));

  it('sections at the top, and those of other packs in remove', () => {
    expect(inPack('signals:', '¦\nsignals:')).toEqual(
      expect.arrayContaining(['cards', 'goals', 'remove', 'title'].filter((key) => key !== 'title')),
    );
    expect(itemsIn(CARDS_URI, 'remove:\n  cards: [¦]\n').map(({ label }) => label)).toEqual([]);
    expect(itemsIn(CARDS_URI, 'remove:\n  counters: [¦]\n').map(({ label }) => label)).toContain('kelp');
  });

  it('in a file that is not YAML at this moment', () => {
    expect(itemsIn(CARDS_URI, `${CARDS}  - id: third\n    deck: ¦\n    {[`).map(({ label }) => label)).toEqual([
      'tide',
    ]);
    expect(itemsIn(CARDS_URI, `\t"\n${CARDS}  - id: third\n    effect: "gain 1 ¦`).map(({ label }) => label)).toContain(
      'kelp',
    );
  });
});

describe('the grammar', () => {
  it('expects something wherever a part may go on', () => {
    for (const { example } of WORDS) {
      for (let at = 0; at < example.length; at++) {
        if (/\s/.test(example[at])) {
          expect([example.slice(0, at + 1), expectedAfter(example.slice(0, at + 1), 'block').length > 0]).toEqual([
            example.slice(0, at + 1),
            true,
          ]);
        }
      }
    }
  });
});
