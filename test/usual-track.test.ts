/** A pack with two tracks: an effect that names none means the usual one, and says so where none is usual. */
import { newGame } from '../interpreter/localized.ts';
import { expect, it } from 'vitest';
import { loadPack } from '../service/analysis/load-pack.ts';
import { memoryFiles } from '../dsl/internal.ts';

const pack = (trade: string): string => `
pack: fair
title: Fair
version: 1.0.0
players: [1]
score: coin
ranking: [most coin]
counters: {coin: {plural: coins}}
tracks:
  science: {spaces: [{number: 0}, {number: 1}, {number: 2}, {number: 3}]}
  trade: {spaces: [{number: 0}, {number: 1}, {number: 2}, {number: 3}]${trade}}
procedures:
  game:
    go: "each player: advance 2; advance 1 on science"
    wait: "each player: confirm go-on"
    end: end game
`;
const load = (trade: string): ReturnType<typeof loadPack> =>
  loadPack(memoryFiles({ 'fair.yaml': pack(trade) }), 'fair.yaml');

it('means the usual track, and only there', () => {
  const { model, diagnostics } = load(', usual: true');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const game = newGame(model!, {});
  expect(game.everything().players[0].tracks).toMatchObject({ science: { space: 1 }, trade: { space: 2 } });
});

it('asks which, with the way out, where none or both are usual', () => {
  const codes = (text: string): string[] => load(text).diagnostics.map(({ code, help }) => `${code}: ${help}`);
  expect(codes('')).toEqual([expect.stringMatching(/^which-track: .*science.*trade.*usual: true/)]);
});

it('is used where an effect means it without its name, and only there', () => {
  const unused = (text: string): string[] =>
    loadPack(memoryFiles({ 'fair.yaml': text }), 'fair.yaml').diagnostics.flatMap(({ code, message }) =>
      code === 'unused-name' ? [message] : [],
    );
  expect(unused(pack(', usual: true'))).toEqual([]);
  expect(unused(pack(', usual: true').replace('advance 2; ', ''))).toEqual(['Nothing uses the track "trade".']);
});
