/** For tests: loads each pack once per thread. Underwater Cities takes half a second, and most command lines of tests load it. */
import { loadPack, type LoadedPack } from '../../service/index.ts';
import type { Files } from '../../dsl/internal.ts';
import { getSameAnswers, recordQuestions, type Question } from './questions.ts';

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
  const at = shared.findIndex((one) => one.argument === argument && getSameAnswers(one.questions, files));
  const [found = load(files, path, options, argument)] = at < 0 ? [] : shared.splice(at, 1);
  shared.unshift(found);
  shared.length = Math.min(shared.length, MOST_SHARED);
  return found.loaded;
}

function load(files: Files, where: string, options: { packs: readonly string[] }, argument: string): SharedPack {
  const recorded = recordQuestions(files);
  const loaded = loadPack(recorded.files, where, options);
  return { argument, questions: recorded.questions, loaded };
}
