/**
 * What commands print with --json, and the schemas in `docs/json` that describe it for other programs: every command is
 * run on small packs, and what it prints is what its schema says, no less and no more.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import { SHOP } from '../test/support/shop.ts';
import { COMMANDS } from './commands/index.ts';
import { fathom } from './scripted-io.ts';

const FOLDER = resolve(import.meta.dirname, '../docs/json');
const SCHEMAS = new Map(
  readdirSync(FOLDER).map((file) => [
    file.replace('.schema.json', ''),
    JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as AnySchemaObject,
  ]),
);
const ajv = new Ajv2020({ strict: true, allErrors: true });
/** What is wrong with a value; null for nothing. */
const errorsOf = (value: unknown, isValid: ValidateFunction): unknown => (isValid(value) ? null : isValid.errors);
const BAZAAR = 'study/balance/fixtures/bazaar.yaml';

// one folder for all, as the texts of a pack are soon read when they have been read once
const folder = mkdtempSync(join(tmpdir(), 'fathom-json-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
const put = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};

const PHRASE = `
lexicon:
  en:
    coin: {one: coin, other: coins}
    told: {sentences: [{means: gain 2 coins, rendered: lose 2 coins}]}
`;
const TEXTS = `texts:
  - {card: 9, lang: en, text: "Gain 2 coins."}
  - {card: 9, lang: en, edition: old, text: "You gain 1 coin."}
  - {card: 9, lang: en, text: "Gain 1 coin."}
waivers:
  - {rule: "amount: 2 for 1", reason: a misprint, who: Ann}
`;
/** With a Cyrillic letter. */
const MIXED = 'G\u0430in 1 coin.';
const TABLE = `number,name,type,deck,text,remark\n9,Sale,sale,stock,Gain 1 coin.,\n10,Sail,sail,stock,${MIXED},\n`;
const CARDS = 'number,name,type,deck,text en\n9,Big Sale,sail,stock,Gain 1 coin.\n';

const OWN_SHOP = put('shop.yaml', SHOP);
/** Weights are written beside a pack. */
const OWN_BAZAAR = put('bazaar.yaml', readFileSync(BAZAAR, 'utf8'));
/** With a scenario that fails, and a phrase that says something else. */
const ODD_SHOP = put('odd.yaml', SHOP.replace('coin: +1}}', 'coin: +2}}') + PHRASE);
/** With a card twice, an effect that is none, and a source at a place that does not exist. */
const FAULTY_SHOP = put(
  'faulty.yaml',
  SHOP.replace('gain 2 coins', 'gain 2 coyns')
    .replace('at: p. 3', 'at: p. 9')
    .replace('procedures:', '  - {id: small-sale, deck: stock, type: sale, effect: gain 1 coin}\nprocedures:'),
);

/** By schema, command lines without --json. */
const RUNS: Record<string, (string | string[])[]> = {
  check: [['check', 'nim', FAULTY_SHOP]],
  audit: [['audit', ODD_SHOP, FAULTY_SHOP, '--games', '0']],
  'audit-texts': [
    ['audit', OWN_SHOP, '--texts', put('mine.yaml', TEXTS)],
    ['audit', OWN_SHOP, '--texts', put('mine.csv', CARDS)],
  ],
  show: [
    ['show', 'small-sale', '--pack', OWN_SHOP],
    ['show', 'D1', '--pack', OWN_SHOP],
    ['show', 'cards', '--all', '--pack', FAULTY_SHOP],
  ],
  tell: [
    ['tell', 'gain 1 coin', '--pack', OWN_SHOP],
    ['tell', 'gain 1 coyn', '--pack', OWN_SHOP],
    ['tell', 'gain 1 stick', '--pack', 'nim'],
  ],
  encode: ['Gain 1 coin.', MIXED].map((text) => ['encode', text, '--pack', OWN_SHOP]),
  'encode-file': [
    ['encode', '--file', put('cards.csv', TABLE), '--pack', OWN_SHOP],
    ['encode', '--file', at('cards.csv'), '--pack', OWN_SHOP, '--out', at('cards.yaml')],
  ],
  test: ['test nim', ['test', ODD_SHOP, '--offers', '--coverage', '--games', '1']],
  compare: [
    ['compare', 'gain 2 coins', 'gain 1 coin; gain 1 coin', '--pack', BAZAAR, '--positions', '3'],
    ['compare', 'gain 2 coins', 'gain 2 coyns', '--pack', BAZAAR],
    `compare goose anchor --pack ${BAZAAR}`,
  ],
  try: [
    ['try', 'do turn', '--pack', BAZAAR, '--outcomes', '--choose', 'slot:corner'],
    ['try', 'if coin > 5: gain 1 coin', '--pack', BAZAAR],
    ['try', 'gain 1 coyn', '--pack', BAZAAR],
  ],
  simulate: [`simulate --pack ${BAZAAR} --games 2 --statistics`, 'simulate --pack nim --games 1 --bots quick:1'],
  'simulate-against': [`simulate --pack ${BAZAAR} --games 2 --against length=3 --store none`],
  match: ['match random,quick:1 --pack nim --games 2', `match random,quick:1 --pack ${BAZAAR} --games 2 --players 1`],
  ladder: [`ladder random,quick:1 --pack ${BAZAAR} --games 3 --players 3`],
  balance: ['goose', 'open-purse', 'corner', 'wares --deck'].map(
    (what) => `balance ${what} --pack ${BAZAAR} --games 6 --store none`,
  ),
  'balance-criteria': ['coin>=8', 'coin>=888'].map(
    (condition) => `balance ${condition} --criteria --pack ${BAZAAR} --games 1 --store none`,
  ),
  tune: ['low', 'high'].map((goal) => `tune ${BAZAAR} --toward rounds=${goal} --vary length=3 --games 4 --store none`),
  train: [[...'train --fresh --games 80 --lines 1 --check 1'.split(' '), OWN_BAZAAR]],
};

async function printed(line: string | string[]): Promise<unknown> {
  const { out } = await fathom(typeof line === 'string' ? `${line} --json` : [...line, '--json']);
  return JSON.parse(out);
}

test('every schema is of a command that is run here', () => {
  expect(Object.keys(RUNS).sort()).toEqual([...SCHEMAS.keys()].sort());
});

describe.each([...SCHEMAS])('%s', (name, schema) => {
  test('what the command prints is as the schema says, and with another key, or without one, it is not', async () => {
    const isValid = ajv.compile(schema);
    for (const line of RUNS[name]) {
      const json = await printed(line);
      expect(errorsOf(json, isValid), String(line)).toBeNull();
      const [top] = [json].flat() as Record<string, unknown>[];
      const [[key, value]] = Object.entries(top);
      top['planted'] = 1;
      expect(errorsOf(json, isValid), String(line)).not.toBeNull();
      delete top['planted'];
      delete top[key];
      expect(errorsOf(json, isValid), String(line)).not.toBeNull();
      top[key] = value;
      expect(errorsOf(json, isValid), String(line)).toBeNull();
    }
  });

  test('it has a title, and no object of it may have keys that it does not name', () => {
    expect(schema).toMatchObject({ title: expect.any(String), description: expect.any(String) });
    const open: string[] = [];
    const look = (node: unknown, path: string, isClosed: boolean): void => {
      if (typeof node !== 'object' || node === null) return;
      const { properties, additionalProperties, unevaluatedProperties } = node as AnySchemaObject;
      const closes = additionalProperties === false || unevaluatedProperties === false;
      if (properties !== undefined && !closes && !isClosed) open.push(path);
      // alternatives of an object are closed by it
      for (const [key, value] of Object.entries(node)) {
        const isAlternative = Array.isArray(node) || key === 'oneOf';
        look(value, `${path}/${key}`, isAlternative && (closes || isClosed));
      }
    };
    look(schema, '', false);
    expect(open).toEqual([]);
  });
});

test('what has the same name in two schemas is the same', () => {
  const first = new Map<string, unknown>();
  for (const { $defs = {} } of SCHEMAS.values()) {
    for (const [name, shape] of Object.entries($defs as Record<string, unknown>)) {
      if (first.has(name)) expect(shape, name).toEqual(first.get(name));
      first.set(name, shape);
    }
  }
});

describe('the help', () => {
  const named = ({ about }: { about: readonly string[] }): string[] =>
    about.flatMap((text) => [...text.matchAll(/docs\/json\/([\w-]+)\.schema\.json/g)].map(([, name]) => name));

  test('of the commands names every schema once, and none that is not there', () => {
    expect(COMMANDS.flatMap(named).sort()).toEqual([...SCHEMAS.keys()].sort());
  });

  test('of a command that prints JSON names its schema', () => {
    const without = COMMANDS.filter(({ options }) => options.some(({ name }) => name === 'json')).filter(
      (command) => !named(command).includes(command.name),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});
