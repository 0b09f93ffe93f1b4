/** `after you use …`, `after you perform …`: what comes when the effect has been done. */
import { expect, test } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { memoryFiles } from '../../dsl/internal.ts';
import { runScenarios } from '../scenario/index.ts';

const PACK = `
pack: echoes
title: Echoes
version: 1.0.0
players: [2]
score: point
ranking: [most point]
counters: {point: {}, coin: {}, gem: {}}
decks: {charms: {starts: stock}}
zones: {stock: {}, claimed: {of: player, listening: true}}
types: {keepsake: {programs: {effect: standing}}, tool: {programs: {effect: parts}}}
colors: {amber: {}, jade: {}}
slots:
  - {id: mine, color: amber, effect: gain 1 coin}
  - {id: mill, color: jade, effect: "pay 1 coin: gain 1 gem"}
periods: {turn: {}, round: {}}
procedures:
  game:
    play: "each player: do turn"
    end: end game
  turn:
    begin: begin turn
    act: confirm act
    end: end turn
`;

function failures(effect: string, scenarios: string[]): string[] {
  const lines = effect.split('\n').map((line) => `      ${line}\n`);
  const cards = `cards:
  - {id: shovel, name: Shovel, deck: charms, type: tool, effect: gain 1 coin}
  - {id: press, name: Press, deck: charms, type: tool, copies: 2, effect: "pay 1 coin: gain 1 gem"}
  - id: charm
    name: Charm
    deck: charms
    type: keepsake
    effect: |
${lines.join('')}    scenarios:
${scenarios.map((one) => `      - {name: it, ${one}}\n`).join('')}`;
  const pack = loadPack(memoryFiles({ 'echoes.yaml': PACK + cards }), 'echoes.yaml');
  expect(pack.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { results } = runScenarios(pack);
  expect(results.length).toBe(scenarios.length);
  return results.flatMap(({ failures: all }) => all);
}

test('the effect of the card has been done', () => {
  expect(
    failures('after you use tool: if coin = 1: gain 1 point', [
      `position: {me: {claimed: [charm, shovel]}}, run: use 1 tool, expect: {me: {coin: +1, point: +1, ` +
        `claimed: [charm, {card: shovel, used: true}]}}`,
    ]),
  ).toEqual([]);
  expect(
    failures('when you use tool: if coin = 0: gain 1 point', [
      `position: {me: {claimed: [charm, shovel]}}, run: use 1 tool, expect: {me: {coin: +1, point: +1, ` +
        `claimed: [charm, {card: shovel, used: true}]}}`,
    ]),
  ).toEqual([]);
});

test('the action of the slot has been done', () => {
  expect(
    failures('after you perform amber slot: if coin = 1: gain 1 point', [
      `position: {me: {claimed: [charm]}}, run: perform mine, expect: {me: {coin: +1, point: +1}}`,
      `position: {me: {coin: 2, claimed: [charm]}}, run: perform mill, expect: {me: {coin: -1, gem: +1}}`,
      // of another player nothing
      `position: {me: {claimed: [charm]}}, run: "each other player: perform mine", expect: {other: {coin: +1}}`,
    ]),
  ).toEqual([]);
});

test('it may be used again, which is a use like the first', () => {
  const both = 'claimed: [{card: charm, ability-used: true}, {card: press, used: true}]';
  expect(
    failures('once per turn: after you use tool: may use it\nwhen you use tool: gain 1 point', [
      `position: {me: {coin: 2, claimed: [charm, press]}}, run: use 1 tool, do: ["do:use"], expect: ` +
        `{me: {coin: -2, gem: +2, point: +2, ${both}}}`,
      `position: {me: {coin: 2, claimed: [charm, press]}}, run: use 1 tool, do: [skip], expect: {me: ` +
        `{coin: -1, gem: +1, point: +1, claimed: [charm, {card: press, used: true}]}}`,
      // nothing is asked where its effect cannot be done again
      `position: {me: {coin: 1, claimed: [charm, press]}}, run: use 1 tool, expect: {me: {coin: -1, ` +
        `gem: +1, point: +1, claimed: [charm, {card: press, used: true}]}}`,
    ]),
  ).toEqual([]);
});

test('the slot may be performed again', () => {
  expect(
    failures('once per turn: after you perform slot: may perform it', [
      `position: {me: {coin: 2, claimed: [charm]}}, run: perform mill, do: ["do:perform"], expect: {me: ` +
        `{coin: -2, gem: +2, claimed: [{card: charm, ability-used: true}]}}`,
      `position: {me: {coin: 1, claimed: [charm]}}, run: perform mill, expect: {me: {coin: -1, gem: +1}}`,
    ]),
  ).toEqual([]);
});

test('of several cards each comes before the next is used', () => {
  expect(
    failures('after you use tool: gain 1 coin', [
      `position: {me: {coin: 1, claimed: [charm, press, press]}}, run: use 2 tools, do: ["card:press"], ` +
        `expect: {me: {gem: +2, claimed: [charm, {card: press, used: true}, {card: press, used: true}]}}`,
    ]),
  ).toEqual([]);
});

test('they are counted in a period', () => {
  expect(
    failures('after you use tool for the 2nd time this turn: gain 1 point', [
      `position: {me: {coin: 1, claimed: [charm, shovel, press]}}, run: (begin turn) then use 2 tools, ` +
        `do: ["card:shovel"], expect: {me: {gem: +1, point: +1, claimed: [charm, {card: shovel, used: ` +
        `true}, {card: press, used: true}]}}`,
    ]),
  ).toEqual([]);
});
