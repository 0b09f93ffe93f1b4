/**
 * What the commands say about a game, beside what the game itself says (`interpreter/render`): the table, the
 * questions of a session. One object per language; a text that a language lacks does not compile.
 */
/** What may be typed, as the help lists it. */
export const TYPED_WORDS = ['NUMBER', 'u', 'r', '?', 'b', 'p', 'v N', 'c ID', 's FILE', 'h', 'q'] as const;
type TypedWord = (typeof TYPED_WORDS)[number];

interface ScoreWords {
  readonly title: string;
  readonly start: string;
}

export interface TableWords {
  readonly onTable: string;
  readonly order: string;
  readonly empty: string;
  readonly toDraw: string;
  readonly supply: string;
  readonly slots: string;
  readonly has: string;
  readonly you: string;
  others(n: number): string;
  onTop(cards: string, card: string): string;
  readonly used: string;
  /** what lies on a card */
  marks(what: string): string;
  upgraded(n: number): string;
  readonly legend: string;
  /** a card that lies face down, for who knows it; null: for who does not */
  faceDown(card: string | null): string;
  price(price: string): string;
  readonly surcharge: string;
  /** a marker that belongs to nobody */
  readonly neutral: string;
}

export interface SessionWords {
  player(n: number): string;
  /** a seat: `human`, or the name of a bot */
  seat(name: string): string;
  header(title: string, players: number, seed: number, who: string): string;
  all(seat: string): string;
  choicesSoFar(title: string, n: number): string;
  /** a record that does not give the recorded game; the command that goes on all the same follows */
  damaged(file: string): string;
  pause(player: string): string;
  ask(player: string, numbers: string): string;
  onlyWay(option: string): string;
  /** what is done first in place of the player, as the order makes no difference */
  anyOrder(option: string): string;
  readonly help: { readonly [Word in TypedWord]: string };
  /** `numbers`: `1-5` or `1` */
  typeNumber(numbers: string, options: number): string;
  noNumber(typed: string, numbers: string): string;
  ambiguous(typed: string, options: string): string;
  unknown(typed: string, guess: string): string;
  didYouMean(names: readonly string[]): string;
  readonly or: string;
  refused(reason: string): string;
  readonly takenBack: string;
  readonly nothingToTakeBack: string;
  readonly cannotTakeBack: string;
  readonly nothingToRedo: string;
  readonly saveWhere: string;
  saved(file: string): string;
  readonly saveFirst: string;
  readonly allPossible: string;
  /** what a bot would take; `plan`: what it would choose after that in this turn */
  advised(option: string, plan: readonly string[]): string;
  /** an option that the bot likes less, by so many points */
  advisedLess(option: string, points: number): string;
  /** the same of a bot that counts how likely a victory is, in percent */
  advisedUnlikelier(option: string, percent: number): string;
  asGood(options: readonly string[]): string;
  /** the game was searched to its end */
  readonly exactAdvice: string;
  whose(players: number): string;
  noCard(typed: string, guess: string): string;
  readonly inputEnded: string;
  gameSaved(file: string, over: boolean): string;
  again(seed: number): string;
}

interface ReplayWords {
  header(title: string, players: number, seed: number): string;
  asked(made: number, of: number, player: string, prompt: string): string;
  notOffered(choice: number, of: number, key: string, reason: string): string;
  /** the same without what could be chosen, which others may not see */
  notOfferedThere(choice: number, of: number): string;
  readonly recordChanged: string;
  sameVersion(version: string): string;
  versions(then: string, now: string): string;
  otherPack(pack: string, versions: string): string;
  readonly noComponents: string;
  readonly onlyHead: string;
  components(names: string, more: number): string;
  readonly change: { readonly [Kind in 'new' | 'removed' | 'changed']: string };
  hashDiffers(choice: number, last: boolean, hash: string, recorded: string): string;
  hashOfNoChoice(choice: number, of: number): string;
  readonly good: string;
  equal(choices: number, hashes: number, otherState: boolean): string;
}

interface TryWords {
  readonly impossible: string;
  readonly not: string;
  moreRefused(n: number): string;
  readonly endless: string;
  readonly happens: string;
  readonly changes: string;
  readonly nothing: string;
  readonly notAsked: string;
  outcomes(n: number, cut: boolean): string;
  readonly nothingChanges: string;
  ways(n: number): string;
  moreOutcomes(n: number): string;
}

interface StudyWords {
  /** a bot that does not surely beat random ones; all but `games` in percent */
  noBetterThanChance(
    bot: string,
    games: number,
    figures: { wins: number; low: number; high: number; fair: number },
  ): string;
}

export interface GameWords {
  readonly scores: ScoreWords;
  readonly table: TableWords;
  readonly session: SessionWords;
  readonly replay: ReplayWords;
  readonly try: TryWords;
  readonly study: StudyWords;
}
