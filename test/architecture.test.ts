/** Rules for the repository as a whole: layers, no word of a game in the code, no word of the language without its parts. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import {
  HEADER,
  MODEL_KEYS,
  NOTE_FIELDS,
  SECTIONS,
  SECTION_NAMES,
  sectionOf,
  type Named,
  type RecordType,
} from '../dsl/internal.ts';
import { loadPack } from '../service/index.ts';
import { nodeFiles } from '../dsl/packs/node-files.ts';
import { INSERTED_STEP } from '../dsl/packs/fields.ts';
import { DIRECTIONS } from '../dsl/packs/grid.ts';
import { CORE_NAMES, CORE_NOUNS } from '../dsl/words/core-names.ts';
import { KEYWORDS, OPENINGS } from '../dsl/syntax/vocabulary.ts';
import { WORDS } from '../dsl/words/registry.ts';
import { unusedExports } from './support/exports.ts';
import { CODE_FOLDERS, HOUSES, IMPORT_RULES, modulesIn, ROOT } from './support/houses.ts';
import { PACKS } from './support/packs.ts';

const source = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** Types that occur only in what the compiler infers of exported constants, and must be exported for that (TS4023). */
const NAMED_BY_INFERENCE: ReadonlySet<string> = new Set([
  'dsl/semantics/index.ts Resolved',
  'dsl/source/declaration.ts DeclarationBase',
  'dsl/syntax/diagnostics.ts Expectation',
  'dsl/words/declaration.ts ImmediateWord',
  'dsl/words/declaration.ts ContinuousWord',
  'service/checks/draft-language.ts DraftLanguage',
  'service/checks/lost-sentence.ts LostSentence',
  'service/checks/missing-form.ts MissingForm',
  'service/checks/missing-lexicon.ts MissingLexicon',
  'service/checks/never-true.ts FailedComparison',
  'service/checks/nothing-to-discount.ts NothingToDiscount',
  'service/checks/same-site.ts SameSite',
  'service/checks/short-supply.ts ShortSupply',
  'service/checks/too-few-boards.ts TooFewBoards',
  'editor/state/store.ts Store',
]);
/**
 * Files whose exports are imported by plain JavaScript, which has types beside it; or by a language that is a draft
 * (fixtures/draft-language).
 */
const USED_ELSEWHERE: ReadonlySet<string> = new Set([
  'library/entries.d.mts',
  'service/translations/draft.ts',
  // what the page and its worker say to each other, whole
  'editor/worker/card-table-protocol.ts',
]);

const MOST_COLUMNS = 140;

