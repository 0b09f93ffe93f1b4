/** Which tests a change reaches, and over how many steps: by imports, by the files that they read, and by what is built. */
import type { Module } from './modules.ts';

/** What stands for something that is built of these modules. */
const BUILT: Readonly<Record<string, readonly string[]>> = {
  'cli/fathom.mjs': ['cli/entry.ts'],
  'cli/build.mjs': ['cli/entry.ts', 'editor/main.ts'],
};

export class ImportGraph {
  /** by path of a file or folder: the modules that import it, or read it */
  private readonly users = new Map<string, Set<string>>();
  /** paths that are read: a change of a file in a folder that is read reaches who reads it */
  private readonly read = new Set<string>();

  constructor(private readonly modules: ReadonlyMap<string, Module>) {
    for (const [path, { imports, read }] of modules) {
      for (const imported of imports) {
        const { names } = imported;
        const from = names?.flatMap((name) => this.declaring(imported.path, name)) ?? [imported.path];
        for (const one of from) this.use(one, path);
      }
      for (const one of read) {
        this.read.add(one);
        this.use(one, path);
      }
    }
    for (const [built, parts] of Object.entries(BUILT)) for (const part of parts) this.use(part, built);
  }

  private use(path: string, by: string): void {
    const users = this.users.get(path);
    if (users) users.add(by);
    else this.users.set(path, new Set([by]));
  }

  /** The modules that declare a name, behind all that only pass it on; that which is asked where none does. */
  private declaring(path: string, name: string, asked = new Set<string>()): string[] {
    const module = this.modules.get(path);
    if (!module || module.own.has(name) || asked.has(path)) return [path];
    asked.add(path);
    const passed = module.passedOn.get(name);
    if (passed) return this.declaring(passed.path, passed.name, asked);
    const whole = module.passedOnWhole.flatMap((one) => this.declaring(one, name, asked));
    const declaring = whole.filter((one) => this.modules.get(one)?.own.has(name));
    // a type, or a name made in a way that is not looked for: it may come from any of them
    return declaring.length > 0 ? declaring : [path, ...module.passedOnWhole];
  }

  /** By path of a test: the least number of steps from one of the changed files to it. */
  testsReachedBy(changed: readonly string[]): Map<string, number> {
    const steps = new Map(changed.map((path) => [path, 0]));
    for (const path of changed) {
      for (const folder of foldersOf(path)) if (this.read.has(folder)) steps.set(folder, 0);
    }
    const queue = [...steps.keys()];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      for (const user of this.users.get(path) ?? []) {
        if (steps.has(user)) continue;
        steps.set(user, steps.get(path)! + 1);
        queue.push(user);
      }
    }
    return new Map([...steps].filter(([path]) => path.endsWith('.test.ts')));
  }
}

/** All folders around a file, the outermost first. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
}
