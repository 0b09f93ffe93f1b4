/** Topics of the words of the language, from their declarations. */
import { GRAMMAR_WORDS, WORD_BY_NAME, WORDS } from '../../dsl/internal.ts';
import { grammarWordDocumentation, wordDocumentation } from './documentation.ts';
import type { Topic } from './topic.ts';

/** Words with a declaration of their own, such as `may`, have their page from there. */
const joining = Object.entries(GRAMMAR_WORDS).filter(([name]) => !WORD_BY_NAME.has(name));

/** The name of a word as an author types it: `up to`, `once per`. */
export const WORD_TOPICS: readonly Topic[] = [
  ...WORDS.map((word): Topic => ({
    name: word.opening.join(' '),
    chapter: 'word',
    summary: word.summary,
    page: wordDocumentation(word),
  })),
  ...joining.map(([name, word]): Topic => ({
    name,
    chapter: 'word',
    summary: word.meaning,
    page: grammarWordDocumentation(name, word),
  })),
];
