/** The reference as Markdown files, `docs/reference/*.md`: a page for each chapter that has no document of its own. */
import { CHAPTERS, type Chapter, type Topic } from './topic.ts';
import { TOPICS } from './topics.ts';

/** Words are documented in `dsl/LANGUAGE.md`, diagnostics in `docs/diagnostics.md`. */
const ELSEWHERE: ReadonlySet<Chapter> = new Set(['word', 'diagnostic']);

const INTRODUCTION = `This page is generated from the declarations of the language (\`service/reference\`); after a change run
\`UPDATE_DOCS=1 npx vitest run service/reference\`. In the terminal \`fathom help TOPIC\` shows each part of it.`;

/** The text of each file in `docs/reference`, by its name. */
export function referencePages(): Readonly<Record<string, string>> {
  const chapters = (Object.keys(CHAPTERS) as Chapter[]).filter((chapter) => !ELSEWHERE.has(chapter));
  return Object.fromEntries(
    chapters.map((chapter) => [
      `${chapter}s.md`,
      [`# ${CHAPTERS[chapter]}`, INTRODUCTION, ...TOPICS[chapter].map(section)].join('\n\n') + '\n',
    ]),
  );
}

const section = ({ name, page }: Topic): string => `## ${name}\n\n${escapeTags(page)}`;

/** Angle brackets outside of code would be tags. */
const escapeTags = (page: string): string =>
  page
    .split(/(```[^]*?```|`[^`]*`)/)
    .map((text, i) => (i % 2 === 0 ? text.replaceAll('<', '&lt;') : text))
    .join('');
