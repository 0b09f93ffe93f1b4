/** All topics of the reference, and the search for one by its name. */
import { nearestNames } from '../../dsl/internal.ts';
import { DIAGNOSTIC_TOPICS } from './diagnostics.ts';
import { EVENT_TOPICS } from './events.ts';
import { GUIDE_TOPICS } from './guides.ts';
import { KEY_TOPICS } from './keys.ts';
import { NAME_TOPICS } from './names.ts';
import { SCENARIO_TOPICS } from './scenarios.ts';
import type { Chapter, Topic } from './topic.ts';
import { WORD_TOPICS } from './words.ts';

/** Every topic, by chapter, in the order of the reference. */
export const TOPICS: Readonly<Record<Chapter, readonly Topic[]>> = {
  guide: GUIDE_TOPICS,
  word: WORD_TOPICS,
  name: NAME_TOPICS,
  event: EVENT_TOPICS,
  section: KEY_TOPICS,
  scenario: SCENARIO_TOPICS,
  diagnostic: DIAGNOSTIC_TOPICS,
};

const ALL = Object.values(TOPICS).flat();

/**
 * The topics that an author means by a name: those called so, else the words that begin with it (`up`: `up to`). Several
 * topics may have one name: `cards` is a section, `card` a noun.
 */
export function topicsNamed(name: string): readonly Topic[] {
  const wanted = name.toLowerCase().trim();
  const same = ALL.filter((topic) => topic.name === wanted);
  if (same.length > 0) return same;
  return ALL.filter((topic) => topic.chapter === 'word' && topic.name.startsWith(`${wanted} `));
}

/** The names of topics like a name that does not exist, nearest first. */
export const topicsLike = (name: string): string[] => nearestNames(name, [...new Set(ALL.map((topic) => topic.name))]);
