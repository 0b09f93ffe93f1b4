/**
 * Games at the table as the browser stores them: the one that is played, so that a reload goes on with it, and those that were left or
 * cannot be read, which are kept until somebody removes them.
 */
import { problemOfRecord } from '../../interpreter/record-format.ts';
import type { GameRecord } from '../worker/protocol.ts';
import { parsed, readText, removeText, writeText } from './browser-store.ts';
import type { TableSetup } from '../../table/protocol.ts';

export interface StoredGame {
  pack: string;
  setup: TableSetup;
  record: GameRecord;
  /** numbers of the choices that were made in place of people, as it made no difference */
  inPlace?: number[];
  /** it has been played to its end */
  over?: boolean;
}

/** A game that is not played now; null: its text is damaged. */
export interface KeptGame {
  text: string;
  game: StoredGame | null;
}

const KEY = 'fathom-game';
const KEPT = 'fathom-games-kept';
/** The oldest goes first. */
const MOST_KEPT = 8;

/** Null: none is stored, or it cannot be read. */
export const storedGame = (): StoredGame | null => gameIn(readText(KEY));

/** Whether the browser has stored it. */
export const storeGame = (game: StoredGame): boolean => writeText(KEY, JSON.stringify(game));

/** What is stored of the game that was played is kept, unless that game is over: another one will take its place. */
export function keepStored(): void {
  const text = readText(KEY);
  if (text === null) return;
  const isOver = gameIn(text)?.over === true;
  const texts = [text, ...keptTexts().filter((other) => other !== text)].slice(0, MOST_KEPT);
  // what could not be kept stays where it is
  if (isOver || writeText(KEPT, JSON.stringify(texts))) removeText(KEY);
}

/** A stored text that is no game is kept apart, so that nothing is written over it. */
export function keepIfDamaged(): void {
  if (storedGame() === null) keepStored();
}

/** The latest first. */
export const keptGames = (): KeptGame[] => keptTexts().map((text) => ({ text, game: gameIn(text) }));

export function removeKept(text: string): void {
  writeText(KEPT, JSON.stringify(keptTexts().filter((other) => other !== text)));
}

function keptTexts(): string[] {
  const texts = parsed(readText(KEPT));
  return Array.isArray(texts) ? texts.filter((text): text is string => typeof text === 'string') : [];
}

function gameIn(text: string | null): StoredGame | null {
  const stored = parsed(text) as Partial<StoredGame> | null;
  if (typeof stored !== 'object' || stored === null || typeof stored.pack !== 'string') return null;
  if (!isSetup(stored.setup) || problemOfRecord(stored.record) !== undefined) return null;
  return stored as StoredGame;
}

const isSetup = (setup: unknown): setup is TableSetup =>
  typeof setup === 'object' && setup !== null && Array.isArray((setup as TableSetup).seats);
