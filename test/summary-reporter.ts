/**
 * Prints where the time of a run went, and as the last line how many tests passed and failed, for programs that read the
 * output. `npm run test:measure` also stores the time of each file.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { DURATIONS_FILE, type Durations } from './support/durations.ts';

/** Files that are named with their time. */
const DEAREST = 20;
const ROOT = process.cwd();

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'failed') failed++;
      }
      if (module.errors().length > 0) failed++;
    }
    const durations = durationsOf(modules);
    if (process.env.TEST_DURATIONS === 'write' && failed === 0) {
      writeFileSync(DURATIONS_FILE, `${JSON.stringify(durations, null, 2)}\n`);
    }
    const lines = modules.length > DEAREST ? [...dearest(durations), ''] : [];
    process.once('exit', () => {
      process.stdout.write(`${[...lines, `${passed} passed, ${failed} failed`].join('\n')}\n`);
    });
  }
}

/** Seconds of each file in its tests and imports, to a tenth, by path. */
function durationsOf(modules: readonly TestModule[]): Durations {
  const seconds = modules.map((module): [string, number] => {
    const { collectDuration, duration } = module.diagnostic();
    return [relative(ROOT, module.moduleId).replaceAll('\\', '/'), Math.round((collectDuration + duration) / 100) / 10];
  });
  return Object.fromEntries(seconds.sort(([a], [b]) => a.localeCompare(b)));
}

function dearest(durations: Durations): string[] {
  const files = Object.entries(durations).sort(([, a], [, b]) => b - a);
  const sum = files.reduce((total, [, seconds]) => total + seconds, 0);
  const shown = files.slice(0, DEAREST);
  const shownSum = shown.reduce((total, [, seconds]) => total + seconds, 0);
  return [
    `${files.length} files took ${sum.toFixed(0)} s in sum, the ${DEAREST} dearest of them ${shownSum.toFixed(0)} s:`,
    ...shown.map(([path, seconds]) => `${seconds.toFixed(1).padStart(8)} s  ${path}`),
  ];
}
