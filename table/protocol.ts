/**
 * What the page and its worker say of a game at the table: plain data. A view is made for one seat and has nothing that this seat may
 * not know; records, which have every choice, are asked for apart.
 */
import type { LanguageCode, LessonLook } from '../dsl/internal.ts';
import type { ScoreCard, ScoreStep, Standing } from '../study/index.ts';
import type { GameRecord } from '../interpreter/internal.ts';
import type { ChangeWords, CoverView, PositionView, CurrentPeriod, UndoProblem } from '../interpreter/index.ts';
import type { SourceView } from './source-views.ts';
import type { Operation } from 'rfc6902';

export type { LessonLook, SourceView, UndoProblem };
export type { Rulebook, RulebookEntry, RuleStep, RuleText } from './rulebook/book.ts';

interface SeatSetup {
  name: string;
  /** the kind of bot that plays; null: a person */
  bot: string | null;
}

export interface TableSetup {
  seats: SeatSetup[];
  seed: number;
  options: Record<string, string | number>;
  /** the id of the lesson that it follows */
  lesson?: string;
}

/** Who looks: a seat from 0, or nobody, while the device is passed on. */
export type Viewer = number;
export const NOBODY: Viewer = -1;

/** `from`, `to`: how many choices are made before it, and with it; equal where it only says something. */
export interface LessonStepView {
  say: string;
  look: LessonLook[];
  /** where the rule that it explains is printed */
  sources: SourceView[];
  from: number;
  to: number;
}

export interface LessonView {
  title: string;
  steps: LessonStepView[];
}

/** How far a game goes as its lesson does. */
export interface LessonProgress {
  /** choices made as in the lesson */
  made: number;
  /** another choice was made than the next one of the lesson */
  strays: boolean;
  /** who chooses next, `all`: whoever it is, by the lesson; null: somebody strayed, or the lesson is over */
  next: { by: 'learner'; key: string } | { by: 'others' | 'all' } | null;
}

/** What can be pointed at in place of the option in the list. */
export interface OptionTarget {
  kind: 'site' | 'slot' | 'card';
  id: string;
}

/** The place by one text. */
export const placeKey = ({ kind, id }: OptionTarget): string => `${kind} ${id}`;

export interface TableOption {
  key: string;
  label: string;
  target: OptionTarget | null;
  /** nothing more is done of what is asked */
  declines: boolean;
  /** of an entry that stands for two choices, the first of them in words */
  group?: string;
  /** what would lie there: the place is that of its anchor */
  lays?: Laying;
}

/** Something with a shape that an option lays, and what it would cover. */
export interface Laying {
  what: { card: string } | { piece: string };
  covers: CoverView;
}

/** An option that is there but cannot be taken. */
interface TableRefusal extends TableOption {
  reason: string;
}

export interface TableDecision {
  prompt: string;
  options: TableOption[];
  refused: TableRefusal[];
  /** what is being resolved, outermost first, up to what is asked now; null: nothing beside it */
  stack: TableStackLevel[] | null;
}

/** `cause`: a component; null: the rules. `waiting`: what follows at this level, after the levels inside it. */
export interface TableStackLevel {
  cause: string | null;
  waiting: string[];
}

/** `nth`: which of the slots that this player occupies, from 1. */
export interface SlotUse {
  /** seat; below 0: nobody's marker */
  player: number;
  nth: number;
}

/** What followed from one choice. */
export interface LogEntry {
  /** the number of the choice in the game */
  step: number;
  /** seat */
  player: number;
  /** why nobody chose it: there was nothing else, or it makes no difference what is first; null: somebody did */
  auto: 'only' | 'free-order' | 'confirm' | null;
  lines: LogLine[];
}

/** `hidden`: in place of a text, cards that the viewer does not see came to a zone. */
export interface LogLine {
  player: number;
  text: string | null;
  hidden: { cards: number; zone: string } | null;
  cause: string | null;
}

/** What one player did in a part of the rules, such as a turn; or what happened to nobody alone. */
export interface StoryPart {
  /** a heading names a period that begins, such as a round */
  kind: 'heading' | 'text';
  /** the number of the choice with which it began */
  step: number;
  /** the part of the rules */
  title: string;
  /** seat; below 0: nobody alone */
  player: number;
  /** it is a turn */
  turn: boolean;
  lines: string[];
  /** what was decided in place of the viewer, and why */
  byItself: Exclude<LogEntry['auto'], 'only' | null>[];
  /** it happened after the viewer's last choice, and is of somebody else */
  since: boolean;
}

interface TableRank {
  player: number;
  place: number;
  won: boolean;
  by: { what: string; value: number }[];
  missed: string[];
}

