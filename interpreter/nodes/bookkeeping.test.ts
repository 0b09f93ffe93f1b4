/** Lines of the rules that only keep count are not asked about. The judge is the other order: played, it comes to the same. */
import { describe, expect, it } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import { replay, type Game, newGame } from '../index.ts';
import type { Program } from './program.ts';

const packWith = (rules: string[], more = ''): ReturnType<typeof packOf> =>
  packOf(`
pack: counting
title: Counting
version: 1.0.0
players: [2]
score: point
ranking: [most point]
counters:
  coin: {start: 2}
  shell: {}
  point: {}
  built: {hidden: true}
  mark: {hidden: true}
signals: {bell: {}, gong: {}}
procedures:
  game:
    play: "each player: do turn"
    end: end game
  turn:
    ring: signal bell
    late: signal gong
    settle: gain (built + mark + 0 * (coin + shell)) points
${more}
rules:
${rules.map((rule) => `  - "${rule}"`).join('\n')}
`);

const COUNT = 'when bell: set built to built + 1';
const CHOICE = 'when bell: gain 1 coin or gain 1 shell';

/** The ends of all games, by the choices that are no orders; each must have one end. */
function endings(game: Game): Map<string, string> {
  const found = new Map<string, string>();
  const explore = (path: string[]): void => {
    const { decision } = game;
    const here = game.length;
    if (decision === null) {
      const choices = path.filter((key) => !key.startsWith('trigger:')).join(' ');
      const hash = game.hash();
      expect(found.get(choices) ?? hash).toBe(hash);
      found.set(choices, hash);
      return;
    }
    for (const { key } of decision.options) {
      game.seek(here);
      game.choose(key);
      explore([...path, key]);
    }
  };
  explore([]);
  return found;
}

/** A game in which every order is asked. */
function asking(pack: ReturnType<typeof packOf>): Game {
  const { vm } = newGame(pack);
  for (const program of vm.game.programs) (program as Program).bookkeeps = null;
  return newGame(pack);
}

describe('what only keeps count', () => {
  it.each([
    ['beside a choice', [COUNT, CHOICE]],
    ['with a number that is set', ['when bell: set mark to 1', CHOICE]],
    ['beside a price', [COUNT, 'when bell: may pay 1 coin: gain 1 shell']],
    ['twice', [COUNT, COUNT.replace('+ 1', '+ 2'), CHOICE]],
    ['under a condition that nothing changes', ['when bell: if players = 2: set built to built + 1', CHOICE]],
  ])('%s: nobody is asked for the order, and each order comes to the same', (_, rules) => {
    const pack = packWith(rules);
    const free = newGame(pack);
    expect(free.decision?.kind).not.toBe('order');
    const ends = endings(free);
    const asked = asking(packWith(rules));
    expect(asked.decision?.kind).toBe('order');
    expect(endings(asked)).toEqual(ends);
    expect(ends.size).toBe(4); // two choices of each player
  });

  it.each([
    ['another line reads it', [COUNT, 'when bell: gain built coins or gain 1 shell']],
    ['another line sets it', [COUNT, 'when bell: set built to 5', CHOICE]],
    ['it can be less than nothing', ['when bell: set built to built - 1', COUNT]],
    ['it hangs on what the other changes', ['when bell: if coin = 2: set built to built + 1', CHOICE]],
    ['the other sends a signal to what reads it', [COUNT, 'when bell: signal gong', 'when gong: gain built coins']],
    ['beside it two others are there whose order matters', [COUNT, CHOICE, 'when bell: may pay 3 coins: gain 1 point']],
    ['somebody listens to what is gained, and reads it', [COUNT, CHOICE, 'when you gain shell: gain built coins']],
  ])('%s: asked', (_, rules) => expect(newGame(packWith(rules)).decision?.kind).toBe('order'));

  it('is not asked about if all that reads it comes when nothing waits any more', () => {
    // whoever listens to shells may do anything but read the count
    const game = newGame(packWith([COUNT, CHOICE, 'when you gain shell: gain 1 point']));
    expect(game.decision?.kind).not.toBe('order');
  });
  it('may be in a record from before: its order, or that of the only other effect, is passed over', () => {
    const pack = packWith([COUNT, CHOICE]);
    const game = newGame(pack);
    const record = { ...game.save(), choices: ['trigger:game', 'do:gain-1-coin', 'trigger:game#2', 'do:gain-1-shell'] };
    const { game: played, stopped } = replay(pack, record);
    expect([stopped, played.decision]).toEqual([null, null]);
    expect(replay(pack, { ...record, choices: ['trigger:nobody', ...record.choices] }).stopped?.step).toBe(0);
  });
  it('is asked about if the price of a card reads it, which may be asked for at any time', () => {
    const cards = (price: string): string => `
zones: {pile: {}, hand: {of: player}}
decks: {tools: {starts: pile}}
types: {tool: {programs: {act: steps}}}
cards: [{id: saw, deck: tools, type: tool, price: ${price}, act: gain 1 coin}]`;
    const game = (price: string) => newGame(packWith([COUNT, CHOICE], cards(price)));
    expect(game('(built) coins').decision?.kind).toBe('order');
    expect(game('2 coins').decision?.kind).not.toBe('order');
  });
  it('is asked about if a procedure reads it that the other line does', () => {
    const reading = '  check:\n    all: gain built coins';
    expect(newGame(packWith([COUNT, 'when bell: do check'], reading)).decision?.kind).toBe('order');
  });
});
