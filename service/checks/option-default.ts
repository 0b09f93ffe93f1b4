import { type Fix, type FixContext, childOf, markedMap } from '../../dsl/internal.ts';
import { defineCheck, fieldOf } from './check.ts';

export const optionDefault = defineCheck<{ option: string; given: string | number; values: (string | number)[] }>({
  summary: 'The default of an option is not among its values.',
  severity: 'error',
  message: ({ option, given }) => `The default "${given}" of "${option}" is not among its values.`,
  help: ({ values }) => `The values are ${values.join(', ')}.`,
  fix: {
    does: 'one of the values',
    fixes: ({ values }, context) => values.flatMap((value) => writeDefault(value, context)),
  },
  example: { option: 'tides', given: 'lew', values: ['low', 'high'] },
  early: true,
  run: ({ model, sources }) =>
    model.options
      .filter((option) => option.values.length > 0 && !option.values.includes(option.default))
      .map((option) => ({
        data: { option: option.id, given: option.default, values: option.values },
        at: fieldOf(sources, { section: 'options', id: option.id }, 'default'),
      })),
});

/** The place of the default, or of the option if that is a bare value. */
function writeDefault(value: string | number, { span, text, root }: FixContext): Fix[] {
  const given = childOf(root ? markedMap(root, span) : undefined, 'default')?.span;
  const isWord = /^[\w-]+$/.test(text.slice(span.start, span.end));
  if (!given && !isWord) return [];
  return [
    {
      title: { is: 'write', text: String(value) },
      careful: true,
      edits: [{ span: given ?? span, text: String(value) }],
    },
  ];
}
