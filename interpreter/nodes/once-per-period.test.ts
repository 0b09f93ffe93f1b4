/** `once per …: when …`: what an event sets off on a card, once in each period. */
import { expect, test } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { memoryFiles } from '../../dsl/internal.ts';
import { runScenarios } from '../scenario/index.ts';

const PACK = `
pack: limits
title: Limits
version: 1.0.0
players: [2]
score: point
ranking: [most point]
counters: {point: {}, coin: {}, gem: {}}
decks: {charms: {starts: stock}}
zones: {stock: {}, claimed: {of: player, listening: true}}
types: {keepsake: {programs: {effect: standing}}}
periods: {turn: {}, round: {}}
procedures:
  game:
    play: "each player: do turn"
    end: end game
  turn:
    begin: begin turn
    act: confirm act
    end: end turn
  two-turns:
    first: begin turn
    gain: gain 1 coin
    end: end turn
    second: begin turn
    again: gain 1 coin
    stop: end turn
`;

function failures(effect: string, scenarios: string[]): string[] {
  const card = `cards:\n  - id: charm\n    name: Charm\n    deck: charms\n    type: keepsake\n    copies: 2\n    effect: |\n${effect
    .split('\n')
    .map((line) => `      ${line}\n`)
    .join('')}    scenarios:\n${scenarios.map((one) => `      - {name: it, ${one}}\n`).join('')}`;
  const pack = loadPack(memoryFiles({ 'limits.yaml': PACK + card }), 'limits.yaml');
  expect(pack.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { results } = runScenarios(pack);
  expect(results.length).toBe(scenarios.length);
  return results.flatMap(({ failures: all }) => all);
}
const MINE = 'position: {me: {claimed: [charm]}}';
const USED = 'claimed: [{card: charm, ability-used: true}]';

test('it happens the first time, and not again in the period', () => {
  expect(
    failures('once per turn: when you gain coin: gain 1 point', [
      `${MINE}, run: gain 1 coin then gain 1 coin, expect: {me: {coin: +2, point: +1, ${USED}}}`,
      `position: {me: {${USED}}}, run: gain 1 coin, expect: {me: {coin: +1}}`,
      // of another player nothing
      `${MINE}, run: "each other player: gain 1 coin", expect: {other: {coin: +1}}`,
    ]),
  ).toEqual([]);
});

test('with the period it comes back, for the player whose period it is', () => {
  expect(
    failures('once per turn: when you gain coin: gain 1 point', [
      `${MINE}, run: "each player: do two-turns", expect: {acting: nobody, me: {coin: +2, point: +2}, other: {coin: +2}}`,
      `position: {me: {${USED}}, other: {${USED}}}, run: end turn, expect: {me: {claimed: [charm]}, other: {claimed: [charm]}}`,
      `position: {me: {${USED}}}, run: end round, expect: {}`,
    ]),
  ).toEqual([]);
});

test('what is used up does not ask to be the first', () => {
  expect(
    failures('once per turn: when you gain coin: may pay 1 coin: gain 1 point', [
      `position: {me: {claimed: [{card: charm, ability-used: true}, charm]}}, run: gain 1 coin, do: ` +
        `["do:pay-1-coin"], expect: {me: {point: +1, claimed: [{card: charm, ability-used: true}, {card: ` +
        `charm, ability-used: true}]}}`,
    ]),
  ).toEqual([]);
});

test('what it gives does not set it off again', () => {
  expect(
    failures('once per turn: when you gain coin: gain 1 coin', [
      `${MINE}, run: gain 1 coin, expect: {me: {coin: +2, ${USED}}}`,
    ]),
  ).toEqual([]);
});

test('what was left, or was impossible, is not used up', () => {
  expect(
    failures('once per turn: when you gain coin: may pay 1 coin: gain 1 point', [
      `${MINE}, run: gain 1 coin then gain 1 coin, do: [skip, "do:pay-1-coin"], expect: {me: {coin: +1, point: +1, ${USED}}}`,
      `${MINE}, run: gain 1 coin then gain 1 coin, do: ["do:pay-1-coin"], expect: {me: {coin: +1, point: +1, ${USED}}}`,
    ]),
  ).toEqual([]);
  expect(
    failures('once per turn: when you gain coin: if coin >= 2: gain 1 point', [
      `${MINE}, run: gain 1 coin, expect: {me: {coin: +1}}`,
      `${MINE}, run: gain 1 coin then gain 1 coin, expect: {me: {coin: +2, point: +1, ${USED}}}`,
    ]),
  ).toEqual([]);
});

test('each card, each line and each ability has its own', () => {
  expect(
    failures('once per turn: when you gain coin: gain 1 point', [
      `position: {me: {claimed: [charm, charm]}}, run: gain 1 coin, expect: {me: {coin: +1, point: +2, ` +
        `claimed: [{card: charm, ability-used: true}, {card: charm, ability-used: true}]}}`,
    ]),
  ).toEqual([]);
  // the ability is the first, which is what `ability-used` sets
  const lines =
    'once per turn: when you gain coin: gain 1 point\nonce per round: gain 1 gem\nonce per turn: when you gain gem: gain 1 point';
  expect(
    failures(lines, [
      `position: {me: {${USED}}}, run: gain 1 coin then gain 1 gem then gain 1 coin, expect: {me: {coin: +2, gem: +1, point: +2}}`,
    ]),
  ).toEqual([]);
});

test('one of several events; what another player does', () => {
  expect(
    failures('once per turn: when you gain coin or you gain gem: gain 1 point', [
      `${MINE}, run: gain 1 gem then gain 1 coin, expect: {me: {coin: +1, gem: +1, point: +1, ${USED}}}`,
    ]),
  ).toEqual([]);
  expect(
    failures('once per turn: when another player gains coin: gain 1 point', [
      `${MINE}, run: "each other player: gain 1 coin then gain 1 coin", expect: {me: {point: +1, ${USED}}, other: {coin: +2}}`,
    ]),
  ).toEqual([]);
});

test('only a card records it', () => {
  const codes = (rules: string): string[] =>
    loadPack(memoryFiles({ 'limits.yaml': `${PACK}rules:\n  - "${rules}"\n` }), 'limits.yaml')
      .diagnostics.filter(({ severity }) => severity === 'error')
      .map(({ code }) => code);
  expect(codes('once per turn: when you gain coin: gain 1 point')).toEqual(['once-without-card']);
  expect(codes('once per turn: pay 1 coin: gain 1 point')).toEqual(['once-without-card']);
  expect(codes('when you gain gem: until end of turn: once per turn: gain 1 point')).toEqual(['once-without-card']);
});
