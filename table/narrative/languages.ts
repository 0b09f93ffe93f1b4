/** The words of stories, by language. A language without them does not compile. */
import type { LanguageCode } from '../../dsl/internal.ts';
import { en } from '../../texts/languages/en/story.ts';
import { it } from '../../texts/languages/it/story.ts';
import { uk } from '../../texts/languages/uk/story.ts';
import type { StoryWords } from './words.ts';

export const STORY_WORDS: Readonly<Record<LanguageCode, StoryWords>> = { en, it, uk };
