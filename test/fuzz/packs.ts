/** Damaged packs: loading, formatting, both readers of YAML, playing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseDocument } from 'yaml';
import { formatFile, memoryFiles, plain, readYamlText, renderDiagnostic } from '../../dsl/internal.ts';
import { loadPack, type LoadedPack } from '../../service/index.ts';
import { readFastYaml } from '../../dsl/source/fast-yaml.ts';
import { Lines } from '../../dsl/source/lines.ts';
import { readWithLibrary } from '../../dsl/source/yaml.ts';
import { FathomError, newGame, replay } from '../../interpreter/index.ts';
import {
  changed,
  changes,
  lineMoves,
  smallChange,
  tokenChanges,
  withLinesMoved,
  withTokensChanged,
} from './mutations.ts';
import { hold, type Target } from './target.ts';

const CARDS = join(import.meta.dirname, '..', '..', 'cards');
const PACKS = ['nim.yaml', 'tic-tac-toe.yaml', 'test-shapes.yaml'] as const;
const TEXTS = new Map(PACKS.map((name) => [name, readFileSync(join(CARDS, name), 'utf8')]));
/** Changes that extend a good pack: the damage is in one of both files. */
const VARIANT =
  'pack: own\nextends: base\ncounters: {pearl: {start: 2}}\nslots:\n  - {id: own-slot, effect: gain 1 pearl}\n';
const MOST_CHOICES = 120;

/** From what an author may do to what nobody would. */
const damage = fc.oneof(
  { weight: 4, arbitrary: tokenChanges.map((tokens) => ({ tokens })) },
  { weight: 2, arbitrary: smallChange.map((list) => ({ list })) },
  { weight: 1, arbitrary: lineMoves.map((moves) => ({ moves })) },
  { weight: 2, arbitrary: fc.record({ moves: lineMoves, list: changes(3), tokens: tokenChanges }) },
);
interface Damage {
  tokens?: Parameters<typeof withTokensChanged>[1];
  moves?: Parameters<typeof withLinesMoved>[1];
  list?: Parameters<typeof changed>[1];
}

const damagedText = (text: string, { tokens = [], moves = [], list = [] }: Damage): string =>
  changed(withLinesMoved(withTokensChanged(text, tokens), moves), list);

export const packs: Target = {
  name: 'packs',
  property: () =>
    fc.asyncProperty(
      fc.record({
        pack: fc.constantFrom(...PACKS),
        damage,
        asBase: fc.boolean(),
        seed: fc.nat(1000),
      }),
      async ({ pack, damage: change, asBase, seed }) => {
        const text = damagedText(TEXTS.get(pack)!, change);
        readersAgree(text);
        numbersAreExact(text);
        const files: Record<string, string> = asBase
          ? { 'own.yaml': VARIANT, 'base.yaml': text }
          : { 'own.yaml': text };
        const loaded = loadPack(memoryFiles(files), 'own.yaml');
        diagnosticsHold(loaded, new Map(Object.entries(files)));
        formatHolds(text, loaded, asBase);
        plays(loaded, seed);
        return Promise.resolve();
      },
    ),
};

/** What the fast reader accepts is what the library reads, without a problem. */
function readersAgree(text: string): void {
  const fast = readFastYaml(text);
  if (!fast) return;
  const slow = readWithLibrary({ text, lines: new Lines(text), problems: [], root: null });
  hold(slow.problems.length === 0, 'the fast reader accepts what is wrong', slow.problems);
  hold(JSON.stringify(plain(fast)) === JSON.stringify(plain(slow.root!)), 'the readers differ');
}

