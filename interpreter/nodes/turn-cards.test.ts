/** Cards on a board are placed face down, looked at, turned up and down; what an effect may ask of them. */
import { describe, expect, test } from 'vitest';
import { loaded } from '../../test/support/packs.ts';
import { afterEffect } from '../../test/support/small-pack.ts';
import type { Game } from '../index.ts';

const PACK = loaded('test/packs/masked-cards.yaml');

/** A game of two in which the first player does this. */
const doing = (position: string, run: string, ...choices: string[]): Game =>
  afterEffect(PACK, position, run, 2, ...choices).game;

const site = (game: Game, seat: number | null, id: string): unknown =>
  (seat === null ? game.everything() : game.view(seat)).sharedSites[id];
const coins = (game: Game): number => game.view(0).players[0].counters['coin'];
const plain = (...knownTo: number[]): unknown => ({ back: 'plain', knownTo });

/** What lies on the board, and nothing else; in the hand of the first player; on top of the pile. */
function withTiles(tiles: string, hand = '', pile = 'blue-oak, red-moss'): string {
  const others = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'].filter((id) => !tiles.includes(`${id}:`));
  const sites = [tiles, ...others.map((id) => `${id}: {tile: empty}`)].join(', ');
  return `{sites: {${sites}}, me: {coin: 0, hand: [${hand}]}, other: {coin: 0}, pile: [${pile}]}`;
}

describe('who knows a card', () => {
  test('from a stack that nobody sees, nobody does', () => {
    const game = doing(withTiles('a1: {tile: empty}', '', 'red-fox'), 'place top 1 card of pile at a1 face down');
    expect(site(game, 0, 'a1')).toEqual({ faceDown: plain() });
    expect(site(game, null, 'a1')).toEqual({ tile: 'red-fox', faceDown: plain() });
  });

  test('from a hand, its player does', () => {
    const game = doing(withTiles('a1: {tile: empty}', 'red-fox'), 'place red-fox in hand at a1 face down');
    expect(site(game, 0, 'a1')).toEqual({ tile: 'red-fox', faceDown: plain(0) });
    expect(site(game, 1, 'a1')).toEqual({ faceDown: plain(0) });
  });

  test('whoever looks, for good; others see who has', () => {
    const game = doing(withTiles('a1: {tile: red-fox, face: down}'), 'look at tile of a1');
    expect(site(game, 0, 'a1')).toEqual({ tile: 'red-fox', faceDown: plain(0) });
    expect(site(game, 1, 'a1')).toEqual({ faceDown: plain(0) });
  });

  test('everybody, when it is revealed, and still when it is concealed', () => {
    const position = withTiles('a1: {tile: red-fox, face: down}');
    expect(site(doing(position, 'reveal tile of a1'), 1, 'a1')).toEqual({ tile: 'red-fox' });
    const concealed = doing(position, 'reveal tile of a1 then conceal tile of a1');
    expect(site(concealed, 1, 'a1')).toEqual({ tile: 'red-fox', faceDown: plain(0, 1) });
  });

  test('the same in a stack, until it is shuffled', () => {
    const position = withTiles('a1: {tile: red-fox, face: down, known: [other]}', '', 'red-fern');
    const back = 'move tile of a1 to pile';
    const again = 'place top 1 card of pile at a1 face down';
    expect(site(doing(position, `${back} then ${again}`), null, 'a1')).toEqual({ tile: 'red-fox', faceDown: plain(1) });
    expect(site(doing(position, `${back} then shuffle pile then ${again}`), 1, 'a1')).toEqual({ faceDown: plain() });
  });

  test('nobody but its player, once it has been in a hand', () => {
    const run = 'move tile of a1 to hand then place red-fox in hand at a1 face down';
    const game = doing(withTiles('a1: {tile: red-fox, face: down, known: [other]}', 'red-fern'), run);
    expect(site(game, null, 'a1')).toEqual({ tile: 'red-fox', faceDown: plain(0) });
  });
});

