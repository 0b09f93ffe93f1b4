import { nearestNames } from '../source/nearest-names.ts';
import { editionsOf, metadataEntries, citedSources } from '../provenance/index.ts';
import type { Check } from './check.ts';

export const unknownEdition: Check = {
  code: 'unknown-edition',
  summary: 'A source, or a reading of a dispute, names an edition that the pack does not declare.',
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
        severity: 'error' as const,
        message: `No edition is called "${text}".`,
        help: 'Declare it under `editions:`.',
        suggestions: nearestNames(text, known),
        at: { file, span },
      }));
  },
};
