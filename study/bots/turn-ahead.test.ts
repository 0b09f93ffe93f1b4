import { expect, test } from 'vitest';
import { CITIES, pack } from '../../test/support/packs.ts';
import { rounds } from '../../test/support/width.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { FRAME_PLAYER } from '../../interpreter/machine/frame.ts';
import { legalOptions } from '../../interpreter/machine/legal-options.ts';
import { Snapshot } from '../../interpreter/machine/snapshot.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { STATUS, STATUS_ASKING } from '../../interpreter/position/layout.ts';
import { ranking } from '../../interpreter/view/ranking.ts';
import { BestEnds, type TurnEnd } from './best-ends.ts';
import { botKind, makeSeatBot } from './bot.ts';
import { LevelBot } from './levels.ts';
import { TableRun } from './table-run.ts';
import { TurnAhead } from './turn-ahead.ts';
import { type AskedSeat, isEndOfTurn, TurnSampler } from './turn-sampler.ts';
import { Value } from './value.ts';

const compiledFor = (players: number) => compile(pack(CITIES), players, optionValues(pack(CITIES)));
const TURNS_ALONE = 30;

/** Plays a game alone with bots that do not look ahead, up to its last turn; what the seat is asked there. */
function lastTurnAlone(vm: Vm, seed: number): AskedSeat {
  const bot = makeSeatBot(botKind('quick')!, vm.game, seed, 0);
  const run = new TableRun(vm, [bot], seed);
  const { knowledge } = run;
  while (vm.turnsEnded < TURNS_ALONE - 1) expect(run.step()).toBe(true);
  for (;;) {
    vm.run();
    const codes = legalOptions(vm);
    if (codes.length > 1) return { vm, seat: vm.cells[vm.top + FRAME_PLAYER], codes, knowledge };
    vm.choose(codes[0]);
  }
}

/** The highest score with which the game can end after that way, by trying all that is asked after it. */
function scoreAfter(vm: Vm, { codes }: TurnEnd['line']): number {
  for (const [i, code] of codes.entries()) {
    if (i > 0) vm.run();
    const isLast = isEndOfTurn(vm, code);
    vm.choose(code);
    if (isLast) break;
  }
  return highestScore(vm);
}

function highestScore(vm: Vm): number {
  vm.run();
  if (vm.cells[STATUS] !== STATUS_ASKING) return ranking(vm)[0].by[0].value;
  const here = new Snapshot(vm);
  here.save(vm);
  const scores = legalOptions(vm).map((code) => {
    here.restore(vm);
    vm.choose(code);
    return highestScore(vm);
  });
  return Math.max(...scores);
}

test('the ends of the last turn are judged by the score of the game', () => {
  const game = compiledFor(1);
  const vm = new Vm(game);
  const asked = lastTurnAlone(vm, 5);
  const ends = new BestEnds(8);
  // the plan is made with weights to which points are a loss
  const sampler = new TurnSampler(game, new Value(game, { score: [-1, 0] }), 3, ends);
  sampler.begin(asked);
  sampler.think(rounds(120, 400));
  const ahead = new TurnAhead(game, new Value(game), ends, 3);
  ahead.begin(asked);
  for (let i = 0; i < rounds(120, 400); i++) ahead.followOne();
  const judged = ahead.judged();
  const here = new Snapshot(vm);
  const copy = new Vm(game);
  here.save(vm);
  const scores = judged.map(({ end }) => {
    here.restore(copy);
    return scoreAfter(copy, end.line);
  });
  expect(new Set(scores).size).toBeGreaterThan(1);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(judged.some(({ end }, i) => i > 0 && end.value > judged[i - 1].end.value)).toBe(true);
});

test('a turn is planned once, as long as nothing new is seen', () => {
  const game = compiledFor(2);
  const vm = new Vm(game);
  let planned = 0;
  let followed = 0;
  const seats = [0, 1].map((seat) => {
    const bot = new LevelBot(game, {}, { budget: { lines: 40 }, looksAhead: true }, seat);
    return {
      choose(asked: AskedSeat): number {
        const chosen = bot.choose(asked);
        expect(asked.codes[chosen]).toBeDefined();
        if (bot.explain().length === 0) followed++;
        else planned++;
        return chosen;
      },
    };
  });
  const run = new TableRun(vm, seats, 2);
  for (let i = 0; i < 400; i++) run.step();
  expect(planned).toBeGreaterThan(20);
  expect(followed).toBeGreaterThan(2 * planned);
});

test('what it takes is what it says to be best', () => {
  const game = compiledFor(2);
  const vm = new Vm(game);
  const bot = new LevelBot(game, {}, { budget: { lines: 200 }, looksAhead: true }, 1);
  const run = new TableRun(
    vm,
    [0, 1].map((seat) => makeSeatBot(botKind('random')!, game, 4, seat)),
    4,
  );
  let compared = 0;
  for (let i = 0; i < 60; i++) {
    run.step();
    vm.run();
    const codes = legalOptions(vm);
    if (codes.length < 2) continue;
    const { knowledge } = run;
    bot.begin({ vm, seat: vm.cells[vm.top + FRAME_PLAYER], codes, knowledge });
    bot.think();
    const said = bot.explain();
    if (said.length === 0) continue;
    expect(said[0].option).toBe(bot.best());
    compared++;
  }
  expect(compared).toBeGreaterThan(10);
});
