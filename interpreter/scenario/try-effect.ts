/** One effect on one position: what is decided, what happens, what does not and why, and what may come of it. */
import { messageRenderer } from '../render/languages.ts';
import {
  emptySpec,
  inGame,
  type LanguageCode,
  Lines,
  type Origin,
  type PackModel,
  PLAYER_NAMES,
  type PositionSpec,
  type Problem,
  readEffect,
  type RunSpec,
  type Sources,
} from '../../dsl/internal.ts';
import type { OptionValues } from '../position/tables.ts';
import { compile, compileBeside, optionValues, playerCount } from '../compile/compile-cached.ts';
import { choiceError, FathomError } from '../fathom-error.ts';
import type { Decision, Game, Option, Refusal } from '../game.ts';
import { LENGTH } from '../position/layout.ts';
import type { CompiledGame } from '../machine/compiled-game.ts';
import { hashOfPosition } from '../position/hash.ts';
import type { GameRecord } from '../record-format.ts';
import { positionCells } from '../setup/game-at.ts';
import { startPosition } from '../machine/start.ts';
import { parsePosition } from '../setup/parse-position.ts';
import { Follower } from '../trace/follower.ts';
import { changesBetween, type Change, type Value } from './difference.ts';
import { seatsOf, type SeatedPosition } from '../setup/presets.ts';
import { freeCards } from './free-cards.ts';
import { endingsOf, MOST_OUTCOME_CHOICES } from './endings.ts';
import {
  cellsOfGame,
  factsOfCells,
  gameFromCells,
  stagePosition,
  whyNothing,
  type StagedPosition,
} from './staged-position.ts';
import type { TraceEvent } from '../machine/trace-event.ts';
import type { ChangeWords } from '../render/changes.ts';
import type { MessageRenderer } from '../render/message-renderer.ts';
import { wordedEvent, type WordedEvent } from '../render/worded-event.ts';
import { Vm } from '../machine/vm.ts';

/** On which position an effect is tried, and how. */
export interface TryOptions {
  /** a preset; a position in YAML, as in scenarios; or a record and how many of its choices were made */
  at?: string | RecordedPosition;
  /** as the effect of this card or slot */
  as?: string;
  players?: number;
  options?: OptionValues;
  /** keys of choices, or those chosen when all `outcomes` are known; where they end, the first option is taken */
  choices?: readonly string[] | ((outcomes: readonly Outcome[]) => readonly string[]);
  /** also everything that may come of it */
  outcomes?: boolean;
  /** decisions looked at for that, at the most */
  most?: number;
  /** of prompts, labels, reasons and names in events; English unless given */
  language?: LanguageCode;
}

/** `deal`: changes what lies hidden there, for somebody who may not know it. */
export interface RecordedPosition {
  record: GameRecord;
  step: number;
  /** @internal */
  deal?: (vm: Vm) => void;
}

/** A decision on the way, and what was chosen. */
export interface TryDecision {
  player: string;
  prompt: string;
  options: Option[];
  chosen: string;
  refusals: Refusal[];
}
/** A change with its words. */
export type WordedChange = Change & ChangeWords;

/** What an effect may come to. */
export interface Outcome {
  changes: WordedChange[];
  /** in how many ways it comes about, and the choices of one of them */ ways: number;
  path: string[];
}

/** A position on the way. `origin`: the words whose doing its event is; in the effect itself their file is `EFFECT`. */
export interface TryStep {
  origin: Origin | null;
  /** all that differs from the beginning */ changes: WordedChange[];
  hash: string;
}

/** Why a try does not come to its end. */
export interface Endless {
  message: string;
  /** what sets each other off, if it is known */
  loop: { name: string; file: string; line: number }[];
  /** it comes to more than a game may have; it might end */
  beyond: boolean;
}

