/** Cards that lie face down until the turn ends, or until something is asked of them. The judge is the whole position. */
import { describe, expect, it } from 'vitest';
import { CITIES, pack } from '../test/support/packs.ts';
import { gameAt, type Game, newGame } from './index.ts';
import { ChoiceSource } from './machine/choice-source.ts';
import { Sandbox } from './sandbox.ts';

const cities = pack(CITIES);
const handOf = (game: Game, viewer: number | null, seat: number): string[] =>
  ((viewer === null ? game.everything() : game.view(viewer)).players[seat].zones['hand'].cards ?? []).map(
    ({ card }) => card,
  );

function drawn(): { game: Game; seat: number } {
  const me = { hand: ['harbour-dues', 'refit-dock', 'chart-auction'], kelp: 3, credit: 3 };
  const game = gameAt(cities, { preset: 'start', me }, { players: 2, faceDown: [0, 1], trace: true });
  const seat = game.decision!.player;
  for (const key of ['slot:cards-and-upgrade', 'card:harbour-dues', 'do:gain-2-cards']) game.choose(key);
  return { game, seat };
}

describe('cards drawn in the own turn', () => {
  it('are not shown, and the turn can be taken back', () => {
    const { game, seat } = drawn();
    expect(game.view(seat).players[seat].zones['hand'].count).toBe(4);
    expect(handOf(game, seat, seat)).toEqual(['refit-dock', 'chart-auction']);
    expect(game.faceDown).toHaveLength(2);
    const before = gameAt(cities, game.position!, { players: 2 }).hash();
    while (game.undo()) void 0;
    expect(game.hash()).toBe(before);
    expect(game.faceDown).toEqual([]);
    while (game.redo()) void 0;
    expect(game.faceDown).toHaveLength(2);
  });

  it('are as unknown to whoever thinks in place of the seat', () => {
    const { game, seat } = drawn();
    const dealt = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const sandbox = new Sandbox(game, { knowing: 'everything' });
      sandbox.dealAgain(seat, seed);
      for (const { card } of sandbox.everything().players[seat].zones['hand'].cards!) dealt.add(card);
    }
    expect(dealt.size).toBeGreaterThan(10);
    game.turnUp();
    const sandbox = new Sandbox(game, { knowing: 'everything' });
    sandbox.dealAgain(seat, 1);
    expect(sandbox.everything().players[seat].zones).toEqual(game.everything().players[seat].zones);
  });

  it('lie face down in a game that goes on with other hidden cards, too', () => {
    const { game, seat } = drawn();
    for (let seed = 1; seed <= 5; seed++) {
      const other = game.hypothetical(seat, seed);
      expect(other.view(seat)).toEqual(game.view(seat));
      expect(other.faceDown).toHaveLength(2);
      expect(handOf(other, null, seat)).toEqual(expect.arrayContaining(other.faceDown));
    }
  });

  it('are shown when their owner likes; then nothing is taken back', () => {
    const { game, seat } = drawn();
    game.turnUp();
    expect(handOf(game, seat, seat)).toEqual(handOf(game, null, seat));
    expect(game.undoProblem).toBe('learned');
  });

  it('are shown at the end of the turn', () => {
    const { game, seat } = drawn();
    while (game.decision!.kind !== 'confirm') game.choose(game.decision!.options.at(-1)!.key);
    expect(game.undoProblem).toBeNull();
    game.choose('end-turn');
    expect(game.faceDown).toEqual([]);
    expect(handOf(game, seat, seat)).toEqual(handOf(game, null, seat));
    expect(handOf(game, seat, seat)).toHaveLength(5);
  });

  it('are shown where something is asked of them', () => {
    const me = { hand: ['harbour-dues', 'refit-dock', 'chart-auction'], claimed: ['message-divers'] };
    const game = gameAt(cities, { preset: 'start', me }, { players: 2, faceDown: [0, 1] });
    const seat = game.decision!.player;
    for (const key of ['slot:action-card-and-resources', 'card:chart-auction', 'do:use-1-action-card']) {
      game.choose(key);
    }
    // whether to discard one tells nothing of the card that was drawn
    expect(game.decision!.options.map(({ meaning }) => meaning.type)).toEqual(['part', 'skip']);
    expect(game.faceDown).toHaveLength(1);
    expect(game.undoProblem).toBeNull();
    game.choose(game.decision!.options[0].key);
    expect(game.decision!.options).toHaveLength(3);
    expect(game.faceDown).toEqual([]);
    expect(game.undoProblem).toBe('learned');
    expect(handOf(game, seat, seat)).toEqual(handOf(game, null, seat));
  });
});

it('in games of random choices, no option is a card that lies face down, and the game is the same as with open cards', () => {
  let faceDown = 0;
  for (const seed of [1, 2, 3]) {
    const source = new ChoiceSource(seed);
    const game = newGame(cities, { players: 3, seed, faceDown: [0, 1, 2] });
    const open = newGame(cities, { players: 3, seed });
    while (!game.over) {
      const { options, player } = game.decision!;
      expect(options.map(({ key }) => key)).toEqual(open.decision!.options.map(({ key }) => key));
      const down = new Set(game.faceDown);
      faceDown += down.size;
      expect(handOf(game, player, player).some((card) => down.has(card))).toBe(false);
      expect(handOf(game, player, player).length + down.size).toBe(handOf(open, player, player).length);
      expect(options.some(({ meaning }) => 'card' in meaning && down.has(meaning.card))).toBe(false);
      const { key } = options[source.below(options.length)];
      game.choose(key);
      open.choose(key);
    }
    expect(game.hash()).toBe(open.hash());
    expect(game.faceDown).toEqual([]);
  }
  expect(faceDown).toBeGreaterThan(50);
});
