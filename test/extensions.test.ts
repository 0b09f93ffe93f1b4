/** Cards as fans would write them: they load, do what their scenarios say, and their texts say what they do. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatFile } from '../dsl/internal.ts';
import { loadPack } from '../service/index.ts';
import { memoryFiles } from '../dsl/packs/files.ts';
import { nodeFiles } from '../dsl/packs/node-files.ts';
import { SAYINGS } from '../service/reference/guides.ts';
import { parseProgram } from '../dsl/syntax/index.ts';
import { LANGUAGES } from '../texts/languages/index.ts';
import { lexiconOf } from '../texts/lexicon/lexicon-of.ts';
import { normalForm } from '../texts/meaning/normal.ts';
import { TextParser } from '../texts/parse/text-parser.ts';
import { renderComponent } from '../texts/render/component.ts';
import { runScenarios } from '../interpreter/scenario/index.ts';

const FILE = 'test/packs/reef-fair.yaml';
const loaded = loadPack(nodeFiles, FILE, { packs: 'cards' });
const { model, sources } = loaded;
const cards = sources.components.filter(({ pack, section }) => pack === 'reef-fair' && section === 'cards');

test('it loads without a finding', () => {
  expect(loaded.diagnostics).toEqual([]);
});

test('it is in canonical form', () => {
  const text = readFileSync(FILE, 'utf8');
  expect(formatFile(text).text).toBe(text);
});

test('every card has a scenario, and all hold', () => {
  const own = runScenarios(loaded, { filter: ({ file }) => FILE.endsWith(file) }).results;
  const proven = new Set(own.map(({ component }) => component.id));
  expect(cards.map(({ id }) => id).filter((id) => !proven.has(id))).toEqual([]);
  expect(
    own.flatMap(({ ok, line, name, failures }) => (ok ? [] : [`${line} ${name}: ${failures.join('; ')}`])),
  ).toEqual([]);
});

describe.each(Object.values(LANGUAGES))('in $code', (language) => {
  const parser = new TextParser(language, lexiconOf(model!, language.code), sources.symbols);

  test.each(cards.map((card) => [card.id, card] as const))('the text of %s says its effect', (_, card) => {
    for (const { text, missing, source } of renderComponent(model!, sources, card, language)) {
      const { effect } = parser.parse(text);
      const { ast } = parseProgram(source.text);
      expect([text, missing, normalForm(effect, sources.symbols)]).toEqual([
        text,
        [],
        normalForm(ast, sources.symbols),
      ]);
    }
  });
});

test('every saying of the reference is an effect of the game', () => {
  const folder = 'cards/underwater-cities';
  const base = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [`underwater-cities/${name}`, readFileSync(`${folder}/${name}`, 'utf8')]);
  const card = (effect: string, i: number): string => {
    const type = /^(?:when|after|discount|instead|let|once per \w+: (?:when|after)) /.test(effect)
      ? 'permanent-card'
      : 'instant-card';
    return `  - {id: saying-${i}, number: ${900 + i}, deck: era-1, type: ${type}, color: green, effect: ${JSON.stringify(effect)}}\n`;
  };
  const own = `pack: sayings\nversion: 0.1.0\nextends: underwater-cities\nstatus: original\ncards:\n${SAYINGS.map(([, effect], i) => card(effect, i)).join('')}`;
  const { diagnostics } = loadPack(memoryFiles({ ...Object.fromEntries(base), 'sayings.yaml': own }), 'sayings.yaml');
  expect(diagnostics.map(({ line, message }) => `${SAYINGS[line - 6]?.[1] ?? line}: ${message}`)).toEqual([]);
});
