/** The printed texts of the rulebooks, cut out of the sources beside this repository; corpus.yaml lists their places. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const HERE = import.meta.dirname;
const SOURCES = join(HERE, '..', '..', '..', 'shared', 'sources');

/** The file of each edition. */
const FILES = {
  en1: 'rulebook-en.txt',
  yucata: 'rulebook-yucata-en.txt',
  it: 'rulebook-it.txt',
  uk: 'rulebook-uk.txt',
} as const;
export type Edition = keyof typeof FILES;
export const EDITIONS = Object.keys(FILES) as Edition[];
export const LANGUAGE_OF: Record<Edition, 'en' | 'it' | 'uk'> = { en1: 'en', yucata: 'en', it: 'it', uk: 'uk' };

export type Kind = 'slot' | 'metropolis' | 'card' | 'note' | 'beginning' | 'scoring' | 'icon' | 'cost' | 'site';
interface Written {
  id: string;
  kind: Kind;
  component?: { section: string; id: string; key: string };
  says?: string;
  ends?: string;
  printed: { edition: Edition; at: string; sum: string; differs?: string }[];
}
/** One text in one place; its id names both. */
export interface Attested extends Omit<Written, 'printed'> {
  edition: Edition;
  language: 'en' | 'it' | 'uk';
  at: string;
  sum: string;
  differs?: string;
  text: string;
}
export interface Unread {
  why: string;
  texts: string[];
}

export const sourcesAreThere = (): boolean => Object.values(FILES).every((file) => existsSync(join(SOURCES, file)));

export function attestedTexts(): Attested[] {
  const pages = new Map<Edition, string[]>(
    EDITIONS.map((edition) => [
      edition,
      readFileSync(join(SOURCES, FILES[edition]), 'utf8').replaceAll('\r\n', '\n').split('\n'),
    ]),
  );
  const written = parse(readFileSync(join(HERE, 'corpus.yaml'), 'utf8')) as Written[];
  return written.flatMap(({ printed, id, ...rest }) =>
    printed.map((place) => ({
      ...rest,
      ...place,
      id: `${id}/${place.edition}@${parseInt(place.at)}`,
      language: LANGUAGE_OF[place.edition],
      text: cutOut(pages.get(place.edition)!, place.at),
    })),
  );
}

export const unreadTexts = (): Unread[] => parse(readFileSync(join(HERE, 'unread.yaml'), 'utf8')) as Unread[];

/** The beginning of the hash of a text: a source that has changed, or a place that is not the right one, is noticed. */
export const sumOf = (text: string): string =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 12);

/** `12:3-9` or `12:3-14:9`, both ends included, counted from 1; several pieces are joined by a blank. */
function cutOut(lines: readonly string[], at: string): string {
  return at
    .split(' ')
    .map((piece) => {
      const [, from, left, to = from, right] = /^(\d+):(\d+)-(?:(\d+):)?(\d+)$/.exec(piece) ?? [];
      if (right === undefined) throw new Error(`a place that cannot be read: ${piece}`);
      const part = lines.slice(Number(from) - 1, Number(to));
      part[part.length - 1] = part[part.length - 1].slice(0, Number(right));
      part[0] = part[0].slice(Number(left) - 1);
      return part.join('\n');
    })
    .join(' ');
}
