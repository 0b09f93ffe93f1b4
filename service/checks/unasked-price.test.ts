import { expect, test } from 'vitest';
import { diagnosticLines, loadText, smallPack } from '../analysis/fixtures.ts';

const GAME = `zones: {box: {}, hand: {of: player}}
decks: {plain: {starts: box}, dear: {starts: box}}
types:
  never: {programs: {effect: steps}, played: resolve this}
  always: {programs: {effect: steps}, played: "pay price of this: resolve this"}
  some: {programs: {effect: steps}, played: "if this is a dear: (pay price of this: resolve this) else: resolve this"}
`;
const unasked = (cards: string, more = ''): string[] =>
  diagnosticLines(loadText(smallPack(`${GAME}${more}cards: [${cards}]\n`))).filter((line) =>
    line.includes('unasked-price'),
  );
const card = (id: string, type: string, deck: string, price = 'price: 2 coin, '): string =>
  `{id: ${id}, deck: ${deck}, type: ${type}, ${price}effect: gain 1 coin}`;
const free = (id: string): unknown => expect.stringContaining(`The price of "${id}" is never asked`);

test('what happens when it is played does not ask it', () => {
  expect(unasked(card('a', 'never', 'plain'))).toEqual([free('a')]);
  expect(unasked(card('a', 'never', 'plain', ''))).toEqual([]);
  expect(unasked(card('a', 'always', 'plain'))).toEqual([]);
});

test('it asks that of other decks only', () => {
  expect(unasked(`${card('a', 'some', 'plain')}, ${card('b', 'some', 'dear')}`)).toEqual([free('a')]);
});

test('one warning for cards of one type and deck', () => {
  const [line, ...others] = unasked(`${card('a', 'never', 'plain')}, ${card('b', 'never', 'plain')}`);
  expect(line).toContain('nor that of 1 more');
  expect(others).toEqual([]);
});

test('something else may ask it', () => {
  const slot =
    'slots: [{id: shop, effect: "choose card in hand as chosen then pay price of chosen: move chosen to box"}]\n';
  const { model, diagnostics } = loadText(smallPack(`${GAME}${slot}cards: [${card('fish', 'never', 'plain')}]\n`));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(model).not.toBeNull();
  expect(diagnostics.map(({ code }) => code)).not.toContain('unasked-price');
});
