/** What is said when a game is told: one object per language; a text that a language lacks does not compile. */
import type { MessageRenderer, TraceEvent } from '../../interpreter/index.ts';

type TileDeed = Extract<TraceEvent, { type: 'tile' }>['what'];
type PieceDeed = Extract<TraceEvent, { type: 'piece' }>['what'];

/** How a game ended. Amounts are in words. */
interface ResultWords {
  /** before what decides where all before it is equal */
  readonly tie: string;
  inOrder(place: number): string;
  /** `amount`: null where it is said elsewhere */
  wins(player: string, amount: string | null): string;
  share(players: string): string;
  /** `players` have the same `amount`; `by`: why one of them is ahead */
  tieBroken(players: string, amount: string, first: string, by: string): string;
  misses(player: string, goals: string): string;
}

/** The sentences of a story. Lists are joined, and cards quoted, by the caller. */
export interface StoryWords {
  /** the name of a card inside a sentence */
  quoted(card: string): string;
  /** a slot as the object of a verb; `painted` colours a name */
  slotTaken(slot: string, say: MessageRenderer, painted: (name: string) => string): string;
  /** `farm on b6a`: the object of what is done with it */
  pieceOn(piece: string, site: string, say: MessageRenderer): string;
  /** a piece that is relocated; `steps`: how many it has gone, of one that goes by steps */
  pieceMoved(piece: string, move: { from: string; site: string; steps?: number }, say: MessageRenderer): string;
  readonly piece: { readonly [What in PieceDeed]: (list: string) => string };
  /** a card on a board as the object of what is done with it; `card` is null for who does not know it */
  tileOn(card: string | null, site: string): string;
  readonly tile: { readonly [What in TileDeed]: (list: string) => string };
  /** what lies on a site or a card: it goes from one to another, comes there from whoever has it, or goes back */
  readonly lying: {
    moves(amount: string, from: string, to: string): string;
    puts(amount: string, on: string): string;
    takes(amount: string, from: string): string;
  };
  counterOfGame(change: string, total: number): string;
  pays(amounts: string): string;
  paidFor(done: string, price: string): string;
  becomes(site: string, kind: string, predicate: string): string;
  /** `space` is null beyond the end; `steps` of a single move is 1 */
  advances(track: string, space: string | null, steps: number): string;
  draws(cards: string): string;
  discards(cards: string): string;
  readies(cards: string): string;
  exhausts(cards: string): string;
  uses(card: string): string;
  plays(card: string): string;
  takes(slot: string): string;
  performs(slot: string): string;
  blocks(slots: string, n: number): string;
  turnOrder(players: string): string;
  shuffled(zone: string): string;
  passed(zone: string, to: 'left' | 'right'): string;
  readonly everybody: string;
  readonly result: ResultWords;
}
