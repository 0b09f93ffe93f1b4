/** No table answers for what every JavaScript object inherits: `constructor` is a word like any other that nobody knows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryFiles, type LanguageCode } from '../dsl/internal.ts';
import { parseCondition, parseProgram } from '../dsl/syntax/parse.ts';
import { GRAMMAR_WORDS } from '../dsl/words/grammar-words.ts';
import { WORDS } from '../dsl/words/registry.ts';
import { newGame } from '../interpreter/index.ts';
import { loadPack, type LoadedPack } from '../service/index.ts';
import { DEMO, diagnosticLines } from '../service/analysis/fixtures.ts';
import { completions, createWorkspace, hover } from '../service/language-service/index.ts';
import { CODE_FOLDERS, modulesIn, ROOT } from './support/houses.ts';
import { sampleOf } from './support/width.ts';
import { LANGUAGES, renderComponent } from '../texts/index.ts';
import { lexiconOf } from '../texts/internal.ts';
import { TextParser } from '../texts/parse/text-parser.ts';

const CODES = Object.keys(LANGUAGES) as LanguageCode[];
/** What all objects inherit; and a name of ours that they do for the length of these tests, which notes who asks for it. */
const NATIVE = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
const INHERITED = 'zq-inherited';
const UNKNOWN = 'zq-unknown';

const askedBy = new Set<string>();
const whoAsks = (): string => {
  const lines = (new Error().stack ?? '').split('\n');
  return lines.find((line) => /\.ts:\d/.test(line) && !line.includes('native-names'))?.trim() ?? 'elsewhere';
};
beforeAll(() => {
  Object.defineProperty(Object.prototype, INHERITED, {
    configurable: true,
    get: () => void askedBy.add(whoAsks()),
    set(this: object, value: unknown) {
      Object.defineProperty(this, INHERITED, { value, writable: true, enumerable: true, configurable: true });
    },
  });
});
afterAll(() => {
  delete (Object.prototype as unknown as Record<string, unknown>)[INHERITED];
});
/** Where an object was asked for the name that it only inherits. */
function askedIn(work: () => void): string[] {
  askedBy.clear();
  work();
  return [...askedBy];
}

const WORD = /[a-z][a-z0-9-]*/g;
/** A text as often as it has words, each time with another one of them replaced. */
const replacedIn = (text: string, name: string, word = WORD): string[] =>
  [...text.matchAll(word)].map(({ index, 0: { length } }) => text.slice(0, index) + name + text.slice(index + length));

const EXAMPLES = [...WORDS, ...Object.values(GRAMMAR_WORDS)].map(({ example }) => example);
const effectsWith = (name: string): string[] => EXAMPLES.flatMap((example) => replacedIn(example, name));
const withCards = (effects: readonly string[]): string => {
  const cards = effects.map(
    (text, i) => `  - {id: c${i}, deck: base, type: instant, effect: ${JSON.stringify(text)}}\n`,
  );
  return DEMO.replace('boards:\n', `${cards.join('')}$&`);
};
const load = (text: string): LoadedPack => loadPack(memoryFiles({ p: text }), 'p');

/** Every word of the pack, each time another one is called `name` wherever it stands. */
const packsWith = (name: string): string[] =>
  [...new Set(DEMO.match(WORD))].map((word) =>
    DEMO.replace(new RegExp(`(?<![a-z0-9-])${word}(?![a-z0-9-])`, 'g'), () => name),
  );

/** What an editor asks about each place where the name stands. */
function edit(text: string): void {
  const workspace = createWorkspace({ files: memoryFiles({ p: text }), pack: 'p' });
  workspace.fullCheck();
  text.split('\n').forEach((line, at) => {
    for (const { index } of line.matchAll(new RegExp(INHERITED, 'g'))) {
      for (const language of CODES) hover(workspace, 'p', { line: at, character: index }, language);
      completions(workspace, 'p', { line: at, character: index + 1 });
    }
  });
}

function play({ model }: LoadedPack): void {
  if (!model) return;
  for (const language of CODES) {
    const game = newGame(model, { players: 2, seed: 1, language });
    for (let i = 0; i < 20 && game.decision; i++) {
      game.refusals();
      game.choose(game.decision.options[i % game.decision.options.length].key);
    }
    game.everything();
  }
}

/** Whether it is written as a name of a pack may be. */
const isName = (name: string): boolean => !/[A-Z_]/.test(name);
/** What is said of a pack, with the name as if it were another one. */
const saidOf = (text: string, name: string): string[] =>
  diagnosticLines(load(text)).map((line) => line.replaceAll(name, UNKNOWN).replaceAll(/:\d+ /g, ' '));

/** Tables of the code that have any word for a key, and inherit what all objects do. */
function inheritingTables(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  return tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ type }) => type && /^(?:Readonly<|Partial<)*Record<\s*string,/.test(type.getText()))
    .filter(({ initializer }) => !/^(?:wordTable\(|[A-Z_]+$)/.test(initializer!.getText()))
    .map(({ name }) => `${file} ${name.getText()}`);
}

it('tables with any word for a key are made by wordTable', () => {
  const files = CODE_FOLDERS.flatMap((folder) => modulesIn(folder, /(?<!\.test)\.ts$/));
  expect(files.flatMap(inheritingTables)).toEqual([]);
});

describe('nothing answers by what objects inherit', () => {
  it('at each place of the grammar', () => {
    const effects = effectsWith(INHERITED);
    expect(effects.length).toBeGreaterThan(500);
    expect(
      askedIn(() => {
        for (const text of effects) for (const parse of [parseProgram, parseCondition]) parse(text);
        load(withCards(effects));
      }),
    ).toEqual([]);
  });

  it('in place of each word of a pack: checked, edited, played', () => {
    const packs = sampleOf(packsWith(INHERITED), 40);
    expect(packs.filter((text) => load(text).model).length).toBeGreaterThan(10);
    expect(
      askedIn(() => {
        for (const text of packs) {
          edit(text);
          play(load(text));
        }
      }),
    ).toEqual([]);
  });

  it.each(CODES)('in texts: %s', (code) => {
    const { model, sources } = load(DEMO);
    const texts = sources.components.flatMap((component) =>
      renderComponent(model!, sources, component, LANGUAGES[code]).map(({ text }) => text),
    );
    const parser = new TextParser(LANGUAGES[code], lexiconOf(model!, code), sources.symbols);
    expect(texts.length).toBeGreaterThan(5);
    expect(
      askedIn(() => {
        const replaced = texts.flatMap((whole) => replacedIn(whole, INHERITED, /\p{L}+/gu));
        for (const text of sampleOf(replaced, 60)) parser.parse(text);
      }),
    ).toEqual([]);
  });
});

describe.each(NATIVE)('%s', (name) => {
  it('is an unknown word at each place of the grammar', () => {
    const said = saidOf(withCards(effectsWith(name)), name);
    expect(said.length).toBeGreaterThan(500);
    if (isName(name)) expect(said).toEqual(saidOf(withCards(effectsWith(UNKNOWN)), UNKNOWN));
  });

  it('may be an id where it is a value, and is refused as a key', () => {
    const asId = saidOf(DEMO.replaceAll('crew', name), name);
    if (isName(name)) expect(asId).toEqual(saidOf(DEMO.replaceAll('crew', UNKNOWN), UNKNOWN));
    else expect(asId.filter((line) => / (bad-name|bad-id) /.test(line))).not.toEqual([]);
    expect(saidOf(DEMO.replaceAll('credit', name), name)).not.toEqual([]);
  });
});