/** What an effect did on a position. */
export interface TryResult {
  /** what is wrong with the effect or the position; if anything, nothing was run */
  problems: {
    of: 'effect' | 'position';
    message: string;
    start: number;
    end: number;
    help?: string;
    suggestions?: string[];
  }[];
  /** why nothing of it can be done; null when something can */
  impossible: string | null;
  /** it does not come to an end: what sets itself off again and again */
  endless: Endless | null;
  decisions: TryDecision[];
  /** with what did not happen and why */
  trace: readonly WordedEvent[];
  /** by seat: me, other, third, fourth */
  names: string[];
  /** keys that were given and never asked for */
  unused: string[];
  changes: WordedChange[];
  /** the position before it, by names */
  before: Record<string, Value>;
  /** the positions on the way: the first before anything, then one after each event of the trace */
  steps: TryStep[];
  /** true: more happens than is followed */
  cut: boolean;
  outcomes: { list: Outcome[]; /** true: there is more than was looked at */ cut: boolean } | null;
}

/** looked at for all outcomes; made on the way of one try */
const MOST_DECISIONS = 1000;
/** The file of origins in the effect that is tried. */
export const EFFECT = 'effect';

/** Tries an effect on a loaded pack. Throws `FathomError` for players or options that the pack does not have. */
export function tryEffect(
  { model, sources }: { model: PackModel; sources: Pick<Sources, 'symbols'> },
  text: string,
  given: TryOptions = {},
): TryResult {
  const { record, players, options } = setting(model, given);
  const problems: TryResult['problems'] = [];
  const as = given.as === undefined ? null : causeOf(model, given.as);
  if (as === undefined) {
    problems.push({ of: 'effect', message: `No card or slot is called "${given.as}".`, start: 0, end: 0 });
  }
  const lines = new Lines(text);
  const { program, problems: found } = readEffect(text, sources.symbols, as?.kind ?? 'none', (start, end) => ({
    file: EFFECT,
    ...lines.place(start),
    length: end - start,
  }));
  problems.push(...found.map(({ problem }) => problemOf('effect', problem)));
  const spec = positionOf(model, given, problems);
  const nothing: TryResult = {
    problems,
    impossible: null,
    endless: null,
    decisions: [],
    trace: [],
    names: [],
    unused: [],
    changes: [],
    before: {},
    steps: [],
    cut: false,
    outcomes: null,
  };
  if (program === null || as === undefined || problems.some((problem) => problem.of === 'position')) return nothing;

  const compiled = compileBeside(model, players, options, [program]);
  const placed = record ? positionInRecord(compiled, record) : undefined;
  const staged = stagePosition(compiled, spec, { extra: 0, as }, placed);
  problems.push(...staged.problems.map((message) => ({ of: 'position' as const, message, start: 0, end: 0 })));
  if (staged.problems.length > 0) return nothing;
  // before the nodes are wrapped: everything that may come of it is many games
  const renderer = messageRenderer(model, given.language ?? 'en');
  const first = typeof given.choices === 'function' ? [] : (given.choices ?? []);
  const outcomes = given.outcomes
    ? attempted(() => allOutcomes(staged, first, given.most ?? MOST_OUTCOME_CHOICES, renderer))
    : null;
  const list = outcomes !== null && !(outcomes instanceof FathomError) ? outcomes.list : [];
  const choices = typeof given.choices === 'function' ? given.choices(list) : first;
  const why = whyNothing(staged, 0);
  const impossible = why === null ? null : renderer.reason(why);
  const { decisions, changes, ...followed } = follow(staged, choices, renderer);
  return {
    problems,
    impossible,
    decisions,
    ...followed,
    names: namesBySeat(staged.seats),
    unused: choices.slice(decisions.length),
    changes,
    before: Object.fromEntries(staged.before),
    outcomes: outcomes instanceof FathomError ? null : outcomes,
  };
}

/**
 * A position as `tryEffect` would begin with it, by names, and of each card of the game how many copies the position says no place
 * of. Throws as that does.
 */
