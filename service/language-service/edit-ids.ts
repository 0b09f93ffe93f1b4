/** Ids and numbers that are still free in a pack. */
import {
  ANY_CASE_PATTERN,
  CORE_NAMES,
  NAME_PATTERN,
  RESERVED,
  childOf,
  sectionOf,
  wordTable,
  type SectionName,
} from '../../dsl/internal.ts';
import { nodeOf } from './components.ts';
import { Refused, type Editing } from './edit-places.ts';
import { occurrencesOf } from './occurrences.ts';

const TAKEN_HERE = new WeakMap<Editing, Set<string>>();

/** Whether anything in the pack, or anything that these edits have made, has a name. */
function isTaken(editing: Editing, id: string): boolean {
  const { sources } = editing;
  return (
    RESERVED.has(id) ||
    CORE_NAMES.has(id) ||
    (TAKEN_HERE.get(editing)?.has(id) ?? false) ||
    [...sources.components, ...sources.metadata].some((one) => one.id === id) ||
    sources.symbols.find(id).length > 0 ||
    occurrencesOf(sources).all.some((one) => one.id === id)
  );
}

/** Notes that an edit has given an id away. */
function take(editing: Editing, id: string): string {
  const taken = TAKEN_HERE.get(editing) ?? new Set();
  TAKEN_HERE.set(editing, taken.add(id));
  return id;
}

/** The id if it is free, else with the next free number: `tide`, `tide-2`. */
export function freeId(editing: Editing, wanted: string): string {
  const base = wanted.replace(/-\d+$/, '');
  for (let n = 1; ; n++) {
    const id = n === 1 ? wanted : `${base}-${n}`;
    if (!isTaken(editing, id)) return take(editing, id);
  }
}

/** The id that somebody asks for; refused if it is none, or not free. */
export function givenId(editing: Editing, id: string, section: SectionName): string {
  const pattern = sectionOf(section).ids === 'any-case' ? ANY_CASE_PATTERN : NAME_PATTERN;
  if (!new RegExp(pattern).test(id)) throw new Refused({ is: 'not-an-id', id });
  if (isTaken(editing, id)) throw new Refused({ is: 'taken', id });
  return take(editing, id);
}

/** Latin letters for Ukrainian ones, by the official table. */
const LATIN: Record<string, string> = wordTable({
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
  '’': '',
  "'": '',
});

/** An id as a name suggests it: `Tide pool` is `tide-pool`. Without a letter that ids have it is `fallback`. */
export function idFromName(name: string, fallback: string): string {
  const latin = [...name.toLowerCase()].map((letter) => LATIN[letter] ?? letter).join('');
  const words =
    latin
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z0-9]+/g) ?? [];
  const id = words.join('-').replace(/^[0-9-]+/, '');
  return id === '' ? fallback : id;
}

/** The number after the greatest of the cards that have one; null where none has. */
export function freeNumber(editing: Editing): number | null {
  const { sources } = editing;
  const numbers = sources.components.flatMap((component) => {
    const written = component.section === 'cards' ? childOf(nodeOf(sources, component), 'number') : undefined;
    return written?.kind === 'scalar' && typeof written.value === 'number' ? [written.value] : [];
  });
  if (numbers.length === 0) return null;
  const given = NUMBERS_HERE.get(editing) ?? Math.max(...numbers);
  NUMBERS_HERE.set(editing, given + 1);
  return given + 1;
}

const NUMBERS_HERE = new WeakMap<Editing, number>();
