/**
 * Who may import whom. Checked by `npx depcruise --config .dependency-cruiser.cjs dsl interpreter cli editor library` and by
 * test/architecture.test.ts. Type imports count. Tests and test support are exempt.
 */

/** Test support beside the code: only tests import it. */
const TEST_SUPPORT = String.raw`(?:\.test|/testing|/testing/[^/]+|/fixtures|/arbitrary)\.ts$`;
/** Run by the builds, never by the product. */
const BUILD_TIME = String.raw`(?:\.config|\.validator)\.ts$|\.mjs$`;

/**
 * The layers of dsl/, lowest first: a folder, the folders that it may import besides itself, and why it is where it is.
 * @type {[folder: string, mayImport: string[], reason: string][]}
 */
const LAYERS = [
  ['source', [], 'files, YAML and diagnostics know nothing of packs or effects, so they serve for any file'],
  ['syntax', ['source'], 'an effect is parsed and printed without knowing what its names mean'],
  ['words', ['source', 'syntax'], 'a word declares what it is; how it is resolved belongs to semantics'],
  ['semantics', ['source', 'syntax', 'words'], 'resolving asks for symbols by an interface and never for a pack'],
  [
    'packs',
    ['source', 'syntax', 'words', 'semantics'],
    'a model is built without any check of the whole, text or icon',
  ],
  ['provenance', ['source', 'semantics', 'packs'], 'provenance reads the notes of a pack, which the rules never do'],
  [
    'text',
    ['source', 'syntax', 'words', 'semantics', 'packs'],
    'texts are made from a model; no rule depends on a text',
  ],
  ['icons', ['source', 'packs', 'text'], 'an icon is named by the lexicon of its text'],
  [
    'checks',
    ['source', 'syntax', 'words', 'semantics', 'packs', 'provenance', 'text'],
    'a check looks at a built pack; loading without checks must stay possible',
  ],
  [
    'scenarios',
    ['source', 'syntax', 'words', 'semantics', 'packs', 'provenance'],
    'a scenario is read against a built model',
  ],
  [
    'analysis',
    ['source', 'semantics', 'packs', 'checks', 'scenarios'],
    'loading is building, checking and reading scenarios: the one place that knows all three',
  ],
  ['audit', ['source', 'packs', 'provenance', 'text', 'checks', 'analysis'], 'an audit reports on a loaded pack'],
  [
    'card-tables',
    ['source', 'syntax', 'words', 'packs', 'text'],
    'a table of typed cards is read with the names of a pack; what is made of it is decided above',
  ],
  [
    'text-audit',
    ['source', 'syntax', 'words', 'semantics', 'packs', 'text', 'card-tables'],
    'printed texts are compared with effects; the engine that judges by play is given to it',
  ],
  [
    'reference',
    ['source', 'syntax', 'words', 'semantics', 'packs', 'provenance', 'checks', 'scenarios'],
    'the reference documents the declarations of all layers and needs no pack',
  ],
  [
    'translations',
    ['source', 'syntax', 'words', 'semantics', 'packs', 'text', 'card-tables', 'text-audit', 'reference'],
    'messages are translated from the data of all declarations; nothing but a user interface reads them',
  ],
  [
    'service',
    [
      'source',
      'syntax',
      'words',
      'semantics',
      'packs',
      'provenance',
      'text',
      'checks',
      'scenarios',
      'analysis',
      'reference',
    ],
    'the language service stands on everything and nothing in dsl/ stands on it',
  ],
];

/**
 * The layers of interpreter/, lowest first: what a file is in, the other files that it may import, and why.
 * @type {[name: string, files: string, mayImport: string[], reason: string][]}
 */
const INTERPRETER = [
  ['position', 'position/', [], 'a position is an array and a layout; nothing in it runs'],
  ['machine', 'machine/', ['position/'], 'the machine runs nodes of any kind and compiles nothing'],
  [
    'nodes',
    'nodes/',
    ['position/', 'machine/'],
    'a node runs on the machine and knows nothing of the pack it came from',
  ],
  [
    'compile',
    'compile/',
    ['position/', 'machine/', 'nodes/', 'game-error'],
    'compiling makes nodes; nothing it makes asks it again',
  ],
  [
    'trace',
    'trace/',
    ['position/', 'machine/', 'nodes/'],
    'the machine tells whoever listens; no rule depends on a listener',
  ],
  ['view', 'view/', ['position/', 'machine/'], 'positions and rankings by name are read from a machine'],
  [
    'render',
    'render/',
    ['machine/(?:messages|request-messages|trace-event)', 'game-error'],
    'words are made from messages and names, never from a position',
  ],
  [
    'values',
    '(?:game-error|record-format)',
    ['position/', 'machine/messages', 'machine/request-messages'],
    'errors and records are values that need no machine',
  ],
  [
    'game',
    '(?:game|asked-decision)\\.ts',
    ['position/', 'machine/', 'compile/', 'trace/', 'view/', 'render/', 'game-error', 'record-format'],
    'a game shows what the machine plays and knows nothing of scenarios',
  ],
  [
    'setup',
    'setup/',
    ['position/', 'machine/', 'compile/', 'render/said-in', 'game\\.ts', 'game-error', 'record-format'],
    'a game can begin at any position',
  ],
  [
    'equivalence',
    'equivalence/',
    ['position/', 'machine/', 'compile/', 'setup/', 'scenario/'],
    'effects are compared by what the engine does, and by nothing else',
  ],
  [
    'sandbox',
    'sandbox\\.ts',
    ['position/', 'machine/', 'view/', 'game\\.ts', 'game-error'],
    'things are tried on a copy of a game',
  ],
  ['bots', 'bots/', ['position/', 'machine/', 'view/', 'game\\.ts', 'game-error'], 'a bot is a player: it sees a game'],
  [
    'study',
    'study/',
    ['position/', 'machine/', 'trace/', 'view/', 'bots/'],
    'a game of bots that is studied is played and replayed on the machine alone',
  ],
];

