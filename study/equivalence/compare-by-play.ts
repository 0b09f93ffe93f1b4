/**
 * Whether two effects come to the same, by doing both on many positions.
 *
 * Nothing here knows how effects are compared as trees, so it can find what that comparison overlooks: a text that is rendered
 * and parsed wrong in the same way. A difference is proved by its position; sameness is only likely, for the positions tried.
 */
import {
  gameWith,
  Lines,
  readEffect,
  type PackModel,
  type Program,
  type RunSpec,
  type Sources,
} from '../../dsl/internal.ts';
import {
  compileBeside,
  optionValues,
  playerCount,
  type CompiledGame,
  Vm,
  type OptionValues,
  parsePosition,
} from '../../interpreter/internal.ts';
import { stagedCells } from '../../interpreter/scenario/index.ts';
import { doable } from './doable.ts';
import { mentionsOf, type Mentions } from './mentions.ts';
import { outcomesAt, type Budget, type Outcomes } from './outcomes.ts';
import { PositionSource, positionInput } from './positions.ts';
import { probeTexts } from './probes.ts';
import { shrink } from './shrink.ts';

export interface PlayComparisonOptions {
  /** as the effects of this card or slot */
  as?: RunSpec['as'];
  players?: number;
  options?: OptionValues;
  /** both may also be left alone, as the effect of a card: then it does not matter whether one of them says so */
  declinable?: boolean;
  /** positions that are tried at most */
  positions?: number;
  /** positions tried before the generated ones, as scenarios write them */
  tryFirst?: readonly Record<string, unknown>[];
  /** decisions tried at most, for both effects together */
  decisions?: number;
}

/** What the comparison found. */
export type PlayComparison =
  /** equal on all positions; `undecided`: those with more outcomes than were tried; `active`: those where something happens */
  | { is: 'same'; positions: number; undecided: number; active: number }
  /** `position` as in a scenario; `only`: which of both has an outcome that the other has not */
  | { is: 'different'; position: Record<string, unknown>; only: 'first' | 'second' | 'both'; positions: number }
  /** nothing can be said; `why`: in plain words */
  | { is: 'unknown'; why: string };

/** the file in the origins of the effects */
const EFFECT = 'effect';

const USUAL_POSITIONS = 60;
const USUAL_DECISIONS = 15_000;
/** decisions of one effect on one position */
const MOST_AT_ONE = 600;
/** of the generated positions */
const SEED = 7;

/** Whether two texts of effects come to the same. Texts with errors are `unknown`. */
export function compareByPlay(
  { model, sources }: { model: PackModel; sources: Sources },
  texts: readonly [string, string],
  given: PlayComparisonOptions = {},
): PlayComparison {
  const read = programReader(sources, given.as ?? null);
  const lines = texts.map((text) => doable(text, model));
  const programs = lines.map((line) => (line ? read(line.text) : null));
  const [first, second] = programs;
  if (!first || !second) {
    return { is: 'unknown', why: `"${texts[first ? 1 : 0]}" is no effect that can be done by itself` };
  }
  const [a, b] = lines.map((line) => line!.frames.filter(Boolean).join('|'));
  if (a !== b) {
    return { is: 'unknown', why: 'one is in force, or may be used, when the other is not' };
  }
  return compare(model, [first, second], read, given);
}

/** Resolves texts of effects; null for one with errors. */
export function programReader({ symbols }: Sources, as: RunSpec['as']): (text: string) => Program | null {
  // places are needed: parts with the same text and place would be taken for the same part
  return (text) => {
    const lines = new Lines(text);
    return readEffect(text, symbols, as?.kind ?? 'none', (start, end) => ({
      file: EFFECT,
      ...lines.place(start),
      length: end - start,
    })).program;
  };
}

function compare(
  model: PackModel,
  programs: readonly [Program, Program],
  read: (text: string) => Program | null,
  given: PlayComparisonOptions,
): PlayComparison {
  const mentions = mentionsOf(programs, model);
  const probes = probeTexts(mentions, model).flatMap((text) => read(text) ?? []);
  const { players, options: chosen } = settingOf(model, given);
  const options = optionValues(model, chosen);
  const compiled = compileBeside(model, players, options, [...programs, ...probes]);
  const trial = new Trial(
    compiled,
    given.as ?? null,
    probes.map((_, i) => i + programs.length),
    given.declinable ?? false,
    options,
    { decisions: given.decisions ?? USUAL_DECISIONS },
  );
  let undecided = 0;
  let active = 0;
  let tried = 0;
  for (const { entries, smallest } of positionsToTry(compiled, mentions, trial, given)) {
    const found = trial.at(entries);
    if (!found) continue;
    tried++;
    if (found.active) active++;
    if (found.is === 'undecided') undecided++;
    if (found.is !== 'different') continue;
    return { is: 'different', positions: tried, ...smallest(found) };
  }
  if (active === 0) return { is: 'unknown', why: 'nothing comes of them on any position that was tried' };
  return tried === undecided
    ? { is: 'unknown', why: 'there are more ways to do them than were tried' }
    : { is: 'same', positions: tried, undecided, active };
}

