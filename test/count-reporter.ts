/** Prints as the last line how many tests passed and failed, for programs that read the output. */
import type { Reporter, TestModule } from 'vitest/node';

export default class CountReporter implements Reporter {
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
    process.once('exit', () => {
      process.stdout.write(`${passed} passed, ${failed} failed\n`);
    });
  }
}
