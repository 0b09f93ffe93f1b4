/**
 * A test runner for Stryker that keeps one Node process for many mutants. Stryker's own runner for Vitest starts a worker and
 * loads all modules again for each mutant, which takes seconds where the tests take milliseconds. Here the modules under test are
 * loaded once, as Vitest's configuration has it (by Node itself); only the tests are loaded again for each
 * mutant, because they hold results from before. The tests run on Vitest's own runner and assertions (`vitest-shim.mjs`).
 * A mutant of code that runs while a module loads gets a fresh process.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import fastCheck from 'fast-check';
import { register as registerTsx } from 'tsx/esm/api';
import { keyInRun } from './mutant-key.mjs';

const SECONDS = 1000;
/** parts of the names of tests that are not run */
const leaveOut = JSON.parse(process.env.MUTATION_LEAVE_OUT ?? '[]');
const sample = readSample(process.env.MUTATION_SAMPLE);
/** milliseconds that the tests of a file took; a file tells later processes */
let durations = new Map();
const durationsFile = process.env.MUTATION_DURATIONS;
const stryker = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

/** how often tests were loaded so far */
let runs = 0;

/** In the place of `WeakMap` in the files of the area (`hooks.mjs`): without what was made in a run before, by another mutant or none. */
globalThis.CacheOfRun = class {
  #run = runs;
  #entries = new WeakMap();

  get #current() {
    if (this.#run !== runs) {
      this.#run = runs;
      this.#entries = new WeakMap();
    }
    return this.#entries;
  }

  get(key) {
    return this.#current.get(key);
  }

  has(key) {
    return this.#current.has(key);
  }

  set(key, value) {
    this.#current.set(key, value);
    return this;
  }

  delete(key) {
    return this.#current.delete(key);
  }
};

class NodeTestRunner {
  #runner;
  #files = [];

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    process.env.NODE_ENV = 'test';
    process.env.VITEST = 'true';
    await rememberTimers();
    registerTsx();
    register('./hooks.mjs', import.meta.url);
    // `vi` reads these fields of the worker that Vitest would have started
    globalThis.__vitest_worker__ = { config: { fakeTimers: {} }, environment: { name: 'node' }, metaEnv: process.env };
    await import('./vitest-shim.mjs');
    await import('../properties.ts');
    // a mutant is killed by the first failure; the search for a smaller one would take most of the time
    fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), endOnFailure: true });
    this.#runner = await import('@vitest/runner');
  }

  async dryRun({ testFiles }) {
    this.#files = testFiles;
    // Coverage of the first run is that of loading the modules; that of the second one belongs to the tests alone.
    stryker.activeMutant = undefined;
    stryker.currentTestId = undefined;
    await this.#collect(testFiles);
    const loading = takeCoverage().static;
    const perTest = {};
    const tests = [];
    for (const file of testFiles) {
      const begun = performance.now();
      const results = await this.#run([file], undefined, ++runs);
      durations.set(resolve(file), performance.now() - begun);
      tests.push(...results);
      const { static: byFile, perTest: byTest } = takeCoverage();
      for (const { id } of results) perTest[id] = sum(byFile, byTest[id]);
      for (const mutant of Object.keys(byFile)) delete loading[mutant];
    }
    if (durationsFile !== undefined) writeFileSync(durationsFile, JSON.stringify([...durations]));
    const failed = tests.filter(({ status }) => status === TestStatus.Failed);
    if (tests.length === 0) return { status: DryRunStatus.Error, errorMessage: 'No tests found' };
    for (const { id, failureMessage } of failed) process.stderr.write(`${id}: ${failureMessage}\n`);
    return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: loading, perTest } };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, testFiles }) {
    if (sample !== null && !sample.keys.has(keyInRun(sample.root, activeMutant))) {
      return { status: MutantRunStatus.Error, errorMessage: 'not in the sample' };
    }
    if (durations.size === 0 && durationsFile !== undefined) {
      durations = new Map(JSON.parse(readFileSync(durationsFile, 'utf8')));
    }
    if (this.#files.length === 0) this.#files = testFiles ?? [...new Set(testFilter.map(fileOf))];
    if (mutantActivation !== 'static' && runs === 0) {
      // loads the modules before the mutant is active
      stryker.activeMutant = undefined;
      await this.#collect(testFilter ? [...new Set(testFilter.map(fileOf))] : this.#files);
    }
    stryker.hitLimit = hitLimit;
    stryker.hitCount = 0;
    stryker.activeMutant = activeMutant.id;
    const files = testFilter ? [...new Set(testFilter.map(fileOf))] : this.#files;
    const tests = await this.#runUntilKilled(files, testFilter && new Set(testFilter));
    stryker.activeMutant = undefined;
    const timeout = determineHitLimitReached(stryker.hitCount, hitLimit);
    return toMutantRunResult(timeout ?? { status: DryRunStatus.Complete, tests });
  }

  async dispose() {}

  async #collect(files) {
    await this.#run(files, new Set(), ++runs);
  }

  /** The quick files first: most mutants need no other. What the tests load is loaded once for all of them. */
  async #runUntilKilled(files, only) {
    const run = ++runs;
    const durationOf = (file) => durations.get(resolve(file)) ?? 0;
    const results = [];
    for (const file of [...files].sort((a, b) => durationOf(a) - durationOf(b))) {
      const found = await this.#run([file], only, run);
      results.push(...found);
      if (found.some(({ status }) => status === TestStatus.Failed)) break;
    }
    return results;
  }

  /** Runs tests of these files until the first one fails. `run` says which tests and helpers are loaded again. */
  async #run(files, only, run) {
    let failed = false;
    const runner = {
      config: {
        root: process.cwd(),
        setupFiles: [],
        passWithNoTests: true,
        testNamePattern: undefined,
        allowOnly: false,
        sequence: { seed: 0, hooks: 'stack', setupFiles: 'list' },
        maxConcurrency: 1,
        testTimeout: 60 * SECONDS,
        hookTimeout: 60 * SECONDS,
        retry: 0,
        tags: [],
      },
      importFile: (path) => {
        const url = pathToFileURL(path);
        url.searchParams.set('run', String(run));
        return import(url.href);
      },
      onCollected: (collected) => {
        for (const test of testsOf(collected)) {
          const isLeftOut = leaveOut.some((part) => nameOf(test).includes(part));
          if ((isLeftOut || (only && !only.has(idOf(test)))) && test.mode === 'run') test.mode = 'skip';
        }
      },
      onBeforeRunTask: (test) => {
        if (failed && stryker.activeMutant !== undefined) test.mode = 'skip';
        stryker.currentTestId = stryker.activeMutant === undefined ? idOf(test) : undefined;
      },
      onAfterRunTask: (test) => {
        stryker.currentTestId = undefined;
        failed ||= test.result?.state === 'fail';
      },
    };
    const ran = await this.#runner.startTests(
      files.map((file) => resolve(file)),
      runner,
    );
    return testsOf(ran, true)
      .filter((test) => test.type === 'suite' || !only || only.has(idOf(test)))
      .flatMap(resultOf);
  }
}

