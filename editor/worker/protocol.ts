/**
 * The interface between the page and its worker: methods with plain data. The page stores the texts and draws; the worker
 * runs the language and the engine.
 */
import type { AuditedDispute, AuditedGap, ComponentLocation, ProvenanceReport } from '../../service/index.ts';
import type {
  Citation,
  ComponentId,
  Diagnostic,
  FileRange,
  Fingerprints,
  Grid,
  LanguageCode,
  Port,
  PositionValue,
  SectionName,
  ShapeCell,
  SignOff,
} from '../../dsl/internal.ts';
import type { CoverView } from '../../interpreter/index.ts';
import type { GameRecord } from '../../interpreter/internal.ts';
import type { TextEdit } from 'vscode-languageserver-types';
import type * as service from '../../service/language-service/index.ts';
import type { OccasionsApi } from './occasions-protocol.ts';
import type { RecordedPosition, TryResult } from '../../interpreter/scenario/index.ts';
import type { Sign } from '../../texts/internal.ts';
import type { CardTableApi } from './card-table-protocol.ts';
import type { DeckApi } from './deck-protocol.ts';
import type { ReferenceApi } from './reference-protocol.ts';
import type { Rulebook, SourceView, TableApi, Viewer } from '../../table/protocol.ts';

export type { OccasionView } from './occasions-protocol.ts';
export type { CoverView, SourceView };
export type {
  Sign,
  AuditedDispute,
  AuditedGap,
  Citation,
  Diagnostic,
  FileRange,
  Fingerprints,
  GameRecord,
  LanguageCode,
  SectionName,
  SignOff,
  TryResult,
};
/** The file of sign-offs, from the folder that is edited. */
export { SIGN_OFF_FILE } from '../../dsl/internal.ts';

/** Texts of files by path, with `/`, as the host names them. */
export type Texts = Record<string, string>;
export type ByLanguage<T> = Record<LanguageCode, T>;

/** A pack among the texts: its folder or file, as `loadPack` expects it. */
export interface PackEntry {
  path: string;
  title: string;
  readonly: boolean;
}

export type Provenance = 'attested' | 'derived' | 'original' | 'mixed' | 'unsaid';

/** A component, whatever it is: enough for lists, filters and the head of a face. */
export interface ComponentView {
  section: SectionName;
  id: string;
  name: string;
  pack: string;
  file: string;
  /** from 1, the end inclusive */
  line: number;
  endLine: number;
  number: number | null;
  type: string | null;
  deck: string | null;
  color: string | null;
  provenance: Provenance | null;
  /** how many it has */
  scenarios: number;
  /** the words of the language in its effects */
  words: string[];
  /** its citations: edition and place */
  cited: string[];
  /** its text is printed on a card, a board or a sheet */
  printed: boolean;
  errors: number;
  warnings: number;
  /** it has errors now: the view is of its last correct text */
  stale: boolean;
  /** the text printed on it, as far as that is not encoded yet */
  notEncoded: string | null;
}

/** A piece or card with a shape, as it is drawn in the pack. */
export interface ShapedView {
  section: 'pieces' | 'cards';
  id: string;
  cells: readonly ShapeCell[];
  turns?: number;
  flips: boolean;
  ports: readonly Port[];
}

/** A pack as it is now. */
export interface PackView {
  path: string;
  id: string;
  title: string;
  version: string;
  playable: boolean;
  playerCounts: number[];
  options: { id: string; name: string; values: (string | number)[]; default: string | number }[];
  /** guided games */
  lessons: {
    id: string;
    title: ByLanguage<string>;
    players: number;
    seed: number;
    options: Record<string, string | number>;
  }[];
  components: ComponentView[];
  diagnostics: Diagnostic[];
  /** names of types, decks, colours, counters and kinds of sites, by id */
  names: ByLanguage<Record<string, string>>;
  /** those that have no name in a language, by id: there `names` has the English one */
  unnamed: ByLanguage<string[]>;
  /** in the order of the pack, which decides on their shapes */
  colors: string[];
  /** of a player */
  counters: string[];
  tracks: { id: string; spaces: number[] }[];
  /** `isOwned`: on boards between the players they belong to one; `kinds`: of sites on which they may be built */
  pieces: { id: string; upgrade: boolean; isOwned: boolean; kinds: string[] }[];
  /** counters that lie on sites and cards; `on`: kinds and tags of sites, types and decks */
  things: { id: string; of: 'player' | 'game'; on: string[] }[];
  /** where cards lie beside the boards; `drawn`: cards are drawn to there */
  zones: { id: string; of: 'player' | 'game'; drawn: boolean }[];
  /** pieces and cards that have a shape */
  shaped: ShapedView[];
  /** whether cards come to lie on boards, and whether face down */
  tiles: 'none' | 'open' | 'face-down';
  /** names that have a picture; `sheet` has all pictures as symbols of one hidden drawing (texts/icons) */
  pictures: string[];
  sheet: string;
  types: string[];
  decks: string[];
}

