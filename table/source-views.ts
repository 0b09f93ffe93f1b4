/** Citations with the titles of their editions, as the page shows them. */
import { editionsOf, type Citation, type Sources } from '../dsl/internal.ts';

/** A place in a source; `edition`: its title. */
export interface SourceView {
  edition: string;
  at: string | null;
  says: string | null;
  strength: string | null;
}

/** By id. */
export type EditionTitles = ReadonlyMap<string, string>;

export const editionTitles = (sources: Sources): EditionTitles =>
  new Map(editionsOf(sources).map(({ id, title }) => [id, title]));

export const sourceViews = (citations: readonly Citation[], titles: EditionTitles): SourceView[] =>
  citations.map(({ edition, at, says, strength }) => ({
    edition: titles.get(edition) ?? edition,
    at: at ?? null,
    says: says ?? null,
    strength: strength ?? null,
  }));
