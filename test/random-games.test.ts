/** Properties of whole random games. Each failure names players, seed and step. */
import { describe, expect, it } from 'vitest';
import { LENGTH, OBLIGATIONS, TURN_OF, STATUS, STATUS_OVER } from '../interpreter/position/layout.ts';
import { startPosition } from '../interpreter/machine/start.ts';
import { describePosition } from '../interpreter/view/position-view.ts';
import { randomStep } from '../interpreter/machine/random-run.ts';
import type { OptionValues } from '../dsl/packs/game-setup.ts';
import { replay, type GameRecord, newGame } from '../interpreter/index.ts';
import { breach, derivedDiffers, startSupply } from './support/invariants.ts';
import { permuteUnseen } from './support/hidden.ts';
import { asking, choices, hashOf, load, snapshot, toEndOfTurn } from './support/play.ts';
import { CITIES, machine, pack, PACKS, SHAPES } from './support/packs.ts';
import { rounds } from './support/width.ts';
import { StepLaws } from './support/step-laws.ts';
import { ChoiceSource } from '../interpreter/machine/choice-source.ts';
import type { Vm } from '../interpreter/machine/vm.ts';

/** Games in all: four times this many of Underwater Cities. */
const GAMES = rounds(10, 130);
/** Numbers of players with options that between them bring in every variant. */
const VARIANTS: [number, OptionValues][] = [
  [1, {}],
  [2, {}],
  [3, { 'government-contracts': 'in-play' }],
  [
    4,
    {
      'government-contracts': 'in-play',
      'player-boards': 'advanced',
      'mismatched-card': 'before-slot',
      'end-scoring-payments': 'asked',
    },
  ],
];

/** Plays a random game, `each` before every choice. */
function playThrough(vm: Vm, seed: number, each: (step: number, source: ChoiceSource) => void): number {
  startPosition(vm, seed);
  const source = new ChoiceSource(seed);
  for (let step = 0; step < 20_000; step++) {
    vm.run();
    if (vm.failed) throw new Error(`seed ${seed}, step ${step}: a choice led to a dead end`);
    if (!asking(vm)) return step;
    each(step, source);
    randomStep(vm, source);
  }
  throw new Error(`seed ${seed}: no end`);
}

/** Runs `check` and says where it failed. */
function at<T>(players: number, seed: number, step: number, check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw new Error(`${players} players, seed ${seed}, step ${step}: ${(error as Error).message}`, { cause: error });
  }
}

describe.each(VARIANTS)('random games of %i players, %o', (players, options) => {
  const vm = machine(pack(), players, options);

  it('end after ten rounds; what is said is what changed; nothing is negative, lost or doubled; what is derived is right', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      let supply: number[] = [];
      const laws = new StepLaws(vm);
      vm.sink = laws;
      playThrough(vm, seed, (step) => {
        if (step === 0) {
          supply = startSupply(vm);
          laws.begin();
        }
        const wrong = laws.check() ?? breach(vm, supply) ?? derivedDiffers(vm);
        if (wrong !== null) throw new Error(`${players} players, seed ${seed}, step ${step}: ${wrong}`);
      });
      vm.sink = null;
      expect(laws.ended, `periods that ended in game ${seed}`).toEqual({ turn: 10 * 3 * players, round: 10, era: 3 });
      expect(vm.cells[STATUS]).toBe(STATUS_OVER);
      expect([vm.cells[OBLIGATIONS], breach(vm, supply)]).toEqual([0, null]);
    }
  });

  it('every option offered can be completed to the end of the turn', () => {
    let tried = 0;
    for (let seed = 1001; seed <= 1000 + rounds(4, 12); seed++) {
      playThrough(vm, seed, (step) => {
        if ((step + seed) % 17 !== 0) return;
        const saved = snapshot(vm);
        for (const { code, key } of choices(vm)) {
          at(players, seed, step, () => {
            try {
              vm.choose(code);
              toEndOfTurn(vm, new ChoiceSource(seed * 1000 + step));
            } catch (error) {
              throw new Error(`${key}: ${(error as Error).message}`, { cause: error });
            }
          });
          load(vm, saved);
          tried++;
        }
      });
    }
    expect(tried).toBeGreaterThan(rounds(130, 400) * players);
  });

  it('a position that is loaded goes on as the one that was not', () => {
    const other = machine(pack(), players, options);
    for (let seed = 2001; seed <= 2000 + rounds(4, 10); seed++) {
      let going = false;
      const source = new ChoiceSource(7);
      playThrough(vm, seed, (step) => {
        if ((step + seed) % 31 !== 0) return;
        load(other, snapshot(vm));
        const before = snapshot(vm);
        const mine = new ChoiceSource(seed + step);
        const theirs = new ChoiceSource(seed + step);
        for (let i = 0; i < 25; i++) {
          going = randomStep(vm, mine);
          expect(randomStep(other, theirs)).toBe(going);
          if (hashOf(vm) !== hashOf(other)) {
            throw new Error(`${players} players, seed ${seed}, step ${step}: differs ${i + 1} choices later`);
          }
          if (!going) break;
        }
        load(vm, before);
        source.below(2);
      });
    }
  });

  it('views, options and reasons of a player do not change when cards change that the player has not seen', () => {
    let changed = 0;
    for (let seed = 3001; seed <= 3000 + rounds(4, 10); seed++) {
      playThrough(vm, seed, (step) => {
        if ((step + seed) % 13 !== 0) return;
        vm.enumerate();
        const viewer = vm.player;
        const saved = snapshot(vm);
        const seen = (): string => JSON.stringify([describePosition(vm, viewer), choices(vm)]);
        const before = seen();
        changed += permuteUnseen(vm, viewer, new ChoiceSource(step));
        const after = seen();
        if (before !== after) {
          at(players, seed, step, () => expect(JSON.parse(after)).toEqual(JSON.parse(before)));
        }
        load(vm, saved);
      });
    }
    expect(changed).toBeGreaterThan(rounds(150, 400) * players);
  });

  it('a record plays the same game, saved anywhere', () => {
    for (let seed = 4001; seed <= 4000 + rounds(1, 3); seed++) {
      const game = newGame(pack(), { players, seed, options });
      const source = new ChoiceSource(seed);
      const saves: GameRecord[] = [];
      while (game.decision) {
        if (source.below(60) === 0) saves.push(JSON.parse(JSON.stringify(game.save())) as GameRecord);
        game.choose(game.decision.options[source.below(game.decision.options.length)].key);
      }
      saves.push(game.save());
      // from each save to the next: equal positions go on alike, so that every one of them leads to the end
      for (const [i, record] of saves.slice(0, -1).entries()) {
        const { game: again, stopped, samePack } = replay(pack(), record);
        const next = saves[i + 1];
        expect([stopped, samePack, again.hash()]).toEqual([null, true, record.finalHash]);
        for (const key of next.choices.slice(record.choices.length)) again.choose(key);
        expect([again.over, again.hash()]).toEqual([next === saves.at(-1), next.finalHash]);
      }
    }
  });
});

