/** The one state of the page. Views read `app.now` and change it through the functions of this folder. */
import { translationFor, type Translation } from '../../service/translations/index.ts';
import { setPageLanguage } from '../i18n/index.ts';
import type {
  ComponentDetails,
  ComponentView,
  FaceFit,
  GameRecord,
  PackEntry,
  PackView,
  ScenarioView,
  SignOff,
  TryAnswer,
  TryQuestion,
} from '../worker/protocol.ts';
import type { Draft } from './drafts.ts';
import type { DeckState } from './deck-state.ts';
import type { Host, Reach } from './host.ts';
import { readRoute, type Route } from './route.ts';
import { readSettings, storeSettings, type Settings } from './settings.ts';
import { createStore } from './store.ts';
import type { TableState } from './table-state.ts';
import type { TextForm } from './text-form.ts';

export interface OpenFile {
  path: string;
  /** as it is in the editor */
  text: string;
  /** the text on disk in the form that the editor shows; null: the file is not on disk yet */
  disk: string | null;
  /** of the text on disk that was read or written last; null: the file is not on disk yet */
  hash: string | null;
  form: TextForm;
  readonly: boolean;
  /** both the disk and the editor changed the text: what the disk has; null: it has no such file any more */
  conflict?: { text: string; hash: string } | null;
  /** counts the changes from outside the editor, each of which it must show */
  revision: number;
}

/** `query`: the query of the Lab's address that asks the same. */
export interface LastTry {
  pack: string;
  query: Record<string, string>;
  question: TryQuestion;
  answer: TryAnswer | { ok: false; reason: 'fault'; message: string };
}

export interface OpenRecord {
  name: string;
  record: GameRecord;
}

/** `spoken`: for screen readers only, where people who see the page see the change itself. */
export type MessageKind = 'info' | 'error' | 'spoken';

export interface State {
  phase: 'opening' | 'ready' | 'no-token' | 'unreachable';
  settings: Settings;
  /** the messages of diagnostics in the language of the page; null: it is English, or they are not loaded yet */
  translation: Translation | null;
  route: Route;
  host: { kind: Host['kind']; title: string; reach: Reach };
  /** whether the browser stores what is typed; otherwise it is lost when the page is closed */
  storesDrafts: boolean;
  files: ReadonlyMap<string, OpenFile>;
  packs: PackEntry[];
  /** path of the pack that the person wants to see; until it is analyzed, `view` is that of another pack, or null */
  wanted: string;
  /** a file that was imported, until the view that it is for has that pack and takes it */
  handed: { view: 'cards' | 'play'; pack: string; file: File } | null;
  view: PackView | null;
  /** what an incremental check found since the last analysis: the view made of it, and the component at the cursor */
  incremental: { view: PackView; details: ComponentDetails | null } | null;
  /** the wanted pack or an edit is not analyzed yet */
  busy: boolean;
  cursor: { file: string; line: number };
  selected: ComponentView | null;
  /** unsaved drafts of an earlier session, which the person may take or leave */
  draftOffers: Draft[];
  /** texts that another text replaced, the newest first */
  backups: Draft[];
  /** the sign-offs of the folder, and what cannot be understood in their file */
  signOffs: { all: SignOff[]; problems: string[] };
  /** whether texts fit their faces, by `section/id`; only of measured faces */
  fits: ReadonlyMap<string, FaceFit>;
  /** the last announcement; `n` counts them */
  message: { text: string; n: number; kind: MessageKind };
  workerRestarted: boolean;
  /** the last try in the Lab */
  lastTry: LastTry | null;
  /** the recorded game that the Lab takes positions from */
  record: OpenRecord | null;
  /** the table of printed texts that is compared with the pack; not stored */
  deck: DeckState | null;
  /** the reference is open, at a page or words to search for; `n` counts the openings */
  reference: { topic: string; n: number } | null;
  /** the game that is played */
  table: TableState | null;
  /** the scenarios of a component that were run last, and on which view of the pack; null: they still run */
  scenarioRun: { of: string; view: PackView; results: ScenarioView[] | null } | null;
}

export function initialState(): State {
  return {
    phase: 'opening',
    settings: readSettings(),
    translation: null,
    route: readRoute(location.hash),
    host: { kind: 'static', title: '', reach: 'connected' },
    storesDrafts: true,
    files: new Map(),
    packs: [],
    wanted: '',
    handed: null,
    view: null,
    incremental: null,
    busy: false,
    cursor: { file: '', line: 1 },
    selected: null,
    draftOffers: [],
    backups: [],
    signOffs: { all: [], problems: [] },
    fits: new Map(),
    message: { text: '', n: 0, kind: 'info' },
    workerRestarted: false,
    lastTry: null,
    record: null,
    deck: null,
    reference: null,
    table: null,
    scenarioRun: null,
  };
}

export const app = createStore<State>(initialState());
setPageLanguage(app.now.settings.language);

export function setSettings(change: Partial<Settings>): void {
  const settings = { ...app.now.settings, ...change };
  storeSettings(settings);
  const isOther = settings.language !== app.now.settings.language;
  setPageLanguage(settings.language);
  app.set(isOther ? { settings, translation: null } : { settings });
  if (isOther) void loadTranslation();
}

/** Loads the messages of diagnostics for the language of the page; without them they are English. */
export async function loadTranslation(): Promise<void> {
  const { language } = app.now.settings;
  const translation = await translationFor(language).catch(() => null);
  if (translation && app.now.settings.language === language) app.set({ translation });
}

/** Shows a message for some seconds and has screen readers speak it. */
export function announce(text: string, kind: MessageKind = 'info'): void {
  app.set({ message: { text, n: app.now.message.n + 1, kind } });
}