/** What one must have reached to win, as it would be if the game ended now. */
export interface TableGoal {
  name: string;
  reached: boolean;
  /** of what it asks to be so much at least; `name`: null where it is no counter */
  measures: { name: string | null; now: number; of: number }[];
}

/** How the table stands before a choice. */
export interface TablePosition {
  position: PositionView;
  /** such as era, round and turn; outermost first */
  periods: CurrentPeriod[];
  /** by seat; without the final score of others, in which their hidden cards may have a part */
  standings: Standing[];
  /** who used each occupied slot, in the order of use */
  uses: Record<string, SlotUse[]>;
  /** slots on which the rules will put markers of nobody in the next round */
  nextBlocks: string[];
}

/** The number of the choice with which something last came, as far as the viewer saw it: cards by id, what a seat built by site. */
export interface TableArrivals {
  cards: Record<string, number>;
  /** by seat and site: see `arrivalKey` */
  sites: Record<string, number>;
}

export const arrivalKey = (seat: number, site: string): string => `${seat} ${site}`;

/** Something that the pack explains: an id of it, how it is called, and what it is. */
export interface FirstTime {
  id: string;
  title: string;
  text: string;
}

export interface TableView extends TablePosition {
  /** choices made so far */
  step: number;
  /** numbers, among those of the record, of the choices that were made in place of people */
  inPlace: number[];
  over: boolean;
  /** the seat that decides; null when the game is over */
  asks: number | null;
  /** only where the viewer decides */
  decision: TableDecision | null;
  /** the latest part */
  log: LogEntry[];
  /** the latest part */
  story: StoryPart[];
  /** the number of the viewer's last own choice; 0: none yet */
  lastOwn: number;
  came: TableArrivals;
  /** what came up since the viewer's last own choice and is explained; whether for the first time, who reads it knows */
  firsts: FirstTime[];
  ranking: TableRank[];
  /** the viewer's */
  goals: TableGoal[];
  /** who won and why, in sentences; none before the end */
  result: string[];
  /** null: the last choice can be taken back */
  undoProblem: UndoProblem | null;
  canRedo: boolean;
  /** cards that the viewer has drawn in this turn and not looked at, so that the turn can be taken back */
  faceDown: number;
  /** it is tried out, beside the game: nothing of it counts */
  trial: boolean;
  /** null: it follows none */
  lesson: LessonProgress | null;
}

/** Names of a pack in a language, by id. */
interface TableNames {
  cards: Record<string, string>;
  slots: Record<string, string>;
  zones: Record<string, string>;
  counters: Record<string, string>;
  tracks: Record<string, string>;
  boards: Record<string, string>;
  periods: Record<string, string>;
  predicates: Record<string, string>;
}

/** What the table draws of a pack besides its names. */
export interface TableLayout {
  /** the counter of which a score sheet says where it came from; null: there is none */
  score: string | null;
  /** pieces cost something, or bring income */
  overview: boolean;
  /** in the order of the pack; those that are in this game */
  slots: { id: string; color: string | null }[];
  /** of players, then of the game, without those that people need not see */
  playerCounters: string[];
  gameCounters: string[];
  /** those of the game whose number is a seat, from 1; 0 is nobody */
  seatCounters: string[];
  /** `drawn`: people draw from it, or what is drawn later lies there */
  zones: {
    id: string;
    of: 'player' | 'game';
    visible: 'all' | 'owner' | 'none';
    stack: boolean;
    listening: boolean;
    drawn: boolean;
  }[];
  tracks: string[];
  /** those that are in this game */
  boards: string[];
  /** null: the game follows none */
  lesson: LessonView | null;
  /** what names of the pack mean, by id, for people who do not know the game */
  explained: Record<string, string>;
  names: TableNames;
}

/** What people should know of a game that has begun, without being stopped by it. */
export type TableNotice =
  /** it was begun with other rules than those of now */
  | { type: 'other-rules' }
  /** its record was changed: it comes to another position than the one that is named as its last */
  | { type: 'other-end' }
  /** why bots do not play with the weights of the pack */
  | { type: 'weights'; message: string }
  /** bots play with the weights of this pack, which it extends */
  | { type: 'inherited-weights'; pack: string }
  /** its file does not say who sat where: people sit at all seats; `why`: what is wrong there, null where it says nothing */
  | { type: 'seats'; why: string | null }
  /** there is no such bot: a person plays */
  | { type: 'unknown-bot'; name: string; bot: string }
  /** why it does not follow its lesson any more */
  | { type: 'lesson'; message: string };

