/**
 * Texts that a person who read the whole sheet (`npm run sheet`) would not print as they are, by cause. All others were found
 * ready to print. Who changes a text reads it, and changes this list with it.
 */
import type { LanguageCode } from '../../dsl/internal.ts';

export interface Awkward {
  cause: string;
  /** ids as in the sheet, without the pack and the section */
  texts: string[];
  /** all unless given */
  languages?: LanguageCode[];
}

export const AWKWARD: Awkward[] = [
  {
    cause: 'a name of the rules that players do not know: “networked”, “legal”',
    texts: ['open-water-stations/effect', 'sonar-relay/effect', 'living-walls/effect'],
  },
  { cause: 'a condition inside of an event', texts: ['protectorate-office/effect', 'groundbreakers/effect'] },
  {
    cause: 'the same counted twice: “exactly 3 buildings and at least 3 different buildings”',
    texts: ['district-planners/effect'],
  },
  {
    cause: 'what is put at the site of something is said by a noun and a preposition',
    texts: ['standing-envoy/effect'],
    languages: ['it', 'uk'],
  },
  { cause: '“may stand for”', texts: ['composite-hulls/effect', 'charter/effect'], languages: ['en'] },
  {
    cause: 'the noun again where a pronoun would do',
    texts: ['trial-run-production/effect', 'twin-reactors/production'],
    languages: ['uk'],
  },
  {
    cause: 'bookkeeping of the rules, which no rulebook mentions',
    texts: [
      'feed/done',
      'feed/kelp',
      'feed/biomatter',
      'produce/first',
      'produce/last',
      'note-advance/due',
      'finish-round/count',
    ],
  },
  {
    cause: 'several alternatives in one sentence',
    texts: ['act/slot', 'take-special/take', 'place-neutral-tiles/of-each-color', 'visit-market/trades'],
  },
  { cause: '“shuffle the order of play”', texts: ['setup/order'], languages: ['en', 'it'] },
  { cause: 'where cards come from, not what they are', texts: ['low-special/routes.dropped'] },
];