interface PositionToTry {
  entries: Record<string, unknown>;
  /** the smallest position found that still shows the difference, with the effect that has an outcome of its own there */
  smallest(found: Difference): { position: Record<string, unknown>; only: Difference['only'] };
}

/** The positions given, as they are; then generated ones while the budget lasts. */
function* positionsToTry(
  compiled: CompiledGame,
  mentions: Mentions,
  trial: Trial,
  { as, tryFirst = [], positions = USUAL_POSITIONS }: PlayComparisonOptions,
): Generator<PositionToTry> {
  for (const entries of tryFirst) yield { entries, smallest: ({ only }) => ({ position: entries, only }) };
  const source = new PositionSource(compiled, mentions, as ?? null, SEED);
  for (let i = 0; i < positions && trial.budget.decisions > 0; i++) {
    const position = source.at(i);
    yield {
      entries: positionInput(position),
      smallest: (found) => {
        let { only } = found;
        const smallest = shrink(position, (smaller) => {
          const result = trial.at(positionInput(smaller));
          if (result?.is !== 'different') return false;
          ({ only } = result);
          return true;
        });
        return { position: positionInput(smallest), only };
      },
    };
  }
}

/** As given; else a game of several players in which the card or slot is in play. Only options with other values than usual. */
export function settingOf(
  model: PackModel,
  { as, players, options = {} }: PlayComparisonOptions,
): { players: number; options: OptionValues } {
  const several = model.playerCounts.filter((n) => n > 1);
  const counts =
    players !== undefined ? [playerCount(model, players)] : several.length > 0 ? several : model.playerCounts;
  const component = as ? ({ section: as.kind === 'card' ? 'cards' : 'slots', id: as.id } as const) : null;
  return component ? gameWith(component, model, counts, options) : { players: counts[0], options };
}

interface Difference {
  is: 'different';
  /** which of both has an outcome that the other has not */
  only: 'first' | 'second' | 'both';
  active: boolean;
}
/** `active`: something comes of one of them */
type TrialResult = Difference | { is: 'same' | 'undecided'; active: boolean };

/** Both effects at a position. */
class Trial {
  readonly #vm: Vm;

  constructor(
    private readonly compiled: CompiledGame,
    private readonly as: RunSpec['as'],
    private readonly probes: readonly number[],
    private readonly declinable: boolean,
    private readonly options: OptionValues,
    readonly budget: Budget,
  ) {
    this.#vm = new Vm(compiled);
  }

  /** null: there is no such position in this game. */
  at(position: Record<string, unknown>): TrialResult | null {
    const { compiled } = this;
    const { spec, problems } = parsePosition(position, compiled.model, compiled.tables.players, this.options);
    if (problems.length > 0) return null;
    const outcomes: Outcomes[] = [];
    for (const extra of [0, 1]) {
      const staged = stagedCells(compiled, spec, { extra, as: this.as });
      if (staged.problems.length > 0) return null;
      const budget = { decisions: Math.min(MOST_AT_ONE, this.budget.decisions) };
      const before = budget.decisions;
      outcomes.push(outcomesAt(this.#vm, staged.cells, staged.seats[0], this.probes, budget, this.declinable));
      this.budget.decisions -= before - Math.max(0, budget.decisions);
    }
    const [first, second] = outcomes;
    const active = first.active || second.active;
    const onlyFirst = second.complete && lacks(second, first);
    const onlySecond = first.complete && lacks(first, second);
    if (onlyFirst || onlySecond) {
      return { is: 'different', active, only: onlyFirst && onlySecond ? 'both' : onlyFirst ? 'first' : 'second' };
    }
    return { is: first.complete && second.complete ? 'same' : 'undecided', active };
  }
}

const lacks = (outcomes: Outcomes, of: Outcomes): boolean => [...of.keys].some((key) => !outcomes.keys.has(key));
