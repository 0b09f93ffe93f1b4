/**
 * Wrong arguments of the library's functions: an error with a code, and nothing changed; never a `TypeError` from inside. Each function is
 * called with one argument, or one field of an argument, replaced by what belongs there least.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as bots from '../library/bots.ts';
import * as engine from '../library/engine.ts';
import * as fathom from '../library/index.ts';
import * as language from '../library/checked/language.ts';
import * as service from '../library/checked/service.ts';
import * as text from '../library/text.ts';

const pack = fathom.loadPack('nim');
const model = pack.model!;
/** For what changes how bots play it. */
const taught = fathom.loadPack('kalah').model!;
const newGame = (): fathom.Game => fathom.newGame(model, { seed: 3, trace: true });

const URI = 'nim.yaml';
const workspace = (): service.Workspace => service.createWorkspace({ files: nimFiles(), pack: URI });
const nimFiles = (): fathom.Files => fathom.memoryFiles({ [URI]: readFileSync('cards/nim.yaml', 'utf8') });
const POSITION = { line: 5, character: 3 };
const RANGE = { start: POSITION, end: { line: 6, character: 0 } };

/** The key of the first option of a game. */
const FIRST = newGame().decision!.options[0].key;

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
    args: () => [FIRST, { seat: 0, at: 0 }],
  },
  'Game.view': { call: (seat: number) => newGame().view(seat), args: () => [0] },
  'Game.hypothetical': { call: (seat: number, seed: number) => newGame().hypothetical(seat, seed), args: () => [0, 1] },
  'Game.fork': { call: (n: number) => newGame().fork(n), args: () => [0] },
  'Game.seek': { call: (n: number) => newGame().seek(n), args: () => [0] },
  'Game.whyRefused': { call: (key: string) => newGame().whyRefused(key), args: () => ['amount:9'] },
  'Seat.choose': {
    call: (key: string, at: number) => new fathom.Seat(newGame(), 0).choose(key, at),
    args: () => [FIRST, 0],
  },
  'Seat.events': { call: (from: number) => new fathom.Seat(newGame(), 0).events(from), args: () => [0] },
  'Sandbox.value': {
    call: (seat: number, words: string) => new bots.Sandbox(newGame()).value(seat, words),
    args: () => [0, 'pebble'],
  },
  'Sandbox.choose': { call: (code: number) => new bots.Sandbox(newGame()).choose(code), args: () => [0] },
  'Sandbox.preview': {
    call: (name: string, seat: number) => new bots.Sandbox(newGame()).preview(name, seat),
    args: () => ['turn', 0],
  },
  'Sandbox.dealAgain': {
    call: (seat: number, seed: number) => new bots.Sandbox(newGame()).dealAgain(seat, seed),
    args: () => [0, 1],
  },
  makeBot: { call: bots.makeBot, args: () => ['usual', { seed: 1, budget: { lines: 10 } }] },
  teachBots: {
    call: bots.teachBots,
    args: () => [taught, { format: 'fathom-weights/1', pack: 'kalah', weights: {} }],
  },
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
  eventInWords: {
    call: fathom.eventInWords,
    args: () => [newGame(), { ...newGame().trace[0] }, { language: 'en', seat: 0, names: ['A', 'B'] }],
  },
  memoryFiles: { call: fathom.memoryFiles, args: () => [{ 'a.yaml': 'pack: a' }] },
  renderDiagnostic: {
    call: fathom.renderDiagnostic,
    args: () => [{ ...fathom.checkPack({ text: 'pack: 3' })[0] }, { color: true, width: 80 }],
  },
  formatFile: { call: language.formatFile, args: () => ['pack: a'] },
  optionsWithoutEffect: { call: language.optionsWithoutEffect, args: () => [model, 2, {}] },
  packSchema: { call: language.packSchema, args: () => [{ programs: ['end'], attributes: [] }] },
  parseCondition: { call: language.parseCondition, args: () => ['win >= 1'] },
  parseCost: { call: language.parseCost, args: () => ['1 win'] },
  parsePhrase: { call: language.parsePhrase, args: () => ['cards in hand'] },
  parseProgram: { call: language.parseProgram, args: () => ['gain 1 win'] },
  parseValue: { call: language.parseValue, args: () => ['win + 1'] },
  print: { call: language.print, args: () => [language.parseProgram('gain 1 win').ast, { layout: 'line' }] },
  provenanceReport: { call: language.provenanceReport, args: () => [pack] },
  createWorkspace: { call: service.createWorkspace, args: () => [{ files: nimFiles(), pack: URI }] },
  allDiagnostics: { call: service.allDiagnostics, args: () => [workspace()] },
  ...Object.fromEntries(
    (['codeLenses', 'diagnosticsOf', 'documentSymbols', 'foldingRanges', 'formatting', 'semanticTokens'] as const).map(
      (name) => [name, { call: service[name], args: () => [workspace(), URI] }],
    ),
  ),
  ...Object.fromEntries(
    (['completions', 'definition', 'highlights', 'prepareRename', 'signatureHelp'] as const).map((name) => [
      name,
      { call: service[name], args: () => [workspace(), URI, POSITION] },
    ]),
  ),
  codeActions: { call: service.codeActions, args: () => [workspace(), URI, RANGE, 'en'] },
  hover: { call: service.hover, args: () => [workspace(), URI, POSITION, 'en'] },
  inlayHints: { call: service.inlayHints, args: () => [workspace(), URI, RANGE, 'it'] },
  references: { call: service.references, args: () => [workspace(), URI, POSITION, true] },
  rename: { call: service.rename, args: () => [workspace(), URI, POSITION, 'pearl'] },
  workspaceSymbols: { call: service.workspaceSymbols, args: () => [workspace(), 'win'] },
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
    if (!isObject(record) || [model, taught].some((one) => Object.is(record, one)) || 'sources' in record) continue;
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

it('every public function is called here', () => {
  const entries: Record<string, unknown>[] = [fathom, engine, bots, text, language, service];
  const functions = entries.flatMap((entry) =>
    Object.entries(entry).filter(([, value]) => typeof value === 'function'),
  );
  // an error is made by the library, and a game by its functions
  const made = ['FathomError', 'Game'];
  expect(functions.map(([name]) => name).filter((name) => !(name in CALLS) && !made.includes(name))).toEqual([]);
});

describe('an error with a code for', () => {
  it.each(Object.keys(CALLS))('%s', async (name) => {
    const { call, args } = CALLS[name];
    // what is spoilt below is right as it is
    await call(...(args() as never[]));
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
