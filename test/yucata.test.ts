/** The game as on Yucata: cards drawn in a turn stay face down, so that the turn can be undone; and complete games. */
import { describe, expect, it, test } from 'vitest';
import { LENGTH, TURN_OF, STATUS, STATUS_OVER } from '../interpreter/position/layout.ts';
import { describePosition } from '../interpreter/view/position-view.ts';
import { startPosition } from '../interpreter/machine/start.ts';
import { randomStep } from '../interpreter/machine/random-run.ts';
import { type Game, newGame } from '../interpreter/index.ts';
import { countIn, zoneFor } from '../interpreter/machine/cards.ts';
import { breach, derivedDiffers, startSupply } from './support/invariants.ts';
import { permuteUnseen } from './support/hidden.ts';
import { asking, choices, load, snapshot } from './support/play.ts';
import { CITIES, machine, pack, YUCATA } from './support/packs.ts';
import { rounds } from './support/width.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';
import type { Vm } from '../interpreter/machine/vm.ts';

const play = (game: Game, key: string): void => {
  const found = game.decision!.options.find((option) => option.key.startsWith(key));
  if (!found) {
    throw new Error(`"${key}" is not offered, but ${game.decision!.options.map((option) => option.key).join(', ')}`);
  }
  game.choose(found.key);
};

/** A game at its first turn, of whoever plays first. */
function firstTurn(path: string): Game {
  const game = newGame(pack(path), { players: 2, seed: 3 });
  while (!game.decision!.options.some(({ key }) => key === 'slot:always-available')) {
    game.choose(game.decision!.options[0].key);
  }
  return game;
}

/** The choice of a card in hand that does not match a slot of this colour. */
function cardBut(game: Game, color: string): string {
  const { id } = game.model.cards.find(
    (card) => card.color !== color && game.decision!.options.some(({ key }) => key === `card:${card.id}`),
  )!;
  return `card:${id}`;
}

/** Plays the slot that gives two cards, up to the end of the turn, which is not confirmed. */
function drawTwo(path: string): { game: Game; player: number; before: string; position: string } {
  const game = firstTurn(path);
  const player = game.decision!.player;
  const before = game.hash();
  const position = JSON.stringify(game.view(player));
  play(game, 'slot:always-available');
  play(game, 'card:');
  while (game.decision!.kind !== 'confirm') game.choose(game.decision!.options[0].key);
  return { game, player, before, position };
}

const heldBy = (game: Game, player: number): { hand: number; drawn: number } => {
  const { zones } = game.view(player).players[player];
  return { hand: zones['hand'].count, drawn: zones['drawn']?.count ?? 0 };
};

describe('a turn in which cards were drawn', () => {
  test('can be taken back to its beginning', () => {
    const { game, player, before, position } = drawTwo(YUCATA);
    expect(heldBy(game, player)).toEqual({ hand: 2, drawn: 2 });
    expect(game.view(player).players[player].zones['drawn'].cards).toBeUndefined();
    let back = 0;
    while (game.undo()) back++;
    expect([back, game.hash(), JSON.stringify(game.view(player))]).toEqual([2, before, position]);
  });
  test('cannot at a table, where one has seen them', () => {
    const { game, player, before } = drawTwo(CITIES);
    expect(heldBy(game, player)).toEqual({ hand: 4, drawn: 0 });
    while (game.undo()) continue;
    expect(game.hash()).not.toBe(before);
  });
  test('cannot once it has ended: then they are seen', () => {
    const { game, player } = drawTwo(YUCATA);
    play(game, 'end-turn');
    expect([heldBy(game, player), game.canUndo]).toEqual([{ hand: 5, drawn: 0 }, false]);
  });
  test('cannot undo a Special card from its deck, which is seen immediately', () => {
    const game = firstTurn(YUCATA);
    const before = game.hash();
    play(game, 'slot:special-card');
    play(game, cardBut(game, 'red'));
    play(game, 'do:choose-card-in-special-top');
    expect(game.decision!.kind).toBe('confirm');
    expect(game.canUndo).toBe(false);
    expect(game.hash()).not.toBe(before);
  });
  test('can undo one on display, which all had seen before', () => {
    const game = firstTurn(YUCATA);
    const before = game.hash();
    play(game, 'slot:special-card');
    play(game, cardBut(game, 'red'));
    for (const key of ['do:choose-card-in-special-market', 'card:']) play(game, key);
    expect(game.decision!.kind).toBe('confirm');
    while (game.undo()) continue;
    expect(game.hash()).toBe(before);
  });
});

/** Cards that lie face down, by seat. */
const faceDown = (vm: Vm): number[] =>
  Array.from({ length: vm.game.tables.players }, (_, p) =>
    countIn(vm, zoneFor(vm, vm.game.tables.zone.get('drawn')!, p)),
  );

describe.each([
  [1, {}],
  [2, {}],
  [3, { 'government-contracts': 'in-play' }],
  [4, {}],
] as const)('random games of %i, options %j', (players, options) => {
  const vm = machine(pack(YUCATA), players, options);
  const GAMES = rounds(30, 100);

  it('end; no card is lost; only the player whose turn it is has cards face down, and nobody can see which', () => {
    let hidden = 0;
    let changed = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      startPosition(vm, seed);
      const source = new ChoiceSource(seed);
      const supply = startSupply(vm);
      for (let step = 0; ; step++) {
        vm.run();
        const where = `${players} players, seed ${seed}, step ${step}`;
        if (vm.failed) throw new Error(`${where}: a choice led to a dead end`);
        if (!asking(vm)) break;
        const wrong = step % 5 > 0 ? null : (breach(vm, supply) ?? (step % 50 === 0 ? derivedDiffers(vm) : null));
        if (wrong !== null) throw new Error(`${where}: ${wrong}`);
        const lying = faceDown(vm);
        if (lying.some((n, p) => n > 0 && p !== vm.cells[TURN_OF])) {
          throw new Error(`${where}: face down lie ${lying.join(', ')} in the turn of ${vm.cells[TURN_OF]}`);
        }
        if (lying.some((n) => n > 0) && hidden++ % rounds(24, 80) === 0) {
          for (let viewer = 0; viewer < players; viewer++) {
            for (const { zones } of describePosition(vm, viewer).players) expect(zones['drawn'].cards).toBeUndefined();
          }
          const saved = snapshot(vm);
          const viewer = vm.player;
          const seen = (): string => {
            vm.enumerate();
            return JSON.stringify([describePosition(vm, viewer), choices(vm)]);
          };
          const before = seen();
          changed += permuteUnseen(vm, viewer, new ChoiceSource(step));
          if (seen() !== before) throw new Error(`${where}: what cannot be seen makes a difference`);
          load(vm, saved);
        }
        randomStep(vm, source);
      }
      expect([vm.cells[STATUS], vm.cells[LENGTH], faceDown(vm).every((n) => n === 0)]).toEqual([
        STATUS_OVER,
        vm.game.tables.layout.fixed,
        true,
      ]);
    }
    expect(hidden).toBeGreaterThan(rounds(90, 300));
    expect(changed).toBeGreaterThan(50);
  });
});
