/**
 * For tests: loads each pack once per thread. Underwater Cities takes half a second, and most command lines of tests load it.
 *
 * Loading depends on its arguments and on what the file system answers, so an earlier result is used only after the same
 * questions have got the same answers.
 */
import { loadPack, type Files, type LoadedPack } from '../dsl/index.ts';

interface Question {
  method: 'list' | 'read' | 'kind';
  path: string;
  answer: string;
}

interface SharedPack {
  argument: string;
  questions: Question[];
  loaded: LoadedPack;
}

/** Tests use few packs at a time, so a short list is enough. */
const MOST_SHARED = 8;
/** the one used last comes first */
const shared: SharedPack[] = [];

export function loadShared(files: Files, path: string, options: { packs: readonly string[] }): LoadedPack {
  const argument = JSON.stringify([process.cwd(), path, options]);
  const at = shared.findIndex((one) => one.argument === argument && sameAnswers(one, files));
  const [found = load(files, path, options, argument)] = at < 0 ? [] : shared.splice(at, 1);
  shared.unshift(found);
  shared.length = Math.min(shared.length, MOST_SHARED);
  return found.loaded;
}

function load(files: Files, where: string, options: { packs: readonly string[] }, argument: string): SharedPack {
  const questions: Question[] = [];
  const seen = new Set<string>();
  const recorded =
    <T>(method: Question['method'], ask: (path: string) => T) =>
    (path: string): T => {
      if (!seen.has(`${method} ${path}`)) {
        seen.add(`${method} ${path}`);
        questions.push({ method, path, answer: answerOf(files, method, path) });
      }
      return ask(path);
    };
  const loaded = loadPack(
    {
      ...files,
      list: recorded('list', (path) => files.list(path)),
      read: recorded('read', (path) => files.read(path)),
      kind: recorded('kind', (path) => files.kind(path)),
    },
    where,
    options,
  );
  return { argument, questions, loaded };
}

function sameAnswers({ questions }: SharedPack, files: Files): boolean {
  return questions.every(({ method, path, answer }) => answerOf(files, method, path) === answer);
}

/** Answers as text; a method that throws has an answer, too. */
function answerOf(files: Files, method: Question['method'], path: string): string {
  try {
    const answer = files[method](path);
    return answer instanceof Uint8Array ? Buffer.from(answer).toString('latin1') : JSON.stringify(answer);
  } catch (error) {
    return `throws ${String(error)}`;
  }
}
