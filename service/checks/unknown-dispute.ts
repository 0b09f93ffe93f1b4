import { nearestNames, sourcedComponents, scalars, childOf } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const unknownDispute = defineCheck<{ name: string; suggestions: string[] }>({
  summary: '`disputed` names a dispute that the pack does not declare.',
  severity: 'error',
  message: ({ name }) => `No dispute is called "${name}".`,
  help: () => 'Declare it under `disputes:`, with what each edition says and what holds.',
  fix: { does: 'what is suggested, if a known dispute is near' },
  example: { name: 'D11', suggestions: ['D1'] },
  early: true,
  run({ sources }) {
    const known = sources.metadata.filter(({ section }) => section === 'disputes').map(({ id }) => id);
    return sourcedComponents(sources).flatMap(({ file, node }) =>
      scalars(childOf(node, 'disputed'))
        .filter(({ text }) => !known.includes(text))
        .map(({ text, span }) => ({
          data: { name: text, suggestions: nearestNames(text, known) },
          at: { file, span },
        })),
    );
  },
});