/** The imports upwards, each with its reason. Cycles are forbidden all the same. */
const UPWARDS = {
  // the parser and the printer take the signatures of all words from their registry
  syntax: ['words/'],
  // a declaration names the types of what its resolver makes
  words: [String.raw`semantics/(?:ir|symbols|diagnostics)\.ts$`],
};

const layerRules = LAYERS.map(([folder, mayImport, reason]) => ({
  name: `dsl-${folder}`,
  comment: `dsl/${folder}: ${reason}.`,
  severity: 'error',
  from: { path: `^dsl/${folder}/`, pathNot: [TEST_SUPPORT, BUILD_TIME] },
  to: {
    path: '^dsl/',
    pathNot: `^dsl/(?:${[...[folder, ...mayImport].map((name) => `${name}/`), ...(UPWARDS[folder] ?? [])].join('|')})`,
  },
}));

const interpreterRules = INTERPRETER.map(([name, files, mayImport, reason]) => ({
  name: `interpreter-${name}`,
  comment: `interpreter: ${reason}.`,
  severity: 'error',
  from: { path: `^interpreter/${files}`, pathNot: [TEST_SUPPORT, BUILD_TIME] },
  to: { path: '^interpreter/', pathNot: `^interpreter/(?:${[files, ...mayImport].join('|')})` },
}));

/** The cycles that are allowed, file by file. */
const CYCLES = [
  // recursion of the language: a phrase may hold a condition, a condition numbers, a number a phrase
  String.raw`^dsl/semantics/(?:cards|conditions|counts|numbers|sets|sites|slots)\.ts$`,
  // a node is given the machine, the machine runs nodes, and both read the compiled game: the types of one thing
  String.raw`^interpreter/machine/(?:vm|node|compiled-game)\.ts$`,
];

/**
 * The lower layers of cli/: what each may import of cli/ besides itself. The features (audit, encode, simulate …) are above
 * them, the commands above the features.
 * @type {[folder: string, mayImport: string, reason: string][]}
 */
const CLI_LAYERS = [
  ['terminal', String.raw`io\.ts`, 'colour, width and files know nothing of packs and games'],
  ['wording', 'wording/', 'words are made of nothing but the names that the engine has'],
  ['narrative', String.raw`terminal/|wording/`, 'the story of a game is text, whoever prints it'],
  [
    'table',
    String.raw`narrative/|terminal/|wording/|effect-texts\.ts`,
    'a position is drawn without knowing who plays',
  ],
  ['show', String.raw`terminal/|languages\.ts`, 'an audit shows components; a shown component knows no audit'],
];

const cliRules = CLI_LAYERS.map(([folder, mayImport, reason]) => ({
  name: `cli-${folder}`,
  comment: `cli/${folder}: ${reason}.`,
  severity: 'error',
  from: { path: `^cli/${folder}/`, pathNot: TEST_SUPPORT },
  to: { path: '^cli/', pathNot: `^cli/(?:${folder}/|${mayImport})` },
}));

/**
 * The layers of editor/, lowest first: each may import itself and those before it.
 * @type {[folder: string, reason: string][]}
 */
const EDITOR_LAYERS = [
  ['worker', 'the worker has plain data in and out, so it knows nothing of the page'],
  ['i18n', 'messages are texts; the state tells them the language'],
  ['drawing', 'a drawing is made from plain data, so that any view can use it'],
  ['state', 'the state does not know who shows it'],
  ['shell', 'the frame and what views share; views are elements that main.ts defines'],
  ['(?:start|author|gallery|lab|boards|play|audit)', 'views stand side by side'],
];

const editorRules = EDITOR_LAYERS.map(([folder, reason], i) => ({
  name: `editor-${i === EDITOR_LAYERS.length - 1 ? 'views' : folder}`,
  comment: `editor/${folder}: ${reason}.`,
  severity: 'error',
  from: { path: `^editor/(${folder})/`, pathNot: TEST_SUPPORT },
  to: {
    // a style may be loaded with the element that it is for
    path: '^editor/(?!style/)[^/]+/',
    pathNot: `^editor/(?:$1|${EDITOR_LAYERS.slice(0, i)
      .map(([lower]) => lower)
      .join('|')})/`,
  },
}));

