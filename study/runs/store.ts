/**
 * Played games on file, so that no question plays again what another one has played. One file for each pack, version, options and bots;
 * a line for each game, added when it has ended, so whatever ends the process costs no game.
 */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LIMITS } from '../../dsl/internal.ts';
import { makeFolder, readFound } from '../../dsl/node.ts';
import type { PlayedGame } from '../games/play.ts';
import { settingKey, type Setting } from '../games/setting.ts';
import { InputError, systemErrorText } from '../errors.ts';
import { digest, type StoreKey } from './plan.ts';

const FORMAT = 'fathom-games/1';

/** Games that belong together, by seed and setting. */
export class GameStore {
  private readonly games = new Map<string, PlayedGame>();
  /** the last line has no end, as a process was ended or the disk was full: the next game must not go on in it */
  private isCutOff = false;

  private constructor(private readonly path: string | null) {}

  /** Without a folder, games are stored for as long as the command runs. Throws an `InputError` for what cannot be read. */
  static open(folder: string | null, key: StoreKey): GameStore {
    const store = new GameStore(
      folder === null ? null : join(folder, `${fileName(key.pack)}-${digest(key)}.games.jsonl`),
    );
    if (store.path !== null) store.load(store.path, key);
    return store;
  }

  get size(): number {
    return this.games.size;
  }
  get(seed: number, setting: Setting): PlayedGame | undefined {
    return this.games.get(`${seed} ${settingKey(setting)}`);
  }
  add(game: PlayedGame): void {
    this.games.set(`${game.seed} ${settingKey(game.setting)}`, game);
    if (this.path === null) return;
    const start = this.isCutOff ? '\n' : '';
    this.isCutOff = true;
    attempt(this.path, (path) => appendFileSync(path, `${start}${JSON.stringify(game)}\n`));
    this.isCutOff = false;
  }
  /** Forgets a game that does not replay; it is played and added again. */
  forget({ seed, setting }: PlayedGame): void {
    this.games.delete(`${seed} ${settingKey(setting)}`);
  }

  private load(path: string, key: StoreKey): void {
    const head = `${JSON.stringify({ format: FORMAT, ...key })}\n`;
    const text = attempt(path, () => textOf(path));
    // what was cut off while it was made has no game yet
    if (text === null || (text.length < head.length && head.startsWith(text))) {
      attempt(path, () => {
        makeFolder(dirname(path));
        writeFileSync(path, head);
      });
      return;
    }
    this.isCutOff = !text.endsWith('\n');
    const lines = text.slice(head.length).split('\n');
    if (!text.startsWith(head)) {
      throw new InputError(
        `"${path}" is no store of these games: its first line is not what Fathom wrote. Remove it, or name another folder with --store.`,
      );
    }
    for (const line of lines) {
      const game = parseGame(line);
      if (game !== null) this.games.set(`${game.seed} ${settingKey(game.setting)}`, game);
    }
  }
}

/** The text of a store; null where there is none. */
function textOf(path: string): string | null {
  if (!existsSync(path)) return null;
  const { most } = LIMITS.storeSize;
  const bytes = readFound(path, most);
  if (bytes.length <= most) return bytes.toString('utf8');
  throw new InputError(
    `The store of games "${path}" is larger than ${most.toLocaleString('en-US')} bytes. Remove it, or name another folder with --store.`,
  );
}

const fileName = (pack: string): string => pack.replace(/[^\w-]/g, '_');

function attempt<T>(path: string, action: (path: string) => T): T {
  try {
    return action(path);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(
      `The games cannot be stored in "${path}": ${systemErrorText(error)}. Name another folder with --store, or use --store none.`,
    );
  }
}

/** A line may be cut off, as the process was ended; a game that was changed does not replay to its end. */
function parseGame(line: string): PlayedGame | null {
  if (line === '') return null;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  return isGame(value) ? value : null;
}

function isGame(value: unknown): value is PlayedGame {
  const game = value as Partial<PlayedGame> | null;
  return (
    typeof game === 'object' &&
    game !== null &&
    Number.isInteger(game.seed) &&
    typeof game.hash === 'string' &&
    Number.isInteger(game.choices) &&
    Number.isInteger(game.options) &&
    (game.gap === null || typeof game.gap === 'number') &&
    isSetting(game.setting) &&
    isStack(game.stack) &&
    isWholeNumbers(game.codes)
  );
}

const isWholeNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((code) => Number.isInteger(code));

function isStack(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const stack = value as Partial<Record<'shuffle' | 'card' | 'others', unknown>>;
  return Number.isInteger(stack.shuffle) && Number.isInteger(stack.card) && isWholeNumbers(stack.others);
}

function isSetting(value: unknown): boolean {
  const setting = value as Partial<Record<'kind' | 'card' | 'slot' | 'seat', unknown>> | null | undefined;
  if (typeof setting !== 'object' || setting === null) return false;
  const { kind, card, slot, seat } = setting;
  switch (kind) {
    case 'natural':
      return true;
    case 'show':
    case 'hide':
      return typeof card === 'string';
    case 'give':
      return typeof card === 'string' && Number.isInteger(seat);
    case 'only':
      return (typeof card === 'string') !== (typeof slot === 'string') && Number.isInteger(seat);
    default:
      return false;
  }
}