describe('layers', () => {
  it('imports keep to the rules of .dependency-cruiser.cjs', () => {
    const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const { stdout, status } = spawnSync(
      process.execPath,
      [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...CODE_FOLDERS],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('no dependency violations'),
    });
  });

  it.each(HOUSES)('every room of %s has a rule', (house) => {
    const rooms = readdirSync(join(ROOT, house), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const named = rooms.map(({ name }) => `${house}-${name}`);
    expect(named.filter((name) => !IMPORT_RULES.includes(name))).toEqual([]);
  });

  it.each(HOUSES)('%s has its faces and a README, is checked, tested and built', (house) => {
    for (const file of ['README.md', 'index.ts']) {
      expect([file, existsSync(join(ROOT, house, file))]).toEqual([file, true]);
    }
    const lists = ['tsconfig.json', 'package.json', 'vitest.config.ts', 'cli/bootstrap.mjs', 'editor/vite.config.ts'];
    const forgets = lists.filter((file) => !new RegExp(`\\b${house}\\b`).test(readFileSync(join(ROOT, file), 'utf8')));
    expect(forgets).toEqual([]);
  });

  it('no other folder has code', () => {
    const known = new Set([...CODE_FOLDERS, 'cards', 'docs', 'test', 'dist', 'node_modules']);
    const folders = readdirSync(ROOT, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
    expect(folders.filter((name) => !known.has(name))).toEqual([]);
  });

  it('what is exported is imported somewhere, or belongs to the package', () => {
    const configs = readdirSync(ROOT).filter((name) => name.endsWith('.config.ts'));
    const isEntry = (file: string): boolean =>
      /^library\/(?:index|browser|language|engine|service|bots|text|words-\w\w)\.ts$/.test(file) ||
      USED_ELSEWHERE.has(file);
    const unused = unusedExports(CODE_FOLDERS, ['test', ...configs], isEntry).map((one) => one.replace(/:\d+ /, ' '));
    expect(unused.filter((one) => !NAMED_BY_INFERENCE.has(one))).toEqual([]);
    expect([...NAMED_BY_INFERENCE].filter((one) => !unused.includes(one))).toEqual([]);
  });

  it('packs are data', () => {
    const data = readdirSync(join(ROOT, 'cards'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
    expect(data.filter((name) => !/\.(yaml|md|weights\.json)$/.test(name))).toEqual([]);
  });
});

// ------------------------------------------------------------------------------------------------ no game word

/** `buildUpTo` → build up to */
const words = (identifier: string): string[] =>
  identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** What the language owns: its words, its nouns, and the keys of its files. */
function owned(): Set<string> {
  const keys: string[] = [];
  const collect = (record: RecordType): void => {
    for (const [key, field] of Object.entries(record.fields)) {
      keys.push(key);
      const walk = (type: typeof field.type): void => {
        if (type.is === 'record') collect(type.record);
        else if (type.is === 'list' || type.is === 'one-or-list' || type.is === 'map') walk(type.of);
        else if (type.is === 'choice') keys.push(...type.of);
      };
      walk(field.type);
    }
  };
  for (const name of SECTION_NAMES) {
    collect(sectionOf(name).entry);
    keys.push(name, (SECTIONS[name] as { declares?: string }).declares ?? '');
  }
  collect(INSERTED_STEP);
  keys.push(...Object.keys(HEADER), ...Object.keys(NOTE_FIELDS));
  return new Set(
    [...KEYWORDS, ...OPENINGS, ...CORE_NAMES, ...Object.keys(CORE_NOUNS), ...keys].flatMap((key) => words(key)),
  );
}

/**
 * Words that a pack happens to declare and that the code means otherwise, each with what it means there. The list is
 * short on purpose: a word of it could no longer be found where it does not belong.
 */
const OTHERWISE: Record<string, string> = {
  length: "of a list: the name is the host's",
  act: 'what happens at once, as against lines that hold: a role of words',
  acts: 'the words of that role',
  cell: 'of the array that is a position',
  cells: 'of the array that is a position',
  contract: 'to join an article with a preposition',
  match: 'what a pattern finds in a text',
  line: 'of a text',
  lines: 'of a text',
  legal: 'of an option: it can be taken and leads on',
  kept: 'what is left of a list, or was put aside to be put back',
  pair: 'a key with its value in a file',
  promise: 'what a procedure owes and how it can be met',
  promises: 'what a procedure owes and how it can be met',
  reached: 'where the search or the tests have been',
  shown: 'to a reader',
  gone: 'of an array, or through a list',
  good: 'without an error',
  wins: "in words about the ranking, which is the language's own",
  spent: 'in messages about substitutes',
  pile: 'in the example of a message, which names no pack',
  discarded: "in words about `discard`, which is the language's own",
  'given up': 'of a search, or paid',
  work: 'what one step of a game may cost',
  'in play': 'a check: a component that no number of players brings into the game',
};

/** Names that others gave: of the host, of SVG, of the parser, of the reader of YAML. */
const FOREIGN = new Set([
  'viewBox',
  'matchAll',
  'fromCodePoint',
  'codePointAt',
  'buildMismatchTokenMessage',
  'RESOURCE_EXHAUSTION',
]);

/** Ids, names and plurals of all that the packs declare, as lists of words. */
function declared(): Map<string, string> {
  const out = new Map<string, string>();
  for (const path of PACKS) {
    const { model, sources } = loadPack(nodeFiles, path);
    if (!model) throw new Error(`${path} does not load`);
    const { rules: _rules, goals: _goals, ...keys } = MODEL_KEYS;
    const named = Object.values(keys).flatMap((key): Named[] => model[key]);
    const texts = [
      ...named.flatMap((d) => [d.id, d.name, d.plural]),
      // the directions of grids are words of the language
      ...sources.symbols
        .all()
        .flatMap(({ kind, id }) => (kind === 'way' && DIRECTIONS.some((one) => one === id) ? [] : [id])),
      model.id,
    ];
    for (const text of texts) if (text) out.set(words(text).join(' '), `${model.id}: ${text}`);
  }
  return out;
}

describe('no word of a game in the code', () => {
  const language = owned();
  const game = [...declared()].filter(
    ([text]) =>
      !text
        .split(' ')
        .every((word) => language.has(word) || language.has(word.replace(/s$/, '')) || /^\d+$/.test(word)) &&
      !(text in OTHERWISE),
  );
  const single = new Map(game.filter(([text]) => !text.includes(' ')));
  const several = game.filter(([text]) => text.includes(' '));

  const searched = new Map<string, string | null>();
  /** The first declared word in the identifier or text, or null. */
  function found(text: string): string | null {
    let hit = searched.get(text);
    if (hit === undefined) searched.set(text, (hit = search(text)));
    return hit;
  }
  function search(text: string): string | null {
    const list = words(text);
    for (const word of list) if (single.has(word)) return word;
    const joined = ` ${list.join(' ')} `;
    for (const [phrase] of several) if (joined.includes(` ${phrase} `)) return phrase;
    return null;
  }

  /** words of any table, which packs use as well */
  const OF_TABLES = new Set(['crosses', 'points', 'round', 'rounds', 'scoring', 'setup']);
  // a study counts rounds and works at a queue
  const playing = HOUSES.flatMap((house) =>
    house === 'study' ? ['study/bots', 'study/equivalence', 'study/games'] : [house],
  );
  it.each(playing)('%s', (layer) => {
    /** by word: where it occurs */
    const hits: Record<string, string[]> = {};
    for (const file of modulesIn(layer)) {
      if (isTest(file) || /\/(testing|fixtures|arbitrary)\.ts$/.test(file)) continue;
      // what the page and the command say is for people, as in their own folders
      if (/^texts\/languages\/\w+\/(?:page|command|story)/.test(file)) continue;
      const tree = source(file);
      const inDocs = (node: ts.Node): boolean => {
        if (file.startsWith('service/reference/')) return true;
        for (let n: ts.Node | undefined = node; n; n = n.parent) {
          if (
            ts.isPropertyAssignment(n) &&
            /^['"]?(example|details|examples|doc|meaning|summary)['"]?$/.test(n.name.getText(tree)) &&
            /^(?:dsl|texts|service)\//.test(file)
          ) {
            return true;
          }
        }
        return false;
      };
      const visit = (node: ts.Node): void => {
        const text =
          ts.isIdentifier(node) || ts.isPrivateIdentifier(node)
            ? node.text
            : ts.isStringLiteralLike(node) ||
                ts.isTemplateHead(node) ||
                ts.isTemplateMiddle(node) ||
                ts.isTemplateTail(node)
              ? node.text
              : null;
        const inImport =
          ts.isStringLiteral(node) && (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent));
        if (text !== null && !inImport && !FOREIGN.has(text)) {
          const hit = found(text);
          if (hit !== null && !(layer === 'table' && OF_TABLES.has(hit)) && !inDocs(node)) {
            (hits[hit] ??= []).push(
              `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.slice(0, 60)}`,
            );
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(tree);
    }
    expect(hits).toEqual({});
  });

  it('the words to look for are there', () => {
    for (const word of ['kelp', 'tunnel', 'city', 'hand', 'federation', 'science', 'era', 'hut']) {
      expect([word, single.has(word)]).toEqual([word, true]);
    }
  });
});

// ------------------------------------------------------------------------------------------------ every word

describe('lines', () => {
  it('have at most 140 columns, but for what templates and regular expressions contain', () => {
    const tooLong = [...CODE_FOLDERS, 'test']
      .flatMap((folder) => modulesIn(folder))
      .flatMap((file) => {
        const text = readFileSync(join(ROOT, file), 'utf8');
        const long = text.split('\n').flatMap((line, i) => (line.length > MOST_COLUMNS ? [i] : []));
        if (long.length === 0) return [];
        const tree = source(file);
        return long.filter((line) => !isData(tree, line)).map((line) => `${file}:${line + 1}`);
      });
    expect(tooLong).toEqual([]);
  });

  /** Whether what is behind the last column belongs to a template, a regular expression, an import or a key. */
  function isData(tree: ts.SourceFile, line: number): boolean {
    const at = tree.getPositionOfLineAndCharacter(line, MOST_COLUMNS - 1);
    let found = false;
    const visit = (node: ts.Node): void => {
      if (at < node.getStart(tree) || at >= node.end) return;
      found ||= ts.isTemplateLiteral(node) || ts.isTemplateSpan(node) || ts.isRegularExpressionLiteral(node);
      found ||= ts.isImportDeclaration(node) || (ts.isPropertyAssignment(node) && at < node.name.end);
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  }
});

describe('every word of the language', () => {
  it('is tested: its effect occurs in a test of the language or the machine, or in a pack', () => {
    const tests = [...HOUSES, 'test']
      .flatMap((folder) => modulesIn(folder))
      .filter(isTest)
      .map((file) => readFileSync(join(ROOT, file), 'utf8'))
      .join('\n');
    const packs = readdirSync(join(ROOT, 'cards'), { recursive: true, withFileTypes: true })
      .filter((e) => e.isFile() && e.name.endsWith('.yaml'))
      .map((e) => readFileSync(join(e.parentPath, e.name), 'utf8'))
      .join('\n');
    expect(
      WORDS.filter(
        (word) => !`${tests}${packs}`.includes(`${word.opening.join(' ')} `) && !tests.includes(word.opening.join(' ')),
      ).map((word) => word.name),
    ).toEqual([]);
  });

  it('is documented, with an example that is in the reference', () => {
    const reference = readFileSync(join(ROOT, 'dsl/LANGUAGE.md'), 'utf8');
    for (const word of WORDS) {
      expect([word.name, (word.summary ?? '').length > 10, reference.includes(word.example)]).toEqual([
        word.name,
        true,
        true,
      ]);
    }
  });
});

describe('declared fields are read', () => {
  it('by the packs of the repository: nothing is read that is not declared', () => {
    const known = new Map<RecordType, Set<string>>();
    const collect = (record: RecordType): void => {
      known.set(record, new Set(Object.keys(record.fields)));
    };
    for (const name of SECTION_NAMES) collect(sectionOf(name).entry);
    const undeclared: string[] = [];
    for (const path of PACKS) {
      loadPack(nodeFiles, path, {
        onFieldRead: (record, field) => {
          if (known.has(record) && !known.get(record)!.has(field) && !(record.declaredKeys || record.rest)) {
            undeclared.push(field);
          }
        },
      });
    }
    expect(undeclared).toEqual([]);
  });
});
