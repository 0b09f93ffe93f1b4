import { nearestNames, editionsOf, metadataEntries, citedSources } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const unknownEdition = defineCheck<{ name: string; suggestions: string[] }>({
  summary: 'A source, or a reading of a dispute, names an edition that the pack does not declare.',
  severity: 'error',
  message: ({ name }) => `No edition is called "${name}".`,
  help: () => 'Declare it under `editions:`.',
  fix: { does: 'what is suggested, if a known edition is near' },
  example: { name: 'frist', suggestions: ['first'] },
  early: true,
  run({ sources }) {
    const known = editionsOf(sources).map(({ id }) => id);
    const cited = citedSources(sources).flatMap(({ file, edition }) =>
      edition ? [{ file, text: edition.text, span: edition.span }] : [],
    );
    const read = metadataEntries(sources, 'disputes', 'readings').map(({ file, key, keySpan }) => ({
      file,
      text: key,
      span: keySpan,
    }));
    return [...cited, ...read]
      .filter(({ text }) => !known.includes(text))
      .map(({ file, text, span }) => ({
        data: { name: text, suggestions: nearestNames(text, known) },
        at: { file, span },
      }));
  },
});
