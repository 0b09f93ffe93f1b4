/** Hover on each part of an effect, and on keys at any depth. */
import { describe, expect, it } from 'vitest';
import type { MarkupContent } from 'vscode-languageserver-types';
import { wordsInEffect } from './effect-nodes.ts';
import { hover } from './hover.ts';
import { openAt, PACK, reef, wordsIn } from './testing.ts';

const URI = 'reef/more.yaml';

/** The marked words and the beginning of the page at `¦`. */
function at(marked: string, pack = PACK): [string, string] | null {
  const workspace = reef({ 'reef/pack.yaml': pack });
  const found = hover(workspace, URI, openAt(workspace, URI, marked), 'en');
  return found && [wordsIn(workspace, URI, found.range!), (found.contents as MarkupContent).value];
}
const card = (effect: string): string => `cards:\n  - {id: c, deck: tide, type: action, effect: "${effect}"}\n`;
const inEffect = (effect: string): [string, string] | undefined => {
  const found = at(card(effect));
  return found === null ? undefined : [found[0], found[1].split('\n')[0]];
};

describe('in an effect', () => {
  it.each([
    ['a word in the body of another', 'if kelp > 2: g¦ain 1 kelp', ['gain', '`gain <items> [as <as>]`']],
    ['a word after `then`', 'lose 1 kelp then ga¦in 1 kelp', ['gain', '`gain <items> [as <as>]`']],
    ['a word after `or`', 'lose 1 kelp or ga¦in 1 kelp', ['gain', '`gain <items> [as <as>]`']],
    ['a word after a separator', 'lose 1 kelp; ga¦in 1 kelp', ['gain', '`gain <items> [as <as>]`']],
    ['a word that joins', 'lose 1 kelp th¦en gain 1 kelp', ['then', '`then`']],
    ['a small word', 'move this t¦o pile', ['to', '`to`']],
    [
      'a keyword of the word before it',
      'gain 1 kelp then discard cards in hand do¦wn to 3 as toss',
      ['down', '`discard <what> down to <to> as <route>`'],
    ],
    [
      'a keyword of the outer word',
      'up to 2 ti¦mes: repeat 2 times: gain 1 kelp',
      ['times', '`up to <times> times: <body>`'],
    ],
    [
      'a keyword of the inner word',
      'up to 2 times: repeat 2 ti¦mes: gain 1 kelp',
      ['times', '`repeat <times> times: <body>`'],
    ],
    ['an incomplete word', 'gain 1 kelp then di¦scard', ['discard', '`discard <what> down to <to> as <route>`']],
    ['a name', 'gain 1 ke¦lp', ['kelp', '**kelp** (counter `kelp`)']],
    ['an adjective of the language', 'gain 1 kelp per up¦graded site', ['upgraded', '`upgraded`']],
    ['a noun of the language', 'gain 1 kelp per upgraded si¦te', ['site', '`site`']],
  ])('%s', (_, effect, expected) => expect(inEffect(effect)).toEqual(expected));

  it('a number and a sign have the text alone', () => {
    expect(at(card('gain 1¦2 kelp'))).toEqual(['"gain 12 kelp"', 'Gain 12 kelps.']);
    expect(at(card('gain ¦ )'))).toBeNull();
  });

  it('words are those of programs that can be parsed', () => {
    const effects = (text: string): string[][] => {
      const { sources } = reef({ [URI]: text }).incrementalCheck();
      return sources.effects
        .filter(({ file }) => file === URI)
        .map((one) => wordsInEffect(one).map(({ word }) => word));
    };
    expect(effects(card('if kelp > 2: gain 1 kelp or lose 1 kelp then build farm; end game'))).toEqual([
      ['if', 'gain', 'lose', 'build', 'end-game'],
    ]);
    expect(effects(card('gain )'))).toEqual([[]]);
    expect(effects('rules:\n  - "when you build farm: gain 1 kelp"\n')).toEqual([['when', 'gain']]);
    expect(effects('goals:\n  g: {reach: kelp > 2}\n')).toEqual([[]]);
  });
});

