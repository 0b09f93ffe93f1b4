/** Effects that were made from typed words, by card: in another deck or as another type the words may mean something else. */
import { parsed, readText, writeText } from './browser-store.ts';
import { host } from './services.ts';

/** What was typed, and the effect that it became. */
interface TypedWords {
  text: string;
  effect: string;
}

type Stored = [pack: string, card: string, text: string, effect: string];

/** The card that was said longest ago goes first. */
const MOST_CARDS = 400;

const keyOf = (): string => `fathom-words ${host().key}`;

/** Where the browser stores nothing, as long as the page is open. */
let unstored: Stored[] | null = null;

/** The words of a card; null: its effect was written, or confirmed to be another than its words say alone. */
export function typedWords(pack: string, card: string): TypedWords | null {
  const found = stored().find((one) => isOf(one, pack, card));
  return found ? { text: found[2], effect: found[3] } : null;
}

/** Null: forgets them. */
export function rememberWords(pack: string, card: string, words: TypedWords | null): void {
  const others = stored().filter((one) => !isOf(one, pack, card));
  const all: Stored[] = words ? [...others, [pack, card, words.text, words.effect]] : others;
  const kept = all.slice(-MOST_CARDS);
  unstored = writeText(keyOf(), JSON.stringify(kept)) ? null : kept;
}

const isOf = ([pack, card]: Stored, wantedPack: string, wantedCard: string): boolean =>
  pack === wantedPack && card === wantedCard;

/** As far as it can be understood. */
function stored(): Stored[] {
  if (unstored) return unstored;
  const entries = parsed(readText(keyOf()));
  return Array.isArray(entries) ? entries.filter(isStored) : [];
}

const isStored = (entry: unknown): entry is Stored =>
  Array.isArray(entry) && entry.length === 4 && entry.every((part) => typeof part === 'string');