describe('what an effect may ask', () => {
  const HIDDEN = withTiles('a1: {tile: red-wolf, face: down}, b1: {tile: blue-moss, face: down, known: [me]}');
  test.each([
    ['if tile of a1 is red: gain 1 coin', 0],
    ['if tile of a1 is not red: gain 1 coin', 1],
    ['if tile of a1 is beast: gain 1 coin', 0],
    ['if tile of a1 is red-wolf: gain 1 coin', 0],
    // another deck has the same back
    ['if tile of a1 is high: gain 1 coin', 0],
    ['if tile of b1 is high: gain 1 coin', 1],
    ['if tile of b1 is blue: gain 1 coin', 1],
    ['gain 1 coin per tile of plots', 2],
    ['gain 1 coin per face-down tile of plots', 2],
    ['gain 1 coin per known tile of plots', 1],
    ['gain 1 coin per not known tile of plots', 1],
    ['gain 1 coin per different colors of tiles of plots', 1],
    ['gain (sum over tile of plots: weight of it) coins', 1],
    ['gain (sum over tile of plots: number of it) coins', 6],
    ['resolve prowl of tile of a1', 0],
    ['reveal tile of a1 then resolve prowl of tile of a1', 3],
    ['look at tile of a1 then (if tile of a1 is red: gain 1 coin)', 1],
    ['reveal tile of a1 then (if it is red: gain 1 coin)', 1],
  ])('%s: %i', (run, n) => expect(coins(doing(HIDDEN, run))).toBe(n));

  test('a card is told by its back where no other deck has the same', () => {
    const position = withTiles('a1: {tile: blue-oak, face: down}', '', 'red-moss');
    expect(coins(doing(position, 'if tile of a1 is own-backed: gain 1 coin'))).toBe(1);
    expect(coins(doing(position, 'if tile of a1 is herb: gain 1 coin'))).toBe(0);
  });
});

describe('what is offered', () => {
  const RUN =
    'choose plot where (tile of it is face-down) as spot then reveal tile of spot ' +
    'then (if tile of spot is red: move 1 card in hand to trophies) then gain 5 coins';
  const offered = (a: string, b: string): string[] =>
    doing(withTiles(`a1: {tile: ${a}, face: down}, b1: {tile: ${b}, face: down}`), RUN).decision!.options.map(
      ({ key }) => key,
    );

  test('does not go by what only the face shows', () => {
    expect(offered('red-fox', 'blue-fox')).toEqual(['site:a1', 'site:b1']);
    expect(offered('blue-fox', 'red-fox')).toEqual(['site:a1', 'site:b1']);
  });

  test('and what the face makes impossible is left', () => {
    const position = withTiles('a1: {tile: red-fox, face: down}, b1: {tile: blue-fox, face: down}');
    expect(coins(doing(position, RUN, 'site:a1'))).toBe(0);
    expect(coins(doing(position, RUN, 'site:b1'))).toBe(5);
  });

  test.each([
    'choose plot as spot then reveal tile of spot then (if it is red: choose card in trophies then move it to heap) then gain 5 coins',
    'choose plot as spot then gain 1 card as drawn then (if drawn is red: choose card in trophies then move it to heap) then gain 5 coins',
    'choose plot as spot then reveal tile of spot then (if it is red: gain 1 coin then move 1 card in trophies to heap) then gain 5 coins',
  ])('the same with several steps inside: %s', (run) => {
    const position = withTiles('a1: {tile: red-fox, face: down}, b1: {tile: blue-fox, face: down}', '', 'red-fern');
    expect(coins(doing(position, run, 'site:a1'))).toBe(0);
  });

  test('cards that lie face down are told by their sites, known or not', () => {
    const position = withTiles(
      'a1: {tile: red-fox, face: down, known: [me]}, b1: {tile: red-fern, face: down}, c1: {tile: blue-fox}',
    );
    const game = doing(position, 'choose tile of plots as one then move one to trophies');
    expect(game.decision!.options.map(({ key }) => key)).toEqual(['site:a1', 'site:b1', 'card:blue-fox']);
  });
});

describe('undo', () => {
  const CHOICE =
    'choose plot where (tile of it is face-down) as spot then look at tile of spot then pick 1 to 2 then gain 1 coin';
  const BOTH = 'a1: {tile: red-fox, face: down}, b1: {tile: blue-fox, face: down, known: [me]}';
  test('is refused after a look', () => expect(doing(withTiles(BOTH), CHOICE, 'site:a1').undoProblem).toBe('learned'));
  test('is not after a look at what was known', () =>
    expect(doing(withTiles(BOTH), CHOICE, 'site:b1').undoProblem).toBeNull());
  test('is refused where an unknown card comes into the hand', () => {
    const take = 'choose tile of plots as one then move one to hand then pick 1 to 2 then gain 1 coin';
    expect(doing(withTiles(BOTH), take, 'site:a1').undoProblem).toBe('learned');
    expect(doing(withTiles(BOTH), take, 'site:b1').undoProblem).toBeNull();
  });
});