describe('a name', () => {
  it('has its display name, its text and why', () => {
    const shoal =
      'cards:\n  - {id: shoal, name: The Shoal, deck: tide, type: action, why: It is seen., effect: ' +
      'gain 1 kelp}\n  - {id: c, deck: tide, type: action, effect: gain 2 kelp}\npieces:\n  shoal2: ' +
      '{name: Other, cost: 2 kelp}\n';
    expect(at(shoal.replace('shoal,', 'sh¦oal,'))![1]).toBe(
      '**The Shoal** (card `shoal`)\n\n```\ngain 1 kelp\n```\n\nIt is seen.',
    );
    expect(at(shoal.replace('shoal2', 'sh¦oal2'))![1]).toBe('**Other** (piece `shoal2`)\n\n```\n2 kelp\n```');
  });

  it('that a piece and a card share is that of each kind', () => {
    const both =
      'pieces:\n  twin: {name: Piece twin}\ncards:\n  - {id: twin, name: Card twin, deck: tide, type: action, effect: gain 1 kelp}\n';
    expect(at(both.replace('twin:', 'tw¦in:'))![1]).toMatch(/^\*\*Piece twin\*\* \(piece `twin`\)$/);
    expect(at(both.replace('twin,', 'tw¦in,'))![1]).toMatch(/^\*\*Card twin\*\* \(card `twin`\)\n/);
  });

  it('of an edition has its title, of a dispute its topic, of a step its procedure', () => {
    expect(at('editions:\n  fi¦rst: {title: The first, note: Rare.}\n')![1]).toBe(
      '**The first** (edition `first`)\n\nRare.',
    );
    expect(at('disputes:\n  d¦1: {topic: Which tide, readings: {}, decision: The low one.}\n')![1]).toBe(
      '**Which tide** (dispute `d1`)\n\nThe low one.',
    );
    expect(at('procedures:\n  rest:\n    wa¦it: gain 1 kelp\n')![1]).toMatch(/^\*\*wait\*\* \(step `wait` of `rest`\)/);
  });

  it('without name, text and reason is its kind', () => {
    expect(at('counters:\n  co¦in: {}\n')![1]).toBe('**coin** (counter `coin`)');
    expect(at('counters:\n  co¦in: {name: [a, b]}\n')![1]).toBe('**coin** (counter `coin`)');
  });
});

describe('a key', () => {
  const begin = (marked: string): string | undefined => at(marked)?.[1].split('\n')[0];

  it.each([
    ['of the file', 'ti¦tle: Reef\n', '`title`: '],
    ['a section', 'zo¦nes: {}\n', '`zones`: places of cards'],
    [
      'a change of another pack',
      'rem¦ove: {}\n',
      '`remove`: components of a pack that this one extends, by section and id',
    ],
    ['a section in it', 'remove:\n  zo¦nes: []\n', '`zones`: places of cards'],
    ['of a component', 'zones:\n  z: {vis¦ible: all}\n', '`visible`: who sees the cards; all unless given'],
    ['of an item', 'slots:\n  - id: q\n    unlim¦ited: true\n', '`unlimited`: any number of markers'],
    ['of a single map in place of a list', 'zones:\n  z: {source: {say¦s: x}}\n', '`says`: what it supports'],
    ['of a list of maps', 'zones:\n  z: {source: [{say¦s: x}]}\n', '`says`: what it supports'],
    ['of a step', 'procedures:\n  p:\n    s: {d¦o: gain 1 kelp}\n', '`do`: what happens'],
    ['of a site', 'boards:\n  b: {si¦tes: {}}\n', '`sites`: the places on it'],
    ['of a space of a track', 'tracks:\n  t: {spaces: [{num¦ber: 1}]}\n', '`number`: printed there'],
  ])('%s', (_, marked, page) => expect(begin(marked)!.startsWith(page)).toBe(true));

  it.each([
    ['unknown', 'zones:\n  z: {colou¦r: red}\n'],
    ['of a change inside a change', 'remove:\n  rem¦ove: {}\n'],
    ['of a section inside a component', 'zones:\n  z: {sig¦nals: {}}\n'],
    ['in a note that is free', 'cards:\n  - {id: c, scenarios: [{position: {ti¦tle: 1}}]}\n'],
    ['at no key', 'zones:\n  z: {}\n¦\n'],
    ['in a file without text', '¦'],
  ])('none: %s', (_, marked) => expect(at(marked)).toBeNull());
});