/** By the library alone, which keeps whole numbers of any size if it is asked to. */
function numbersAreExact(text: string): void {
  const { root, problems } = readYamlText(text);
  if (!root || problems.some(({ severity }) => severity === 'error')) return;
  const exact = parseDocument(text.replace(/^\ufeff/, ''), {
    intAsBigInt: true,
    version: '1.2',
    stringKeys: true,
    uniqueKeys: false,
  });
  if (exact.errors.length > 0) return;
  const pairs: [unknown, unknown][] = [[plain(root), exact.toJS({ maxAliasCount: -1 })]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [ours, theirs] = pair;
    if (typeof theirs === 'bigint') {
      const isSame = typeof ours === 'number' && !Object.is(ours, -0) && BigInt(ours) === theirs;
      hold(isSame, 'a number changed', String(theirs));
    } else if (typeof theirs === 'string') {
      hold(ours === theirs, 'a text changed', [ours, theirs]);
    } else if (typeof theirs === 'object' && theirs !== null) {
      const [left, right] = [ours, theirs] as Record<string, unknown>[];
      hold(typeof left === 'object' && left !== null, 'a list or map changed', left);
      pairs.push(...Object.keys(right).map((key): [unknown, unknown] => [left[key], right[key]]));
    }
  }
}

function diagnosticsHold({ model, diagnostics, sources }: LoadedPack, texts: Map<string, string>): void {
  hold(
    (model === null) === diagnostics.some(({ severity }) => severity === 'error'),
    'a model and an error, or neither',
  );
  const lines = new Map(sources.files.map((file) => [file.path, file.lines]));
  for (const diagnostic of diagnostics) {
    const { file, line, column, endLine, endColumn, message } = diagnostic;
    const count = (texts.get(file) ?? '').split('\n').length;
    hold(line >= 1 && line <= count && column >= 1, 'a place outside of the file', diagnostic);
    hold(endLine > line || (endLine === line && endColumn >= column), 'a place that ends before it begins', diagnostic);
    hold(message.length <= 2000 && !/\S{200}/u.test(message), 'a message is too long', diagnostic);
    hold(
      !/\bundefined\b|\[object|\bNaN\b/.test(message.replace(/["`][^"`]*["`]/g, '')),
      'a message has a hole',
      message,
    );
    const shown = renderDiagnostic(diagnostic, { linesOf: (path) => lines.get(path) });
    hold(
      !/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(shown),
      'a diagnostic steers a terminal',
      shown,
    );
  }
}

/** Formatting twice is formatting once, and the pack is the same afterwards. */
function formatHolds(text: string, loaded: LoadedPack, asBase: boolean): void {
  const once = formatFile(text);
  if (once.problems.length > 0) {
    hold(once.text === text, 'a file with errors was formatted');
    return;
  }
  hold(formatFile(once.text).text === once.text, 'formatting again changes more');
  const after = loadPack(
    memoryFiles(asBase ? { 'own.yaml': VARIANT, 'base.yaml': once.text } : { 'own.yaml': once.text }),
    'own.yaml',
  );
  hold(
    (after.model === null) === (loaded.model === null),
    'formatting makes or heals errors',
    after.diagnostics.slice(0, 2),
  );
  hold(rulesOf(after) === rulesOf(loaded), 'formatting changes the rules');
}

/** The model without the places where it is written, and without what depends on them. */
function rulesOf({ model }: LoadedPack): string {
  const places = new Set(['origin', 'hash', 'line', 'column', 'length', 'file', 'text', 'notes']);
  return JSON.stringify(model, (key, value: unknown) => (places.has(key) ? undefined : value));
}

/** A good pack can be played, and its record gives the same game. */
function plays({ model }: LoadedPack, seed: number): void {
  if (!model) return;
  try {
    const game = newGame(model, { seed });
    for (let n = seed; game.decision && game.length < MOST_CHOICES; n = (n * 48_271 + 11) % 2_147_483_647) {
      const { options } = game.decision;
      game.choose(options[n % options.length].key);
    }
    const record = game.save();
    const again = replay(model, JSON.parse(JSON.stringify(record)) as typeof record);
    hold(again.stopped === null && again.game.hash() === record.finalHash, 'a record does not replay', again.stopped);
    if (game.length > 2) game.seek(game.length >> 1);
    const half = game.save();
    hold(replay(model, half).game.hash() === half.finalHash, 'a record does not replay after seek');
  } catch (error) {
    if (!(error instanceof FathomError)) throw error;
  }
}
