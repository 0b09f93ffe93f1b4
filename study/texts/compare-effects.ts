/** Effects compared and tried by play, for programs. */
import type { PackModel } from '../../dsl/internal.ts';
import { tryEffect as tryOnPack, type TryOptions, type TryResult } from '../../interpreter/scenario/index.ts';
import {
  ANYTHING,
  fieldsOf,
  FLAG,
  FUNCTION,
  having,
  listOf,
  OBJECT,
  oneOf,
  optionValues,
  type OptionValues,
  playerCount,
  requireLanguage,
  TEXT,
  WHOLE,
} from '../../interpreter/internal.ts';
import { type Judgement, judgeEffects } from '../equivalence/judge-effects.ts';
import { requireCarrier, requireText, withNames } from './asked.ts';

/** Where effects are compared. */
export interface CompareOptions {
  model: PackModel;
  /** id of a card or slot: both are done as its effects */
  as?: string;
  /** so many play; with 2, 3 and 4, as the pack allows, unless given */
  players?: number;
  /** values of options of the pack, by id; defaults for the others */
  options?: OptionValues;
  /** positions that are tried at most with the usual number of players; 60 unless given */
  positions?: number;
}

/**
 * Judges whether two effects come to the same: by form, then by doing both on many positions, as `fathom compare` does.
 *
 * @returns `same`: equal by form; `different`: with the smallest position that was found to tell them apart, and what only one of them
 *   brings there; `alike`: no difference was seen; `unknown`: it could not be told, and why, such as an effect with errors
 *
 * @throws FathomError `bad-text`, `no-model`, `no-such-component` for `as`, `not-a-player-count`, `no-such-option`
 *
 * @example
 * const compared = compareEffects('build 2 farms', 'build farm; build farm', { model });
 * if (compared.is === 'different') console.log(compared.position, compared.only);
 */
export function compareEffects(a: string, b: string, given: CompareOptions): Judgement {
  const kinds = { model: ANYTHING, as: ANYTHING, players: WHOLE, options: OBJECT, positions: WHOLE };
  const { model, as, players, options, positions } = fieldsOf('compareEffects', given, kinds);
  const pack = withNames(model);
  const texts = [requireText(a), requireText(b)] as const;
  if (players !== undefined) playerCount(model, players);
  return judgeEffects(pack, texts, {
    options: optionValues(model, options),
    ...(as === undefined ? {} : { as: requireCarrier(as, model) }),
    ...(players === undefined ? {} : { players }),
    ...(positions === undefined ? {} : { positions }),
  });
}

const TRY_OPTIONS = {
  model: ANYTHING,
  at: oneOf(TEXT, having('a record and a step', 'record', 'step')),
  as: ANYTHING,
  players: WHOLE,
  options: OBJECT,
  choices: oneOf(listOf(TEXT), FUNCTION),
  outcomes: FLAG,
  most: WHOLE,
  language: ANYTHING,
};

/** On which position an effect is tried, and how. */
export interface TryEffectOptions extends TryOptions {
  model: PackModel;
}

/**
 * Tries an effect on a position: what is decided, what happens, what does not and why, and with `outcomes` all that may come of it.
 *
 * @returns with `problems`, where the effect or the position cannot be had: nothing was run then
 *
 * @throws FathomError `bad-text`, `no-model`, `no-such-language`, `no-such-component` for `as`, `not-a-player-count`, `no-such-option`
 *
 * @example
 * const { changes, impossible } = tryEffect('gain 1 kelp per farm', { model, at: 'start' });
 */
export function tryEffect(effect: string, options: TryEffectOptions): TryResult {
  const { model, ...given } = fieldsOf('tryEffect', options, TRY_OPTIONS);
  const pack = withNames(model);
  if (given.language !== undefined) requireLanguage(given.language);
  if (given.as !== undefined) requireCarrier(given.as, model);
  return tryOnPack(pack, requireText(effect), given);
}
