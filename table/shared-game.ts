/** The one game of a table, which its seats share: who sits where, bots, the lesson, what is decided in place of people. */
import type { LanguageCode, Lesson, PackModel, Told } from '../dsl/internal.ts';
import { botKind, botNames, botOfKind, type Bot } from '../study/index.ts';
import { freeOrder } from '../interpreter/internal.ts';
import { FathomError, type Game } from '../interpreter/index.ts';
import { letBots, type BotLimit } from './let-bots.ts';
import { TableLesson } from './lesson.ts';
import { Together } from './merge.ts';
import type { InPlace, TableNotice, TableSetup, TableStart, UndoProblem } from './protocol.ts';
import type { EditionTitles } from './source-views.ts';
import { newTableGame, noticeOfWeights, replayed } from './start.ts';

/** What a pack says to people who do not know the game. */
export interface TableGuide {
  lessons: readonly Lesson[];
  /** by name */
  explanations: ReadonlyMap<string, Told>;
  editions: EditionTitles;
}

export type GameStart = Omit<TableStart, 'pack' | 'viewer'>;

/** Who decides for whom in a game. */
interface Deciders {
  /** what the person at a seat wants to be decided; null: nothing, or no person sits there */
  preferencesOf(seat: number): InPlace | null;
  /** whether the only thing to do is done in place of that person */
  isConfirmed(seat: number, preferences: InPlace): boolean;
}

export class SharedGame {
  readonly game: Game;
  readonly setup: TableSetup;
  readonly language: LanguageCode;
  readonly together = new Together();
  /** in the order in which they are shown */
  readonly notices: TableNotice[] = [];
  private readonly bots: (Bot | null)[];
  private readonly preferences = new Map<number, InPlace>();
  /** by hash of the position: what can be taken first in place of the person */
  private readonly orders = new Map<string, string | null>();
  private followed: TableLesson | null;

  /** Throws a `FathomError` where the pack offers no such game, and a `StoppedError` where the record cannot be played to its end. */
  constructor(
    readonly model: PackModel,
    { setup, language, record, inPlace, weights = null, asFarAsItGoes = false }: GameStart,
    readonly guide: TableGuide,
    bases: readonly string[],
  ) {
    const ofWeights = weights === null ? null : noticeOfWeights(model, weights, bases);
    if (ofWeights !== null) this.notices.push(ofWeights);
    const { game, notices } = record
      ? replayed(model, record, { setup, language, inPlace, asFarAsItGoes })
      : { game: newTableGame(model, setup, language), notices: [] };
    this.notices.push(...notices);
    this.game = game;
    this.setup = setup;
    this.language = language;
    this.bots = setup.seats.map(({ bot }, seat) => {
      if (bot === null) return null;
      const kind = botKind(bot);
      // nobody would ever decide there
      if (!kind) {
        throw new FathomError('no-such-bot', `At seat ${seat} there is no bot "${bot}".`, { bot, known: botNames });
      }
      return botOfKind(kind, setup.seed, seat);
    });
    this.followed = this.lessonOf(guide.lessons);
  }

  /** A lesson that the pack no longer has so is said, and the game goes on without it. */
  private lessonOf(lessons: readonly Lesson[]): TableLesson | null {
    const { lesson: id } = this.setup;
    if (id === undefined) return null;
    const lesson = lessons.find((one) => one.id === id);
    try {
      if (lesson) return new TableLesson(this.model, lesson, this.guide.editions);
    } catch (error) {
      if (!(error instanceof FathomError)) throw error;
      this.notices.push({ type: 'lesson', message: error.message });
      return null;
    }
    this.notices.push({ type: 'lesson', message: id });
    return null;
  }

  /** Null: the game follows none. */
  get lesson(): TableLesson | null {
    return this.followed;
  }

  endLesson(): void {
    this.followed = null;
  }

  /** A lesson says itself what is chosen, step by step. */
  get isTaught(): boolean {
    return (this.followed?.progress(this.game).next ?? null) !== null;
  }

  isPerson(seat: number): boolean {
    return this.setup.seats[seat].bot === null;
  }

  /** What is decided in place of the person at a seat from now on. */
  setPreferences(seat: number, preferences: InPlace): void {
    this.preferences.set(seat, preferences);
  }

  preferencesOf(seat: number): InPlace | null {
    return this.isPerson(seat) ? (this.preferences.get(seat) ?? null) : null;
  }

  /**
   * Why a seat cannot take back the last choice; null: it can. Only its own: whoever saw what somebody else chose would then choose
   * otherwise.
   */
  undoProblemOf(seat: number): UndoProblem | null {
    const problem = this.game.undoProblem;
    if (problem !== null) return problem;
    const last = this.game.trace.findLast((event) => event.type === 'choice' && !event.auto);
    return last?.player === seat && this.isPerson(seat) ? null : 'other-player';
  }

  /** Lets bots decide until a person is asked. */
  letBots(limit: BotLimit): void {
    const { game, bots } = this;
    const ofBot = (): string | undefined => bots[game.decision?.player ?? -1]?.choose(game);
    letBots(game, limit, () => this.followed?.choiceOfOthers(game) ?? ofBot());
  }

  /** Once others have their turn, nothing of it can be taken back any more. A lesson says itself what is chosen. */
  decideInPlace(): void {
    if (this.isTaught) return;
    this.takeInPlace(this.game, {
      preferencesOf: (seat) => this.preferencesOf(seat),
      isConfirmed: (seat, { confirmed }) => !confirmed || this.undoProblemOf(seat) !== null,
    });
  }

  /** Makes all choices of a game that people want to be made in their place. */
  takeInPlace(game: Game, { preferencesOf, isConfirmed }: Deciders): void {
    for (;;) {
      const { decision } = game;
      const preferences = decision && preferencesOf(decision.player);
      if (!decision || !preferences) return;
      const { kind, options, player } = decision;
      let key: string | null = null;
      if (kind === 'order' && preferences.freeOrders) key = this.freeOrder(game);
      else if (kind === 'confirm' && options.length === 1 && isConfirmed(player, preferences)) ({ key } = options[0]);
      if (key === null) return;
      game.choose(key, { inPlace: true });
    }
  }

  /** What was found for a preview is not looked for again when the option is chosen. */
  private freeOrder(game: Game): string | null {
    const hash = game.hash();
    let key = this.orders.get(hash);
    if (key === undefined) this.orders.set(hash, (key = freeOrder(game)));
    return key;
  }
}
