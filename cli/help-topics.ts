/** `fathom help ABOUT`: the help of a command, or pages of the reference. */
import { didYouMean, nearestNames } from '../dsl/internal.ts';
import { CHAPTERS, TOPICS, topicsLike, topicsNamed, type Chapter, type Topic } from '../service/reference/index.ts';
import type { Command } from './command.ts';
import { helpOf, table } from './help.ts';
import { UsageError, type Io } from './io.ts';
import { renderMarkdown } from './terminal/markdown.ts';
import { wrap, type Paint } from './terminal/paint.ts';

/** `fathom help topics` */
const ALL_TOPICS = 'topics';

/** `fathom help ABOUT`: a command, topics of the reference, or the list of topics. */
export function helpAbout(about: string, commands: Command[], paint: Paint, io: Pick<Io, 'width'>): string {
  const command = commands.find(({ name }) => name === about);
  if (command) return helpOf(command, paint, io.width);
  if (about === ALL_TOPICS) return topicList(paint, io.width);
  const topics = topicsNamed(about);
  if (topics.length > 0) return topics.map((topic) => topicPage(topic, paint, io.width)).join('\n');
  const names = [...nearestNames(about, [ALL_TOPICS, ...commands.map(({ name }) => name)]), ...topicsLike(about)];
  throw new UsageError(`There is no command and no topic "${about}".${didYouMean([...new Set(names)].slice(0, 4))}`);
}

const topicPage = (topic: Topic, paint: Paint, width: number): string =>
  `${paint('bold', `${CHAPTERS[topic.chapter]}: ${topic.name}`)}\n\n${renderMarkdown(topic.page, paint, width)}\n`;

/** The names of all topics, by chapter; those of guides, events and scenarios with what they are about. */
function topicList(paint: Paint, width: number): string {
  const explained: ReadonlySet<Chapter> = new Set(['guide', 'scenario', 'section']);
  const chapters = Object.entries(TOPICS) as [Chapter, readonly Topic[]][];
  return [
    ...wrap('Topics of the reference. `fathom help TOPIC` shows one; a code of a diagnostic is a topic too.', width),
    '',
    ...chapters.flatMap(([chapter, topics]) => [
      paint('bold', CHAPTERS[chapter]),
      ...(explained.has(chapter)
        ? table(
            topics.map(({ name, summary }) => [name, summary.replaceAll('`', '')]),
            width,
          )
        : wrapNames(topics, width - 2)),
      '',
    ]),
  ].join('\n');
}

/** Names of several words stay on one line. */
const wrapNames = (topics: readonly Topic[], width: number): string[] =>
  wrap(topics.map(({ name }) => name.replaceAll(' ', '\u00a0')).join(' · '), width).map(
    (line) => `  ${line.replaceAll('\u00a0', ' ')}`,
  );
