import { editionsOf, citedSources, checkLocator } from '../provenance/index.ts';
import type { Check } from './check.ts';

export const unknownLocator: Check = {
  code: 'unknown-locator',
  summary: 'A source names a place that its edition does not have.',
  early: true,
  run({ sources }) {
    const editions = new Map(editionsOf(sources).map((edition) => [edition.id, edition]));
    return citedSources(sources).flatMap(({ file, edition, at }) => {
      const known = edition && editions.get(edition.text);
      const wrong = known && at ? checkLocator(at.text, known) : null;
      return at && wrong ? [{ severity: 'error' as const, ...wrong, at: { file, span: at.span } }] : [];
    });
  },
};
