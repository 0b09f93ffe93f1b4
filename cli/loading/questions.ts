/**
 * What loading a pack asks of the file system. Loading depends on its arguments and on these answers alone, so a result holds
 * for as long as the same questions get the same answers.
 */
import { createHash } from 'node:crypto';
import type { Files } from '../../dsl/internal.ts';

type Method = 'list' | 'read' | 'kind';

/** A question, and a digest of its answer. */
export interface Question {
  method: Method;
  path: string;
  answer: string;
}

/** Files that note each question when it is asked for the first time. */
export function recordQuestions(files: Files): { files: Files; questions: Question[] } {
  const questions: Question[] = [];
  const seen = new Set<string>();
  const recorded =
    <T>(method: Method, ask: (path: string) => T) =>
    (path: string): T => {
      const isNew = !seen.has(`${method} ${path}`);
      seen.add(`${method} ${path}`);
      try {
        const answer = ask(path);
        if (isNew) questions.push({ method, path, answer: digestOf(answer) });
        return answer;
      } catch (error) {
        if (isNew) questions.push({ method, path, answer: digestOfError(error) });
        throw error;
      }
    };
  return {
    questions,
    files: {
      ...files,
      list: recorded('list', (path) => files.list(path)),
      read: recorded('read', (path) => files.read(path)),
      kind: recorded('kind', (path) => files.kind(path)),
    },
  };
}

/** Files that ask for each answer once, so that what is compared is what is loaded. */
export function rememberAnswers(files: Files): Files {
  const remembered = <T>(ask: (path: string) => T): ((path: string) => T) => {
    const answers = new Map<string, T>();
    return (path) => {
      if (!answers.has(path)) answers.set(path, ask(path));
      return answers.get(path) as T;
    };
  };
  return {
    ...files,
    list: remembered((path) => files.list(path)),
    read: remembered((path) => files.read(path)),
    kind: remembered((path) => files.kind(path)),
  };
}

/** Whether all questions get the same answers as then. */
export const getSameAnswers = (questions: readonly Question[], files: Files): boolean =>
  questions.every(({ method, path, answer }) => answerOf(files, method, path) === answer);

/** A method that throws has an answer, too. */
function answerOf(files: Files, method: Method, path: string): string {
  try {
    return digestOf(files[method](path));
  } catch (error) {
    return digestOfError(error);
  }
}

const digestOf = (answer: unknown): string =>
  digest(answer instanceof Uint8Array ? answer : (JSON.stringify(answer) ?? ''));

const digestOfError = (error: unknown): string => digest(`throws ${String(error)}`);

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64');
