/**
 * Who may import whom. Checked by `npm run lint` and by
 * test/architecture.test.ts. Type imports count. Tests and test support are exempt.
 */

/** Test support beside the code: only tests import it. */
const TEST_SUPPORT = String.raw`(?:\.test|/testing|/testing/[^/]+|/fixtures|/arbitrary)\.ts$`;
/** Studies that play in threads, store games on the disk, or use other machines. */
const NODE_ONLY = String.raw`^study/(?:internal\.ts|errors\.ts|bots/pack-weights\.ts|(?:against|balance|match|queue|report|runs|simulate|train|tune)/)`;
/** Run by the builds, never by the product. */
const BUILD_TIME = String.raw`(?:\.config|\.validator)\.ts$|\.mjs$`;

/**
 * In the folder of a language, what a house above says in it: the messages of the engine, diagnostics, the command, the page. It has
 * the types and the helpers of that house.
 */
const SAID_ABOVE = String.raw`languages/\w\w/(?:game|messages|positions|story|rulebook|fix-titles|edit-refusals|component-form|diagnostics/\w+|command|command-\w+|page|page-\w+)\.ts`;

/**
 * The houses below the user interfaces, lowest first: what each may import besides itself, and why it is where it is. A house is
 * imported by its faces: `index.ts`, the public one, `internal.ts` for the other houses, and those named here.
 * @type {{ house: string, mayImport: string[], faces?: string[], reason: string }[]}
 */
const HOUSES = [
  {
    house: 'dsl',
    mayImport: [],
    faces: ['node.ts'],
    reason: 'the language knows neither how it is said nor who plays it',
  },
  {
    house: 'texts',
    mayImport: ['dsl'],
    faces: ['audit/index.ts', 'card-tables/index.ts', SAID_ABOVE],
    reason: 'texts are made from a model; no rule depends on a text, and no text on the engine',
  },
  {
    house: 'interpreter',
    mayImport: ['dsl', 'texts'],
    // a record is a value: the page reads it without the engine
    faces: ['scenario/index.ts', 'record-format.ts', 'engine.ts'],
    reason: 'the interpreter plays a model, and words its messages; it knows no user interface and no check',
  },
  {
    house: 'service',
    mayImport: ['dsl', 'texts'],
    faces: ['card-import/index.ts', 'language-service/index.ts', 'reference/index.ts', 'translations/index.ts'],
    reason: 'what is told of a pack is known without playing it',
  },
  {
    house: 'study',
    mayImport: ['dsl', 'texts', 'interpreter', 'service'],
    // what every command needs, without the studies; and what programs play with, without a disk
    faces: ['errors.ts', 'version.ts', 'playing.ts', 'texts/index.ts'],
    reason: 'bots play, studies count: figures are data, whoever prints them',
  },
  {
    house: 'table',
    mayImport: ['dsl', 'texts', 'interpreter', 'study'],
    // what the page and its worker, or a server and its seats, say to each other
    // and what programs ask of a game that has been played
    faces: ['protocol.ts', 'update.ts', 'saved-game.ts', 'told.ts'],
    reason:
      'who sits at a table, what each seat sees and how it is told is the same in a page, a terminal and a server',
  },
];
const HOUSE_NAMES = HOUSES.map(({ house }) => house);
const ANY_HOUSE = `(?:${HOUSE_NAMES.join('|')})`;
/** May import every house, and none of the others. */
const INTERFACES = ['cli', 'editor', 'library'];

const houseRules = HOUSES.map(({ house, mayImport, reason }) => ({
  name: `house-${house}`,
  comment: `${house}/: ${reason}.`,
  severity: 'error',
  from: { path: `^${house}/`, pathNot: [TEST_SUPPORT, BUILD_TIME, `^texts/${SAID_ABOVE}$`] },
  to: {
    path: `^(?:${[...HOUSE_NAMES, ...INTERFACES, 'test'].join('|')})/`,
    pathNot: `^(?:${[house, ...mayImport].join('|')})/`,
  },
}));