/** What an incremental check finds: enough to show what was typed, until the pack is analyzed. */
export interface IncrementalView {
  /** with those of the last full check, at their new places */
  diagnostics: Diagnostic[];
  /** the component at the cursor; null if there is none. With errors it is as it was before, without details */
  component: { view: ComponentView; details: ComponentDetails | null } | null;
}

/** The part of the report of `fathom audit` that depends on the texts of the pack only. */
export interface AuditView extends ProvenanceReport {
  without: ComponentLocation[];
}

/** A change of the file of sign-offs; null: the sign-off is withdrawn. */
export interface SignOffChange {
  pack: string;
  component: string;
  signOff: SignOff | null;
}

export interface RenderedTextView {
  key: string;
  title: string | null;
  text: string;
  /** with `{credit}` in place of the names of counters, for pictures */
  marked: string;
  /** all of it in signs, the same in each language; null: they cannot say it */
  signs: Sign[] | null;
  /** names that the language has no form of; in the text each is written `‹name›` */
  missing: string[];
}

/** Whether the texts of a component fit its face. */
export interface FaceFit {
  /** lines that have no room */
  extraLines: ByLanguage<number>;
  /** names that the language has no form of */
  missingWords: ByLanguage<string[]>;
}

/** Everything about one component. */
export interface ComponentDetails {
  section: SectionName;
  id: string;
  texts: ByLanguage<RenderedTextView[]>;
  /** `text`: in the canonical layout; `written`: as it is in the file; `standing`: its lines are in force */
  effects: { key: string; text: string; written: string; line: number; program: boolean; standing: boolean }[];
  status: { field: string; status: Exclude<Provenance, 'mixed' | 'unsaid'> | null }[];
  sources: SourceView[];
  disputes: { id: string; topic: string; decision: string | null }[];
  why: string | null;
  note: string | null;
  scenarios: { name: string; line: number }[];
}

export interface SiteView {
  id: string;
  kind: string;
  tags: string[];
  adjacent: string[];
  /** where it is drawn, if the board says so: from the left and from the top */
  at?: readonly [x: number, y: number];
  /** where it is declared; that of the other board where a board begins from one */
  file: string;
  line: number;
  /** of a map, of its letter */
  column?: number;
  texts: ByLanguage<RenderedTextView[]>;
  /** declared numbers other than the default; `factor`: the default is 1, so the number multiplies */
  attributes: { id: string; n: number; factor: boolean }[];
}
export interface BoardView {
  id: string;
  name: string;
  of: 'player' | 'game';
  /** how its sites lie, if they are a map */
  grid?: Grid;
  file: string;
  line: number;
  sites: SiteView[];
  /** of a map, the letters that stand for no site, as sites without a kind */
  holes?: SiteView[];
}

/** A text of a component, by its key. */
export interface TextRef {
  section: string;
  id: string;
  key: string;
}
/** The game at the table before choice `step`, as the viewer knows it: what the viewer does not know is dealt again. */
export interface TableSource {
  viewer: Viewer;
  step: number;
}
/** A preset, a position in YAML, a recorded game after so many choices, or the game at the table. */
export type PositionSource = string | Pick<RecordedPosition, 'record' | 'step'> | TableSource;

/** An effect to try on a position, with the choices made so far. `from`: the text in a file that it is. */
export interface TryQuestion {
  effect: string;
  at: PositionSource;
  as?: string;
  players?: number;
  options?: Record<string, string | number>;
  choices: string[];
  outcomes: boolean;
  /** of questions, options, reasons and events */
  language: LanguageCode;
  from?: TextRef;
}
/** Where the words of a step are: in the effect, as offsets, and in a file. */
export interface StepLocation {
  words: { start: number; end: number } | null;
  file: FileRange | null;
}
/** `locations`: one for each step. */
/**
 * `boards`: those between the players in that game; `said`: the effect in words, null where there are none; `read`: the effect that
 * the text says in words.
 */
export type TryAnswer =
  | {
      ok: true;
      tried: TryResult;
      locations: StepLocation[];
      boards: string[];
      said: string | null;
      read: string | null;
    }
  /** `no-game`: the position is of a game at the table that the worker does not have */
  | { ok: false; reason: 'errors' | 'refused' | 'no-game'; message: string };

/** A value for the text of a position; null: it says nothing of it. */
export interface PositionPut {
  path: string[];
  value: PositionValue;
}
export interface PositionAnswer {
  /** the position as text; null: it is a recorded game */
  text: string | null;
  /** the boards between the players in that game */
  boards: string[];
  before: TryResult['before'];
  /** of each card of the game, how many copies the position says no place of */
  free: Record<string, number>;
  problems: string[];
}
export interface ScenarioView {
  /** `section/id` */
  of: string;
  name: string;
  file: string;
  line: number;
  failures: string[];
}

