/** What programs ask of a game that has been played: its story, where the points come from, its rounds, an event in words. */
import { capitalize, type LanguageCode } from '../dsl/internal.ts';
import {
  currentPeriods,
  type CurrentPeriod,
  type Game,
  type PositionView,
  messageRenderer,
  replay,
  seenEvent,
  type TraceEvent,
} from '../interpreter/index.ts';
import {
  loops,
  requireSeat,
  A_GAME,
  ANYTHING,
  fieldsOf,
  having,
  listOf,
  requireArgument,
  requireLanguage,
  TEXT,
} from '../interpreter/internal.ts';
import { plainNames, type PackNames } from './narrative/pack-names.ts';
import { tell } from './narrative/paragraphs.ts';
import { scoreTable, type ScorePart } from './narrative/score-rows.ts';

/** How a game is told. */
export interface ToldFor {
  /** `en` unless given */
  language?: LanguageCode;
  /** for whom: a seat from 0, or 'everything'; a spectator, -1, unless given, who sees no hidden card */
  seat?: number | 'everything';
  /** names of the players, by seat; `Player 1`, `Player 2` … in the language unless given */
  names?: readonly string[];
}

/** A part of a story: a heading, or what one player did in a turn, or all did together. */
export interface StoryParagraph {
  kind: 'heading' | 'text';
  /** of the period that begins, or of the part of the rules */
  title: string;
  /** whose doing it is; null: nobody's alone */
  seat: number | null;
  /** whether it is the turn of that player */
  turn: boolean;
  /** sentences, without the name of the player; of a heading, its title */
  lines: string[];
}

/**
 * Tells what happened in a game, by round and turn, in sentences: the story of `fathom play` and of the page.
 *
 * @throws FathomError `no-such-language`, `no-such-seat`, or `no-record` for a game without a trace that nothing says the beginning of
 *
 * @example
 * for (const { title, seat, lines } of story(game, { language: 'en', seat: 0 })) console.log(title, seat, lines.join(' / '));
 */
export function story(game: Game, told: ToldFor = {}): StoryParagraph[] {
  const { seat, names } = settingOf('story', game, told);
  const viewer = seat === 'everything' ? 'all' : seat;
  const unseen = new Set(game.faceDown);
  return tell(traceOf(game), names, { viewer, ...(seat === 'everything' ? {} : { unseen }) })
    .filter(({ lines }) => lines.length > 0)
    .map(({ kind, title, seat: player, turn, lines }) => ({
      kind,
      title,
      seat: player < 0 ? null : player,
      turn,
      lines,
    }));
}

/** Where points come from. */
export interface ScoreRow {
  /** in words: the part of the rules, a card, a period */
  title: string;
  /** by seat */
  points: number[];
  /** what it is made of; empty where that says nothing more */
  parts: ScoreRow[];
}

/** The score of a game, row by row. */
export interface ScoreSheet {
  rows: ScoreRow[];
  /** by seat: what they began with, in no row */
  start: number[];
  /** by seat: the sums of the rows and of what they began with */
  totals: number[];
}

/**
 * Tells where each player’s points come from so far, in rows: the table at the end of `fathom play`.
 *
 * @returns null for a pack without a score, and while only its owner sees the counter that is the score
 *
 * @throws FathomError as `story` does
 *
 * @example
 * for (const { title, points } of scoreSheet(game)?.rows ?? []) console.log(title, ...points);
 */
export function scoreSheet(game: Game, told: Pick<ToldFor, 'language'> = {}): ScoreSheet | null {
  const { names } = settingOf('scoreSheet', game, told);
  const table = scoreTable(game, traceOf(game), names);
  return table && { ...table, rows: table.rows.map(rowOf) };
}

const rowOf = ({ title, points, parts }: ScorePart): ScoreRow => ({ title, points, parts: parts.map(rowOf) });

/** A round of a game, at its first decision. */
export interface Round {
  /** from 1, through the game */
  number: number;
  /** which era, round … it is, outermost first; those that the pack names */
  periods: CurrentPeriod[];
  /** how many of `game.choices` were made before it */
  at: number;
  position: PositionView;
}

/**
 * Plays a game again and gives the position at each round, for tables and curves: a round begins whenever one of the loops of the rules
 * does. A game whose rules have no loop has none.
 *
 * @param options.seat what is seen of the positions: a seat from 0, or 'everything'; what a spectator, -1, sees unless given
 *
 * @throws FathomError `no-such-seat`, `no-record`
 *
 * @example
 * const curve = rounds(game).map(({ position }) => position.players.map(({ counters }) => counters.point));
 */
export function rounds(game: Game, told: Pick<ToldFor, 'seat'> = {}): Round[] {
  requireArgument('rounds', 'the game', game, A_GAME);
  const { seat = SPECTATOR } = fieldsOf('rounds', told, { seat: ANYTHING });
  requireViewer(seat, game.players);
  const found: Round[] = [];
  let before = '';
  replay(game.model, game.save(), {
    onPosition(at, replayed) {
      const now = loops(replayed.vm).flatMap((loop) => (loop.players ? [] : [loop.now]));
      const key = now.join(' ');
      if (key === before || replayed.decision === null) return;
      before = key;
      if (now.length === 0) return;
      const position = seat === 'everything' ? replayed.everything() : replayed.view(seat);
      found.push({ number: found.length + 1, periods: currentPeriods(replayed.vm), at, position });
    },
  });
  return found;
}

/**
 * Says in words what a player may know of an event: of a card that somebody draws hidden, that a card was drawn.
 *
 * @param event one of `game.trace`
 *
 * @returns null for what is no news to that player
 *
 * @throws FathomError `no-such-language`, `no-such-seat`
 *
 * @example
 * for (const event of game.trace) console.log(eventInWords(game, event, { seat: 1 }));
 */
export function eventInWords(game: Game, event: TraceEvent, told: ToldFor = {}): string | null {
  const { seat, names } = settingOf('eventInWords', game, told);
  requireArgument('eventInWords', 'the event', event, having('an event of a trace', 'type', 'player'));
  if (seat !== 'everything' && seenEvent(event, seat, game.model) === null) return null;
  const lines = tell([event], names, { viewer: seat === 'everything' ? 'all' : seat, unseen: new Set(game.faceDown) });
  return lines.flatMap((paragraph) => paragraph.lines).join(', ') || null;
}

const SPECTATOR = -1;

/** For whom it is told, and with which words; all of it checked. */
function settingOf(call: string, game: Game, told: ToldFor): { seat: number | 'everything'; names: PackNames } {
  requireArgument(call, 'the game', game, A_GAME);
  const kinds = { language: ANYTHING, seat: ANYTHING, names: listOf(TEXT) };
  const { language = 'en', seat = SPECTATOR, names } = fieldsOf(call, told, kinds);
  requireLanguage(language);
  requireViewer(seat, game.players);
  const say = messageRenderer(game.model, language);
  const called = Array.from(
    { length: game.players },
    (_, player) => names?.[player] ?? capitalize(say.option({ type: 'player', player })),
  );
  return { seat, names: plainNames(game.model, called, language) };
}

function requireViewer(seat: number | 'everything', players: number): void {
  if (seat !== 'everything' && seat !== SPECTATOR) requireSeat(seat, players);
}

/** The events of a game; of one that noted none, those of the same game played again. */
const traceOf = (game: Game): readonly TraceEvent[] =>
  game.trace.length > 0 ? game.trace : replay(game.model, game.save(), { trace: true }).game.trace;