/** How a game begins. */
export interface TableStart {
  /** path of the pack */
  pack: string;
  setup: TableSetup;
  /** of all words, also later */
  language: LanguageCode;
  /** who sees the answer */
  viewer: Viewer;
  /** the game goes on from it; else a new one begins */
  record?: GameRecord;
  /** the text of the file with the weights of its bots: its own, or those of a pack that it extends */
  weights?: string | null;
  /** what is decided in place of all people */
  preferences?: InPlace;
  /** plays a record as far as it goes; else one that does not go to its end is refused */
  asFarAsItGoes?: boolean;
  /** numbers of the choices of the record that were made in place of people */
  inPlace?: readonly number[];
}

/** What a seat does. */
export type SeatAction =
  | { type: 'choose'; key: string }
  | { type: 'undo' }
  /** takes back all choices of the turn that can be taken back */
  | { type: 'undo-turn' }
  | { type: 'redo' }
  /** who decides looks at the cards that lie face down */
  | { type: 'turn-up' };

/** What a seat does, and what is done for all at the table. */
export type TableAction =
  | SeatAction
  /** the game goes on without its lesson */
  | { type: 'end-lesson' }
  /** lets bots decide until a person is asked: so many decisions at the most, and none is begun after that time */
  | { type: 'bots'; decisions: number; milliseconds: number };

/** The pack has errors; the worker has no game, as it was started again; the game or the record does not allow it; it has gone on since. */
type TableProblem = 'errors' | 'no-game' | 'refused' | 'too-late';

/** A record whose choices can be made up to one of them: its number from 0, and how many there are. */
export interface StoppedRecord {
  at: number;
  of: number;
}

export type TableRefused =
  | { ok: false; reason: TableProblem; message: string }
  | { ok: false; reason: 'stops'; message: string; stopped: StoppedRecord };

/**
 * What a seat sees: all of it, or what is otherwise than in the update `from`, as a JSON Patch (RFC 6902). `sent` numbers the updates of a
 * seat.
 */
export type TableUpdate = { sent: number; view: TableView } | { sent: number; from: number; patch: Operation[] };

export type TableAnswer = { ok: true; update: TableUpdate } | TableRefused;

export type TableStarted =
  { ok: true; update: TableUpdate; layout: TableLayout; notices: TableNotice[] } | TableRefused;

export interface TablePreview {
  changes: ChangeWords[];
  /** counters and tracks of the person who decides, with how much more or less there is of them */
  amounts: { id: string; n: number }[];
  /** what is signalled, such as that colours match */
  signals: string[];
  /** what the same person is asked then; null: nothing at once, or it depends on what is revealed */
  next: { prompt: string } | null;
  /** cards will be drawn or revealed: the changes are those that come whatever they are */
  reveals: boolean;
  /** what else changes depends on what is revealed */
  depends: boolean;
  /** cards that will be drawn and lie face down */
  draws: number;
  /** the option is a card that goes away, and nothing comes of it but what is signalled */
  wasted: boolean;
  /** where a card is chosen next: what each of them would signal then */
  leads: TableLead[];
}

/** A card that can be chosen after an option; only those of which something is signalled. */
export interface TableLead {
  card: string;
  name: string;
  signals: string[];
  wasted: boolean;
}

/** Points from one part of the rules, by seat; and the same by period and by what gave them, as far as these are told apart. */
export interface ScoreSource {
  name: string;
  values: number[];
  parts: ScoreSource[];
}

export interface TableScores {
  soFar: ScoreSource[];
  /** by seat, points that came from nowhere, such as those at the start */
  before: number[];
  totals: number[];
  /** what the final scoring would add now, for the viewer only; none where the game is over */
  toCome: TableFinalStep[];
}

/** A step of the final scoring. Those inside another one follow it with a greater `depth`, and are part of its points. */
export interface TableFinalStep extends Omit<ScoreStep, 'cards'> {
  name: string;
  cards: (ScoreCard & { name: string })[];
}

/** `text`: number and name; `counter` is empty for cards. */
export interface TableAmount {
  counter: string;
  n: number;
  text: string;
}

/** By alternative; none: nothing is paid. `less`: what makes it less than usual, and by how much. */
export interface TablePrice {
  usual: TableAmount[][];
  now: TableAmount[][];
  less: { by: string; amounts: TableAmount[] }[];
}

/** Given so often now. `rule`: the step of the rules that gives it; null: the piece itself. `amounts` is null where they depend on more. */
export interface TableIncome {
  rule: string | null;
  amounts: TableAmount[] | null;
  times: number;
}

