import { editionsOf, citedSources, checkLocator, locatorMessage, type LocatorProblem } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const unknownLocator = defineCheck<LocatorProblem>({
  summary: 'A source names a place that its edition does not have.',
  severity: 'error',
  message: ({ wrong }) => locatorMessage(wrong),
  help: ({ help }) => help,
  fix: { none: 'somebody has to look into the source' },
  example: { wrong: { is: 'page', edition: 'first', first: 9, pages: 4 } },
  early: true,
  run({ sources }) {
    const editions = new Map(editionsOf(sources).map((edition) => [edition.id, edition]));
    return citedSources(sources).flatMap(({ file, edition, at }) => {
      const known = edition && editions.get(edition.text);
      const wrong = known && at ? checkLocator(at.text, known) : null;
      return at && wrong ? [{ data: wrong, at: { file, span: at.span } }] : [];
    });
  },
});
