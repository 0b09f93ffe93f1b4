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
  'service-edit': {
    mutate: ['dsl/service/{code-actions,fixes,formatting,rebase,rename}.ts'],
    tests: ['dsl/service/{code-actions,features,fixes,local-names,rebase,rename,workspace}.test.ts'],
  },
  'service-complete': {
    mutate: ['dsl/service/{completion,complete-effect,complete-yaml,cursor,cursor-flow,expected-names}.ts'],
    tests: ['dsl/service/{complete-effect,complete-yaml,completion,completion-details,cursor,cursor-flow}.test.ts'],
  },
  'service-lookup': {
    mutate: ['dsl/service/{documentation,effect-nodes,field-at,hover,name-kinds,names,occurrences,scenario-names}.ts'],
    tests: [
      'dsl/service/{complete-yaml,completion,completion-details,documentation,features,hover,hover-words,local-names,names,occurrences,rename,scenario-names}.test.ts',
    ],
  },
  'service-view': {
    mutate: [
      'dsl/service/{code-lenses,components,folding,inlay-hints,rendered-texts,semantic-tokens,signature-help,symbols}.ts',
    ],
    tests: ['dsl/service/{features,hover,local-names,symbols}.test.ts'],
  },
  'service-diagnostics': {
    mutate: [
      'dsl/service/{diagnostic-registry,diagnostics,diagnostics-table,positions,protocol,protocol-diagnostic,workspace}.ts',
    ],
    tests: [
      'dsl/service/{code-actions,diagnostics,diagnostics-table,features,names,positions,protocol,protocol-diagnostic,workspace}.test.ts',
    ],
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
