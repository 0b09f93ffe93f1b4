/**
 * What the page and its worker tell each other: plain data only. The page holds texts and draws; the worker holds the
 * language and the engine and answers questions.
 */
import type {
  AuditedDispute,
  AuditedGap,
  Citation,
  Diagnostic,
  FileRange,
  Fingerprints,
  LanguageCode,
  ComponentLocation,
  ProvenanceReport,
  SectionName,
  SignOff,
} from '../../dsl/index.ts';
import type * as service from '../../dsl/service/index.ts';
import type { GameRecord } from '../../interpreter/record-format.ts';
import type { TryResult, TryOptions } from '../../interpreter/scenario/index.ts';

export type {
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
  TryOptions,
};
/** Where sign-offs lie, from the folder that is edited. */
export { SIGN_OFF_FILE } from '../../dsl/index.ts';

/** By path, with `/`, as the host names them. */
export type Texts = Record<string, string>;
export type ByLanguage<T> = Record<LanguageCode, T>;

/** A folder or file, as `loadPack` wants it. */
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
  /** how many stand beside it */
  scenarios: number;
  /** the words of the language in its effects */
  words: string[];
  /** where its sources say it: edition and place */
  cited: string[];
  /** people read its text on a card, a board, a sheet */
  printed: boolean;
  errors: number;
  warnings: number;
  /** it cannot be read now: what is shown is as of the last correct text */
  stale: boolean;
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
  components: ComponentView[];
  diagnostics: Diagnostic[];
  /** how types, decks, colours, counters, kinds of sites are said */
  names: ByLanguage<Record<string, string>>;
  /** in the order of the pack, by which they get their shapes */
  colors: string[];
  /** what a player has, and what can stand on a site */
  counters: string[];
  tracks: { id: string; spaces: number[] }[];
  pieces: { id: string; upgrade: boolean }[];
  /** names that have a picture, and all of them as symbols of one hidden drawing (dsl/icons) */
  pictures: string[];
  sheet: string;
  types: string[];
  decks: string[];
}

/** What the command's audit tells of a pack, as far as its texts say it. */
export interface AuditView extends ProvenanceReport {
  without: ComponentLocation[];
}

/** One change of the file of sign-offs; null: the sign-off is withdrawn. */
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
  /** names that the language has no form of; each stands in the text as `‹name›` */
  missing: string[];
}

/** How the texts of a component stand on its face: lines too many, names without words. */
export interface FaceFit {
  extraLines: ByLanguage<number>;
  missingWords: ByLanguage<string[]>;
}

export interface SourceView {
  edition: string;
  at: string | null;
  says: string | null;
  strength: string | null;
}

/** All that one component says. */
export interface ComponentDetails {
  section: SectionName;
  id: string;
  texts: ByLanguage<RenderedTextView[]>;
  /** `text`: laid out; `written`: as it stands in the file */
  effects: { key: string; text: string; written: string; line: number; program: boolean }[];
  status: { field: string; status: string | null }[];
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
  line: number;
  texts: ByLanguage<RenderedTextView[]>;
  /** declared numbers that it has of its own; `factor`: it is 1 where nothing is said, so it multiplies */
  attributes: { id: string; n: number; factor: boolean }[];
}
export interface BoardView {
  id: string;
  name: string;
  of: 'player' | 'game';
  file: string;
  line: number;
  sites: SiteView[];
}

/** A text of a component: its section, its id, and the key at which it stands. */
export interface TextRef {
  section: string;
  id: string;
  key: string;
}
/** A preset, a position in YAML, or a recorded game after so many choices. */
export type PositionSource = NonNullable<TryOptions['at']>;

/** What is tried: an effect on a position, with choices made so far. `from`: whose text it is, where it stands in a file. */
export interface TryQuestion {
  effect: string;
  at: PositionSource;
  as?: string;
  players?: number;
  options?: Record<string, string | number>;
  choices: string[];
  outcomes: boolean;
  from?: TextRef;
}
/** Where the words of a step stand: in the effect, as offsets, and in a file. */
export interface StepLocation {
  words: { start: number; end: number } | null;
  file: FileRange | null;
}
/** `places`: one for each step. */
export type TryAnswer =
  | { ok: true; tried: TryResult; locations: StepLocation[] }
  | { ok: false; reason: 'errors' | 'refused'; message: string };

export interface PositionAnswer {
  /** the text, where it is one */ text: string | null;
  before: TryResult['before'];
  problems: string[];
}
export interface ScenarioView {
  /** `section/id` */ of: string;
  name: string;
  file: string;
  line: number;
  failures: string[];
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
>;
export type Feature = keyof LanguageService;
export type FeatureArguments<F extends Feature> =
  Parameters<LanguageService[F]> extends [unknown, ...infer Rest] ? Rest : never;

/** All that can be asked of the worker: arguments and answer. */
export interface WorkerApi {
  open(texts: Texts): void;
  /** null: the file is gone */
  edit(path: string, text: string | null): void;
  analyze(pack: string): PackView;
  componentDetails(pack: string, section: string, id: string): ComponentDetails | null;
  /** every printed component of the section, in one language */
  renderSection(pack: string, section: string, language: LanguageCode): Record<string, RenderedTextView[]>;
  /** components as `section/id`, in all languages; those that cannot be told now are left out */
  renderComponents(pack: string, components: string[]): Record<string, ByLanguage<RenderedTextView[]>>;
  boards(pack: string): BoardView[];
  audit(pack: string): AuditView;
  /** of components as `section/id`: by what one sees that they are no longer as they were signed */
  fingerprints(pack: string, components: string[]): Record<string, Fingerprints>;
  parseSignOffs(text: string): { signOffs: SignOff[]; problems: string[] };
  /** null: the file cannot be understood, and is left as it is */
  changeSignOffs(text: string, changes: SignOffChange[]): string | null;
  /** a function of the language service, with what it wants besides the workspace */
  languageService<F extends Feature>(
    pack: string,
    feature: F,
    given: FeatureArguments<F>,
  ): ReturnType<LanguageService[F]>;
  tryEffect(pack: string, question: TryQuestion): TryAnswer;
  /** the position by names, and what is wrong with it; `put`: after this value was written into its text */
  inspectPosition(
    pack: string,
    given: Pick<TryQuestion, 'at' | 'players' | 'options'>,
    put?: { path: string[]; value: number | string | null },
  ): PositionAnswer;
  /** those beside a component */
  /** of components as `section/id`: several at once, as much is the same for all */
  runScenarios(pack: string, components: string[]): ScenarioView[];
}
export type WorkerMethod = keyof WorkerApi;