const faceRules = HOUSES.map(({ house, faces = [] }) => ({
  name: `faces-of-${house}`,
  comment: `Outside of ${house}/ imports go through its faces, so that its files can be moved and split freely.`,
  severity: 'error',
  from: {
    path: `^(?:${[...HOUSE_NAMES, ...INTERFACES].filter((other) => other !== house).join('|')})/`,
    // the library re-exports whole groups of names: `export type * from '../dsl/packs/model.ts'`
    pathNot: [TEST_SUPPORT, BUILD_TIME, String.raw`^library/(?:common|language)\.ts$`, `^texts/${SAID_ABOVE}$`],
  },
  to: { path: `^${house}/`, pathNot: `^${house}/(?:${['index.ts', 'internal.ts', ...faces].join('|')})$` },
}));

/**
 * The rooms of the houses, lowest first: a folder, the rooms of the same house that it may import besides itself, and why.
 * @type {Record<string, [room: string, mayImport: string[], reason: string][]>}
 */
const ROOMS = {
  dsl: [
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
      'scenarios',
      ['source', 'syntax', 'words', 'semantics', 'packs', 'provenance'],
      'a scenario is read against a built model',
    ],
  ],
  texts: [
    ['languages', [], 'a language is declared without knowing what is said in it'],
    ['lexicon', ['languages'], 'the names of a pack are declined before anything is said of them'],
    ['meaning', ['languages', 'lexicon'], 'what an effect refers to is the same whether it is rendered or parsed'],
    [
      'constructions',
      ['languages', 'lexicon', 'meaning'],
      'what a construction means is data, which rendering and parsing read alike',
    ],
    ['icons', ['languages', 'lexicon'], 'an icon is named by the lexicon of its text'],
    ['render', ['languages', 'lexicon', 'meaning', 'constructions'], 'rendering never parses'],
    [
      'parse',
      ['languages', 'lexicon', 'meaning', 'constructions', 'render'],
      'what is parsed is what rendering says, and more',
    ],
    ['compare', ['meaning'], 'effects are compared as trees, in whatever language they were written'],
    [
      'card-tables',
      ['languages', 'lexicon', 'meaning', 'render', 'parse'],
      'a table of typed cards is read with the names of a pack; what is made of it is decided above',
    ],
    [
      'audit',
      ['languages', 'lexicon', 'meaning', 'render', 'parse', 'compare', 'card-tables'],
      'printed texts are compared with effects; the engine that judges by play is given to it',
    ],
  ],
  service: [
    ['checks', [], 'a check looks at a built pack; loading without checks must stay possible'],
    ['analysis', ['checks'], 'loading is building, checking and reading scenarios: the one place that knows all three'],
    ['audit', ['checks', 'analysis'], 'an audit reports on a loaded pack'],
    ['reference', ['checks'], 'the reference documents the declarations of all layers and needs no pack'],
    [
      'translations',
      ['reference'],
      'messages are translated from the data of all declarations; nothing but a user interface reads them',
    ],
    [
      'language-service',
      ['checks', 'analysis', 'reference'],
      'the language service stands on everything, and only tables of cards stand on it, as they are edits',
    ],
    [
      'card-import',
      ['checks', 'analysis', 'language-service'],
      'rows become cards that are checked and written; who shows them is decided above',
    ],
  ],
  study: [
    ['statistics', [], 'intervals and tests know no games'],
    ['coverage', [], 'what was reached is told by scenarios and games alike'],
    ['equivalence', [], 'effects are compared by what the engine does, and by nothing else'],
    ['occasions', ['equivalence'], 'a component is tried at the positions and by the deeds that tell effects apart'],
    ['texts', ['equivalence'], 'what texts and effects mean is asked with the judge by play'],
    ['bots', [], 'a bot is a player: it sees a game'],
    ['games', ['bots'], 'a game of bots that is studied is played and replayed on the machine alone'],
    [
      'simulate',
      ['bots', 'coverage', 'runs', 'queue'],
      'games are played here, in threads or at a queue, by the same work',
    ],
    ['runs', ['bots', 'games', 'simulate', 'queue'], 'games that several questions share are stored once'],
    ['queue', ['bots', 'games', 'runs', 'simulate'], 'other machines play what this one would'],
    ['match', ['statistics', 'bots', 'simulate'], 'bots are compared by the games they play'],
    ['train', ['bots', 'match', 'simulate'], 'new weights play against older ones'],
    ['against', ['statistics', 'games'], 'two versions are compared by the same measures'],
    ['balance', ['statistics', 'games', 'runs'], 'what a thing is worth is asked of shared games'],
    ['tune', ['statistics', 'games', 'runs', 'simulate', 'against'], 'a goal is one of the measures of a comparison'],
    [
      'report',
      ['statistics', 'coverage', 'bots', 'runs', 'simulate', 'match', 'against', 'balance', 'tune'],
      'what any study found is told in one form, which knows no terminal and no page',
    ],
  ],
  table: [
    ['narrative', [], 'a story is told of any game, whether anybody sits at a table'],
    ['rulebook', [], 'the rules of a pack are told whether anybody plays it'],
  ],
};

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
    ['position/', 'machine/', 'nodes/', '(?:fathom-error|arguments)'],
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
    ['machine/(?:messages|request-messages|trace-event)', '(?:fathom-error|arguments)'],
    'words are made from messages and names, never from a position',
  ],
  [
    'values',
    '(?:fathom-error|record-format|arguments)',
    ['position/', 'machine/messages', 'machine/request-messages'],
    'errors and records are values that need no machine',
  ],
  [
    'game',
    '(?:game|asked-decision)\\.ts',
    [
      'position/',
      'machine/',
      'compile/',
      'trace/',
      'view/',
      'render/(?:game-words|message-renderer)',
      '(?:fathom-error|arguments)',
      'record-format',
    ],
    'a game shows what the machine plays, in words that it is given; it knows nothing of scenarios',
  ],
  [
    'setup',
    'setup/',
    [
      'position/',
      'machine/',
      'compile/',
      'render/game-words',
      'game\\.ts',
      '(?:fathom-error|arguments)',
      'record-format',
    ],
    'a game can begin at any position',
  ],
  [
    'scenario',
    'scenario/',
    [
      'position/',
      'machine/',
      'nodes/',
      'compile/',
      'trace/',
      'view/',
      'render/',
      'setup/',
      'game\\.ts',
      'localized',
      '(?:fathom-error|arguments)',
      'record',
      'sandbox',
      'asked-decision',
      'old-orders',
    ],
    'scenarios and effects that are tried stand on everything, and nothing in interpreter/ stands on them',
  ],
  [
    'sandbox',
    'sandbox\\.ts',
    [
      'position/',
      'machine/',
      'compile/(?:number-text|compile-cached)',
      'view/',
      'game\\.ts',
      '(?:fathom-error|arguments)',
    ],
    'things are tried on a copy of a game',
  ],
];

