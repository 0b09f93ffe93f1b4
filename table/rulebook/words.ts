/** What a rulebook says beside the words of its pack: one object per language; a text that a language lacks does not compile. */
import type { MessageRenderer } from '../../interpreter/index.ts';
import type { ChapterKind } from './book.ts';

export interface RulebookWords {
  readonly chapters: Readonly<Record<ChapterKind, string>>;
  /** the title of the book; `title`: of the game */
  rulesOf(title: string): string;
  readonly contents: string;
  /** where a rule is printed */
  readonly sources: string;
  /** the headings of the first chapter, and of the part of the course that has all others */
  readonly players: string;
  readonly winning: string;
  readonly wholeGame: string;
  /** numbers of players as a list, such as `2 or 4`, or from one to another */
  forPlayers(numbers: string, most: number): string;
  forPlayersFrom(least: number, most: number): string;
  /** who wins by a counter, or `null` by the order of play; `isTie`: among those who are equal so far */
  wins(by: { counter: string; fewest: boolean } | null, isTie: boolean, say: MessageRenderer): string;
  /** what must be reached to win; `players`: where it holds, as `forPlayers` says it */
  mustReach(goal: string, players: string | null): string;
  readonly cost: string;
  readonly upgrade: string;
  /** of a track */
  space(n: number): string;
  readonly beyond: string;
  /** of a counter: so much of it is there at the beginning */
  atStart(amount: string): string;
  /** of a counter of which others do not see how much a player has */
  readonly secret: string;
  /** of a class of counters or pieces: its members */
  oneOf(names: string): string;
  readonly withoutColor: string;
  readonly values: string;
  /** the value of an option in this game */
  readonly here: string;
}
