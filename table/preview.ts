/** What an option would change, told with no more than the seat knows that decides: it is tried in games where the rest is dealt again. */
import { GameError, type Game, type MessageRenderer } from '../interpreter/index.ts';
import { changesBetween } from '../interpreter/scenario/index.ts';
import { keysOf } from './merge.ts';
import type { TablePreview, Viewer } from './protocol.ts';
import { seenFacts } from './seen-facts.ts';

/**
 * Deals in which an option is tried by which something hidden is seen: what comes out the same in all of them is told, as what can be
 * foreseen. Of 2,290 such changes in games by chance, 3 came otherwise.
 */
const DEALS = 12;

type Change = ReturnType<typeof changesBetween>[number];

interface Tried {
  changes: Change[];
  reveals: boolean;
  draws: number;
  signals: string[];
  next: TablePreview['next'];
}

/** Null: it is not offered. `goOn` takes what is decided in place of the person. */
export function previewOf(
  game: Game,
  key: string,
  viewer: Viewer,
  words: MessageRenderer,
  goOn: (copy: Game) => void,
): TablePreview | null {
  if (game.decision?.player !== viewer) return null;
  const { order } = game.view(viewer);
  const before = seenFacts(game, viewer, order);
  const tryOnce = (deal: number): Tried => {
    const copy = game.hypothetical(viewer, deal);
    const faceDown = copy.faceDown.length;
    const told = copy.trace.length;
    keysOf(key).forEach((one) => copy.choose(one));
    const reveals = copy.lastChoiceRevealed;
    goOn(copy);
    const signals = copy.trace.slice(told).flatMap((event) => (event.type === 'signal' ? [event.signal] : []));
    const { decision } = copy;
    return {
      changes: changesBetween(before, seenFacts(copy, viewer, order)),
      reveals: reveals || copy.lastChoiceRevealed,
      draws: Math.max(0, copy.faceDown.length - faceDown),
      signals: reveals ? [] : signals.map((signal) => words.signal(signal)),
      next: decision?.player === viewer && !reveals ? { prompt: words.question(decision.question) } : null,
    };
  };
  try {
    const first = tryOnce(0);
    if (!first.reveals) {
      return { ...first, ...toldChanges(first.changes, words), depends: false };
    }
    let same = first.changes;
    let depends = false;
    for (let deal = 1; deal < DEALS && (same.length > 0 || !depends); deal++) {
      const { changes } = tryOnce(deal);
      const others = new Set(changes.map((change) => JSON.stringify(change)));
      const left = same.filter((change) => others.has(JSON.stringify(change)));
      depends ||= left.length < changes.length || left.length < same.length;
      same = left;
    }
    return { ...first, ...toldChanges(same, words), signals: [], next: null, depends };
  } catch (error) {
    if (error instanceof GameError) return null;
    throw error;
  }
}

/** In words; and apart, what the person who decides has more or less of. */
const toldChanges = (
  changes: readonly Change[],
  words: MessageRenderer,
): Pick<TablePreview, 'changes' | 'amounts'> => ({
  changes: changes.map((change) => words.change(change)),
  amounts: changes.flatMap(({ what, was, is }) => {
    const [, id] = /^me (\S+)$/.exec(what) ?? [];
    return id !== undefined && typeof was === 'number' && typeof is === 'number' ? [{ id, n: is - was }] : [];
  }),
});
