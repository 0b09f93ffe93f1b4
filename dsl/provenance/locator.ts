/** Places in an edition: `p. 3`, `pp. 3-4`, or one of the sections that the edition declares; more words after a comma. */
import { nearestNames } from '../source/nearest-names.ts';
import type { Edition } from './metadata.ts';

/** What is wrong with the place of a citation: unknown, not written as places are, backwards, or beyond the last page. */
type WrongLocator =
  | { is: 'unknown'; edition: string; at: string }
  | { is: 'form' | 'order'; at: string }
  | { is: 'page'; edition: string; first: number; last?: number; pages: number };

export function locatorMessage(wrong: WrongLocator): string {
  switch (wrong.is) {
    case 'unknown':
      return `The edition "${wrong.edition}" has no place "${wrong.at}".`;
    case 'form':
      return `"${wrong.at}" is not how a place is written.`;
    case 'order':
      return `"${wrong.at}" does not run from a page to a later one.`;
    case 'page': {
      const { edition, first, last, pages } = wrong;
      return `The edition "${edition}" has no ${last === undefined ? `page ${first}` : `pages ${first}-${last}`}: it has ${pages}.`;
    }
  }
}

/** The problem of the place of a citation. */
export interface LocatorProblem {
  wrong: WrongLocator;
  help?: string;
  suggestions?: string[];
}

/** The problem of a place, or null. An edition that declares neither pages nor sections is not checked. */
export function checkLocator(at: string, edition: Edition): LocatorProblem | null {
  const { id, pages, sections } = edition;
  if (!declaresPlaces(edition)) return null;
  if (sections.some((section) => at === section || at.startsWith(`${section}, `))) return null;
  const found = /^(pp?)\. (\d+)(?:-(\d+))?(?:, \S.*)?$/.exec(at);
  if (!found || pages === null) {
    return { wrong: { is: 'unknown', edition: id, at }, help: placesOf(edition), ...near(at, edition) };
  }
  const [, mark, first, last] = found;
  const from = Number(first);
  const to = Number(last ?? first);
  if ((mark === 'pp') !== (last !== undefined)) {
    return {
      wrong: { is: 'form', at },
      help: 'One page is `p. 3`, several are `pp. 3-4`.',
      suggestions: [last === undefined ? at.replace('pp.', 'p.') : at.replace('p.', 'pp.')],
    };
  }
  if (from > to || (last !== undefined && from === to)) {
    return {
      wrong: { is: 'order', at },
      help: 'One page is `p. 3`, several are `pp. 3-4`.',
    };
  }
  if (from < 1 || to > pages) {
    return {
      wrong: { is: 'page', edition: id, first: from, ...(last === undefined ? {} : { last: to }), pages },
    };
  }
  return null;
}

/** Whether an edition declares pages or sections, so that places in it can be checked. */
export function declaresPlaces({ pages, sections }: Edition): boolean {
  return pages !== null || sections.length > 0;
}

function placesOf({ pages, sections }: Edition): string {
  const ways = [
    ...(pages === null ? [] : [`a page from \`p. 1\` to \`p. ${pages}\`, several as \`pp. 1-2\``]),
    ...(sections.length ? [`one of ${sections.join(', ')}`] : []),
  ];
  return `A place there is ${ways.join(', or ')}.`;
}

function near(at: string, { pages, sections }: Edition): { suggestions?: string[] } {
  const [, n, rest] = /^(?:p|pp|pg|page|pages|s)?\.? ?(\d+)(.*)$/i.exec(at) ?? [];
  if (pages !== null && n !== undefined && Number(n) <= pages) return { suggestions: [`p. ${n}${rest}`] };
  const suggestions = nearestNames(
    at.toLowerCase(),
    sections.map((section) => section.toLowerCase()),
  ).flatMap((low) => sections.filter((section) => section.toLowerCase() === low));
  return suggestions.length ? { suggestions } : {};
}
