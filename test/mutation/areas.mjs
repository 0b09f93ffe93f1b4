/**
 * The areas of mutation testing: what is mutated, and the tests that must notice it. `leaveOut`: parts of the names of tests that
 * are not run. `keepPacks`: packs are loaded once for all mutants, where nothing is mutated that loads one.
 */

/** For the parts of the interpreter: what is quick of its tests, as they use one another's parts, and games that are played. */
const INTERPRETER = [
  'interpreter/compile/*.test.ts',
  'interpreter/machine/{board,cards,codes,deal-mid-effect,explain-cost,faces-ahead,many-options,mixes,names,own-piles,owned-pieces,owner-of,paths,payments,pieces,random,reactions,reduced-costs,search,state-triggers,things-of-players-on-cards,things-on-sites,timed-effects,tracks}.test.ts',
  'interpreter/nodes/{after,alternatives,at-most,best,bookkeeping,claims,each-other,each-range,end-game,gain,growth,later-steps,lay,look,must,obligations,once-per-period,options,other-cards,pass-zone,passed-if,period-counts,players,procedure,procedure-about,put,repeat,replaced-gains,several-sites,treat,turn-cards,up-to-none,walk}.test.ts',
  'interpreter/{asked-decision,face-down,free-order,record,sandbox,seat,seats,secret-counters}.test.ts',
  'interpreter/render/{changes,messages,questions}.test.ts',
  'interpreter/{scenario/scenario,setup/set-board,trace/follower,view/ranking,view/resolution}.test.ts',
  'test/mutation/{rare-paths,scenarios}.ts',
  'test/{decisions-in-words,fixtures}.test.ts',
  'test/board-games/morris-by-steps.test.ts',
  'test/oracle/{after-payment,capabilities,rare-paths,rates}.test.ts',
];

