/** Commands on damaged files: records and tables of cards. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { fathom, type CommandResult } from '../../cli/scripted-io.ts';
import { loadPack } from '../../service/index.ts';
import { plain, readYamlText } from '../../dsl/internal.ts';
import { nodeFiles } from '../../dsl/node.ts';
import { newGame, replay, type GameRecord } from '../../interpreter/index.ts';
import { CITIES, NIM, pack, SHAPES } from '../support/packs.ts';
import { anyJson, changed, changes } from './mutations.ts';
import { hold, type Target } from './target.ts';

function withFolder<T>(action: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-fuzz-'));
  return action(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}

function holdResult({ code, out, err }: CommandResult, args: readonly string[]): void {
  hold([0, 1, 2].includes(code), 'an exit code', code);
  hold(
    !/internal error|engine fault|\n\s+at .*:\d+/.test(out + err),
    `an internal error of ${args.join(' ')}`,
    err.slice(0, 800),
  );
  hold(code === 0 || out + err !== '', 'a failure without a word', args);
}

// ------------------------------------------------------------------------------------------------ records

function recordOf(path: string, seed: number): string {
  const model = pack(path);
  const game = newGame(model, { seed });
  for (let n = seed; game.decision && game.length < 80; n = (n * 48_271 + 11) % 2_147_483_647) {
    const { options } = game.decision;
    game.choose(options[n % options.length].key);
  }
  return JSON.stringify(
    { ...game.save(), from: model.id, bots: ['random'], engine: '0', hashes: [], components: {} },
    null,
    1,
  );
}
const RECORDS = [NIM, SHAPES, CITIES].flatMap((path) => [1, 2].map((seed) => ({ path, text: recordOf(path, seed) })));

interface Replacement {
  key: string;
  value: unknown;
  /** of a list: which item */
  item: number;
}

function withReplacements(text: string, list: readonly Replacement[]): string {
  const record = JSON.parse(text) as Record<string, unknown>;
  for (const { key, value: sample, item } of list) {
    const value = structuredClone(sample);
    const old = record[key];
    if (Array.isArray(old) && old.length > 0 && item % 3 > 0) old[item % old.length] = value;
    else record[key] = value;
  }
  return JSON.stringify(record);
}

const KEYS =
  'format pack version hash players seed options position choices finalHash engine from bots hashes components __proto__ other'.split(
    ' ',
  );

export const records: Target = {
  name: 'records',
  property: () =>
    fc.asyncProperty(
      fc.constantFrom(...RECORDS),
      fc.oneof(
        changes(3).map((list) => (text: string) => changed(text, list)),
        fc
          .array(
            fc.record({
              key: fc.constantFrom(...KEYS),
              value: anyJson,
              item: fc.nat(100),
            }),
            { minLength: 1, maxLength: 3 },
          )
          .map((list) => (text: string) => withReplacements(text, list)),
      ),
      ({ path, text }, damage) =>
        withFolder(async (folder) => {
          const damaged = damage(text);
          const file = join(folder, 'game.json');
          writeFileSync(file, damaged);
          const before = readFileSync(file);
          const verified = await fathom(['replay', file, '--verify'], { cwd: folder });
          for (const args of [
            ['replay', file],
            ['play', '--resume', file, '--bots', 'random', '--record', join(folder, 'new.json')],
          ]) {
            holdResult(await fathom(args, { cwd: folder }), args);
          }
          holdResult(verified, ['replay', '--verify']);
          hold(readFileSync(file).equals(before), 'a record was changed by reading it');
          if (verified.code === 0) holdGood(path, damaged);
          else hold(!readdirSync(folder).includes('new.json'), 'a damaged record was healed');
        }),
    ),
};

/** A record that is called good gives the position that it names. */
function holdGood(path: string, text: string): void {
  const record = JSON.parse(text) as GameRecord;
  if (record.pack !== pack(path).id) return;
  const { game, stopped } = replay(pack(path), record);
  hold(stopped === null && game.hash() === record.finalHash, 'a damaged record was called good', record);
}

// ------------------------------------------------------------------------------------------------ tables

const NAMES = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    'Kelp farm',
    'yes',
    '007',
    '12345678901234567890',
    '-0',
    'a: b',
    '# x',
    '*a',
    '!!binary x',
    'null',
    "it's",
    '"q"',
    'a\nb',
  ),
);
const TEXTS = fc.constantFrom(
  'Gain 1 kelp.',
  'Build a farm.',
  'Gain 2 credits, then draw 1 card.',
  'Nonsense \u202e here.',
  '',
  'If you have at least 5 connected cities, gain 1 card.',
);
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** As YAML and CSV agree: line ends are one, blanks at the ends do not count. */
const tidy = (name: string): string => name.normalize().replace(/\s+/g, ' ').trim();
const isPlain = (name: string): boolean => /^[\p{L}\p{N}\p{P}\p{S} ]+$/u.test(name) && tidy(name) !== '';

export const tables: Target = {
  name: 'tables',
  property: () =>
    fc.asyncProperty(
      fc.array(fc.tuple(NAMES, TEXTS), { minLength: 1, maxLength: 3 }),
      fc.option(changes(3), { nil: null }),
      fc.constantFrom('utf8', 'utf16le', 'latin1'),
      (rows, damage, encoding) =>
        withFolder(async (folder) => {
          const lines = rows.map(([name, text], i) =>
            [String(i + 1), name, 'green', 'action', text, 'era-1'].map(quoted).join(','),
          );
          const table = `number,name,colour,type,text,deck\n${lines.join('\n')}\n`;
          const text = damage ? changed(table, damage) : table;
          const mark = encoding === 'utf16le' ? Buffer.from([0xff, 0xfe]) : Buffer.alloc(0);
          writeFileSync(join(folder, 'cards.csv'), Buffer.concat([mark, Buffer.from(text, encoding)]));
          const args = ['encode', '--file', 'cards.csv', '--out', 'cards.yaml', '--json'];
          const ran = await fathom(args, { cwd: folder });
          holdResult(ran, args);
          if (!readdirSync(folder).includes('cards.yaml')) return;
          const { model, diagnostics } = loadPack(nodeFiles, join(folder, 'cards.yaml'), {
            packs: join(import.meta.dirname, '..', '..', 'cards'),
          });
          hold(model !== null, 'what was encoded does not load', diagnostics.slice(0, 2));
          if (damage === null && encoding === 'utf8') holdNames(rows, readFileSync(join(folder, 'cards.yaml'), 'utf8'));
        }),
    ),
};

/** Every name is in the file as it was in the table, or under what was not understood. */
function holdNames(rows: readonly (readonly [string, string])[], yaml: string): void {
  const file = JSON.stringify(plain(readYamlText(yaml).root!)).normalize();
  for (const [name] of rows) {
    if (!isPlain(name)) continue;
    hold(file.includes(JSON.stringify(tidy(name)).slice(1, -1)), 'a name changed', [name, yaml]);
  }
}