/** What runs in the worker only: the page would load the language and the interpreter with it. */
const INSIDE_WORKER = String.raw`^editor/worker/(?!(?:protocol|table-protocol|deck-protocol|client|find-packs|citation-text)\.ts$)`;

/** What may be imported from dsl/ outside of it. */
const FACES = String.raw`^dsl/(?:index|node|text/index|card-tables/index|text-audit/index|service/index|reference/index|translations/index)\.ts$`;

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that import each other can only be understood together. Type imports count.',
      severity: 'error',
      from: { pathNot: CYCLES },
      to: { circular: true },
    },
    ...layerRules,
    ...interpreterRules,
    ...editorRules,
    {
      name: 'editor-worker-apart',
      comment: 'The page asks the worker by its client and loads nothing that only the worker needs.',
      severity: 'error',
      from: { path: '^editor/', pathNot: ['^editor/worker/', TEST_SUPPORT, '^editor/main\\.ts$'] },
      to: { path: INSIDE_WORKER },
    },
    ...cliRules,
    {
      name: 'commands-on-top',
      comment: 'A feature of the command line can be used and tested without the command that offers it.',
      severity: 'error',
      from: {
        path: '^cli/',
        pathNot: [TEST_SUPPORT, BUILD_TIME, String.raw`^cli/(?:commands/|(?:main|entry|scripted-io|help-topics)\.ts$)`],
      },
      to: { path: String.raw`^cli/(?:commands/|(?:main|entry|help)\.ts$)` },
    },
    {
      name: 'dsl-below-all',
      comment: 'The language does not know who uses it: neither the interpreter nor a user interface.',
      severity: 'error',
      from: { path: '^dsl/', pathNot: TEST_SUPPORT },
      to: { path: '^(?:interpreter|cli|editor|library|test)/' },
    },
    {
      name: 'interpreter-on-dsl',
      comment: 'The interpreter plays a model; it knows no user interface.',
      severity: 'error',
      from: { path: '^interpreter/', pathNot: TEST_SUPPORT },
      to: { path: '^(?:cli|editor|library|test)/' },
    },
    {
      name: 'interfaces-apart',
      comment:
        'Command line, workbench and library stand side by side; what they share belongs to dsl/ or interpreter/.',
      severity: 'error',
      from: { path: '^(cli|editor|library)/', pathNot: [TEST_SUPPORT, BUILD_TIME] },
      to: { path: '^(?:cli|editor|library|test)/', pathNot: '^$1/' },
    },
    {
      name: 'faces-of-dsl',
      comment: 'Outside of dsl/ imports go through its faces, so that its files can be moved and split freely.',
      severity: 'error',
      from: {
        path: '^(?:interpreter|cli|editor|library)/',
        // the library re-exports whole groups of types: `export type * from '../dsl/packs/model.ts'`
        pathNot: [TEST_SUPPORT, BUILD_TIME, String.raw`^library/common\.ts$`],
      },
      to: { path: '^dsl/', pathNot: FACES },
    },
    {
      name: 'no-face-inside-dsl',
      comment: 'Inside dsl/ a file imports what it needs; the main face would import it back.',
      severity: 'error',
      from: { path: '^dsl/.+/', pathNot: TEST_SUPPORT },
      to: { path: String.raw`^dsl/(?:index|node)\.ts$` },
    },
    {
      name: 'no-node-at-run-time',
      comment: 'The language, the interpreter and the workbench run in a browser.',
      severity: 'error',
      from: {
        path: '^(?:dsl|interpreter|editor)/',
        pathNot: [
          TEST_SUPPORT,
          BUILD_TIME,
          // the file system of Node, which dsl/node.ts alone exports
          String.raw`^dsl/packs/node-files\.ts$`,
          // writes LANGUAGE.md when it is run as a script
          String.raw`^dsl/words/write-reference\.ts$`,
        ],
      },
      to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'protocol-types-only',
      comment:
        'The service answers in the types of the language server protocol; its packages weigh much and stay outside.',
      severity: 'error',
      from: { path: '^(?:dsl|interpreter|editor)/', pathNot: TEST_SUPPORT },
      to: { path: 'node_modules/vscode-', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'node-only-by-its-face',
      comment: 'Whoever imports the file system of Node cannot run in a browser.',
      severity: 'error',
      from: { path: '^(?:dsl|interpreter|editor)/', pathNot: [TEST_SUPPORT, String.raw`^dsl/node\.ts$`] },
      to: { path: String.raw`^dsl/(?:node|packs/node-files)\.ts$` },
    },
    {
      name: 'packs-are-data',
      comment: 'No code imports a pack.',
      severity: 'error',
      from: {},
      to: { path: '^cards/' },
    },
    {
      name: 'no-test-support-in-code',
      comment: 'Test support may load anything and is not part of the product.',
      severity: 'error',
      from: { pathNot: [TEST_SUPPORT, '^test/'] },
      to: { path: TEST_SUPPORT },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`\.test\.ts$|^test/` },
  },
};
