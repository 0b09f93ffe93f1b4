/** The reference for authors: topics generated from the declarations of the language, the keys and the diagnostics. */
export { CHAPTERS, type Chapter, type Topic } from './topic.ts';
export { TOPICS, topicsLike, topicsNamed } from './topics.ts';
export { diagnosticExample } from './diagnostics.ts';