/** What pieces cost a player now, and what the next income brings. */
export interface TableOverview {
  pieces: {
    piece: string;
    name: string;
    build: TablePrice;
    /** null: it cannot be upgraded */
    upgrade: TablePrice | null;
    plain: TableIncome[];
    upgraded: TableIncome[];
    together: TableIncome[];
  }[];
  /** from the rules, for no single kind of piece */
  rules: TableIncome[];
  /** from cards and other components */
  others: { by: string; amounts: TableAmount[] }[];
  /** all of it once more, summed: by kind of piece, by step of the rules, by component; `piece`: its picture, null for the others */
  sums: { piece: string | null; name: string; amounts: TableAmount[] }[];
  total: TableAmount[];
  /** meanwhile, as far as nobody is asked */
  paid: TableAmount[];
}

/** Such as an era, and the rounds in it with a greater `depth`. `from`, `to`: numbers of moments; below 0: it has not ended. */
export interface CoursePeriod {
  title: string;
  n: number;
  depth: number;
  from: number;
  to: number;
}

/** How counters went. */
export interface TableCourse {
  /** each by how many choices were made before it; what comes after the last choice is a little later */
  moments: number[];
  /** in the order in which they began */
  periods: CoursePeriod[];
  /** by counter and seat, the values at each moment */
  counters: Record<string, number[][]>;
}

/** What a bot thinks of the options at hand, in the words of the game. */
export interface TableAdvice {
  /** of the option that it would choose */
  key: string;
  label: string;
  /** what it would choose after it, up to where something hidden would be seen */
  plan: string[];
  /** nothing better can be done: the game was searched to its end */
  isExact: boolean;
  asGood: string[];
  /** whether others are worth less in points, or in victories in percent */
  in: 'value' | 'victories';
  /** others, each with how much less it is worth */
  less: { label: string; behind: number }[];
}

/** What is decided in place of people. */
export interface InPlace {
  /** what is first, where it makes no difference */
  freeOrders: boolean;
  /**
   * People are asked to confirm something, such as the end of the turn, while they can take back what led there. Else, and where nothing
   * can be taken back any more, they are asked only if there is something else that they could do.
   */
  confirmed: boolean;
  /** where two questions follow each other, one list is asked: see `table/merge.ts` */
  merged?: boolean;
}

/** Who acts at the device, and when: so many choices had been made. */
interface ActingSeat {
  seat: Viewer;
  step: number;
  have?: number;
}

/**
 * The methods of the worker for the table. There is one game at a time. All seats are at one device: who sits there now is named by its
 * number. `have`: the number of the update that this seat has; all is sent if none is named.
 */
export interface TableApi {
  /** A new game, or one on file. Where it is refused, the one before goes on. */
  startTable(start: TableStart): TableStarted;
  /** Paths of the packs whose weights its bots may play with, the first that has some: itself, then what it extends. */
  packsOfWeights(pack: string): string[];
  /** null: there is no game */
  tableLayout(language: LanguageCode): TableLayout | null;
  tableView(language: LanguageCode, viewer: Viewer, have?: number): TableAnswer;
  /** Without `preferences`, people decide everything, or what they did before. */
  tableAct(action: TableAction, by: ActingSeat, preferences?: InPlace): TableAnswer;
  /**
   * Tries out how it might go on from before choice `step`: the viewer plays, bots play all others, what the viewer does not know is dealt
   * again. All that is asked is of it until its end; the record stays that of the game. For nobody, nothing is tried out.
   */
  tableTry(step: number, viewer: Viewer): TableAnswer;
  tableEndTry(viewer: Viewer): TableAnswer;
  /** What the option would change, as far as the viewer would see it. `freeOrders`: see `InPlace`. */
  tablePreview(key: string, viewer: Viewer, freeOrders?: boolean): TablePreview | null;
  /** What a bot would choose in place of the viewer, and why; null: somebody else decides. It knows no more than the viewer. */
  tableAdvice(viewer: Viewer): TableAdvice | null;
  /** How it was before choice `step`, as the viewer may know it; null: there is no game. */
  tablePosition(step: number, viewer: Viewer): TablePosition | null;
  /** Where the points come from; null: there is no game, or it has no score. */
  tableScores(viewer: Viewer): TableScores | null;
  /** For a seat, before choice `step`, as the viewer may know it; null: there is no game. */
  tableOverview(seat: number, step: number, viewer: Viewer): TableOverview | null;
  /** null: there is no game */
  tableCourse(): TableCourse | null;
  /** null: there is no game */
  tableRecord(): GameRecord | null;
  /** How many choices of the record come before choice `step`; those that are taken by themselves are not in it. */
  tableRecordStep(step: number): number;
  botKinds(): string[];
}
