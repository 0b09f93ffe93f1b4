import { expect, test } from 'vitest';
import { loadText, smallPack } from '../../service/analysis/fixtures.ts';
import { optionsWithoutEffect } from './option-effects.ts';

/** The players with whom `tide = high` changes nothing, of 1, 2 and 3. */
function withoutEffect(more: string, game: string): number[] {
  const text = smallPack(
    `options: {tide: {values: [low, high], default: low}, moon: {values: [0, 1], default: 0}}\n${more}`,
  )
    .replace('{game: {end: end game}}', `{game: {${game}end: end game}, flood: {a: "if tide = high: gain 1 coin"}}`)
    .replace('[2]', '[1, 2, 3]');
  const { model, diagnostics } = loadText(text);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return [1, 2, 3].filter((players) => optionsWithoutEffect(model!, players, { tide: 'high' }).length > 0);
}

test.each([
  ['asked in a step', '', 'a: "if tide = high: gain 1 coin", ', []],
  ['asked by nobody', '', '', [1, 2, 3]],
  ['only for several', '', 'a: "if players > 1 and tide = high: gain 1 coin", ', [1]],
  ['in a branch of it', '', 'a: "if players = 1: gain 2 coins else: if tide = high: gain 1 coin", ', [1]],
  ['in a procedure that is done for three', '', 'a: "if players = 3: do flood", ', [1, 2]],
  ['by a slot for two', 'slots: [{id: s, players: [2], effect: "if tide = high: gain 1 coin"}]\n', '', [1, 3]],
  ['by which a slot is there', 'slots: [{id: s, when: tide = high, effect: gain 1 coin}]\n', '', []],
  [
    'with another option by default',
    'slots: [{id: s, when: tide = high and moon = 1, effect: gain 1 coin}]\n',
    '',
    [1, 2, 3],
  ],
  [
    'by cards in a zone that nobody names',
    'zones: {box: {order: stack, visible: none}}\ndecks: {d: {starts: box}}\ntypes: {t: {programs: ' +
      '{effect: parts}}}\ncards: [{id: c, deck: d, type: t, when: tide = high, effect: gain 1 coin}]\n',
    'a: "if players = 2: move top 1 card of box to box", ',
    [1, 3],
  ],
  [
    'by whether cards are dealt that are for two only',
    'zones: {box: {order: stack, visible: none}, desk: {order: set, visible: all, listening: ' +
      'true}}\ndecks: {d: {starts: box}}\ntypes: {t: {programs: {effect: parts}}}\ncards: [{id: c, ' +
      'deck: d, type: t, players: [2], effect: gain 1 coin}]\n',
    'a: "if tide = high: (shuffle box then move top 1 card of box to desk)", ',
    [1, 3],
  ],
  [
    'by whether cards are dealt from where others have been put',
    'zones: {box: {order: stack, visible: none}, desk: {order: set, visible: all}, hand: {order: set, ' +
      'visible: all}}\ndecks: {d: {starts: hand}}\ntypes: {t: {programs: {effect: parts}}}\ncards: ' +
      '[{id: c, deck: d, type: t, effect: gain 1 coin}]\n',
    'b: "move cards in hand to box", a: "if tide = high: move top 1 card of box to desk", ',
    [],
  ],
])('an option %s', (_, more, game, without) => expect(withoutEffect(more, game)).toEqual(without));

test('the value by default changes nothing, and is no option that does nothing', () => {
  const { model } = loadText(smallPack('options: {tide: {values: [low, high], default: low}}\n'));
  expect(optionsWithoutEffect(model!, 2, { tide: 'low' })).toEqual([]);
});
