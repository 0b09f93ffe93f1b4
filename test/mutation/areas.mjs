/** The areas of mutation testing: what is mutated, and the tests that must notice it. */
export const AREAS = {
  merge: {
    mutate: ['dsl/packs/merge.ts', 'dsl/packs/change-log.ts'],
    tests: ['dsl/packs/merge.test.ts', 'dsl/analysis/load-pack.test.ts'],
  },
  compare: {
    mutate: ['dsl/text/compare/*.ts', '!dsl/text/compare/*.test.ts', '!dsl/text/compare/{mutations,testing}.ts'],
    tests: ['dsl/text/compare/{align,arguments,compare,effects,expressions,tree}.test.ts'],
  },
  provenance: {
    mutate: ['dsl/provenance/*.ts', '!dsl/provenance/*.test.ts'],
    tests: ['dsl/provenance/*.test.ts', 'dsl/checks/checks.test.ts'],
  },
  state: {
    mutate: ['editor/state/*.ts', '!editor/state/*.test.ts'],
    tests: ['editor/state/*.test.ts'],
  },
};

/** Per cent of the mutants of an area that its tests must kill. */
export const THRESHOLD = 85;

/** Mutants that do the same as the code, each with the reason: `{file, original, replacement, why}`. They do not count. */
export const EQUIVALENT = [];