export function describeTryPosition(
  { model }: { model: PackModel },
  given: Pick<TryOptions, 'at' | 'players' | 'options'>,
): Pick<TryResult, 'problems' | 'before'> & { free: Record<string, number> } {
  const { record, players, options } = setting(model, given);
  const problems: TryResult['problems'] = [];
  const spec = positionOf(model, given, problems);
  if (problems.length > 0) return { problems, before: {}, free: {} };
  const compiled = compile(model, players, options);
  const placed = record ? positionInRecord(compiled, record) : undefined;
  const staged = stagePosition(compiled, spec, null, placed);
  problems.push(...staged.problems.map((message) => ({ of: 'position' as const, message, start: 0, end: 0 })));
  return { problems, before: Object.fromEntries(staged.before), free: freeCards(compiled, spec) };
}

/** The boards between the players in the game in which something is tried. */
export function boardsOfTry(
  { model }: { model: PackModel },
  given: Pick<TryOptions, 'at' | 'players' | 'options'>,
): string[] {
  const { players, options } = setting(model, given);
  return model.boards.filter((board) => board.of === 'game' && inGame(board, players, options)).map(({ id }) => id);
}

function setting(
  model: PackModel,
  { at = 'start', ...given }: TryOptions,
): { record: RecordedPosition | null; players: number; options: OptionValues } {
  const record = typeof at === 'object' ? at : null;
  const players = playerCount(model, record?.record.players ?? given.players);
  return { record, players, options: optionValues(model, record?.record.options ?? given.options) };
}

function positionOf(model: PackModel, given: TryOptions, problems: TryResult['problems']): PositionSpec {
  const { at = 'start' } = given;
  const { players, options } = setting(model, given);
  if (typeof at !== 'string') return emptySpec(players);
  const parsed = parsePosition(at, model, players, options);
  problems.push(...parsed.problems.map((problem) => ({ of: 'position' as const, ...problem })));
  return parsed.spec;
}

function causeOf(model: PackModel, id: string): RunSpec['as'] | undefined {
  if (model.slots.some((slot) => slot.id === id)) return { kind: 'slot', id };
  return model.cards.some((card) => card.id === id) ? { kind: 'card', id } : undefined;
}

const problemOf = (
  of: 'effect' | 'position',
  { message, start, end, help, suggestions }: Problem,
): TryResult['problems'][number] => ({
  of,
  message,
  start,
  end,
  ...(help ? { help } : {}),
  ...(suggestions ? { suggestions } : {}),
});

/**
 * The position of a record after so many choices, as that of the player whose turn it is. Played in the compiled game
 * of the trial: one with another effect beside it may lay its positions out otherwise.
 */
function positionInRecord(compiled: CompiledGame, { record, step, deal }: RecordedPosition): SeatedPosition {
  const game = gameFromCells(compiled, firstCells(compiled, record));
  for (const key of record.choices.slice(0, step)) game.choose(key);
  deal?.(game.vm);
  return { cells: cellsOfGame(game), seats: seatsOf(game.vm) };
}

function firstCells(compiled: CompiledGame, { position, seed }: GameRecord): Int32Array {
  if (position !== undefined) return positionCells(compiled, position, seed).cells;
  const vm = new Vm(compiled);
  startPosition(vm, seed);
  return vm.cells.slice(0, vm.cells[LENGTH]);
}

/** The key of the option that a choice names, if only by its beginning. */
function optionFor(choice: string, game: Game): string {
  const keys = game.decision!.options.map(({ key }) => key);
  const found = game.optionsNamed(choice).map(({ key }) => key);
  if (found.length === 1) return found[0];
  const problem = found.length > 1 ? `could be ${found.join(' or ')}` : 'is not an option here';
  throw choiceError(
    { type: 'not-an-option', key: choice, options: keys },
    `"${choice}" ${problem}; the options are ${keys.join(', ')}`,
  );
}

