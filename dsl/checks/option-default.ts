import { type Check, fieldOf } from './check.ts';

export const optionDefault: Check = {
  code: 'option-default',
  summary: 'The default of an option is not among its values.',
  early: true,
  run: ({ model, sources }) =>
    model.options
      .filter((option) => option.values.length > 0 && !option.values.includes(option.default))
      .map((option) => ({
        severity: 'error',
        message: `The default "${option.default}" of "${option.id}" is not among its values.`,
        help: `The values are ${option.values.join(', ')}.`,
        at: fieldOf(sources, { section: 'options', id: option.id }, 'default'),
      })),
};
