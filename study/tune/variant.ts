/** A game with other values of options, or of constants. */
import { nearestNames as nearest, didYouMean, optionsWithoutEffect, type PackModel } from '../../dsl/internal.ts';
import { type ConstantValues, withConstants } from '../runs/constants.ts';
import type { StudyPlan } from '../runs/plan.ts';

/** Something that may be varied, with its usual value first. */
export interface Knob {
  kind: 'option' | 'constant';
  id: string;
  name: string;
  values: (string | number)[];
}

/** Values by knob; those that are not named are the usual ones. */
export type Values = Readonly<Record<string, string | number>>;

/** All options that change something in a game for so many, with all of their values. */
export function optionKnobs(
  model: PackModel,
  players: number,
  fixed: Readonly<Record<string, string | number>>,
): Knob[] {
  return model.options.flatMap(({ id, name, values, default: usual }): Knob[] => {
    const others = values.filter((value) => value !== usual);
    const isIdle = others.every((value) =>
      optionsWithoutEffect(model, players, { ...fixed, [id]: value }).includes(id),
    );
    return id in fixed || isIdle ? [] : [{ kind: 'option', id, name, values: [usual, ...others] }];
  });
}

/** `--vary NAME=A,B,C`: an option, or a constant with the values to be tried; the problem in words otherwise. */
export function knobNamed(text: string, model: PackModel): Knob | { problem: string } {
  const at = text.indexOf('=');
  const id = at < 0 ? text : text.slice(0, at);
  const given =
    at < 0
      ? []
      : text
          .slice(at + 1)
          .split(',')
          .map((value) => value.trim());
  const option = model.options.find((one) => one.id === id);
  if (option) {
    const values = given.length === 0 ? option.values : option.values.filter((value) => given.includes(String(value)));
    const unknown = given.find((value) => !option.values.some((one) => String(one) === value));
    if (unknown !== undefined) {
      return { problem: `The option "${id}" may be ${option.values.join(' or ')}, not "${unknown}".` };
    }
    return {
      kind: 'option',
      id,
      name: option.name,
      values: [option.default, ...values.filter((value) => value !== option.default)],
    };
  }
  const constant = model.constants.find((one) => one.id === id);
  if (constant) {
    const numbers = given.map(Number);
    if (numbers.length === 0 || numbers.some((n) => !Number.isSafeInteger(n))) {
      return { problem: `--vary ${id} needs whole numbers to be tried, such as --vary ${id}=2,3,4.` };
    }
    return { kind: 'constant', id, name: constant.name, values: ['usual', ...numbers] };
  }
  const known = [...model.options, ...model.constants].map((one) => one.id);
  return { problem: `${model.title} has no option or constant "${id}".${didYouMean(nearest(id, known))}` };
}

interface Variant {
  model: PackModel;
  options: StudyPlan['options'];
  /** those that have other values than on file, for whoever loads the pack again */
  constants: ConstantValues;
}

export function variantOf(
  model: PackModel,
  fixed: StudyPlan['options'],
  knobs: readonly Knob[],
  values: Values,
): Variant {
  const options = { ...fixed };
  const constants: Record<string, number> = {};
  for (const { kind, id } of knobs) {
    const value = values[id];
    if (value === undefined || value === 'usual') continue;
    if (kind === 'option') options[id] = value;
    else constants[id] = Number(value);
  }
  return { model: withConstants(model, constants), options, constants };
}

export const wordsOf = (values: Values): string => {
  const list = Object.entries(values).map(([id, value]) => `${id}=${value}`);
  return list.length === 0 ? 'as it is' : list.join(', ');
};