/** Different for any two problems of a pack. */
export const problemKey = ({ file, line, column, code, data }: Diagnostic): string =>
  JSON.stringify([file, line, column, code, data ?? null]);

/** The fix of a problem that one button makes. */
export interface ProblemFix {
  title: string;
  changes: Record<string, TextEdit[]>;
}

type LanguageService = Pick<
  typeof service,
  | 'codeActions'
  | 'completions'
  | 'hover'
  | 'signatureHelp'
  | 'definition'
  | 'highlights'
  | 'references'
  | 'prepareRename'
  | 'rename'
  | 'documentSymbols'
  | 'semanticTokens'
  | 'formatting'
  | 'codeLenses'
  | 'foldingRanges'
  | 'inlayHints'
  | 'sayInWords'
  | 'wordsAfter'
  | 'readingsNear'
  | 'setFields'
  | 'addComponents'
  | 'duplicateComponents'
  | 'deleteComponents'
  | 'moveComponents'
  | 'renameComponent'
  | 'componentForm'
>;
export type Feature = keyof LanguageService;
export type FeatureArguments<F extends Feature> =
  Parameters<LanguageService[F]> extends [unknown, ...infer Rest] ? Rest : never;
export type FeatureResult<F extends Feature> = ReturnType<LanguageService[F]>;

export type { CardEdit, ComponentForm, FormField } from '../../service/language-service/index.ts';
/** A position at which the readings of a text differ, and what each of them changes there; null: nothing that the first does not. */
export interface ReadingsApart {
  position: string;
  gives: (string | null)[];
}

/** The methods of the worker. */
export interface WorkerApi extends TableApi, DeckApi, CardTableApi, OccasionsApi, ReferenceApi {
  /** replaces all texts */
  open(texts: Texts): void;
  /** null: the file was removed */
  edit(path: string, text: string | null): void;
  analyze(pack: string): PackView;
  /** Takes a state of the pack with other texts as its last one without errors; whether it has none. */
  recallGood(pack: string, texts: Texts): boolean;
  /** `file`, `line`: where the cursor is */
  checkIncrementally(pack: string, file: string, line: number): IncrementalView;
  componentDetails(pack: string, section: string, id: string): ComponentDetails | null;
  /** the texts of every printed component of the section, in one language */
  renderSection(pack: string, section: string, language: LanguageCode): Record<string, RenderedTextView[]>;
  /** components as `section/id`, in all languages; those that cannot be rendered now are left out */
  renderComponents(pack: string, components: string[]): Record<string, ByLanguage<RenderedTextView[]>>;
  /** the rules with these options, the others at their defaults, as a book; null: the pack has never been without errors */
  rulebook(pack: string, language: LanguageCode, options: Record<string, string | number>): Rulebook | null;
  boards(pack: string): BoardView[];
  audit(pack: string): AuditView;
  /** a pack with this id that changes the other one, as a text to start from; null where that one has errors */
  variantText(pack: string, id: string): string | null;
  /** of components as `section/id`, to see whether they changed since they were signed */
  fingerprints(pack: string, components: string[]): Record<string, Fingerprints>;
  parseSignOffs(text: string): { signOffs: SignOff[]; problems: string[] };
  /** the new text; null: the file cannot be understood and must stay as it is */
  changeSignOffs(text: string, changes: SignOffChange[]): string | null;
  /** of the first problems in files that can be changed, by `problemKey` */
  problemFixes(pack: string, language: LanguageCode): Record<string, ProblemFix>;
  /** calls a function of the language service with its arguments after the workspace */
  languageService<F extends Feature>(pack: string, feature: F, given: FeatureArguments<F>): FeatureResult<F>;
  /** where effects differ, each a reading of one text of a component; null where no difference is seen */
  readingsApart(
    pack: string,
    component: ComponentId,
    effects: readonly string[],
    language: LanguageCode,
  ): Promise<ReadingsApart | null>;
  tryEffect(pack: string, question: TryQuestion): TryAnswer;
  /** the position by names, and its problems; `put`: values that are written into its text first */
  inspectPosition(
    pack: string,
    given: Pick<TryQuestion, 'at' | 'players' | 'options'>,
    put?: readonly PositionPut[],
  ): PositionAnswer;
  /** of components as `section/id`; several at once are faster, as they share the compiled game */
  runScenarios(pack: string, components: string[]): ScenarioView[];
}
export type WorkerMethod = keyof WorkerApi;

export interface WorkerRequest {
  id: number;
  method: WorkerMethod;
  args: unknown[];
}

export type WorkerResponse = { id: number; result: unknown } | { id: number; error: string };