/** The mutants to try, of which `run.mjs` made a list; null for all. */
function readSample(file) {
  if (file === undefined) return null;
  const { root, keys } = JSON.parse(readFileSync(file, 'utf8'));
  return { root, keys: new Set(keys) };
}

/** Real timers for the time limits of tests and of `vi.waitFor`, while a test has fake ones. Vitest has its own copy of the module. */
async function rememberTimers() {
  for (const parent of [import.meta.url, import.meta.resolve('vitest')]) {
    const file = createRequire(parent).resolve('@vitest/utils/timers');
    const { setSafeTimers } = await import(pathToFileURL(file).href);
    setSafeTimers();
  }
}

/** All tests of a list of tasks; `withBroken`: also suites that failed before a test of theirs ran. */
function testsOf(tasks, withBroken = false) {
  return tasks.flatMap((task) => {
    if (task.type === 'test') return [task];
    const broken = withBroken && task.result?.state === 'fail' && task.result.errors?.length ? [task] : [];
    return [...broken, ...testsOf(task.tasks ?? [], withBroken)];
  });
}

function resultOf(task) {
  const base = {
    id: idOf(task),
    name: nameOf(task),
    timeSpentMs: task.result?.duration ?? 0,
    fileName: fileNameOf(task),
  };
  const { state, errors } = task.result ?? {};
  if (state === 'fail') {
    return [{ ...base, status: TestStatus.Failed, failureMessage: errors?.[0]?.message ?? 'failed' }];
  }
  return task.type === 'suite' ? [] : [{ ...base, status: state === 'pass' ? TestStatus.Success : TestStatus.Skipped }];
}

/** What was covered since the last time. The instrumented code holds on to the object itself. */
function takeCoverage() {
  const { static: loading = {}, perTest = {} } = stryker.mutantCoverage ?? {};
  if (stryker.mutantCoverage) Object.assign(stryker.mutantCoverage, { static: {}, perTest: {} });
  return { static: loading, perTest };
}

const fileNameOf = ({ file }) => file.filepath;
const idOf = (task) => `${relative(process.cwd(), fileNameOf(task))}#${nameOf(task)}`;
const fileOf = (id) => id.slice(0, id.indexOf('#'));

function nameOf(task) {
  const names = [];
  for (let one = task; one && one !== task.file; one = one.suite) names.unshift(one.name);
  return names.join(' ').trim();
}

function sum(a, b = {}) {
  const out = { ...a };
  for (const [mutant, hits] of Object.entries(b)) out[mutant] = (out[mutant] ?? 0) + hits;
  return out;
}

const create = () => new NodeTestRunner();
create.inject = [];
export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'node', create)];