/** What each player sees: cards by instance, in zones that show them. */
function seenBy(vm: Vm, player: number): Set<number> {
  const { tables } = vm.game;
  const seen = new Set<number>();
  for (let card = 0; card < tables.layout.nCards; card++) {
    const zone = tables.zoneDefs[vm.cells[tables.layout.cards + card * 5]];
    if (zone.visible === 'all' || (zone.visible === 'owner' && zone.player === player)) seen.add(card);
  }
  return seen;
}

describe.each(PACKS)('undo in %s', (path) => {
  it('then redo is as if nothing had been; undo never takes back what somebody learned', () => {
    const model = pack(path);
    const players = Math.max(...model.playerCounts);
    let undone = 0;
    for (let seed = 1; seed <= (path === CITIES ? rounds(2, 6) : rounds(7, 20)); seed++) {
      const game = newGame(model, { players, seed });
      const source = new ChoiceSource(seed);
      for (let step = 0; game.decision; step++) {
        game.choose(game.decision.options[source.below(game.decision.options.length)].key);
        if (source.below(path === CITIES ? 4 : 2) !== 0 || !game.decision) continue;
        const hash = game.hash();
        const length = game.length;
        const decision = JSON.stringify(game.decision);
        const by = game.decision.player;
        const knew = Array.from({ length: players }, (_, p) => seenBy(game.vm, p));
        let back = 0;
        while (game.undo()) {
          back++;
          undone++;
          expect(game.decision?.player, `seed ${seed}, step ${step}`).toBe(by);
          for (let p = 0; p < players; p++) {
            const knows = seenBy(game.vm, p);
            // What its player knew and showed may be taken back into the hand.
            for (const card of knew[p]) {
              if (!knows.has(card) && !seenBy(game.vm, by).has(card)) {
                throw new Error(`seed ${seed}, step ${step}: undo took card ${card} out of player ${p}'s sight`);
              }
            }
          }
        }
        for (let i = 0; i < back; i++) {
          expect(game.redo(), `seed ${seed}, step ${step}: redo ${i + 1} of ${back}`).toBe(true);
        }
        expect(
          [game.hash(), game.length, JSON.stringify(game.decision), game.redo()],
          `seed ${seed}, step ${step}`,
        ).toEqual([hash, length, decision, false]);
      }
    }
    // Where players take turns choice by choice, there is never anything to take back.
    if (path === CITIES || path === SHAPES) expect(undone).toBeGreaterThan(rounds(30, 100));
    else expect(undone).toBeLessThan(100);
  });
});

describe('random games of the small packs', () => {
  it.each([
    [SHAPES, 1],
    [SHAPES, 2],
  ] as const)('%s with %i keep every promise', (path, players) => {
    const vm = machine(pack(path), players);
    for (let seed = 1; seed <= rounds(40, 150); seed++) {
      let supply: number[] = [];
      playThrough(vm, seed, (step) => {
        if (step === 0) supply = startSupply(vm);
        const wrong = breach(vm, supply) ?? derivedDiffers(vm);
        if (wrong !== null) throw new Error(`${players} players, seed ${seed}, step ${step}: ${wrong}`);
        if ((step + seed) % 5 !== 0) return;
        vm.enumerate();
        const saved = snapshot(vm);
        const viewer = vm.player;
        for (const { code, key } of choices(vm)) {
          at(players, seed, step, () => {
            try {
              vm.choose(code);
              toEndOfTurn(vm, new ChoiceSource(step));
            } catch (error) {
              throw new Error(`${key}: ${(error as Error).message}`, { cause: error });
            }
          });
          load(vm, saved);
        }
        const before = JSON.stringify([describePosition(vm, viewer), choices(vm)]);
        permuteUnseen(vm, viewer, new ChoiceSource(step));
        expect(JSON.stringify([describePosition(vm, viewer), choices(vm)]), `seed ${seed}, step ${step}`).toBe(before);
        load(vm, saved);
      });
      expect([vm.cells[STATUS], vm.cells[OBLIGATIONS], vm.cells[TURN_OF]]).toEqual([STATUS_OVER, 0, -1]);
      expect(vm.cells[LENGTH]).toBe(vm.game.tables.layout.fixed);
    }
  });
});
