/**
 * Whether two effects come to the same, by doing both on many positions.
 *
 * Nothing here knows how effects are compared as trees, so it can find what that comparison overlooks: a text that is rendered
 * and parsed wrong in the same way. A difference is proved by its position; that none is seen proves nothing.
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
import { playerCount, type OptionValues } from '../../interpreter/internal.ts';
import { Comparison, type PlayComparison } from './comparison.ts';
import { doable } from './doable.ts';
import { DEED_FILE } from './outcomes.ts';

export type { PlayComparison, PlayedDifference } from './comparison.ts';

export interface PlayComparisonOptions {
  /** as the effects of this card or slot */
  as?: RunSpec['as'];
  /** parts are done in the order written, and none is left out: as in a procedure, or a program of such a mode */
  steps?: boolean;
  /** only with so many; else with 2, 3 and 4, as the pack allows */
  players?: number;
  options?: OptionValues;
  /** both may also be left alone, as the effect of a card: then it does not matter whether one of them says so */
  declinable?: boolean;
  /** positions with the usual number of players that are tried at most */
  positions?: number;
  /** positions tried before the generated ones, as scenarios write them */
  tryFirst?: readonly Record<string, unknown>[];
  /** decisions tried at most, for both effects together */
  decisions?: number;
}

/** The file in the origins of the effects */
const EFFECT = 'effect';

/** Whether two texts of effects come to the same. Texts with errors are `unknown`. */
export function compareByPlay(
  { model, sources }: { model: PackModel; sources: Pick<Sources, 'symbols'> },
  texts: readonly [string, string],
  given: PlayComparisonOptions = {},
): PlayComparison {
  const read = programReader(sources, given.as ?? null, { steps: given.steps === true });
  const lines = texts.map(doable);
  const programs = lines.map((line) => (line ? read(line.text) : null));
  const [first, second] = programs;
  if (!first || !second) {
    const why = `"${texts[first ? 1 : 0]}" is no effect that can be done by itself`;
    return { is: 'unknown', because: 'invalid', why };
  }
  const [a, b] = lines.map((line) => line!.frames.filter(Boolean).join('|'));
  if (a !== b) {
    return { is: 'unknown', because: 'frames', why: 'one is in force, or may be used, when the other is not' };
  }
  const deeds = programReader(sources, null, { file: DEED_FILE });
  return new Comparison(
    model,
    [first, second],
    deeds,
    { ...given, ...settingOf(model, given) },
    given.players,
  ).result();
}

/** Resolves texts of effects; null for one with errors. `steps`: whatever its words are. */
export function programReader(
  { symbols }: Pick<Sources, 'symbols'>,
  as: RunSpec['as'],
  { steps = false, file = EFFECT }: { steps?: boolean; file?: string } = {},
): (text: string) => Program | null {
  // places are needed: parts with the same text and place would be taken for the same part
  return (text) => {
    const lines = new Lines(text);
    const placeOf = (start: number, end: number): ReturnType<Lines['place']> & { file: string; length: number } => ({
      file,
      ...lines.place(start),
      length: end - start,
    });
    return readEffect(text, symbols, as?.kind ?? 'none', placeOf, steps ? 'steps' : undefined).program;
  };
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