export const AREAS = {
  merge: {
    mutate: ['dsl/packs/merge.ts', 'dsl/packs/change-log.ts'],
    tests: ['dsl/packs/merge.test.ts', 'service/analysis/load-pack.test.ts'],
  },
  compare: {
    mutate: ['texts/compare/*.ts', '!texts/compare/*.test.ts', '!texts/compare/{mutations,testing}.ts'],
    tests: ['texts/compare/{align,arguments,compare,effects,expressions,tree}.test.ts'],
  },
  provenance: {
    mutate: ['dsl/provenance/*.ts', '!dsl/provenance/*.test.ts'],
    tests: ['dsl/provenance/*.test.ts', 'service/checks/checks.test.ts'],
  },
  'service-edit': {
    mutate: ['service/language-service/{code-actions,fixes,formatting,rebase,rename}.ts'],
    tests: ['service/language-service/{code-actions,features,fixes,local-names,rebase,rename,workspace}.test.ts'],
  },
  'service-complete': {
    mutate: [
      'service/language-service/{completion,complete-effect,complete-yaml,cursor,cursor-flow,expected-names}.ts',
    ],
    tests: [
      'service/language-service/{complete-effect,complete-yaml,completion,completion-details,cursor,cursor-flow}.test.ts',
    ],
  },
  'service-lookup': {
    mutate: [
      'service/reference/documentation.ts',
      'service/language-service/{effect-nodes,field-at,hover,name-kinds,names,occurrences,scenario-names}.ts',
    ],
    tests: [
      'service/reference/documentation.test.ts',
      'service/language-service/{complete-yaml,completion,completion-details,features,hover,hover-words,local-names,names,occurrences,rename,scenario-names}.test.ts',
    ],
  },
  'service-view': {
    mutate: [
      'service/language-service/{code-lenses,components,folding,inlay-hints,rendered-texts,semantic-tokens,signature-help,symbols}.ts',
    ],
    tests: ['service/language-service/{features,hover,local-names,symbols}.test.ts'],
  },
  'service-diagnostics': {
    mutate: [
      'service/reference/{diagnostic-registry,diagnostics-table}.ts',
      'service/language-service/{diagnostics,positions,protocol,protocol-diagnostic,workspace}.ts',
    ],
    tests: [
      'service/reference/diagnostics-table.test.ts',
      'service/language-service/{code-actions,diagnostics,features,names,positions,protocol,protocol-diagnostic,workspace}.test.ts',
    ],
  },
  state: {
    mutate: ['editor/state/*.ts', '!editor/state/*.test.ts'],
    tests: ['editor/state/*.test.ts'],
  },
  nodes: {
    mutate: ['interpreter/nodes/*.ts', '!interpreter/nodes/*.test.ts'],
    keepPacks: true,
    tests: INTERPRETER,
  },
  machine: {
    mutate: ['interpreter/machine/*.ts', '!interpreter/machine/*.test.ts'],
    keepPacks: true,
    tests: [
      ...INTERPRETER,
      'interpreter/machine/interleaved.test.ts',
      'test/board-games/shapes.test.ts',
      'test/oracle/payments.test.ts',
    ],
  },
  compile: {
    mutate: ['interpreter/compile/*.ts', '!interpreter/compile/*.test.ts'],
    keepPacks: true,
    tests: INTERPRETER,
  },
  semantics: {
    mutate: ['dsl/semantics/*.ts', '!dsl/semantics/*.test.ts', '!dsl/semantics/testing.ts'],
    tests: [
      'dsl/semantics/*.test.ts',
      'dsl/words/words.test.ts',
      'service/checks/{checks,lost-sentence}.test.ts',
      'dsl/packs/{bad-input,limits,model-symbols,option-effects}.test.ts',
      'service/language-service/fixes.test.ts',
      'dsl/syntax/{idioms,mistakes}.test.ts',
      'interpreter/compile/{lay,piece-dependencies,unseen-cards,values}.test.ts',
      'interpreter/nodes/{at-most,best,bookkeeping,each-range,growth,once-per-period,period-counts,players,put,repeat,treat}.test.ts',
    ],
  },
  parse: {
    mutate: [
      'texts/constructions/*.ts',
      'texts/parse/*.ts',
      'texts/parse/rules/*.ts',
      '!texts/constructions/*.test.ts',
      '!texts/parse/*.test.ts',
      '!texts/parse/{arbitrary,testing}.ts',
    ],
    // loading only reads sentences of lexicons, which are tested elsewhere; what is made of a pack to read texts is made anew
    keepPacks: true,
    // not the laws, which take a minute
    tests: [
      'texts/constructions/template.test.ts',
      'texts/parse/{continuations,faces,free-texts,free-texts-by-class,lookahead,misspellings,more-instead,near-readings,nearest-problems,nearest-text,needless-may,no-guess,no-word-ignored,noun-completions,owners,parse-text,printed,procedures-about,scripts,selection,things,tokens,understood-part,ways,whose-clause,word-costs}.test.ts',
      'texts/{card-wordings,every-word,laid,print-alternatives,print-clauses,print-comparisons,print-designs,sentence-ends,step-sentences,tests-of-it,zones-of-others}.test.ts',
      'service/language-service/{say-guided,say-in-words,sentences}.test.ts',
      'test/paraphrases/as-written.test.ts',
    ],
    // each word of all cards, and each word that is offered
    leaveOut: ['of each text of a card is offered', 'leads to a text that can go on'],
  },
  worker: {
    mutate: ['editor/worker/*.ts', '!editor/worker/*.test.ts', '!editor/worker/{client,worker}.ts'],
    tests: ['editor/worker/*.test.ts', 'editor/state/table.test.ts'],
    // whole games with all that each seat is shown; the smallest of them is enough
    leaveOut: ['cities, 2 players: no card', 'yucata, 2 players: no card'],
  },
  edit: {
    mutate: ['cli/edit/*.ts', '!cli/edit/*.test.ts'],
    tests: [
      'cli/edit/{file-lock,folder,guard,linked-file,moved-lock,requests,served-folders,server,young-lock}.test.ts',
    ],
    // they run the command as processes of their own, which know of no mutant
    leaveOut: ['killed', 'never both write'],
  },
  queue: {
    mutate: ['study/queue/*.ts', '!study/queue/*.test.ts'],
    tests: [
      'study/queue/{address,away,bundle,lost-chunks,results,sizing,threads}.test.ts',
      'cli/study/{queue-arguments,queue-in-process}.test.ts',
    ],
  },
};

/** Per cent of the mutants of an area that its tests must kill. */
export const THRESHOLD = 85;

/** The same for a sample, whose score is within some points of that of the area. */
export const SAMPLE_THRESHOLD = 80;

/**
 * Mutants that do the same as the code, each with the reason: `{file, original, replacement, why}`. They do not count. At most
 * five in a sample.
 */
export const EQUIVALENT = [
  {
    file: 'cli/edit/served-folders.ts',
    original: 'Date.now() > until',
    replacement: 'Date.now() >= until',
    why: 'a server that starts is waited for one millisecond less, of five seconds',
  },
  {
    file: 'cli/edit/folder.ts',
    original: '{\n    return undefined;\n  }',
    replacement: '{}',
    why: 'a function that ends gives the same as one that returns undefined',
  },
  {
    file: 'dsl/semantics/diagnostic-fixes.ts',
    original: '/^[^\\S\\n]*/',
    replacement: '/[^\\S\\n]*/',
    why: 'the first match of what may be empty is at the beginning',
  },
  {
    file: 'interpreter/machine/modifiers.ts',
    original: '!vm.game.anyChange || !hasContinuousEffect(vm, HAS_CHANGE)',
    replacement: 'false',
    why: 'saves going through effects of which none is there',
  },
  {
    file: 'interpreter/compile/sites.ts',
    original: 'i < offsets.length',
    replacement: 'i <= offsets.length',
    why: 'behind the last one is nothing, which adds no site',
  },
];