/** Makes the choices, the first option where they end, and keeps what happens on the way. */
function follow(
  staged: StagedPosition,
  choices: readonly string[],
  renderer: MessageRenderer,
): Pick<TryResult, 'decisions' | 'trace' | 'steps' | 'changes' | 'cut' | 'endless'> {
  const { compiled, cells, seats, before } = staged;
  const decisions: TryDecision[] = [];
  const follower = new Follower(compiled, ({ file }) => file === EFFECT);
  let end: Int32Array | null = null;
  let unfinished = false;
  const play = (): null => {
    const game = gameFromCells(compiled, cells, follower, renderer.language);
    for (let i = 0; game.decision !== null && decisions.length < MOST_DECISIONS; i++) {
      const { decision } = game;
      const wanted = choices[i] === undefined ? decision.options[0].key : optionFor(choices[i], game);
      decisions.push({
        player: nameOf(decision, staged),
        prompt: decision.prompt,
        options: decision.options.map(({ key, meaning, label }) => ({ key, meaning, label })),
        chosen: wanted,
        refusals: game.refusals(),
      });
      game.choose(wanted);
    }
    end = cellsOfGame(game);
    unfinished = game.decision !== null;
    return null;
  };
  let chain: FathomError | null;
  try {
    chain = attempted(play);
  } finally {
    follower.release();
  }
  const { followed, cut } = follower;
  const trace = followed.map(({ event }) => event);
  const endless = chain === null ? null : endlessOf(chain, trace, renderer);
  const factsAt = factsOfCells(compiled, seats);
  const step = (at: Int32Array, origin: Origin | null): TryStep => ({
    origin,
    changes: worded(changesBetween(before, factsAt(at)), renderer),
    hash: hashOfPosition(at, compiled.tables.layout),
  });
  // what follows the last event without a word belongs to it
  const steps = [
    step(cells, null),
    ...followed.map(({ origin, cells: at }, i) => step(i === followed.length - 1 && !cut ? (end ?? at) : at, origin)),
  ];
  return {
    decisions,
    trace: trace.map((event) => wordedEvent(event, renderer)),
    steps,
    changes:
      end === null || cut
        ? worded(changesBetween(before, factsAt(end ?? followed.at(-1)?.cells ?? cells)), renderer)
        : steps[steps.length - 1].changes,
    cut: cut || unfinished,
    endless,
  };
}

const worded = (changes: readonly Change[], renderer: MessageRenderer): WordedChange[] =>
  changes.map((change) => ({ ...change, ...renderer.change(change) }));

/** What was set off again and again, in the order in which it was last. */
function loopOf(
  trace: readonly TraceEvent[],
  renderer: MessageRenderer,
): { name: string; file: string; line: number }[] {
  const set = trace
    .slice(trace.length >> 1)
    .flatMap(({ type, cause, origin }) =>
      type === 'trigger' && cause && origin
        ? [{ name: renderer.cause(cause), file: origin.file, line: origin.line }]
        : [],
    );
  return [...new Map(set.map((one) => [`${one.file}:${one.line}`, one])).values()];
}

function endlessOf(
  { code, message }: FathomError,
  trace: Parameters<typeof loopOf>[0],
  renderer: MessageRenderer,
): Endless {
  const beyond = code === 'beyond-limit';
  return { message, loop: beyond ? [] : loopOf(trace, renderer), beyond };
}

/** The result of `run`; or why it does not come to an end. */
function attempted<T>(run: () => T): T | FathomError {
  try {
    return run();
  } catch (error) {
    const isStopped = error instanceof FathomError && (error.code === 'endless-chain' || error.code === 'beyond-limit');
    if (isStopped) return error;
    throw error;
  }
}

const namesBySeat = (seats: number[]): string[] => seats.map((_, seat) => PLAYER_NAMES[seats.indexOf(seat)]);

const nameOf = ({ player }: Decision, { seats }: StagedPosition): string => namesBySeat(seats)[player];

/** Every way of choosing to the end, after the choices that are given. */
function allOutcomes(
  staged: StagedPosition,
  choices: readonly string[],
  most: number,
  renderer: MessageRenderer,
): NonNullable<TryResult['outcomes']> {
  const start = gameFromCells(staged.compiled, staged.cells);
  for (const wanted of choices) {
    if (start.decision === null) break;
    start.choose(optionFor(wanted, start));
  }
  const { endings, cut } = endingsOf(staged, start, most);
  const list = endings.sort((one, other) => other.ways - one.ways);
  return {
    list: list.map(({ changes, ways, path }) => ({ changes: worded(changes, renderer), ways, path })),
    cut,
  };
}
