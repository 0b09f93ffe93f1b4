import type { Files } from '../dsl/internal.ts';
import type { LoadedPack } from '../service/index.ts';
import type { CheckStore } from './loading/check-store.ts';

export { InputError, UsageError } from '../study/errors.ts';

/** All that a command may touch of the world, so that tests can bring their own. */
export interface Io {
  /** text for standard output, and for standard error */
  out(text: string): void;
  err(text: string): void;
  /** a file for standard output, byte by byte */
  outBytes(bytes: Uint8Array): void;
  /** the next line of standard input after showing the prompt; null at its end */
  ask(prompt: string): Promise<string | null>;
  /** whether a person sits in front of the input and the output */
  interactive: boolean;
  /** of the terminal, such as `uk_UA.UTF-8`; absent where nothing says it */
  locale?: string;
  /** whether output is coloured, and how wide it is */
  color: boolean;
  width: number;
  /** hides what a terminal shows, what has scrolled away, and the lines that were typed; absent where there is none */
  clearScreen?(): void;
  /** replaces the last line of progress; absent where no terminal shows it */
  progress?(line: string): void;
  /** paths are relative to it */
  cwd: string;
  /** folders in which packs are found by name, in order: those of --packs, then `builtInPacks` */
  packs: readonly string[];
  /** folder of the packs that come with Fathom */
  builtInPacks: string;
  /** folder with the packs that somebody writes: new ones are written here, and the workbench opens it */
  ownPacks: string;
  /** loads the pack at a path; absent: `loadPack` of the language */
  loadPack?(files: Files, path: string, options: { packs: readonly string[] }): LoadedPack;
  /** what earlier checks found; absent where it is not stored */
  storedChecks?: CheckStore;
  /** how a person calls this command: `fathom`, `npx fathom` or `node cli/fathom.mjs` */
  self: string;
  /** the built command's URL, for workers; absent where there is none */
  script?: string;
  /** folder of the built page of the workbench; absent where there is none */
  workbench?: string;
  /** folder in which played games are stored for further questions; absent where nothing is */
  gameStore?: string;
  /** folder of what this user's programs remember from one start to the next; absent where nothing is */
  stateStore?: string;
  /** password of the queue, from the environment */
  queuePassword?: string;
  /** factor on the time limits of a queue, from the environment */
  queuePatience?: string;
  /** calls for Ctrl-C instead of ending the process, until what it returns is called; a second Ctrl-C ends it all the same */
  onInterrupt?(heard: () => void): () => void;
}
