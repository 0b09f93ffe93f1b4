/**
 * What may follow an unfinished sentence, found by the rules that parse it: where its tokens end, a rule says with which words it would go
 * on, or passes on a match as if it had been written. Such a match ends at a place behind the end of the sentence; where another rule
 * then goes on, or the sentence is whole, its words may follow.
 */

import type { PartialCandidate } from './candidates.ts';

/** Words that are only written together with what follows them: *a* before *il* is *al*. */
type IsJoined = (tokens: readonly string[]) => boolean;

export class Completion {
  /** what would be written at each place behind the end */
  private readonly added: (readonly string[])[] = [];
  private readonly places = new Map<string, number>();
  private readonly accepted = new Set<number>();
  /** what may follow, by its tokens */
  readonly words = new Map<string, readonly string[]>();
  /** where noun phrases begin: what is written of them */
  readonly begun = new Map<number, PartialCandidate[]>();

  /**
   * @param end the number of tokens
   * @param isFresh of an empty sentence: what it finds is kept for all sentences
   */
  constructor(
    readonly end: number,
    private readonly isJoined: IsJoined,
    readonly isFresh = false,
  ) {}

  /** Whether rules say there with what they would go on: at the end, or behind a word that is written together with the next one. */
  isOpen(at: number): boolean {
    return at === this.end || (at > this.end && this.isJoined(this.tokensAt(at)));
  }

  /** What would be written at a place. */
  tokensAt(at: number): readonly string[] {
    return at > this.end ? this.added[at - this.end - 1] : [];
  }

  /**
   * Adds tokens at an open place, of which only those of the next word count.
   *
   * @returns the place behind them; undefined if it is known that they may follow
   */
  add(at: number, tokens: readonly string[]): number | undefined {
    const unit = this.unitOf([...this.tokensAt(at), ...tokens]);
    const key = unit.join(' ');
    let place = this.places.get(key);
    if (place === undefined) {
      this.added.push(unit);
      place = this.end + this.added.length;
      this.places.set(key, place);
    }
    return this.accepted.has(place) ? undefined : place;
  }

  /** They may follow. */
  expect(at: number, tokens: readonly string[]): void {
    const place = this.add(at, tokens);
    if (place !== undefined) this.accept(place);
  }

  /** A rule goes on at a place, or the sentence ends there. */
  accept(place: number): void {
    if (place <= this.end || this.accepted.has(place)) return;
    const tokens = this.tokensAt(place);
    if (this.isJoined(tokens)) return;
    this.accepted.add(place);
    this.words.set(tokens.join(' '), tokens);
  }

  isAccepted(place: number): boolean {
    return this.accepted.has(place);
  }

  /** The tokens of the first word. */
  private unitOf(tokens: readonly string[]): readonly string[] {
    let length = 1;
    // a dash
    if (tokens[0] === '-') return tokens.slice(0, 1);
    while (length < tokens.length) {
      const isWhole = !this.isJoined(tokens.slice(0, length)) && !CLINGS.has(tokens[length]);
      if (isWhole && !/['-]$/.test(tokens[length - 1])) break;
      length++;
    }
    return tokens.slice(0, length);
  }

  forEmpty(): Completion {
    return new Completion(0, this.isJoined, true);
  }
}

/** They are written without a blank before them. */
export const CLINGS: ReadonlySet<string> = new Set(['-', "'s", '=']);
