/**
 * Wrong arguments of the library's functions: an error with a code, and nothing changed; never a `TypeError` from inside. Each function is
 * called with one argument, or one field of an argument, replaced by what belongs there least.
 */
import { describe, expect, it } from 'vitest';
import * as bots from '../library/bots.ts';
import * as engine from '../library/engine.ts';
import * as fathom from '../library/index.ts';
import * as language from '../library/language.ts';
import * as text from '../library/text.ts';

const pack = fathom.loadPack('nim');
const model = pack.model!;
const newGame = (): fathom.Game => fathom.newGame(model, { seed: 3, trace: true });

const frozenRecord = Object.freeze(newGame().save());

/** What belongs nowhere, and what fits a type and means nothing. */
const JUNK: readonly unknown[] = [
  null,
  NaN,
  -1,
  1e99,
  0.5,
  '',
  'no such thing',
  true,
  [],
  {},
  Symbol('x'),
  () => 3,
  new Proxy({}, {}),
  Object.freeze([null]),
  { format: 'fathom-record/1' },
  10n,
];

/** Calls of public functions that are right; the arguments are made anew for each call. */
const CALLS: Record<string, { call: (...args: never[]) => unknown; args: () => unknown[] }> = {
  loadPack: { call: fathom.loadPack, args: () => ['nim', { packs: ['cards'] }] },
  checkPack: { call: fathom.checkPack, args: () => ['nim', {}] },
  newGame: {
    call: fathom.newGame,
    args: () => [
      model,
      { players: 2, seed: 3, options: {}, trace: true, language: 'it', effects: 'in-sentences', faceDown: [0] },
    ],
  },
  'newGame of fathom/engine': { call: engine.newGame, args: () => [model, { players: 2, words: [] }] },
  gameAt: { call: fathom.gameAt, args: () => [model, 'start', { players: 2, seed: 3 }] },
  replay: { call: fathom.replay, args: () => [model, frozenRecord, { to: 1, inPlace: [0], language: 'en' }] },
  readRecord: { call: fathom.readRecord, args: () => [frozenRecord] },
  readModel: { call: fathom.readModel, args: () => [fathom.writeModel(model)] },
  writeModel: { call: fathom.writeModel, args: () => [model, { languages: ['en'] }] },
  Seat: { call: (game: fathom.Game, seat: number) => new fathom.Seat(game, seat), args: () => [newGame(), 0] },
  Sandbox: {
    call: (game: fathom.Game, options: bots.SandboxOptions) => new bots.Sandbox(game, options),
    args: () => [newGame(), { seat: 0, seed: 1 }],
  },
  'Game.choose': {
    call: (key: string, by: object) => newGame().choose(key, by),
    args: () => ['amount:1', { seat: 0, at: 0 }],
  },
  'Game.view': { call: (seat: number) => newGame().view(seat), args: () => [0] },
  'Game.hypothetical': { call: (seat: number, seed: number) => newGame().hypothetical(seat, seed), args: () => [0, 1] },
  'Game.fork': { call: (n: number) => newGame().fork(n), args: () => [0] },
  'Game.seek': { call: (n: number) => newGame().seek(n), args: () => [0] },
  'Game.whyRefused': { call: (key: string) => newGame().whyRefused(key), args: () => ['amount:9'] },
  'Seat.choose': {
    call: (key: string, at: number) => new fathom.Seat(newGame(), 0).choose(key, at),
    args: () => ['amount:1', 0],
  },
  'Seat.events': { call: (from: number) => new fathom.Seat(newGame(), 0).events(from), args: () => [0] },
  'Sandbox.value': {
    call: (seat: number, words: string) => new bots.Sandbox(newGame()).value(seat, words),
    args: () => [0, 'pebble'],
  },
  'Sandbox.choose': { call: (code: number) => new bots.Sandbox(newGame()).choose(code), args: () => [0] },
  'Sandbox.preview': {
    call: (name: string, seat: number) => new bots.Sandbox(newGame()).preview(name, seat),
    args: () => ['x', 0],
  },
  'Sandbox.dealAgain': {
    call: (seat: number, seed: number) => new bots.Sandbox(newGame()).dealAgain(seat, seed),
    args: () => [0, 1],
  },
  makeBot: { call: bots.makeBot, args: () => ['quick', { seed: 1, budget: 10 }] },
  playGame: { call: bots.playGame, args: () => [model, { bots: ['random', 'random'], seed: 1 }] },
  simulate: { call: bots.simulate, args: () => [model, { bots: ['random', 'random'], games: 1, seed: 1, players: 2 }] },
  match: { call: bots.match, args: () => [model, { bots: ['random', 'random'], games: 2, seed: 1 }] },
  readText: { call: text.readText, args: () => ['Gain 1 win.', { model, language: 'en', type: undefined }] },
  renderEffect: { call: text.renderEffect, args: () => ['gain 1 win', { model, language: 'it' }] },
  renderComponent: {
    call: text.renderComponent,
    args: () => [
      { section: 'procedures', id: 'game' },
      { pack, language: 'uk' },
    ],
  },
  compareEffects: { call: text.compareEffects, args: () => ['gain 1 win', 'gain 2 wins', { model, positions: 2 }] },
  tryEffect: { call: text.tryEffect, args: () => ['gain 1 win', { model, language: 'en' }] },
  story: { call: fathom.story, args: () => [newGame(), { language: 'en', seat: 0 }] },
  scoreSheet: { call: fathom.scoreSheet, args: () => [newGame(), { language: 'en' }] },
  rounds: { call: fathom.rounds, args: () => [newGame(), { seat: 0 }] },
  runScenarios: { call: language.runScenarios, args: () => [pack, { manners: undefined }] },
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Each argument, then each field of those that are records of the call itself, with what stands in its place. */
function* spoilt(args: () => unknown[]): Generator<{ where: string; given: unknown[] }> {
  const count = args().length;
  for (let i = 0; i < count; i++) {
    for (const junk of [undefined, ...JUNK]) {
      const given = args();
      given[i] = junk;
      yield { where: `argument ${i + 1}: ${shown(junk)}`, given };
    }
    const record = args()[i];
    if (!isObject(record) || Object.is(record, model) || 'sources' in record) continue;
    for (const key of Object.keys(record)) {
      for (const junk of JUNK) {
        const given = args();
        given[i] = { ...(given[i] as object), [key]: junk };
        yield { where: `argument ${i + 1}, ${key}: ${shown(junk)}`, given };
      }
    }
  }
}

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[…]' : '{…}') : String(value);

const problemOf = (error: unknown): string | null =>
  error instanceof fathom.FathomError && typeof error.code === 'string' && error.message.length > 10
    ? null
    : `${error instanceof Error ? error.name : 'thrown'}: ${String((error as Error).message)}`;

describe('an error with a code for', () => {
  it.each(Object.keys(CALLS))('%s', async (name) => {
    const { call, args } = CALLS[name];
    const wrong: string[] = [];
    for (const { where, given } of spoilt(args)) {
      try {
        await call(...(given as never[]));
      } catch (error) {
        const problem = problemOf(error);
        if (problem !== null) wrong.push(`${where} → ${problem}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