/** Files of a house that every room of it may import. */
const SHARED = [String.raw`(?:errors|version)\.ts$`];

/** The imports upwards, each with its reason. Cycles are forbidden all the same. */
const UPWARDS = {
  // the parser and the printer take the signatures of all words from their registry
  syntax: ['words/'],
  // a declaration names the types of what its resolver makes
  words: [String.raw`semantics/(?:ir|symbols|diagnostics)\.ts$`],
  // a place in a source is a value
  rulebook: [String.raw`source-views\.ts$`],
};

const roomRules = Object.entries(ROOMS).flatMap(([house, rooms]) =>
  rooms.map(([room, mayImport, reason]) => ({
    name: `${house}-${room}`,
    comment: `${house}/${room}: ${reason}.`,
    severity: 'error',
    from: { path: `^${house}/${room}/`, pathNot: [TEST_SUPPORT, BUILD_TIME, `^texts/${SAID_ABOVE}$`] },
    to: {
      path: `^${house}/`,
      pathNot: `^${house}/(?:${[...[room, ...mayImport].map((name) => `${name}/`), ...(UPWARDS[room] ?? []), ...SHARED].join('|')})`,
    },
  })),
);

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
  ['narrative', String.raw`terminal/|wording/`, 'the story of a game is laid out in lines, whoever prints them'],
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
  ['(?:start|cards|author|gallery|lab|boards|play|audit|reference)', 'views stand side by side'],
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
const INSIDE_WORKER = String.raw`^editor/worker/(?!(?:protocol|deck-protocol|card-table-protocol|reference-protocol|client|find-packs|citation-text)\.ts$)`;

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that import each other can only be understood together. Type imports count.',
      severity: 'error',
      from: { pathNot: CYCLES },
      to: { circular: true },
    },
    {
      name: 'only-parsing',
      comment: 'What is only parsed of a language stays out of what renders it: a page that plays a game goes without.',
      severity: 'error',
      from: {
        path: '^(?:dsl|texts|interpreter|service|study|table|cli|editor|library)/',
        pathNot: [
          String.raw`^texts/parse/|^texts/languages/(?:wordings-of|\w\w/(?:parsing|wordings))\.ts$`,
          TEST_SUPPORT,
        ],
      },
      to: {
        path: String.raw`^texts/languages/(?:wordings-of|\w\w/(?:parsing|wordings|idioms|normalization|patterns))\.ts$`,
      },
    },
    ...houseRules,
    ...faceRules,
    ...roomRules,
    ...interpreterRules,
    ...editorRules,
    {
      name: 'editor-worker-apart',
      comment: 'The page asks the worker by its client and loads nothing that only the worker needs.',
      severity: 'error',
      from: { path: '^editor/', pathNot: ['^editor/worker/', TEST_SUPPORT, '^editor/main\\.ts$'] },
      to: { path: INSIDE_WORKER },
    },
    {
      name: 'table-by-its-protocol',
      comment: 'The page has the data of a table; the game is in its worker.',
      severity: 'error',
      from: { path: '^editor/', pathNot: ['^editor/worker/', TEST_SUPPORT] },
      to: { path: '^table/', pathNot: String.raw`^table/(?:protocol|update|saved-game)\.ts$` },
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
      name: 'interfaces-apart',
      comment: 'Command line, workbench and library stand side by side; what they share belongs to a house below.',
      severity: 'error',
      from: { path: '^(cli|editor|library)/', pathNot: [TEST_SUPPORT, BUILD_TIME] },
      to: { path: '^(?:cli|editor|library|test)/', pathNot: '^$1/' },
    },
    {
      name: 'no-face-inside',
      comment: 'Inside a house a file imports what it needs; a face would import it back.',
      severity: 'error',
      from: { path: `^(${ANY_HOUSE})/.+/`, pathNot: TEST_SUPPORT },
      to: { path: String.raw`^$1/(?:index|internal|node)\.ts$` },
    },
    {
      name: 'no-node-at-run-time',
      comment: 'The language, the interpreter and the workbench run in a browser.',
      severity: 'error',
      from: {
        path: `^(?:${[...HOUSE_NAMES, 'editor'].join('|')})/`,
        pathNot: [
          TEST_SUPPORT,
          BUILD_TIME,
          // the file system of Node, which dsl/node.ts alone exports
          String.raw`^dsl/packs/(?:node|plain)-files\.ts$`,
          NODE_ONLY,
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
      from: { path: `^(?:${[...HOUSE_NAMES, 'editor'].join('|')})/`, pathNot: TEST_SUPPORT },
      to: { path: 'node_modules/vscode-', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'node-only-by-its-face',
      comment: 'Whoever imports the file system of Node cannot run in a browser.',
      severity: 'error',
      from: {
        path: `^(?:${[...HOUSE_NAMES, 'editor'].join('|')})/`,
        pathNot: [TEST_SUPPORT, NODE_ONLY, String.raw`^dsl/(?:node|packs/node-files)\.ts$`],
      },
      to: { path: String.raw`^dsl/(?:node|packs/(?:node|plain)-files)\.ts$` },
    },
    {
      name: 'studies-of-the-page',
      comment: 'The page has bots and comparisons by play; whole studies need threads and a disk.',
      severity: 'error',
      from: { path: '^editor/', pathNot: [TEST_SUPPORT, BUILD_TIME] },
      to: { path: String.raw`^study/internal\.ts$` },
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
